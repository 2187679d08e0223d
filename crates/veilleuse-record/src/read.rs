//! Reading a match file.

use std::io::{BufRead, Read};

use serde::{Deserialize, de::DeserializeOwned};
use veilleuse_core::{Game, Input, Seat};

use crate::{
    Ending, Entry, FairChance, Header, Hex32, LONGEST_LINE, Problem, RecordError, Seed, VERSION,
    chain::Chain, course::Course, entry,
};

/// A match file whose every line fits the one before.
///
/// The inputs have not been played: that is what [`replay`](crate::replay) and [`verify`](crate::verify) do.
pub struct Record<G: Game> {
    header: Header<G::Options>,
    entries: Vec<Entry<G::Action>>,
    pub(crate) chain: Chain,
    pub(crate) course: Course,
}

impl<G: Game> Record<G> {
    /// Reads a file of this title and checks its hash chain.
    pub fn read(mut file: impl BufRead) -> Result<Record<G>, RecordError> {
        let mut line = Vec::new();
        if !next_line(&mut file, &mut line).map_err(|problem| problem.at(1))? {
            return Err(Problem::Empty.at(1));
        }
        let chain = Chain::start(&line);
        let heading: Header<serde_json::Value> = header(&line).map_err(|problem| problem.at(1))?;
        // Before the options, whose shape is the title's own.
        if heading.title != G::ID {
            return Err(Problem::OtherTitle { found: heading.title, expected: G::ID }.at(1));
        }
        let header = header(&line).map_err(|problem| problem.at(1))?;
        let course = Course::start::<G>(&header).map_err(|problem| problem.at(1))?;
        let mut record = Record { header, entries: Vec::new(), chain, course };
        record.read_on(file)?;
        Ok(record)
    }

    /// Reads lines that follow, whose every one fits the one before. After a line that does not, nothing more is to be read.
    pub fn read_on(&mut self, mut lines: impl BufRead) -> Result<(), RecordError> {
        let mut line = Vec::new();
        loop {
            let number = self.course.next() + 1;
            match self.read_entry(&mut lines, &mut line) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(problem) => return Err(problem.at(number)),
            }
        }
    }

    fn read_entry(&mut self, file: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Problem> {
        if !next_line(file, line)? {
            return Ok(false);
        }
        self.chain.open(line)?;
        let entry = entry::read(self.course.next(), line)?;
        self.course.take(&entry)?;
        self.entries.push(entry);
        Ok(true)
    }

    /// The header.
    pub const fn header(&self) -> &Header<G::Options> {
        &self.header
    }

    /// Every entry; entry `i` stands in line `i + 2`.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The inputs that were not undone, each with its line.
    pub fn standing(&self) -> Vec<(usize, &Input<G::Action>)> {
        let mut standing = Vec::with_capacity(self.entries.len());
        for (index, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Input(input) => standing.push((index + 2, input)),
                Entry::Undo { to } => standing.truncate(*to),
                Entry::Nonce { .. } | Entry::End { .. } => {}
            }
        }
        standing
    }

    /// What the seats added to chance.
    pub fn nonces(&self) -> impl Iterator<Item = (Seat, Hex32)> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Nonce { seat, value } => Some((*seat, *value)),
            _ => None,
        })
    }

    /// How many draws there were, undone ones included.
    pub const fn draws(&self) -> u64 {
        self.course.draws()
    }

    /// The seed, when the file reveals it.
    pub fn seed(&self) -> Option<&Seed> {
        match self.entries.last() {
            Some(Entry::End { seed, .. }) => seed.as_ref(),
            _ => None,
        }
    }

    /// How the match ended, when the file says so.
    pub fn ending(&self) -> Option<&Ending> {
        match self.entries.last() {
            Some(Entry::End { outcome, .. }) => outcome.as_ref(),
            _ => None,
        }
    }

    /// The hash of the last line: it stands for the whole file.
    pub const fn tip(&self) -> Hex32 {
        self.chain.tip()
    }

    /// The chance of this match, ready for its next draw.
    pub fn chance(&self, seed: &Seed) -> FairChance {
        FairChance::new(seed, self.nonces()).after(self.draws())
    }
}

/// Reads the next line without its end into `line`; false at the end of the file.
pub(crate) fn next_line(file: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Problem> {
    line.clear();
    let read = file.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
        Ok(true)
    } else if read > LONGEST_LINE {
        Err(Problem::LineTooLong)
    } else if read > 0 {
        Err(Problem::Torn)
    } else {
        Ok(false)
    }
}

/// Reads a header line of the known version.
pub(crate) fn header<O: DeserializeOwned>(line: &[u8]) -> Result<Header<O>, Problem> {
    #[derive(Deserialize)]
    struct Version {
        veille: u64,
    }
    let malformed = |error: serde_json::Error| Problem::Malformed(error.to_string());
    let version: Version = serde_json::from_slice(line).map_err(malformed)?;
    if version.veille != u64::from(VERSION) {
        return Err(Problem::OtherVersion(version.veille));
    }
    serde_json::from_slice(line).map_err(malformed)
}
