//! The server from outside: its real router over real stores, without sleeping.

mod api;
mod clocks;
mod ending;
mod events;
mod florenza;
mod hostile;
mod limits;
mod listener;
mod pages;
mod seats;
mod secrets;
mod support;
mod wake;
