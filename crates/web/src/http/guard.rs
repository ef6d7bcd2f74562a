//! Who is let in: addresses, rates, origins, and the headers that keep browsers strict.

use crate::App;
use crate::http::fault::Fault;
use crate::http::problem;
use crate::pages::reader::Reader;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The address a connection comes from; put there by the server's loop.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// The address a request comes from, with trusted proxies looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client(pub IpAddr);

/// What every page may load: its own files and nothing else, no inline script or style, and no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// What a proxy says of a request before it; nobody else is believed.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/// How long whoever asks too often waits to hear so: else they ask again at once on all their connections, and to refuse them
/// is work enough to be felt by others.
const REFUSAL: Duration = Duration::from_secs(1);

/// The outermost layer: address, rate, origin, then the handler, then strict headers.
pub async fn watch(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    let client = client_of(&app, peer, request.headers());
    if !is_trusted(&app, &peer) {
        for name in FORWARDED {
            request.headers_mut().remove(name);
        }
    }
    request.extensions_mut().insert(Client(client));
    let is_api = request.uri().path().contains("/api/v1");
    let reader = (!is_api).then(|| {
        let here = request.uri().path_and_query().map_or("/", |path| path.as_str());
        Reader::of(request.headers(), here.to_owned())
    });
    let mut waited = Duration::ZERO;
    let mut response = match check(&app, client, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => {
            if matches!(fault, Fault::TooMany { .. }) {
                waited = REFUSAL;
                tokio::time::sleep(waited).await;
            }
            fault.into_response()
        }
    };
    if let (Some(fault), Some(reader)) = (response.extensions().get::<Fault>(), &reader) {
        response = problem::page(&app, reader, fault);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    app.metrics().request(started.elapsed().saturating_sub(waited));
    response
}

fn check(app: &App, client: IpAddr, request: &Request) -> Result<(), Fault> {
    if !app.requests.take(client, 1.0) {
        app.metrics().limited.inc();
        return Err(Fault::TooMany { what: "Too many requests from your address.".into(), retry_s: 1 });
    }
    let is_safe = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if is_safe || is_same_origin(request.headers()) { Ok(()) } else { Err(Fault::Foreign) }
}

/// Browsers say where a post comes from; programs say nothing, and have no cookies that could be misused.
fn is_same_origin(headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(header::ORIGIN) {
        None => !headers.contains_key(header::ORIGIN),
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            let own = headers.get("x-forwarded-host").and_then(|value| value.to_str().ok());
            host.is_some() && (host == text(header::HOST) || host == own)
        }
    }
}

/// Whether an address is that of a proxy whose word is taken.
pub fn is_trusted(app: &App, address: &IpAddr) -> bool {
    app.settings.trusted_proxies.iter().any(|net| net.contains(address))
}

/// The nearest address in the chain that no trusted proxy has.
fn client_of(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_trusted(app, &peer) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let chain: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    // From the right: each proxy adds whom it saw, and what a client wrote itself stands further left.
    let known = chain.iter().rev().map_while(|address| address.trim().parse::<IpAddr>().ok());
    // A listener for both kinds of addresses writes those of the old kind as new ones: `::ffff:192.0.2.1`.
    let mut known = known.map(|address| address.to_canonical());
    known.find(|address| !is_trusted(app, address)).unwrap_or(peer)
}

/// A rate for each address: a bucket that fills steadily.
pub struct Rates {
    per_second: f64,
    burst: f64,
    buckets: Mutex<Buckets>,
}

/// The buckets of addresses that came lately, and of those that came before. Whoever comes is carried over; what was not
/// when the older ones are dropped, all at once, is full again. So nothing ever goes through all of them.
struct Buckets {
    since: Instant,
    lately: HashMap<IpAddr, Bucket>,
    before: HashMap<IpAddr, Bucket>,
}

#[derive(Clone, Copy)]
struct Bucket {
    level: f64,
    at: Instant,
}

/// With this many addresses the older ones are dropped before their time: memory is bounded, too.
const MANY: usize = 50_000;

impl Rates {
    /// So much a second, and so much at once; a burst of 0 is no limit.
    pub fn new(per_second: f64, burst: u32) -> Rates {
        let buckets = Buckets { since: Instant::now(), lately: HashMap::new(), before: HashMap::new() };
        Rates { per_second, burst: f64::from(burst), buckets: Mutex::new(buckets) }
    }

    /// Takes so much, if that much is left.
    pub fn take(&self, address: IpAddr, amount: f64) -> bool {
        if self.burst == 0.0 {
            return true;
        }
        let (address, now) = (network(address), Instant::now());
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filling = self.burst / self.per_second;
        if buckets.lately.len() >= MANY || now.duration_since(buckets.since).as_secs_f64() > filling {
            buckets.before = std::mem::take(&mut buckets.lately);
            buckets.since = now;
        }
        let known = buckets.lately.get(&address).or_else(|| buckets.before.get(&address));
        let mut bucket = known.copied().unwrap_or(Bucket { level: self.burst, at: now });
        let filled = bucket.level + now.duration_since(bucket.at).as_secs_f64() * self.per_second;
        bucket = Bucket { level: filled.min(self.burst), at: now };
        let is_enough = bucket.level >= amount;
        if is_enough {
            bucket.level -= amount;
        }
        buckets.lately.insert(address, bucket);
        is_enough
    }
}

/// One household has 2^64 addresses of the new kind: they count as one.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX))),
    }
}

/// How many connections, or streams of events, each address has open.
#[derive(Clone, Default)]
pub struct Shares(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One that is open; counts itself off.
pub struct Share(Shares, IpAddr);

impl Shares {
    /// One more, if there may be; a limit of 0 is none.
    pub fn open(&self, address: IpAddr, limit: usize) -> Option<Share> {
        let address = network(address);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_insert(0);
        if limit != 0 && *count >= limit {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Share(self.clone(), address))
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut counts = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_empties_and_fills_again() {
        let rates = Rates::new(2.0, 3);
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        assert_eq!([0; 4].map(|_| rates.take(address, 1.0)), [true, true, true, false]);
        tokio::time::advance(Duration::from_millis(600)).await;
        assert!(rates.take(address, 1.0) && !rates.take(address, 1.0));
        assert!(Rates::new(0.0, 0).take(address, 1.0), "no limit");
        // However long ago the table began: what was taken lately is not forgotten with the rest.
        for _ in 0..20 {
            tokio::time::advance(Duration::from_secs(1)).await;
            assert_eq!([0; 3].map(|_| rates.take(address, 1.0)), [true, true, false]);
        }
        tokio::time::advance(Duration::from_mins(1)).await;
        assert!(rates.take(address, 3.0) && !rates.take(address, 0.1), "and it is never more than full");
    }

    #[tokio::test(start_paused = true)]
    async fn very_many_addresses_take_neither_time_nor_memory() {
        let rates = Rates::new(1.0 / 3600.0, 2);
        let address = |n: u32| IpAddr::V4(Ipv4Addr::from_bits(n));
        let most = || {
            let buckets = rates.buckets.lock().unwrap();
            buckets.lately.len().max(buckets.before.len())
        };
        for n in 0..MANY as u32 {
            assert!(rates.take(address(n), 2.0));
        }
        let (started, mut n_most) = (std::time::Instant::now(), 0);
        for n in 0..2 * MANY as u32 {
            rates.take(address(n), 2.0);
            n_most = n_most.max(most());
        }
        // Going through all of them each time takes more than a minute.
        assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
        assert!(n_most <= MANY, "{n_most}");
        assert!(!rates.take(address(2 * MANY as u32 - 1), 1.0), "whoever came last is known");
    }

    #[test]
    fn posts_of_other_sites_are_told_apart() {
        let with = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            is_same_origin(&pairs.collect())
        };
        assert!(with(&[]));
        assert!(with(&[("host", "a.org"), ("origin", "https://a.org")]));
        assert!(!with(&[("host", "a.org"), ("origin", "https://b.org")]));
        assert!(!with(&[("host", "a.org"), ("origin", "null")]));
        assert!(!with(&[("host", "a.org"), ("origin", "https://a.org"), ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn shares_count_themselves_off() {
        let (shares, address) = (Shares::default(), IpAddr::V4(Ipv4Addr::LOCALHOST));
        let one = shares.open(address, 1);
        assert!(one.is_some() && shares.open(address, 1).is_none() && shares.open(address, 0).is_some());
        drop(one);
        assert!(shares.open(address, 1).is_some());
    }
}
