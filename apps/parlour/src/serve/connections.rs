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
use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Has a value once the server ends.
pub type Ending = watch::Receiver<()>;

#[derive(Clone, Copy)]
pub struct Limits {
    /// How many connections an address may have open.
    pub connections: usize,
    /// How long a connection may be open without a complete request, from its start or its last answer.
    pub request: Duration,
    /// How long the client may leave bytes of an answer unread.
    pub taking: Duration,
    /// How many bytes the head of a request may have. Up to twice as many may be read before it is refused.
    pub head: usize,
}

/// A browser opens six connections, and many people behind one router share an address.
pub const LIMITS: Limits = Limits {
    connections: 256,
    request: Duration::from_secs(30),
    taking: Duration::from_mins(1),
    head: 64 << 10,
};

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

/// Accepts connections until the end. Each request is answered by `answer`, or by `refuse` if its address has too
/// many connections open. The end comes with a value of `ending`; every connection drops its copy of it once its last
/// answer is out. Runs inside a `LocalSet`.
pub async fn accept(
    listener: TcpListener,
    limits: Limits,
    mut ending: Ending,
    answer: impl Fn(&Request<Incoming>) -> Answer + Copy + 'static,
    refuse: fn() -> Answer,
) {
    let counts = Counts::default();
    loop {
        let accepted = {
            let mut ended = pin!(ending.changed());
            let mut next = pin!(listener.accept());
            poll_fn(|cx| match ended.as_mut().poll(cx) {
                Poll::Ready(_) => Poll::Ready(None),
                Poll::Pending => next.as_mut().poll(cx).map(Some),
            })
            .await
        };
        let (stream, peer) = match accepted {
            None => return,
            Some(Ok(accepted)) => accepted,
            Some(Err(_)) => {
                // A connection closed before it was accepted, or too many open files: others may still come.
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let ending = ending.clone();
        if let Some(place) = counts.enter(peer.ip(), limits.connections) {
            tokio::task::spawn_local(async move {
                serve(stream, limits, ending, answer, KeepOpen::Yes).await;
                drop(place);
            });
        } else {
            let refuse = move |_: &Request<Incoming>| refuse();
            tokio::task::spawn_local(serve(stream, limits, ending, refuse, KeepOpen::No));
        }
    }
}

/// Whether a connection stays open for further requests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeepOpen {
    Yes,
    No,
}

/// Serves a connection until its end or a timeout. When the server ends, the answer under way is its last.
async fn serve(
    stream: TcpStream,
    limits: Limits,
    mut ending: Ending,
    answer: impl Fn(&Request<Incoming>) -> Answer + Copy,
    keep: KeepOpen,
) {
    let service = service_fn(move |request: Request<Incoming>| async move {
        Ok::<_, Infallible>(answer(&request).map(body))
    });
    let stream = TakenInTime::new(stream, limits.taking);
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.request)
            .max_buf_size(limits.head)
            .keep_alive(keep == KeepOpen::Yes)
            .serve_connection(TokioIo::new(stream), service)
    );
    let mut ended = pin!(ending.changed());
    let mut is_last = false;
    poll_fn(|cx| {
        if !is_last && ended.as_mut().poll(cx).is_ready() {
            is_last = true;
            connection.as_mut().graceful_shutdown();
        }
        // A connection's error simply ends it; the next request comes on another.
        connection.as_mut().poll(cx).map(|_| ())
    })
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
    use tokio::sync::mpsc::UnboundedSender;
    use tokio::task::LocalSet;

    /// More than the system buffers for a client that does not read.
    const MUCH: usize = 64 << 20;
    const ASKING: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    /// Serves while `client` runs.
    fn served(limits: Limits, bytes: &'static [u8], client: impl FnOnce(SocketAddr) + Send + 'static) {
        served_until(limits, bytes, |address, _| client(address));
    }

    /// Serves until `client` says that it ends, and every answer is out.
    fn served_until(
        limits: Limits,
        bytes: &'static [u8],
        client: impl FnOnce(SocketAddr, &UnboundedSender<()>) + Send + 'static,
    ) {
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
            let (end, ending) = watch::channel(());
            tokio::task::spawn_local(accept(listener, limits, ending, answer, refused));
            let (done, over) = tokio::sync::oneshot::channel();
            let (ends, mut ended) = tokio::sync::mpsc::unbounded_channel();
            std::thread::spawn(move || {
                client(address, &ends);
                let _ = done.send(());
            });
            if ended.recv().await.is_some() {
                let _ = end.send(());
                end.closed().await;
            }
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
    fn an_answer_under_way_is_finished_when_the_server_ends() {
        served_until(LIMITS, vec![0; MUCH].leak(), |address, ends| {
            let connect = || Client::connect(address).expect("it is served");
            let (mut idle, mut client) = (connect(), connect());
            client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("the server reads");
            let mut begun = [0; 1000];
            client.read_exact(&mut begun).expect("the answer begins");
            ends.send(()).expect("it is served");
            let mut all = Vec::new();
            client.read_to_end(&mut all).expect("the answer ends, and so does the connection");
            assert!(begun.len() + all.len() > MUCH, "{}", all.len());
            assert_eq!(rest(&mut idle), "");
        });
    }

    #[test]
    fn the_head_of_a_request_could_have_half_a_megabyte() {
        served(LIMITS, b"here", |address| {
            for (size, fits) in [(1 << 10, true), (48 << 10, true), (500 << 10, false)] {
                let mut client = Client::connect(address).expect("it is served");
                let long = "x".repeat(size);
                let ask =
                    format!("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nLong: {long}\r\n\r\n");
                // A server that refuses closes before it has read everything, and its answer may be lost.
                let _ = client.write_all(ask.as_bytes());
                let said = rest(&mut client);
                let refused = said.is_empty() || said.starts_with("HTTP/1.1 431");
                assert_eq!((said.starts_with("HTTP/1.1 200"), refused), (fits, !fits), "{size}: {said}");
            }
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
