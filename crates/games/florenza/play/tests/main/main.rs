//! What Florenza Dice Game brings beside its rules: drawn, said and offered as it should be.

mod board;
mod book;
mod bots;
mod gallery;
mod laws;
mod log;
mod previews;
mod texts;
