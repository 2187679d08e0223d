//! A run that is played a little at a time, by who has neither threads nor a clock. What comes out is what [`run`](crate::run())
//! comes to.

use std::{ops::Range, sync::Arc};

use veilleuse_pack::{Lang, PackFiles};
use veilleuse_sim::{Counts, Diary, Keeps, Player, SimError};
use veilleuse_titles::{Loaded, Playable, with_title};

use crate::{
    LabError, Modest, Plan, Run,
    grid::{Grid, block, narrow, sim_error},
    page,
    words::Words,
};

/// A run that is played a little at a time.
pub trait Course {
    /// Plays so many matches at most; whether there are more.
    fn advance(&mut self, matches: u64) -> Result<bool, LabError>;
    /// How many matches are done, those that nobody needs any more included.
    fn done(&self) -> u64;
    /// How many there are at most.
    fn total(&self) -> u64;
    /// What was played so far.
    fn run(&self) -> &Run;
    /// The page of what was played so far.
    fn page(&self, lang: Lang) -> Result<String, LabError>;
}

/// Begins to play a plan with this pack.
pub fn course(plan: &Plan, modest: Modest, files: &PackFiles) -> Result<Box<dyn Course>, LabError> {
    with_title!(plan.title()?, G => {
        let Loaded::<G> { pack, files, .. } = Loaded::from_files(files)?;
        let grid = Grid::<G>::new(plan, |_| Ok(Arc::clone(&pack)))?;
        let run = grid.begun()?;
        Ok(Box::new(Played { grid, files, modest, run, place: 0, from: 0, done: 0 }))
    })
}

struct Played<G: Playable> {
    grid: Grid<G>,
    files: Arc<PackFiles>,
    modest: Modest,
    run: Run,
    /// The table that is being played, and its next match.
    place: usize,
    from: u64,
    done: u64,
}

impl<G: Playable> Played<G> {
    fn play(&self, range: Range<u64>) -> Result<Counts, LabError> {
        let table = &self.run.cells[self.place].table;
        let seating = self.grid.seating(table, range.end - range.start)?;
        let wrong = |error: SimError| sim_error(table, error);
        let mut player = Player::<G>::new(&seating.plan).map_err(wrong)?;
        let mut diary = Diary::<G>::new(&seating.plan.options, &seating.opening, Keeps::default());
        for index in range {
            player.observe(index, &seating.levels(index), &mut diary).map_err(wrong)?;
        }
        Ok(diary.counts(&seating.plan.pack))
    }
}

impl<G: Playable> Course for Played<G> {
    fn advance(&mut self, matches: u64) -> Result<bool, LabError> {
        let (each, until) = (self.modest.matches, self.modest.until);
        let mut left = matches;
        while left > 0 && self.place < self.run.cells.len() {
            let (from, whole) = (self.from, block(until));
            let to = (from + left).min((from / whole + 1) * whole).min(each);
            let counts = self.play(from..to)?;
            let cell = &mut self.run.cells[self.place];
            cell.add(from, to, &counts);
            let is_known = to.is_multiple_of(whole) && until.is_some_and(|half| narrow(cell, half));
            let over = to == each || is_known;
            self.done += if over { each - from } else { to - from };
            left -= to - from;
            (self.place, self.from) = if over { (self.place + 1, 0) } else { (self.place, to) };
        }
        Ok(self.place < self.run.cells.len())
    }

    fn done(&self) -> u64 {
        self.done
    }

    fn total(&self) -> u64 {
        self.run.cells.len() as u64 * self.modest.matches
    }

    fn run(&self) -> &Run {
        &self.run
    }

    fn page(&self, lang: Lang) -> Result<String, LabError> {
        Ok(page::in_words(&self.run, Words::with::<G>(lang, &self.files)?))
    }
}
