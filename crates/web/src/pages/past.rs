//! The latest entries of tables that somebody looks at: the log needs more of them than a table keeps in memory.

use super::replay::unreadable;
use crate::App;
use crate::api::whole_record;
use crate::fault::Fault;
use crate::live::Look;
use crate::told::Told;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::TableId;

/// How many entries of a table are kept for its log.
const LONG: usize = 160;

/// Of how many tables.
const MANY: usize = 64;

/// The latest entries of tables that are looked at.
#[derive(Default)]
pub struct Past(Mutex<HashMap<String, Vec<Arc<Told>>>>);

impl Past {
    /// What is remembered of a table, if it reaches to this look.
    fn recall(&self, id: &TableId, look: &Look) -> Option<Vec<Arc<Told>>> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let past = tables.get_mut(id.as_str())?;
        for told in look.latest.iter().filter(|told| told.is_entry) {
            if past.last().is_some_and(|last| last.version + 1 == told.version) {
                past.push(told.clone());
            }
        }
        if past.len() > LONG * 2 {
            past.drain(..past.len() - LONG);
        }
        let reaches = past.last().is_some_and(|last| last.version >= look.version);
        reaches.then(|| past.iter().filter(|told| told.version <= look.version).cloned().collect())
    }

    fn remember(&self, id: &TableId, told: Vec<Arc<Told>>) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() >= MANY {
            tables.clear();
        }
        tables.insert(id.to_string(), told);
    }
}

/// The latest entries up to a look; where the record cannot be played again, what the table still has in memory.
pub async fn latest(app: &App, id: &TableId, look: &Look) -> Vec<Arc<Told>> {
    if let Some(past) = app.past.recall(id, look) {
        return past;
    }
    match whole(app, id).await {
        Ok(told) => {
            let skip = told.len().saturating_sub(LONG);
            let told: Vec<Arc<Told>> = told.into_iter().skip(skip).map(Arc::new).collect();
            app.past.remember(id, told.clone());
            told.into_iter().filter(|told| told.version <= look.version).collect()
        }
        Err(_) => look.latest.iter().filter(|told| told.is_entry).cloned().collect(),
    }
}

/// Everything that happened at a table.
pub async fn whole(app: &App, id: &TableId) -> Result<Vec<Told>, Fault> {
    let around = app.tables.around();
    let seed = around.store.load(id).await?.seed;
    let (title, record) = whole_record(app, id).await?;
    let header = serde_json::to_string(&record.header).map_err(|error| unreadable(&error.to_string()))?;
    let told = around.replay(move || title.rules().history(&header, seed, &record.entries)).await?;
    told.map_err(|error| unreadable(&error))
}
