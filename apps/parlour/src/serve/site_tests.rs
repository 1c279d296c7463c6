//! Every kind of request and its answer, from a small bundle in memory.
use super::*;

const FILES: [(&str, &str); 10] = [
    ("index.html", "<h1>"),
    ("index.html.br", "as br"),
    ("index.html.gz", "as gzip"),
    ("assets/main-1.js", "start()"),
    ("assets/page-1.wasm", "module"),
    ("assets/page-1.wasm.br", "as br"),
    ("sw.js", "cache()"),
    ("sw.js.gz", "as gzip"),
    ("book/index.html", "<h1>Book"),
    ("book/playing/mill.html", "<h1>Mill"),
];

fn find(name: &str) -> Option<File> {
    let (index, (_, text)) = FILES.iter().enumerate().find(|(_, file)| file.0 == name)?;
    Some(File { bytes: Cow::Borrowed(text.as_bytes()), hash: [index as u8; 32] })
}

fn asked(path: &str) -> Asked<'_> {
    Asked {
        method: &Method::GET,
        host: Some("localhost:8080"),
        path,
        accept_encoding: "",
        if_none_match: None,
        fetch_mode: None,
        range: None,
        if_range: None,
    }
}

fn has_page(path: &str) -> bool {
    ["/", "/shutbox", "/sudoku/puzzles"].contains(&path)
}

fn answer(asked: &Asked, find: impl Fn(&str) -> Option<File>) -> Answer {
    Site { hosts: Hosts::ThisMachine, find, has_page, head: |_: &str| None }.answer(asked)
}

#[test]
fn an_address_with_a_head_of_its_own_has_it_in_the_page() {
    let page = |name: &str| {
        let text = "<head><!-- head --><title>Any</title><!-- /head --><meta></head>";
        (name == PAGE)
            .then_some(File { bytes: Cow::Borrowed(text.as_bytes()), hash: [1; 32] })
            .or_else(|| find(name))
    };
    let head = |path: &str| (path == "/shutbox").then(|| "<title>Box</title>".to_owned());
    let site = Site { hosts: Hosts::ThisMachine, find: page, has_page, head };
    let mut request = asked("/shutbox");
    request.accept_encoding = "br";
    let own = site.answer(&request);
    assert_eq!(own.body().as_ref(), b"<head><title>Box</title><meta></head>");
    assert!(!own.headers().contains_key(header::CONTENT_ENCODING));
    assert_eq!(own.headers()[header::VARY], "accept-encoding, accept-language");
    // It has a tag of its own, by which it is known.
    let tag = own.headers()[header::ETAG].to_str().expect("tags are ASCII").to_owned();
    request.if_none_match = Some(&tag);
    assert_eq!(site.answer(&request).status(), StatusCode::NOT_MODIFIED);
    request.path = "/sudoku/puzzles";
    assert_eq!(site.answer(&request).body().as_ref(), b"as br");
    // A script never gets a page for a file.
    request.path = "/shutbox";
    request.fetch_mode = Some("cors");
    assert_eq!(site.answer(&request).status(), StatusCode::NOT_FOUND);
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
        ("/nowhere", StatusCode::NOT_FOUND, "text/html; charset=utf-8", "no-cache"),
        ("/assets/main-0.js", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ("/assets/other", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ("/favicon.ico", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ("/sw.js.gz", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ("/book/", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
        ("/book/index.html", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
        ("/book/playing/mill.html", StatusCode::OK, "text/html; charset=utf-8", "no-cache"),
        ("/book/playing/chess.html", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
        ("/book/playing/", StatusCode::NOT_FOUND, "text/plain; charset=utf-8", ""),
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
fn the_book_is_found_without_its_last_slash_and_a_missing_one_is_named() {
    let response = answer(&asked("/book"), find);
    assert_eq!(response.status(), StatusCode::PERMANENT_REDIRECT);
    assert_eq!(response.headers()[header::LOCATION], "/book/");
    let without = |name: &str| find(name).filter(|_| !name.starts_with(BOOK));
    for path in ["/book", "/book/", "/book/playing/mill.html"] {
        let missing = answer(&asked(path), without);
        assert_eq!(missing.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(String::from_utf8_lossy(missing.body()).contains("cargo xtask book"), "{path}");
    }
    // The app has an address of its own for what only begins alike.
    assert_eq!(answer(&asked("/bookmarks"), find).body(), answer(&asked("/nowhere"), find).body());
}

#[test]
fn a_script_that_asks_for_an_unknown_page_is_refused() {
    let mut request = asked("/shutbox");
    request.fetch_mode = Some("cors");
    assert_eq!(answer(&request, find).status(), StatusCode::NOT_FOUND);
    request.fetch_mode = Some("navigate");
    assert_eq!(answer(&request, find).status(), StatusCode::OK);
    // The service worker requests the page itself.
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
        let varies = response.headers()[header::VARY].to_str().expect("it is ASCII");
        assert!(varies.starts_with("accept-encoding"), "{path} {offer}");
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
    let tags = [packed.clone(), format!("W/{packed}"), format!("{plain}, {packed}"), "*".to_owned()];
    for known in &tags {
        request.if_none_match = Some(known);
        let response = answer(&request, find);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert!(response.body().is_empty(), "{known}");
        assert_eq!(response.headers()[header::VARY], "accept-encoding, accept-language", "{known}");
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

#[test]
fn an_unknown_address_shows_the_page_and_says_that_it_is_unknown() {
    let mut request = asked("/nowhere");
    let response = answer(&request, find);
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(response.body(), answer(&asked("/"), find).body());
    let tag = response.headers()[header::ETAG].to_str().expect("tags are ASCII").to_owned();
    request.if_none_match = Some(&tag);
    assert_eq!(answer(&request, find).status(), StatusCode::NOT_FOUND);
}

#[test]
fn a_name_that_is_not_this_machines_is_refused() {
    let mut request = asked("/");
    for name in [Some("example.org"), None] {
        request.host = name;
        assert_eq!(answer(&request, find).status(), StatusCode::MISDIRECTED_REQUEST, "{name:?}");
        let public = Site { hosts: Hosts::Any, find, has_page, head: |_: &str| None };
        assert_eq!(public.answer(&request).status(), StatusCode::OK, "{name:?}");
    }
}

#[test]
fn a_part_of_a_file_is_sent_with_where_it_lies() {
    let mut request = asked("/assets/main-1.js");
    let whole = answer(&request, find);
    let tag = whole.headers()[header::ETAG].to_str().expect("tags are ASCII").to_owned();
    request.range = Some("bytes=1-3");
    for (if_range, status) in [
        (None, StatusCode::PARTIAL_CONTENT),
        (Some(tag.as_str()), StatusCode::PARTIAL_CONTENT),
        (Some("\"0\""), StatusCode::OK),
    ] {
        request.if_range = if_range;
        let part = answer(&request, find);
        assert_eq!(part.status(), status, "{if_range:?}");
        if status == StatusCode::PARTIAL_CONTENT {
            assert_eq!(part.body().as_ref(), &b"start()"[1..4]);
            assert_eq!(part.headers()[header::CONTENT_RANGE], "bytes 1-3/7");
        }
    }
    request.if_range = None;
    request.range = Some("bytes=7-");
    let beyond = answer(&request, find);
    assert_eq!(beyond.status(), StatusCode::RANGE_NOT_SATISFIABLE);
    assert_eq!(beyond.headers()[header::CONTENT_RANGE], "bytes */7");
}
