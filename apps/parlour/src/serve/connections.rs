//! Accepts connections, limits them per address, and closes idle ones. Knows no files.
use super::site::Answer;
use super::taken_in_time::TakenInTime;
use http_body_util::Full;
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::rc::Rc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Copy)]
pub struct Limits {
    /// How many connections an address may have open.
    pub connections: usize,
    /// How long a connection may be open without a complete request, from its start or its last answer.
    pub request: Duration,
    /// How long the client may leave bytes of an answer unread.
    pub taking: Duration,
}

/// A browser opens six connections, and many people behind one router share an address.
pub const LIMITS: Limits =
    Limits { connections: 256, request: Duration::from_secs(30), taking: Duration::from_mins(1) };

/// How long to pause when the system has no more connections to give.
const REST: Duration = Duration::from_millis(50);

/// The number of open connections by address.
#[derive(Clone, Default)]
struct Counts(Rc<RefCell<HashMap<IpAddr, usize>>>);

impl Counts {
    /// Counts one more for as long as the returned value lives; `None` if the address is at its limit.
    fn enter(&self, address: IpAddr, at_most: usize) -> Option<Place> {
        let mut counts = self.0.borrow_mut();
        let count = counts.entry(address).or_default();
        if *count >= at_most {
            return None;
        }
        *count += 1;
        Some(Place { counts: self.clone(), address })
    }
}

/// A counted connection.
struct Place {
    counts: Counts,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.counts.0.borrow_mut();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Accepts connections forever. Each request is answered by `answer`, or by `refuse` if its address has too
/// many connections open. Runs inside a `LocalSet`.
pub async fn accept(
    listener: TcpListener,
    limits: Limits,
    answer: impl Fn(&Request<Incoming>) -> Answer + Copy + 'static,
    refuse: fn() -> Answer,
) {
    let counts = Counts::default();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            // A connection closed before it was accepted, or too many open files: others may still come.
            tokio::time::sleep(REST).await;
            continue;
        };
        if let Some(place) = counts.enter(peer.ip(), limits.connections) {
            tokio::task::spawn_local(async move {
                serve(stream, limits, answer, KeepOpen::Yes).await;
                drop(place);
            });
        } else {
            let refuse = move |_: &Request<Incoming>| refuse();
            tokio::task::spawn_local(serve(stream, limits, refuse, KeepOpen::No));
        }
    }
}

/// Whether a connection stays open for further requests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeepOpen {
    Yes,
    No,
}

/// Serves a connection until its end or a timeout.
async fn serve(
    stream: TcpStream,
    limits: Limits,
    answer: impl Fn(&Request<Incoming>) -> Answer + Copy,
    keep: KeepOpen,
) {
    let service = service_fn(move |request: Request<Incoming>| async move {
        Ok::<_, Infallible>(answer(&request).map(body))
    });
    let stream = TakenInTime::new(stream, limits.taking);
    // A connection's error simply ends it; the next request comes on another.
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.request)
        .keep_alive(keep == KeepOpen::Yes)
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

fn body(bytes: Cow<'static, [u8]>) -> Full<Bytes> {
    Full::new(match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyper::{Response, StatusCode};
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpStream as Client};
    use tokio::task::LocalSet;

    /// More than the system buffers for a client that does not read.
    const MUCH: usize = 64 << 20;
    const ASKING: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    /// Serves while `client` runs.
    fn served(limits: Limits, bytes: &'static [u8], client: impl FnOnce(SocketAddr) + Send + 'static) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()
            .expect("a runtime");
        LocalSet::new().block_on(&runtime, async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
            let address = listener.local_addr().expect("it is bound");
            let refused = || {
                let mut refused = Response::new(Cow::Borrowed(&b"too many"[..]));
                *refused.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
                refused
            };
            let answer = move |_: &Request<Incoming>| Response::new(Cow::Borrowed(bytes));
            tokio::task::spawn_local(accept(listener, limits, answer, refused));
            let (done, over) = tokio::sync::oneshot::channel();
            std::thread::spawn(move || {
                client(address);
                let _ = done.send(());
            });
            over.await.expect("the client found what it looked for");
        });
    }

    /// Everything until the server closes the connection.
    fn rest(client: &mut Client) -> String {
        let mut all = Vec::new();
        // A reset connection is closed too.
        let _ = client.read_to_end(&mut all);
        String::from_utf8_lossy(&all).into_owned()
    }

    fn ask(mut client: Client) -> String {
        // A server that refuses may close before it has read everything.
        let _ = client.write_all(ASKING);
        rest(&mut client)
    }

    #[test]
    fn idle_and_half_sent_requests_stayed_open_for_ever() {
        let limits = Limits { request: Duration::from_millis(40), ..LIMITS };
        served(limits, b"here", |address| {
            for sent in ["", "GET / HTTP/1.1\r\nHost: local", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
                let mut client = Client::connect(address).expect("it is served");
                client.write_all(sent.as_bytes()).expect("the server reads");
                let answered = rest(&mut client);
                assert_eq!(answered.ends_with("here"), sent.ends_with("\r\n\r\n"), "{sent:?}: {answered}");
            }
        });
    }

    #[test]
    fn an_answer_that_nobody_takes_is_given_up() {
        let limits = Limits { connections: 1, taking: Duration::from_millis(40), ..LIMITS };
        served(limits, vec![0; MUCH].leak(), |address| {
            let mut idle = Client::connect(address).expect("it is served");
            idle.write_all(ASKING).expect("the server reads");
            // Its place becomes free although it is still open on this side.
            let next = || ask(Client::connect(address).expect("it is served"));
            assert!(std::iter::repeat_with(next).any(|said| said.starts_with("HTTP/1.1 200")));
        });
    }

    #[test]
    fn an_address_has_so_many_connections_and_more_when_one_ends() {
        let limits = Limits { connections: 2, ..LIMITS };
        served(limits, b"here", |address| {
            let connect = || Client::connect(address).expect("it is served");
            let (first, second) = (connect(), connect());
            let refused = ask(connect());
            assert!(refused.starts_with("HTTP/1.1 503") && refused.ends_with("too many"), "{refused}");
            assert!(ask(first).ends_with("here"));
            // The first one's place is freed a moment after its last byte was sent.
            let again =
                std::iter::repeat_with(|| ask(connect())).take(1000).find(|said| said.ends_with("here"));
            assert!(again.is_some());
            drop(second);
        });
    }
}
