//! `magnifico tune`: better weights for the bots, by self-play.

use crate::GameCommand;
use crate::args::{Conditions, Setting, Tune};
use crate::bar::bar;
use crate::files;
use crate::sim::threads;
use anyhow::Result;
use arena::tune::{By, Tuning};
use playable::Playable;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

impl GameCommand for Tune {
    fn run<P: Playable>(&self, out: &mut impl Write) -> Result<ExitCode> {
        tune::<P>(self, out).map(|()| ExitCode::SUCCESS)
    }
}

/// Lets challengers play the champion and prints, or writes, the weights that won.
fn tune<P: Playable>(args: &Tune, out: &mut impl Write) -> Result<()> {
    args.out.as_deref().map_or(Ok(()), files::check_new)?;
    let ready = setting(args).ready::<P>()?;
    let tuning = Tuning::<P> {
        game: &ready.loaded.game,
        config: &ready.config,
        games: args.games,
        seed: ready.seed,
        threads: threads(args.threads),
        by: match args.search {
            Some(iterations) => By::Search(iterations),
            None if args.quick => By::Greedy,
            None => By::Planner,
        },
    };
    let carried = tuning.carried();
    let mut champion = carried.clone();
    let bar = bar("challengers", Some(args.steps));
    for number in 0..args.steps {
        let (better, found) = tuning.step(&champion, number)?;
        if let Some(weights) = better {
            champion = weights;
            bar.println(format!(
                "challenger {number}: {:+.1} points, {:.1} % wins, {:.1} sigmas: new champion",
                found.points,
                found.wins * 100.0,
                found.sigmas
            ));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let last = tuning.compare(&champion, &carried, u64::MAX)?;
    writeln!(
        out,
        "Against the weights carried so far, over {} fresh games: {:+.2} points, {:.1} % of the wins ({:+.1} sigmas).",
        args.games,
        last.points,
        last.wins * 100.0,
        last.sigmas
    )?;
    hand_over(&P::weights_file(&champion), args.out.as_deref(), out)
}

/// The seats, without bots: those with the weights in question sit in all of them.
fn setting(args: &Tune) -> Setting {
    let (rules, options) = (args.rules.clone(), args.options.clone());
    let conditions = Conditions { rules, options, ..Conditions::default() };
    Setting { players: args.players, seed: args.seed, conditions, ..Setting::default() }
}

/// Writes the weights to the file, or prints them: also where the file cannot be written after all, since hours of
/// play are in them.
fn hand_over(weights: &str, path: Option<&Path>, out: &mut impl Write) -> Result<()> {
    let written = path.map(|path| files::write_new(path, weights));
    if !matches!(written, Some(Ok(()))) {
        write!(out, "{weights}")?;
    }
    Ok(written.unwrap_or(Ok(()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_that_cannot_be_written_are_printed() {
        let mut out = Vec::new();
        // A folder is there already, whoever we are and whatever we may write.
        let error = hand_over("{}\n", Some(&std::env::temp_dir()), &mut out).unwrap_err();
        assert!(error.to_string().contains("exists already"), "{error}");
        assert_eq!(out, b"{}\n");
    }
}
