//! `parlour serve` as a user starts it: address on stdout, a clear message if the port is taken, a clean end.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

fn serve(port: u16) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["serve", "--port", &port.to_string()]).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn prints_its_address_and_answers_there() {
    let mut server = serve(0).spawn().expect("the binary was just built");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("stdout is piped"))
        .read_line(&mut line)
        .expect("the server prints text");
    let address = line
        .trim()
        .strip_prefix("Parlour is at http://")
        .and_then(|rest| rest.strip_suffix('/'))
        .expect("the line ends with the address");

    let mut stream = TcpStream::connect(address).expect("the address is being served");
    stream
        .write_all(b"GET /assets/unknown.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .expect("the server reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("the reply is text");
    server.kill().expect("the server is still running");
    server.wait().expect("the server was started here");

    assert!(reply.starts_with("HTTP/1.1 404"), "{reply}");
    assert!(reply.contains("content-security-policy: default-src 'none'"), "{reply}");
}

#[test]
fn a_taken_port_is_said_plainly() {
    let occupied = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = occupied.local_addr().expect("it is bound").port();
    let output = serve(port).output().expect("the binary was just built");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains(&format!("port {port} is in use")), "{said}");
    assert!(said.contains("--port 0"), "{said}");
}

#[test]
fn a_method_that_is_refused_was_not_told_which_are_allowed() {
    let mut server = serve(0).spawn().expect("the binary was just built");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("stdout is piped")).read_line(&mut line).expect("text");
    let address = line.trim().trim_start_matches("Parlour is at http://").trim_end_matches('/').to_owned();
    let mut stream = TcpStream::connect(address).expect("the address is being served");
    stream
        .write_all(b"POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .expect("the server reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("the reply is text");
    server.kill().expect("the server is still running");
    server.wait().expect("the server was started here");
    assert!(reply.starts_with("HTTP/1.1 405"), "{reply}");
    assert!(reply.contains("allow: GET, HEAD\r\n"), "{reply}");
}

/// A server that ends with the test, and the address it prints.
struct Served {
    server: Child,
    address: String,
}

impl Served {
    fn start() -> Self {
        let mut server = serve(0).spawn().expect("the binary was just built");
        let mut line = String::new();
        let mut out = BufReader::new(server.stdout.take().expect("stdout is piped"));
        out.read_line(&mut line).expect("the server prints text");
        let address =
            line.trim().trim_start_matches("Parlour is at http://").trim_end_matches('/').to_owned();
        Served { server, address }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).expect("the address is being served")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

#[test]
fn a_request_that_named_another_server_was_answered() {
    let served = Served::start();
    let long = format!("GET / HTTP/1.1\r\nHost: localhost\r\nLong: {}\r\n", "x".repeat(66_000));
    let fits = format!("GET /nothing.js HTTP/1.1\r\nHost: localhost\r\nLong: {}\r\n", "x".repeat(60_000));
    for (request, status) in [
        (fits.as_str(), "404"),
        (long.as_str(), "431"),
        ("GET /nothing.js HTTP/1.1\r\nHost: localhost\r\n", "404"),
        ("GET http://localhost/nothing.js HTTP/1.1\r\nHost: localhost\r\n", "404"),
        ("GET /nothing.js HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n", "421"),
        ("GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n", "421"),
        ("GET http://localhost@evil.example/ HTTP/1.1\r\nHost: localhost\r\n", "421"),
        ("GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\n", "421"),
    ] {
        let mut stream = served.connect();
        stream.write_all(format!("{request}Connection: close\r\n\r\n").as_bytes()).expect("the server reads");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("the reply is text");
        let start: String = request.chars().take(80).collect();
        assert!(reply.starts_with(&format!("HTTP/1.1 {status} ")), "{start}: {reply}");
    }
}

#[test]
#[cfg(unix)]
fn sigterm_killed_the_server() {
    for signal in ["-INT", "-TERM"] {
        let mut served = Served::start();
        // A browser keeps a connection open.
        let mut idle = served.connect();
        idle.write_all(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("the server reads");
        let mut head = [0; 12];
        idle.read_exact(&mut head).expect("an answer");
        let told =
            Command::new("kill").args([signal, &served.server.id().to_string()]).status().expect("kill runs");
        assert!(told.success());
        assert_eq!(served.server.wait().expect("it ends").code(), Some(0), "{signal}");
        let mut rest = Vec::new();
        assert!(idle.read_to_end(&mut rest).is_ok(), "the connection is closed in good order");
    }
}
