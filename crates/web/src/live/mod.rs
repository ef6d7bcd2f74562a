//! Live tables: one task owns one table.
//!
//! The task takes one [`Ask`] after the other from its queue, writes what changes to the store, and only when that is
//! durable lets it happen, tells it, and answers. So nothing that somebody saw accepted is lost, whatever happens to
//! the process; and nothing else in the server ever holds a match.

mod bots;
mod clock;
mod deeds;
mod look;
mod seats;
mod task;
mod undo;

pub use bots::Decided;
pub use look::{Advising, Look, SeatView, UndoView};
pub use task::{Live, Surroundings, parse};

use crate::fault::Fault;
use crate::feed::Listener;
use crate::keys::Who;
use crate::told::Told;
use ::bots::Budget;
use kernel::{Digest, Seat};
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// The queue of a table. It is short: who asks waits, and a flood at one table stays at that table.
pub type Queue = mpsc::Sender<Ask>;

/// How many asks may wait at a table.
pub const QUEUE: usize = 16;

/// What can be asked of a live table.
pub enum Ask {
    /// What there is to see. What is asked is boxed, because every queue holds room for 32 asks, used or not.
    Look(Box<Who>, Reply<Look>),
    /// To hear what happens, from a version on.
    Listen(Box<(Who, Option<u64>)>, Reply<Hearing>),
    /// For the work of finding one's best actions.
    Advise(Box<(Who, Budget)>, Reply<Advising>),
    /// To do something.
    Do(Box<(Who, Deed)>, Reply<Done>),
    /// A bot's answer.
    Thought(Box<Decided>),
    /// To sleep, because the server stops.
    Stop,
}

impl Ask {
    /// Answers with a fault whatever was asked.
    pub fn refuse(self, fault: &Fault) {
        match self {
            Ask::Look(_, reply) => drop(reply.send(Err(fault.clone()))),
            Ask::Listen(_, reply) => drop(reply.send(Err(fault.clone()))),
            Ask::Advise(_, reply) => drop(reply.send(Err(fault.clone()))),
            Ask::Do(_, reply) => drop(reply.send(Err(fault.clone()))),
            Ask::Thought(..) | Ask::Stop => {}
        }
    }
}

/// What can be done at a table.
#[derive(Clone, Debug)]
pub enum Deed {
    /// An action of the game.
    Act {
        /// The version it was chosen for.
        version: u64,
        /// Its notation.
        action: String,
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
    /// Ends one's turn where turns are confirmed.
    Confirm {
        /// The version it was asked at.
        version: u64,
    },
    /// Says something.
    Say(String),
    /// Sits down.
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
        /// Which.
        seat: Seat,
        /// The word of the bot.
        bot: String,
    },
    /// Reserves the table where the same people play again, unless somebody did before.
    Rematch(String),
    /// Notes all tables with the same seed.
    Duplicates(Vec<String>),
}

/// What came of a deed.
#[derive(Debug)]
pub struct Done {
    /// The version now.
    pub version: u64,
    /// What happened, as the asker may see it.
    pub events: Box<RawValue>,
    /// The seat it was done for.
    pub seat: Option<Seat>,
}

/// What a listener gets.
pub struct Hearing {
    /// The stream of what happens from now on.
    pub listener: Listener,
    /// What happened before, where the ring no longer had it.
    pub backlog: Vec<Told>,
    /// The version now.
    pub version: u64,
}
