//! What every sentence of a teacher has to be.

use parlour_kernel::{Arg, Message};
use parlour_text::Speaker;

/// Whether a message and all inside it have a text.
fn is_known(speaker: &Speaker, message: &Message) -> bool {
    let inside = |arg: &Arg| !matches!(arg, Arg::Message(message) if !is_known(speaker, message));
    speaker.knows(&message.key) && message.args.iter().all(|(_, arg)| inside(arg))
}

/// A message is said as a whole sentence, with everything in it named.
pub fn assert_sound(speaker: &Speaker, message: &Message) {
    assert!(is_known(speaker, message), "{message}");
    let said = speaker.say(message);
    let sound = !said.contains(['{', '}', '$']) && !said.contains("  ") && said.ends_with(['.', '?']);
    assert!(sound, "{said}");
}
