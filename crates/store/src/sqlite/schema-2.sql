-- Version 2 of the database: lists by index, tables that go away, records from elsewhere. This one never changes either.

-- What a table is does not change; a move at one that the lobby does not show no longer touches any index.
ALTER TABLE heads ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE heads ADD COLUMN clocked INTEGER NOT NULL DEFAULT 0 CHECK (clocked IN (0, 1));

-- What the layer above wrote into `meta` at version 1; from now on it says so when it creates a table.
UPDATE heads SET listed = 1 WHERE no IN (
    SELECT no FROM metas
    WHERE CASE WHEN json_valid(meta) THEN json_extract(meta, '$.settings.listed') END = 1
);
UPDATE heads SET clocked = 1 WHERE no IN (
    SELECT no FROM metas
    WHERE CASE WHEN json_valid(meta) THEN json_type(meta, '$.settings.clock') END = 'object'
);

DROP INDEX heads_newest;
CREATE INDEX heads_listed ON heads (over, updated_ms, no) WHERE listed = 1;
CREATE INDEX heads_clocked ON heads (no) WHERE clocked = 1 AND over = 0;

-- Tables whose record was played elsewhere, and its size.
CREATE TABLE imports (
    no    INTEGER PRIMARY KEY REFERENCES tables (no),
    bytes INTEGER NOT NULL
) STRICT;

-- At version 1 such a table was created and over within one millisecond, and its name said what it was.
INSERT INTO imports (no, bytes)
WITH RECURSIVE
    found (no, last) AS (
        SELECT h.no, h.last FROM heads h JOIN tables t ON t.no = h.no JOIN metas m ON m.no = h.no
        WHERE h.over = 1 AND h.updated_ms = t.created_ms
          AND CASE WHEN json_valid(m.meta) THEN json_extract(m.meta, '$.name') END LIKE '%(uploaded)'
    ),
    chain (no, seq, previous, bytes) AS (
        SELECT f.no, e.seq, e.previous, length(e.text) FROM found f JOIN entries e ON e.seq = f.last
        UNION ALL
        SELECT c.no, e.seq, e.previous, length(e.text)
        FROM chain c CROSS JOIN entries e ON e.seq = c.previous
        WHERE e.seq < c.seq
    )
SELECT no, sum(bytes) FROM chain GROUP BY no;

-- Tables that were removed, so that a link to one can be answered.
CREATE TABLE expired (
    id    TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX expired_when ON expired (at_ms);

-- The newest entries of chains whose table is gone; they are deleted piece by piece.
CREATE TABLE leftovers (
    last INTEGER PRIMARY KEY
) STRICT;
