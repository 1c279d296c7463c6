//! The options that name a position: `--rules`, `--fen`, `--moves`.

use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::{Fault, Message, Rules};
use parlour_mill::rules::{Fen, Mill, RuleText, Setup, UnreadFen};

#[derive(Args)]
pub struct PositionArguments {
    /// A named game and its changes, such as 'nine custodian=1 captures=engine'
    #[arg(long, value_name = "RULES", default_value = "nine")]
    pub rules: String,
    /// The position to start from; the empty board by default
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Actions from there, one by one or joined as in records
    #[arg(long, value_name = "ACTIONS")]
    pub moves: Option<String>,
}

impl PositionArguments {
    /// The FEN, parsed.
    ///
    /// # Errors
    /// Everything in it that cannot be read.
    pub fn fen(&self) -> Result<Option<Fen>, Vec<Message>> {
        let read = self.fen.as_ref().map(|text| text.parse()).transpose();
        read.map_err(|unread: UnreadFen| unread.flaws.iter().map(Fault::message).collect())
    }

    /// The game after all the moves.
    ///
    /// # Errors
    /// Everything wrong with rules and FEN, or the first illegal move.
    pub fn game(&self) -> Result<Mill, Vec<Message>> {
        let rules = self.rules.parse::<RuleText>().map_err(|error| vec![error.message()]);
        let fen = self.fen();
        let (rules, fen) = match (rules, fen) {
            (Ok(rules), Ok(fen)) => (rules, fen),
            (rules, fen) => {
                return Err(rules.err().into_iter().chain(fen.err()).flatten().collect());
            }
        };
        let game = Mill::start(&Setup { rules, fen: fen.map(Ok) })
            .map_err(|flaws| flaws.iter().map(Fault::message).collect::<Vec<_>>())?;
        game.replay(self.moves.as_deref().unwrap_or_default()).map_err(|error| vec![error.message()])
    }
}

/// Refuses for several reasons: scripts get them all as one result, people one per line.
pub fn refuse(reasons: &[Message], as_json: bool) -> Status {
    let speaker = crate::language::speaker();
    let sentences: Vec<String> = reasons.iter().map(|reason| speaker.say(reason)).collect();
    if as_json {
        report::result(report::invalid(&sentences.join(" "), true));
    } else {
        sentences.iter().for_each(report::tell);
    }
    Status::Refused
}
