//! crash
fn main() {}
