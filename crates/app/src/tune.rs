//! `magnifico tune`: better weights for the bots, by self-play.

use crate::args::Tune;
use crate::bar;
use crate::files;
use crate::shelf::Shelved;
use crate::sim::threads;
use anyhow::Result;
use arena::tune::Tuning;
use std::io::Write;

/// Lets challengers play the champion and prints, or writes, the weights that won.
pub(crate) fn run<G: Shelved>(args: &Tune, out: &mut impl Write) -> Result<()> {
    let ready = args.setting.ready::<G>()?;
    let tuning = Tuning {
        game: &ready.game,
        config: &ready.config,
        games: args.games,
        seed: ready.seed,
        threads: threads(args.threads),
        quick: args.quick,
    };
    let carried = G::weights();
    let mut champion = carried.clone();
    let bar = bar::bar(Some(args.steps));
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
    let text = G::weights_file(&champion);
    match &args.out {
        Some(path) => files::write_new(path, &text)?,
        None => write!(out, "{text}")?,
    }
    Ok(())
}
