//! Which file answers which request, and with which headers. It opens no socket and reads no disk.
use axum::http::{HeaderValue, Method, Response, StatusCode, header};
use std::borrow::Cow;

/// Nothing from elsewhere, no inline scripts or styles; `wasm-unsafe-eval` only lets wasm compile.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PLAIN_TEXT: &str = "text/plain; charset=utf-8";

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
        return plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
    }
    let path = asked.path.trim_start_matches('/');
    let part;
    let name = match path {
        "" => "index.html",
        path if extension(path) != "gz" && find(path).is_some() => path,
        path if is_page(path, asked.fetch_mode) => {
            part = format!("{}.html", path.split('/').next().unwrap_or_default());
            if find(&part).is_some() { &part } else { "index.html" }
        }
        _ => return plain(StatusCode::NOT_FOUND, "no such file\n"),
    };
    let packed = accepts_gzip(asked.accept_encoding).then(|| find(&format!("{name}.gz"))).flatten();
    let is_packed = packed.is_some();
    let Some(file) = packed.or_else(|| find(name)) else {
        let hint = "this binary holds no web app; build it with: cargo play\n";
        return plain(StatusCode::NOT_FOUND, hint);
    };
    let tag = format!("\"{:016x}\"", leading_u64(file.hash));
    if asked.if_none_match == Some(tag.as_str()) {
        return with_headers(StatusCode::NOT_MODIFIED, name, &tag, false, Cow::default());
    }
    with_headers(StatusCode::OK, name, &tag, is_packed, file.bytes)
}

/// The app's own addresses have no dot and are navigated to; anything else must be a real file.
fn is_page(path: &str, fetch_mode: Option<&str>) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    !path.starts_with("assets/") && !last.contains('.') && fetch_mode.is_none_or(|mode| mode == "navigate")
}

fn accepts_gzip(accept_encoding: &str) -> bool {
    accept_encoding.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let named = parts.next() == Some("gzip");
        let refused = parts.any(|part| part.trim_end_matches(['0', '.']) == "q=");
        named && !refused
    })
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
    is_packed: bool,
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
    if is_packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
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

    const FILES: [(&str, &str); 6] = [
        ("sudoku.html", "<h2>"),
        ("index.html", "<h1>"),
        ("index.html.gz", "packed"),
        ("assets/main-1.js", "start()"),
        ("sw.js", "cache()"),
        ("sw.js.gz", "packed"),
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
    fn addresses_of_a_part_are_answered_with_its_page() {
        for (path, page) in
            [("/sudoku", "<h2>"), ("/sudoku/puzzles", "<h2>"), ("/", "<h1>"), ("/help", "<h1>")]
        {
            assert_eq!(answer(&asked(path), find).body().as_ref(), page.as_bytes(), "{path}");
        }
    }

    #[test]
    fn a_script_that_asks_for_an_unknown_page_is_refused() {
        let mut request = asked("/shutbox");
        request.fetch_mode = Some("cors");
        assert_eq!(answer(&request, find).status(), StatusCode::NOT_FOUND);
        request.fetch_mode = Some("navigate");
        assert_eq!(answer(&request, find).status(), StatusCode::OK);
    }

    #[test]
    fn the_packed_twin_goes_only_to_those_who_accept_it() {
        for (offer, packed) in [
            ("gzip, deflate, br", true),
            ("br;q=1, gzip;q=0.5", true),
            ("gzip;q=0", false),
            ("identity", false),
        ] {
            let mut request = asked("/");
            request.accept_encoding = offer;
            let response = answer(&request, find);
            assert_eq!(response.headers().contains_key(header::CONTENT_ENCODING), packed, "{offer}");
            assert_eq!(response.body().as_ref() == b"packed", packed, "{offer}");
        }
    }

    #[test]
    fn a_known_tag_is_answered_without_the_file() {
        let first = answer(&asked("/sw.js"), find);
        let tag = first.headers()[header::ETAG].to_str().expect("tags are ASCII");
        let mut request = asked("/sw.js");
        request.if_none_match = Some(tag);
        let second = answer(&request, find);
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
        assert!(second.body().is_empty());
        request.accept_encoding = "gzip";
        assert_eq!(answer(&request, find).status(), StatusCode::OK);
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
