//! `parlour serve`: serves the web app and the book embedded in this binary. Knows files, not games.
mod browser;
mod connections;
mod hosts;
mod preview;
mod range;
mod site;
mod taken_in_time;

use crate::report::{self, Status};
use clap::Args;
use hosts::Hosts;
use hyper::Request;
use hyper::body::Incoming;
use hyper::header;
use rust_embed::RustEmbed;
use std::fmt;
use std::io::{self, ErrorKind};
use tokio::net::TcpListener;
use tokio::task::LocalSet;

/// The bundle; a debug build reads it from disk at run time instead.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Bundle;

/// The book's pages, embedded the same way.
#[derive(RustEmbed)]
#[folder = "book"]
#[allow_missing = true]
struct Book;

/// Serve the web app from this binary
#[derive(Args)]
#[command(after_help = "Examples:
  parlour serve --open
  parlour serve --host 0.0.0.0 --port 80

The book is under /book/.")]
pub struct Arguments {
    /// The port to listen on; 0 picks a free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
    /// Open it in a browser
    #[arg(long)]
    open: bool,
}

pub fn run(arguments: &Arguments) -> Status {
    match serve(&arguments.host, arguments.port, arguments.open) {
        Ok(()) => Status::Done,
        Err(error) => {
            report::tell(error);
            Status::Refused
        }
    }
}

/// Why the web app could not be served.
#[derive(Debug)]
pub enum ServeError {
    /// Another program already listens there.
    PortTaken { port: u16 },
    /// The address cannot be listened on.
    CannotListen { host: String, port: u16, source: io::Error },
    /// The system refused something else a server needs.
    System(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PortTaken { port } => {
                write!(out, "port {port} is in use; try another one, or --port 0 to have a free one picked")
            }
            Self::CannotListen { host, port, source } => {
                write!(out, "cannot listen on {host} port {port}: {source}")
            }
            Self::System(source) => write!(out, "cannot serve: {source}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<io::Error> for ServeError {
    fn from(source: io::Error) -> Self {
        Self::System(source)
    }
}

/// Serves the web app until Ctrl-C, and prints its address once it is reachable.
///
/// # Errors
/// If the address is taken or cannot be listened on.
fn serve(host: &str, port: u16, open: bool) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let connections = LocalSet::new();
    connections.block_on(&runtime, async {
        let listener = listen(host, port).await?;
        let listening = listener.local_addr()?;
        let address = format!("http://{listening}/");
        report::result(format!("Parlour is at {address}"));
        if open {
            browser::open(&address);
        }
        let hosts = Hosts::of(listening);
        // A separate task: browsers keep idle connections open, and Ctrl-C must not wait for them.
        tokio::task::spawn_local(connections::accept(
            listener,
            connections::LIMITS,
            move |request| answer(request, hosts),
            site::too_many_connections,
        ));
        tokio::signal::ctrl_c().await?;
        Ok(())
    })
}

async fn listen(host: &str, port: u16) -> Result<TcpListener, ServeError> {
    TcpListener::bind((host, port)).await.map_err(|source| match source.kind() {
        ErrorKind::AddrInUse => ServeError::PortTaken { port },
        _ => ServeError::CannotListen { host: host.to_owned(), port, source },
    })
}

fn answer(request: &Request<Incoming>, hosts: Hosts) -> site::Answer {
    let said = |name| {
        let value = request.headers().get(name)?;
        value.to_str().ok()
    };
    let asked = site::Asked {
        method: request.method(),
        host: said(header::HOST).or(request.uri().authority().map(hyper::http::uri::Authority::as_str)),
        path: request.uri().path(),
        accept_encoding: said(header::ACCEPT_ENCODING).unwrap_or_default(),
        if_none_match: said(header::IF_NONE_MATCH),
        fetch_mode: said(header::HeaderName::from_static("sec-fetch-mode")),
        range: said(header::RANGE),
        if_range: said(header::IF_RANGE),
    };
    let find = |name: &str| {
        let found = match name.strip_prefix(site::BOOK) {
            Some(page) => Book::get(page),
            None => Bundle::get(name),
        };
        found.map(|found| site::File { hash: found.metadata.sha256_hash(), bytes: found.data })
    };
    let has_page = |path: &str| parlour_catalog::page_at(path).is_some();
    let scheme = said(header::HeaderName::from_static("x-forwarded-proto")).filter(|said| *said == "https");
    let origin = asked.host.map(|host| format!("{}://{host}", scheme.unwrap_or("http")));
    let languages = said(header::ACCEPT_LANGUAGE).unwrap_or_default();
    let head = |path: &str| preview::head(path, languages, origin.as_deref());
    site::Site { hosts, find, has_page, head }.answer(&asked)
}
