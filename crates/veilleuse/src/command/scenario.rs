//! `veilleuse scenario run` and `veilleuse scenario record`

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use veilleuse_record::{Header, RecordWriter};
use veilleuse_testkit::scenario::{Scenario, ScenarioHeader, inputs, run as run_scenario};
use veilleuse_titles::{Playable, Title, with_title};

use crate::{
    cli::{ScenarioArgs, ScenarioRecordArgs},
    command::{RULES_VERSION, load, stamp},
    fail::{Done, Failure, with_file},
};

pub(crate) fn run(args: &ScenarioArgs) -> Done {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(Failure::new("there is no .toml file here; name scenario files or folders of them"));
    }
    let mut by_title: BTreeMap<Title, Vec<(PathBuf, String)>> = BTreeMap::new();
    let mut failed = 0;
    for file in files {
        let text = with_file(&file, fs::read_to_string(&file))?;
        let name = file.display().to_string();
        let title = ScenarioHeader::parse(&name, &text)
            .map_err(|failure| failure.to_string())
            .and_then(|header| header.title.parse::<Title>().map_err(|error| format!("{name}: {error}")));
        match title {
            Ok(title) => by_title.entry(title).or_default().push((file, text)),
            Err(problem) => {
                failed += 1;
                println!("FAILED {problem}");
            }
        }
    }
    let mut held = 0;
    for (title, files) in by_title {
        let (good, bad) = with_title!(title, G => run_title::<G>(args, &files)?);
        held += good;
        failed += bad;
    }
    println!("{held} passed, {failed} failed");
    if failed > 0 { Err(Failure::new(format!("{failed} scenarios do not hold"))) } else { Ok(()) }
}

pub(crate) fn record(args: &ScenarioRecordArgs) -> Done {
    let text = with_file(&args.file, fs::read_to_string(&args.file))?;
    let name = args.file.display().to_string();
    let title: Title = ScenarioHeader::parse(&name, &text).map_err(Failure::new)?.title.parse()?;
    let out: Box<dyn Write> = match &args.out {
        Some(path) => Box::new(with_file(path, File::create_new(path))?),
        None => Box::new(io::stdout().lock()),
    };
    with_title!(title, G => record_title::<G>(args, &name, &text, out))
}

fn record_title<G: Playable>(args: &ScenarioRecordArgs, name: &str, text: &str, out: Box<dyn Write>) -> Done {
    let loaded = load::<G>(args.pack.as_deref())?;
    let scenario = Scenario::<G>::parse(name, text).map_err(Failure::new)?;
    let (options, inputs) = inputs(Arc::clone(&loaded.pack), &scenario).map_err(Failure::new)?;
    let header = Header::new(G::ID, RULES_VERSION, stamp(&loaded), options);
    let mut record = RecordWriter::<G, _>::begin(out, &header).map_err(Failure::new)?;
    for input in &inputs {
        record.input(input).map_err(Failure::new)?;
    }
    Ok(())
}

fn run_title<G: Playable>(
    args: &ScenarioArgs,
    files: &[(PathBuf, String)],
) -> Result<(usize, usize), Failure> {
    let loaded = load::<G>(args.pack.as_deref())?;
    let mut failed = 0;
    for (file, text) in files {
        let name = file.display().to_string();
        let done = Scenario::<G>::parse(&name, text)
            .and_then(|scenario| run_scenario(Arc::clone(&loaded.pack), &scenario));
        match done {
            Ok(()) if args.quiet => {}
            Ok(()) => println!("ok     {name}"),
            Err(failure) => {
                failed += 1;
                println!("FAILED {failure}");
            }
        }
    }
    Ok((files.len() - failed, failed))
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Done {
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            with_file(path, fs::read_dir(path))?.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
        entries.sort();
        for entry in entries {
            if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
                collect(&entry, files)?;
            }
        }
    } else {
        files.push(path.to_owned());
    }
    Ok(())
}
