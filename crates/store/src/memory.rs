//! The store in memory: the same behaviour as a database, gone with the program.

use crate::error::Error;
use crate::model::{
    Append, CHAT_LINES, Chat, Filter, Kind, Loaded, NewTable, Passed, Snapshot, Summary, TableId, Usage,
};
use crate::stats::{Meter, Stats};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[derive(Debug, Default)]
pub(crate) struct Memory {
    inner: Mutex<Inner>,
    meter: Meter,
}

#[derive(Debug, Default)]
struct Inner {
    tables: BTreeMap<TableId, Table>,
    expired: BTreeMap<TableId, i64>,
    /// How many tables there were.
    last_no: i64,
    is_closed: bool,
}

#[derive(Debug)]
struct Table {
    /// In order of creation, so that lists break ties as the database does.
    no: i64,
    new: NewTable,
    entries: Vec<String>,
    snapshot: Option<Snapshot>,
    updated_ms: i64,
    over: bool,
    footer: Option<String>,
    quarantined: Option<String>,
    chat: Vec<Chat>,
}

impl Memory {
    pub(crate) fn create(&self, new: NewTable) -> Result<(), Error> {
        let mut inner = self.open()?;
        if inner.tables.contains_key(&new.id) {
            return Err(Error::Exists);
        }
        inner.last_no += 1;
        let table = Table {
            no: inner.last_no,
            entries: Vec::new(),
            snapshot: None,
            updated_ms: new.created_ms,
            over: false,
            footer: None,
            quarantined: None,
            chat: Vec::new(),
            new,
        };
        inner.tables.insert(table.new.id.clone(), table);
        self.meter.committed(1, 0, Duration::ZERO);
        Ok(())
    }

    pub(crate) fn append(&self, id: &TableId, expected: u64, append: Append) -> Result<u64, Error> {
        self.change(id, |table| {
            let version = append.version_after(table.entries.len() as u64, expected)?;
            let Append { entries, meta, snapshot, updated_ms, over, footer } = append;
            let n_entries = entries.len();
            table.entries.extend(entries);
            table.updated_ms = updated_ms;
            table.over = over;
            if let Some(meta) = meta {
                table.new.meta = meta;
            }
            if let Some(new) = snapshot
                && table.snapshot.as_ref().is_none_or(|old| old.version <= new.version)
            {
                table.snapshot = Some(new);
            }
            if footer.is_some() {
                table.footer = footer;
            }
            Ok((version, n_entries))
        })
    }

    pub(crate) fn load(&self, id: &TableId) -> Result<Loaded, Error> {
        self.read(id, |table| {
            let from = table.snapshot.as_ref().map_or(0, |it| it.version as usize);
            Loaded {
                game: table.new.game.clone(),
                header: table.new.header.clone(),
                seed: table.new.seed,
                meta: table.new.meta.clone(),
                version: table.entries.len() as u64,
                snapshot: table.snapshot.clone(),
                tail: table.entries[from..].to_vec(),
                over: table.over,
                footer: table.footer.clone(),
                quarantined: table.quarantined.clone(),
                created_ms: table.new.created_ms,
                updated_ms: table.updated_ms,
            }
        })
    }

    pub(crate) fn entries(&self, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
        self.read(id, |table| table.entries.iter().skip(from as usize).cloned().collect())
    }

    pub(crate) fn list(&self, filter: &Filter) -> Result<Vec<Summary>, Error> {
        let inner = self.open()?;
        let mut tables: Vec<&Table> = inner
            .tables
            .values()
            .filter(|table| filter.over.is_none_or(|over| over == table.over))
            .filter(|table| table.new.kind.listed)
            .collect();
        tables.sort_by_key(|table| Reverse((table.updated_ms, table.no)));
        Ok(tables.into_iter().take(filter.limit).map(Table::summary).collect())
    }

    pub(crate) fn walk(&self, after: i64, limit: usize) -> Result<Vec<Passed>, Error> {
        let inner = self.open()?;
        let mut tables: Vec<&Table> = inner.tables.values().filter(|table| table.no > after).collect();
        tables.sort_by_key(|table| table.no);
        let passed = |table: &Table| Passed {
            no: table.no,
            summary: table.summary(),
            created_ms: table.new.created_ms,
            imported: table.new.kind.imported.is_some(),
        };
        Ok(tables.into_iter().take(limit).map(passed).collect())
    }

    pub(crate) fn clocked(&self) -> Result<Vec<TableId>, Error> {
        let inner = self.open()?;
        let is_due = |table: &&Table| table.new.kind.clocked && !table.over && table.quarantined.is_none();
        Ok(inner.tables.values().filter(is_due).map(|table| table.new.id.clone()).collect())
    }

    pub(crate) fn usage(&self) -> Result<Usage, Error> {
        let inner = self.open()?;
        let mut usage = Usage::default();
        for table in inner.tables.values() {
            let texts = table.entries.iter().chain([&table.new.header, &table.new.meta]);
            usage.bytes += texts.map(|text| text.len() as u64).sum::<u64>();
            usage.imported_bytes += table.new.kind.imported.unwrap_or(0);
            usage.quarantined += u64::from(table.quarantined.is_some());
        }
        Ok(usage)
    }

    pub(crate) fn remove(&self, id: &TableId, expected: u64, at_ms: i64) -> Result<(), Error> {
        let mut inner = self.open()?;
        let now = inner.tables.get(id).ok_or(Error::NotFound)?.entries.len() as u64;
        if now != expected {
            return Err(Error::Stale { now });
        }
        inner.tables.remove(id);
        inner.expired.insert(id.clone(), at_ms);
        self.meter.committed(1, 0, Duration::ZERO);
        Ok(())
    }

    pub(crate) fn remember_expired(&self, id: &TableId, at_ms: i64) -> Result<(), Error> {
        self.open()?.expired.insert(id.clone(), at_ms);
        Ok(())
    }

    pub(crate) fn expired(&self, after: &str, limit: usize) -> Result<Vec<(TableId, i64)>, Error> {
        let inner = self.open()?;
        let next = inner.expired.iter().filter(|(id, _)| id.as_str() > after);
        Ok(next.map(|(id, at_ms)| (id.clone(), *at_ms)).take(limit).collect())
    }

    pub(crate) fn kind(&self, id: &TableId) -> Result<Kind, Error> {
        self.read(id, |table| table.new.kind)
    }

    pub(crate) fn quarantine(&self, id: &TableId, report: String) -> Result<(), Error> {
        self.change(id, |table| {
            table.quarantined = Some(report);
            Ok(((), 0))
        })
    }

    pub(crate) fn set_meta(&self, id: &TableId, meta: String) -> Result<(), Error> {
        self.change(id, |table| {
            table.new.meta = meta;
            Ok(((), 0))
        })
    }

    pub(crate) fn say(&self, id: &TableId, line: Chat) -> Result<(), Error> {
        self.change(id, |table| {
            if table.chat.len() == CHAT_LINES {
                table.chat.remove(0);
            }
            table.chat.push(line);
            Ok(((), 0))
        })
    }

    pub(crate) fn chat(&self, id: &TableId, last: usize) -> Result<Vec<Chat>, Error> {
        self.read(id, |table| table.chat[table.chat.len().saturating_sub(last)..].to_vec())
    }

    pub(crate) fn flush(&self) -> Result<(), Error> {
        self.open().map(|_| ())
    }

    pub(crate) fn close(&self) -> Result<(), Error> {
        self.open()?.is_closed = true;
        Ok(())
    }

    pub(crate) fn stats(&self) -> Stats {
        self.meter.read()
    }

    fn open(&self) -> Result<MutexGuard<'_, Inner>, Error> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.is_closed { Err(Error::Closed) } else { Ok(inner) }
    }

    fn read<T>(&self, id: &TableId, read: impl FnOnce(&Table) -> T) -> Result<T, Error> {
        let inner = self.open()?;
        let missing = || if inner.expired.contains_key(id) { Error::Expired } else { Error::NotFound };
        inner.tables.get(id).map(read).ok_or_else(missing)
    }

    /// Changes a table; `change` says what to answer and how many entries it added.
    fn change<T>(
        &self,
        id: &TableId,
        change: impl FnOnce(&mut Table) -> Result<(T, usize), Error>,
    ) -> Result<T, Error> {
        let mut inner = self.open()?;
        let (answer, n_entries) = change(inner.tables.get_mut(id).ok_or(Error::NotFound)?)?;
        self.meter.committed(1, n_entries, Duration::ZERO);
        Ok(answer)
    }
}

impl Table {
    fn summary(&self) -> Summary {
        Summary {
            id: self.new.id.clone(),
            game: self.new.game.clone(),
            meta: self.new.meta.clone(),
            version: self.entries.len() as u64,
            updated_ms: self.updated_ms,
            over: self.over,
            quarantined: self.quarantined.is_some(),
        }
    }
}
