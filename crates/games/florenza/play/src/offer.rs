//! Florenza Dice Game as it is offered.

use crate::board::gallery;
use crate::texts::{CATALOG, word};
use crate::{FlorenzaBundle, book};
use boards::markup::markdown;
use boards::{Exhibit, Form};
use florenza::{Florenza, Level};
use maud::{Markup, html};
use playable::{Gallery, Offered};
use serde_json::{Value, json};
use std::borrow::Cow;
use words::book::sections;
use words::{Key, Lang, Phrase, say, tell};

impl Offered for FlorenzaBundle {
    const FACTS: &'static [Key] = &[key!("flo-b-solo")];
    const GALLERY: Gallery = Gallery { title: key!("gallery-sheet"), kinds: &gallery::KINDS, periods: None };

    fn rules(game: &Florenza, lang: Lang) -> Cow<'static, str> {
        book::rules(game.tables(), lang).into()
    }

    fn rulings(lang: Lang) -> &'static str {
        book::rulings(lang)
    }

    fn exhibits(game: &Florenza, lang: Lang, rules: &str) -> Vec<Exhibit> {
        gallery::pieces(game, lang, rules)
    }

    /// Every number of ours, group by group, and how to correct it.
    fn reconstructed(game: &Florenza, lang: Lang) -> Option<Markup> {
        let values: Vec<_> = game.tables().reconstructed().collect();
        Some(html! {
            @for part in sections(book::numbers(lang)) {
                @let own: Vec<_> = values.iter().filter(|value| book::group(value) == part.anchor).collect();
                h2 id=(part.anchor) { (part.title) }
                (markdown(part.body))
                @if !own.is_empty() {
                    details {
                        summary { (tell(lang, &Phrase::new(key!("flo-made-count")).number("n", own.len() as i64))) }
                        table.numbers {
                            thead { tr { th scope="col" { (say(lang, key!("flo-made-place"))) } th scope="col" { (say(lang, key!("flo-made-value"))) } } }
                            tbody { @for value in own { tr { td { code { (value.path) } } td { code { (value.text) } } } } }
                        }
                    }
                }
            }
        })
    }

    /// How hard the Pope is, for those who play alone.
    fn open_form(game: &Florenza, lang: Lang) -> Markup {
        let solo = &game.tables().solo;
        html! {
            p { (say(lang, key!("flo-option-level"))) }
            @for level in Level::ALL {
                @let name = format!("flo-level-{}", level.id());
                @let needs = Phrase::new(key!("flo-b-pope-needs")).number("n", solo.target(level)).with("level", word(name.clone()));
                label.option {
                    input type="radio" name="level_of_pope" value=(level.id()) checked[level == Level::Normal];
                    span { (CATALOG.say(lang, name)) }
                    small { (tell(lang, &needs)) }
                }
            }
        }
    }

    /// The same in one line.
    fn solo_form(game: &Florenza, lang: Lang) -> Option<Markup> {
        let solo = &game.tables().solo;
        Some(html! {
            (say(lang, key!("flo-option-pope")))
            select name="level_of_pope" {
                @for level in Level::ALL {
                    option value=(level.id()) selected[level == Level::Normal] {
                        (CATALOG.say(lang, format!("flo-level-{}", level.id()))) " (" (solo.target(level)) ")"
                    }
                }
            }
        })
    }

    /// The Pope plays only against one: with more seats the answer does not matter.
    fn options_of(form: &Form) -> Value {
        let is_alone = match form.get("bots") {
            Some(bots) => bots == "0",
            None => {
                let seats = (0..kernel::MAX_SEATS).filter_map(|n| form.get(&format!("seat{n}")));
                seats.filter(|seat| *seat != "none").count() == 1
            }
        };
        match form.get("level_of_pope") {
            Some(level) if is_alone => json!({ "level": level }),
            _ => Value::Null,
        }
    }
}
