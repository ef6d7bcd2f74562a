//! What the pages say and ask of a game beside its table: its picture, its rules, its pieces, its options.

use crate::table::game::Hosted;
use boards::assets::Assets;
use boards::{Exhibit, Form};
use bots::Strength;
use maud::Markup;
use playable::{Gallery, Playable};
use serde_json::Value;
use std::borrow::Cow;
use words::{Key, Lang};

/// A game as it is offered.
pub trait Offering: Send + Sync {
    /// What the pages say of it without knowing it.
    fn about(&self) -> &'static About;
    /// The rules in our own words, as Markdown, with the numbers that new tables are played with.
    fn rules(&self, lang: Lang) -> Cow<'static, str>;
    /// The questions and rulings, as Markdown.
    fn rulings(&self, lang: Lang) -> &'static str;
    /// All pieces in a language; `rules` is the address of the rules.
    fn exhibits(&self, lang: Lang, rules: &str) -> Vec<Exhibit>;
    /// What of the component data is our own reconstruction, and how to correct it.
    fn reconstructed(&self, lang: Lang) -> Option<Markup>;
    /// Whether some of them is.
    fn has_reconstructed(&self) -> bool;
    /// The questions of the form that opens a table.
    fn open_form(&self, lang: Lang) -> Markup;
    /// What the front page asks beside the opponents.
    fn front_form(&self, lang: Lang) -> Option<Markup>;
    /// What the front page asks whoever plays against nobody, in place of the level of bots.
    fn solo_form(&self, lang: Lang) -> Option<Markup>;
    /// The options out of the answers; `Null` where the form did not ask.
    fn options_of(&self, form: &Form) -> Value;
    /// A word of the game by a key that is put together, if it has it.
    fn word(&self, lang: Lang, key: String) -> Option<String>;
}

/// What there is to say of a game, whatever its component data.
pub struct About {
    /// What it is called.
    pub name: Key,
    /// What it is, in a few words below its name.
    pub line: Key,
    /// What one does in it.
    pub what: Key,
    /// The files that its pages need.
    pub assets: Assets,
    /// Words beside the number of players.
    pub facts: &'static [Key],
    /// The pieces that are shown in a gallery.
    pub gallery: Gallery,
    /// What the levels of bots were measured to be worth.
    pub strengths: &'static [Strength],
}

impl About {
    const fn of<P: Playable>() -> About {
        About {
            name: P::NAME,
            line: P::LINE,
            what: P::WHAT,
            assets: P::ASSETS,
            facts: P::FACTS,
            gallery: P::GALLERY,
            strengths: P::STRENGTHS,
        }
    }
}

impl<P: Playable> Offering for Hosted<P> {
    fn about(&self) -> &'static About {
        const { &About::of::<P>() }
    }

    fn rules(&self, lang: Lang) -> Cow<'static, str> {
        P::rules(&self.newest, lang)
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        P::rulings(lang)
    }

    fn exhibits(&self, lang: Lang, rules: &str) -> Vec<Exhibit> {
        P::exhibits(&self.newest, lang, rules)
    }

    fn reconstructed(&self, lang: Lang) -> Option<Markup> {
        P::reconstructed(&self.newest, lang)
    }

    fn has_reconstructed(&self) -> bool {
        *self.has_reconstructed.get_or_init(|| self.reconstructed(Lang::En).is_some())
    }

    fn open_form(&self, lang: Lang) -> Markup {
        P::open_form(&self.newest, lang)
    }

    fn front_form(&self, lang: Lang) -> Option<Markup> {
        P::front_form(&self.newest, lang)
    }

    fn solo_form(&self, lang: Lang) -> Option<Markup> {
        P::solo_form(&self.newest, lang)
    }

    fn options_of(&self, form: &Form) -> Value {
        P::options_of(form)
    }

    fn word(&self, lang: Lang, key: String) -> Option<String> {
        P::CATALOG.knows(lang, &key).then(|| P::CATALOG.say(lang, key))
    }
}
