//! What is to be drawn: a view, who looks, and what that seat may do.

use crate::board::{Looking, Sitting};
use crate::icons::{emblem, emblem_of, icon};
use ::lorenzo::data::{Cost, Leader};
use ::lorenzo::effect::Exchange;
use ::lorenzo::leader::LeaderId;
use ::lorenzo::pending::Pending;
use ::lorenzo::pieces::{CardId, Member};
use ::lorenzo::space::Space;
use ::lorenzo::state::{Open, Phase, Player};
use ::lorenzo::{Action, Lorenzo, State, Tables, View};
use kernel::{Game, Illegal, Rng, Seat, Turn, Viewer};
use maud::{Markup, html};
use words::lorenzo::{Teller, leader_name, reason};
use words::{Arg, Lang, Phrase, tell};

/// What is to be drawn.
pub struct Scene<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The rules and data.
    pub game: &'a Lorenzo,
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
    /// The scene of a view. What may be done is worked out on a state imagined from it: the law says it is the same.
    pub fn new(game: &'a Lorenzo, view: &'a View, looking: Looking<'a>) -> Scene<'a> {
        let Looking { lang, sitting, is_asked, can_undo, rules } = looking;
        let state = game.imagine(view, &mut Rng::new(0));
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = view.viewer
            && is_asked
        {
            game.legal(&state, seat, &mut legal);
        }
        let names = sitting.iter().map(|it| it.name.clone()).collect();
        Scene { lang, game, view, sitting, legal, can_undo, rules, names, state }
    }

    /// The seat that looks, unless a spectator does.
    pub fn own(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the looking seat is to decide.
    pub fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// What asks for an answer on top of the turn, if anything.
    pub fn question(&self) -> Option<&Pending> {
        self.open().pending.top().filter(|top| !matches!(top, Pending::Turn { .. }))
    }

    /// The card whose exchange is asked about.
    pub(super) fn exchanging(&self) -> Option<CardId> {
        let Some(Pending::Exchange(under_way)) = self.question() else { return None };
        let row = &self.player(self.own()?).cards[under_way.work.activates() as usize];
        row.get(usize::from(under_way.next)).copied().flatten()
    }

    /// What that card's option, counted from one, is about.
    pub(super) fn exchange(&self, option: u8) -> Option<&Exchange> {
        let options = &self.tables().cards[self.exchanging()?.index()].active.exchanges;
        options.get(usize::from(option).checked_sub(1)?)
    }

    /// A way to pay the card that is being taken.
    pub(super) fn way_to_pay(&self, way: u8) -> Option<Cost> {
        let ways = self.game.ways_to_pay(&self.state, self.own()?);
        ways.get(usize::from(way)).copied()
    }

    /// An action in words, with what it pays and gives where the position says it.
    pub(super) fn action(&self, action: Action) -> Phrase {
        let known = match action {
            Action::Pay(way) => self.way_to_pay(way).map(|cost| words::lorenzo::paying(&cost)),
            Action::Exchange(option) => self.exchange(option).map(words::lorenzo::exchanging),
            _ => None,
        };
        known.unwrap_or_else(|| words::lorenzo::action(&self.teller(), action))
    }

    /// What an action is about: a card.
    pub(super) fn card_of(&self, action: Action) -> Option<CardId> {
        match action {
            Action::Place(_, space) | Action::Take(space) => self.open().card_at(space),
            Action::Exchange(_) => self.exchanging(),
            _ => None,
        }
    }

    /// Whether a member can be placed now.
    pub fn is_placing(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Place(..)))
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

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.tables(), players: &self.names }
    }

    /// What a seat's leader can do: the row of the one it copies, else its own.
    pub(super) fn ability(&self, seat: Seat, leader: LeaderId) -> &Leader {
        &self.tables().leaders[self.game.ability_of(self.player(seat), leader).index()]
    }

    /// Whom a seat's leader copies, in words.
    pub(super) fn copies(&self, seat: Seat, leader: LeaderId) -> Option<String> {
        let copied = Some(self.ability(seat, leader).id).filter(|copied| *copied != leader)?;
        let name = leader_name(self.lang, self.tables(), copied);
        Some(self.tell(&Phrase::new("leaders-copies").with("leader", Arg::Text(name))))
    }

    /// The name of a seat's leader, with whom it copies.
    pub(super) fn leader(&self, seat: Seat, leader: LeaderId) -> String {
        let name = leader_name(self.lang, self.tables(), leader);
        match self.copies(seat, leader) {
            Some(copies) => format!("{name} ({copies})"),
            None => name,
        }
    }

    /// A heading's word as the way to its rule.
    pub(super) fn rule(&self, anchor: &str, key: &'static str) -> Markup {
        crate::told::rule(self.lang, self.rules, anchor, &self.say(key))
    }

    /// A word of the page.
    pub(super) fn say(&self, key: &'static str) -> String {
        words::say(self.lang, key)
    }

    pub(super) fn tell(&self, phrase: &Phrase) -> String {
        tell(self.lang, phrase)
    }

    pub(super) fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    pub(super) fn emblem(&self, seat: Seat) -> Markup {
        emblem(seat, self.name(seat), "")
    }

    /// Who is to decide.
    pub(super) fn awaited(&self) -> Vec<Seat> {
        match self.game.turn(&self.state) {
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
        let value = self.game.value_of(&self.state, seat, member);
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
        let standing = |member: Member| match self.game.placement(&self.state, seat, member, space) {
            Ok((least, _)) => Standing::Usable(least),
            Err(why) => Standing::Barred(self.tell(&reason(&why)), reason_icon(&why)),
        };
        Member::ALL.into_iter().filter(at_home).map(|member| (member, standing(member))).collect()
    }

    /// What an action lacks, in words; `None` if it may be done, or is not asked now.
    pub(super) fn lacks(&self, action: Action) -> Option<String> {
        let seat = self.own()?;
        match self.game.why_not(&self.state, seat, action)? {
            Illegal::NotAllowed(::lorenzo::Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => {
                None
            }
            Illegal::NotAllowed(why) => Some(self.tell(&reason(&why))),
        }
    }

    /// The stock of the looking seat after an action, as far as nothing is revealed.
    pub(super) fn after(&self, action: Action) -> Option<Player> {
        let seat = self.own()?;
        let mut copy = self.state;
        self.game.apply(&mut copy, seat, action, &mut kernel::Silent).ok()?;
        Some(copy.open.players[seat])
    }
}

pub(super) const fn member_key(member: Member) -> &'static str {
    match member {
        Member::White => "member-white",
        Member::Black => "member-black",
        Member::Orange => "member-orange",
        Member::Neutral => "member-neutral",
    }
}

/// The icon that stands for a reason in the arch.
fn reason_icon(why: &::lorenzo::Reason) -> &'static str {
    use ::lorenzo::Reason;
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
