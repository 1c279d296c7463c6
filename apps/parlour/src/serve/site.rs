//! Maps requests to files and headers. Opens no socket and reads no disk.
use super::hosts::Hosts;
use super::range::{self, Part};
use hyper::header::{self, HeaderValue};
use hyper::{Method, Response, StatusCode};
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

/// Nothing from other origins, no inline scripts or styles; `wasm-unsafe-eval` only lets wasm compile.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The file for every address of the app.
const PAGE: &str = "index.html";

/// What encloses the part of the page's head that depends on the address.
const HEAD_BEGINS: &str = "<!-- head -->";
const HEAD_ENDS: &str = "<!-- /head -->";

/// Where the book lies, and the page it opens with.
pub const BOOK: &str = "book/";
const BOOK_PAGE: &str = "book/index.html";

const PLAIN_TEXT: &str = "text/plain; charset=utf-8";

/// The precompressed variants, smallest first: their name in headers, and their file extension.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Sent with every answer.
const SECURITY: [(header::HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// A complete answer.
pub type Answer = Response<Cow<'static, [u8]>>;

/// The parts of a request that matter here.
pub struct Asked<'a> {
    pub method: &'a Method,
    pub host: Option<&'a str>,
    pub path: &'a str,
    pub accept_encoding: &'a str,
    pub if_none_match: Option<&'a str>,
    pub fetch_mode: Option<&'a str>,
    pub range: Option<&'a str>,
    pub if_range: Option<&'a str>,
}

/// What the answers come from.
pub struct Site<F, P, H> {
    /// The host names it answers to.
    pub hosts: Hosts,
    /// A bundle file by name.
    pub find: F,
    /// Whether the app has a page at a path.
    pub has_page: P,
    /// What stands in the page's head for a path, where that is not what stands there already.
    pub head: H,
}

/// A bundle file.
pub struct File {
    pub bytes: Cow<'static, [u8]>,
    pub hash: [u8; 32],
}

/// A file as sent, compressed or not.
struct Sent<'a> {
    name: &'a str,
    encoding: Option<&'static str>,
    tag: String,
}

impl<F, P, H> Site<F, P, H>
where
    F: Fn(&str) -> Option<File>,
    P: Fn(&str) -> bool,
    H: Fn(&str) -> Option<String>,
{
    pub fn answer(&self, asked: &Asked) -> Answer {
        if !self.hosts.include(asked.host) {
            return other_server();
        }
        if asked.method != Method::GET && asked.method != Method::HEAD {
            let mut refused = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
            refused.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            return refused;
        }
        let path = Some(asked.path.trim_start_matches('/')).filter(|path| !path.is_empty()).unwrap_or(PAGE);
        if path == BOOK.trim_end_matches('/') || path.starts_with(BOOK) {
            return self.book(path, asked);
        }
        if (path == PAGE || is_page(path, asked.fetch_mode))
            && let Some(page) = self.introduced(asked.path)
        {
            return send(asked, StatusCode::OK, PAGE, None, page);
        }
        let own = if is_twin(path) { None } else { self.smallest(path, asked) };
        if let Some((encoding, file)) = own {
            return send(asked, StatusCode::OK, path, encoding, file);
        }
        if path != PAGE && !is_page(path, asked.fetch_mode) {
            return plain(StatusCode::NOT_FOUND, "no such file\n");
        }
        match self.smallest(PAGE, asked) {
            // The page itself says that there is nothing here, and leads on.
            Some((encoding, file)) if !(self.has_page)(asked.path) => {
                send(asked, StatusCode::NOT_FOUND, PAGE, encoding, file)
            }
            Some((encoding, file)) => send(asked, StatusCode::OK, PAGE, encoding, file),
            None => plain(StatusCode::NOT_FOUND, "this binary holds no web app; build it with: cargo play\n"),
        }
    }

    /// The page with a head of its own for this address.
    fn introduced(&self, path: &str) -> Option<File> {
        let head = (self.head)(path)?;
        let page = String::from_utf8((self.find)(PAGE)?.bytes.into_owned()).ok()?;
        let (before, rest) = page.split_once(HEAD_BEGINS)?;
        let (_, after) = rest.split_once(HEAD_ENDS)?;
        let page = [before, &head, after].concat();
        let mut hasher = DefaultHasher::new();
        page.hash(&mut hasher);
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&hasher.finish().to_be_bytes());
        Some(File { bytes: Cow::Owned(page.into_bytes()), hash })
    }

    /// A page of the book, or a file that it shows.
    fn book(&self, path: &str, asked: &Asked) -> Answer {
        if (self.find)(BOOK_PAGE).is_none() {
            return plain(
                StatusCode::NOT_FOUND,
                "this binary holds no book; build it with: cargo xtask book\n",
            );
        }
        if path.len() < BOOK.len() {
            // Its links start from the folder.
            let mut moved = plain(StatusCode::PERMANENT_REDIRECT, "the book is at /book/\n");
            moved.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/book/"));
            return moved;
        }
        let name = if path == BOOK { BOOK_PAGE } else { path };
        match (self.find)(name) {
            Some(file) => send(asked, StatusCode::OK, name, None, file),
            None => plain(StatusCode::NOT_FOUND, "no such page; the book begins at /book/\n"),
        }
    }

    /// A file, in the smallest variant the browser accepts.
    fn smallest(&self, name: &str, asked: &Asked) -> Option<(Option<&'static str>, File)> {
        let accepted = PACKED.into_iter().filter(|(encoding, _)| accepts(asked.accept_encoding, encoding));
        let mut twins = accepted
            .filter_map(|(encoding, end)| Some((Some(encoding), (self.find)(&format!("{name}.{end}"))?)));
        twins.next().or_else(|| Some((None, (self.find)(name)?)))
    }
}

/// The answer to a request for a server of another name.
pub fn other_server() -> Answer {
    plain(StatusCode::MISDIRECTED_REQUEST, "this server answers to localhost only\n")
}

/// The answer to a request with more headers than any browser sends.
pub fn head_too_long() -> Answer {
    plain(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "the head of this request is too long\n")
}

/// The answer to a request that names the server twice.
pub fn two_hosts() -> Answer {
    plain(StatusCode::BAD_REQUEST, "a request has one Host header\n")
}

/// The answer to an address with too many open connections.
pub fn too_many_connections() -> Answer {
    plain(StatusCode::SERVICE_UNAVAILABLE, "too many connections from your address; close some\n")
}

/// Sends a file, the requested part of it, or "not modified".
fn send(asked: &Asked, status: StatusCode, name: &str, encoding: Option<&'static str>, file: File) -> Answer {
    // Compressed variants have their own tags, since they are different answers.
    let tag = format!("\"{:016x}\"", leading_u64(file.hash));
    let length = file.bytes.len();
    let known = asked.if_none_match.is_some_and(|known| names(known, &tag));
    let same = asked.if_range.is_none_or(|known| known.trim() == tag);
    let sent = Sent { name, encoding, tag };
    if status != StatusCode::OK {
        return sent.with(status, file.bytes);
    }
    if known {
        return Sent { encoding: None, ..sent }.with(StatusCode::NOT_MODIFIED, Cow::default());
    }
    match range::part(asked.range.filter(|_| same && asked.method == Method::GET), length) {
        Part::Whole => sent.with(StatusCode::OK, file.bytes),
        Part::Bytes(range) => {
            let (first, last) = (range.start, range.end - 1);
            let mut answer = sent.with(StatusCode::PARTIAL_CONTENT, cut(file.bytes, range));
            say_range(&mut answer, &format!("bytes {first}-{last}/{length}"));
            answer
        }
        Part::Beyond => {
            let mut answer = plain(StatusCode::RANGE_NOT_SATISFIABLE, "the file has no such bytes\n");
            say_range(&mut answer, &format!("bytes */{length}"));
            answer
        }
    }
}

fn cut(bytes: Cow<'static, [u8]>, range: Range<usize>) -> Cow<'static, [u8]> {
    match bytes {
        Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[range]),
        Cow::Owned(bytes) => Cow::Owned(bytes[range].to_vec()),
    }
}

fn say_range(answer: &mut Answer, range: &str) {
    if let Ok(value) = HeaderValue::from_str(range) {
        answer.headers_mut().insert(header::CONTENT_RANGE, value);
    }
}

/// Compressed variants are served under their file's name, never as files of their own.
fn is_twin(path: &str) -> bool {
    PACKED.iter().any(|(_, end)| extension(path) == *end)
}

/// The app's own addresses have no dot and are navigated to; anything else must be a real file.
fn is_page(path: &str, fetch_mode: Option<&str>) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    !path.starts_with("assets/") && !last.contains('.') && fetch_mode.is_none_or(|mode| mode == "navigate")
}

/// Whether an `Accept-Encoding` header allows an encoding.
fn accepts(accept_encoding: &str, encoding: &str) -> bool {
    accept_encoding.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = parts.any(|part| part.trim_end_matches(['0', '.']).eq_ignore_ascii_case("q="));
        named && !refused
    })
}

/// Whether an `If-None-Match` header includes this tag. A cache in between may have marked it as weak; `*` is any.
fn names(if_none_match: &str, tag: &str) -> bool {
    let is_named = |known: &str| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag;
    if_none_match.split(',').map(str::trim).any(is_named)
}

fn leading_u64(hash: [u8; 32]) -> u64 {
    let (head, _) = hash.split_first_chunk().expect("a hash has 32 bytes");
    u64::from_be_bytes(*head)
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, end)| end)
}

fn content_type(name: &str) -> &'static str {
    match extension(name) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "json" | "map" => "application/json",
        "txt" | "py" => PLAIN_TEXT,
        _ => "application/octet-stream",
    }
}

impl Sent<'_> {
    fn with(&self, status: StatusCode, bytes: Cow<'static, [u8]>) -> Answer {
        // Names under assets/ contain a hash of the content, so they never change.
        let caching =
            if self.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut response = respond(status, content_type(self.name), bytes);
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        let varies = if self.name == PAGE { "accept-encoding, accept-language" } else { "accept-encoding" };
        headers.insert(header::VARY, HeaderValue::from_static(varies));
        headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(header::ETAG, tag);
        }
        if let Some(encoding) = self.encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

fn plain(status: StatusCode, text: &'static str) -> Answer {
    respond(status, PLAIN_TEXT, Cow::Borrowed(text.as_bytes()))
}

fn respond(status: StatusCode, content_type: &'static str, bytes: Cow<'static, [u8]>) -> Answer {
    let mut response = Response::new(bytes);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
#[path = "site_tests.rs"]
mod tests;
