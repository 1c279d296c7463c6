//! The house rules as code.
use anyhow::Result;
pub fn check() -> Result<()> {
    Ok(())
}
