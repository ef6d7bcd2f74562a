//! What one group of writes will do. Every refusal is decided here, in memory and one write at a time, so that
//! inside the transaction nothing is left that could fail for one of them and take the others along.

use crate::error::Error;
use crate::model::{Append, Chat, NewTable, Snapshot, TableId};
use crate::task::Task;
use std::collections::{BTreeMap, HashMap};

/// Where a table stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) no: i64,
    pub(super) version: u64,
    /// The newest entry.
    pub(super) last: i64,
    pub(super) over: bool,
}

/// Where the tables stand that were written to lately. Right because nobody else writes: see the lock.
#[derive(Debug)]
pub(super) struct Heads {
    known: HashMap<TableId, Head>,
    last_no: i64,
    last_seq: i64,
}

/// About ten megabytes; what is forgotten is read again when needed.
const MOST_KNOWN: usize = 65_536;

impl Heads {
    /// Of a database with these numbers given out.
    pub(super) fn new(last_no: i64, last_seq: i64) -> Heads {
        Heads { known: HashMap::new(), last_no, last_seq }
    }

    /// The tables among these of which it is not known where they stand, as a JSON array; `None` if there is none.
    pub(super) fn unknown(&mut self, tasks: &[Task]) -> Option<String> {
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
        }
        let ids = tasks.iter().filter_map(Task::table).filter(|id| !self.known.contains_key(*id));
        // The characters of an id need no escaping.
        let list = ids.map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(",");
        if list.is_empty() { None } else { Some(format!("[{list}]")) }
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

/// One row of the log.
#[derive(Debug)]
pub(super) struct EntryRow {
    pub(super) seq: i64,
    pub(super) table_no: i64,
    pub(super) version: u64,
    pub(super) previous: i64,
    pub(super) at_ms: i64,
    pub(super) text: String,
}

/// The rows a group will write; the numbers are those of tables.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) created: Vec<(i64, NewTable)>,
    pub(super) entries: Vec<EntryRow>,
    /// When and whether over, of tables where the entries alone do not say it.
    pub(super) heads: BTreeMap<i64, (i64, bool)>,
    pub(super) metas: Vec<(i64, String)>,
    pub(super) snapshots: Vec<(i64, Snapshot)>,
    pub(super) footers: Vec<(i64, String)>,
    pub(super) quarantined: Vec<(i64, String)>,
    pub(super) chat: Vec<(i64, Chat)>,
}

impl Plan {
    /// Adds a task, or refuses it; `heads` then say where the tables will stand. Gives the answer for its sender.
    pub(super) fn add(&mut self, heads: &mut Heads, task: Task) -> Result<u64, Error> {
        match task {
            Task::Create(table) => {
                if heads.known.contains_key(&table.id) {
                    return Err(Error::Exists);
                }
                heads.last_no += 1;
                let head = Head { no: heads.last_no, version: 0, last: 0, over: false };
                heads.learn(table.id.clone(), head);
                self.created.push((head.no, table));
            }
            Task::Append(id, expected, append) => return self.append(heads, &id, expected, append),
            Task::SetMeta(id, meta) => self.metas.push((heads.get(&id)?.no, meta)),
            Task::Quarantine(id, report) => self.quarantined.push((heads.get(&id)?.no, report)),
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
        let mut seq = heads.last_seq;
        let head = heads.get(id)?;
        let version = append.version_after(head.version, expected)?;
        let Append { entries, meta, snapshot, updated_ms, over, footer } = append;
        let no = head.no;
        if entries.is_empty() || head.over != over || self.heads.contains_key(&no) {
            self.heads.insert(no, (updated_ms, over));
        }
        head.over = over;
        for text in entries {
            seq += 1;
            head.version += 1;
            let row = EntryRow {
                seq,
                table_no: no,
                version: head.version,
                previous: head.last,
                at_ms: updated_ms,
                text,
            };
            head.last = seq;
            self.entries.push(row);
        }
        heads.last_seq = seq;
        self.metas.extend(meta.map(|it| (no, it)));
        self.snapshots.extend(snapshot.map(|it| (no, it)));
        self.footers.extend(footer.map(|it| (no, it)));
        Ok(version)
    }

    /// Whether there is nothing to write.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.is_plain()
    }

    /// Whether there are entries only: the usual group, and the one to be quick with.
    pub(super) fn is_plain(&self) -> bool {
        let Plan { created, entries: _, heads, metas, snapshots, footers, quarantined, chat } = self;
        created.is_empty()
            && heads.is_empty()
            && metas.is_empty()
            && snapshots.is_empty()
            && footers.is_empty()
            && quarantined.is_empty()
            && chat.is_empty()
    }
}
