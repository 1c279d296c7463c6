//! What is offered once a game has ended: play again, review, summary, share. Each gets a key that nothing
//! else on the table needs any more.

use super::Controller;
use parlour_kernel::Message;
use parlour_scene::{Command, Place, Scene, command};

/// The commands with their names and preferred keys, best first. `q` is taken: it leaves a table.
const OFFERED: [(&str, &str, [&str; 4]); 4] = [
    (command::AGAIN, "ui.again", ["a", "e", "i", "u"]),
    (command::SUMMARY, "ui.summary", ["v", "u", "x", "i"]),
    (command::REVIEW, "ui.review", ["r", "b", "o", "x"]),
    (command::SHARE, "ui.share", ["s", "i", "x", "u"]),
];

impl Controller {
    /// Adds the ending's commands to the scene of a game that has ended.
    pub(super) fn with_ending(&self, mut scene: Scene) -> Scene {
        if self.table.outcome().is_none() {
            return scene;
        }
        for (id, label, keys) in OFFERED {
            if id == command::SUMMARY && self.table.summary().is_none() {
                continue;
            }
            let unused = keys.into_iter().find(|key| !scene.claims(key));
            let key = unused.or_else(|| keys.into_iter().find(|key| is_free(&scene, key))).unwrap_or("");
            let offered = Command::new(id, Message::new(label), key, true).at(Place::End);
            scene.commands.push(if id == command::AGAIN { offered.primary() } else { offered });
        }
        scene
    }
}

/// The id of an ending's command.
pub(super) fn known(id: &str) -> Option<&'static str> {
    OFFERED.iter().map(|(known, ..)| *known).find(|known| *known == id)
}

/// Whether a key does nothing else; disabled commands do not count.
fn is_free(scene: &Scene, key: &str) -> bool {
    scene.command_for_key(key).is_none() && !scene.moves_by(key)
}
