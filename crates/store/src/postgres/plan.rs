//! What one group of writes will do. Every refusal is decided here, in memory and one write at a time, so that
//! in the database nothing is left that could fail for one of them and take the others along.

use crate::error::Error;
use crate::model::{Append, Chat, NewTable, Snapshot, TableId};
use crate::task::Task;
use std::collections::{BTreeMap, HashMap};

/// What an entry takes beside its text, and a table beside its header and all that is added to it: by count, and roughly.
const ENTRY_BYTES: i64 = 72;
const TABLE_BYTES: i64 = 4096;

/// Where a table stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) no: i64,
    pub(super) version: u64,
    pub(super) over: bool,
    pub(super) listed: bool,
}

/// Where the tables stand that were written to lately. Right because nobody else writes: see the link; and if somebody
/// should all the same, the database finds out.
#[derive(Debug, Default)]
pub(super) struct Heads {
    known: HashMap<TableId, Head>,
}

/// About ten megabytes; what is forgotten is read again when needed.
const MOST_KNOWN: usize = 65_536;

impl Heads {
    /// The tables among these of which it is not known where they stand.
    pub(super) fn unknown(&mut self, tasks: &[Task]) -> Vec<String> {
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
        }
        let ids = tasks.iter().filter_map(Task::table).filter(|id| !self.known.contains_key(*id));
        ids.map(ToString::to_string).collect()
    }

    /// Learns where a table stands.
    pub(super) fn learn(&mut self, id: TableId, head: Head) {
        self.known.insert(id, head);
    }

    /// Forgets a table that is no more.
    pub(super) fn forget(&mut self, id: &TableId) {
        self.known.remove(id);
    }

    fn get(&mut self, id: &TableId) -> Result<&mut Head, Error> {
        self.known.get_mut(id).ok_or(Error::NotFound)
    }
}

/// How a table moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) before: u64,
    pub(super) after: u64,
    pub(super) at_ms: i64,
    pub(super) over: bool,
    pub(super) listed: bool,
    pub(super) bytes: i64,
}

/// What a group will write; the numbers are those of tables. Of what is replaced only the last counts.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) created: Vec<(i64, NewTable)>,
    pub(super) moves: BTreeMap<i64, Move>,
    pub(super) entries: Vec<(i64, u64, String)>,
    pub(super) metas: BTreeMap<i64, String>,
    pub(super) snapshots: BTreeMap<i64, Snapshot>,
    pub(super) footers: BTreeMap<i64, String>,
    pub(super) quarantined: BTreeMap<i64, String>,
    pub(super) chat: Vec<(i64, Chat)>,
    /// What all of it adds.
    pub(super) bytes: i64,
}

impl Plan {
    /// Adds a task, or refuses it; `heads` then say where the tables will stand. A new table takes the next of the
    /// numbers. Gives the answer for its sender.
    pub(super) fn add(
        &mut self,
        heads: &mut Heads,
        numbers: &mut impl Iterator<Item = i64>,
        task: Task,
    ) -> Result<u64, Error> {
        match task {
            Task::Create(table) => {
                if heads.known.contains_key(&table.id) {
                    return Err(Error::Exists);
                }
                let no = numbers.next().ok_or_else(|| Error::corrupt("it gave too few numbers"))?;
                let listed = table.kind.listed;
                heads.learn(table.id.clone(), Head { no, version: 0, over: false, listed });
                self.bytes += table_bytes(&table);
                self.created.push((no, table));
            }
            Task::Append(id, expected, append) => return self.append(heads, &id, expected, append),
            Task::SetMeta(id, meta) => drop(self.metas.insert(heads.get(&id)?.no, meta)),
            Task::Quarantine(id, report) => drop(self.quarantined.insert(heads.get(&id)?.no, report)),
            Task::Say(id, line) => self.chat.push((heads.get(&id)?.no, line)),
            Task::Chore(_) | Task::Flush | Task::Close => {}
        }
        Ok(0)
    }

    fn append(
        &mut self,
        heads: &mut Heads,
        id: &TableId,
        expected: u64,
        append: Append,
    ) -> Result<u64, Error> {
        let head = heads.get(id)?;
        let after = append.version_after(head.version, expected)?;
        let Append { entries, meta, snapshot, updated_ms, over, footer } = append;
        let no = head.no;
        let bytes = entries.iter().map(|text| text.len() as i64 + ENTRY_BYTES).sum::<i64>();
        let first = Move { before: head.version, after, at_ms: 0, over, listed: head.listed, bytes: 0 };
        let it = self.moves.entry(no).or_insert(first);
        (it.after, it.at_ms, it.over, it.bytes) = (after, updated_ms, over, it.bytes + bytes);
        self.bytes += bytes;
        self.entries.extend((head.version + 1..).zip(entries).map(|(version, text)| (no, version, text)));
        (head.version, head.over) = (after, over);
        if let Some(meta) = meta {
            self.metas.insert(no, meta);
        }
        if let Some(new) = snapshot
            && self.snapshots.get(&no).is_none_or(|old| old.version <= new.version)
        {
            self.snapshots.insert(no, new);
        }
        if let Some(footer) = footer {
            self.footers.insert(no, footer);
        }
        Ok(after)
    }

    /// Whether there is nothing to write.
    pub(super) fn is_empty(&self) -> bool {
        let Plan { created, moves, entries, metas, snapshots, footers, quarantined, chat, bytes: _ } = self;
        created.is_empty()
            && moves.is_empty()
            && entries.is_empty()
            && metas.is_empty()
            && snapshots.is_empty()
            && footers.is_empty()
            && quarantined.is_empty()
            && chat.is_empty()
    }
}

/// What a new table takes.
pub(super) fn table_bytes(table: &NewTable) -> i64 {
    TABLE_BYTES + (table.header.len() + table.meta.len()) as i64
}
