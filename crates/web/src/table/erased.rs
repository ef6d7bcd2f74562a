//! A value of a game's own type, where the code is compiled once for all games: generic code takes it back by its type,
//! and programs get it as JSON.

use serde::Serialize;
use serde_json::value::RawValue;
use std::any::Any;
use std::sync::Arc;

/// A view, or a list of events, of whichever game.
pub trait Erased: Any + Send + Sync {
    /// The value as JSON.
    fn json(&self) -> Box<RawValue>;
}

impl<T: Serialize + Any + Send + Sync> Erased for T {
    fn json(&self) -> Box<RawValue> {
        raw(self)
    }
}

impl dyn Erased {
    /// The value itself, if it is of this type.
    pub fn downcast_ref<T: 'static>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A value that forgets its type until somebody names it again.
pub fn erase<T: Serialize + Any + Send + Sync>(value: T) -> Arc<dyn Erased> {
    Arc::new(value)
}

/// A value as JSON text; our own types always serialise.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
