//! Between sockets and handlers: the loop that accepts connections, who is let in, and how a refusal is answered.

pub mod clean;
pub mod fair;
pub mod fault;
pub mod guard;
pub mod keys;
pub mod problem;
pub mod quota;
pub mod server;
pub mod settings;
mod unread;
mod wire;
