//! `veilleuse verify`

use std::{fs::File, io::BufReader};

use veilleuse_record::{Header, Record, verify};
use veilleuse_titles::{Playable, Title, with_title};

use crate::{
    cli::FileArgs,
    command::{RULES_VERSION, load, stamp},
    fail::{Done, Failure, with_file},
};

pub(crate) fn run(args: &FileArgs) -> Done {
    with_title!(title_of(args)?, G => run_title::<G>(args))
}

/// The title a match file names.
pub(crate) fn title_of(args: &FileArgs) -> Result<Title, Failure> {
    let file = with_file(&args.file, File::open(&args.file))?;
    let header = Header::<serde_json::Value>::peek(BufReader::new(file)).map_err(|e| in_file(args, e))?;
    Ok(header.title.parse::<Title>()?)
}

/// Reads a match file and checks that it belongs to this pack and these rules.
pub(crate) fn read<G: Playable>(
    args: &FileArgs,
) -> Result<(Record<G>, veilleuse_titles::Loaded<G>), Failure> {
    let loaded = load::<G>(args.pack.as_deref())?;
    let file = with_file(&args.file, File::open(&args.file))?;
    let record = Record::<G>::read(BufReader::new(file)).map_err(|e| in_file(args, e))?;
    record.header().expect(&stamp(&loaded), RULES_VERSION).map_err(|e| in_file(args, e))?;
    Ok((record, loaded))
}

fn in_file(args: &FileArgs, error: impl std::fmt::Display) -> Failure {
    Failure::new(format!("{}: {error}", args.file.display()))
}

fn run_title<G: Playable>(args: &FileArgs) -> Done {
    let (record, loaded) = read::<G>(args)?;
    let verdict = verify(&record, &loaded.pack);
    println!("{verdict}");
    if verdict.is_sound() {
        Ok(())
    } else {
        Err(Failure::new("this file does not hold what it claims; do not trust its result"))
    }
}
