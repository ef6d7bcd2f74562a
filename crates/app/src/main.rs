//! The program `magnifico`: reads the command line, wires the crates together, and decides the exit code.
#![allow(clippy::disallowed_methods, reason = "files, clock and environment are this crate's business")]

mod args;
mod backup;
mod bar;
mod bench;
mod columns;
mod contest;
mod demo;
mod files;
mod moving;
mod record;
mod replay;
mod selfplay;
mod serve;
mod setting;
mod sim;
mod stats;
mod swarm;
mod terminal;
mod tune;
mod verify;

use anyhow::Result;
use args::{Cli, Command, GameId};
use games::Visitor;
use playable::Playable;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A request and a page take many small pieces of memory and give them back at once, on whichever thread: with the
/// system's own way that is over a quarter of the processor time of a move.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bad input of any kind; a broken law of a game is 1, see [`swarm`].
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let cli = match args::parse() {
        Ok(cli) => cli,
        Err(mistake) => return refuse(&mistake),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match done {
        Ok(code) => code,
        // Whoever read the output has seen enough, as with `| head`.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            refuse(&format!("{error:#}"))
        }
    }
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<ExitCode> {
    match &cli.command {
        Command::Serve(args) => serve::run(args, out)?,
        Command::Backup(args) => backup::run(args, out)?,
        Command::Move(args) => moving::run(args, out)?,
        Command::Demo(args) => return with_game(args.game, args, out),
        Command::Sim(args) => return with_game(args.game, args, out),
        Command::Arena(args) => return with_game(args.game, args, out),
        Command::Record(args) => return with_game(args.game, args, out),
        Command::Replay(args) => replay::run(args, out)?,
        Command::Verify(args) => verify::run(args, out)?,
        Command::Bench(args) => bench::run(args, out)?,
        Command::Selfplay(args) => return with_game(args.game, args, out),
        Command::Tune(args) => return with_game(args.game, args, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// A command that is about one game, whichever it is.
trait GameCommand {
    /// Does it with this game.
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode>;
}

/// Does a command with the game that was named.
fn with_game(game: GameId, command: &impl GameCommand, out: &mut impl Write) -> Result<ExitCode> {
    struct Run<'a, C, W>(&'a C, &'a mut W);

    impl<C: GameCommand, W: Write> Visitor for Run<'_, C, W> {
        type Output = Result<ExitCode>;

        fn visit<P: Playable>(self) -> Result<ExitCode> {
            self.0.run::<P>(self.1)
        }
    }

    game.visit(Run(command, out))
}

/// Says what was wrong. Nothing is left to do when even that cannot be said.
fn refuse(what: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "magnifico: {what}");
    ExitCode::from(BAD_INPUT)
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
