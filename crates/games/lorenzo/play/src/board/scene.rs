//! What is to be drawn: a view, who looks, and what that seat may do.

use crate::texts::{Teller, leader_name, reason};
use boards::icons::{emblem_of, icon};
use boards::{Perspective, SceneBase, Sitting};
use kernel::{Game, Illegal, Seat, Turn};
use lorenzo::data::{Cost, Leader};
use lorenzo::effect::Exchange;
use lorenzo::leader::LeaderId;
use lorenzo::pending::Pending;
use lorenzo::pieces::{CardId, Member};
use lorenzo::space::Space;
use lorenzo::state::{Open, Phase, Player};
use lorenzo::{Action, Lorenzo, View};
use maud::{Markup, html};
use std::ops::Deref;
use words::{Arg, Key, Lang, Phrase, tell};

/// A view made ready to be drawn: who looks, and what that seat may do.
pub struct Scene<'a> {
    base: SceneBase<'a, Lorenzo>,
}

impl<'a> Deref for Scene<'a> {
    type Target = SceneBase<'a, Lorenzo>;

    fn deref(&self) -> &SceneBase<'a, Lorenzo> {
        &self.base
    }
}

/// How a space stands to a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Usable with so many servants at least.
    Usable(i16),
    /// Not usable, for this reason; with the icon that stands for it.
    Barred(String, &'static str),
}

impl<'a> Scene<'a> {
    /// The scene of a view.
    pub(super) fn new(game: &'a Lorenzo, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        let base = SceneBase::new(game, view, view.viewer, view.open.players.len(), perspective);
        Scene { base }
    }

    /// The scene of a view that asks for nothing: to tell an action by it.
    pub(crate) fn unasked(
        game: &'a Lorenzo,
        lang: Lang,
        view: &'a View,
        sitting: &'a [Sitting],
    ) -> Scene<'a> {
        Scene::new(game, view, Perspective { lang, sitting, is_asked: false, can_undo: false, rules: "" })
    }

    /// People of these names, in seat order.
    pub(crate) fn sitting(names: &[String]) -> Vec<Sitting> {
        names.iter().map(|name| Sitting { name: name.clone(), is_bot: false }).collect()
    }

    /// What asks for an answer on top of the turn, if anything.
    pub(super) fn question(&self) -> Option<&Pending> {
        self.open().pending.last().filter(|top| !matches!(top, Pending::Turn { .. }))
    }

    /// The card whose exchange is asked about.
    pub(super) fn exchanging(&self) -> Option<CardId> {
        let Some(Pending::Exchange(under_way)) = self.question() else { return None };
        let row = &self.player(self.own()?).cards[under_way.work.activates() as usize];
        row.get(usize::from(under_way.next)).copied().flatten()
    }

    /// What that card's option, counted from one, is about.
    pub(super) fn exchange(&self, option: u8) -> Option<&Exchange> {
        let options = &self.game.tables().cards[self.exchanging()?.index()].active.exchanges;
        options.get(usize::from(option).checked_sub(1)?)
    }

    /// A way to pay the card that is being taken.
    pub(super) fn way_to_pay(&self, way: u8) -> Option<Cost> {
        let ways = self.game.ways_to_pay(self.state(), self.own()?);
        ways.get(usize::from(way)).copied()
    }

    /// An action in words, with what it pays and gives where the position says it.
    pub(crate) fn action(&self, action: Action) -> Phrase {
        let known = match action {
            Action::Pay(way) => self.way_to_pay(way).map(|cost| crate::texts::paying(&cost)),
            Action::Exchange(option) => self.exchange(option).map(crate::texts::exchanging),
            _ => None,
        };
        known.unwrap_or_else(|| crate::texts::action(&self.teller(), action))
    }

    /// What an action is about: a card.
    pub(crate) fn card_of(&self, action: Action) -> Option<CardId> {
        match action {
            Action::Place(_, space) | Action::Take(space) => self.open().card_at(space),
            Action::Exchange(_) => self.exchanging(),
            _ => None,
        }
    }

    /// Whether a member can be placed now.
    pub(super) fn is_placing(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Place(..)))
    }

    pub(super) fn open(&self) -> &Open {
        &self.view.open
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.view.open.players[seat]
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.game.tables(), players: &self.names }
    }

    /// What a seat's leader can do: the row of the one it copies, else its own.
    pub(super) fn ability(&self, seat: Seat, leader: LeaderId) -> &Leader {
        &self.game.tables().leaders[self.game.ability_of(self.player(seat), leader).index()]
    }

    /// Whom a seat's leader copies, in words.
    pub(super) fn copies(&self, seat: Seat, leader: LeaderId) -> Option<String> {
        let copied = Some(self.ability(seat, leader).id).filter(|copied| *copied != leader)?;
        let name = leader_name(self.lang, self.game.tables(), copied);
        Some(self.tell(&Phrase::new(key!("leaders-copies")).with("leader", Arg::Text(name))))
    }

    /// The name of a seat's leader, with whom it copies.
    pub(super) fn leader(&self, seat: Seat, leader: LeaderId) -> String {
        let name = leader_name(self.lang, self.game.tables(), leader);
        match self.copies(seat, leader) {
            Some(copies) => format!("{name} ({copies})"),
            None => name,
        }
    }

    pub(crate) fn tell(&self, phrase: &Phrase) -> String {
        tell(self.lang, phrase)
    }

    pub(super) fn awaited(&self) -> Vec<Seat> {
        match self.game.turn(self.state()) {
            Turn::Await(seats) => {
                let waiting = |seat: &Seat| !self.view.picked.contains(*seat);
                seats.iter().filter(|seat| self.open().phase != Phase::Draft || waiting(seat)).collect()
            }
            Turn::Over => Vec::new(),
        }
    }

    /// The family member of a seat as a tablet.
    pub(super) fn member(&self, seat: Seat, member: Member, size: &str) -> Markup {
        let sign = emblem_of(seat);
        let value = self.game.value_of(self.state(), seat, member);
        let id = member.id();
        // Each member glides from one place to another, so only one of its pictures may carry its name.
        let glides = !(size == "still" || size == "tiny" && self.own() == Some(seat));
        let piece = glides.then(|| format!("{sign}-{id}"));
        let label = format!("{}, {}, {value}", self.name(seat), self.say(member_key(member)));
        html! {
            span class={ "member p-" (sign) " d-" (id) " " (size) } data-piece=[piece] role="img" aria-label=(label) {
                (icon(&format!("e-{sign}"))) b { (value) }
            }
        }
    }

    /// Who stands in a space, with which member.
    pub(super) fn standing_in(&self, space: Space) -> Vec<(Seat, Member)> {
        let mut found = Vec::new();
        for (seat, player) in self.open().players.iter() {
            for member in Member::ALL {
                if player.members[member as usize] == Some(space) {
                    found.push((seat, member));
                }
            }
        }
        found
    }

    /// How a space stands to each of the looking seat's members at home; empty when nothing is to be placed.
    pub(super) fn standings(&self, space: Space) -> Vec<(Member, Standing)> {
        let Some(seat) = self.own().filter(|_| self.is_placing()) else { return Vec::new() };
        let at_home = |member: &Member| self.player(seat).members[*member as usize].is_none();
        let standing = |member: Member| match self.game.placement(self.state(), seat, member, space) {
            Ok((least, _)) => Standing::Usable(least),
            Err(why) => Standing::Barred(self.tell(&reason(&why)), reason_icon(&why)),
        };
        Member::ALL.into_iter().filter(at_home).map(|member| (member, standing(member))).collect()
    }

    /// What an action lacks, in words; `None` if it may be done, or is not asked now.
    pub(super) fn lacks(&self, action: Action) -> Option<String> {
        let seat = self.own()?;
        match self.game.why_not(self.state(), seat, action)? {
            Illegal::NotAllowed(lorenzo::Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => None,
            Illegal::NotAllowed(why) => Some(self.tell(&reason(&why))),
        }
    }

    /// The stock of the looking seat after an action, as far as nothing is revealed.
    pub(super) fn after(&self, action: Action) -> Option<Player> {
        let seat = self.own()?;
        let mut copy = *self.state();
        self.game.apply(&mut copy, seat, action, &mut kernel::Silent).ok()?;
        Some(copy.open.players[seat])
    }
}

pub(super) const fn member_key(member: Member) -> Key {
    match member {
        Member::White => key!("member-white"),
        Member::Black => key!("member-black"),
        Member::Orange => key!("member-orange"),
        Member::Neutral => key!("member-neutral"),
    }
}

/// The icon that stands for a reason in the arch.
fn reason_icon(why: &lorenzo::Reason) -> &'static str {
    use lorenzo::Reason;
    match why {
        Reason::Lacks { item, .. } => item.id(),
        Reason::Surcharge { .. } => "coins",
        Reason::Slot { .. } | Reason::Military { .. } => "military",
        Reason::Value { .. } => "servants",
        Reason::SameColour => "member",
        Reason::Occupied => "character",
        _ => "lock",
    }
}
