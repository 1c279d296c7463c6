//! The row of tiles under the laws of the house.

use parlour_nim::rules::Nim;
use parlour_testkit::Trial;

#[test]
fn laws() {
    let noise = &["take 1", "take 3", "take 0", "take 4", "take 256", "take", "", "dance"];
    parlour_testkit::laws::<Nim>(&Trial { setups: &["tiles=12", "tiles=1"], noise, games: 12 });
}
