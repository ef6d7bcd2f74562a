//! A round table with its chairs, as it is opened and while people sit down.

use super::assets;
use crate::App;
use boards::Pictures;
use boards::icons::emblem_of;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The table, drawn from above.
const TABLE: &str = include_str!("../../assets/round-table.svg");
/// A chair, drawn from above; the style sheet turns it to the table.
const CHAIR: &str = include_str!("../../assets/chair.svg");

/// A family's coat of arms. Its name stands beside it.
pub fn crest(app: &App, seat: Seat) -> Markup {
    let palette = ["crest art-char", "crest art-exco", "crest art-terr", "crest art-buil", "crest art-vent"];
    let house = assets::house(app);
    Pictures(&house).draw("crests", emblem_of(seat), palette[seat.index() % palette.len()])
}

/// The portrait of a level of bots, where there is one of this name.
pub fn portrait(app: &App, level: &str) -> Option<Markup> {
    let level = bots::Level::ALL.into_iter().find(|it| it.id() == level)?;
    let house = assets::house(app);
    Some(Pictures(&house).window(("bots", level.id()), "tondo art-char", "56 2 104 104", (300, 120)))
}

/// What stands at a chair.
pub struct Chair {
    /// What lies on the chair: an emblem, or the sign of a free one.
    pub token: Markup,
    /// Whether nobody sits there yet.
    pub is_free: bool,
    /// Who sits there, or a way to say who shall.
    pub label: Markup,
}

/// The table with the game's picture in its middle and the chairs in their order, clockwise from the reader's.
pub fn round_table(picture: &str, chairs: &[Chair]) -> Markup {
    html! {
        div.round {
            div.top-of-it { (PreEscaped(TABLE)) div.middle { (PreEscaped(picture)) } }
            ol class={ "sitters at-" (chairs.len()) } {
                @for chair in chairs {
                    li.free[chair.is_free] { span.token { (PreEscaped(CHAIR)) (chair.token) } div.sits { (chair.label) } }
                }
            }
        }
    }
}
