//! A table that goes on from a moment of a finished match.
//!
//! It is a table of its own: the record's first entries are copied, under a header that names who sits there now, and
//! from then on it lives like any other. Its seed is known to everybody, and it says so.

use super::{Tables, new_id, parse_meta};
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::meta::{Chair, Continued, Meta};
use crate::table::play::Past;
use kernel::Turn;
use kernel::record::{Entry, Header};
use store::{Append, NewTable, Snapshot, TableId};
use words::key;

/// Which moment, and what shall come of it.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// The table of the match.
    pub of: TableId,
    /// How many entries of its record count.
    pub at: usize,
    /// What the new table is called.
    pub name: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Who opens it.
    pub visitor: Visitor,
}

impl Tables {
    /// Opens a table that goes on from there. Whether the asker may know the match's seed is for the caller to see to.
    pub async fn continue_from(&self, continuation: Continuation) -> Result<TableId, Fault> {
        let Continuation { of, at, name, chairs, visitor } = continuation;
        let store = &self.services().store;
        let place = self.services().place(visitor).await?;
        let loaded = store.load(&of).await?;
        if !loaded.over {
            return Err(Fault::not_now(key!("error-still-on")));
        }
        let game = self.game(&loaded.game)?;
        let seats = parse_meta(&loaded.meta)?.seats.len();
        if chairs.len() != seats {
            return Err(Fault::Malformed(format!("that match has {seats} seats, not {}", chairs.len())));
        }
        let mut header: Header = serde_json::from_str(&loaded.header).map_err(broken)?;
        header.seats = chairs.iter().map(Chair::sitter).collect();
        let (lines, entries) = kept(&store.entries(&of, 0).await?, at)?;
        // Played once before anything is written: a moment at which nobody is to decide starts no table.
        let (head, seed) = (header.clone(), loaded.seed);
        let played = move || {
            let past = Past { header: &head, seed, entries: &entries };
            game.wake(past, None).map(|woken| (woken.play.status().turn, woken.play.snapshot()))
        };
        let (turn, bytes) = self.services().replay(place, played).await?.map_err(broken)?;
        if turn == Turn::Over {
            return Err(Fault::not_now(key!("error-decided")));
        }
        let continued = Some(Continued { table: of.to_string(), at: at as u64 });
        let meta = Meta { continued, ..Meta::of_known_match(name, chairs) };
        let (id, created_ms) = (new_id()?, self.services().now_ms());
        let game = loaded.game;
        let header = serde_json::to_string(&header).map_err(broken)?;
        let (seed, kind, meta) = (loaded.seed, meta.kind(), meta.to_text());
        let new = NewTable { id: id.clone(), game, header, seed, meta, created_ms, kind };
        store.create(new).await?;
        // With the match as it stands there, waking it plays nothing of it again, and nobody reads all of it for a look.
        let snapshot = Some(Snapshot { version: lines.len() as u64, bytes });
        let append = Append { entries: lines, snapshot, updated_ms: created_ms, ..Append::default() };
        store.append(&id, 0, append).await?;
        self.services().metrics.tables_opened.inc();
        // Waking it lets its bots begin.
        self.view(&id, &Caller::nobody().from_there(visitor)).await?;
        Ok(id)
    }
}

/// The first lines of a record that tell of the match itself: other people's clocks and seats stay behind.
fn kept(lines: &[String], at: usize) -> Result<(Vec<String>, Vec<Entry>), Fault> {
    let mut kept = (Vec::new(), Vec::new());
    for line in lines.iter().take(at) {
        let entry: Entry = serde_json::from_str(line).map_err(broken)?;
        if !matches!(entry, Entry::Clock { .. } | Entry::Seat { .. }) {
            kept.0.push(line.clone());
            kept.1.push(entry);
        }
    }
    Ok(kept)
}

fn broken(error: impl std::fmt::Display) -> Fault {
    tracing::error!(%error, "a finished match cannot be continued");
    Fault::SetAside
}
