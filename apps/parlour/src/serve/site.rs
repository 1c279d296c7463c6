//! Which file answers which request, and with which headers. It opens no socket and reads no disk.
use axum::http::{HeaderValue, Method, Response, StatusCode, header};
use std::borrow::Cow;

/// Nothing from elsewhere, no inline scripts or styles; `wasm-unsafe-eval` only lets wasm compile.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The file that answers every address of the app.
const PAGE: &str = "index.html";

const PLAIN_TEXT: &str = "text/plain; charset=utf-8";

/// How files are packed ahead, the smallest first: the name browsers give it, and the end of the twin's file name.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Sent with every answer.
const SECURITY: [(header::HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What a request asks for, as far as it matters here.
pub struct Asked<'a> {
    pub method: &'a Method,
    pub path: &'a str,
    pub accept_encoding: &'a str,
    pub if_none_match: Option<&'a str>,
    pub fetch_mode: Option<&'a str>,
}

/// One file of the bundle.
pub struct File {
    pub bytes: Cow<'static, [u8]>,
    pub hash: [u8; 32],
}

/// Answers from the files that `find` knows.
pub fn answer(asked: &Asked, find: impl Fn(&str) -> Option<File>) -> Response<Cow<'static, [u8]>> {
    if asked.method != Method::GET && asked.method != Method::HEAD {
        let mut refused = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
        refused.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    let path = Some(asked.path.trim_start_matches('/')).filter(|path| !path.is_empty()).unwrap_or(PAGE);
    let smallest = |name: &str| {
        let accepted = PACKED.into_iter().filter(|(encoding, _)| accepts(asked.accept_encoding, encoding));
        let mut twins =
            accepted.filter_map(|(encoding, end)| Some((Some(encoding), find(&format!("{name}.{end}"))?)));
        twins.next().or_else(|| Some((None, find(name)?)))
    };
    let own = if is_twin(path) { None } else { smallest(path) };
    let (name, (encoding, file)) = match own {
        Some(found) => (path, found),
        None if path == PAGE || is_page(path, asked.fetch_mode) => {
            let Some(found) = smallest(PAGE) else {
                let hint = "this binary holds no web app; build it with: cargo play\n";
                return plain(StatusCode::NOT_FOUND, hint);
            };
            (PAGE, found)
        }
        None => return plain(StatusCode::NOT_FOUND, "no such file\n"),
    };
    // Twins have tags of their own: what a browser holds unpacked is another answer.
    let tag = format!("\"{:016x}\"", leading_u64(file.hash));
    if asked.if_none_match.is_some_and(|known| names(known, &tag)) {
        return with_headers(StatusCode::NOT_MODIFIED, name, &tag, None, Cow::default());
    }
    with_headers(StatusCode::OK, name, &tag, encoding, file.bytes)
}

/// Packed twins are answers to the name of their file, never files by themselves.
fn is_twin(path: &str) -> bool {
    PACKED.iter().any(|(_, end)| extension(path) == *end)
}

/// The app's own addresses have no dot and are navigated to; anything else must be a real file.
fn is_page(path: &str, fetch_mode: Option<&str>) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    !path.starts_with("assets/") && !last.contains('.') && fetch_mode.is_none_or(|mode| mode == "navigate")
}

/// Whether a browser that sent this header can unpack an encoding.
fn accepts(accept_encoding: &str, encoding: &str) -> bool {
    accept_encoding.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = parts.any(|part| part.trim_end_matches(['0', '.']).eq_ignore_ascii_case("q="));
        named && !refused
    })
}

/// Whether the tags that a browser holds include this one. A cache in between may have marked it as weak.
fn names(if_none_match: &str, tag: &str) -> bool {
    if_none_match.split(',').map(str::trim).any(|known| known.strip_prefix("W/").unwrap_or(known) == tag)
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
        "webmanifest" => "application/manifest+json",
        "json" | "map" => "application/json",
        "txt" => PLAIN_TEXT,
        _ => "application/octet-stream",
    }
}

fn with_headers(
    status: StatusCode,
    name: &str,
    tag: &str,
    encoding: Option<&'static str>,
    bytes: Cow<'static, [u8]>,
) -> Response<Cow<'static, [u8]>> {
    // Names under assets/ carry a hash of the content, so they never change.
    let caching =
        if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = respond(status, content_type(name), bytes);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response<Cow<'static, [u8]>> {
    respond(status, PLAIN_TEXT, Cow::Borrowed(text.as_bytes()))
}

fn respond(
    status: StatusCode,
    content_type: &'static str,
    bytes: Cow<'static, [u8]>,
) -> Response<Cow<'static, [u8]>> {
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
mod tests {
    use super::*;

    const FILES: [(&str, &str); 8] = [
        ("index.html", "<h1>"),
        ("index.html.br", "as br"),
        ("index.html.gz", "as gzip"),
        ("assets/main-1.js", "start()"),
        ("assets/page-1.wasm", "module"),
        ("assets/page-1.wasm.br", "as br"),
        ("sw.js", "cache()"),
        ("sw.js.gz", "as gzip"),
    ];

    fn find(name: &str) -> Option<File> {
        let (index, (_, text)) = FILES.iter().enumerate().find(|(_, file)| file.0 == name)?;
        Some(File { bytes: Cow::Borrowed(text.as_bytes()), hash: [index as u8; 32] })
    }

    fn asked(path: &str) -> Asked<'_> {
        Asked { method: &Method::GET, path, accept_encoding: "", if_none_match: None, fetch_mode: None }
    }

    #[test]
    fn each_kind_of_path_gets_its_answer() {
        let table = [
            ("/", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
            ("/shutbox", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
            ("/sudoku/puzzles", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
            (
                "/assets/main-1.js",
                StatusCode::OK,
                "text/javascript; charset=utf-8",
                "public, max-age=31536000, immutable",
            ),
            ("/assets/main-0.js", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
            ("/assets/other", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
            ("/favicon.ico", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
            ("/sw.js.gz", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
            ("/assets/page-1.wasm.br", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ];
        for (path, status, content_type, caching) in table {
            let response = answer(&asked(path), find);
            let header = |name| {
                let value = response.headers().get(name);
                value.map_or("", |value| value.to_str().expect("headers are ASCII"))
            };
            assert_eq!(response.status(), status, "{path}");
            assert_eq!(header(header::CONTENT_TYPE), content_type, "{path}");
            assert_eq!(header(header::CACHE_CONTROL), caching, "{path}");
            for (name, value) in SECURITY {
                assert_eq!(header(name), value, "{path}");
            }
        }
    }

    #[test]
    fn a_script_that_asks_for_an_unknown_page_is_refused() {
        let mut request = asked("/shutbox");
        request.fetch_mode = Some("cors");
        assert_eq!(answer(&request, find).status(), StatusCode::NOT_FOUND);
        request.fetch_mode = Some("navigate");
        assert_eq!(answer(&request, find).status(), StatusCode::OK);
        // The service worker asks for the page itself.
        request.path = "/";
        request.fetch_mode = Some("cors");
        assert_eq!(answer(&request, find).status(), StatusCode::OK);
    }

    #[test]
    fn a_browser_gets_the_smallest_twin_that_it_accepts() {
        let table = [
            ("/", "gzip, deflate, br, zstd", "br"),
            ("/", "BR", "br"),
            ("/", "br;q=0.1, gzip;q=1.0", "br"),
            ("/", "gzip, deflate", "gzip"),
            ("/", "br;q=0, gzip;q=0.5", "gzip"),
            ("/", "gzip;q=0.0", ""),
            ("/", "identity", ""),
            ("/", "", ""),
            ("/assets/page-1.wasm", "gzip", ""),
            ("/assets/page-1.wasm", "gzip, br", "br"),
            ("/sw.js", "gzip, br", "gzip"),
            ("/assets/main-1.js", "gzip, br", ""),
        ];
        for (path, offer, encoding) in table {
            let mut request = asked(path);
            let unpacked = answer(&request, find);
            request.accept_encoding = offer;
            let response = answer(&request, find);
            let said = response.headers().get(header::CONTENT_ENCODING);
            assert_eq!(
                said.map_or("", |said| said.to_str().expect("headers are ASCII")),
                encoding,
                "{path} {offer}"
            );
            assert_eq!(response.body() == unpacked.body(), encoding.is_empty(), "{path} {offer}");
            let tags = [&response, &unpacked].map(|answer| &answer.headers()[header::ETAG]);
            assert_eq!(tags[0] == tags[1], encoding.is_empty(), "{path} {offer}");
            for name in [header::CONTENT_TYPE, header::CACHE_CONTROL] {
                assert_eq!(response.headers()[&name], unpacked.headers()[&name], "{path} {offer}");
            }
            assert_eq!(response.headers()[header::VARY], "accept-encoding", "{path} {offer}");
        }
    }

    #[test]
    fn a_known_tag_is_answered_without_the_file() {
        let tag_of = |request: &Asked| {
            let response = answer(request, find);
            response.headers()[header::ETAG].to_str().expect("tags are ASCII").to_owned()
        };
        let mut request = asked("/");
        let plain = tag_of(&request);
        request.accept_encoding = "br";
        let packed = tag_of(&request);
        let tags = [packed.clone(), format!("W/{packed}"), format!("{plain}, {packed}")];
        for known in &tags {
            request.if_none_match = Some(known);
            let response = answer(&request, find);
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert!(response.body().is_empty(), "{known}");
            assert_eq!(response.headers()[header::VARY], "accept-encoding", "{known}");
        }
        for unknown in [&plain, "\"0\"", ""] {
            request.if_none_match = Some(unknown);
            assert_eq!(answer(&request, find).status(), StatusCode::OK, "{unknown}");
        }
    }

    #[test]
    fn only_reading_is_allowed_and_a_missing_bundle_is_named() {
        let mut request = asked("/");
        request.method = &Method::POST;
        assert_eq!(answer(&request, find).status(), StatusCode::METHOD_NOT_ALLOWED);
        let empty = answer(&asked("/"), |_| None);
        assert_eq!(empty.status(), StatusCode::NOT_FOUND);
        assert!(String::from_utf8_lossy(empty.body()).contains("cargo play"));
    }
}
