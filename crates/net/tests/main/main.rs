//! What a network must keep: its file, its arithmetic.

mod arithmetic;
mod file;
