//! The program as people use it: every command, every option, every kind of bad input, run for real.
#![allow(clippy::disallowed_methods, reason = "files are what these tests are about")]

mod arena;
mod common;
mod demo;
mod errors;
mod exec;
mod florenza;
mod languages;
mod nim;
mod postgres;
mod records;
mod resume;
mod rules;
mod selfplay;
mod serve;
mod sim;
mod stats;
mod tune;
mod wiege;
