-- Games and their moves. Times are milliseconds since 1970-01-01 UTC.
-- A migration that was released is never edited: a change is a new file.
CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 22),
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    version    INTEGER NOT NULL CHECK (version >= 1),
    ruleset    TEXT    NOT NULL,
    start_fen  TEXT    NOT NULL,
    white      TEXT,
    black      TEXT,
    -- How the players ended it; what the rules end follows from the moves.
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
