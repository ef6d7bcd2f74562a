//! [`Play`] and [`Rules`] for every game that keeps the kernel's contract.

use crate::feed::RING;
use crate::judging::{self, Advice, Judging};
use crate::keys;
use crate::play::{Choice, Chosen, Deal, Opened, Plan, Play, Refusal, Rules, Step, Thought, Woken, Work};
use crate::pool::lock;
use crate::show::Show;
use crate::told::{Told, raw};
use bots::{Bot, Budget, ExecBot, Kind, Player, Program};
use kernel::record::{Entry, Header, Record};
use kernel::replay::{replay, seen_by};
use kernel::table::{Planned, Refused, Table};
use kernel::{Digest, Game, Illegal, Observation, Outcome, Seat, Seed, Silent, Turn, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use words::Phrase;

/// A game to open tables of, once with each set of component data that tables were opened with.
pub struct Shelf<G> {
    /// What new tables are played with.
    pub newest: Arc<G>,
    older: Option<Arc<G>>,
}

impl<G: Game> Shelf<G> {
    /// A game with its standard data, and, where the owner has corrected them, with those for all new tables.
    pub fn new(standard: G, own: Option<Arc<G>>) -> Shelf<G> {
        let standard = Arc::new(standard);
        match own {
            Some(own) => Shelf { newest: own, older: Some(standard) },
            None => Shelf { newest: standard, older: None },
        }
    }

    /// The game with these data; where there is none, the newest, which will say that they differ.
    pub fn with(&self, data: Digest) -> &Arc<G> {
        let older = self.older.as_ref().filter(|game| game.data_hash() == data);
        older.unwrap_or(&self.newest)
    }
}

struct Match<G: Show> {
    game: Arc<G>,
    table: Table<G>,
    planned: Option<Planned<G>>,
    guests: BTreeMap<Seat, Guest<G>>,
    in_turn: Arc<Mutex<Option<InTurn<G>>>>,
}

/// A bot of ours that has more to decide in its turn: it goes on from what it has thought already. After the turn it is
/// dropped, since a tree of a search is larger than a table.
struct InTurn<G: Show> {
    seat: Seat,
    kind: Kind,
    bot: Box<dyn Bot<G>>,
}

/// A program that plays a seat. Only one thought at a time is asked of it.
struct Guest<G: Show> {
    program: Program,
    bot: Arc<Mutex<ExecBot<G>>>,
}

impl<G: Show> Match<G> {
    fn boxed(game: &Arc<G>, table: Table<G>) -> Box<dyn Play> {
        Box::new(Match {
            game: game.clone(),
            table,
            planned: None,
            guests: BTreeMap::new(),
            in_turn: Arc::default(),
        })
    }

    /// The program in a seat, which waits to be asked.
    fn guest(&mut self, seat: Seat, program: &Program) -> Arc<Mutex<ExecBot<G>>> {
        let known = self.guests.get(&seat).filter(|guest| guest.program == *program);
        if let Some(guest) = known {
            return guest.bot.clone();
        }
        let seed = keys::random().map(u64::from_le_bytes).unwrap_or_default();
        let bot = Arc::new(Mutex::new(ExecBot::new(seed, program.clone())));
        self.guests.insert(seat, Guest { program: program.clone(), bot: bot.clone() });
        bot
    }

    fn do_settle(&mut self, planned: Planned<G>) -> Told {
        let entry = planned.entry.clone();
        let events = self.table.settle(planned);
        self.table.forget();
        tell(&*self.game, &self.table, Some(&entry), &events)
    }
}

/// What happened at a table with its last entry, for each viewer.
fn tell<G: Game>(game: &G, table: &Table<G>, entry: Option<&Entry>, events: &[G::Event]) -> Told {
    let seal = |viewer: Viewer| entry.map(|entry| seal::<G>(entry, viewer));
    let redacted = |viewer: Viewer| raw(&seen_by(game, events, viewer));
    Told::entry(table.version(), G::seats(table.config()), table.turn(), seal, redacted)
}

/// An entry as a viewer may have it while the match is on.
fn seal<G: Game>(entry: &Entry, viewer: Viewer) -> Entry {
    let Entry::Act { seat, action, chance, .. } = entry else { return entry.clone() };
    let hidden = |text: &String| !viewer.is(*seat) && text.parse().is_ok_and(|action| G::is_secret(action));
    let action = action.clone().filter(|text| !hidden(text));
    Entry::Act { seat: *seat, action, chance: chance.clone(), state: None }
}

fn refusal<G: Show>(game: &G, refused: Refused<G::Reason>) -> Refusal {
    let no_undo = |key| Refusal::NoUndo(Phrase::new(key));
    match refused {
        Refused::Stale { asked, now } => Refusal::Stale { asked, now },
        Refused::Illegal(illegal) => {
            let words = match &illegal {
                Illegal::NotYourTurn => Some(Phrase::new("error-not-your-turn")),
                Illegal::GameOver => Some(Phrase::new("error-over")),
                Illegal::NotAllowed(reason) => game.reason(reason),
            };
            Refusal::Illegal { why: illegal.to_string(), words }
        }
        Refused::NothingToUndo => no_undo("error-undo-nothing"),
        Refused::NotYours => no_undo("error-undo-not-yours"),
        Refused::Revealed => no_undo("error-undo-revealed"),
        Refused::NoConsent => no_undo("error-undo-consent"),
    }
}

impl<G: Show> Play for Match<G> {
    fn version(&self) -> u64 {
        self.table.version()
    }

    fn data(&self) -> Digest {
        self.game.data_hash()
    }

    fn seats(&self) -> usize {
        G::seats(self.table.config())
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn holder(&self) -> Option<Seat> {
        self.table.holder()
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(self.table.state())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.table.view(viewer))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let choice = |action: G::Action| Choice {
            action: action.to_string(),
            text: G::words(action),
            preview: raw(&self.table.preview(seat, action).unwrap_or_default()),
        };
        self.table.legal(seat).into_iter().map(choice).collect()
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.can_undo(seat).map_err(|refused| refusal(&*self.game, refused))
    }

    fn decisions_since(&self, seat: Seat) -> Option<usize> {
        let played: Vec<Seat> = self.table.actions().map(|(seat, _)| seat).collect();
        played.iter().rev().position(|other| *other == seat).map(|at| at + 1)
    }

    fn plan(&mut self, version: u64, step: Step<'_>) -> Result<Plan, Refusal> {
        self.planned = None;
        let table = &self.table;
        let planned = match step {
            Step::Act(seat, text) => {
                let now = table.version();
                if version != now {
                    return Err(Refusal::Stale { asked: version, now });
                }
                let action = text.parse().map_err(|error| Refusal::Unreadable(format!("{error}")))?;
                table.plan(version, seat, action)
            }
            Step::Undo(seat) => table.plan_undo(version, seat),
            Step::UndoTogether(seat, actions, consent) => {
                table.plan_undo_with_consent(version, seat, actions, consent)
            }
            Step::Note(entry) => Ok(table.plan_note(entry)),
        };
        let planned = planned.map_err(|refused| refusal(&*self.game, refused))?;
        let plan = Plan {
            line: raw(&planned.entry).get().to_owned(),
            footer: planned.footer.as_ref().map(|footer| raw(footer).get().to_owned()),
            turn: table.turn_after(&planned),
            holder: table.holder_after(&planned),
        };
        self.planned = Some(planned);
        Ok(plan)
    }

    fn settle(&mut self, notes: Vec<Entry>) -> Vec<Told> {
        let mut told: Vec<Told> = Vec::with_capacity(1 + notes.len());
        if let Some(planned) = self.planned.take() {
            told.push(self.do_settle(planned));
        }
        for note in notes {
            let planned = self.table.plan_note(note);
            told.push(self.do_settle(planned));
        }
        told
    }

    fn follow(&mut self, entries: &[Entry]) -> Result<Vec<Told>, String> {
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
                Box::new(move |seed| {
                    let known = lock(&in_turn).take().filter(|it| (it.seat, it.kind) == (seat, kind));
                    let mut bot = known.map_or_else(|| kind.bot::<G>(seed), |it| it.bot);
                    let action = *legal.get(bot.choose(&Observation::new(&*game, &state, seat), &legal))?;
                    if goes_on(&*game, state, seat, action) {
                        *lock(&in_turn) = Some(InTurn { seat, kind, bot });
                    }
                    Some(Chosen { action: action.to_string(), fault: None })
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

    fn advice(&self, seat: Seat, budget: Budget) -> Work<Vec<Advice>> {
        judging::advise(self.game.clone(), self.table.state().clone(), seat, budget)
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        let legal = self.table.legal(seat);
        legal.iter().find(|action| G::is_pass(**action)).or(legal.first()).map(ToString::to_string)
    }
}

/// Whether a seat is asked again after this action.
fn goes_on<G: Game>(game: &G, mut state: G::State, seat: Seat, action: G::Action) -> bool {
    game.play(&mut state, seat, action, &mut Silent);
    matches!(game.turn(&state), Turn::Await(seats) if seats.contains(seat))
}

fn follow<G: Game>(game: &Arc<G>, table: &mut Table<G>, entries: &[Entry]) -> Result<Vec<Told>, String> {
    let mut told = Vec::with_capacity(entries.len());
    for entry in entries {
        let events = follow_silently(table, entry)?;
        told.push(tell(&**game, table, Some(entry), &events));
    }
    Ok(told)
}

pub(crate) fn follow_silently<G: Game>(table: &mut Table<G>, entry: &Entry) -> Result<Vec<G::Event>, String> {
    let line = table.version() + 2;
    let events = table.follow(entry).map_err(|error| format!("line {line}: {error}"))?;
    table.forget();
    Ok(events)
}

impl<G: Show> Rules for Shelf<G> {
    fn meta(&self) -> kernel::Meta {
        G::META
    }

    fn fits(&self, header: &Header) -> Result<(), Phrase> {
        if header.rules != G::META.rules {
            let differ = Phrase::new("error-other-rules").number("theirs", header.rules);
            return Err(differ.number("ours", G::META.rules));
        }
        let is_here = header.data == self.with(header.data).data_hash();
        if is_here { Ok(()) } else { Err(Phrase::new("error-other-data")) }
    }

    fn open(&self, deal: Deal) -> Result<Opened, String> {
        let config = config::<G>(&deal)?;
        let (table, _) = Table::open(self.newest.clone(), config, deal.sitters, deal.seed)
            .map_err(|error| error.to_string())?;
        let header = raw(&table.record().header).get().to_owned();
        Ok(Opened { play: Match::boxed(&self.newest, table), header })
    }

    fn wake(
        &self,
        header: &str,
        seed: Seed,
        snapshot: Option<&[u8]>,
        tail: &[Entry],
    ) -> Result<Woken, String> {
        let header = parse_header(header)?;
        let game = self.with(header.data);
        let mut table = match snapshot {
            Some(bytes) => Table::restore(game.clone(), &header, seed, bytes)?,
            None => Table::begin(game.clone(), &header, seed)?.0,
        };
        // Only the latest are told again, and telling costs more than playing.
        let (silent, told) = tail.split_at(tail.len().saturating_sub(RING));
        for entry in silent {
            follow_silently(&mut table, entry)?;
        }
        let told = follow(game, &mut table, told)?;
        Ok(Woken { play: Match::boxed(game, table), told })
    }

    fn history(&self, header: &str, seed: Seed, entries: &[Entry]) -> Result<Vec<Told>, String> {
        let header = parse_header(header)?;
        let game = self.with(header.data);
        let (mut table, events) = Table::begin(game.clone(), &header, seed)?;
        let mut told = vec![tell(&**game, &table, None, &events)];
        told.extend(follow(game, &mut table, entries)?);
        Ok(told)
    }

    fn sealed(&self, record: &Record, viewer: Viewer) -> Record {
        let is_hidden = |seat: Seat, text: &str| {
            !viewer.is(seat) && text.parse().is_ok_and(|action| G::is_secret(action))
        };
        record.sealed(is_hidden)
    }

    fn verify(&self, record: &Record) -> Result<(), String> {
        replay(&**self.with(record.header.data), record, |_| {})
            .map(|_| ())
            .map_err(|error| error.to_string())
    }

    fn look_back(
        &self,
        header: &str,
        seed: Seed,
        entries: &[Entry],
        viewer: Viewer,
    ) -> Result<(Box<RawValue>, Option<Told>), String> {
        let header = parse_header(header)?;
        let game = self.with(header.data);
        let (mut table, _) = Table::begin(game.clone(), &header, seed)?;
        let told = follow(game, &mut table, entries)?;
        Ok((raw(&table.view(viewer)), told.into_iter().next_back()))
    }

    fn judge(&self, header: &str, seed: Seed, entries: &[Entry], budget: Budget) -> Result<Judging, String> {
        let header = parse_header(header)?;
        let game = self.with(header.data);
        let (mut table, _) = Table::begin(game.clone(), &header, seed)?;
        judging::decisions(game, &mut table, entries, budget)
    }

    fn words(&self, action: &str) -> String {
        action.parse().map_or_else(|_| action.to_owned(), G::words)
    }
}

fn parse_header(header: &str) -> Result<Header, String> {
    serde_json::from_str(header).map_err(|error| format!("the header cannot be read: {error}"))
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
