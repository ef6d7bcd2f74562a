//! The smallest game there is, which is enough for most tests of what is generic: the one place that names it.

pub(crate) use nim::{Config, Nim as Smallest, Take};
pub(crate) use nim_play::NimBundle as Bundle;
