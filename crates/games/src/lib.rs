//! The list of the games, one line each. Nothing else in the program names one.

use playable::Playable;

/// Makes [`ALL`] and [`visit`] of the bundles.
macro_rules! games {
    ($($bundle:path: $offer:ident;)*) => {
        /// Every game, in the order in which they are offered.
        pub const ALL: &[Title] = &[$(Title::of::<$bundle>(Offer::$offer)),*];

        /// Does something with the game that has this id, whichever it is; `None` where none has.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == Title::of::<$bundle>(Offer::$offer).id {
                return Some(visitor.visit::<$bundle>());
            })*
            None
        }
    };
}

games! {
    lorenzo_play::LorenzoBundle: Always;
    florenza_play::FlorenzaBundle: Always;
    wiege_play::WiegeBundle: Always;
    nim_play::NimBundle: OnRequest;
}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this one.
    fn visit<P: Playable>(self) -> Self::Output;
}

/// When a server offers a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Unless told otherwise.
    Always,
    /// Only when it is asked for by name.
    OnRequest,
}

/// What the list says of a game.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    /// The short name used in commands, addresses and records.
    pub id: &'static str,
    /// The name people know it by.
    pub name: &'static str,
    /// When a server offers it.
    pub offer: Offer,
    /// What may be asked for when a match is opened.
    pub options: &'static [playable::GameOption],
}

impl Title {
    const fn of<P: Playable>(offer: Offer) -> Title {
        let meta = <P::Game as kernel::Game>::META;
        Title { id: meta.id, name: meta.title, offer, options: P::OPTIONS }
    }
}

/// The game with this id.
pub fn named(id: &str) -> Option<&'static Title> {
    ALL.iter().find(|title| title.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visitor for Id {
        type Output = &'static str;

        fn visit<P: Playable>(self) -> &'static str {
            <P::Game as kernel::Game>::META.id
        }
    }

    #[test]
    fn each_game_is_found_by_its_id_and_has_it_alone() {
        for (i, title) in ALL.iter().enumerate() {
            assert_eq!(visit(title.id, Id), Some(title.id));
            assert!(ALL[..i].iter().all(|other| other.id != title.id), "{} twice", title.id);
        }
        assert_eq!(visit("chess", Id), None);
    }

    #[test]
    fn no_option_means_something_else_in_another_game() {
        for (i, title) in ALL.iter().enumerate() {
            let earlier = || ALL[..i].iter().flat_map(|other| other.options);
            for option in title.options {
                assert!(earlier().all(|other| other.name != option.name), "--{}", option.name);
            }
        }
    }
}
