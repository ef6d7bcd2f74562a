//! Icons, emblems, dice: small marks used everywhere.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The symbols that all pages have and those of a game, invisible, once a page.
pub fn sheet(of_game: &str) -> Markup {
    html! { div.sheet hidden aria-hidden="true" { (PreEscaped(crate::assets::ICONS)) (PreEscaped(of_game)) } }
}

/// Of the same symbols those that a page uses, which never gets others.
pub fn sheet_of(of_game: &str, page: &str) -> Markup {
    let all: Vec<(&str, &str)> = [crate::assets::ICONS, of_game].into_iter().flat_map(symbols).collect();
    let mut wanted: Vec<&str> = used(page).collect();
    let mut next = 0;
    // A symbol may use another one.
    while let Some(id) = wanted.get(next) {
        let inside = all.iter().find(|(it, _)| it == id).map_or("", |(_, text)| *text);
        let further: Vec<&str> = used(inside).filter(|it| !wanted.contains(it)).collect();
        wanted.extend(further);
        next += 1;
    }
    let shown: String = all.iter().filter(|(id, _)| wanted.contains(id)).map(|(_, text)| *text).collect();
    html! { div.sheet hidden aria-hidden="true" { svg xmlns="http://www.w3.org/2000/svg" { (PreEscaped(shown)) } } }
}

/// Each symbol of a sheet by its id.
fn symbols(sheet: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = sheet.match_indices("<symbol id=\"").map(|(at, _)| &sheet[at..]);
    begins.filter_map(|rest| {
        let id = rest.strip_prefix("<symbol id=\"")?.split('"').next()?;
        Some((id, &rest[..rest.find("</symbol>")? + "</symbol>".len()]))
    })
}

/// What is used of the page itself.
fn used(text: &str) -> impl Iterator<Item = &str> {
    text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
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

/// A seat's emblem as a disc, or as a cube on tiles. Without a name it says nothing: the name stands beside it.
pub fn emblem(seat: Seat, name: &str, shape: &str) -> Markup {
    let sign = emblem_of(seat);
    let symbol = format!("e-{sign}");
    let drawn = if name.is_empty() { icon(&symbol) } else { meaning(&symbol, name) };
    html! { span class={ "emb p-" (sign) " " (shape) } { (drawn) } }
}

/// A die with its pips.
pub fn die(colour: &str, pips: u8, label: &str) -> Markup {
    html! { span class={ "die d-" (colour) } role="img" aria-label=(label) { (icon(&format!("die-{pips}"))) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_the_symbols_that_it_uses_and_what_those_use() {
        let of_game =
            "<svg><symbol id=\"inn\"><use href=\"#lamp\"/></symbol><symbol id=\"mill\"></symbol></svg>";
        let page = html! { (icon("inn")) (icon("sun")) a href="#mill-stone" {} };
        let found = sheet_of(of_game, &page.0).0;
        let ids: Vec<&str> = symbols(&found).map(|(id, _)| id).collect();
        assert_eq!(ids, ["sun", "lamp", "inn"]);
    }
}
