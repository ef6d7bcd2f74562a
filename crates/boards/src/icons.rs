//! Icons, emblems, dice: small marks used everywhere.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The symbols that all pages have and those of a game, invisible, once a page.
pub fn sheet(of_game: &str) -> Markup {
    html! { div.sheet hidden aria-hidden="true" { (PreEscaped(crate::assets::ICONS)) (PreEscaped(of_game)) } }
}

/// An icon that says nothing: its meaning stands beside it.
pub fn icon(name: &str) -> Markup {
    html! { svg class={ "i i-" (name) } aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// An icon that carries a meaning.
pub fn meaning(name: &str, label: &str) -> Markup {
    html! { svg class={ "i i-" (name) } role="img" aria-label=(label) { use href={ "#" (name) } {} } }
}

/// The emblem of each seat: colour and sign always together.
pub const EMBLEMS: [&str; 5] = ["lily", "rose", "acorn", "sun", "moon"];

/// A seat's emblem word.
pub fn emblem_of(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// A seat's emblem as a disc, or as a cube on tiles.
pub fn emblem(seat: Seat, name: &str, shape: &str) -> Markup {
    let sign = emblem_of(seat);
    html! { span class={ "emb p-" (sign) " " (shape) } { (meaning(&format!("e-{sign}"), name)) } }
}

/// A die with its pips.
pub fn die(colour: &str, pips: u8, label: &str) -> Markup {
    html! { span class={ "die d-" (colour) } role="img" aria-label=(label) { (icon(&format!("die-{pips}"))) } }
}
