//! `parlour serve`: the web app, answered from the bytes in this binary. It knows files, not games.
mod browser;
mod site;

use crate::report::{self, Status};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, header};
use clap::Args;
use rust_embed::RustEmbed;
use std::fmt;
use std::io::{self, ErrorKind};
use tokio::net::TcpListener;

/// The bundle; a debug build reads it from disk at run time instead.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Bundle;

/// Serve the web app from this binary
#[derive(Args)]
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

/// Serves until it is stopped.
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
    /// Another program listens there already.
    PortTaken {
        /// The port asked for.
        port: u16,
    },
    /// The address cannot be listened on.
    CannotListen {
        /// The host asked for.
        host: String,
        /// The port asked for.
        port: u16,
        /// What the system said.
        source: io::Error,
    },
    /// The system refused something else that a server needs.
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

/// Serves the web app until Ctrl-C, and prints its address once it can be reached.
///
/// # Errors
/// Fails where the address is taken or cannot be listened on.
fn serve(host: &str, port: u16, open: bool) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = listen(host, port).await?;
        let address = format!("http://{}/", listener.local_addr()?);
        report::result(format!("Parlour is at {address}"));
        if open {
            browser::open(&address);
        }
        let app = Router::new().fallback(answer);
        // A task of its own: browsers keep idle connections open, and Ctrl-C waits for none of them.
        tokio::spawn(async move { axum::serve(listener, app).await });
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

async fn answer(request: Request) -> Response<Body> {
    let said = |name| {
        let value = request.headers().get(name)?;
        value.to_str().ok()
    };
    let asked = site::Asked {
        method: request.method(),
        path: request.uri().path(),
        accept_encoding: said(header::ACCEPT_ENCODING).unwrap_or_default(),
        if_none_match: said(header::IF_NONE_MATCH),
        fetch_mode: said(header::HeaderName::from_static("sec-fetch-mode")),
    };
    let file = |name: &str| {
        Bundle::get(name).map(|found| site::File { hash: found.metadata.sha256_hash(), bytes: found.data })
    };
    site::answer(&asked, file).map(Body::from)
}
