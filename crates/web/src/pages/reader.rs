//! Who reads: the language and the theme, from cookies and from what the browser asks for.

use super::forms::{Fields, redirect};
use super::open::is_secure;
use crate::App;
use crate::http::fault::Fault;
use axum::extract::{FromRequestParts, OriginalUri, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use std::convert::Infallible;
use words::{Arg, Key, Lang, Phrase};

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Dark ink on parchment.
    Light,
    /// Gold leaf on ink.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in the cookie and on the page.
    pub const fn id(self) -> &'static str {
        ["auto", "light", "dark"][self as usize]
    }
}

/// Who reads a page.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// In which language.
    pub lang: Lang,
    /// In which light.
    pub theme: Theme,
    /// The address that is read, to come back to.
    pub here: String,
    /// What stands before every address, for links that are sent to others.
    pub origin: String,
}

impl Reader {
    /// From the headers of a request for this address.
    pub fn of(headers: &HeaderMap, here: String) -> Reader {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let lang = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let theme = cookie(headers, "theme");
        let theme = Theme::ALL.into_iter().find(|it| theme == Some(it.id())).unwrap_or_default();
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let host = text("x-forwarded-host").or(text("host")).unwrap_or_default();
        let origin = format!("{}://{host}", if is_secure(headers) { "https" } else { "http" });
        Reader { lang: lang.unwrap_or_else(|| Lang::wanted(asked.unwrap_or_default())), theme, here, origin }
    }

    /// A word of the pages.
    pub fn say(&self, key: Key) -> String {
        words::say(self.lang, key)
    }

    /// A phrase with arguments.
    pub fn tell(&self, phrase: &Phrase) -> String {
        words::tell(self.lang, phrase)
    }

    /// A phrase with one number.
    pub fn count(&self, key: Key, name: &'static str, n: impl Into<i64>) -> String {
        self.tell(&Phrase::new(key).number(name, n))
    }

    /// A phrase with one text.
    pub fn with(&self, key: Key, name: &'static str, text: &str) -> String {
        self.tell(&Phrase::new(key).with(name, Arg::Text(text.to_owned())))
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Infallible> {
        // What a nested route sees lacks the base path; the lobby's address with a slash at its end is not nested.
        let OriginalUri(uri) = OriginalUri::from_request_parts(parts, app).await?;
        let here = uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Reader::of(&parts.headers, here.to_owned()))
    }
}

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split("; ")).filter_map(|pair| pair.split_once('='));
    pairs.find(|(it, _)| *it == name).map(|(_, value)| value)
}

/// Remembers a language or a theme, and goes back to where one was.
pub async fn choose(State(app): State<App>, headers: HeaderMap, fields: Fields) -> Result<Response, Fault> {
    let wish = |name: &str, is_known: &dyn Fn(&str) -> bool| {
        fields.get(name).filter(|value| is_known(value)).map(|value| format!("{name}={value}"))
    };
    let lang = wish("lang", &|value| value.parse::<Lang>().is_ok());
    let theme = wish("theme", &|value| Theme::ALL.into_iter().any(|theme| theme.id() == value));
    let pair = lang.or(theme).ok_or_else(|| Fault::Malformed("no language or theme of ours".into()))?;
    let secure = if is_secure(&headers) { "; Secure" } else { "" };
    let cookie = format!("{pair}; Path={}; Max-Age=31536000; SameSite=Lax{secure}", app.path("/"));
    let back = fields.get("back").filter(|back| is_ours(back, &app.path("/")));
    Ok(redirect(back.unwrap_or(&app.path("/")), &[cookie]))
}

/// Whether an address is a path below `home` for every browser: some read `\` as `/` and leave out tabs and ends of lines,
/// and two slashes at the beginning name another site.
fn is_ours(back: &str, home: &str) -> bool {
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    back.starts_with(home) && !back.starts_with("//") && is_plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_back_to_a_path_of_ours_only() {
        for (back, home) in [("/", "/"), ("/t/abc?seat=1#log", "/"), ("/games/t/abc", "/games/")] {
            assert!(is_ours(back, home), "{back}");
        }
        for back in [
            "",
            "t/abc",
            "//evil.org",
            "/\\evil.org",
            "\\/evil.org",
            "/\t/evil.org",
            "/\r\n/evil.org",
            "/t\r\nSet-Cookie: a=b",
            "https://evil.org/",
            "/\u{a0}",
            "/ /evil.org",
        ] {
            assert!(!is_ours(back, "/"), "{back:?}");
        }
        assert!(!is_ours("/t/abc", "/games/") && !is_ours("/gamesevil", "/games/"));
    }
}
