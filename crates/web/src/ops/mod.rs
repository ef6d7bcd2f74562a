//! What the host of a server looks at: counts, logs, health, and what pieces were found to be worth.

pub mod chores;
pub mod health;
pub mod logs;
pub mod metrics;
pub mod stats;
