//! Nim, and the kernel tried on it.

mod faults;
mod table;
