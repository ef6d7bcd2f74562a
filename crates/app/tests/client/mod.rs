//! The server as a process, and a client of its API: for the test that kills the server and the measurement of its speed.
//!
//! The client is a socket and a few lines of HTTP/1.1, so that on one processor the server is measured and not it.
#![allow(dead_code, reason = "each program that includes this uses its own part of it")]

pub(crate) mod process;

use serde_json::{Value, json};
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that is kept open between requests.
pub(crate) struct Line {
    stream: BufReader<TcpStream>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A table with the secrets of its seats.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
}

impl Opened {
    /// What the server answers when a table is opened.
    pub(crate) fn of(opened: &Value) -> Opened {
        let secret = |seat: &Value| seat["secret"].as_str().unwrap_or_default().to_owned();
        let secrets = opened["seats"].as_array().map(|seats| seats.iter().map(secret).collect());
        let id = opened["table"].as_str().unwrap_or_default().to_owned();
        Opened { id, secrets: secrets.unwrap_or_default() }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }
}

impl Line {
    pub(crate) async fn open(address: SocketAddr) -> io::Result<Line> {
        Line::over(TcpStream::connect(address).await?)
    }

    /// A connection that comes from another address of this machine, as another visitor's does.
    pub(crate) async fn open_from(own: IpAddr, address: SocketAddr) -> io::Result<Line> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(own, 0))?;
        Line::over(socket.connect(address).await?)
    }

    fn over(stream: TcpStream) -> io::Result<Line> {
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::with_capacity(4096, stream) })
    }

    pub(crate) async fn get(&mut self, path: &str, secret: &str) -> io::Result<Answer> {
        self.send("GET", path, &bearer(secret), "").await?;
        self.answer().await
    }

    /// A page as any browser asks for it: packed.
    pub(crate) async fn packed(&mut self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, "Accept: text/html\r\nAccept-Encoding: gzip\r\n", "").await?;
        self.answer().await
    }

    /// The page of a table as a browser gets it that plays this seat.
    pub(crate) async fn page(&mut self, table: &Opened, seat: usize) -> io::Result<Answer> {
        let Opened { id, secrets } = table;
        let cookie = format!("Cookie: seats-{id}={}\r\nAccept: text/html\r\n", secrets[seat]);
        self.send("GET", &format!("/t/{id}"), &cookie, "").await?;
        self.answer().await
    }

    pub(crate) async fn post(&mut self, path: &str, secret: &str, body: &Value) -> io::Result<Answer> {
        self.send("POST", path, &bearer(secret), &body.to_string()).await?;
        self.answer().await
    }

    /// Posts a text that is no JSON.
    pub(crate) async fn post_text(&mut self, path: &str, text: &str) -> io::Result<Answer> {
        self.send("POST", path, "", text).await?;
        self.answer().await
    }

    /// Posts a body that says it is longer than it is; an answer comes when the server has waited for long enough.
    pub(crate) async fn post_slowly(&mut self, path: &str, body: &[u8], length: usize) -> io::Result<Answer> {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {length}\r\n\r\n"
        );
        self.stream.write_all(head.as_bytes()).await?;
        self.stream.write_all(body).await?;
        self.answer().await
    }

    /// Opens a table of a game for people, with a seed that the client knows.
    pub(crate) async fn open_table(&mut self, game: &str, seats: usize, seed: u64) -> io::Result<Opened> {
        let people = vec![json!({ "kind": "human" }); seats];
        let table = json!({ "game": game, "seats": people, "seed": seed });
        let answer = self.post("/api/v1/tables", "", &table).await?;
        assert_eq!(answer.status, 201, "{}", answer.text());
        Ok(Opened::of(&answer.json()))
    }

    pub(crate) async fn act(
        &mut self,
        table: &Opened,
        seat: usize,
        version: u64,
        action: &str,
    ) -> io::Result<Answer> {
        let body = json!({ "version": version, "action": action });
        self.post(&table.path("/actions"), &table.secrets[seat], &body).await
    }

    /// Asks for the stream of a table's events; what it tells is then read with [`Line::heard`].
    pub(crate) async fn listen(&mut self, table: &Opened, seat: usize) -> io::Result<()> {
        self.send("GET", &table.path("/events"), &bearer(&table.secrets[seat]), "").await?;
        let (status, _) = self.head().await?;
        assert_eq!(status, 200, "a stream was refused");
        let mut line = String::new();
        while !line.starts_with("event: hello") {
            line.clear();
            self.read_line(&mut line).await?;
        }
        Ok(())
    }

    /// The version of the next entry that the stream tells.
    pub(crate) async fn heard(&mut self) -> io::Result<u64> {
        let mut line = String::new();
        loop {
            line.clear();
            self.read_line(&mut line).await?;
            if let Some(version) = line.strip_prefix("id: ").and_then(|id| id.trim_end().parse().ok()) {
                return Ok(version);
            }
        }
    }

    /// The next entry that the stream tells.
    pub(crate) async fn told(&mut self) -> io::Result<Value> {
        let mut line = String::new();
        let mut is_entry = false;
        loop {
            line.clear();
            self.read_line(&mut line).await?;
            match line.strip_prefix("data: ") {
                Some(data) if is_entry => return serde_json::from_str(data).map_err(io::Error::other),
                _ => is_entry = line.trim_end() == "event: entry",
            }
        }
    }

    async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<()> {
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await
    }

    async fn answer(&mut self) -> io::Result<Answer> {
        let (status, length) = self.head().await?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(Answer { status, body })
    }

    /// The status and the length of the body.
    async fn head(&mut self) -> io::Result<(u16, usize)> {
        let mut line = String::new();
        self.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let mut length = 0;
        while line != "\r\n" {
            line.clear();
            self.read_line(&mut line).await?;
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.trim_end().parse().unwrap_or(0);
            }
        }
        Ok((status, length))
    }

    async fn read_line(&mut self, line: &mut String) -> io::Result<()> {
        if self.stream.read_line(line).await? == 0 {
            Err(io::ErrorKind::UnexpectedEof.into())
        } else {
            Ok(())
        }
    }
}

/// The header that speaks for a seat; nothing for a stranger.
fn bearer(secret: &str) -> String {
    if secret.is_empty() { String::new() } else { format!("Authorization: Bearer {secret}\r\n") }
}
