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
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::LocalSet;
use tokio::time::timeout;

/// How long answers under way may take once the server is told to end.
const PATIENCE: Duration = Duration::from_secs(5);

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

The book is under /book/. Ctrl-C or SIGTERM ends the server: answers under way are finished, within 5 seconds, and the exit
status is 0.")]
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

/// Serves the web app until Ctrl-C or SIGTERM, and prints its address once it is reachable.
///
/// # Errors
/// If the address is taken or cannot be listened on.
fn serve(host: &str, port: u16, open: bool) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let connections = LocalSet::new();
    connections.block_on(&runtime, async {
        let listener = listen(host, port)?;
        // Before the address is printed: its reader may end the server at once.
        let mut signals = Signals::listen()?;
        let listening = listener.local_addr()?;
        let address = format!("http://{listening}/");
        report::result(format!("Parlour is at {address}"));
        if open {
            browser::open(&address);
        }
        let hosts = Hosts::of(listening);
        let (end, ending) = watch::channel(());
        tokio::task::spawn_local(connections::accept(
            listener,
            connections::LIMITS,
            ending,
            move |request| answer(request, hosts),
            site::too_many_connections,
        ));
        signals.next().await;
        // Answers under way are finished, unless that takes too long or another signal comes.
        let _ = end.send(());
        let mut finished = pin!(timeout(PATIENCE, end.closed()));
        let mut again = pin!(signals.next());
        poll_fn(|cx| {
            let is_over = finished.as_mut().poll(cx).is_ready() || again.as_mut().poll(cx).is_ready();
            if is_over { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
        Ok(())
    })
}

/// Ctrl-C and, where there is such a thing, SIGTERM. Both are handled from the beginning: the first process of a container
/// would not hear of them otherwise.
struct Signals {
    #[cfg(unix)]
    both: [tokio::signal::unix::Signal; 2],
}

impl Signals {
    #[cfg(unix)]
    fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals { both: [signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?] })
    }

    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "it can fail elsewhere")]
    fn listen() -> io::Result<Self> {
        Ok(Signals {})
    }

    /// Waits for the next of them.
    #[cfg(unix)]
    async fn next(&mut self) {
        poll_fn(|cx| {
            let came = self.both.iter_mut().any(|signal| signal.poll_recv(cx).is_ready());
            if came { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// Waits for the next of them.
    #[cfg(not(unix))]
    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}

/// Resolves the name here: the runtime would do it on another thread, which there may not be.
fn listen(host: &str, port: u16) -> Result<TcpListener, ServeError> {
    let bound = std::net::TcpListener::bind((host, port)).and_then(|listener| {
        listener.set_nonblocking(true)?;
        TcpListener::from_std(listener)
    });
    bound.map_err(|source| match source.kind() {
        ErrorKind::AddrInUse => ServeError::PortTaken { port },
        _ => ServeError::CannotListen { host: host.to_owned(), port, source },
    })
}

/// The bytes of a request's address and headers.
fn head_size(request: &Request<Incoming>) -> usize {
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len());
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    headers.sum::<usize>() + address
}

fn answer(request: &Request<Incoming>, hosts: Hosts) -> site::Answer {
    let said = |name| {
        let value = request.headers().get(name)?;
        value.to_str().ok()
    };
    if head_size(request) > connections::LIMITS.head {
        return site::head_too_long();
    }
    if request.headers().get_all(header::HOST).iter().count() > 1 {
        return site::two_hosts();
    }
    // A request may name the server in its first line too, and must not name another one there.
    let named = request.uri().host();
    if named.is_some_and(|named| !hosts.include(Some(named))) {
        return site::other_server();
    }
    let asked = site::Asked {
        method: request.method(),
        host: said(header::HOST).or(named),
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
