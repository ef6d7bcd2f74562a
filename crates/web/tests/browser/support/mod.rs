//! What every check stands on: a server, a browser, tables of any game, and somebody who clicks.

pub(crate) mod analysis;
pub(crate) mod browser;
pub(crate) mod clicker;
pub(crate) mod driver;
pub(crate) mod hidden;
#[path = "../../common/hosted.rs"]
mod hosted;
pub(crate) mod http;
pub(crate) mod relay;
pub(crate) mod server;
pub(crate) mod table;

pub(crate) use analysis::with_analysis;
pub(crate) use browser::Browser;
pub(crate) use clicker::Clicker;
pub(crate) use driver::{Driver, Wishes};
pub(crate) use hidden::Hidden;
pub(crate) use relay::Relay;
pub(crate) use server::Server;
pub(crate) use table::{ALONE, FLORENZA, LORENZO, Play, TEAMS, Table, WIEGE};

/// A word of a game, or of the pages, in a language.
pub(crate) fn say(game: &str, lang: words::Lang, key: &'static str) -> String {
    struct Say(words::Lang, &'static str);

    impl games::Visitor for Say {
        type Output = String;

        fn visit<P: playable::Playable>(self) -> String {
            P::CATALOG.say(self.0, self.1)
        }
    }

    games::visit(game, Say(lang, key)).expect("a listed game")
}
