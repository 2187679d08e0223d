//! `veilleuse completions` and `veilleuse man`

use std::io;

use clap::CommandFactory;

use crate::{
    cli::{Cli, CompletionsArgs, ManArgs},
    fail::{Done, with_file},
};

pub(crate) fn run(args: &CompletionsArgs) -> Done {
    clap_complete::generate(args.shell, &mut Cli::command(), "veilleuse", &mut io::stdout());
    Ok(())
}

pub(crate) fn man(args: &ManArgs) -> Done {
    let Some(folder) = &args.folder else {
        clap_mangen::Man::new(Cli::command()).render(&mut io::stdout())?;
        return Ok(());
    };
    with_file(folder, std::fs::create_dir_all(folder))?;
    with_file(folder, clap_mangen::generate_to(Cli::command(), folder))?;
    println!("manual pages written to {}", folder.display());
    Ok(())
}
