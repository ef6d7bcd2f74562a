//! `magnifico replay`: a record, told step by step.

use crate::args::{Look, Replay};
use crate::files;
use crate::setting::{headline, load};
use crate::shelf::{Shelved, Title};
use crate::tell::{Names, plain};
use anyhow::{Context, Result, bail};
use florenza::Florenza;
use kernel::record::{Entry, Record};
use kernel::replay::{Step, replay};
use kernel::{Seat, Viewer};
use lorenzo::Lorenzo;
use std::io::{self, BufRead, IsTerminal, Write};
use wiege::Wiege;

/// Tells the record: a step at a time on a terminal, all at once in a pipe.
pub(crate) fn run(args: &Replay, out: &mut impl Write) -> Result<()> {
    let name = || plain(&args.file.display().to_string());
    let (title, record) = files::read(&args.file).with_context(name)?;
    // Keys are read from the standard input: when the record came from there, nobody is left to press any.
    let stepwise = io::stdin().is_terminal() && io::stdout().is_terminal() && !files::is_standard(&args.file);
    let pace = if stepwise { Pace::Step } else { Pace::Run };
    let keys = &mut io::stdin().lock();
    match title {
        Title::Lorenzo => tell::<Lorenzo>(args, &record, pace, keys, out).with_context(name),
        Title::Florenza => tell::<Florenza>(args, &record, pace, keys, out).with_context(name),
        Title::Wiege => tell::<Wiege>(args, &record, pace, keys, out).with_context(name),
    }
}

/// How to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// When somebody presses Enter.
    Step,
    /// Without waiting, until the round ends; then by step again.
    Round,
    /// Without waiting.
    Run,
    /// Not at all.
    Stop,
}

/// Waits for a key where that is wanted, and says how to go on.
fn wait(pace: Pace, round_over: bool, keys: &mut dyn BufRead, out: &mut impl Write) -> io::Result<Pace> {
    if !(pace == Pace::Step || pace == Pace::Round && round_over) {
        return Ok(pace);
    }
    write!(out, "[Enter: next, r: rest of the round, a: all, q: quit] ")?;
    out.flush()?;
    let mut line = String::new();
    let closed = keys.read_line(&mut line)? == 0;
    // Up, and away with the question: the story should read on without it.
    write!(out, "\x1b[1A\x1b[2K\r")?;
    Ok(match line.trim() {
        _ if closed => Pace::Stop,
        "q" => Pace::Stop,
        "r" => Pace::Round,
        "a" => Pace::Run,
        _ => Pace::Step,
    })
}

fn tell<G: Shelved>(
    args: &Replay,
    record: &Record,
    pace: Pace,
    keys: &mut dyn BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let game = load::<G>(&args.rules)?;
    // Proven first, told afterwards: nobody should watch a forged game for half an hour.
    replay(&game, record, |_| ())?;
    let seats = record.header.seats.len();
    if let Look::Viewer(Viewer::Seat(seat)) = args.eye
        && seat.index() >= seats
    {
        bail!("there is no seat {seat} at this table: its seats are 0 to {}", seats - 1);
    }
    let mut teller =
        Teller { game: &game, eye: args.eye, names: Names::new(&record.header.seats), pace, keys, out };
    teller.opening(record)?;
    let mut told = Ok(());
    let state = replay(&game, record, |step| {
        if told.is_ok() {
            told = teller.step(&step);
        }
    })?;
    told?;
    teller.closing(record, &state)?;
    Ok(())
}

struct Teller<'a, G: Shelved, W: Write> {
    game: &'a G,
    eye: Look,
    names: Names,
    pace: Pace,
    keys: &'a mut dyn BufRead,
    out: &'a mut W,
}

impl<G: Shelved, W: Write> Teller<'_, G, W> {
    fn opening(&mut self, record: &Record) -> Result<()> {
        let header = &record.header;
        let config: G::Config = serde_json::from_value(header.config.clone()).context("config")?;
        writeln!(self.out, "{}", headline(self.game, &config))?;
        for (seat, sitter) in Seat::all(header.seats.len()).zip(&header.seats) {
            let bot = sitter.bot.as_ref().map_or(String::new(), |bot| format!(" ({} bot)", plain(bot)));
            writeln!(self.out, "  seat {seat}: {}{bot}", self.names.of(seat))?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// Tells one step, then waits if that is wanted.
    fn step(&mut self, step: &Step<'_, G>) -> io::Result<()> {
        if self.pace == Pace::Stop {
            return Ok(());
        }
        let Some(head) = self.head(step.entry) else { return Ok(()) };
        writeln!(self.out, "{:>4}  {head}", step.line)?;
        let mut round_over = false;
        for event in step.events {
            if let Some(heading) = G::chapter(event) {
                self.chapter(&heading, step.state)?;
                round_over = true;
            }
            let seen = match self.eye {
                Look::All => Some(event.clone()),
                Look::Viewer(eye) => self.game.redact(event, eye),
            };
            let words = seen.and_then(|event| self.game.words(&event, &self.names)).unwrap_or_default();
            for line in words.lines() {
                writeln!(self.out, "      {}", plain(line))?;
            }
        }
        self.pace = wait(self.pace, round_over, self.keys, self.out)?;
        Ok(())
    }

    /// How all stand at the end of a round, and the heading of the next.
    fn chapter(&mut self, heading: &str, state: &G::State) -> io::Result<()> {
        let eye = if let Look::Viewer(eye) = self.eye { eye } else { Viewer::Public };
        let standing = self.game.standing(&self.game.view(state, eye), &self.names);
        writeln!(self.out, "\n{standing}\n{heading}")
    }

    /// What was done, in a line; `None` when this viewer sees nothing of it.
    fn head(&mut self, entry: Option<&Entry>) -> Option<String> {
        Some(match entry {
            None => "set-up".into(),
            Some(Entry::Act { seat, action, .. }) => {
                let name = self.names.of(*seat);
                let text = action.as_deref().unwrap_or_default();
                let sealed = text.parse::<G::Action>().is_ok_and(|action| G::is_secret(action));
                match self.eye {
                    Look::Viewer(eye) if sealed && !eye.is(*seat) => format!("{name}: a sealed choice"),
                    _ => format!("{name}: {}", plain(text)),
                }
            }
            Some(Entry::Undo { seat, actions, .. }) => {
                let what = if *actions == 1 {
                    "the last action".into()
                } else {
                    format!("the last {actions} actions")
                };
                format!("{} takes back {what}", self.names.of(*seat))
            }
            Some(Entry::Clock { .. } | Entry::Confirm { .. }) => return None,
            Some(Entry::Seat { seat, sitter }) => {
                self.names.change(*seat, sitter);
                format!("{} sits down in seat {seat}", self.names.of(*seat))
            }
        })
    }

    fn closing(&mut self, record: &Record, state: &G::State) -> Result<()> {
        let Some(footer) = record.footer.as_ref().filter(|_| self.pace != Pace::Stop) else { return Ok(()) };
        writeln!(self.out, "\n{}", self.game.result(state, &self.names))?;
        writeln!(self.out, "Every action, die, state and the result follow from the seed {}.", footer.seed)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Rules;
    use crate::record::play;
    use crate::setting::Ready;
    use bots::{Kind, Player};
    use kernel::record::Sitter;
    use lorenzo::{Config, Lorenzo};
    use std::sync::Arc;

    fn record(config: Config) -> Record {
        let players = vec![Player::Ours(Kind::Random); config.players.into()];
        play(&Ready { game: Arc::new(Lorenzo::standard()), config, players, seed: 3 }).unwrap()
    }

    fn told(record: &Record, eye: Look, pace: Pace, mut keys: &[u8]) -> String {
        let args = Replay { file: "game.jsonl".into(), eye, rules: Rules::default() };
        let mut out = Vec::new();
        tell::<Lorenzo>(&args, record, pace, &mut keys, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn enter_goes_on_by_one_step_and_q_ends() {
        let record = record(Config::base(2));
        let text = told(&record, Look::All, Pace::Step, b"\n\nq\n");
        assert_eq!(text.matches("[Enter:").count(), 3);
        assert!(text.contains("\n   1  set-up\n"), "{text}");
        assert!(text.contains("\r   3  ") && !text.contains("\r   4  "), "{text}");
        assert!(!text.contains("total"), "who quits is not told the end: {text}");
    }

    #[test]
    fn r_runs_to_the_next_round_and_a_to_the_end() {
        let record = record(Config::base(2));
        let text = told(&record, Look::All, Pace::Step, b"r\na\n");
        assert_eq!(text.matches("[Enter:").count(), 2);
        let asked = text.rfind("[Enter:").unwrap();
        assert!(text[..asked].contains("\nRound 2\n") && !text[..asked].contains("\nRound 3\n"), "{text}");
        assert!(text.contains("total"), "{text}");
    }

    #[test]
    fn the_end_of_input_is_the_end() {
        let text = told(&record(Config::base(2)), Look::All, Pace::Step, b"");
        assert_eq!(text.matches("[Enter:").count(), 1);
    }

    #[test]
    fn every_round_ends_with_a_table() {
        let text = told(&record(Config::new(3)), Look::All, Pace::Run, b"");
        assert_eq!(text.matches("cards T/B/C/V").count(), 6);
        for round in 1..=6 {
            assert!(text.contains(&format!("\nRound {round}\n")), "{text}");
        }
        assert!(!text.contains("[Enter:"));
    }

    #[test]
    fn an_eye_sees_its_own_draft_and_nobody_elses() {
        let record = record(Config::new(3));
        let text = told(&record, Look::Viewer(Viewer::Seat(Seat::default())), Pace::Run, b"");
        let (draft, _) = text.split_once("\nRound 1\n").unwrap();
        assert!(draft.contains("Lucrezia: keep:") && draft.contains("Lucrezia looks at "), "{draft}");
        assert!(
            draft.contains("Piero: a sealed choice") && draft.contains("Piero keeps a leader"),
            "{draft}"
        );
        assert!(!draft.contains("Piero looks at") && !draft.contains("Bianca: keep:"), "{draft}");
        let text = told(&record, Look::Viewer(Viewer::Public), Pace::Run, b"");
        let (draft, _) = text.split_once("\nRound 1\n").unwrap();
        assert!(!draft.contains("looks at") && !draft.contains("keep:"), "{draft}");
    }

    #[test]
    fn undo_and_seat_changes_are_told() {
        let mut record = record(Config::base(2));
        let acted = record.entries[0].clone();
        let Entry::Act { seat, .. } = acted else { panic!("a game begins with an action") };
        record.entries.insert(1, Entry::Undo { seat, actions: 1, consent: kernel::Seats::NONE });
        record.entries.insert(2, acted);
        let sitter = Sitter { name: "Cosimo".into(), bot: None };
        record.entries.insert(3, Entry::Seat { seat, sitter });
        record.entries.insert(4, Entry::Clock { seat, left_ms: 1000 });
        let text = told(&record, Look::All, Pace::Run, b"");
        assert!(text.contains("takes back the last action\n"), "{text}");
        assert!(text.contains(&format!("   5  Cosimo sits down in seat {seat}\n")), "{text}");
    }
}
