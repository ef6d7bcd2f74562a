//! What the scenes of all games have: a view made ready to be drawn for one reader.

use crate::board::{Perspective, Sitting};
use crate::icons;
use crate::markup::rule;
use kernel::{Game, Rng, Seat, Viewer};
use maud::Markup;
use words::{Arg, Key, Lang, Phrase, say, tell};

/// The part of a scene that every game has; a game's own scene holds one and dereferences to it.
pub struct SceneBase<'a, G: Game> {
    /// The reader's language.
    pub lang: Lang,
    /// The rules and data.
    pub game: &'a G,
    /// What is seen.
    pub view: &'a G::View,
    /// Who sits where.
    pub sitting: &'a [Sitting],
    /// Everything the seat that looks may do.
    pub legal: Vec<G::Action>,
    /// Whether it may take back its last decision.
    pub can_undo: bool,
    /// The address of the rules, which headings link to.
    pub rules: &'a str,
    /// The players' names, in seat order.
    pub names: Vec<String>,
    viewer: Viewer,
    state: G::State,
}

impl<'a, G: Game> SceneBase<'a, G> {
    /// The scene of a view of so many seats. What may be done is worked out on a state imagined from it: the law says it is
    /// the same.
    pub fn new(
        game: &'a G,
        view: &'a G::View,
        viewer: Viewer,
        seats: usize,
        perspective: Perspective<'a>,
    ) -> SceneBase<'a, G> {
        let Perspective { lang, sitting, is_asked, can_undo, rules } = perspective;
        let state = game.imagine(view, &mut Rng::new(0));
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && is_asked
        {
            game.legal(&state, seat, &mut legal);
        }
        let names = sitting.iter().take(seats).map(|it| it.name.clone()).collect();
        SceneBase { lang, game, view, sitting, legal, can_undo, rules, names, viewer, state }
    }

    /// The seat that looks, unless a spectator does.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the seat that looks is to decide.
    pub fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Whether the seat that looks may do this now.
    pub fn may(&self, action: G::Action) -> bool {
        self.legal.contains(&action)
    }

    /// A state behind the view, to ask the rules.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The name of whoever sits in a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A seat's emblem with its name.
    pub fn emblem(&self, seat: Seat) -> Markup {
        icons::emblem(seat, self.name(seat), "")
    }

    /// A word in the reader's language.
    pub fn say(&self, key: Key) -> String {
        say(self.lang, key)
    }

    /// A phrase in the reader's language.
    pub fn tell(&self, phrase: &Phrase) -> String {
        tell(self.lang, phrase)
    }

    /// A phrase with a number `n` in it.
    pub fn count(&self, key: Key, n: impl Into<i64>) -> String {
        self.tell(&Phrase::new(key).number("n", n))
    }

    /// A phrase about `who` sits in a seat.
    pub fn about(&self, key: Key, seat: Seat) -> String {
        self.tell(&Phrase::new(key).with("who", Arg::Text(self.name(seat).to_owned())))
    }

    /// A heading's word as the way to its rule.
    pub fn rule(&self, anchor: &str, key: Key) -> Markup {
        self.rule_of(anchor, &self.say(key))
    }

    /// The same for a word that is already told.
    pub fn rule_of(&self, anchor: &str, word: &str) -> Markup {
        rule(self.lang, self.rules, anchor, word)
    }
}
