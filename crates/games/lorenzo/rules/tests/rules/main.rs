//! Rule tests: the chapters of the rulebook, each card, leader and tile, the rulings, data, hidden information, golden
//! matches, perft counts, the laws and the heap.

mod cards;
mod chapters;
mod data;
mod excommunications;
mod golden;
mod hidden;
mod laws;
mod leaders;
mod memory;
mod perft;
mod positions;
mod rulings;
mod support;
