//! lorenzo
