//! What a laboratory counts while matches are played.

use crate::{
    Eyes, Game, Host, Judgement, OwnClock, Pending, Referee, Refusal, Scribe, Seat, Table, Viewer, kit::Noun,
    scribe::Book,
};

/// What is worth counting in a title: things and whether they are used, numbers that are followed over the course of a match,
/// and what happens often enough to be summed up. A title says it in a few lines, and everything a laboratory shows follows.
pub trait Observed: Game {
    /// The sorts of things whose use is counted: cards, items, characters. [`names!`](crate::names) makes them.
    type Sort: Noun;
    /// The numbers that are read from the table whenever a new period begins.
    type Gauge: Noun;
    /// What happens, with how much of it.
    type Mark: Noun;
    /// What the course of a match is counted in: the id of a word, `round` or `turn`.
    const PERIOD: &'static str;

    /// The ids of all sorts, gauges and marks, in their order.
    fn ids() -> Ids;

    /// Which period of the match this is; 0 before the first one.
    fn period(state: &Self::State) -> u16;

    /// Whether whoever gets a thing of this sort may leave it unused. What cannot be left is compared with matches in which it
    /// did not appear.
    fn optional(_sort: Self::Sort) -> bool {
        true
    }

    /// Names the things that could be used from the start, without anybody drawing them.
    fn at_hand(_pack: &Self::Pack, _state: &Self::State, _ear: &mut impl Ear<Self>) {}

    /// Hears one thing told to all-seeing eyes; the state is the one after the step.
    fn hear(pack: &Self::Pack, state: &Self::State, told: &Self::Told, ear: &mut impl Ear<Self>);

    /// Reads every gauge, for each seat or once for the table.
    fn read(pack: &Self::Pack, state: &Self::State, referee: &Referee, dial: impl FnMut(Self::Gauge, u8));

    /// The id of a thing.
    fn id(pack: &Self::Pack, sort: Self::Sort, number: usize) -> String;

    /// The message of the pack that names a thing.
    fn message(_sort: Self::Sort, id: &str) -> String {
        format!("card-{id}")
    }
}

/// The ids of what a title counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ids {
    /// Of its sorts of things.
    pub sorts: Vec<&'static str>,
    /// Of its gauges.
    pub gauges: Vec<&'static str>,
    /// Of its marks.
    pub marks: Vec<&'static str>,
}

/// Makes the [`Ids`] of a title from its three nouns.
#[macro_export]
macro_rules! observed_ids {
    ($sort:ident, $gauge:ident, $mark:ident) => {
        fn ids() -> $crate::Ids {
            $crate::Ids {
                sorts: $sort::ALL.map($sort::id).to_vec(),
                gauges: $gauge::ALL.map($gauge::id).to_vec(),
                marks: $mark::ALL.map($mark::id).to_vec(),
            }
        }
    };
}

/// What becomes of a thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// Somebody has it, or it is on the table: it could be used.
    Drawn,
    /// It did what it is for.
    Used,
    /// Somebody chose to keep it.
    Kept,
}

impl Fate {
    /// The id in files.
    pub const fn id(self) -> &'static str {
        match self {
            Fate::Drawn => "drawn",
            Fate::Used => "used",
            Fate::Kept => "kept",
        }
    }
}

/// Who writes down what a title counts.
pub trait Ear<G: Observed> {
    /// This became of a thing, in the hands of a seat or on the table.
    fn thing(&mut self, fate: Fate, sort: G::Sort, number: usize, by: Option<Seat>);

    /// This seat has a turn; the first that has one begins the order of play.
    fn turn(&mut self, seat: Seat);

    /// So much of this happened.
    fn mark(&mut self, mark: G::Mark, by: Option<Seat>, amount: u32);
}

/// A table that is overheard: everything that would be told to eyes that see all is kept until somebody listens.
pub struct Overheard<'p, G: Game> {
    table: Table<'p, G>,
    book: Book<G::Told>,
}

impl<'p, G: Game> Overheard<'p, G> {
    /// A place to overhear tables like this one.
    pub fn new(table: Table<'p, G>) -> Overheard<'p, G> {
        Overheard { table, book: Book::for_eyes([Eyes::all_seeing(&Referee::mint())]) }
    }

    /// Puts another table in this place.
    pub fn begin_again(&mut self, table: &Table<'p, G>) {
        self.table.clone_from(table);
        self.book.tear_out();
    }

    /// The table itself.
    pub const fn table(&self) -> &Table<'p, G> {
        &self.table
    }
}

impl<G: Observed> Overheard<'_, G> {
    /// Tells what was overheard since the last time.
    #[inline]
    pub fn listen(&mut self, ear: &mut impl Ear<G>) {
        let (pack, state) = self.table.parts();
        for told in self.book.lines() {
            G::hear(pack, state, told, ear);
        }
        self.book.tear_out();
    }

    /// The period of the match.
    #[inline]
    pub fn period(&self) -> u16 {
        G::period(self.table.parts().1)
    }

    /// Names what could be used from the start.
    pub fn look_around(&self, ear: &mut impl Ear<G>) {
        let (pack, state) = self.table.parts();
        G::at_hand(pack, state, ear);
    }

    /// Reads every gauge.
    pub fn read(&self, dial: impl FnMut(G::Gauge, u8)) {
        let (pack, state) = self.table.parts();
        G::read(pack, state, &Referee::mint(), dial);
    }
}

impl<G: Judgement> Overheard<'_, G> {
    /// How the position looks to this seat; see [`Judgement::value`].
    pub fn value(&self, seat: Seat) -> i32 {
        let (pack, state) = self.table.parts();
        G::value(pack, state, seat, Eyes::of(Viewer::Seat(seat)))
    }
}

/// As a silent table, but for what is written down.
impl<G: Game> Host for Overheard<'_, G> {
    type Game = G;

    #[inline]
    fn pending(&self) -> Pending {
        self.table.pending()
    }

    #[inline]
    fn own_clock(&self) -> Option<OwnClock> {
        self.table.own_clock()
    }

    #[inline]
    fn options(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.table.options(seat, out);
    }

    #[inline]
    fn draw(&mut self, way: u32) {
        let (pack, state) = self.table.parts_mut();
        G::draw(pack, state, way, &Referee::mint(), Scribe::writing(&mut self.book));
    }

    #[inline]
    fn decide(
        &mut self,
        seat: Seat,
        options: &mut Vec<G::Action>,
        choose: impl FnOnce(&Self, &[G::Action]) -> usize,
    ) -> Option<usize> {
        options.clear();
        let (pack, state) = self.table.parts();
        G::list(pack, state, seat, Eyes::of(Viewer::Seat(seat)), options);
        if options.is_empty() {
            return None;
        }
        let place = choose(self, options);
        let (pack, state) = self.table.parts_mut();
        let scribe = Scribe::writing(&mut self.book);
        G::decide(pack, state, seat, &options[place], &Referee::mint(), scribe);
        Some(place)
    }

    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        let (pack, state) = self.table.parts_mut();
        G::time_up(pack, state, seat, &Referee::mint(), Scribe::writing(&mut self.book))
    }
}
