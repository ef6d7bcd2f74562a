//! What is said at the end of `cargo xtask test`: how long each step took, and what did not run.

use crate::steps::{Ci, Outcome, Step};
use anyhow::{Result, ensure};
use std::time::Duration;

/// One step that did not fail.
pub(crate) struct Line<'a> {
    pub(crate) step: &'a Step,
    pub(crate) outcome: Outcome,
    pub(crate) time: Duration,
}

/// The table of durations, then what did not run and why.
pub(crate) fn table(lines: &[Line]) -> String {
    let row = |name, value: String| format!("{name:<12}{value:>9}\n");
    let seconds = |time: Duration| format!("{:.1}", time.as_secs_f64());
    let total = lines.iter().map(|line| line.time).sum();
    let mut rows = vec![row("step", "seconds".into())];
    rows.extend(lines.iter().map(|line| match line.outcome {
        Outcome::Done => row(line.step.name, seconds(line.time)),
        Outcome::NotRun(_) => row(line.step.name, "not run".into()),
    }));
    rows.push(row("total", seconds(total)));
    rows.extend(lines.iter().filter_map(gap));
    rows.concat()
}

/// What is said about a step that did not run.
fn gap(line: &Line) -> Option<String> {
    let Outcome::NotRun(reason) = &line.outcome else { return None };
    let outside = match line.step.ci {
        Ci::Required => String::new(),
        Ci::Outside(why) => format!("  not part of CI: {why}\n"),
    };
    Some(format!("\nnot run: {}: {reason}\n{outside}", line.step.name))
}

/// Whether steps that did not run are forgiven: at home yes, in CI only those that are no part of it.
pub(crate) fn verdict(lines: &[Line], is_ci: bool) -> Result<()> {
    let missing = lines.iter().filter(|it| it.outcome != Outcome::Done && it.step.ci == Ci::Required);
    let missing: Vec<&str> = missing.map(|line| line.step.name).collect();
    ensure!(
        !is_ci || missing.is_empty(),
        "CI is set, and there every check must run: {}",
        missing.join(", ")
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Line, table, verdict};
    use crate::steps::{Ci, Outcome, Step};
    use std::time::Duration;

    fn line(step: &Step, outcome: Outcome) -> Line<'_> {
        Line { step, outcome, time: Duration::from_millis(1250) }
    }

    fn not_run() -> Outcome {
        Outcome::NotRun("no network".into())
    }

    #[test]
    fn the_table_names_what_did_not_run() {
        let (paint, news) = (
            Step::made_up("paint", Ci::Required),
            Step::made_up("news", Ci::Outside("they are new each day")),
        );
        let text = table(&[line(&paint, Outcome::Done), line(&news, not_run())]);
        let expected = "\
step          seconds
paint             1.2
news          not run
total             2.5

not run: news: no network
  not part of CI: they are new each day
";
        assert_eq!(text, expected);
    }

    #[test]
    fn ci_forgives_only_what_is_no_part_of_it() {
        let (paint, news) = (Step::made_up("paint", Ci::Required), Step::made_up("news", Ci::Outside("why")));
        assert!(verdict(&[line(&paint, Outcome::Done), line(&news, not_run())], true).is_ok());
        assert!(verdict(&[line(&paint, not_run())], false).is_ok());
        let error = verdict(&[line(&paint, not_run()), line(&news, not_run())], true).unwrap_err();
        assert_eq!(error.to_string(), "CI is set, and there every check must run: paint");
    }
}
