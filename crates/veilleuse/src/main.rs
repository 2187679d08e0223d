//! `veilleuse`: play, simulate, check and serve.

use std::process::ExitCode;

/// A table server makes and drops many small texts on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    veilleuse::run()
}
