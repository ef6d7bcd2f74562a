//! What people type: names and lines of chat, cleaned and limited before anything else sees them.

use crate::http::fault::Fault;

/// A name or a line: any Unicode but control characters and those that turn the direction of text or are invisible,
/// trimmed, and not longer than the limit.
pub fn clean(text: &str, most: usize, what: &str) -> Result<String, Fault> {
    let text = text.trim();
    if text.trim_matches(is_nothing_alone).is_empty() {
        return Err(Fault::Malformed(format!("{what} is empty")));
    }
    if text.chars().nth(most).is_some() {
        return Err(Fault::Malformed(format!("{what} has more than {most} characters")));
    }
    if text.chars().any(is_trick) {
        return Err(Fault::Malformed(format!("{what} has control characters")));
    }
    let marks: Vec<bool> = text.chars().map(is_mark).collect();
    if marks.windows(MARKS + 1).any(|some| some.iter().all(|is_mark| *is_mark)) {
        return Err(Fault::Malformed(format!("{what} has too many marks on one letter")));
    }
    Ok(text.to_owned())
}

/// How many marks one letter may have: no script needs more, and a pile of them covers what others wrote.
const MARKS: usize = 3;

/// Marks that stand above or below the letter before them, and have no other use in any script.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}')
        || matches!(letter, '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// What changes its neighbours and is nothing alone: joiners, and what chooses between two looks of a letter.
fn is_nothing_alone(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}') || letter.is_whitespace()
}

/// Control characters, and the format characters that reorder the text around them.
fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(letter, '\u{61c}' | '\u{206a}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}')
        // What nobody can see; joiners stay, since scripts and pictures are written with them.
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200b}' | '\u{2060}'..='\u{2065}')
        || matches!(letter, '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{1d173}'..='\u{1d17a}')
        || matches!(letter, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_script_is_a_name_and_tricks_are_not() {
        for name in [
            "Cosimo",
            "Лоренцо",
            "洛伦佐",
            "لورنزو",
            "👩‍🎨",
            "❤️",
            "Nguyễn",
            "Nguye\u{302}\u{303}n",
            "<b>&amp;",
        ] {
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
            "\u{fe0f}\u{200d}",
            "a\u{61c}b",
            "a\u{180e}b",
            "Z\u{300}\u{301}\u{302}\u{303}a",
            &"x".repeat(41),
        ] {
            assert!(clean(wrong, 40, "a name").is_err(), "{wrong:?}");
        }
    }
}
