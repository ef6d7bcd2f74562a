//! What is to be drawn: a view, the seat that looks at it, and what that seat may do.

use super::bar;
use super::log::phrase;
use crate::texts::{Teller, building_name, reason, target_name};
use boards::icons::meaning;
use boards::markup::rule_title;
use boards::{Perspective, SceneBase};
use florenza::building::BuildingId;
use florenza::goods::Icon;
use florenza::pending::{Pending, UnitKind};
use florenza::pieces::{Dice, Die, Resource, Target, Work};
use florenza::state::{Open, Phase, Player};
use florenza::{Action, Florenza, Reason, ScoreSheet, View};
use kernel::{Game, Illegal, PerSeat, Seat, Turn};
use maud::{Markup, html};
use std::ops::Deref;
use words::Key;

/// A view made ready to be drawn, with a state imagined behind it to ask the rules.
pub struct Scene<'a> {
    base: SceneBase<'a, Florenza>,
    scores: PerSeat<ScoreSheet>,
}

impl<'a> Deref for Scene<'a> {
    type Target = SceneBase<'a, Florenza>;

    fn deref(&self) -> &SceneBase<'a, Florenza> {
        &self.base
    }
}

impl<'a> Scene<'a> {
    /// The scene of a view.
    pub(super) fn new(game: &'a Florenza, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        let base = SceneBase::new(game, view, view.viewer, view.open.players.len(), perspective);
        Scene { scores: game.score(base.state()), base }
    }

    /// The seat whose sheet is drawn large: the own one; for a spectator the active player's.
    pub(super) fn shown(&self) -> Seat {
        self.own().or_else(|| self.open().active()).unwrap_or(self.open().first)
    }

    /// What is asked of the seat that looks.
    pub(super) fn question(&self) -> Option<Pending> {
        let seat = self.own().filter(|_| self.is_my_turn())?;
        self.open().pending[seat].last().copied()
    }

    pub(super) fn open(&self) -> &Open {
        &self.view.open
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

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.game.tables(), players: &self.names }
    }

    /// A sign as the way to the rule about a word.
    pub(super) fn rule_icon(&self, anchor: &str, sign: &str, key: Key) -> Markup {
        let word = self.say(key);
        html! { a.to-rule href={ (self.rules) "#" (anchor) } title=(rule_title(self.lang, &word)) { (meaning(sign, &word)) } }
    }

    /// What is asked of a seat, as the way to its rule.
    pub(super) fn rule_asked(&self, seat: Seat) -> Markup {
        let (question, chapter) = (bar::question(self, seat), bar::chapter(self, seat));
        let title = rule_title(self.lang, &self.tell(&question));
        html! { a.to-rule href={ (self.rules) "#" (chapter) } title=(title) { (phrase(self, &question)) } }
    }

    pub(super) fn building(&self, building: BuildingId) -> String {
        building_name(self.lang, self.game.tables(), building)
    }

    pub(super) fn work(&self, work: Work) -> String {
        crate::texts::work_name(self.lang, self.game.tables(), work)
    }

    pub(super) fn target(&self, target: Target) -> String {
        target_name(self.lang, self.game.tables(), target)
    }

    /// An action in words, as its button says it.
    pub(super) fn action(&self, action: Action) -> String {
        self.tell(&crate::texts::action(&self.teller(), action))
    }

    /// The seats that are to decide now.
    pub(super) fn awaited(&self) -> Vec<Seat> {
        match self.game.turn(self.state()) {
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
        match self.game.why_not(self.state(), seat, action)? {
            Illegal::NotAllowed(Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => None,
            Illegal::NotAllowed(why) => Some(self.tell(&reason(self.game.tables(), &why))),
        }
    }

    /// How many of a kind of icon are free in a place.
    pub(super) fn free_in(&self, player: &Player, icon: Icon, target: Target) -> u8 {
        if player.done.contains(target) {
            return 0;
        }
        let i = target.index();
        self.game.tables().icons[i].get(icon).saturating_sub(player.crossed[i].get(icon))
    }

    /// The places where an icon of this kind is free.
    pub(super) fn places(&self, player: &Player, icon: Icon) -> Vec<Target> {
        Target::all().filter(|target| self.free_in(player, icon, *target) > 0).collect()
    }

    /// How many dice the seat that looks has still to use, with how many there are in all.
    pub(super) fn dice_left(&self, seat: Seat) -> (u8, u8) {
        let bottom = self.open().pending[seat].as_slice().first();
        let left = if let Some(Pending::Turn { left }) = bottom { *left } else { 0 };
        let tables = self.game.tables();
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
        let gives = |die: &Die, it: Resource| self.game.tables().faces[*die as usize].resource == it;
        let swaps = |die: &Die| {
            !self.player(seat).buildings.both(self.game.tables().powers.swap[*die as usize]).is_empty()
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
