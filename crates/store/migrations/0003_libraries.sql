-- Libraries of games, each under a key that only its holders know. A game is named by what it holds.
CREATE TABLE libraries (
    id      TEXT    NOT NULL PRIMARY KEY CHECK (length(id) = 22),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    games   INTEGER NOT NULL DEFAULT 0 CHECK (games >= 0),
    bytes   INTEGER NOT NULL DEFAULT 0 CHECK (bytes >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE library_games (
    library TEXT    NOT NULL REFERENCES libraries (id) ON DELETE CASCADE,
    name    TEXT    NOT NULL CHECK (length(name) = 32),
    added   INTEGER NOT NULL,
    pdn     TEXT    NOT NULL,
    PRIMARY KEY (library, name)
) STRICT;
