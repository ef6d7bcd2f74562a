//! Tables with the same secret seed, so that results can be compared.
//!
//! Whoever plays ahead at one of them knows what comes at the others. So only the organiser, who opened the first of
//! them for this, can open more, and all of them say so. While any is on, the seed of all stays secret.

use super::{FAMILIES, NewGame, Tables, new_id, parse_meta};
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::Command;
use crate::table::meta::Chair;
use crate::table::pool::lock;
use kernel::Seed;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use store::TableId;
use tokio::sync::RwLock;
use words::key;

/// How many tables may have one seed: all of them are told of each new one, and asked whether they are over.
const MOST: usize = 64;

impl Tables {
    /// The lock of the tables with this seed.
    fn family(&self, seed: &Seed) -> &RwLock<()> {
        &self.0.families[usize::from(seed.0[0]) % FAMILIES]
    }

    /// Opens a table with the seed of another, for the organiser, unless that one is over already.
    pub async fn duplicate(
        &self,
        of: &TableId,
        organiser: &Caller,
        chairs: Vec<Chair>,
    ) -> Result<TableId, Fault> {
        // One after the other, and no seed is shown meanwhile: all know of a new one before it is there.
        let seed = self.services().store.load(of).await?.seed;
        let _alone = self.family(&seed).write().await;
        let loaded = self.services().store.load(of).await?;
        let mut meta = parse_meta(&loaded.meta)?;
        if !meta.organiser.is_some_and(|key| organiser.keys.contains(&key)) {
            return Err(Fault::not_now(key!("error-not-organiser")));
        }
        if loaded.over {
            return Err(Fault::not_now(key!("error-seed-known")));
        }
        if chairs.len() != meta.seats.len() {
            let right = format!("the other table has {} seats, not {}", meta.seats.len(), chairs.len());
            return Err(Fault::Malformed(right));
        }
        if meta.duplicates.len() >= MOST {
            return Err(Fault::Malformed(format!("{MOST} tables have that seed already, which is the most")));
        }
        let id = new_id()?;
        let family = self.family_with(of, &meta.duplicates, &id).await?;
        let known_seed = meta.known_seed;
        meta.seats = chairs;
        let (organiser_key, visitor) = (meta.organiser, organiser.visitor);
        let new = NewGame { organiser: organiser_key, visitor, ..self.alike(&loaded, meta)? };
        self.create(id.clone(), new, loaded.seed, known_seed, family).await?;
        Ok(id)
    }

    /// Tells all tables of a family who is of it, with a new one, which need not be there yet.
    async fn family_with(&self, of: &TableId, known: &[String], new: &TableId) -> Result<Vec<String>, Fault> {
        let mut members = Vec::new();
        for member in known {
            let member = named(member)?;
            if self.has(&member).await? {
                members.push(member);
            }
        }
        if members.is_empty() {
            members.push(of.clone());
        }
        let family: Vec<String> = members.iter().chain([new]).map(TableId::to_string).collect();
        for member in &members {
            self.perform(member, &Caller::nobody(), Command::Duplicates(family.clone())).await?;
        }
        Ok(family)
    }

    /// Whether every match with the seed of this table is over, so that the seed may be shown. A member that never came
    /// to be, because opening it failed, keeps nobody waiting.
    pub async fn are_all_over(&self, id: &TableId) -> Result<bool, Fault> {
        match self.0.last_on.known(id) {
            Some(Found::AllOver) => return Ok(true),
            Some(Found::On(member)) if self.is_on(&member).await? => return Ok(false),
            _ => {}
        }
        let store = &self.services().store;
        let loaded = store.load(id).await?;
        let meta = parse_meta(&loaded.meta)?;
        if meta.organiser.is_none() && meta.duplicates.is_empty() {
            return Ok(true);
        }
        let _settled = self.family(&loaded.seed).read().await;
        // Another may have come to be before this was settled.
        let family = parse_meta(&store.load(id).await?.meta)?.duplicates;
        for member in &family {
            let member = named(member)?;
            if self.is_on(&member).await? {
                self.0.last_on.note(id, Found::On(member));
                return Ok(false);
            }
        }
        // A family that has not begun can still grow: only whoever is of one is known to be done with it.
        if !family.is_empty() {
            self.0.last_on.note(id, Found::AllOver);
        }
        Ok(true)
    }

    async fn is_on(&self, id: &TableId) -> Result<bool, Fault> {
        match self.services().store.load(id).await {
            Ok(loaded) => Ok(!loaded.over),
            Err(store::Error::NotFound | store::Error::Expired) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

/// Of how many tables it is known how their family stands.
const KNOWN: NonZeroUsize = NonZeroUsize::new(1024).unwrap();

/// What was found when a family was asked whether all of it is over: pages of finished matches ask again and again.
#[derive(Clone)]
enum Found {
    /// For good: a table that is over has no more duplicates.
    AllOver,
    /// This one was on.
    On(TableId),
}

/// What was found lately.
pub(super) struct Families(Mutex<LruCache<TableId, Found>>);

impl Default for Families {
    fn default() -> Families {
        Families(Mutex::new(LruCache::new(KNOWN)))
    }
}

impl Families {
    fn known(&self, id: &TableId) -> Option<Found> {
        lock(&self.0).get(id).cloned()
    }

    fn note(&self, id: &TableId, found: Found) {
        lock(&self.0).put(id.clone(), found);
    }
}

fn named(member: &str) -> Result<TableId, Fault> {
    TableId::new(member).map_err(|_| Fault::Missing("table"))
}
