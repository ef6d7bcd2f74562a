//! Tables with the same secret seed, so that results can be compared.
//!
//! Whoever plays ahead at one of them knows what comes at the others. So only the organiser, who opened the first of
//! them for this, can open more, and all of them say so. While any is on, the seed of all stays secret.

use super::{NewGame, Tables, new_id, parse_meta};
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::Command;
use crate::table::meta::Chair;
use store::TableId;
use words::key;

impl Tables {
    /// Opens a table with the seed of another, for the organiser, unless that one is over already.
    pub async fn duplicate(
        &self,
        of: &TableId,
        organiser: &Caller,
        chairs: Vec<Chair>,
    ) -> Result<TableId, Fault> {
        // One after the other, and no seed is shown meanwhile: all know of a new one before it is there.
        let _alone = self.0.families.write().await;
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
        let _settled = self.0.families.read().await;
        let store = &self.services().store;
        let family = parse_meta(&store.load(id).await?.meta)?.duplicates;
        for member in &family {
            match store.load(&named(member)?).await {
                Ok(loaded) if !loaded.over => return Ok(false),
                Ok(_) | Err(store::Error::NotFound | store::Error::Expired) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(true)
    }
}

fn named(member: &str) -> Result<TableId, Fault> {
    TableId::new(member).map_err(|_| Fault::Missing("table"))
}
