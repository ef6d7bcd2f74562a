//! What is written to a database, one thing at a time, and how what waits is taken together.

use crate::error::Error;
use crate::model::{Append, Chat, NewTable, TableId};
use tokio::sync::oneshot;

/// One thing to write.
#[derive(Debug)]
pub(crate) enum Task {
    Create(NewTable),
    Append(TableId, u64, Append),
    SetMeta(TableId, String),
    Quarantine(TableId, String),
    Say(TableId, Chat),
    /// Beside the others, in a transaction of its own.
    Chore(Chore),
    /// Nothing, but answered in turn.
    Flush,
    /// The last one, answered when all is closed.
    Close,
}

/// What makes room, and what is rare.
#[derive(Clone, Debug)]
pub(crate) enum Chore {
    /// Removes a table that is at this version still; says when.
    Remove(TableId, u64, i64),
    /// Deletes some of what removed tables left; answered with how many of them still have some.
    Reclaim,
    /// Tries whether the disk takes something.
    Probe,
    /// Takes over that there was such a table until then.
    Remember(TableId, i64),
}

impl Task {
    /// The table it is about.
    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Task::Create(table) => Some(&table.id),
            Task::Append(id, ..) | Task::SetMeta(id, _) | Task::Quarantine(id, _) | Task::Say(id, _) => {
                Some(id)
            }
            Task::Chore(_) | Task::Flush | Task::Close => None,
        }
    }
}

/// One thing to write, and whom to answer: an append with the new version, all else with 0.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) task: Task,
    pub(crate) reply: Reply,
}

pub(crate) type Reply = oneshot::Sender<Result<u64, Error>>;

/// What waited, each kind with those who wait for it.
pub(crate) struct Split {
    pub(crate) tasks: Vec<Task>,
    pub(crate) replies: Vec<Reply>,
    pub(crate) chores: Vec<(Chore, Reply)>,
}

/// Parts tasks from those who wait for them. Chores come after all else; whoever asks to close waits for the end instead.
pub(crate) fn split(jobs: &mut Vec<Job>, closers: &mut Vec<Reply>) -> Split {
    let (tasks, replies) = (Vec::with_capacity(jobs.len()), Vec::with_capacity(jobs.len()));
    let mut split = Split { tasks, replies, chores: Vec::new() };
    for Job { task, reply } in jobs.drain(..) {
        match task {
            Task::Close => closers.push(reply),
            Task::Chore(chore) => split.chores.push((chore, reply)),
            task => {
                split.tasks.push(task);
                split.replies.push(reply);
            }
        }
    }
    split
}
