//! What a game adds to the kernel's contract to be shown: its words.

use bots::Judged;
use florenza::Florenza;
use florenza::pending::Use;
use kernel::nim::{Nim, Take};
use lorenzo::{Lorenzo, Reason};
use wiege::Wiege;
use words::Phrase;

/// A game that can be shown to people.
pub trait Show: Judged {
    /// An action in words.
    fn words(action: Self::Action) -> String;

    /// Whether the action passes: what is played for a seat whose time is up.
    fn is_pass(action: Self::Action) -> bool;

    /// Why the rules say no, in words of the pages; `None` where a game has none yet.
    fn reason(&self, reason: &Self::Reason) -> Option<Phrase> {
        let _ = reason;
        None
    }
}

impl Show for Lorenzo {
    fn words(action: lorenzo::Action) -> String {
        action.to_string().replace([':', '_'], " ")
    }

    fn is_pass(action: lorenzo::Action) -> bool {
        use lorenzo::Action;
        matches!(action, Action::Pass | Action::End | Action::Decline)
    }

    fn reason(&self, reason: &Reason) -> Option<Phrase> {
        Some(words::lorenzo::reason(reason))
    }
}

impl Show for Florenza {
    fn words(action: florenza::Action) -> String {
        action.to_string().replace([':', '-'], " ")
    }

    fn is_pass(action: florenza::Action) -> bool {
        matches!(action, florenza::Action::End | florenza::Action::Use(_, Use::Florins))
    }

    fn reason(&self, reason: &florenza::Reason) -> Option<Phrase> {
        Some(words::florenza::reason(self.tables(), reason))
    }
}

impl Show for Wiege {
    fn words(action: wiege::Action) -> String {
        action.to_string().replace(':', " ")
    }

    fn is_pass(action: wiege::Action) -> bool {
        matches!(action, wiege::Action::Pass | wiege::Action::End)
    }

    fn reason(&self, reason: &wiege::Reason) -> Option<Phrase> {
        Some(words::wiege::reason(reason))
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
