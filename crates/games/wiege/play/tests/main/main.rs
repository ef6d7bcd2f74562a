//! What Die Wiege der Renaissance brings beside its rules.

mod board;
mod book;
mod bots;
mod log;
mod offer;
mod texts;
