//! A real Chromium at a real server: what every table must do in it, whatever is played.
//!
//! Each test has its own server, driver and browsers. A new game adds its `Play` where one is taken.
#![expect(clippy::print_stderr, reason = "a check that could not run says so")]

mod axe;
mod budget;
mod farewell;
mod fit;
mod hands;
mod keyboard;
mod language;
mod line;
mod order;
mod plain;
mod play;
mod review;
mod secrets;
mod sheet;
mod support;
mod takes_back;
mod tour;
mod zoom;
