//! From a question to an answer. Every failure has a code and a message; none is a panic.

use brain::{Budget, Hint, Verdict};
use catalog::{Engine, EngineError, PLAY_NODES, PROOF_NODES, Review};
use kernel::{Fault, Message};
use serde::{Deserialize, Serialize};

/// What is asked.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// The best action and every alternative.
    Hint,
    /// What the computer does at a level.
    Choose,
    /// How good the last step was.
    Review,
    /// Whether the save plays again to where it says.
    Verify,
    /// A setup made as wished; asked without a save.
    Generate,
    /// What is to be known of a setup; asked without a save.
    Examine,
    /// How the entries compare with the solution.
    Judge,
}

/// A question about a saved game, or about a setup.
#[derive(Deserialize)]
pub struct Question {
    kind: Kind,
    game: String,
    #[serde(default)]
    save: String,
    #[serde(default)]
    level: String,
    /// The wish, or the setup to examine.
    #[serde(default)]
    setup: String,
    /// How many actions to choose, one after the other; none is one.
    #[serde(default)]
    most: usize,
    /// As text: JavaScript's numbers end at 53 bits.
    #[serde(default)]
    seed: String,
}

/// The answer, with the digest of the position it was made for.
#[derive(Serialize, Default)]
pub struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<Hint>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<Review>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Failure>,
}

/// Why there is no answer.
#[derive(Serialize)]
struct Failure {
    code: &'static str,
    message: Message,
}

impl Failure {
    fn new(code: &'static str) -> Self {
        Failure { code, message: Message::new(format!("engine.{code}")) }
    }
}

impl From<EngineError> for Failure {
    fn from(error: EngineError) -> Self {
        match error {
            EngineError::Load(error) => Failure { code: error.code(), message: error.message() },
            EngineError::Refused(message) => Failure { code: "refused", message },
            EngineError::Silent => Failure::new("silent"),
        }
    }
}

/// Reads the question, asks the engine, writes the answer.
///
/// # Panics
/// Never: an answer is plain text.
pub fn answer(request: &str) -> String {
    let answer = serde_json::from_str::<Question>(request)
        .map_err(|_| Failure::new("unreadable"))
        .and_then(|question| {
            let engine = catalog::engine(&question.game).ok_or_else(|| Failure::new("none"))?;
            think(engine, &question)
        })
        .unwrap_or_else(|error| Answer { error: Some(error), ..Answer::default() });
    serde_json::to_string(&answer).expect("plain text")
}

fn think(engine: &Engine, question: &Question) -> Result<Answer, Failure> {
    let mut answer = Answer::default();
    let plays = matches!(question.kind, Kind::Hint | Kind::Choose | Kind::Review);
    let mut budget = Budget::nodes(if plays { PLAY_NODES } else { PROOF_NODES });
    if !matches!(question.kind, Kind::Generate | Kind::Examine) {
        let digest = engine.verify(&question.save).map_err(EngineError::Load)?;
        answer.digest = Some(digest.to_string());
    }
    match question.kind {
        Kind::Generate => {
            let seed = question.seed.parse().map_err(|_| Failure::new("unreadable"))?;
            answer.setup = Some(engine.generate(&question.setup, seed, &mut budget)?);
        }
        Kind::Examine => answer.verdict = engine.examine(&question.setup, &mut budget)?,
        Kind::Judge => answer.verdict = Some(engine.judge(&question.save, &mut budget)?),
        Kind::Hint => answer.hint = Some(engine.hint(&question.save, &mut budget)?),
        Kind::Choose => {
            let most = question.most.max(1);
            answer.actions = Some(engine.play_on(&question.save, &question.level, most, &mut budget)?);
        }
        Kind::Review => answer.review = Some(engine.review(&question.save, &mut budget)?),
        Kind::Verify => answer.verified = Some(true),
    }
    Ok(answer)
}
