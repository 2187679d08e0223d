//! `veilleuse`: play, simulate, check and serve. All that the program does; `main.rs` only calls it.
//!
//! A library can be compiled as soon as what it needs has been checked, a program only when all of it is ready: like this the
//! last and largest piece of a build does not wait for the server.

mod cli;
mod command;
mod fail;
mod sketch;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

/// Does what the command line asks for.
pub fn run() -> ExitCode {
    quiet_when_nobody_reads();
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or_else(Command::usual) {
        Command::Serve(args) => command::serve::run(&args),
        Command::Titles(args) => command::titles::run(&args),
        Command::Play(args) => command::play::run(&args),
        Command::Learn(args) => command::learn::run(&args),
        Command::Puzzle(args) => command::puzzle::run(&args),
        Command::Sim(args) => command::sim::run(&args),
        Command::Scenario(cli::ScenarioCommand::Run(args)) => command::scenario::run(&args),
        Command::Scenario(cli::ScenarioCommand::Record(args)) => command::scenario::record(&args),
        Command::Replay(args) => command::replay::run(&args),
        Command::Analyse(args) => command::analyse::run(&args),
        Command::Verify(args) => command::verify::run(&args),
        Command::Pack(pack) => command::pack::run(&pack),
        Command::Engine(args) => command::engine::run(&args),
        Command::Bench(args) => command::bench::run(&args),
        Command::Backup(args) => command::data::backup(&args),
        Command::Restore(args) => command::data::restore(&args),
        Command::Prune(args) => command::data::prune(&args),
        Command::Migrate(args) => command::stores::migrate(&args),
        Command::CopyStore(args) => command::stores::copy(&args),
        Command::Tables(args) => command::stores::tables(&args),
        Command::Completions(args) => command::completions::run(&args),
        Command::Man(args) => command::completions::man(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.print();
            ExitCode::FAILURE
        }
    }
}

/// Ends without a word when whoever read our output has gone, as in `veilleuse titles | head -1`.
fn quiet_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload_as_str().unwrap_or_default();
        if message.starts_with("failed printing to stdout") && message.contains("Broken pipe") {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
