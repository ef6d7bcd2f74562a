//! What a game adds to the kernel's contract to be shown: its words.

use bots::Judged;
use kernel::nim::{Nim, Take};
use lorenzo::{Action, Lorenzo, Reason};
use words::Phrase;

/// A game that can be shown to people.
pub trait Show: Judged {
    /// An action in words.
    fn words(action: Self::Action) -> String;

    /// Whether the action passes: what is played for a seat whose time is up.
    fn is_pass(action: Self::Action) -> bool;

    /// Why the rules say no, in words of the pages; `None` where a game has none yet.
    fn reason(reason: &Self::Reason) -> Option<Phrase> {
        let _ = reason;
        None
    }
}

impl Show for Lorenzo {
    fn words(action: Action) -> String {
        action.to_string().replace([':', '_'], " ")
    }

    fn is_pass(action: Action) -> bool {
        matches!(action, Action::Pass | Action::End | Action::Decline)
    }

    fn reason(reason: &Reason) -> Option<Phrase> {
        Some(words::lorenzo::reason(reason))
    }
}

impl Show for Nim {
    fn words(action: Take) -> String {
        let notation = action.to_string();
        let mut parts = notation.split(':').skip(1);
        let (heap, stones) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        format!("take {stones} from heap {heap}")
    }

    fn is_pass(_: Take) -> bool {
        false
    }
}
