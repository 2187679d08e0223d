//! `veilleuse pack`

use std::{fs, path::Path};

use veilleuse_core::Game;
use veilleuse_pack::PackFiles;
use veilleuse_testkit::{lesson::check as check_lessons, puzzle::check as check_puzzles};
use veilleuse_titles::{Loaded, Playable, Title, embedded_files, unfinished, with_title};

use crate::{
    cli::PackCommand,
    fail::{Done, Failure, with_file},
};

pub(crate) fn run(command: &PackCommand) -> Done {
    match command {
        PackCommand::Check { title, folder } => with_title!(*title, G => check::<G>(folder.as_deref())),
        PackCommand::New { title, folder } => new(*title, folder),
        PackCommand::Diff { title, folder } => diff(*title, folder),
    }
}

fn check<G: Playable>(folder: Option<&Path>) -> Done {
    let files = match folder {
        Some(folder) => PackFiles::from_dir(folder)?,
        None => embedded_files(G::TITLE),
    };
    let loaded = Loaded::<G>::from_files(&files)?;
    let mut problems = unfinished::<G>(&files);
    let Loaded { pack, lessons, puzzles, texts, .. } = &loaded;
    problems.extend(check_lessons::<G>(pack, lessons, texts));
    problems.extend(check_puzzles::<G>(pack, puzzles, lessons, texts));
    problems.or(())?;
    let items = <G as Game>::all_content(&loaded.pack).len();
    let (rules, lessons, puzzles) = (loaded.rules.rules().len(), lessons.len(), puzzles.len());
    println!("{} is sound: {items} pieces, {rules} rules, {lessons} lessons, {puzzles} puzzles", G::ID);
    println!("digest {}", G::digest(&loaded.pack));
    Ok(())
}

fn new(title: Title, folder: &Path) -> Done {
    if folder.exists() {
        return Err(Failure::new(format!("{} exists already; name a new folder", folder.display())));
    }
    let files = embedded_files(title);
    for (path, text) in files.under("") {
        let target = folder.join(path);
        if let Some(parent) = target.parent() {
            with_file(parent, fs::create_dir_all(parent))?;
        }
        with_file(&target, fs::write(&target, text))?;
    }
    println!("{} is a copy of {title}. Change it, check it with", folder.display());
    println!("  veilleuse pack check {title} {}", folder.display());
    Ok(())
}

fn diff(title: Title, folder: &Path) -> Done {
    let (ours, theirs) = (embedded_files(title), PackFiles::from_dir(folder)?);
    let mut same = true;
    for (path, text) in ours.under("") {
        match theirs.get(path) {
            None => println!("missing  {path}"),
            Some(other) if other != text => println!("changed  {path}{}", lines(text, other)),
            Some(_) => continue,
        }
        same = false;
    }
    for (path, _) in theirs.under("").filter(|(path, _)| ours.get(path).is_none()) {
        println!("new      {path}");
        same = false;
    }
    if same {
        println!("no difference");
    }
    Ok(())
}

/// How many lines came and went.
fn lines(before: &str, after: &str) -> String {
    let missing = |one: &str, other: &str| {
        let other: std::collections::HashSet<&str> = other.lines().collect();
        one.lines().filter(|line| !other.contains(line)).count()
    };
    format!("  (+{} −{} lines)", missing(after, before), missing(before, after))
}
