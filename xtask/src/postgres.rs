//! The database of the tests.

use veilleuse_pg::{Server, missing, programs};

use crate::{
    root,
    run::{run_in_with, there},
};

/// Starts a PostgreSQL for all tests, which ends with the check; installs it first where that is possible.
pub(crate) fn start() -> Result<Server, String> {
    if programs().is_none() && there("apt-get", &["--version"]) {
        println!("\nInstalling PostgreSQL for the tests …");
        let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
        let installed = run_in_with(&root(), "apt-get", &["update", "-qq"], &quiet)
            .and_then(|()| run_in_with(&root(), "apt-get", &["install", "-y", "-qq", "postgresql"], &quiet));
        if let Err(problem) = installed {
            println!("{problem}");
        }
    }
    if programs().is_none() {
        return Err(format!("{}; or leave its tests out: cargo xtask check --without postgres", missing()));
    }
    Server::start()
}
