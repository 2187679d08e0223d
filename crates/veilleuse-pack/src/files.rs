//! The files of a pack, read within limits.

use std::{
    collections::BTreeMap,
    fs,
    io::Read,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::de::DeserializeOwned;

use crate::{
    Problem, Problems,
    reading::{self, Unreadable},
};

/// The text files of a pack: `.toml` and `.ftl`, by their path inside the pack (`decks/finds.toml`).
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    files: BTreeMap<String, Arc<str>>,
}

impl PackFiles {
    /// The most bytes that one file may have.
    pub const LARGEST_FILE: usize = 512 * 1024;
    /// The most bytes that all files together may have.
    pub const LARGEST_PACK: usize = 2 * 1024 * 1024;
    /// The most files and folders that are looked at.
    pub const MOST_ENTRIES: usize = 4096;

    /// The pack in a folder.
    ///
    /// A pack may come from a stranger: nothing outside the folder is read, sizes are limited, and whatever is
    /// not `.toml` or `.ftl`, or has a name that begins with a dot, is left alone.
    pub fn from_dir(dir: &Path) -> Result<PackFiles, Problems> {
        let root = dir.canonicalize().map_err(|error| {
            Problem::about(dir.display().to_string(), format!("the pack cannot be opened: {error}"))
                .help("give the folder that holds pack.toml")
        })?;
        let mut pack = PackFiles::default();
        let mut problems = Problems::new();
        let mut bytes = 0;
        for path in candidates(&root)? {
            match read_text(&root, &path) {
                Ok((name, text)) => {
                    bytes += text.len();
                    if bytes > Self::LARGEST_PACK {
                        let what =
                            format!("with this file the pack has more than {} bytes", Self::LARGEST_PACK);
                        problems.push(Problem::about(name, what).help("make the pack smaller"));
                        break;
                    }
                    pack.files.insert(name, text.into());
                }
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() && pack.files.is_empty() {
            let what = "there is no .toml or .ftl file in this folder";
            let empty = Problem::about(dir.display().to_string(), what);
            problems.push(empty.help("give the folder that holds pack.toml"));
        }
        problems.or(pack)
    }

    /// A pack compiled into the program: paths and contents.
    pub fn from_embedded(files: &[(&str, &str)]) -> PackFiles {
        PackFiles { files: files.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect() }
    }

    /// All files in one piece, for who keeps packs; see [`PackFiles::unpack`].
    pub fn pack_up(&self) -> Vec<u8> {
        let mut packed = Vec::new();
        for part in self.files.iter().flat_map(|(path, text)| [path.as_str(), text]) {
            packed.extend_from_slice(&(part.len() as u32).to_le_bytes());
            packed.extend_from_slice(part.as_bytes());
        }
        packed
    }

    /// The files that were packed up; `None` when it is not what was packed up.
    pub fn unpack(mut packed: &[u8]) -> Option<PackFiles> {
        let mut next = || {
            let (length, rest) = packed.split_first_chunk()?;
            let (text, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            packed = rest;
            std::str::from_utf8(text).ok()
        };
        let mut pack = PackFiles::default();
        while let Some(path) = next() {
            pack.files.insert(path.to_owned(), next()?.into());
        }
        packed.is_empty().then_some(pack)
    }

    /// The same pack with another text in one of its files.
    #[must_use]
    pub fn with(&self, path: &str, text: &str) -> PackFiles {
        let mut files = self.files.clone();
        files.insert(path.to_owned(), text.into());
        PackFiles { files }
    }

    /// The text of a file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(|text| &**text)
    }

    /// The files whose path begins with `prefix`, sorted by path.
    pub fn under(&self, prefix: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .range(prefix.to_owned()..)
            .map(|(path, text)| (path.as_str(), &**text))
            .take_while(move |(path, _)| path.starts_with(prefix))
    }

    /// What stands for the pack in stored matches: BLAKE3 over the files that decide how a match runs.
    ///
    /// Texts (`fr/`, `en/`) and `rules.toml` only say how it reads, and `lessons/` and `puzzles/` begin matches of their own; mending
    /// something there orphans no match.
    pub fn digest(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (path, text) in self.under("").filter(|(path, _)| decides(path)) {
            for part in [path, text] {
                // With lengths, no two packs are the same stream of bytes.
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        hasher.finalize().to_hex().to_string()
    }

    /// A TOML file as a value.
    pub fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T, Problem> {
        let Some(source) = self.get(path) else {
            let missing = Problem::about(path, "the pack has no such file");
            return Err(missing.help("add the file").suggest(path, self.files.keys().map(String::as_str)));
        };
        self.read_source(path, source)
    }

    fn read_source<T: DeserializeOwned>(&self, path: &str, source: &str) -> Result<T, Problem> {
        reading::read(source).map_err(|error| self.unreadable(path, &error))
    }

    pub(crate) fn put(&mut self, path: &str, text: String) {
        self.files.insert(path.to_owned(), text.into());
    }

    pub(crate) fn source(&self, path: &str) -> Option<&Arc<str>> {
        self.files.get(path)
    }

    #[cfg(target_family = "wasm")]
    #[expect(clippy::unused_self, reason = "elsewhere the files say where it is")]
    fn unreadable(&self, path: &str, error: &Unreadable) -> Problem {
        Problem::about(path, error.why())
    }

    #[cfg(not(target_family = "wasm"))]
    fn unreadable(&self, path: &str, error: &Unreadable) -> Problem {
        let what = error.why();
        let problem = match error.span() {
            Some(span) => Problem::at(self, path, span, what),
            None => Problem::about(path, what),
        };
        // Serde's sentence: unknown field `colour`, expected one of `color`, `size`
        match what.split_once(", expected ") {
            Some((unknown, expected)) if unknown.starts_with("unknown ") => {
                let word = quoted(unknown).next().unwrap_or_default();
                let names: Vec<&str> = quoted(expected).collect();
                let problem = if names.len() > 1 {
                    problem.help(format!("known here: {}", names.join(", ")))
                } else {
                    problem
                };
                problem.suggest(word, names)
            }
            _ => problem,
        }
    }
}

/// Whether a file decides how a match runs, and not only how it reads.
fn decides(path: &str) -> bool {
    let only_reads = ["fr/", "en/", "lessons/", "puzzles/"].iter().any(|folder| path.starts_with(folder));
    !(only_reads || path == "rules.toml")
}

/// The words between backquotes.
#[cfg(not(target_family = "wasm"))]
fn quoted(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split('`').skip(1).step_by(2)
}

/// The paths to read in a pack's folder, sorted, so that the same pack has the same problems everywhere.
fn candidates(root: &Path) -> Result<Vec<PathBuf>, Problem> {
    let mut found = Vec::new();
    let mut entries = 0;
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error| {
            Problem::about(folder.display().to_string(), format!("the folder cannot be read: {error}"))
        };
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let kind = entry.file_type().map_err(unreadable)?;
            entries += 1;
            if entries > PackFiles::MOST_ENTRIES {
                let what = format!("more than {} files and folders", PackFiles::MOST_ENTRIES);
                let too_many = Problem::about(root.display().to_string(), what);
                return Err(too_many.help("give the folder that holds pack.toml"));
            }
            let path = entry.path();
            if entry.file_name().as_encoded_bytes().starts_with(b".") {
                continue;
            }
            if kind.is_dir() {
                folders.push(path);
            } else if is_pack_text(&path) || (kind.is_symlink() && path.is_dir()) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The name of a file inside the pack, and its text.
fn read_text(root: &Path, path: &Path) -> Result<(String, String), Problem> {
    let inside = path.strip_prefix(root).unwrap_or(path);
    let parts: Option<Vec<&str>> = inside.components().map(|part| part.as_os_str().to_str()).collect();
    let Some(parts) = parts else {
        let shown = inside.display().to_string();
        return Err(Problem::about(shown, "the name of the file is not UTF-8").help("rename the file"));
    };
    let name = parts.join("/");
    let unreadable = |error| Problem::about(&name, format!("the file cannot be read: {error}"));

    let target = path.canonicalize().map_err(unreadable)?;
    if !target.starts_with(root) {
        let out = Problem::about(name, "this link leads out of the pack");
        return Err(out.help("replace the link by a copy of what it leads to"));
    }
    if !target.is_file() {
        let odd = Problem::about(name, "this is not a file, and a link to a folder is not followed");
        return Err(odd.help("replace it by a plain file or folder"));
    }
    let mut bytes = Vec::new();
    let limit = PackFiles::LARGEST_FILE as u64 + 1;
    fs::File::open(&target).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() > PackFiles::LARGEST_FILE {
        let what = format!("the file has more than {} bytes", PackFiles::LARGEST_FILE);
        return Err(Problem::about(name, what).help("split the file"));
    }
    String::from_utf8(bytes).map(|text| (name.clone(), text)).map_err(|error| {
        let what = format!("not UTF-8 from byte {} on", error.utf8_error().valid_up_to());
        Problem::about(&name, what).help("save the file as UTF-8")
    })
}

fn is_pack_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "toml" || extension == "ftl")
}
