//! The server.
pub mod game;
pub mod play;
pub mod show;
pub mod title;
pub mod told;
