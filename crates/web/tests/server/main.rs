//! The server from outside: its real router over real stores, without sleeping.

mod advice;
mod api;
mod books;
mod clocks;
mod consent;
mod disk;
mod duplicates;
mod ending;
mod events;
mod florenza;
#[path = "../common/hosted.rs"]
mod hosted;
mod hostile;
mod hosting;
mod kept_pages;
mod limits;
mod listener;
mod long;
mod pages;
mod programs;
mod proxies;
mod seats;
mod secrets;
mod shares;
mod stats;
mod stopping;
mod support;
mod thoughts;
mod waiting;
mod wake;
