//! In which language matches are told.
//!
//! Commands that tell of a match (`demo`, `record`, `replay`, `verify`) take a language. The others print tables of
//! measurements or run a server, and speak English throughout.

use clap::Args;
use words::Lang;

/// The language of everything that is said about a match.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Language {
    /// In which language: en, it, es or de [default: the system's, or en]
    #[arg(long, value_name = "L", env = "MAGNIFICO_LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

impl Language {
    /// What was asked for, or else what the environment says.
    pub(crate) fn get(self) -> Lang {
        self.lang.unwrap_or_else(|| of_system(|name| std::env::var(name).ok()))
    }
}

fn lang(code: &str) -> Result<Lang, String> {
    code.parse()
        .map_err(|()| format!("the languages are: {}", Lang::ALL.map(|lang| lang.to_string()).join(", ")))
}

/// The language of messages as POSIX has it: the first of these variables that is set decides, and a language that we do
/// not speak, like `C`, means English.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = names.into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let code = locale.as_deref().and_then(|locale| locale.split(['_', '.', '@']).next());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let found = |set: &[(&str, &str)]| {
            of_system(|name| set.iter().find(|(it, _)| *it == name).map(|(_, value)| (*value).into()))
        };
        assert_eq!(found(&[]), Lang::En);
        assert_eq!(found(&[("LANG", "de_AT.UTF-8")]), Lang::De);
        assert_eq!(found(&[("LANG", "de"), ("LC_MESSAGES", "it_IT@euro")]), Lang::It);
        assert_eq!(found(&[("LANG", "de"), ("LC_MESSAGES", "it"), ("LC_ALL", "es_ES")]), Lang::Es);
        assert_eq!(found(&[("LANG", "de"), ("LC_ALL", "")]), Lang::De);
        assert_eq!(found(&[("LANG", "de"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(found(&[("LANG", "fr_FR")]), Lang::En);
    }

    #[test]
    fn only_our_languages_can_be_asked_for() {
        assert_eq!(lang("it"), Ok(Lang::It));
        assert_eq!(lang("fr"), Err("the languages are: en, it, es, de".into()));
    }
}
