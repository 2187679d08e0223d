//! Checking a whole file: every hash, every draw, every input, the end.

use std::{collections::BTreeMap, fmt};

use serde::Serialize;
use veilleuse_core::{Game, Input, Pending, Table};

use crate::{Ending, Entry, FairChance, Record, replay::opening_table};

/// What a check of a file has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// The title.
    pub title: &'static str,
    /// How many inputs stand at the end.
    pub inputs: usize,
    /// How many inputs were undone.
    pub undone: usize,
    /// How many draws there were, undone ones included.
    pub draws: u64,
    /// Does every line fit the one before?
    pub chain: Finding,
    /// Did every die and card fall as the seed says?
    pub chance: Finding,
    /// Do the rules accept every input, undone ones included?
    pub play: Finding,
    /// Did the match end as the file says?
    pub ending: Finding,
}

/// The answer to one question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "finding", rename_all = "snake_case")]
pub enum Finding {
    /// Yes.
    Proven {
        /// What was checked.
        what: String,
    },
    /// Nobody can say from this file.
    Open {
        /// What is missing.
        why: String,
    },
    /// No.
    Broken {
        /// The first line that shows it.
        line: usize,
        /// What is wrong there.
        why: String,
    },
}

impl Finding {
    fn proven(what: impl Into<String>) -> Finding {
        Finding::Proven { what: what.into() }
    }

    fn open(why: impl Into<String>) -> Finding {
        Finding::Open { why: why.into() }
    }

    fn broken(line: usize, why: impl Into<String>) -> Finding {
        Finding::Broken { line, why: why.into() }
    }

    const fn is_broken(&self) -> bool {
        matches!(self, Finding::Broken { .. })
    }

    const fn is_proven(&self) -> bool {
        matches!(self, Finding::Proven { .. })
    }
}

impl Verdict {
    /// Nothing is wrong; something may be unknown.
    pub fn is_sound(&self) -> bool {
        !self.findings().iter().any(|(_, finding)| finding.is_broken())
    }

    /// Everything was checked and is right.
    pub fn is_proven(&self) -> bool {
        self.findings().iter().all(|(_, finding)| finding.is_proven())
    }

    /// The questions in the order in which they are printed.
    pub const fn findings(&self) -> [(&'static str, &Finding); 4] {
        [("chain", &self.chain), ("chance", &self.chance), ("play", &self.play), ("ending", &self.ending)]
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict { title, inputs, undone, draws, .. } = self;
        writeln!(f, "{title}: {inputs} inputs stand, {undone} undone, {draws} draws")?;
        for (question, finding) in self.findings() {
            match finding {
                Finding::Proven { what } => writeln!(f, "  {question:<7} proven  {what}")?,
                Finding::Open { why } => writeln!(f, "  {question:<7} open    {why}")?,
                Finding::Broken { line, why } => writeln!(f, "  {question:<7} BROKEN  line {line}: {why}")?,
            }
        }
        f.write_str(match (self.is_sound(), self.is_proven()) {
            (_, true) => "This match is proven.",
            (true, false) => "Nothing is wrong, but not everything can be checked.",
            (false, false) => "This file is not the record of a fair match.",
        })
    }
}

/// Checks a file against the rules and this pack.
pub fn verify<G: Game>(record: &Record<G>, pack: &G::Pack) -> Verdict {
    let inputs = record.standing().len();
    let all = record.entries().iter().filter(|entry| matches!(entry, Entry::Input(_))).count();
    let (chance, draws) = seeded(record);
    let mut check =
        Check { draws, chance, play: Finding::proven(format!("the rules accept all {all} inputs")) };
    let ending = check.run(record, pack);
    Verdict {
        title: G::ID,
        inputs,
        undone: all - inputs,
        draws: record.draws(),
        chain: Finding::proven(format!(
            "{} lines, each fits the one before; the last hash is {}",
            record.entries().len() + 1,
            record.tip()
        )),
        chance: check.chance,
        play: check.play,
        ending,
    }
}

/// What can be said of chance before the draws are compared, and the draws if there is a seed.
fn seeded<G: Game>(record: &Record<G>) -> (Finding, Option<FairChance>) {
    let Some(committed) = &record.header().chance else {
        return (Finding::open("the header names no chance scheme: dice and draws cannot be checked"), None);
    };
    let Some(seed) = record.seed() else {
        let why = "the seed is not revealed yet: ask again when the match has ended";
        return (Finding::open(why), None);
    };
    if seed.commitment() != committed.commitment {
        let line = record.entries().len() + 1;
        return (Finding::broken(line, "the seed is not the one the header commits to"), None);
    }
    let (draws, nonces) = (record.draws(), record.nonces().count());
    let what = format!(
        "the seed is the committed one and gives all {draws} draws; {nonces} seats had a share in them"
    );
    (Finding::proven(what), Some(FairChance::new(seed, record.nonces())))
}

/// What a draw was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Drawn {
    /// A word of the title.
    pub purpose: &'static str,
    /// How many ways it could fall.
    pub ways: u32,
}

/// What every draw of a file was for, undone ones included: with it anybody can check the dice without the rules.
/// Nothing when the rules do not accept the inputs.
pub fn draws<G: Game>(record: &Record<G>, pack: &G::Pack) -> Option<Vec<Drawn>> {
    let mut table = opening_table(record, pack).ok()?;
    let returns = Returns::of(record.entries());
    let mut kept = BTreeMap::new();
    returns.keep(0, &table, &mut kept);
    let mut drawn = Vec::new();
    for (index, entry) in record.entries().iter().enumerate() {
        match entry {
            Entry::Input(input) => {
                if let (Input::Draw(_), Pending::Chance(chance)) = (input, table.pending()) {
                    let purpose = G::PURPOSES[chance.purpose.0 as usize];
                    drawn.push(Drawn { purpose, ways: chance.ways });
                }
                table.apply(input).ok()?;
                returns.keep(index + 1, &table, &mut kept);
            }
            Entry::Undo { .. } => table = kept[&returns.target[&index]].clone(),
            Entry::Nonce { .. } | Entry::End { .. } => {}
        }
    }
    Some(drawn)
}

struct Check {
    draws: Option<FairChance>,
    chance: Finding,
    play: Finding,
}

impl Check {
    /// Plays the whole file, undone branches included, and says what to think of its ending.
    fn run<G: Game>(&mut self, record: &Record<G>, pack: &G::Pack) -> Finding {
        let unknown = || Finding::open("the inputs cannot be played to the end");
        let mut table = match opening_table(record, pack) {
            Ok(table) => table,
            Err(refusal) => {
                self.break_play(1, format!("the options are {refusal}"));
                return unknown();
            }
        };
        let seats = G::seats(&record.header().options);
        let returns = Returns::of(record.entries());
        let mut kept = BTreeMap::new();
        returns.keep(0, &table, &mut kept);
        for (index, entry) in record.entries().iter().enumerate() {
            let line = index + 2;
            match entry {
                Entry::Input(input) => {
                    self.compare_draw(line, &table, input);
                    if let Err(refusal) = table.apply(input) {
                        self.break_play(line, refusal.to_string());
                        return unknown();
                    }
                    returns.keep(index + 1, &table, &mut kept);
                }
                Entry::Undo { .. } => table = kept[&returns.target[&index]].clone(),
                Entry::Nonce { seat, .. } if !seats.has(*seat) => {
                    self.chance =
                        Finding::broken(line, format!("the match has no seat {seat} to add a nonce"));
                }
                Entry::Nonce { .. } | Entry::End { .. } => {}
            }
        }
        compare_ending(record, table.pending())
    }

    fn break_play(&mut self, line: usize, why: String) {
        self.play = Finding::broken(line, why);
        if self.chance.is_proven() {
            self.chance = Finding::open("the seed is the committed one, but not all draws could be reached");
        }
    }

    fn compare_draw<G: Game>(&mut self, line: usize, table: &Table<'_, G>, input: &Input<G::Action>) {
        let (Input::Draw(way), Pending::Chance(chance)) = (input, table.pending()) else { return };
        let Some(fair) = &mut self.draws else { return };
        let expected = fair.draw::<G>(chance);
        if expected != *way && !self.chance.is_broken() {
            let purpose = G::PURPOSES[chance.purpose.0 as usize];
            let ways = chance.ways;
            let why =
                format!("the draw \"{purpose}\" of {ways} ways is {way}, but the seed gives {expected}");
            self.chance = Finding::broken(line, why);
        }
    }
}

fn compare_ending<G: Game>(record: &Record<G>, pending: Pending) -> Finding {
    let reached = match pending {
        Pending::Over(outcome) => Some(Ending::from(&outcome)),
        Pending::Seats(_) | Pending::Chance(_) => None,
    };
    let line = record.entries().len() + 1;
    match (record.ending(), reached) {
        (Some(told), Some(reached)) if *told == reached => {
            Finding::proven(format!("{} by {}", reached.result, reached.reason))
        }
        (Some(told), Some(reached)) => Finding::broken(
            line,
            format!("the file says {}, but the inputs lead to {}", words(told), words(&reached)),
        ),
        (Some(told), None) => {
            Finding::broken(line, format!("the file says {}, but the match is not over", words(told)))
        }
        (None, Some(reached)) => {
            Finding::open(format!("the match is over with {}, but the file does not say so", words(&reached)))
        }
        (None, None) => Finding::open("the match is not over"),
    }
}

fn words(ending: &Ending) -> String {
    let winners: Vec<String> = ending.winners.iter().map(ToString::to_string).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
    format!("{} by {} (winners: {winners})", ending.result, ending.reason)
}

/// Where each undo leads. Inputs form a tree; only points that are returned to are kept while playing, so a
/// file costs one play of each of its inputs however often it goes back.
struct Returns {
    /// By the index of the undo entry: the number of the input entry it leads to, 0 for the opening.
    target: BTreeMap<usize, usize>,
    wanted: Vec<bool>,
}

impl Returns {
    fn of<A>(entries: &[Entry<A>]) -> Returns {
        let mut returns = Returns { target: BTreeMap::new(), wanted: vec![false; entries.len() + 1] };
        let mut path = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            match entry {
                Entry::Input(_) => path.push(index + 1),
                Entry::Undo { to } => {
                    path.truncate(*to);
                    let target = path.last().copied().unwrap_or(0);
                    returns.target.insert(index, target);
                    returns.wanted[target] = true;
                }
                Entry::Nonce { .. } | Entry::End { .. } => {}
            }
        }
        returns
    }

    fn keep<'p, G: Game>(
        &self,
        point: usize,
        table: &Table<'p, G>,
        kept: &mut BTreeMap<usize, Table<'p, G>>,
    ) {
        if self.wanted[point] {
            kept.insert(point, table.clone());
        }
    }
}
