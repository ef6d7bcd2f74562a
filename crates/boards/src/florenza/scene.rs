//! What is to be drawn: a view, who looks, and what that seat may do.

use super::bar;
use super::log::phrase;
use crate::board::{Looking, Sitting};
use crate::icons::{emblem, meaning};
use crate::told::{rule, rule_title};
use ::florenza::building::BuildingId;
use ::florenza::goods::Icon;
use ::florenza::pending::{Pending, UnitKind};
use ::florenza::pieces::{Dice, Die, Resource, Target, Work};
use ::florenza::state::{Open, Phase, Player};
use ::florenza::{Action, Florenza, Reason, ScoreSheet, State, Tables, View};
use kernel::{Game, Illegal, PerSeat, Rng, Seat, Turn, Viewer};
use maud::{Markup, html};
use words::florenza::{Teller, building_name, reason, target_name};
use words::{Lang, Phrase, tell};

/// What is to be drawn.
pub struct Scene<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The rules and data.
    pub game: &'a Florenza,
    /// What is seen.
    pub view: &'a View,
    /// Who sits where.
    pub sitting: &'a [Sitting],
    /// Everything the looking seat may do.
    pub legal: Vec<Action>,
    /// Whether it may take back its last decision.
    pub can_undo: bool,
    /// The address of the rules.
    pub rules: &'a str,
    names: Vec<String>,
    state: State,
    scores: PerSeat<ScoreSheet>,
}

impl<'a> Scene<'a> {
    /// The scene of a view. What may be done is worked out on a state imagined from it: the law says it is the same.
    pub fn new(game: &'a Florenza, view: &'a View, looking: Looking<'a>) -> Scene<'a> {
        let Looking { lang, sitting, is_asked, can_undo, rules } = looking;
        let state = game.imagine(view, &mut Rng::new(0));
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = view.viewer
            && is_asked
        {
            game.legal(&state, seat, &mut legal);
        }
        let names = sitting.iter().map(|it| it.name.clone()).collect();
        let scores = game.score(&state);
        Scene { lang, game, view, sitting, legal, can_undo, rules, names, state, scores }
    }

    /// The seat that looks, unless a spectator does.
    pub fn own(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat whose sheet is drawn large: the own one; for a spectator the active player's.
    pub fn shown(&self) -> Seat {
        self.own().or_else(|| self.open().active()).unwrap_or(self.open().first)
    }

    /// Whether the looking seat is to decide.
    pub fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// What is asked of the looking seat.
    pub fn question(&self) -> Option<Pending> {
        let seat = self.own().filter(|_| self.is_my_turn())?;
        self.open().pending[seat].top().copied()
    }

    /// A state behind the view, to ask the rules.
    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn open(&self) -> &Open {
        &self.view.open
    }

    pub(super) fn tables(&self) -> &Tables {
        self.game.tables()
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.view.open.players[seat]
    }

    pub(super) fn score(&self, seat: Seat) -> &ScoreSheet {
        &self.scores[seat]
    }

    pub(super) fn scores(&self) -> &PerSeat<ScoreSheet> {
        &self.scores
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.tables(), players: &self.names }
    }

    /// A heading's word as the way to its rule.
    pub(super) fn rule(&self, anchor: &str, key: &'static str) -> Markup {
        self.rule_of(anchor, &self.say(key))
    }

    /// The same for a word that is already told.
    pub(super) fn rule_of(&self, anchor: &str, word: &str) -> Markup {
        rule(self.lang, self.rules, anchor, word)
    }

    /// A sign as the way to the rule about a word.
    pub(super) fn rule_icon(&self, anchor: &str, sign: &str, key: &'static str) -> Markup {
        let word = self.say(key);
        html! { a.to-rule href={ (self.rules) "#" (anchor) } title=(rule_title(self.lang, &word)) { (meaning(sign, &word)) } }
    }

    /// What is asked of a seat, as the way to its rule.
    pub(super) fn rule_asked(&self, seat: Seat) -> Markup {
        let (question, chapter) = (bar::question(self, seat), bar::chapter(self, seat));
        let title = rule_title(self.lang, &self.tell(&question));
        html! { a.to-rule href={ (self.rules) "#" (chapter) } title=(title) { (phrase(self, &question)) } }
    }

    /// A word of the table.
    pub(super) fn say(&self, key: &'static str) -> String {
        words::say(self.lang, key)
    }

    pub(super) fn tell(&self, phrase: &Phrase) -> String {
        tell(self.lang, phrase)
    }

    pub(super) fn count(&self, key: &'static str, n: impl Into<i64>) -> String {
        self.tell(&Phrase::new(key).number("n", n))
    }

    pub(super) fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    pub(super) fn emblem(&self, seat: Seat) -> Markup {
        emblem(seat, self.name(seat), "")
    }

    pub(super) fn building(&self, building: BuildingId) -> String {
        building_name(self.lang, self.tables(), building)
    }

    pub(super) fn work(&self, work: Work) -> String {
        words::florenza::work_name(self.lang, self.tables(), work)
    }

    pub(super) fn target(&self, target: Target) -> String {
        target_name(self.lang, self.tables(), target)
    }

    /// An action in words, as its button says it.
    pub(super) fn action(&self, action: Action) -> String {
        self.tell(&words::florenza::action(&self.teller(), action))
    }

    /// Who is to decide.
    pub(super) fn awaited(&self) -> Vec<Seat> {
        match self.game.turn(&self.state) {
            Turn::Await(seats) => seats.iter().collect(),
            Turn::Over => Vec::new(),
        }
    }

    /// Everyone from the first player clockwise.
    pub(super) fn in_order(&self) -> Vec<Seat> {
        let n = self.open().players.len();
        let first = self.open().first.index();
        (0..n).filter_map(|i| Seat::new(((first + i) % n) as u8)).collect()
    }

    pub(super) fn is_over(&self) -> bool {
        self.open().phase == Phase::Over
    }

    /// Why an action may not be done, in words; `None` if it may, or if something else is asked.
    pub(super) fn lacks(&self, action: Action) -> Option<String> {
        let seat = self.own()?;
        match self.game.why_not(&self.state, seat, action)? {
            Illegal::NotAllowed(Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => None,
            Illegal::NotAllowed(why) => Some(self.tell(&reason(self.tables(), &why))),
        }
    }

    /// How many of a kind of icon are free in a place.
    pub(super) fn free_in(&self, player: &Player, icon: Icon, target: Target) -> u8 {
        if player.done.contains(target) {
            return 0;
        }
        let i = target.index();
        self.tables().icons[i].get(icon).saturating_sub(player.crossed[i].get(icon))
    }

    /// The places where an icon of this kind is free.
    pub(super) fn places(&self, player: &Player, icon: Icon) -> Vec<Target> {
        Target::all().filter(|target| self.free_in(player, icon, *target) > 0).collect()
    }

    /// How many dice the looking seat has still to use, with how many there are in all.
    pub(super) fn dice_left(&self, seat: Seat) -> (u8, u8) {
        let bottom = self.open().pending[seat].as_slice().first();
        let left = if let Some(Pending::Turn { left }) = bottom { *left } else { 0 };
        let tables = self.tables();
        (left, if self.open().phase == Phase::Active { tables.active_picks } else { tables.other_picks })
    }

    /// The die that is chosen when the page opens: the first that can be used, or the one that is in use, or simply the
    /// first.
    pub(super) fn chosen(&self) -> Die {
        let usable = |die: &Die| self.legal.iter().any(|it| matches!(it, Action::Use(d, _) if d == die));
        Die::ALL.into_iter().find(usable).or_else(|| self.in_use()).unwrap_or(Die::White)
    }

    /// The die whose use goes on, as what waits to be decided tells it; otherwise one that was used.
    fn in_use(&self) -> Option<Die> {
        let seat = self.own()?;
        let open = self.open();
        // Dice that the others use stay where they are.
        let taken = match open.phase {
            Phase::Active if open.active() == Some(seat) => open.used,
            Phase::Others => Dice::ALL,
            _ => Dice::NONE,
        };
        let gives = |die: &Die, it: Resource| self.tables().faces[*die as usize].resource == it;
        let swaps = |die: &Die| {
            !self.player(seat).buildings.both(self.tables().powers.swap[*die as usize]).is_empty()
        };
        let of = |waits: &Pending| match *waits {
            Pending::Value { die, .. } => Some(die),
            Pending::Hire { die, .. } => die,
            Pending::Units { kind: UnitKind::Swapped, .. } => taken.iter().find(swaps),
            Pending::Units { resource, .. } => taken.iter().find(|die| gives(die, resource)),
            _ => None,
        };
        let stack = open.pending[seat].as_slice();
        let used = || taken.iter().next().filter(|_| open.phase == Phase::Active);
        stack.iter().rev().find_map(of).or_else(used)
    }
}
