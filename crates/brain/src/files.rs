//! Files that a brain reads where it is given them, such as exact tables.

use std::{collections::BTreeMap, sync::Arc};

/// The files of a folder by name. Who has them hands them over: a program carries them, a page fetches them.
pub type Files = BTreeMap<String, Arc<[u8]>>;
