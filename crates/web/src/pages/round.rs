//! A round table with its chairs, as it is opened and while people sit down.

use maud::{Markup, PreEscaped, html};

/// The table, drawn from above.
const TABLE: &str = include_str!("../../assets/round-table.svg");
/// A chair, drawn from above; the style sheet turns it to the table.
const CHAIR: &str = include_str!("../../assets/chair.svg");

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
