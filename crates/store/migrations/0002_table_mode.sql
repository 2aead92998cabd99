-- Games in which irregular moves can be played and claimed. Their moves hold set-ups and
-- irregularities among the moves, each in its own row.
ALTER TABLE games ADD COLUMN table_mode INTEGER NOT NULL DEFAULT 0 CHECK (table_mode IN (0, 1));
