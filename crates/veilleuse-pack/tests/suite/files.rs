//! Reading packs: limits, links, digests.

use std::{fs, path::Path};

use crate::common::{all_told, pack};
use tempfile::TempDir;
use veilleuse_pack::PackFiles;

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (path, bytes) in files {
        write(dir.path(), path, bytes);
    }
    dir
}

fn write(dir: &Path, path: &str, bytes: &[u8]) {
    let path = dir.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn problems_of(dir: &TempDir) -> Vec<String> {
    all_told(&PackFiles::from_dir(dir.path()).unwrap_err())
}

#[test]
fn only_toml_and_fluent_files_are_read_and_names_use_slashes() {
    let dir = folder(&[
        ("pack.toml", b"a = 1"),
        ("sealed/questions/b.toml", b"b = 2"),
        ("fr/x.ftl", "é = 1".as_bytes()),
        ("picture.png", b"\xff\xfe"),
        ("README", b"hello"),
        (".hidden.toml", b"\xff"),
        (".git/config.toml", b"\xff"),
    ]);
    let files = PackFiles::from_dir(dir.path()).unwrap();
    let paths: Vec<&str> = files.under("").map(|(path, _)| path).collect();
    assert_eq!(paths, ["fr/x.ftl", "pack.toml", "sealed/questions/b.toml"]);
    assert_eq!(files.get("sealed/questions/b.toml"), Some("b = 2"));
    assert_eq!(files.get("sealed/questions/c.toml"), None);
}

#[test]
fn under_lists_one_folder_in_order() {
    let files = pack(&[("decks/b.toml", "2"), ("decks.toml", "0"), ("decks/a.toml", "1"), ("e.toml", "3")]);
    assert_eq!(files.under("decks/").collect::<Vec<_>>(), [("decks/a.toml", "1"), ("decks/b.toml", "2")]);
    assert_eq!(files.under("nothing/").count(), 0);
}

#[test]
fn a_file_may_be_as_large_as_the_limit_and_no_larger() {
    let dir = folder(&[("a.toml", &vec![b' '; PackFiles::LARGEST_FILE])]);
    assert!(PackFiles::from_dir(dir.path()).is_ok());
    write(dir.path(), "a.toml", &vec![b' '; PackFiles::LARGEST_FILE + 1]);
    assert_eq!(problems_of(&dir), ["a.toml: the file has more than 524288 bytes | split the file"]);
}

#[test]
fn a_pack_may_be_as_large_as_the_limit_and_no_larger() {
    let part = vec![b' '; PackFiles::LARGEST_PACK / 4];
    let dir = folder(&[("a.toml", &part), ("b.toml", &part), ("c.toml", &part), ("d.toml", &part)]);
    assert!(PackFiles::from_dir(dir.path()).is_ok());
    write(dir.path(), "e.toml", b" ");
    assert_eq!(
        problems_of(&dir),
        ["e.toml: with this file the pack has more than 2097152 bytes | make the pack smaller"]
    );
}

#[test]
fn a_folder_with_too_many_entries_is_no_pack() {
    let dir = folder(&[("a.toml", b"")]);
    for number in 1..PackFiles::MOST_ENTRIES {
        fs::write(dir.path().join(number.to_string()), b"").unwrap();
    }
    assert!(PackFiles::from_dir(dir.path()).is_ok());
    fs::write(dir.path().join("one-more"), b"").unwrap();
    assert!(problems_of(&dir)[0].contains("more than 4096 files and folders"));
}

#[test]
fn every_file_that_is_not_utf8_is_named() {
    let dir = folder(&[("a.toml", b"ok \xff"), ("fr/b.ftl", b"\xc3"), ("c.toml", b"")]);
    assert_eq!(
        problems_of(&dir),
        [
            "a.toml: not UTF-8 from byte 3 on | save the file as UTF-8",
            "fr/b.ftl: not UTF-8 from byte 0 on | save the file as UTF-8",
        ]
    );
}

#[test]
fn a_missing_or_empty_folder_says_what_to_give() {
    let missing = PackFiles::from_dir(Path::new("no/such/pack")).unwrap_err();
    assert!(missing.to_string().starts_with("no/such/pack: the pack cannot be opened: "), "{missing}");
    assert_eq!(missing.iter().next().unwrap().hint(), Some("give the folder that holds pack.toml"));
    assert!(problems_of(&folder(&[("README", b"")]))[0].contains("there is no .toml or .ftl file"));
}

#[cfg(unix)]
#[test]
fn links_stay_inside_the_pack() {
    use std::os::unix::fs::symlink;
    let outside = folder(&[("secret.toml", b"key = 1"), ("more/x.toml", b"")]);
    let dir = folder(&[("a.toml", b"a = 1"), ("decks/x.toml", b"")]);
    symlink("a.toml", dir.path().join("b.toml")).unwrap();
    assert_eq!(PackFiles::from_dir(dir.path()).unwrap().get("b.toml"), Some("a = 1"));

    symlink(outside.path().join("secret.toml"), dir.path().join("c.toml")).unwrap();
    symlink(outside.path().join("more"), dir.path().join("d")).unwrap();
    symlink(dir.path(), dir.path().join("decks/loop")).unwrap();
    symlink("nowhere", dir.path().join("e.toml")).unwrap();
    let problems = problems_of(&dir);
    let out = "this link leads out of the pack | replace the link by a copy of what it leads to";
    assert_eq!(problems[0], format!("c.toml: {out}"));
    assert_eq!(problems[1], format!("d: {out}"));
    assert!(
        problems[2].starts_with("decks/loop: this is not a file, and a link to a folder is not followed")
    );
    assert!(problems[3].starts_with("e.toml: the file cannot be read"));
    assert_eq!(problems.len(), 4);
}

#[test]
fn the_digest_stands_for_what_decides_a_match() {
    let files = [
        ("pack.toml", "a = 1"),
        ("decks/x.toml", "b = 2"),
        ("sealed/q.toml", "c = 3"),
        ("fr/x.ftl", "x = un"),
        ("en/x.ftl", "x = one"),
        ("rules.toml", "title = 't'"),
    ];
    let digest = pack(&files).digest();
    assert_eq!(digest.len(), 64);
    for (index, (path, text)) in files.iter().enumerate() {
        let mut mended = files;
        let text = format!("{text} # mended");
        mended[index].1 = &text;
        let same = path.starts_with("fr/") || path.starts_with("en/") || *path == "rules.toml";
        assert_eq!(pack(&mended).digest() == digest, same, "{path}");
    }
    let mut turned = files;
    turned.reverse();
    assert_eq!(pack(&turned).digest(), digest, "the order of files plays no part");
}

#[test]
fn names_and_contents_do_not_run_into_each_other() {
    let one = pack(&[("a.toml", "bc")]);
    let two = pack(&[("a.tomlb", "c")]);
    let three = pack(&[("a.toml", ""), ("bc", "")]);
    assert_ne!(one.digest(), two.digest());
    assert_ne!(one.digest(), three.digest());
    let stream = b"\x06\0\0\0\0\0\0\0a.toml\x02\0\0\0\0\0\0\0bc";
    assert_eq!(one.digest(), blake3::hash(stream).to_hex().as_str(), "stored matches rely on this form");
}

#[test]
fn a_folder_and_the_program_hold_the_same_pack() {
    let dir = folder(&[("pack.toml", b"a = 1"), ("decks/x.toml", b"b = 2")]);
    let embedded = pack(&[("decks/x.toml", "b = 2"), ("pack.toml", "a = 1")]);
    assert_eq!(PackFiles::from_dir(dir.path()).unwrap().digest(), embedded.digest());
}
