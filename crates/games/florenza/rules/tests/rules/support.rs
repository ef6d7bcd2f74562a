//! A short way to write rule tests: a position as text, actions as notation, and what came of it.

use florenza::event::Event;
use florenza::pending::Pending;
use florenza::pieces::{Target, Track, Work};
use florenza::state::Player;
use florenza::{Action, Florenza, ScoreSheet, State};
pub(crate) use kernel::testing::seat;
use kernel::{Game, Rng, Seat, Seats, Silent, Turn, testing};
use std::sync::LazyLock;

pub(crate) static GAME: LazyLock<Florenza> = LazyLock::new(Florenza::standard);

/// A position and what was played from it.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Sets up a position; see `florenza::position` for how it is written.
pub(crate) fn position(text: &str) -> Played {
    let state = GAME.position(text).unwrap_or_else(|error| panic!("{error}"));
    Played { state, events: Vec::new() }
}

/// Sets up a position and plays actions from it.
pub(crate) fn play(text: &str, actions: &str) -> Played {
    position(text).then(actions)
}

/// What a player of the long tests is after, drawn anew for each match: purely random play completes next to nothing.
pub(crate) struct Taste {
    palace: usize,
    church: usize,
    district: usize,
    tracks: usize,
    whim: usize,
}

impl Taste {
    pub(crate) fn new(rng: &mut Rng) -> Taste {
        Taste {
            palace: rng.below(30),
            church: rng.below(30),
            district: rng.below(20),
            tracks: rng.below(12),
            whim: 1 + rng.below(40),
        }
    }

    /// The action that looks best after one step, give or take a whim.
    pub(crate) fn choose(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        let worth = |action: &Action, rng: &mut Rng| {
            let mut next = *state;
            GAME.play(&mut next, seat, *action, &mut Silent);
            self.worth(&next, seat) + rng.below(self.whim)
        };
        let best = legal.iter().map(|action| (worth(action, rng), *action)).max_by_key(|(worth, _)| *worth);
        best.expect("somebody who decides has an answer").1
    }

    fn worth(&self, state: &State, seat: Seat) -> usize {
        let (open, player) = (&state.open, &state.open.players[seat]);
        let mut sum = usize::from(GAME.score(state)[seat].total) * 20;
        for target in Target::all().filter(|target| !player.done.contains(*target)) {
            let crossed = usize::from(player.crossed[target.index()].count());
            let all = usize::from(GAME.tables().icons[target.index()].count());
            let next = player.next_space() == Some(target);
            sum += match target.as_work() {
                Some(work) if work.is_palace() => self.palace * 8 * crossed * crossed / all,
                Some(_) => self.church * 8 * crossed * crossed / all,
                None if next => self.district * 2 * crossed,
                None => 1,
            };
        }
        let done = |targets| player.done.both(targets).len();
        sum += 100 * (self.palace * done(Target::PALACE) + self.church * done(Target::CHURCH));
        sum += self.tracks * usize::from(player.tracks.iter().sum::<u8>());
        sum += usize::from(player.reserve.florins / 20 + 10 * u16::from(player.reserve.extra));
        let coming = open.pending[seat].as_slice().iter().map(|pending| match pending {
            Pending::Units { left, .. } | Pending::Choose { left } => 25 * usize::from(*left),
            Pending::Track { steps } => (20 + self.tracks) * usize::from(*steps),
            Pending::Hire { .. } => 1000,
            Pending::Value { .. } => 80,
            Pending::DieBox => 30,
            _ => 0,
        });
        sum + coming.sum::<usize>()
    }
}

/// `2/end` is an action of seat 2; without a number it is one of the lowest seat that decides.
fn read<'a>(played: &Played, text: &'a str) -> (Seat, &'a str) {
    match text.split_once('/') {
        Some((number, text)) => (seat(number.parse().unwrap()), text),
        None => (testing::to_decide(&*GAME, &played.state), text),
    }
}

impl Played {
    /// Plays further actions, separated by white space.
    #[must_use]
    pub(crate) fn then(mut self, actions: &str) -> Played {
        for text in actions.split_whitespace() {
            let (seat, action) = read(&self, text);
            testing::play(&*GAME, &mut self.state, seat, action, &mut self.events);
        }
        self
    }

    /// Everyone takes florins, and nothing else, until the next turn begins.
    #[must_use]
    pub(crate) fn rest_of_turn(mut self) -> Played {
        let turn = |played: &Played| (played.state.open.round, played.state.open.turn);
        let now = turn(&self);
        while turn(&self) == now {
            let who = self.awaited().lowest().expect("somebody decides");
            let legal = self.legal(who);
            let florins = legal.iter().find(|text| text.ends_with(":florins"));
            self = self.then(&format!("{}/{}", who.index(), florins.map_or("end", String::as_str)));
        }
        self
    }

    /// The dice that the seat may use now.
    pub(crate) fn dice(&self, number: u8) -> Vec<String> {
        let uses = self.options(number, "use:");
        uses.iter().filter_map(|text| text.strip_suffix(":florins")).map(str::to_owned).collect()
    }

    pub(crate) fn awaited(&self) -> Seats {
        match GAME.turn(&self.state) {
            Turn::Await(seats) => seats,
            Turn::Over => panic!("the match is over"),
        }
    }

    /// The notation of everything that the seat may do now.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        testing::notations(&*GAME, &self.state, seat)
    }

    /// What the seat may do that begins so, without the beginning.
    pub(crate) fn options(&self, number: u8, prefix: &str) -> Vec<String> {
        let all = self.legal(seat(number)).into_iter();
        all.filter_map(|text| Some(text.strip_prefix(prefix)?.to_owned())).collect()
    }

    pub(crate) fn may(&self, action: &str) -> bool {
        self.refusal(action).is_none()
    }

    /// Why an action may not be done now; `None` if it may.
    pub(crate) fn refusal(&self, action: &str) -> Option<String> {
        let (seat, text) = read(self, action);
        let why = testing::refusal(&*GAME, &self.state, seat, text);
        let mut copy = self.state;
        let applied = GAME.apply(&mut copy, seat, text.parse().unwrap(), &mut Silent);
        assert_eq!(applied.is_err(), why.is_some());
        assert!(why.is_none() || copy == self.state, "{action} is refused and changes nothing");
        why
    }

    pub(crate) fn player(&self, number: u8) -> &Player {
        &self.state.open.players[seat(number)]
    }

    /// Extra resources, florins and stars.
    pub(crate) fn reserve(&self, number: u8) -> (u8, u16, u8) {
        let reserve = self.player(number).reserve;
        (reserve.extra, reserve.florins, reserve.stars)
    }

    /// What is crossed in a work or space.
    pub(crate) fn crossed(&self, number: u8, target: &str) -> String {
        self.player(number).crossed[Target::from_id(target).unwrap().index()].to_string()
    }

    pub(crate) fn tracks(&self, number: u8) -> [u8; 3] {
        Track::ALL.map(|track| self.player(number).at(track))
    }

    /// The artist's points of a complete work.
    pub(crate) fn artist(&self, number: u8, work: &str) -> Option<u8> {
        let work = Work::from_id(work).unwrap();
        self.player(number).has_done(work).then(|| self.player(number).artists[work as usize])
    }

    /// The number of the building in a space.
    pub(crate) fn building(&self, number: u8, space: u8) -> Option<u8> {
        self.player(number).building_in(space).map(florenza::building::BuildingId::number)
    }

    pub(crate) fn sheet(&self, number: u8) -> ScoreSheet {
        GAME.score(&self.state)[seat(number)]
    }

    pub(crate) fn used(&self) -> Vec<&'static str> {
        self.state.open.used.iter().map(florenza::pieces::Die::id).collect()
    }
}
