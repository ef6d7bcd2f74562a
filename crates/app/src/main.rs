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
mod record;
mod replay;
mod serve;
mod setting;
mod shelf;
mod sim;
mod stats;
mod swarm;
mod tell;
mod tune;
mod verify;

use anyhow::Result;
use args::{Cli, Command};
use florenza::Florenza;
use lorenzo::Lorenzo;
use shelf::Title;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use wiege::Wiege;

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
        Command::Demo(args) => match args.game {
            Title::Lorenzo => demo::run::<Lorenzo>(out)?,
            Title::Florenza => demo::run::<Florenza>(out)?,
            Title::Wiege => demo::run::<Wiege>(out)?,
        },
        Command::Sim(args) if args.swarm => match args.game {
            Title::Lorenzo => return swarm::run::<Lorenzo>(args, out),
            Title::Florenza => return swarm::run::<Florenza>(args, out),
            Title::Wiege => return swarm::run::<Wiege>(args, out),
        },
        Command::Sim(args) => match args.game {
            Title::Lorenzo => sim::run::<Lorenzo>(args, out)?,
            Title::Florenza => sim::run::<Florenza>(args, out)?,
            Title::Wiege => sim::run::<Wiege>(args, out)?,
        },
        Command::Arena(args) => match args.game {
            Title::Lorenzo => contest::run::<Lorenzo>(args, out)?,
            Title::Florenza => contest::run::<Florenza>(args, out)?,
            Title::Wiege => contest::run::<Wiege>(args, out)?,
        },
        Command::Record(args) => match args.game {
            Title::Lorenzo => record::run::<Lorenzo>(args, out)?,
            Title::Florenza => record::run::<Florenza>(args, out)?,
            Title::Wiege => record::run::<Wiege>(args, out)?,
        },
        Command::Replay(args) => replay::run(args, out)?,
        Command::Verify(args) => verify::run(args, out)?,
        Command::Bench(args) => bench::run(args, out)?,
        Command::Tune(args) => match args.game {
            Title::Lorenzo => tune::run::<Lorenzo>(args, out)?,
            Title::Florenza => tune::run::<Florenza>(args, out)?,
            Title::Wiege => tune::run::<Wiege>(args, out)?,
        },
    }
    Ok(ExitCode::SUCCESS)
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
