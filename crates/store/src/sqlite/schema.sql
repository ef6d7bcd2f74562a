-- Version 1 of the database. A later version is a file of its own beside this one; this one never changes.
--
-- A commit costs as many pages as it touches, and one group of appends comes from many tables. So the entries of all
-- tables form one log that only grows at its end, the one row of a table which every append changes is small and
-- apart (`heads`), and what is large or rarely changes lies elsewhere. With the entries sorted by table instead, each
-- append touches a page of its own: measured, six times the processor time.

CREATE TABLE tables (
    no         INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    header     TEXT NOT NULL,
    seed       BLOB NOT NULL CHECK (length(seed) = 32),
    created_ms INTEGER NOT NULL,
    footer     TEXT
) STRICT;

-- Where each table stands; `last` is the newest entry's `seq`, 0 for none.
CREATE TABLE heads (
    no         INTEGER PRIMARY KEY REFERENCES tables (no),
    game       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    last       INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    over       INTEGER NOT NULL CHECK (over IN (0, 1))
) STRICT;

CREATE INDEX heads_newest ON heads (over, updated_ms, no, game);

-- The log. The entries of one table are a chain: `previous` is the `seq` of the entry before, 0 for the first. A
-- table's tail is read from its head backwards, in as many steps as it has entries, however long the log is.
CREATE TABLE entries (
    seq      INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    previous INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    text     TEXT NOT NULL
) STRICT;

-- The chain is held by the database itself: an entry that is not the next one of its table is refused, whoever
-- writes it. The writer knows each table's head from memory; should that ever be wrong, this is where it ends.
CREATE TRIGGER entries_append AFTER INSERT ON entries
BEGIN
    SELECT raise(ABORT, 'the entry does not follow the last one of its table')
    WHERE NOT EXISTS (
        SELECT 1 FROM heads
        WHERE no = NEW.table_no AND version = NEW.version - 1 AND last = NEW.previous
    );
    UPDATE heads SET version = NEW.version, last = NEW.seq, updated_ms = NEW.at_ms WHERE no = NEW.table_no;
END;

CREATE TABLE metas (
    no   INTEGER PRIMARY KEY REFERENCES tables (no),
    meta TEXT NOT NULL
) STRICT;

CREATE TABLE snapshots (
    no      INTEGER PRIMARY KEY REFERENCES tables (no),
    version INTEGER NOT NULL,
    bytes   BLOB NOT NULL
) STRICT;

CREATE TABLE quarantine (
    no     INTEGER PRIMARY KEY REFERENCES tables (no),
    report TEXT NOT NULL
) STRICT;

CREATE TABLE chat (
    seq      INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL REFERENCES tables (no),
    at_ms    INTEGER NOT NULL,
    speaker  TEXT NOT NULL,
    text     TEXT NOT NULL
) STRICT;

CREATE INDEX chat_of_table ON chat (table_no);
