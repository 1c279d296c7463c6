//! Writing a save. A save is a replay: setup, seed, session and log, with no stored state.

use crate::{Session, Table};
use kernel::{Rules, checksum};
use serde::{Deserialize, Serialize};

/// The version of the format this program writes.
pub(crate) const FORMAT: u32 = 1;

/// The first word of every save.
pub(crate) const MAGIC: &str = "parlour";

/// What stands below the first line, format 1.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Body {
    pub game: String,
    pub rules: u32,
    pub setup: String,
    /// As text: seeds may be larger than the numbers of JavaScript.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    pub session: Session,
    pub log: Vec<String>,
    pub marks: Vec<String>,
    pub end: String,
}

impl<G: Rules> Table<G> {
    /// The game as text: a line `parlour 1 <checksum>`, then one line of JSON.
    ///
    /// # Panics
    /// Never: all of it is plain text.
    pub fn save(&self) -> String {
        let body = Body {
            game: G::ID.to_owned(),
            rules: G::VERSION,
            setup: self.setup().to_string(),
            seed: self.seed().map(|seed| seed.to_string()),
            session: self.session().clone(),
            log: self.log().write(),
            marks: self.log().marks().iter().map(ToString::to_string).collect(),
            end: self.state().digest().to_string(),
        };
        let json = serde_json::to_string(&body).expect("plain text");
        format!("{MAGIC} {FORMAT} {}\n{json}\n", checksum(json.as_bytes()))
    }
}
