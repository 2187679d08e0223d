//! What was done to the files of a disk, and what a power cut leaves of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What a disk writes whole or not at all, in bytes.
const SECTOR: usize = 512;

/// Everything that was done to the files of a disk, in order.
#[derive(Debug)]
pub struct Journal {
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
struct Step {
    /// Relative to the disk; empty for the disk itself.
    file: PathBuf,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Create,
    Write { at: usize, bytes: Vec<u8> },
    Sync,
    Truncate(usize),
    Unlink,
}

/// What happens to what no file was synced for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// All of it is there: the process was killed, the power stayed.
    Kill,
    /// None of it is there.
    Nothing,
    /// Some of it is there, by this chance: whole sectors, a torn one, files that are there or not.
    Some(u64),
}

/// A disk at one moment, step by step.
#[derive(Clone, Default, Debug)]
pub struct Moment {
    /// What is certain.
    files: BTreeMap<PathBuf, Vec<u8>>,
    /// What was done to bytes since their file was synced.
    unsynced: BTreeMap<PathBuf, Vec<What>>,
    /// Files made and removed since their folder was synced.
    names: Vec<(PathBuf, bool)>,
    /// What the process itself sees.
    seen: BTreeMap<PathBuf, Vec<u8>>,
}

impl Journal {
    pub(crate) fn read(bytes: &[u8], disk: &Path) -> Journal {
        let mut names: BTreeMap<u64, PathBuf> = BTreeMap::new();
        let mut steps = Vec::new();
        let mut rest = bytes;
        let number = |rest: &mut &[u8]| -> Option<u64> {
            let (first, others) = rest.split_first_chunk::<8>()?;
            *rest = others;
            Some(u64::from_ne_bytes(*first))
        };
        while let (Some(step), Some(file), Some(at), Some(length)) =
            (number(&mut rest), number(&mut rest), number(&mut rest), number(&mut rest))
        {
            let carries = matches!(step, 0 | 2);
            let (bytes, others) = rest.split_at(if carries { length as usize } else { 0 });
            rest = others;
            let what = match step {
                0 => {
                    let path = PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
                    names.insert(file, path.strip_prefix(disk).map_or(path.clone(), Path::to_owned));
                    continue;
                }
                1 => What::Create,
                2 => What::Write { at: at as usize, bytes: bytes.to_vec() },
                3 => What::Sync,
                4 => What::Truncate(at as usize),
                _ => What::Unlink,
            };
            // What was opened before the journal began is of no interest.
            if let Some(file) = names.get(&file) {
                steps.push(Step { file: file.clone(), what });
            }
        }
        Journal { steps }
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was done.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Shows the disk after each step.
    pub fn walk(&self, mut look: impl FnMut(usize, &Moment)) {
        let mut moment = Moment::default();
        for (place, step) in self.steps.iter().enumerate() {
            moment.take(step);
            look(place, &moment);
        }
    }
}

impl Moment {
    fn take(&mut self, step: &Step) {
        let Step { file, what } = step;
        match what {
            What::Create => {
                self.seen.insert(file.clone(), Vec::new());
                self.unsynced.remove(file);
                self.names.push((file.clone(), true));
            }
            What::Unlink => {
                self.seen.remove(file);
                self.names.push((file.clone(), false));
            }
            What::Sync => self.sync(file),
            What::Write { .. } | What::Truncate(_) => {
                change(self.seen.entry(file.clone()).or_default(), what);
                self.unsynced.entry(file.clone()).or_default().push(what.clone());
            }
        }
    }

    fn sync(&mut self, file: &Path) {
        // A folder: its names are certain now. Who made a file and syncs it has its name too.
        let is_in = |name: &Path| name.parent() == Some(file) || name == file;
        let (sure, unsure) = self.names.drain(..).partition::<Vec<_>, _>(|(name, _)| is_in(name));
        self.names = unsure;
        for (name, is_there) in sure {
            if is_there {
                self.files.entry(name).or_default();
            } else {
                self.files.remove(&name);
            }
        }
        if let Some(changes) = self.unsynced.remove(file) {
            let bytes = self.files.entry(file.to_owned()).or_default();
            for what in &changes {
                change(bytes, what);
            }
        }
    }

    /// What the process had written to a file, as it sees it itself.
    pub fn seen(&self, file: &str) -> &[u8] {
        self.seen.get(Path::new(file)).map_or(&[], Vec::as_slice)
    }

    /// Writes what is left after the power was cut at this moment into an empty folder.
    pub fn cut(&self, cut: Cut, folder: &Path) {
        let files = match cut {
            Cut::Kill => self.seen.clone(),
            Cut::Nothing => self.files.clone(),
            Cut::Some(seed) => self.partly(seed),
        };
        for (name, bytes) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap_or(folder)).expect("a temporary folder can be made");
            fs::write(path, bytes).expect("a temporary file can be written");
        }
    }

    fn partly(&self, seed: u64) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut files = self.files.clone();
        // One power cut loses nearly everything, another nearly nothing.
        let out_of_eight = chance.next_u64() % 9;
        let falls = |chance: &mut Xoshiro256PlusPlus| chance.next_u64() % 8 < out_of_eight;
        // What was written to a file whose name never came about went nowhere.
        let mut nowhere = BTreeSet::new();
        for (name, is_there) in &self.names {
            match (falls(&mut chance), is_there) {
                (true, true) => drop(files.insert(name.clone(), Vec::new())),
                (true, false) => drop(files.remove(name)),
                (false, true) => drop(nowhere.insert(name)),
                (false, false) => {}
            }
        }
        for (name, changes) in self.unsynced.iter().filter(|(name, _)| !nowhere.contains(name)) {
            let Some(bytes) = files.get_mut(name) else { continue };
            for what in changes {
                match what {
                    What::Write { at, bytes: written } => {
                        let mut from = 0;
                        while from < written.len() {
                            let to = (from + SECTOR - (at + from) % SECTOR).min(written.len());
                            let torn = if chance.next_u64() % 32 == 0 { (to - from) / 2 } else { to - from };
                            if falls(&mut chance) {
                                let part = written[from..from + torn].to_vec();
                                change(bytes, &What::Write { at: at + from, bytes: part });
                            }
                            from = to;
                        }
                    }
                    other if falls(&mut chance) => change(bytes, other),
                    _ => {}
                }
            }
        }
        files
    }
}

fn change(file: &mut Vec<u8>, what: &What) {
    match what {
        What::Write { at, bytes } => {
            let end = at + bytes.len();
            if file.len() < end {
                file.resize(end, 0);
            }
            file[*at..end].copy_from_slice(bytes);
        }
        What::Truncate(length) => file.resize(*length, 0),
        What::Create | What::Unlink | What::Sync => {}
    }
}
