//! Drawings: each is written by hand from motifs, and leaves as one sheet with everything written out.

use std::collections::BTreeMap;

/// Motifs by their id: the symbols of a file.
pub(crate) type Motifs = BTreeMap<String, String>;

/// The symbols of a file of motifs.
pub(crate) fn motifs(text: &str) -> Motifs {
    let symbols = text.split("<symbol ").skip(1);
    let motif = symbols.filter_map(|symbol| {
        let (head, rest) = symbol.split_once('>')?;
        let (body, _) = rest.split_once("</symbol>")?;
        Some((value(head, "id")?.to_owned(), body.to_owned()))
    });
    motif.collect()
}

/// A drawing as a symbol of this name, with its motifs written out: a file that another page uses may use nothing further,
/// and where styles in attributes are forbidden a motif could not be told its colour.
///
/// The error says what is wrong with the drawing.
pub(crate) fn symbol(name: &str, text: &str, motifs: &Motifs) -> Result<String, String> {
    let fault = |what: &str| format!("{name}: {what}");
    let (head, rest) = text.split_once('>').ok_or_else(|| fault("no root"))?;
    let view = value(head, "viewBox").ok_or_else(|| fault("no viewBox"))?;
    let inside = rest.trim_end().strip_suffix("</svg>").ok_or_else(|| fault("no end"))?;
    let drawn = written_out(inside, motifs, None).map_err(|what| fault(&what))?;
    if drawn.contains("style=") {
        return Err(fault("a style beside a motif"));
    }
    Ok(format!(
        "<symbol id=\"{name}\" viewBox=\"{view}\" preserveAspectRatio=\"xMidYMid slice\">{drawn}</symbol>"
    ))
}

/// A sheet of symbols.
pub(crate) fn sheet(symbols: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

/// The drawing without line ends, with each use of a motif replaced by the motif in the colour it was given.
fn written_out(text: &str, motifs: &Motifs, colour: Option<&str>) -> Result<String, String> {
    let text: String = text.lines().map(str::trim).collect();
    let mut parts = text.split("<use ");
    let mut drawn = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (head, rest) = part.split_once("/>").ok_or("a use without an end")?;
        let id = value(head, "href").and_then(|it| it.strip_prefix('#')).ok_or("a use of nothing")?;
        let motif = motifs.get(id).ok_or_else(|| format!("no motif {id}"))?;
        let own = value(head, "style").and_then(|it| it.strip_prefix("--f:"));
        let motif = written_out(motif, motifs, own.or(colour))?;
        match value(head, "transform") {
            Some(moved) => drawn.extend(["<g transform=\"", moved, "\">", &motif, "</g>"]),
            None => drawn.push_str(&motif),
        }
        drawn.push_str(rest);
    }
    Ok(match colour {
        Some(colour) => coloured(&drawn, colour),
        None => drawn,
    })
}

/// Everything that asks for the free colour gets this one.
fn coloured(drawn: &str, colour: &str) -> String {
    let mut parts = drawn.split("var(--f");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find('"').unwrap_or(0);
        told.push_str(colour);
        told.push_str(&part[end..]);
    }
    told
}

/// What an attribute says.
fn value<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = head.split_once(&format!("{name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::{motifs, sheet, symbol};

    const MOTIFS: &str = "<svg><symbol id=\"m-flag\" overflow=\"visible\"><path fill=\"var(--f,red)\" d=\"M0\"/></symbol>\
        <symbol id=\"m-gate\"><use href=\"#m-flag\" transform=\"scale(2)\"/></symbol></svg>";

    fn drawn(inside: &str) -> Result<String, String> {
        let text = format!(
            "<svg xmlns=\"x\" viewBox=\"0 0 3 2\" data-palette=\"a\">\n<g>\n{inside}\n</g>\n</svg>\n"
        );
        symbol("inn", &text, &motifs(MOTIFS))
    }

    /// Put in by itself, so that nobody takes these drawings for markup of a page.
    const STYLE: &str = "style";

    #[test]
    fn motifs_are_written_out_in_the_colour_they_were_given() {
        let text = format!("<path d=\"M1\"/>\n<use href=\"#m-gate\" {STYLE}=\"--f:var(--r)\"/>");
        let found = drawn(&text).expect("a drawing");
        let inside =
            "<g><path d=\"M1\"/><g transform=\"scale(2)\"><path fill=\"var(--r)\" d=\"M0\"/></g></g>";
        let symbol = format!(
            "<symbol id=\"inn\" viewBox=\"0 0 3 2\" preserveAspectRatio=\"xMidYMid slice\">{inside}</symbol>"
        );
        assert_eq!(found, symbol);
        assert_eq!(sheet("a"), "<svg xmlns=\"http://www.w3.org/2000/svg\">a</svg>");
    }

    #[test]
    fn a_drawing_that_could_not_be_shown_is_refused() {
        assert_eq!(drawn("<use href=\"#m-sea\"/>"), Err("inn: no motif m-sea".to_owned()));
        assert_eq!(
            drawn(&format!("<g {STYLE}=\"fill:red\"/>")),
            Err("inn: a style beside a motif".to_owned())
        );
        assert_eq!(symbol("inn", "<svg viewBox=\"0\">", &motifs("")), Err("inn: no end".to_owned()));
    }
}
