//! Playing a plan.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use veilleuse_core::{Game, Ids, Observed, Seat, Table, kit::Noun};
use veilleuse_lessons::json;
use veilleuse_sim::{Bot, Counts, Diary, Event, Keeps, Levels, Player, Row, SimError, SimPlan, wilson};
use veilleuse_titles::{Loaded, Playable, with_title};

use crate::{Cell, LabError, Paired, Plan, Run, SHIPPED, Spec};

/// How a plan is played.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The number of the first match of each table.
    pub from: u64,
    /// How many matches each table plays at most.
    pub matches: u64,
    /// The half-width of the win rate at which a table stops.
    pub until: Option<f64>,
    /// On how many threads; 0 for one a core.
    pub threads: usize,
    /// What is handed out beside the sums.
    pub keeps: Keeps,
}

/// How far a run is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The table that is being played.
    pub table: String,
    /// How many matches are done, those from before included.
    pub done: u64,
    /// How many there are at most.
    pub total: u64,
    /// How many seconds it will still take, if it goes on like this.
    pub seconds_left: Option<f64>,
}

/// Who watches a run.
pub trait Watcher: Sync {
    /// Hears how far it is; `false` stops it.
    fn progress(&self, _: &Progress) -> bool {
        true
    }

    /// Takes rows and events as they come, those of one table in the order of matches.
    fn take(&mut self, _: &Batch<'_>) -> Result<(), LabError> {
        Ok(())
    }

    /// Keeps what there is so far.
    fn keep(&mut self, _: &Run) -> Result<(), LabError> {
        Ok(())
    }
}

/// Rows and events of one table.
pub struct Batch<'b> {
    /// The title.
    pub title: &'static str,
    /// The table.
    pub table: &'b Spec,
    /// What the title counts.
    pub ids: &'b Ids,
    /// One row for every match.
    pub rows: &'b [Row],
    /// What was counted one by one.
    pub events: &'b [Event],
    /// The id of a thing, by its sort and number.
    pub name: &'b dyn Fn(u8, u16) -> String,
}

/// So many matches are played before anybody looks whether the interval is narrow enough. It is part of what a run with
/// `until` means, and the same on every machine.
const BLOCK: u64 = 200;
/// Without it blocks are larger, and threads wait less for each other.
const LARGE_BLOCK: u64 = 2_000;
/// Fewer matches than this are never enough.
const FEWEST: u64 = 200;
/// So often, in seconds, what there is is kept.
const KEPT_EVERY: f64 = 5.0;

/// Plays a plan, or goes on with a run of it. What comes out does not depend on the number of threads. (A watcher by reference: else every crate
/// that runs a plan would compile the rules of all titles again.)
pub fn run(
    plan: &Plan,
    asked: &Asked,
    so_far: Option<Run>,
    watcher: &mut dyn Watcher,
) -> Result<Run, LabError> {
    if asked.matches == 0 {
        return Err(LabError::Plan("no matches are asked for; ask for one at least".into()));
    }
    if asked.until.is_some() && asked.from > 0 {
        return Err(LabError::Plan("a shard cannot stop by itself; leave --until out, or --from".into()));
    }
    let title = plan.title()?;
    with_title!(title, G => Runner::<G>::new(plan, asked)?.run(so_far, watcher))
}

struct Runner<'p, G: Playable> {
    plan: &'p Plan,
    asked: &'p Asked,
    seed: u64,
    packs: BTreeMap<String, Arc<G::Pack>>,
    pool: ThreadPool,
    start: Instant,
    done: AtomicU64,
    total: u64,
}

impl<'p, G: Playable> Runner<'p, G> {
    fn new(plan: &'p Plan, asked: &'p Asked) -> Result<Runner<'p, G>, LabError> {
        let mut packs = BTreeMap::new();
        for spec in plan.specs()? {
            if !packs.contains_key(&spec.pack) {
                packs.insert(spec.pack.clone(), load::<G>(&spec.pack)?.pack);
            }
        }
        let pool = ThreadPoolBuilder::new().num_threads(asked.threads).build();
        let pool = pool.map_err(|error| LabError::Plan(SimError::Threads(error.to_string()).to_string()))?;
        Ok(Runner {
            plan,
            asked,
            seed: plan.seed.unwrap_or(1),
            packs,
            pool,
            start: Instant::now(),
            done: AtomicU64::new(0),
            total: 0,
        })
    }

    /// A run in which nothing was played.
    fn begun(&self) -> Result<Run, LabError> {
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

    fn run(mut self, so_far: Option<Run>, watcher: &mut dyn Watcher) -> Result<Run, LabError> {
        let mut run = self.begun()?;
        if let Some(so_far) = so_far {
            run.same_tables(&so_far)?;
            run = so_far;
        }
        let asked = self.asked.from..self.asked.from + self.asked.matches;
        self.total = run.cells.len() as u64 * self.asked.matches;
        let mut kept = Instant::now();
        let mut place = 0;
        while place < run.cells.len() {
            // Tables that differ in nothing but the pack go hand in hand.
            let first = run.cells[place].table.clone();
            let same = |cell: &&Cell| cell.table.same_but_for_the_pack(&first);
            let end = place + run.cells[place..].iter().take_while(same).count();
            let group = place..end;
            place = end;
            let mut from = asked.start;
            while from < asked.end {
                let whole = if self.asked.until.is_some() { BLOCK } else { LARGE_BLOCK };
                let mut to = (from + whole).min(asked.end);
                if run.cells[group.start].has(from) {
                    // Played before: blocks begin where the last one ended.
                    to = (from + 1..to).find(|index| !run.cells[group.start].has(*index)).unwrap_or(to);
                    self.done.fetch_add((to - from) * group.len() as u64, Ordering::Relaxed);
                } else {
                    to = (from + 1..to).find(|index| run.cells[group.start].has(*index)).unwrap_or(to);
                    if !self.block(&mut run.cells[group.clone()], from..to, watcher)? {
                        watcher.keep(&run)?;
                        return Ok(run);
                    }
                }
                from = to;
                if kept.elapsed().as_secs_f64() > KEPT_EVERY {
                    watcher.keep(&run)?;
                    kept = Instant::now();
                }
                let known = |cell: &Cell| self.asked.until.is_some_and(|half| narrow(cell, half));
                if run.cells[group.clone()].iter().all(known) {
                    self.done.fetch_add((asked.end - from) * group.len() as u64, Ordering::Relaxed);
                    break;
                }
            }
        }
        watcher.keep(&run)?;
        Ok(run)
    }

    /// Plays some matches at tables that differ in nothing but the pack; `false` when somebody has stopped it.
    fn block(
        &self,
        cells: &mut [Cell],
        range: std::ops::Range<u64>,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, LabError> {
        let mut rows_of_first: Vec<Row> = Vec::new();
        let pairs = cells.len() > 1;
        let mut played = Vec::new();
        for cell in cells.iter() {
            let Some((counts, rows, events)) = self.play(&cell.table, range.clone(), pairs, &*watcher)?
            else {
                return Ok(false);
            };
            let pack = &self.packs[&cell.table.pack];
            let name =
                |sort: u8, number: u16| G::id(pack, G::Sort::at(usize::from(sort)), usize::from(number));
            let wanted = if self.asked.keeps.rows { rows.as_slice() } else { &[] };
            let (ids, table) = (G::ids(), &cell.table);
            watcher.take(&Batch {
                title: G::ID,
                table,
                ids: &ids,
                rows: wanted,
                events: &events,
                name: &name,
            })?;
            let mut paired = None;
            if played.is_empty() {
                rows_of_first = rows;
            } else {
                let mut sum = Paired::default();
                rows_of_first.iter().zip(&rows).for_each(|(first, other)| sum.count(first, other));
                paired = Some(sum);
            }
            played.push((counts, paired));
        }
        // All of them or none: a run that is stopped in between is still one in which pairs are whole.
        for (cell, (counts, paired)) in cells.iter_mut().zip(played) {
            cell.add(range.start, range.end, &counts);
            if let Some(paired) = paired {
                cell.paired.get_or_insert_default().add(&paired);
            }
        }
        Ok(true)
    }

    /// Plays these matches on all threads. Nothing when somebody has stopped it.
    #[expect(clippy::type_complexity, reason = "three lists of one kind of thing each")]
    fn play(
        &self,
        table: &Spec,
        range: std::ops::Range<u64>,
        rows: bool,
        watcher: &dyn Watcher,
    ) -> Result<Option<(Counts, Vec<Row>, Vec<Event>)>, LabError> {
        let bots = table.bots()?;
        let plan = SimPlan::<G> {
            pack: Arc::clone(&self.packs[&table.pack]),
            options: Self::options(table)?,
            levels: seated(&bots),
            make_bot: G::bot,
            matches: range.end - range.start,
            seed: self.seed,
            threads: 0,
        };
        let opening = Table::<G>::begin(&plan.pack, &plan.options)
            .map_err(|refusal| sim_error(table, SimError::Options(refusal)))?;
        let keeps = Keeps { rows: rows || self.asked.keeps.rows, ..self.asked.keeps };
        let stopped = AtomicU64::new(0);
        let told: Mutex<Option<Instant>> = Mutex::new(None);
        let begin = || -> Result<_, SimError> {
            Ok((Player::<G>::new(&plan)?, Diary::<G>::new(&plan.options, &opening, keeps)))
        };
        let one = |player: &mut Player<'_, G>, diary: &mut Diary<G>, index: u64| -> Result<(), SimError> {
            if stopped.load(Ordering::Relaxed) > 0 {
                return Ok(());
            }
            let levels = if bots.len() > 1 { plan.levels.turned(table.seats, index) } else { plan.levels };
            player.observe(index, &levels, diary)?;
            let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
            if let Ok(mut last) = told.try_lock()
                && last.is_none_or(|last| last.elapsed().as_millis() >= 100)
            {
                *last = Some(Instant::now());
                if !watcher.progress(&self.progress(table, done)) {
                    stopped.store(1, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        let parts: Vec<Result<_, SimError>> = self.pool.install(|| {
            let parts = range.into_par_iter().fold(begin, |state, index| {
                let (mut player, mut diary) = state?;
                one(&mut player, &mut diary, index)?;
                Ok((player, diary))
            });
            parts.collect()
        });
        if stopped.load(Ordering::Relaxed) > 0 {
            return Ok(None);
        }
        let (mut counts, mut all_rows, mut all_events) = (Counts::default(), Vec::new(), Vec::new());
        for part in parts {
            let (_, mut diary) = part.map_err(|error| sim_error(table, error))?;
            counts.add(&diary.counts(&plan.pack));
            all_rows.append(&mut diary.take_rows());
            all_events.append(&mut diary.take_events());
        }
        all_rows.sort_by_key(|row| row.index);
        all_events.sort_by_key(|event| event.index);
        Ok(Some((counts, all_rows, all_events)))
    }

    fn progress(&self, table: &Spec, done: u64) -> Progress {
        let seconds = self.start.elapsed().as_secs_f64();
        let left = self.total.saturating_sub(done) as f64;
        let seconds_left = (done > 0 && seconds > 1.0).then(|| seconds / done as f64 * left);
        Progress { table: table.name(), done, total: self.total, seconds_left }
    }
}

/// The sorts of things that may be left unused.
fn optional<G: Observed>() -> Vec<String> {
    let sorts = G::Sort::all().zip(G::ids().sorts);
    sorts.filter(|(sort, _)| G::optional(*sort)).map(|(_, id)| id.to_owned()).collect()
}

fn sim_error(table: &Spec, error: SimError) -> LabError {
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
fn narrow(cell: &Cell, half: f64) -> bool {
    let known = |won: u64| {
        let (low, high) = wilson(won, cell.counts.matches);
        (high - low) / 2.0 <= half
    };
    let counts = &cell.counts;
    let all =
        if cell.sides > 2 { counts.seats.iter().all(|seat| known(seat.won)) } else { known(counts.won) };
    counts.matches >= FEWEST && all
}

/// A title with the pack inside, or one in a folder.
pub(crate) fn load<G: Playable>(pack: &str) -> Result<Loaded<G>, LabError> {
    if pack == SHIPPED { Ok(Loaded::embedded()) } else { Ok(Loaded::from_dir(Path::new(pack))?) }
}
