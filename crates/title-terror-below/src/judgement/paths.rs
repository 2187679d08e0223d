//! Ways across the desert, and what they cost.

use crate::{
    pack::{Pack, PerCell},
    state::State,
    words::{Cell, Cells},
};
use veilleuse_core::Seat;

/// Farther than any way.
pub(super) const FAR: u8 = 60;

/// A number for every cell.
pub(super) type Chart = PerCell<u8>;

/// The ground as a seat may cross it: rubble can be cleared, for a point each.
pub(super) struct Ways<'a> {
    pack: &'a Pack,
    state: &'a State,
    climbs: bool,
}

impl<'a> Ways<'a> {
    pub(super) fn of(pack: &'a Pack, state: &'a State, seat: Seat) -> Ways<'a> {
        Ways { pack, state, climbs: state.can_climb(pack, seat) }
    }

    /// The points that entering a cell takes.
    #[inline]
    pub(super) fn enter(&self, cell: Cell) -> u8 {
        match self.state.rubble_at(cell) {
            1 if self.climbs => 1,
            count => 1 + count,
        }
    }

    /// The points from a cell to every other one.
    pub(super) fn from(&self, start: Cell) -> Chart {
        self.spread(start, |_, next| self.enter(next))
    }

    /// The points from every cell to this one.
    pub(super) fn to(&self, end: Cell) -> Chart {
        self.spread(end, |here, _| self.enter(here))
    }

    /// Cells by rising cost, each of a bucket at a time.
    fn spread(&self, start: Cell, step: impl Fn(Cell, Cell) -> u8) -> Chart {
        const MOST: usize = 32;
        let board = self.state.board(self.pack);
        let mut costs = Chart::all(FAR);
        let mut buckets = [Cells::EMPTY; MOST];
        costs[start] = 0;
        buckets[0].put(start);
        for cost in 0..MOST as u8 {
            for here in buckets[usize::from(cost)].iter() {
                if costs[here] != cost {
                    continue;
                }
                for next in board.near(here).iter() {
                    let there = cost + step(here, next);
                    if there < costs[next] && usize::from(there) < MOST {
                        costs[next] = there;
                        buckets[usize::from(there)].put(next);
                    }
                }
            }
        }
        costs
    }
}
