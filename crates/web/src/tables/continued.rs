//! A table that goes on from a moment of a finished match.
//!
//! It is a table of its own: the record's first entries are copied, under a header that names who sits there now, and
//! from then on it lives like any other. Its seed is known to everybody, and it says so.

use super::{Tables, new_id, parse_meta};
use crate::fault::Fault;
use crate::keys::Who;
use crate::meta::{Chair, Continued, Meta, TableSettings};
use crate::title::Title;
use kernel::Turn;
use kernel::record::{Entry, Header};
use store::{Append, NewTable, TableId};

/// Which moment, and what shall come of it.
#[derive(Clone, Debug)]
pub struct Onward {
    /// The table of the match.
    pub of: TableId,
    /// How many entries of its record count.
    pub at: usize,
    /// What the new table is called.
    pub name: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
}

impl Tables {
    /// Opens a table that goes on from there. Whether the asker may know the match's seed is for the caller to see to.
    pub async fn continue_from(&self, onward: Onward) -> Result<TableId, Fault> {
        let Onward { of, at, name, chairs } = onward;
        let store = &self.around().store;
        let loaded = store.load(&of).await?;
        if !loaded.over {
            return Err(Fault::not_now("error-still-on"));
        }
        let title = Title::named(&loaded.game).ok_or(Fault::Missing("game"))?;
        let seats = parse_meta(&loaded.meta)?.seats.len();
        if chairs.len() != seats {
            return Err(Fault::Malformed(format!("that match has {seats} seats, not {}", chairs.len())));
        }
        let mut header: Header = serde_json::from_str(&loaded.header).map_err(broken)?;
        header.seats = chairs.iter().map(Chair::sitter).collect();
        let header = serde_json::to_string(&header).map_err(broken)?;
        let (lines, entries) = kept(&store.entries(&of, 0).await?, at)?;
        // Played once before anything is written: a moment at which nobody is to decide starts no table.
        let (head, seed) = (header.clone(), loaded.seed);
        let played = move || title.rules().wake(&head, seed, None, &entries).map(|woken| woken.play.turn());
        if self.around().replay(played).await?.map_err(broken)? == Turn::Over {
            return Err(Fault::not_now("error-decided"));
        }
        let meta = Meta {
            name,
            seats: chairs,
            settings: TableSettings { listed: false, ..TableSettings::default() },
            clocks: None,
            duplicates: Vec::new(),
            organiser: None,
            rematch: None,
            known_seed: true,
            continued: Some(Continued { table: of.to_string(), at: at as u64 }),
        };
        let (id, created_ms) = (new_id()?, self.around().now_ms());
        let game = title.id().to_owned();
        let new =
            NewTable { id: id.clone(), game, header, seed: loaded.seed, meta: meta.to_text(), created_ms };
        store.create(new).await?;
        store.append(&id, 0, Append { entries: lines, updated_ms: created_ms, ..Append::default() }).await?;
        self.around().meters.tables_opened.inc();
        // Waking it lets its bots begin.
        self.look(&id, &Who::nobody()).await?;
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
