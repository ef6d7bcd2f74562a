//! Secrets of seats: drawn here, kept by browsers and clients, stored as digests only.

use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use axum::http::{HeaderMap, header};
use kernel::{Digest, Seat, Seed};
use std::fmt::Write;

/// A seat's secret: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new secret from the system's generator.
    pub fn draw() -> Result<Secret, Fault> {
        let bytes: [u8; 16] = random()?;
        let mut text = String::with_capacity(32);
        for byte in bytes {
            let _ = write!(text, "{byte:02x}");
        }
        Ok(Secret(text))
    }

    /// The secret in this text, if it has the form of one.
    pub fn parse(text: &str) -> Option<Secret> {
        let fits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        fits.then(|| Secret(text.to_owned()))
    }

    /// What is stored. The secret has 128 random bits, so a plain digest cannot be reversed by guessing.
    pub fn key(&self) -> Digest {
        Digest::of(self.0.as_bytes())
    }

    /// The secret itself, to be given to its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// A secret never shows in a debug print.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Random bytes from the system's generator.
pub fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Fault::Unavailable
    })?;
    Ok(bytes)
}

/// A match's seed.
pub fn draw_seed() -> Result<Seed, Fault> {
    random().map(Seed)
}

/// A table's id: 16 letters and digits, too many to guess, since whoever knows it may sit down.
pub fn draw_table_id() -> Result<String, Fault> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 16] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Who asks: the keys that came with a request, and the seat it wants to speak for.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    /// The digests of the secrets.
    pub keys: Vec<Digest>,
    /// The seat, where the keys own several.
    pub seat: Option<Seat>,
    /// From where they ask.
    pub visitor: Visitor,
}

impl Caller {
    pub fn nobody() -> Caller {
        Caller::default()
    }

    /// The same who asks from there.
    #[must_use]
    pub fn from_there(self, visitor: Visitor) -> Caller {
        Caller { visitor, ..self }
    }

    /// The owner of this secret.
    pub fn with(secret: &Secret) -> Caller {
        Caller { keys: vec![secret.key()], ..Caller::nobody() }
    }

    /// From the `Authorization` header; cookies are not looked at, so no foreign page can use a browser's seats.
    pub fn from_bearer(headers: &HeaderMap) -> Result<Caller, Fault> {
        let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(Caller::nobody()) };
        let text = value.to_str().map_err(|_| Fault::NoSeat)?;
        let (scheme, token) = text.split_once(' ').ok_or(Fault::NoSeat)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(Fault::NoSeat);
        }
        Secret::parse(token.trim()).map(|secret| Caller::with(&secret)).ok_or(Fault::NoSeat)
    }

    /// From the cookie of a table's pages, which holds the secrets of all seats that this browser plays.
    pub fn from_cookie(headers: &HeaderMap, table: &str) -> Caller {
        let keys = cookie_secrets(headers, table).iter().map(Secret::key).collect();
        Caller { keys, ..Caller::nobody() }
    }
}

/// The secrets in a table's cookie.
pub fn cookie_secrets(headers: &HeaderMap, table: &str) -> Vec<Secret> {
    let name = format!("seats-{table}=");
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookie = texts.flat_map(|text| text.split("; ")).find_map(|pair| pair.strip_prefix(name.as_str()));
    cookie.map(|value| value.split('.').take(8).filter_map(Secret::parse).collect()).unwrap_or_default()
}

/// The header that gives a browser its secrets; the cookie is sent to this table's pages and nowhere else.
pub fn set_cookie(base: &str, table: &str, secrets: &[Secret], secure: bool) -> String {
    let value: Vec<&str> = secrets.iter().map(Secret::reveal).collect();
    let secure = if secure { "; Secure" } else { "" };
    format!(
        "seats-{table}={}; Path={base}/t/{table}; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}",
        value.join(".")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_secret_has_128_bits_and_hides_itself() {
        let (one, two) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        assert_eq!(one.reveal().len(), 32);
        assert_ne!(one, two);
        assert_eq!(Secret::parse(one.reveal()).unwrap().key(), one.key());
        assert_eq!(format!("{one:?}"), "Secret(..)");
    }

    #[test]
    fn only_the_form_of_a_secret_is_read() {
        for wrong in ["", "abc", &"G".repeat(32), &"A".repeat(32), &"0".repeat(33)] {
            assert!(Secret::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_cookie_carries_several_seats_of_one_table() {
        let (one, two) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        let line = set_cookie("", "abc", &[one.clone(), two.clone()], false);
        assert!(line.contains("HttpOnly; SameSite=Lax") && line.contains("Path=/t/abc;"));
        let mut headers = HeaderMap::new();
        let sent = line.split(';').next().unwrap();
        headers.insert(header::COOKIE, HeaderValue::from_str(&format!("a=b; {sent}")).unwrap());
        assert_eq!(cookie_secrets(&headers, "abc"), [one, two]);
        assert!(cookie_secrets(&headers, "abcd").is_empty());
    }
}
