//! Matches played into files, for the tests to read.

#[path = "../../../../tests/toy/mod.rs"]
pub(crate) mod toy;

use std::sync::Arc;

use toy::{Move, Toy, ToyOptions, ToyPack};
use veilleuse_core::{Chance, Host, Match, Pending, Players, Seat};
use veilleuse_record::{
    ChanceHeader, Entry, FairChance, Header, Hex32, PackStamp, Problem, Record, RecordError, RecordWriter,
    Seed,
};

pub(crate) type Writer = RecordWriter<Toy, Vec<u8>>;

pub(crate) fn stamp() -> PackStamp {
    PackStamp { id: "toy-pack".to_owned(), digest: "0123abcd".to_owned() }
}

pub(crate) fn seed() -> Seed {
    Seed::from_bytes([42; 32])
}

pub(crate) fn header(options: ToyOptions) -> Header<ToyOptions> {
    let chance = Some(ChanceHeader::committed(seed().commitment()));
    Header { chance, ..Header::new("toy", "0.1.0", stamp(), options) }
}

pub(crate) fn pack() -> Arc<ToyPack> {
    Arc::new(toy::pack())
}

pub(crate) fn read(bytes: &[u8]) -> Result<Record<Toy>, RecordError> {
    Record::read(bytes)
}

/// The problem with a file that must have one, and its line.
pub(crate) fn problem(bytes: &[u8]) -> (usize, Problem) {
    match read(bytes) {
        Ok(_) => panic!("this file should not be readable"),
        Err(RecordError { line, problem }) => (line, problem),
    }
}

/// A match and its file, kept in step.
pub(crate) struct Recorded {
    pub(crate) play: Match<Toy>,
    pub(crate) writer: Writer,
    pub(crate) chance: FairChance,
}

/// Chance of the file; decisions by a counter.
struct Counting<'c>(&'c mut FairChance);

impl Players<Match<Toy>> for Counting<'_> {
    fn fall(&mut self, chance: Chance) -> u32 {
        self.0.draw::<Toy>(chance)
    }

    fn choose(&mut self, play: &Match<Toy>, _: Seat, options: &[Move]) -> usize {
        (play.history().len() * 7 + 3) % options.len()
    }
}

impl Recorded {
    pub(crate) fn begin(options: ToyOptions, nonces: &[(Seat, Hex32)]) -> Recorded {
        let play = Match::begin(pack(), options.clone()).unwrap();
        let mut writer = Writer::begin(Vec::new(), &header(options)).unwrap();
        for (seat, value) in nonces {
            writer.nonce(*seat, *value).unwrap();
        }
        Recorded { play, writer, chance: FairChance::new(&seed(), nonces.iter().copied()) }
    }

    /// Plays up to `inputs` inputs, deciding by a counter; fewer when the match is over.
    pub(crate) fn go(&mut self, inputs: usize) {
        for _ in 0..inputs {
            let Some(input) = self.play.next_input(&mut Counting(&mut self.chance)) else { return };
            self.play.apply(input).unwrap();
            self.writer.append(&Entry::Input(input)).unwrap();
        }
    }

    pub(crate) fn undo(&mut self, to: usize) {
        self.play = self.play.rewound(to);
        self.writer.undo(to).unwrap();
    }

    /// Plays to the end and reveals the seed.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.go(usize::MAX);
        let Pending::Over(outcome) = self.play.pending() else { panic!("the match is over") };
        self.writer.end(Some(&seed()), Some(&outcome)).unwrap();
        self.writer.into_inner()
    }
}

/// A whole small match with nonces and an undo over a die.
pub(crate) fn small_file() -> Vec<u8> {
    let nonces = [(Seat::new(0), Hex32([1; 32])), (Seat::new(1), Hex32([2; 32]))];
    let mut recorded = Recorded::begin(ToyOptions { rounds: 1, ..ToyOptions::default() }, &nonces);
    recorded.go(4);
    recorded.undo(2);
    recorded.finish()
}
