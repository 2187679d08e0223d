use std::{fs, path::Path};

use veilleuse_testkit::golden::{GoldenHeader, Goldens, Made, check_golden, check_goldens};

use crate::toy::{Fault, Options, Pack, Toy};

fn make(folder: &Path, matches: u64) -> Made {
    let goldens = Goldens::<Toy> {
        pack: &Pack::sound(),
        pack_digest: "toy-1",
        options: &Options::default(),
        name: "three",
        seed: 11,
        matches,
    };
    goldens.make(folder).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_golden_is_made_for_every_ending_and_replays() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let made = make(folder.path(), 2000);
    assert_eq!((made.files.len(), made.missing.len()), (2, 0));
    let replayed = check_goldens::<Toy>(folder.path(), &Pack::sound(), "toy-1")?;
    assert_eq!(replayed.files, 2);
    assert!(replayed.inputs > 20);
    assert_eq!(replayed.endings.into_iter().collect::<Vec<_>>(), ["defeat/dark", "victory/bright"]);
    assert_eq!(GoldenHeader::read(&made.files[0])?.title, "toy");
    Ok(())
}

#[test]
fn endings_that_were_not_reached_are_named() -> Result<(), std::io::Error> {
    let folder = tempfile::tempdir()?;
    assert_eq!(make(folder.path(), 0).missing, ["victory/bright", "defeat/dark"]);
    Ok(())
}

#[test]
fn a_changed_rule_is_found_at_the_input_where_it_shows() -> Result<(), std::io::Error> {
    let folder = tempfile::tempdir()?;
    make(folder.path(), 2000);
    let changed = Pack::with(Fault::StrongerWind, true);
    let error = check_goldens::<Toy>(folder.path(), &changed, "toy-1").err().map(|error| error.to_string());
    let error = error.unwrap_or_default();
    assert!(error.contains("three-victory-bright.jsonl:"), "{error}");
    assert!(error.contains("}, leads to another state\n  the file: "), "{error}");
    assert!(error.contains("\n  the table now: {"), "{error}");
    Ok(())
}

#[test]
fn a_file_that_was_changed_or_belongs_elsewhere_is_found() -> Result<(), std::io::Error> {
    let folder = tempfile::tempdir()?;
    let file = make(folder.path(), 2000).files.remove(0);
    let sound = fs::read_to_string(&file)?;
    let problem = |text: String, digest: &str| -> Result<String, std::io::Error> {
        fs::write(&file, text)?;
        let error = check_golden::<Toy>(&file, &Pack::sound(), digest).err();
        Ok(error.map(|error| error.to_string()).unwrap_or_default())
    };
    assert_eq!(problem(sound.clone(), "toy-1")?, "");
    assert!(problem(sound.clone(), "toy-2")?.contains("its pack is toy-1, this one is toy-2"));
    assert!(problem(sound.replacen("toy", "boogeyman", 1), "toy-1")?.contains("a match of `boogeyman`"));
    let shorter: Vec<&str> = sound.lines().enumerate().filter(|(i, _)| *i != 1).map(|(_, l)| l).collect();
    assert!(problem(shorter.join("\n"), "toy-1")?.contains(".jsonl:2: input 1,"));
    let refused = sound.replacen(r#"{"draw":"#, r#"{"draw":9"#, 1);
    assert!(problem(refused, "toy-1")?.contains("was accepted once and is now refused by HOUSE-DRAW"));
    assert!(
        problem(sound.replacen(r#""input""#, r#""inptu""#, 1), "toy-1")?.contains(":2: this is no input")
    );
    Ok(())
}
