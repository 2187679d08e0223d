//! Writing a match file, line by line.

use std::{io::Write, marker::PhantomData};

use veilleuse_core::{Game, Input, Outcome, Seat};

use crate::{
    Ending, Entry, Header, Hex32, LONGEST_LINE, Problem, Record, RecordError, Seed, chain::Chain,
    course::Course, entry,
};

/// Appends to a match file. What is written stays as it is.
///
/// Each entry is one write of one whole line, flushed; making it durable is the business of `W`.
pub struct RecordWriter<G: Game, W: Write> {
    out: W,
    chain: Chain,
    course: Course,
    broken: bool,
    title: PhantomData<fn() -> G>,
}

impl<G: Game, W: Write> RecordWriter<G, W> {
    /// Begins a file.
    pub fn begin(mut out: W, header: &Header<G::Options>) -> Result<Self, RecordError> {
        let write = |out: &mut W| {
            let course = Course::start::<G>(header)?;
            let line = veilleuse_json::text(header).map_err(|error| Problem::Malformed(error.to_string()))?;
            let mut line = line.into_bytes();
            let chain = Chain::start(&line);
            put(out, &mut line)?;
            Ok((chain, course))
        };
        let (chain, course) = write(&mut out).map_err(|problem: Problem| problem.at(1))?;
        Ok(RecordWriter { out, chain, course, broken: false, title: PhantomData })
    }

    /// Goes on with a file that was read; `out` must append to the same file.
    pub const fn resume(out: W, record: &Record<G>) -> Self {
        let (chain, course) = (record.chain, record.course);
        RecordWriter { out, chain, course, broken: false, title: PhantomData }
    }

    /// Writes an input.
    pub fn input(&mut self, input: &Input<G::Action>) -> Result<(), RecordError> {
        self.append(&Entry::Input(input.clone()))
    }

    /// Writes that the match goes back to its first `to` inputs.
    pub fn undo(&mut self, to: usize) -> Result<(), RecordError> {
        self.append(&Entry::Undo { to })
    }

    /// Writes the share of a seat in chance.
    pub fn nonce(&mut self, seat: Seat, value: Hex32) -> Result<(), RecordError> {
        self.append(&Entry::Nonce { seat, value })
    }

    /// Writes the last line: reveals the seed and says how the match ended, if it did.
    pub fn end(&mut self, seed: Option<&Seed>, outcome: Option<&Outcome>) -> Result<(), RecordError> {
        self.append(&Entry::End { seed: seed.cloned(), outcome: outcome.map(Ending::from) })
    }

    /// Writes any entry. One that may not stand here is refused, and the file stays as it was.
    pub fn append(&mut self, entry: &Entry<G::Action>) -> Result<(), RecordError> {
        let number = self.course.next() + 1;
        self.try_append(entry).map_err(|problem| problem.at(number))
    }

    fn try_append(&mut self, entry: &Entry<G::Action>) -> Result<(), Problem> {
        if self.broken {
            return Err(Problem::WriterBroken);
        }
        let (mut chain, mut course) = (self.chain, self.course);
        course.take(entry)?;
        let mut line = entry::write(self.course.next(), entry)?;
        chain.seal(&mut line);
        if let Err(problem) = put(&mut self.out, &mut line) {
            // Part of the line may be in the file: nothing may follow it.
            self.broken = matches!(problem, Problem::Io(_));
            return Err(problem);
        }
        (self.chain, self.course) = (chain, course);
        Ok(())
    }

    /// The hash of the last line: it stands for the whole file.
    pub const fn tip(&self) -> Hex32 {
        self.chain.tip()
    }

    /// A writer of what would follow here: this one, and what it writes to, stay as they are.
    pub const fn fork(&self) -> RecordWriter<G, Vec<u8>> {
        let (chain, course, broken) = (self.chain, self.course, self.broken);
        RecordWriter { out: Vec::new(), chain, course, broken, title: PhantomData }
    }

    /// What is written to.
    pub const fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// What was written to.
    pub fn into_inner(self) -> W {
        self.out
    }
}

fn put(out: &mut impl Write, line: &mut Vec<u8>) -> Result<(), Problem> {
    if line.len() > LONGEST_LINE {
        return Err(Problem::LineTooLong);
    }
    line.push(b'\n');
    out.write_all(line)?;
    Ok(out.flush()?)
}
