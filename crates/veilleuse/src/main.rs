//! `veilleuse`: play, simulate, check and serve.

mod cli;
mod command;
mod fail;
mod sketch;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

/// A table server makes and drops many small texts on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or_else(Command::usual) {
        Command::Serve(args) => command::serve::run(&args),
        Command::Titles(args) => command::titles::run(&args),
        Command::Play(args) => command::play::run(&args),
        Command::Sim(args) => command::sim::run(&args),
        Command::Scenario(cli::ScenarioCommand::Run(args)) => command::scenario::run(&args),
        Command::Replay(args) => command::replay::run(&args),
        Command::Verify(args) => command::verify::run(&args),
        Command::Pack(pack) => command::pack::run(&pack),
        Command::Engine(args) => command::engine::run(&args),
        Command::Bench(args) => command::bench::run(&args),
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
