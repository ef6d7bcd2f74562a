//! Other people's bots: a program of its own that is asked in JSON lines. `docs/BOTS.md` has the protocol.
//!
//! Whatever that program does, the table goes on: a decision that it answers too late, wrongly or not at all is
//! taken by the greedy bot, and noted in [`Faults`] so that its author hears of it.

mod process;

use crate::evaluate::Evaluated;
use crate::{Bot, GreedyBot};
use kernel::bundle::Action;
use kernel::{Game, Observation};
use process::{NoAnswer, Process};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fmt, io};

/// The version of the protocol, sent with each match.
const PROTOCOL: u32 = 1;

/// So many decisions in a row may come too late; then the program is stopped for the rest of the match, or a silent
/// one would hold up its table for hours.
const PATIENCE: u32 = 3;

/// How much of a wrong answer is shown.
const SHOWN: usize = 60;

/// How to start somebody's bot, how long it may think, and what it did wrong so far.
#[derive(Clone, Debug)]
pub struct Program {
    words: Vec<String>,
    limit: Duration,
    /// One for all copies of this bot, on whatever threads they play.
    faults: Arc<Mutex<Faults>>,
}

/// What a program was asked, and which decisions it lost to the greedy bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Decisions with more than one legal action.
    pub asked: u64,
    /// Of these, not answered in time.
    pub slow: u64,
    /// Answered with something that is not a legal action.
    pub wrong: u64,
    /// Not answered since the program was not running.
    pub dead: u64,
    /// The first thing that went wrong, in words.
    pub first: Option<String>,
}

impl Faults {
    /// Decisions that the greedy bot took instead.
    pub fn lost(&self) -> u64 {
        self.slow + self.wrong + self.dead
    }

    fn note(&mut self, fault: &Fault, limit: Duration) {
        match fault {
            Fault::Slow => self.slow += 1,
            Fault::Wrong(_) => self.wrong += 1,
            Fault::Dead(_) => self.dead += 1,
        }
        self.first.get_or_insert_with(|| fault.words(limit));
    }
}

impl Program {
    /// How long a program may think when nothing else is said.
    pub const LIMIT: Duration = Duration::from_secs(5);

    /// A program by its name and arguments; `None` without a name.
    pub fn new(words: Vec<String>, limit: Duration) -> Option<Program> {
        (!words.is_empty()).then(|| Program { words, limit, faults: Arc::default() })
    }

    /// The program that a line names. It is split at white space and given to no shell, so that quotes, variables
    /// and semicolons mean nothing.
    pub(crate) fn parse(line: &str) -> Option<Program> {
        Program::new(line.split_whitespace().map(String::from).collect(), Program::LIMIT)
    }

    /// The same program with another limit for each decision.
    #[must_use]
    pub fn with_limit(self, limit: Duration) -> Program {
        Program { limit, ..self }
    }

    /// How long it may think about a decision.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// Whether it can be started at all: it is, and stopped again.
    pub fn try_start(&self) -> io::Result<()> {
        Process::start(&self.words).map(drop)
    }

    /// What went wrong so far, in all copies together.
    pub fn faults(&self) -> Faults {
        self.log().clone()
    }

    fn log(&self) -> MutexGuard<'_, Faults> {
        // Counters cannot be left half changed.
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, fault: &Fault) {
        self.log().note(fault, self.limit);
    }
}

/// The command line, as it is typed.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words.join(" "))
    }
}

/// Two programs are the same when they are started alike; what they did wrong does not matter.
impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.words == other.words && self.limit == other.limit
    }
}

impl Eq for Program {}

/// Why a decision went to the greedy bot.
enum Fault {
    Slow,
    Wrong(String),
    Dead(String),
}

impl Fault {
    fn words(&self, limit: Duration) -> String {
        match self {
            Fault::Slow => format!("no answer within {} ms", limit.as_millis()),
            Fault::Wrong(answer) => format!("answered {answer:?}, which is not one of the legal actions"),
            Fault::Dead(words) => words.clone(),
        }
    }
}

/// Asks a program, and the greedy bot where that fails.
///
/// The program is started for the first decision and kept for the matches after; one that ended, or that owes an
/// answer when the next match begins, is started afresh for it.
pub struct ExecBot<B: Evaluated> {
    program: Program,
    process: Option<Process>,
    greedy: GreedyBot<B>,
    seed: u64,
    /// Whether the program was sent this match.
    is_introduced: bool,
    /// Whether the rest of the match is the greedy bot's.
    is_lost: bool,
    /// Late answers in a row.
    late: u32,
    /// What went wrong in this match.
    faults: Faults,
    /// What went wrong with the last decision.
    fault: Option<String>,
}

impl<B: Evaluated> ExecBot<B> {
    /// A bot that asks this program.
    pub fn new(seed: u64, program: Program) -> ExecBot<B> {
        let (greedy, faults) = (GreedyBot::new(seed), Faults::default());
        ExecBot {
            program,
            process: None,
            greedy,
            seed,
            is_introduced: false,
            is_lost: false,
            late: 0,
            faults,
            fault: None,
        }
    }

    /// What the program did wrong, where the greedy bot took the last decision instead.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    fn ask(&mut self, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> Result<usize, Fault> {
        if self.is_lost {
            return Err(Fault::Dead("the process was not running".into()));
        }
        if self.process.is_none() {
            let started = Process::start(&self.program.words);
            self.process =
                Some(started.map_err(|error| Fault::Dead(format!("it cannot be started: {error}")))?);
        }
        let Some(process) = &mut self.process else { unreachable!("it was started above") };
        let until = Instant::now() + self.program.limit;
        // A late answer to an earlier question must not be taken for the answer to this one.
        process.drain(until).map_err(fault)?;
        if !self.is_introduced {
            self.is_introduced = true;
            process.send(new_match(observation, self.seed));
        }
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        process.ask(question(observation, &names, until));
        let answer = process.receive(until).map_err(fault)?;
        let action = chosen(&answer);
        let found = names.iter().position(|name| *name == action);
        found.ok_or_else(|| Fault::Wrong(action.chars().take(SHOWN).collect()))
    }

    /// Ends the program for the rest of the match where this fault, or one late answer too many, calls for it.
    fn give_up_on(&mut self, fault: &Fault) {
        self.late = if matches!(fault, Fault::Slow) { self.late + 1 } else { 0 };
        if matches!(fault, Fault::Dead(_)) || self.late >= PATIENCE {
            self.process = None;
            self.is_lost = true;
        }
    }
}

impl<B: Evaluated> Bot<B::Game> for ExecBot<B> {
    fn prepare(&mut self, seed: u64) {
        self.greedy.prepare(seed);
        (self.seed, self.is_introduced, self.is_lost, self.late) = (seed, false, false, 0);
        self.faults = Faults::default();
        if self.process.as_ref().is_some_and(Process::is_behind) {
            self.process = None;
        }
    }

    fn choose(&mut self, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize {
        self.fault = None;
        if legal.len() == 1 {
            return 0;
        }
        self.program.log().asked += 1;
        self.faults.asked += 1;
        match self.ask(observation, legal) {
            Ok(choice) => {
                self.late = 0;
                choice
            }
            Err(fault) => {
                self.give_up_on(&fault);
                self.program.note(&fault);
                self.faults.note(&fault, self.program.limit);
                self.fault = Some(fault.words(self.program.limit));
                self.greedy.choose(observation, legal)
            }
        }
    }

    fn faults(&self) -> Option<&Faults> {
        Some(&self.faults)
    }
}

fn fault(missing: NoAnswer) -> Fault {
    match missing {
        NoAnswer::Late => Fault::Slow,
        NoAnswer::Ended => Fault::Dead("the process ended, or closed its output".into()),
        NoAnswer::Endless => Fault::Dead("the process wrote a line without an end".into()),
    }
}

fn new_match<G: Game>(observation: &Observation<'_, G>, seed: u64) -> String {
    let message = json!({ "new_match": {
        "protocol": PROTOCOL,
        "game": G::META.id,
        "rules": G::META.rules,
        "data": observation.game().data_hash(),
        "seat": observation.seat(),
        // Exact in languages whose only numbers are doubles.
        "seed": seed >> 11,
    }});
    message.to_string()
}

fn question<G: Game>(observation: &Observation<'_, G>, legal: &[String], until: Instant) -> String {
    let view = serde_json::to_value(observation.view()).expect("views always serialise");
    let asked = json!({
        "game": G::META.id,
        "seat": observation.seat(),
        // What is left: the wait for a late answer has used up some of it.
        "deadline_ms": left_ms(until),
        "legal": legal,
        "view": view,
    });
    asked.to_string()
}

/// The milliseconds left.
fn left_ms(until: Instant) -> u64 {
    until.saturating_duration_since(Instant::now()).as_millis() as u64
}

/// The action that a line names: bare, as a JSON string, or as `{"action": "..."}`.
fn chosen(line: &str) -> String {
    let line = line.trim();
    match serde_json::from_str(line) {
        Ok(Value::String(action)) => action,
        Ok(Value::Object(fields)) => match fields.get("action") {
            Some(Value::String(action)) => action.clone(),
            _ => line.into(),
        },
        _ => line.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// That a question carries it, and less after a wait, is seen by the programs of the integration tests.
    #[test]
    fn a_question_tells_the_time_that_is_left() {
        assert_eq!(left_ms(Instant::now()), 0);
        let left = left_ms(Instant::now() + Duration::from_mins(1));
        assert!((30_000..=60_000).contains(&left), "{left}");
    }

    #[test]
    fn an_answer_may_be_bare_or_json() {
        for line in ["take:0:1", " take:0:1\r\n", "\"take:0:1\"", r#"{"action":"take:0:1","why":"so"}"#] {
            assert_eq!(chosen(line), "take:0:1");
        }
        assert_eq!(chosen(r#"{"move":"take:0:1"}"#), r#"{"move":"take:0:1"}"#);
        assert_eq!(chosen(""), "");
    }

    #[test]
    fn a_command_is_split_at_white_space_and_nothing_else() {
        let program = Program::parse("  python3  my\tbot.py 'a b' $HOME; rm").unwrap();
        assert_eq!(program.words, ["python3", "my", "bot.py", "'a", "b'", "$HOME;", "rm"]);
        assert_eq!(program.to_string(), "python3 my bot.py 'a b' $HOME; rm");
        assert!(Program::parse(" ").is_none());
    }

    #[test]
    fn faults_add_up() {
        let program = Program::parse("bot").unwrap();
        let copy = program.clone();
        copy.note(&Fault::Wrong("gold".into()));
        program.note(&Fault::Slow);
        program.note(&Fault::Dead("gone".into()));
        let faults = program.faults();
        assert_eq!((faults.slow, faults.wrong, faults.dead, faults.lost()), (1, 1, 1, 3));
        assert_eq!(faults.first.unwrap(), "answered \"gold\", which is not one of the legal actions");
    }
}
