//! magnifico
fn main() {}
