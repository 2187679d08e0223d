//! The database of the tests.

use veilleuse_pg::{Server, missing, programs};

use crate::debian;

/// Starts a PostgreSQL for all tests, which ends with the check; installs it first where that is possible.
pub(crate) fn start() -> Result<Server, String> {
    if programs().is_none() {
        debian::install("PostgreSQL for the tests", &["postgresql"]);
    }
    if programs().is_none() {
        return Err(format!("{}; or leave its tests out: cargo xtask check --without postgres", missing()));
    }
    Server::start()
}
