//! The name of the machine that figures are measured on.

use std::{
    env::consts::{ARCH, OS},
    fs, thread,
};

/// Processor, number of threads, system.
pub fn name() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {threads} threads, {OS}", processor(&told).unwrap_or(ARCH))
}

/// The processor that Linux tells of; not on every architecture.
fn processor(told: &str) -> Option<&str> {
    let line = told.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::processor;

    #[test]
    fn the_processor_is_what_linux_calls_the_model() {
        let told = "processor\t: 0\nmodel\t\t: 85\nmodel name\t: Some CPU @ 2.50GHz\n";
        assert_eq!(processor(told), Some("Some CPU @ 2.50GHz"));
        assert_eq!(processor("processor\t: 0\nBogoMIPS\t: 50\n"), None);
    }
}
