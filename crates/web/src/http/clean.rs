//! What people type: names and lines of chat, cleaned and limited before anything else sees them.

use crate::http::fault::Fault;

/// A name or a line: any Unicode but control characters and those that turn the direction of text or are invisible,
/// trimmed, and not longer than the limit.
pub fn clean(text: &str, most: usize, what: &str) -> Result<String, Fault> {
    let text = text.trim();
    // Joiners alone join nothing.
    if text.trim_matches(['\u{200c}', '\u{200d}']).is_empty() {
        return Err(Fault::Malformed(format!("{what} is empty")));
    }
    if text.chars().nth(most).is_some() {
        return Err(Fault::Malformed(format!("{what} has more than {most} characters")));
    }
    if text.chars().any(is_trick) {
        return Err(Fault::Malformed(format!("{what} has control characters")));
    }
    Ok(text.to_owned())
}

/// Control characters, and the format characters that reorder the text around them.
fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}')
        // What nobody can see; joiners stay, since scripts and pictures are written with them.
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200b}' | '\u{2060}'..='\u{2064}')
        || matches!(letter, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_script_is_a_name_and_tricks_are_not() {
        for name in ["Cosimo", "Лоренцо", "洛伦佐", "لورنزو", "👩‍🎨", "<b>&amp;"] {
            assert_eq!(clean(name, 40, "a name").as_deref(), Ok(name));
        }
        for wrong in [
            "",
            "  ",
            "a\u{0}b",
            "a\nb",
            "a\u{202e}b",
            "\u{200b}",
            "Cosimo\u{200b}",
            "\u{3164}",
            "\u{200d}",
            &"x".repeat(41),
        ] {
            assert!(clean(wrong, 40, "a name").is_err(), "{wrong:?}");
        }
    }
}
