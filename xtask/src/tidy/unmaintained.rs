//! Known advisories that are accepted: each in deny.toml with a crate that is really in the lock file, and a
//! reason. None is looked up: there is no advisory database here.
use super::Finding;
use super::metadata::Package;
use super::supply::Accepted;

pub fn check(packages: &[Package], accepted: &[Accepted]) -> Vec<Finding> {
    let finding = |message| Finding::new("deny.toml", 1, message);
    accepted.iter().filter_map(|accepted| judge(packages, accepted)).map(finding).collect()
}

/// What is wrong with an accepted advisory, if anything.
fn judge(packages: &[Package], Accepted { id, reason }: &Accepted) -> Option<String> {
    let Some((subject, why)) = reason.split_once(": ") else {
        return Some(format!("the reason for {id} must read `CRATE VERSION: why it is accepted`"));
    };
    if why.split_whitespace().count() < 3 {
        return Some(format!("{id} is accepted without a reason"));
    }
    let is_here = packages.iter().any(|package| format!("{} {}", package.name, package.version) == subject);
    (!is_here).then(|| format!("{id} is accepted for {subject}, which is no longer in Cargo.lock"))
}

#[cfg(test)]
mod tests {
    use super::{Accepted, check};
    use crate::tidy::metadata::Package;

    #[test]
    fn an_advisory_is_accepted_with_a_reason_and_while_its_crate_is_here() {
        let package = Package {
            id: String::new(),
            name: "old".to_owned(),
            version: "1.0.1".to_owned(),
            license: None,
            source: None,
            manifest_path: String::new(),
            dependencies: Vec::new(),
        };
        let packages = [package];
        for (reason, found) in [
            ("old 1.0.1: only builds the page, and is finished", 0),
            ("old 1.0.2: only builds the page, and is finished", 1),
            ("other 1.0.1: only builds the page, and is finished", 1),
            ("old 1.0.1: ", 1),
            ("old 1.0.1: fine", 1),
            ("only builds the page, and is finished", 1),
            ("", 1),
        ] {
            let accepted = Accepted { id: "RUSTSEC-0000-0000".to_owned(), reason: reason.to_owned() };
            assert_eq!(check(&packages, &[accepted]).len(), found, "{reason:?}");
        }
    }
}
