//! The tables of a plan, with their packs.

use std::{collections::BTreeMap, sync::Arc};

use veilleuse_core::{Game, Observed, Seat, Table, kit::Noun};
use veilleuse_lessons::json;
use veilleuse_sim::{Bot, Counts, Levels, SimError, SimPlan, wilson};
use veilleuse_titles::Playable;

use crate::{Cell, LabError, Plan, Run, Spec};

/// So many matches are played before anybody looks whether the interval is narrow enough. It is part of what a run with
/// `until` means, and the same on every machine.
const BLOCK: u64 = 200;
/// Without it blocks are larger, and threads wait less for each other.
const LARGE_BLOCK: u64 = 2_000;
/// Fewer matches than this are never enough.
const FEWEST: u64 = 200;

/// After so many matches somebody looks.
pub(crate) const fn block(until: Option<f64>) -> u64 {
    if until.is_some() { BLOCK } else { LARGE_BLOCK }
}

/// The tables of a plan, with their packs.
pub(crate) struct Grid<G: Playable> {
    plan: Plan,
    seed: u64,
    packs: BTreeMap<String, Arc<G::Pack>>,
}

/// One table, ready to play so many matches.
pub(crate) struct Seating<'g, G: Playable> {
    pub(crate) plan: SimPlan<G>,
    pub(crate) opening: Table<'g, G>,
    /// At how many chairs bots of different kinds take turns.
    turns: Option<u8>,
}

impl<G: Playable> Seating<'_, G> {
    /// Who sits where in this match.
    pub(crate) fn levels(&self, index: u64) -> Levels {
        self.turns.map_or(self.plan.levels, |seats| self.plan.levels.turned(seats, index))
    }
}

impl<G: Playable> Grid<G> {
    pub(crate) fn new(
        plan: &Plan,
        load: impl Fn(&str) -> Result<Arc<G::Pack>, LabError>,
    ) -> Result<Grid<G>, LabError> {
        let mut packs = BTreeMap::new();
        for spec in plan.specs()? {
            if !packs.contains_key(&spec.pack) {
                packs.insert(spec.pack.clone(), load(&spec.pack)?);
            }
        }
        Ok(Grid { plan: plan.clone(), seed: plan.seed.unwrap_or(1), packs })
    }

    pub(crate) fn pack(&self, table: &Spec) -> &Arc<G::Pack> {
        &self.packs[&table.pack]
    }

    /// A run in which nothing was played.
    pub(crate) fn begun(&self) -> Result<Run, LabError> {
        let mut cells = Vec::new();
        for table in self.plan.specs()? {
            let options = Self::options(&table)?;
            let pack = &self.packs[&table.pack];
            let opening = Table::<G>::begin(pack, &options)
                .map_err(|refusal| sim_error(&table, SimError::Options(refusal)))?;
            let seats = <G as Game>::seats(&options);
            let mut sides: Vec<u8> =
                seats.iter().filter(|seat| seat.plays()).map(|seat| opening.side(seat)).collect();
            sides.sort_unstable();
            sides.dedup();
            let sides = sides.len() as u8;
            let (played, counts) = (Vec::new(), Counts::default());
            let (optional, seconds) = (optional::<G>(), G::catalogue().seconds);
            let competes = sides > 1;
            cells.push(Cell { table, played, competes, sides, optional, seconds, counts, paired: None });
        }
        let digest = |(name, pack): (&String, &Arc<G::Pack>)| (name.clone(), G::digest(pack).to_owned());
        Ok(Run {
            format: Run::FORMAT.to_owned(),
            title: G::ID.to_owned(),
            seed: self.seed,
            packs: self.packs.iter().map(digest).collect(),
            cells,
        })
    }

    fn options(table: &Spec) -> Result<G::Options, LabError> {
        let read = |named: serde_json::Value| {
            let read = veilleuse_titles::options::<G>(named);
            read.map_err(|error| LabError::Plan(format!("{}: {error}", table.name())))
        };
        // What keeps bots from playing for ever gives way to what the plan says itself.
        let mut usual = json::written(&G::simulated(read(table.named())?));
        for (name, value) in &table.options {
            usual[name] = value.clone();
        }
        read(usual)
    }

    pub(crate) fn seating(&self, table: &Spec, matches: u64) -> Result<Seating<'_, G>, LabError> {
        let bots = table.bots()?;
        let plan = SimPlan::<G> {
            pack: Arc::clone(self.pack(table)),
            options: Self::options(table)?,
            levels: seated(&bots),
            make_bot: G::bot,
            matches,
            seed: self.seed,
            threads: 0,
        };
        let opening = Table::<G>::begin(self.pack(table), &plan.options)
            .map_err(|refusal| sim_error(table, SimError::Options(refusal)))?;
        Ok(Seating { plan, opening, turns: (bots.len() > 1).then_some(table.seats) })
    }
}

/// The sorts of things that may be left unused.
fn optional<G: Observed>() -> Vec<String> {
    let sorts = G::Sort::all().zip(G::ids().sorts);
    sorts.filter(|(sort, _)| G::optional(*sort)).map(|(_, id)| id.to_owned()).collect()
}

pub(crate) fn sim_error(table: &Spec, error: SimError) -> LabError {
    LabError::Sim { table: table.name(), error }
}

/// The bots in their chairs; what is not named does by the book.
fn seated(bots: &[Bot]) -> Levels {
    match bots {
        [all] => Levels::all(*all),
        each => {
            let chairs = each.iter().zip(0..);
            chairs.fold(Levels::all(veilleuse_bots::Level::Regular), |levels, (bot, seat)| {
                levels.with(Seat::new(seat), *bot)
            })
        }
    }
}

/// Whether the win rate is known so well; where everybody plays for themselves, that of each chair.
pub(crate) fn narrow(cell: &Cell, half: f64) -> bool {
    let known = |won: u64| {
        let (low, high) = wilson(won, cell.counts.matches);
        (high - low) / 2.0 <= half
    };
    let counts = &cell.counts;
    let all =
        if cell.sides > 2 { counts.seats.iter().all(|seat| known(seat.won)) } else { known(counts.won) };
    counts.matches >= FEWEST && all
}
