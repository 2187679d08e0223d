//! In which order entries may stand: the same for who reads and who writes.

use veilleuse_core::{Game, Input, SeatSet};

use crate::{Entry, Header, MOST_ENTRIES, Problem, SCHEME};

/// How far a file has come.
///
/// It does not ask the title which seats there are: the options of a file are a stranger's until the rules have
/// accepted them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    checkable: bool,
    entries: usize,
    standing: usize,
    draws: u64,
    nonces: SeatSet,
    ended: bool,
}

impl Course {
    /// The course of a file with this header.
    pub(crate) fn start<G: Game>(header: &Header<G::Options>) -> Result<Course, Problem> {
        if header.title != G::ID {
            return Err(Problem::OtherTitle { found: header.title.clone(), expected: G::ID });
        }
        if let Some(chance) = header.chance.as_ref().filter(|chance| chance.scheme != SCHEME) {
            return Err(Problem::OtherScheme(chance.scheme.clone()));
        }
        let mut named = SeatSet::NOBODY;
        for name in &header.seats {
            if named.has(name.seat) {
                return Err(Problem::SeatTwice(name.seat));
            }
            named = named.with(name.seat);
        }
        Ok(Course {
            checkable: header.chance.is_some(),
            entries: 0,
            standing: 0,
            draws: 0,
            nonces: SeatSet::NOBODY,
            ended: false,
        })
    }

    /// The number of the next entry.
    pub(crate) const fn next(&self) -> usize {
        self.entries + 1
    }

    /// How many draws there were, undone ones included.
    pub(crate) const fn draws(&self) -> u64 {
        self.draws
    }

    /// Goes on by one entry, if it may stand here.
    pub(crate) fn take<A>(&mut self, entry: &Entry<A>) -> Result<(), Problem> {
        if self.ended {
            return Err(Problem::AfterTheEnd);
        }
        if self.entries == MOST_ENTRIES {
            return Err(Problem::TooManyEntries);
        }
        match entry {
            Entry::Input(input) => {
                self.standing += 1;
                self.draws += u64::from(matches!(input, Input::Draw(_)));
            }
            Entry::Undo { to } if *to >= self.standing => {
                return Err(Problem::NothingToUndo { inputs: self.standing, to: *to });
            }
            Entry::Undo { to } => self.standing = *to,
            Entry::Nonce { .. } if !self.checkable => return Err(Problem::NonceWithoutChance),
            Entry::Nonce { .. } if self.draws > 0 => return Err(Problem::NonceTooLate),
            Entry::Nonce { seat, .. } if self.nonces.has(*seat) => return Err(Problem::SeatTwice(*seat)),
            Entry::Nonce { seat, .. } => self.nonces = self.nonces.with(*seat),
            Entry::End { seed: None, outcome: None } => return Err(Problem::EmptyEnd),
            Entry::End { seed: Some(_), .. } if !self.checkable => return Err(Problem::SeedWithoutChance),
            Entry::End { .. } => self.ended = true,
        }
        self.entries += 1;
        Ok(())
    }
}
