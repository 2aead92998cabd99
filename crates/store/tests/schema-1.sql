-- A database as schema 1 left it. Never edited: games of this age must stay readable.
CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 22),
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    version    INTEGER NOT NULL CHECK (version >= 1),
    ruleset    TEXT    NOT NULL,
    start_fen  TEXT    NOT NULL,
    white      TEXT,
    black      TEXT,
    end_reason TEXT,
    end_loser  TEXT CHECK (end_loser IN ('white', 'black')),
    CHECK ((end_reason IS NOT NULL AND end_reason IN ('resignation', 'time')) = (end_loser IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE moves (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL CHECK (ply >= 1),
    notation TEXT    NOT NULL,
    played   INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES (
    '1111111111111111111112', 1796000000000, 1796000005000, 4, 'fmjd', 'W:W31,32:B1,2', 'Weiss', NULL,
    'resignation', 'black'
);
INSERT INTO moves VALUES ('1111111111111111111112', 1, '32-28', 1796000001000);
INSERT INTO moves VALUES ('1111111111111111111112', 2, '1-6', 1796000002000);
PRAGMA application_id = 1684106610;
PRAGMA user_version = 1;
