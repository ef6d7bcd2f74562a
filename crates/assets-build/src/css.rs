//! Style sheets.

/// A style sheet without comments, without white space that says nothing, and without zeros before a point.
pub fn css(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'*') => {
                rest.next();
                while rest.next().is_some_and(|c| c != '*' || rest.peek() != Some(&'/')) {}
                rest.next();
                space(&mut small);
            }
            '"' | '\'' => {
                small.push(c);
                while let Some(inner) = rest.next() {
                    small.push(inner);
                    if inner == '\\' {
                        small.extend(rest.next());
                    } else if inner == c {
                        break;
                    }
                }
            }
            c if c.is_whitespace() => space(&mut small),
            '0' if rest.peek() == Some(&'.') && !small.ends_with(is_within) => {}
            c => {
                // No space is needed before these, and no semicolon before the end of a block.
                if "{};,)>".contains(c) && small.ends_with(' ') {
                    small.pop();
                }
                if c == '}' && small.ends_with(';') {
                    small.pop();
                }
                small.push(c);
            }
        }
    }
    if small.ends_with(' ') {
        small.pop();
    }
    small
}

/// Whether a zero after this belongs to a name or to a longer number.
fn is_within(before: char) -> bool {
    before.is_alphanumeric() || "._#\\".contains(before)
}

/// One space, where one says something: between a selector's words and around the signs of a sum it does.
fn space(small: &mut String) {
    if !small.is_empty() && !small.ends_with(|c| " {};,(:>".contains(c)) {
        small.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::css;

    #[test]
    fn white_space_and_comments_go() {
        let text = "/* a sheet */\n@layer a, b;\n.a,\n.b > i {\n  color: red; /* not blue */\n  margin: 0.5rem -0.25rem;\n}\n";
        assert_eq!(css(text), "@layer a,b;.a,.b>i{color:red;margin:.5rem -.25rem}");
    }

    #[test]
    fn what_says_something_stays() {
        for text in [
            "@container tower (width<9rem){.a :is(b,i) .c{inline-size:calc(100% - 1px + var(--a) * 2)}}",
            ".a::after{content:\"a /* b */  \\\" c\"}",
            ".a:not(.b) .c{grid-template:\"a b\" auto / 1fr 10.5px}",
            "@media (width<600px) and (hover){a{b:c !important}}",
        ] {
            assert_eq!(css(text), text);
        }
    }
}
