//! The options of the games: each game says which it has, and the command line offers them all.

use anyhow::{Result, bail};
use clap::builder::{FalseyValueParser, PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use games::Title;
use kernel::Game;
use playable::{Chosen, GameOption, Playable, Values};

/// What was asked for of the games' own options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options(Vec<(&'static Title, Chosen)>);

impl Options {
    /// What was asked for of this game; refuses options of another.
    pub(crate) fn of<P: Playable>(&self) -> Result<Chosen> {
        let id = P::Game::META.id;
        if let Some((title, chosen)) = self.0.iter().find(|(title, _)| title.id != id) {
            let typed = chosen.typed().next().unwrap_or_default();
            bail!("{typed} is an option of {}, not of {id}", title.id);
        }
        Ok(self.0.first().map(|(_, chosen)| chosen.clone()).unwrap_or_default())
    }

    /// What was asked for, as it is typed.
    pub(crate) fn typed(&self) -> impl Iterator<Item = String> {
        self.0.iter().flat_map(|(_, chosen)| chosen.typed())
    }
}

impl Args for Options {
    fn augment_args(command: Command) -> Command {
        let all = games::ALL.iter().flat_map(|title| title.options.iter().map(move |it| (title, it)));
        command.args(all.map(|(title, option)| arg(title, option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Options::augment_args(command)
    }
}

impl FromArgMatches for Options {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Options, clap::Error> {
        let mut options = Options::default();
        for title in games::ALL {
            let mut chosen = Chosen::default();
            for option in title.options {
                if let Some(value) = asked(option, matches) {
                    chosen = chosen.with(option.name, value);
                }
            }
            if chosen != Chosen::default() {
                options.0.push((title, chosen));
            }
        }
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Options::from_arg_matches(matches)?;
        Ok(())
    }
}

/// What stands behind the option, if it was asked for.
fn asked(option: &GameOption, matches: &ArgMatches) -> Option<String> {
    match option.values {
        Values::Flag => matches.get_flag(option.name).then(String::new),
        Values::OneOf { .. } | Values::Seat(_) => matches.get_one::<String>(option.name).cloned(),
    }
}

fn arg(title: &Title, option: &'static GameOption) -> Arg {
    let arg = Arg::new(option.name)
        .long(option.name)
        .env(format!("MAGNIFICO_{}", option.name.to_uppercase().replace('-', "_")))
        .help(option.help)
        .help_heading(format!("Options of {}", title.name));
    let checked = |text: &str| option.check(text).map(|()| text.to_owned());
    match option.values {
        Values::Flag => arg.action(ArgAction::SetTrue).value_parser(FalseyValueParser::new()),
        Values::Seat(_) => arg.value_name("SEAT").value_parser(checked),
        // Words that explain themselves stand in the help already.
        Values::OneOf { placeholder, words } if words.iter().all(|(_, meaning)| meaning.is_empty()) => {
            arg.value_name(placeholder).value_parser(checked)
        }
        Values::OneOf { placeholder, words } => {
            let words = words.iter().map(|(word, meaning)| PossibleValue::new(*word).help(*meaning));
            arg.value_name(placeholder).value_parser(PossibleValuesParser::new(words))
        }
    }
}
