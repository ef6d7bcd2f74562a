//! Where a long thought lets others go first.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// What a bot that thinks for long asks now and then: whoever runs it may keep it waiting for a while. Time spent waiting
/// is no time of thinking, so a budget of milliseconds is as much thought as ever, and what follows from a number of
/// iterations stays the same.
#[derive(Clone, Default)]
pub struct Pauses(Option<Arc<dyn Fn() -> Duration + Send + Sync>>);

impl Pauses {
    /// Pauses that `wait` makes, which says how long it waited.
    pub fn new(wait: impl Fn() -> Duration + Send + Sync + 'static) -> Pauses {
        Pauses(Some(Arc::new(wait)))
    }

    /// Lets others go first, if there are any; how long that took.
    pub fn make(&self) -> Duration {
        self.0.as_ref().map_or(Duration::ZERO, |wait| wait())
    }
}

impl fmt::Debug for Pauses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Pauses" } else { "no Pauses" })
    }
}
