//! What every check stands on: a server, a browser, tables of any game, and somebody who clicks.

pub(crate) mod browser;
pub(crate) mod clicker;
pub(crate) mod driver;
pub(crate) mod hidden;
pub(crate) mod http;
pub(crate) mod judging;
pub(crate) mod relay;
pub(crate) mod server;
pub(crate) mod table;

pub(crate) use browser::Browser;
pub(crate) use clicker::Clicker;
pub(crate) use driver::{Driver, Wishes};
pub(crate) use hidden::Hidden;
pub(crate) use judging::judging;
pub(crate) use relay::Relay;
pub(crate) use server::Server;
pub(crate) use table::{ALONE, FLORENZA, LORENZO, Play, TEAMS, Table, WIEGE};
