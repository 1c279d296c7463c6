//! What a link to the app shows of itself elsewhere: title and description of its address, in the visitor's language. Knows
//! texts and addresses, no files.
use parlour_catalog::Page;
use parlour_text::{Language, Speaker};

/// The part of the page's head that depends on the address. `None` where the page as it lies there says the same.
pub fn head(path: &str, accept_language: &str, origin: Option<&str>) -> Option<String> {
    let language = preferred(accept_language);
    let speaker = Speaker::new(language);
    let (house, tagline) = (speaker.word("parlour"), speaker.word("ui.tagline"));
    let (title, about) = match parlour_catalog::page_at(path)? {
        Page::Home => (house, tagline),
        Page::Game(game) | Page::Puzzles(game) | Page::Techniques(game) => (
            format!("{} · {house}", speaker.word(&format!("game.{}", game.id))),
            format!("{} {tagline}", speaker.word(&format!("game.{}-about", game.id))),
        ),
        Page::Days | Page::Settings | Page::Help | Page::Statistics | Page::Shelf | Page::Open => {
            return None;
        }
    };
    let (title, about) = (escaped(&title), escaped(&about));
    let origin = escaped(origin.unwrap_or_default());
    let path = escaped(path);
    Some(format!(
        "<title>{title}</title>
    <meta name=\"description\" content=\"{about}\">
    <meta property=\"og:type\" content=\"website\">
    <meta property=\"og:site_name\" content=\"Parlour\">
    <meta property=\"og:locale\" content=\"{}\">
    <meta property=\"og:title\" content=\"{title}\">
    <meta property=\"og:description\" content=\"{about}\">
    <meta property=\"og:url\" content=\"{origin}{path}\">
    <meta property=\"og:image\" content=\"{origin}/icons/icon-512.png\">
    <meta name=\"twitter:card\" content=\"summary\">",
        language.code()
    ))
}

/// The language of ours that an `Accept-Language` header asks for first; English if it asks for none.
fn preferred(accept_language: &str) -> Language {
    let mut asked: Vec<_> = accept_language
        .split(',')
        .filter_map(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            let language = Language::of(parts.next()?)?;
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            let weight = weight.map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
            (weight > 0.0).then_some((weight, language))
        })
        .collect();
    asked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    asked.first().map_or_else(Language::english, |(_, language)| *language)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{head, preferred};

    #[test]
    fn the_header_chooses_the_language() {
        for (asked, code) in [
            ("", "en"),
            ("de-DE,de;q=0.9,en;q=0.8", "de"),
            ("fr-FR,fr;q=0.9,de;q=0.5,en;q=0.7", "en"),
            ("en;q=0.1, de-AT", "de"),
            ("de;q=0, en;q=0.2", "en"),
            ("de;q=x", "en"),
            ("*", "en"),
        ] {
            assert_eq!(preferred(asked).code(), code, "{asked}");
        }
    }

    #[test]
    fn each_game_introduces_itself_in_the_visitors_language() {
        let german = head("/mill", "de", Some("https://example.org")).expect("a game");
        for piece in [
            "<title>Mühle · Parlour</title>",
            "property=\"og:title\" content=\"Mühle · Parlour\"",
            "property=\"og:url\" content=\"https://example.org/mill\"",
            "content=\"https://example.org/icons/icon-512.png\"",
            "property=\"og:locale\" content=\"de\"",
        ] {
            assert!(german.contains(piece), "{piece}: {german}");
        }
        for game in parlour_catalog::GAMES {
            let path = format!("/{}", game.id);
            let (english, german) = (head(&path, "", None), head(&path, "de", None));
            assert!(english.is_some() && english != german, "{path}");
        }
        assert_eq!(head("/settings", "de", None), None);
        assert_eq!(head("/nowhere", "de", None), None);
    }

    #[test]
    fn nothing_that_is_asked_for_becomes_part_of_the_page() {
        let odd = head("/mill", "en", Some("http://\"><script>")).expect("a game");
        assert!(!odd.contains("<script>"), "{odd}");
    }
}
