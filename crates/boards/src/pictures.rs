//! Pictures of pieces and places: symbols in sheets that browsers load once and keep, coloured by the page that shows them.

use maud::{Markup, html};

/// Where a game's sheets of pictures are: an address with a star for the name of the sheet. Where it is empty, no pictures are
/// drawn.
#[derive(Clone, Copy, Debug)]
pub struct Pictures<'a>(pub &'a str);

impl Pictures<'_> {
    /// No pictures.
    pub const NONE: Pictures<'static> = Pictures("");

    /// A picture of a sheet in the colours of a palette. It is decoration: its meaning stands beside it in words.
    pub fn draw(self, sheet: &str, name: &str, class: &str) -> Markup {
        html! {
            @if !self.0.is_empty() {
                svg class=(class) aria-hidden="true" { use href=(self.address(sheet, name)) {} }
            }
        }
    }

    /// A part of a wide picture, as large as its place: `view` says which, in the measures of the picture, whose size is `size`.
    pub fn window(self, (sheet, name): (&str, &str), class: &str, view: &str, size: (u16, u16)) -> Markup {
        html! {
            @if !self.0.is_empty() {
                svg class=(class) aria-hidden="true" viewBox=(view) preserveAspectRatio="xMidYMid slice" {
                    use href=(self.address(sheet, name)) width=(size.0) height=(size.1) {}
                }
            }
        }
    }

    fn address(self, sheet: &str, name: &str) -> String {
        format!("{}#{name}", self.0.replacen('*', sheet, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::Pictures;

    #[test]
    fn a_picture_is_a_symbol_of_its_sheet() {
        let drawn = Pictures("/assets/a-*.svg?1f").draw("trees", "oak", "art").0;
        let expected =
            "<svg class=\"art\" aria-hidden=\"true\"><use href=\"/assets/a-trees.svg?1f#oak\"></use></svg>";
        assert_eq!(drawn, expected);
        assert_eq!(Pictures::NONE.draw("trees", "oak", "art").0, "");
    }
}
