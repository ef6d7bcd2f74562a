//! Everything the project checks, as a table, and the loop that goes through it.
//!
//! A new check is a new row: a cargo command, or a function that may also answer "not run, because".

use crate::checkout::{Checkout, run};
use crate::report::{self, Line};
use crate::{browser, database, deny, scripts, tidy};
use anyhow::{Error, Result, anyhow};
use std::env;
use std::time::Instant;

/// A check that `cargo xtask` can run, by itself or with all others.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// The check in a few words, or the command line.
    pub(crate) what: &'static str,
    work: Work,
    /// What to do when it fails.
    hint: &'static str,
    pub(crate) ci: Ci,
}

/// How a step is done.
enum Work {
    /// The command line is the step's `what`; these are added to its environment.
    Cargo { env: &'static [(&'static str, &'static str)] },
    /// Our own code.
    Call(fn(&Checkout) -> Result<Outcome>),
}

/// How a step ended, if it did not fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It ran, and all is well.
    Done,
    /// It could not run, for this reason.
    NotRun(String),
}

/// Whether continuous integration insists on a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ci {
    /// Not having run is a failure there.
    Required,
    /// It is not part of it, for this reason.
    Outside(&'static str),
}

const STEPS: &[Step] = &[
    Step {
        name: "format",
        what: "cargo fmt --all --check",
        work: Work::Cargo { env: &[] },
        hint: "`cargo fmt --all` puts it right",
        ci: Ci::Required,
    },
    Step {
        name: "tidy",
        what: "the rules of `cargo xtask tidy`",
        work: Work::Call(tidy),
        hint: "each line names a place and, in brackets, the rule; the rules are in xtask/src/tidy",
        ci: Ci::Required,
    },
    Step {
        name: "lint",
        what: "cargo clippy --workspace --all-targets -- -D warnings",
        work: Work::Cargo { env: &[] },
        hint: "see the first warning above",
        ci: Ci::Required,
    },
    Step {
        name: "scripts",
        what: "tsc --project crates/web/assets, strict",
        work: Work::Call(scripts::types),
        hint: "each line names a place; types stand in comments, as JSDoc",
        ci: Ci::Required,
    },
    Step {
        name: "browser",
        what: "chromium and chromedriver, installed when missing",
        work: Work::Call(browser::ready),
        hint: "install the packages chromium and chromium-driver",
        ci: Ci::Required,
    },
    Step {
        name: "database",
        what: "PostgreSQL 15 or newer, installed when missing",
        work: Work::Call(database::ready),
        hint: "install the package postgresql",
        ci: Ci::Required,
    },
    Step {
        name: "test",
        what: "cargo test --workspace",
        work: Work::Cargo { env: &[] },
        hint: "where only expected texts differ and are meant to, `cargo xtask golden` rewrites them",
        ci: Ci::Required,
    },
    Step {
        name: "attack",
        what: "cargo test --package magnifico --bench attack -- --seconds=1",
        work: Work::Cargo { env: &[] },
        hint: "`cargo xtask attack` does the same for longer, and tells what the victim met",
        ci: Ci::Required,
    },
    Step {
        name: "docs",
        what: "cargo doc --workspace --no-deps",
        work: Work::Cargo { env: &[("RUSTDOCFLAGS", "-D warnings")] },
        hint: "see the first warning above",
        ci: Ci::Required,
    },
    Step {
        name: "licences",
        what: "cargo deny --offline check licenses bans sources",
        work: Work::Call(deny::licences),
        hint: "what a dependency may be is written in deny.toml",
        ci: Ci::Required,
    },
    Step {
        name: "advisories",
        what: "cargo deny --offline check advisories",
        work: Work::Call(deny::advisories),
        hint: "update the crate, or say in deny.toml why it does not touch us; `cargo deny fetch db` renews the list",
        ci: Ci::Outside(
            "it needs a list that is downloaded and changes every day; a CI that has one checks it too",
        ),
    },
];

/// Runs every step in order, up to the first that fails.
pub(crate) fn run_all(checkout: &Checkout) -> Result<()> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        println!("\n[{}/{}] {}: {}", index + 1, STEPS.len(), step.name, step.what);
        let start = Instant::now();
        let outcome = step.run(checkout).map_err(|error| failure(step, &error, &STEPS[index + 1..]))?;
        if let Outcome::NotRun(reason) = &outcome {
            println!("not run: {reason}");
        }
        lines.push(Line { step, outcome, time: start.elapsed() });
    }
    print!("\n{}", report::table(&lines));
    report::verdict(&lines, is_ci())?;
    println!("ok");
    Ok(())
}

/// The steps in order, one a line, for the usage text.
pub(crate) fn list() -> String {
    STEPS.iter().map(|step| format!("  {:<12}{}\n", step.name, step.what)).collect::<Vec<_>>().concat()
}

impl Step {
    fn run(&self, checkout: &Checkout) -> Result<Outcome> {
        match self.work {
            Work::Cargo { env } => {
                let words: Vec<&str> = self.what.split(' ').skip(1).collect();
                run(checkout.cargo(&words).envs(env.iter().copied())).map(|()| Outcome::Done)
            }
            Work::Call(work) => work(checkout),
        }
    }

    #[cfg(test)]
    pub(crate) fn made_up(name: &'static str, ci: Ci) -> Step {
        Step { name, what: "cargo version", work: Work::Cargo { env: &[] }, hint: "none", ci }
    }
}

fn tidy(checkout: &Checkout) -> Result<Outcome> {
    tidy::check(checkout).map(|()| Outcome::Done)
}

/// What is said about a failed step.
fn failure(step: &Step, error: &Error, rest: &[Step]) -> Error {
    let rest: Vec<&str> = rest.iter().map(|step| step.name).collect();
    let rest = if rest.is_empty() { "nothing".to_owned() } else { rest.join(", ") };
    anyhow!("{}: {error:#}\n  hint: {}\n  not reached: {rest}", step.name, step.hint)
}

fn is_ci() -> bool {
    env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false")
}

#[cfg(test)]
mod tests {
    use super::{STEPS, Work, failure};
    use anyhow::anyhow;
    use std::collections::BTreeSet;

    #[test]
    fn every_step_has_its_own_name() {
        let names: BTreeSet<_> = STEPS.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), STEPS.len());
    }

    #[test]
    fn a_command_line_is_one_of_cargo() {
        for step in STEPS.iter().filter(|step| matches!(step.work, Work::Cargo { .. })) {
            assert!(step.what.starts_with("cargo "), "{}", step.what);
        }
    }

    #[test]
    fn a_failure_says_what_was_not_reached() {
        let text = failure(&STEPS[0], &anyhow!("not formatted"), &STEPS[1..3]).to_string();
        assert_eq!(
            text,
            "format: not formatted\n  hint: `cargo fmt --all` puts it right\n  not reached: tidy, lint"
        );
    }
}
