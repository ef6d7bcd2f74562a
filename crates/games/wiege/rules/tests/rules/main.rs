//! Rule tests: the worked cases, the rulings, data, hidden information, golden matches and perft counts.

mod cases;
mod data;
mod golden;
mod hidden;
mod laws;
mod lengths;
mod memory;
mod perft;
mod placing;
mod positions;
mod rulings;
mod rulings_more;
mod support;
mod sweep;
