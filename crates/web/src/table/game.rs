//! [`Play`] and [`Rules`] for every game that can be played here.

use super::erased::{Erased, erase, raw};
use super::feed::RING;
use super::play::{
    Choice, Chosen, Deal, Opened, Past, PastView, Plan, Play, Refusal, Rules, Status, Step, Thought,
    UndoOptions, Woken, Work,
};
use super::pool::lock;
use super::update::{EntrySeen, Update};
use crate::analysis::{self, Advised, Analysis};
use crate::http::keys;
use boards::Form;
use bots::{Bot, Budget, ExecBot, Kind, Player, Program};
use kernel::bundle::{Action, Reason};
use kernel::record::{Entry, Header, Record};
use kernel::replay::{replay, seen_by};
use kernel::table::{Planned, Refused, Table};
use kernel::{Digest, Game, Illegal, Observation, Seat, Seats, Silent, Turn, Viewer};
use playable::Playable;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use words::{Lang, Phrase, key};

/// A game to open tables of, once with each set of component data that tables were opened with.
pub struct Hosted<P: Playable> {
    /// What new tables are played with.
    pub newest: Arc<P::Game>,
    older: Option<Arc<P::Game>>,
    /// Whether some of the newest data are our own reconstruction; found out when it is first asked for.
    pub(crate) has_reconstructed: OnceLock<bool>,
}

impl<P: Playable> Hosted<P> {
    /// A game with its standard data, and, where the host has corrected them, with those for all new tables.
    pub fn new(standard: P::Game, own: Option<P::Game>) -> Hosted<P> {
        let standard = Arc::new(standard);
        let (newest, older) = match own {
            Some(own) => (Arc::new(own), Some(standard)),
            None => (standard, None),
        };
        Hosted { newest, older, has_reconstructed: OnceLock::new() }
    }

    /// The game with these data; where there is none, the newest, which will say that they differ.
    pub fn with(&self, data: Digest) -> &Arc<P::Game> {
        let older = self.older.as_ref().filter(|game| game.data_hash() == data);
        older.unwrap_or(&self.newest)
    }
}

struct Match<P: Playable> {
    game: Arc<P::Game>,
    table: Table<P::Game>,
    planned: Option<Planned<P::Game>>,
    guests: BTreeMap<Seat, Guest<P>>,
    in_turn: Arc<Mutex<Option<InTurn<P>>>>,
}

/// A bot of ours that has more to decide in its turn: it goes on from what it has thought already. After the turn it is
/// dropped, since a tree of a search is larger than a table.
struct InTurn<P: Playable> {
    seat: Seat,
    kind: Kind,
    bot: Box<dyn Bot<P::Game>>,
}

/// A program that plays a seat. Only one thought at a time is asked of it.
struct Guest<P: Playable> {
    program: Program,
    bot: Arc<Mutex<ExecBot<P>>>,
}

impl<P: Playable> Match<P> {
    fn boxed(game: &Arc<P::Game>, table: Table<P::Game>) -> Box<dyn Play> {
        Box::new(Match::<P> {
            game: game.clone(),
            table,
            planned: None,
            guests: BTreeMap::new(),
            in_turn: Arc::default(),
        })
    }

    /// The program in a seat, which waits to be asked.
    fn guest(&mut self, seat: Seat, program: &Program) -> Arc<Mutex<ExecBot<P>>> {
        let known = self.guests.get(&seat).filter(|guest| guest.program == *program);
        if let Some(guest) = known {
            return guest.bot.clone();
        }
        let seed = keys::random().map(u64::from_le_bytes).unwrap_or_default();
        let bot = Arc::new(Mutex::new(ExecBot::new(seed, program.clone())));
        self.guests.insert(seat, Guest { program: program.clone(), bot: bot.clone() });
        bot
    }

    fn do_settle(&mut self, planned: Planned<P::Game>) -> Update {
        let entry = planned.entry.clone();
        let events = self.table.settle(planned);
        self.table.forget();
        update(&*self.game, &self.table, Some(&entry), &events)
    }
}

/// What happened at a table with its last entry, as each viewer may see it.
fn update<G: Game>(game: &G, table: &Table<G>, entry: Option<&Entry>, events: &[G::Event]) -> Update {
    let actor = entry.and_then(secret_of::<G>);
    let public = (entry.map(|entry| sealed(entry, actor.is_some())), seen_by(game, events, Viewer::Public));
    let own = |seat: Seat, (_, public): &EntrySeen<G::Event>| {
        let viewer = Viewer::Seat(seat);
        let sees_as_all = actor != Some(seat) && sees_as(game, events, viewer, public);
        let entry = || entry.map(|entry| sealed(entry, actor.is_some_and(|actor| actor != seat)));
        (!sees_as_all).then(|| (entry(), seen_by(game, events, viewer)))
    };
    Update::entry(table.version(), G::seats(table.config()), table.turn(), public, own)
}

/// The seat whose action with this entry nobody else may know while the match is on.
fn secret_of<G: Game>(entry: &Entry) -> Option<Seat> {
    let Entry::Act { seat, action: Some(text), .. } = entry else { return None };
    text.parse().is_ok_and(|action| G::is_secret(action)).then_some(*seat)
}

/// An entry as a viewer may have it while the match is on.
fn sealed(entry: &Entry, is_hidden: bool) -> Entry {
    let Entry::Act { seat, action, chance, .. } = entry else { return entry.clone() };
    let action = if is_hidden { None } else { action.clone() };
    Entry::Act { seat: *seat, action, chance: chance.clone(), state: None }
}

/// Whether a viewer sees these events exactly so.
fn sees_as<G: Game>(game: &G, events: &[G::Event], viewer: Viewer, seen: &[G::Event]) -> bool {
    let mut seen = seen.iter();
    let is_so =
        events.iter().filter_map(|event| game.redact(event, viewer)).all(|own| seen.next() == Some(&own));
    is_so && seen.next().is_none()
}

fn refusal<P: Playable>(game: &P::Game, refused: Refused<Reason<P>>) -> Refusal {
    let no_undo = |key| Refusal::NoUndo(Phrase::new(key));
    match refused {
        Refused::Illegal(illegal) => {
            let words = match &illegal {
                Illegal::NotYourTurn => Some(Phrase::new(key!("error-not-your-turn"))),
                Illegal::GameOver => Some(Phrase::new(key!("error-over"))),
                Illegal::NotAllowed(reason) => Some(P::reason(game, reason)),
            };
            Refusal::Illegal { why: illegal.to_string(), words }
        }
        // Whether a request is stale was decided before a match was asked, so this cannot be.
        Refused::NothingToUndo | Refused::Stale { .. } => no_undo(key!("error-undo-nothing")),
        Refused::NotYours => no_undo(key!("error-undo-not-yours")),
        Refused::Revealed => no_undo(key!("error-undo-revealed")),
        Refused::NoConsent => no_undo(key!("error-undo-consent")),
    }
}

impl<P: Playable> Play for Match<P> {
    fn status(&self) -> Status {
        let turn = self.table.turn();
        Status {
            version: self.table.version(),
            data: self.game.data_hash(),
            seats: P::Game::seats(self.table.config()),
            turn,
            holder: self.table.holder(),
            result: (turn == Turn::Over).then(|| self.game.outcome(self.table.state())),
        }
    }

    fn asked_at(&self, seat: Seat) -> u64 {
        self.table.asked_at(seat)
    }

    fn decided_at(&self) -> u64 {
        self.table.decided_at()
    }

    fn view(&self, viewer: Viewer) -> Arc<dyn Erased> {
        erase(self.table.view(viewer))
    }

    fn choices(&self, seat: Seat, lang: Lang, names: &[String]) -> Vec<Choice> {
        let view = self.table.view(Viewer::Seat(seat));
        let choice = |action: Action<P>| Choice {
            action: action.to_string(),
            text: P::action(&self.game, lang, names, &view, action),
            preview: raw(&self.table.preview(seat, action).unwrap_or_default()),
        };
        self.table.legal(seat).into_iter().map(choice).collect()
    }

    fn answer(&self, seat: Seat, form: &Form) -> Option<String> {
        P::answer_of(form, &self.table.legal(seat)).map(|action| action.to_string())
    }

    fn played(&self) -> usize {
        self.table.played()
    }

    fn revealed_by(&self, decisions: usize) -> Seats {
        self.table.revealed_by(decisions)
    }

    fn undo_options(&self, seat: Seat) -> UndoOptions {
        let played: Vec<Seat> = self.table.actions().map(|(seat, _)| seat).collect();
        let decisions = played.iter().rev().position(|other| *other == seat).map(|at| at + 1);
        UndoOptions { is_free: self.table.can_undo(seat).is_ok(), decisions }
    }

    fn plan(&mut self, step: Step<'_>) -> Result<Plan, Refusal> {
        self.planned = None;
        let table = &self.table;
        let version = table.version();
        let planned = match step {
            Step::Act(seat, text) => {
                let action = text.parse().map_err(|error| Refusal::Unreadable(format!("{error}")))?;
                table.plan(version, seat, action)
            }
            Step::Undo(seat) => table.plan_undo(version, seat),
            Step::UndoTogether(seat, actions, consent) => {
                table.plan_undo_with_consent(version, seat, actions, consent)
            }
            Step::UndoAmongBots(seat, actions) => table.plan_undo_among_bots(version, seat, actions),
            Step::Note(entry) => Ok(table.plan_note(entry)),
        };
        let planned = planned.map_err(|refused| refusal::<P>(&self.game, refused))?;
        let plan = Plan {
            line: raw(&planned.entry).get().to_owned(),
            footer: planned.footer.as_ref().map(|footer| raw(footer).get().to_owned()),
            turn: table.turn_after(&planned),
            holder: table.holder_after(&planned),
        };
        self.planned = Some(planned);
        Ok(plan)
    }

    fn settle(&mut self, notes: Vec<Entry>) -> Vec<Update> {
        let mut updates: Vec<Update> = Vec::with_capacity(1 + notes.len());
        if let Some(planned) = self.planned.take() {
            updates.push(self.do_settle(planned));
        }
        for note in notes {
            let planned = self.table.plan_note(note);
            updates.push(self.do_settle(planned));
        }
        updates
    }

    fn follow(&mut self, entries: &[Entry]) -> Result<Vec<Update>, String> {
        self.planned = None;
        follow(&self.game, &mut self.table, entries)
    }

    fn snapshot(&self) -> Vec<u8> {
        self.table.snapshot()
    }

    fn thought(&mut self, seat: Seat, player: &Player) -> Thought {
        let (game, state) = (self.game.clone(), self.table.state().clone());
        let legal = self.table.legal(seat);
        if legal.is_empty() {
            return Box::new(|_| None);
        }
        match player {
            Player::Ours(kind) => {
                let (kind, in_turn) = (*kind, self.in_turn.clone());
                Box::new(move |begin| {
                    let known = lock(&in_turn).take().filter(|it| (it.seat, it.kind) == (seat, kind));
                    let mut bot = known.map_or_else(|| kind.bot::<P>(begin.seed), |it| it.bot);
                    bot.pause_with(&begin.pauses);
                    let action = *legal.get(bot.choose(&Observation::new(&*game, &state, seat), &legal))?;
                    if goes_on(&*game, state, seat, action) {
                        *lock(&in_turn) = Some(InTurn::<P> { seat, kind, bot });
                    }
                    Some(Chosen { action: action.to_string(), fault: None })
                })
            }
            Player::Trained(trained) => {
                let player = Player::Trained(trained.clone());
                Box::new(move |begin| {
                    let mut bot = player.bot::<P>(begin.seed);
                    bot.pause_with(&begin.pauses);
                    let choice = bot.choose(&Observation::new(&*game, &state, seat), &legal);
                    Some(Chosen { action: legal.get(choice)?.to_string(), fault: None })
                })
            }
            Player::Theirs(program) => {
                let guest = self.guest(seat, program);
                Box::new(move |_| {
                    let mut guest = lock(&guest);
                    let choice = guest.choose(&Observation::new(&*game, &state, seat), &legal);
                    let action = legal.get(choice)?.to_string();
                    Some(Chosen { action, fault: guest.fault().map(Into::into) })
                })
            }
        }
    }

    fn dismiss(&mut self) -> Box<dyn FnOnce() + Send> {
        let guests = std::mem::take(&mut self.guests);
        Box::new(move || drop(guests))
    }

    fn advice(&self, seat: Seat, budget: Budget) -> Work<Vec<Advised>> {
        analysis::advise::<P>(self.game.clone(), self.table.state().clone(), seat, budget)
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        let legal = self.table.legal(seat);
        legal.iter().find(|action| P::is_pass(**action)).or(legal.first()).map(ToString::to_string)
    }
}

/// Whether a seat is asked again after this action.
fn goes_on<G: Game>(game: &G, mut state: G::State, seat: Seat, action: G::Action) -> bool {
    game.play(&mut state, seat, action, &mut Silent);
    matches!(game.turn(&state), Turn::Await(seats) if seats.contains(seat))
}

fn follow<G: Game>(game: &Arc<G>, table: &mut Table<G>, entries: &[Entry]) -> Result<Vec<Update>, String> {
    let mut updates = Vec::with_capacity(entries.len());
    for entry in entries {
        let events = follow_silently(table, entry)?;
        updates.push(update(&**game, table, Some(entry), &events));
    }
    Ok(updates)
}

pub(crate) fn follow_silently<G: Game>(table: &mut Table<G>, entry: &Entry) -> Result<Vec<G::Event>, String> {
    let line = table.version() + 2;
    let events = table.follow(entry).map_err(|error| format!("line {line}: {error}"))?;
    table.forget();
    Ok(events)
}

/// The table of a record as a snapshot has it, or else as it was set up, with the events of that.
fn opened<G: Game>(
    game: &Arc<G>,
    past: Past<'_>,
    snapshot: Option<&[u8]>,
) -> Result<(Table<G>, Vec<G::Event>), String> {
    match snapshot {
        Some(bytes) => Ok((Table::restore(game.clone(), past.header, past.seed, bytes)?, Vec::new())),
        None => Table::begin(game.clone(), past.header, past.seed),
    }
}

impl<P: Playable> Rules for Hosted<P> {
    fn meta(&self) -> kernel::Meta {
        P::Game::META
    }

    fn fits(&self, header: &Header) -> Result<(), Phrase> {
        if header.rules != P::Game::META.rules {
            let differ = Phrase::new(key!("error-other-rules")).number("theirs", header.rules);
            return Err(differ.number("ours", P::Game::META.rules));
        }
        let is_here = header.data == self.with(header.data).data_hash();
        if is_here { Ok(()) } else { Err(Phrase::new(key!("error-other-data"))) }
    }

    fn open(&self, deal: Deal) -> Result<Opened, String> {
        let config = config::<P::Game>(&deal)?;
        let (table, _) = Table::open(self.newest.clone(), config, deal.sitters, deal.seed)
            .map_err(|error| error.to_string())?;
        let header = table.record().header.clone();
        Ok(Opened { play: Match::<P>::boxed(&self.newest, table), header })
    }

    fn wake(&self, past: Past<'_>, snapshot: Option<&[u8]>) -> Result<Woken, String> {
        let (game, tail) = (self.with(past.header.data), past.entries);
        let (mut table, _) = opened(game, past, snapshot)?;
        // Only the latest are published again, and that costs more than playing.
        let (silent, latest) = tail.split_at(tail.len().saturating_sub(RING));
        for entry in silent {
            follow_silently(&mut table, entry)?;
        }
        let updates = follow(game, &mut table, latest)?;
        Ok(Woken { play: Match::<P>::boxed(game, table), updates })
    }

    fn tell(
        &self,
        past: Past<'_>,
        snapshot: Option<&[u8]>,
        skip: Option<usize>,
    ) -> Result<Vec<Update>, String> {
        let game = self.with(past.header.data);
        let (mut table, events) = opened(game, past, snapshot)?;
        let mut updates = Vec::new();
        if skip.is_none() {
            updates.push(update(&**game, &table, None, &events));
        }
        let (silent, told) = past.entries.split_at(skip.unwrap_or(0).min(past.entries.len()));
        for entry in silent {
            follow_silently(&mut table, entry)?;
        }
        updates.extend(follow(game, &mut table, told)?);
        Ok(updates)
    }

    fn sealed(&self, record: &Record, viewer: Viewer) -> Record {
        let is_hidden =
            |seat: Seat, text: &str| !viewer.is(seat) && text.parse().is_ok_and(P::Game::is_secret);
        record.sealed(is_hidden)
    }

    fn verify(&self, record: &Record) -> Result<(), String> {
        replay(&**self.with(record.header.data), record, |_| {})
            .map(|_| ())
            .map_err(|error| error.to_string())
    }

    fn look_back(&self, past: Past<'_>, snapshot: Option<&[u8]>, viewer: Viewer) -> Result<PastView, String> {
        let game = self.with(past.header.data);
        let (mut table, _) = opened(game, past, snapshot)?;
        let (last, before) = match past.entries.split_last() {
            Some((last, before)) => (Some(last), before),
            None => (None, past.entries),
        };
        for entry in before {
            follow_silently(&mut table, entry)?;
        }
        let updates = follow(game, &mut table, last.map(std::slice::from_ref).unwrap_or_default())?;
        Ok((erase(table.view(viewer)), updates.into_iter().next()))
    }

    fn analyse(&self, past: Past<'_>, budget: Budget) -> Result<Analysis, String> {
        let game = self.with(past.header.data);
        let (mut table, _) = Table::begin(game.clone(), past.header, past.seed)?;
        analysis::decisions::<P>(game, &mut table, past.entries, budget)
    }
}

/// The game's default options for this many seats, with those laid over that were asked for.
fn config<G: Game>(deal: &Deal) -> Result<G::Config, String> {
    let mut config = serde_json::to_value(G::config(deal.sitters.len())).map_err(|e| e.to_string())?;
    match (&mut config, &deal.options) {
        (_, Value::Null) => {}
        (Value::Object(config), Value::Object(asked)) => {
            config.extend(asked.iter().map(|(key, value)| (key.clone(), value.clone())));
        }
        _ => return Err("options are an object, with the names of the game's options as keys".into()),
    }
    serde_json::from_value(config).map_err(|error| format!("options: {error}"))
}
