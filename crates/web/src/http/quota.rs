//! What visitors may lay down on the disk: tables and records, each of them and all together.

use crate::App;
use crate::http::fault::Fault;
use crate::http::guard::Rates;
use crate::http::settings::Limits;
use std::net::IpAddr;

/// How many times the tables of an hour one address may open in a day.
const HOURS: u32 = 4;
/// Records that were played elsewhere may take this part of the disk's quota.
const RECORDS: u64 = 4;

const DAY: f64 = 86_400.0;
const MIB: u64 = 1024 * 1024;

/// What each address has opened and uploaded lately.
pub struct Quotas {
    hourly: Rates,
    daily: Rates,
    /// In bytes.
    records: Rates,
}

impl Quotas {
    pub fn new(limits: &Limits) -> Quotas {
        let (hour, day) = (limits.tables_per_hour, limits.tables_per_hour.saturating_mul(HOURS));
        let bytes = u32::try_from(u64::from(limits.upload_mib_per_day) * MIB).unwrap_or(u32::MAX);
        Quotas {
            hourly: Rates::new(f64::from(hour) / 3600.0, hour),
            daily: Rates::new(f64::from(day) / DAY, day),
            records: Rates::new(f64::from(bytes) / DAY, bytes),
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
