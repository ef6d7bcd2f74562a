//! `magnifico replay`: a record, told step by step.

use crate::args::{Replay, ReplayView};
use crate::files;
use crate::setting::Loaded;
use crate::terminal::{Names, plain, result, standing, with};
use anyhow::{Context, Result, bail};
use games::Visitor;
use kernel::bundle::{Action, Event, State};
use kernel::record::{Entry, Record};
use kernel::replay::{Step, replay};
use kernel::{Game, Seat, Viewer};
use playable::Playable;
use std::io::{self, BufRead, IsTerminal, Write};
use words::{Arg, Lang, key, say, tell};

/// Tells the record: a step at a time on a terminal, all at once in a pipe.
pub(crate) fn run(args: &Replay, out: &mut impl Write) -> Result<()> {
    let name = || plain(&args.file.display().to_string());
    let (game, record) = files::read(&args.file).with_context(name)?;
    // Keys are read from the standard input: when the record came from there, nobody is left to press any.
    let stepwise = io::stdin().is_terminal() && io::stdout().is_terminal() && !files::is_standard(&args.file);
    let pace = if stepwise { Pace::Step } else { Pace::Run };
    let telling = Telling { args, record: &record, pace, keys: &mut io::stdin().lock(), out };
    game.visit(telling).with_context(name)
}

/// How to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// When somebody presses Enter.
    Step,
    /// Without waiting, until the round ends; then by step again.
    Round,
    Run,
    /// Not at all.
    Stop,
}

/// Waits for a key where that is wanted, and says how to go on.
fn wait(
    lang: Lang,
    pace: Pace,
    round_over: bool,
    keys: &mut dyn BufRead,
    out: &mut impl Write,
) -> io::Result<Pace> {
    if !(pace == Pace::Step || pace == Pace::Round && round_over) {
        return Ok(pace);
    }
    write!(out, "[{}] ", say(lang, key!("terminal-keys")))?;
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

/// A record about to be told.
struct Telling<'a, W: Write> {
    args: &'a Replay,
    record: &'a Record,
    pace: Pace,
    keys: &'a mut dyn BufRead,
    out: &'a mut W,
}

impl<W: Write> Visitor for Telling<'_, W> {
    type Output = Result<()>;

    fn visit<P: Playable>(self) -> Result<()> {
        let Telling { args, record, pace, keys, out } = self;
        let loaded = Loaded::<P>::new(&args.rules)?;
        // Proven first, told afterwards: nobody should watch a forged game for half an hour.
        replay(&*loaded.game, record, |_| ())?;
        let seats = record.header.seats.len();
        if let ReplayView::Viewer(Viewer::Seat(seat)) = args.view
            && seat.index() >= seats
        {
            bail!("there is no seat {seat} at this table: its seats are 0 to {}", seats - 1);
        }
        let (lang, names) = (args.language.get(), Names::new(&record.header.seats));
        let mut teller = Teller { loaded: &loaded, lang, view: args.view, names, pace, keys, out };
        teller.opening(record)?;
        let mut told = Ok(());
        let state = replay(&*loaded.game, record, |step| {
            if told.is_ok() {
                told = teller.step(&step);
            }
        })?;
        told?;
        teller.closing(record, &state)?;
        Ok(())
    }
}

struct Teller<'a, P: Playable, W: Write> {
    loaded: &'a Loaded<P>,
    lang: Lang,
    view: ReplayView,
    names: Names,
    pace: Pace,
    keys: &'a mut dyn BufRead,
    out: &'a mut W,
}

impl<P: Playable, W: Write> Teller<'_, P, W> {
    fn opening(&mut self, record: &Record) -> Result<()> {
        let header = &record.header;
        let config = serde_json::from_value(header.config.clone()).context("config")?;
        writeln!(self.out, "{}", self.loaded.headline(self.lang, &config))?;
        for (seat, sitter) in Seat::all(header.seats.len()).zip(&header.seats) {
            let key = if sitter.bot.is_some() { key!("terminal-seat-bot") } else { key!("terminal-seat") };
            let bot = sitter.bot.as_deref().map(plain).unwrap_or_default();
            let who = with(key, "who", self.names.of(seat)).with("bot", Arg::Text(bot));
            writeln!(self.out, "  {}", tell(self.lang, &who.with("seat", Arg::Text(seat.to_string()))))?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// Tells one step, then waits if that is wanted.
    fn step(&mut self, step: &Step<'_, P::Game>) -> io::Result<()> {
        if self.pace == Pace::Stop {
            return Ok(());
        }
        let Some(head) = self.head(step.entry) else { return Ok(()) };
        writeln!(self.out, "{:>4}  {head}", step.line)?;
        let mut round_over = false;
        let mut seen = Vec::new();
        for event in step.events {
            if let Some(heading) = P::chapter(event) {
                self.events(&seen)?;
                seen.clear();
                self.chapter(&tell(self.lang, &heading), step.state)?;
                round_over = true;
            }
            seen.extend(match self.view {
                ReplayView::All => Some(event.clone()),
                ReplayView::Viewer(viewer) => self.loaded.game.redact(event, viewer),
            });
        }
        self.events(&seen)?;
        self.pace = wait(self.lang, self.pace, round_over, self.keys, self.out)?;
        Ok(())
    }

    /// What happened, a line for each thing that is worth telling.
    fn events(&mut self, events: &[Event<P>]) -> io::Result<()> {
        for phrase in P::events(&self.loaded.game, self.lang, self.names.all(), events) {
            for line in tell(self.lang, &phrase).lines() {
                writeln!(self.out, "      {}", plain(line))?;
            }
        }
        Ok(())
    }

    /// How all stand at the end of a round, and the heading of the next.
    fn chapter(&mut self, heading: &str, state: &State<P>) -> io::Result<()> {
        let viewer = if let ReplayView::Viewer(viewer) = self.view { viewer } else { Viewer::Public };
        let game = &*self.loaded.game;
        let standing = standing::<P>(game, self.lang, &self.names, &game.view(state, viewer));
        writeln!(self.out, "\n{standing}\n{heading}")
    }

    /// What was done, in a line; `None` when this viewer sees nothing of it.
    fn head(&mut self, entry: Option<&Entry>) -> Option<String> {
        Some(match entry {
            None => say(self.lang, key!("terminal-set-up")),
            Some(Entry::Act { seat, action, .. }) => {
                let name = self.names.of(*seat);
                let text = action.as_deref().unwrap_or_default();
                let sealed = text.parse::<Action<P>>().is_ok_and(P::Game::is_secret);
                match self.view {
                    ReplayView::Viewer(viewer) if sealed && !viewer.is(*seat) => {
                        tell(self.lang, &with(key!("terminal-sealed"), "who", name))
                    }
                    _ => format!("{name}: {}", plain(text)),
                }
            }
            Some(Entry::Undo { seat, actions, among_bots, .. }) => {
                let key = if *among_bots { key!("history-among-bots") } else { key!("terminal-undo") };
                let undo = with(key, "who", self.names.of(*seat));
                tell(self.lang, &undo.number("n", *actions))
            }
            Some(Entry::Clock { .. } | Entry::Confirm { .. }) => return None,
            Some(Entry::Seat { seat, sitter }) => {
                self.names.change(*seat, sitter);
                let sits = with(key!("terminal-sits"), "who", self.names.of(*seat));
                tell(self.lang, &sits.with("seat", Arg::Text(seat.to_string())))
            }
        })
    }

    fn closing(&mut self, record: &Record, state: &State<P>) -> Result<()> {
        let Some(footer) = record.footer.as_ref().filter(|_| self.pace != Pace::Stop) else { return Ok(()) };
        writeln!(self.out, "\n{}", result::<P>(&self.loaded.game, self.lang, &self.names, state))?;
        let proven = with(key!("terminal-proven"), "seed", footer.seed.to_string());
        writeln!(self.out, "{}", tell(self.lang, &proven))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
