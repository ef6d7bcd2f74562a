//! The data files: bad ones are refused with file, place and reason; good ones with other numbers change the play.

mod damage;

mod cards;
mod leaders;
mod tiles;

mod board;
mod house;

mod texts;
mod unplayed;

mod changed;
mod digest;
