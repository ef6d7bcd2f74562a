//! What Lorenzo il Magnifico brings beside its rules.

mod board;
mod book;
mod bots;
mod log;
mod offer;
mod words;
