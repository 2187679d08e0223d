//! Ways across the desert, and what they cost.

use crate::{
    pack::Pack,
    state::State,
    words::{Cell, cells},
};
use veilleuse_core::Seat;

/// Farther than any way.
pub(super) const FAR: u8 = 60;

/// A number for every cell.
pub(super) type Chart = [u8; Cell::COUNT];

/// Steps from a cell to every other for a walking pawn; [`FAR`] where it cannot walk.
pub(crate) fn distances(pack: &Pack, state: &State, seat: Seat, from: Cell) -> Chart {
    let board = state.board(pack);
    let open = board.ground & !state.blocked(pack, seat);
    let mut steps = [FAR; Cell::COUNT];
    steps[from.index()] = 0;
    let (mut edge, mut seen, mut count) = (from.bit(), from.bit(), 0);
    while edge != 0 {
        count += 1;
        let next = cells(edge).fold(0, |set, cell| set | board.near(cell)) & open & !seen;
        cells(next).for_each(|cell| steps[cell.index()] = count);
        seen |= next;
        edge = next;
    }
    steps
}

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
    pub(super) const fn enter(&self, cell: Cell) -> u8 {
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
        let mut costs = [FAR; Cell::COUNT];
        let mut buckets = [0_u64; MOST];
        costs[start.index()] = 0;
        buckets[0] = start.bit();
        for cost in 0..MOST as u8 {
            for here in cells(buckets[usize::from(cost)]) {
                if costs[here.index()] != cost {
                    continue;
                }
                for next in cells(board.near(here)) {
                    let there = cost + step(here, next);
                    if there < costs[next.index()] && usize::from(there) < MOST {
                        costs[next.index()] = there;
                        buckets[usize::from(there)] |= next.bit();
                    }
                }
            }
        }
        costs
    }
}
