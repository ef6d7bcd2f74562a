//! What visitors may lay down on the disk: tables and records, each of them and all together.

use crate::App;
use crate::http::fault::Fault;
use crate::http::guard::{Rates, Share, Shares};
use crate::http::settings::Limits;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many times the tables of an hour one address may open in a day.
const HOURS: u32 = 4;
/// Records that were played elsewhere may take this part of the disk's quota.
const RECORDS: u64 = 4;

/// How many records are taken in at a time from one address, and from all: each is megabytes in memory, from its first
/// byte until it is kept, and whoever sends it decides how slowly the rest comes.
const AT_ONCE_EACH: usize = 2;
const AT_ONCE: usize = 16;

const DAY: f64 = 86_400.0;
const MIB: u64 = 1024 * 1024;

/// What each address has opened and uploaded lately.
pub struct Quotas {
    hourly: Rates,
    daily: Rates,
    /// In bytes.
    records: Rates,
    /// Records that are taken in just now.
    arriving: Shares,
    places: Arc<Semaphore>,
}

/// A record that is taken in; counts itself off.
pub struct Arriving {
    _share: Share,
    _place: OwnedSemaphorePermit,
}

impl Quotas {
    pub fn new(limits: &Limits) -> Quotas {
        let (hour, day) = (limits.tables_per_hour, limits.tables_per_hour.saturating_mul(HOURS));
        let bytes = u32::try_from(u64::from(limits.upload_mib_per_day) * MIB).unwrap_or(u32::MAX);
        Quotas {
            hourly: Rates::new(f64::from(hour) / 3600.0, hour),
            daily: Rates::new(f64::from(day) / DAY, day),
            records: Rates::new(f64::from(bytes) / DAY, bytes),
            arriving: Shares::default(),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

impl App {
    /// Counts one more table that is opened from an address, if there may be one.
    pub async fn count_opening(&self, client: IpAddr) -> Result<(), Fault> {
        if !self.quotas.hourly.take(client, 1.0) || !self.quotas.daily.take(client, 1.0) {
            return Err(self.too_many("Too many tables were opened from your address.", 60));
        }
        self.check_room(0).await
    }

    /// Leave to send a record, asked for before any of it is read.
    pub fn begin_record(&self, client: IpAddr) -> Result<Arriving, Fault> {
        let share = self.quotas.arriving.open(client, AT_ONCE_EACH);
        let share =
            share.ok_or_else(|| self.too_many("Other records from your address are still arriving.", 5))?;
        let place = self.quotas.places.clone().try_acquire_owned();
        let place = place.map_err(|_| self.too_many("Too many records are arriving just now.", 5))?;
        Ok(Arriving { _share: share, _place: place })
    }

    /// Counts a record of so many bytes that comes from an address, beside the table that it becomes.
    pub async fn count_record(&self, client: IpAddr, bytes: usize) -> Result<(), Fault> {
        if !self.quotas.records.take(client, bytes as f64) {
            return Err(self.too_many("Too much was uploaded from your address today.", 3600));
        }
        self.check_room(bytes as u64).await
    }

    fn too_many(&self, what: &str, retry_s: u64) -> Fault {
        self.metrics().limited.inc();
        Fault::TooMany { what: what.into(), retry_s }
    }

    /// Refuses what is new once the disk's quota is used up: matches that are on have the rest of the disk.
    async fn check_room(&self, record: u64) -> Result<(), Fault> {
        let most = u64::from(self.settings.limits.disk_mib) * MIB;
        if most == 0 {
            return Ok(());
        }
        let usage = self.tables.services().store.usage().await?;
        let fits = usage.bytes < most && (record == 0 || usage.imported_bytes + record <= most / RECORDS);
        if fits {
            return Ok(());
        }
        self.metrics().limited.inc();
        Err(Fault::NoRoom)
    }
}
