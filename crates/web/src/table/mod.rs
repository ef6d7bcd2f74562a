//! Live tables: one task owns one table.
//!
//! The task takes one [`Request`] after the other from its queue, writes what changes to the store, and only when that is
//! durable lets it happen, publishes it, and answers. So nothing that somebody saw accepted is lost, whatever happens to
//! the process; and nothing else in the server ever holds a match.

mod bots;
pub mod bounds;
mod clock;
mod commands;
pub mod courses;
pub mod erased;
pub mod feed;
pub mod game;
mod habits;
pub mod meta;
pub mod opponents;
pub mod play;
pub mod pool;
mod seats;
mod services;
pub mod tables;
mod task;
mod told;
mod undo;
pub mod update;
mod view;

pub use bots::Decided;
pub use feed::Subscription;
pub use services::Services;
pub use task::{LiveTable, parse};
pub use update::Update;
pub use view::{Advising, Detail, SeatView, TableView, UndoView};

use crate::http::fault::Fault;
use crate::http::keys::Caller;
use ::bots::Budget;
use boards::Form;
use kernel::{Digest, Seat, Viewer};
use serde_json::value::RawValue;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// The queue of a table. It is short: whoever asks waits, and a flood at one table stays at that table.
pub type Queue = mpsc::Sender<Request>;

/// How many requests may wait at a table.
pub const QUEUE: usize = 16;

/// What can be asked of a live table. What is asked is boxed, because every queue holds room for 16 requests, used or not.
pub enum Request {
    /// What there is to see.
    View(Box<(Caller, Detail)>, Reply<TableView>),
    /// To get what happens, from a version on.
    Subscribe(Box<(Caller, Option<u64>)>, Reply<Subscription>),
    /// For the work of finding one's best actions.
    Advise(Box<(Caller, Budget)>, Reply<Advising>),
    /// To do something.
    Perform(Box<(Caller, Command)>, Reply<Done>),
    /// A bot's answer.
    BotDecided(Box<Decided>),
    /// To sleep, because the server stops.
    Stop,
}

impl Request {
    /// Answers with a fault whatever was asked.
    pub fn refuse(self, fault: &Fault) {
        match self {
            Request::View(_, reply) => drop(reply.send(Err(fault.clone()))),
            Request::Subscribe(_, reply) => drop(reply.send(Err(fault.clone()))),
            Request::Advise(_, reply) => drop(reply.send(Err(fault.clone()))),
            Request::Perform(_, reply) => drop(reply.send(Err(fault.clone()))),
            Request::BotDecided(..) | Request::Stop => {}
        }
    }
}

/// What can be done at a table.
#[derive(Clone, Debug)]
pub enum Command {
    /// An action of the game.
    Act {
        /// The version it was chosen for.
        version: u64,
        action: String,
    },
    /// An action of the game as the form of a page asks for it, with the answer to the question that it leads to, if any.
    /// Where several decide at the same time, it counts although others were quicker than the page could show.
    Submit {
        /// The version of the page.
        version: u64,
        form: Form,
    },
    /// Takes back one's last decision, or asks the others when it is not free.
    Undo {
        /// The version it was asked at.
        version: u64,
    },
    /// Answers somebody who wants to take back.
    AnswerUndo {
        /// Whether they may.
        agree: bool,
    },
    /// Ends one's turn where turns are confirmed. It needs no version: only the turn that waits can be confirmed, and only
    /// by the one who played it.
    Confirm,
    Say(String),
    Sit {
        /// Where; anywhere when `None`.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// The digest of the secret that shall own the seat.
        key: Digest,
    },
    /// Leaves one's seat: to a bot while the match is on, else to whoever comes.
    Leave,
    /// Takes one's seat back from the bot.
    Return,
    /// Lets a bot play a seat that is open or whose owner is away.
    CallBot {
        seat: Seat,
        /// The word of the bot.
        bot: String,
    },
    /// Reserves the table where the same people play again, unless somebody did before.
    Rematch(String),
    /// Notes all tables with the same seed.
    Duplicates(Vec<String>),
}

/// What came of a command.
#[derive(Debug)]
pub struct Done {
    /// The version now.
    pub version: u64,
    /// The seat it was done for.
    pub seat: Option<Seat>,
    /// What happened, and who may see it so; nothing where no entry was written.
    update: Option<(Arc<Update>, Viewer)>,
}

impl Done {
    /// What happened, as the asker may see it.
    pub fn events_json(&self) -> Box<RawValue> {
        match &self.update {
            Some((update, viewer)) => update.events_json(*viewer),
            None => erased::raw(&[(); 0]),
        }
    }
}
