//! Writing down one match after the other.

use std::collections::BTreeMap;

use serde::Serialize;
use veilleuse_core::{
    Ear, Fate, Game, Ids, Judgement, Observed, Outcome, Overheard, Seat, SeatSet, kit::Noun,
};

use crate::{
    Levels,
    counts::{Alike, Chair, Counts, Course, Followed, Histogram, Mark, Thing, length_class},
};

/// Writes down matches of one table, and sums them up. It keeps its buffers from match to match.
pub struct Diary<G: Observed> {
    seats: SeatSet,
    /// The side of every seat when the match begins.
    sides: Vec<u8>,
    page: Page,
    sum: Sum,
    rows: Option<Vec<Row>>,
    events: Option<Vec<Event>>,
    ids: Ids,
    _title: std::marker::PhantomData<fn() -> G>,
}

/// What is asked of a diary beside the sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keeps {
    /// A row for every match.
    pub rows: bool,
    /// Everything that a title counts, one by one.
    pub events: bool,
}

/// One match, as a row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Its number.
    pub index: u64,
    /// How it ended.
    pub result: &'static str,
    /// Why.
    pub reason: &'static str,
    /// Whether somebody won it, or all together.
    pub won: bool,
    /// The seats that won, as bits: 1 for seat 0, 2 for seat 1, 4 for seat 2.
    pub winners: u32,
    /// The seat that had the first turn, where there are turns.
    pub first: Option<u8>,
    /// How many decisions.
    pub decisions: u32,
    /// How many of them had more than one option.
    pub choices: u32,
    /// How many options they had together.
    pub options: u32,
    /// How many draws.
    pub draws: u32,
    /// How many periods.
    pub periods: u32,
    /// How often the lead changed.
    pub lead_changes: u32,
    /// Every gauge at the end, summed up over seats.
    pub gauges: Vec<u32>,
    /// How much there was of every mark.
    pub marks: Vec<u32>,
}

/// Something that a title counts, as a row of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The match.
    pub index: u64,
    /// After how many inputs.
    pub input: u32,
    /// In which period.
    pub period: u16,
    /// Whose it was; nobody's in particular.
    pub seat: Option<u8>,
    /// What happened.
    pub what: What,
}

/// What an event is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Something became of a thing, by its sort and number.
    Thing(Fate, u8, u16),
    /// So much of a mark.
    Mark(u8, u32),
}

/// The match that is being written down.
#[derive(Default)]
struct Page {
    index: u64,
    period: u16,
    decisions: u32,
    choices: u32,
    options: u32,
    draws: u32,
    first: Option<Seat>,
    course: Vec<Course>,
    /// By sort and number, who drew, used and kept it.
    things: Vec<Vec<Touch>>,
    touched: Vec<(u8, u16)>,
    marks: Vec<u32>,
    /// Gauge, period, value.
    samples: Vec<(u8, u16, u8)>,
    /// The side that led when a period began, where it was one alone.
    leads: Vec<Option<u8>>,
    lead_changes: u32,
}

/// Seats as bits, and one more for nobody in particular.
#[derive(Clone, Copy, Default)]
struct Touch {
    drawn: u16,
    used: u16,
    kept: u16,
}

const NOBODY: u16 = 1 << 15;
/// No title counts more sorts of things.
const MOST_SORTS: usize = 16;

/// The places of the seats in a set of bits.
fn places(seats: u16) -> impl Iterator<Item = u32> {
    (0..15).filter(move |place| seats & (1 << place) != 0)
}

/// What came of all matches so far, by numbers; names are put in at the end.
#[derive(Default)]
struct Sum {
    counts: Counts,
    endings: Vec<(&'static str, &'static str, Histogram)>,
    things: Vec<Vec<Thing>>,
    /// Who had anything of a sort, by the class of their match.
    sorts: Vec<Vec<Alike>>,
    marks: Vec<Mark>,
    gauges: Vec<Followed>,
    bots: Vec<(crate::Bot, Chair)>,
    duels: BTreeMap<(usize, usize), u64>,
}

/// The last period that is told apart; whatever comes later is counted with it.
const LAST: u16 = 300;

/// The gauge that every title has: how good the position looks, from 0 (lost) to 40 (won).
pub const STANDING: &str = "standing";

impl<G: Judgement + Observed> Diary<G> {
    /// A diary for tables with these options.
    pub fn new(options: &G::Options, opening: &veilleuse_core::Table<'_, G>, keeps: Keeps) -> Diary<G> {
        let seats: SeatSet = <G as Game>::seats(options).iter().filter(|seat| seat.plays()).collect();
        const { assert!(G::Sort::COUNT <= MOST_SORTS) };
        Diary {
            seats,
            sides: seats.iter().map(|seat| opening.side(seat)).collect(),
            page: Page::default(),
            sum: Sum::default(),
            rows: keeps.rows.then(Vec::new),
            events: keeps.events.then(Vec::new),
            ids: G::ids(),
            _title: std::marker::PhantomData,
        }
    }

    /// Whether people compete at this table.
    pub fn competes(&self) -> bool {
        self.sides.iter().any(|side| *side != self.sides[0])
    }

    pub(crate) fn open(&mut self, table: &Overheard<'_, G>, index: u64) {
        let page = &mut self.page;
        for (sort, number) in page.touched.drain(..) {
            page.things[usize::from(sort)][usize::from(number)] = Touch::default();
        }
        page.marks.clear();
        page.marks.resize(G::Mark::COUNT, 0);
        page.things.resize_with(G::Sort::COUNT, Vec::new);
        page.course.clear();
        page.samples.clear();
        page.leads.clear();
        page.index = index;
        (page.decisions, page.choices, page.options, page.draws) = (0, 0, 0, 0);
        (page.first, page.lead_changes) = (None, 0);
        page.period = table.period();
    }

    #[inline]
    pub(crate) const fn drew(&mut self) {
        self.page.draws += 1;
    }

    #[inline]
    pub(crate) fn decided(&mut self, options: usize) {
        let page = &mut self.page;
        let period = usize::from(page.period.min(LAST));
        if page.course.len() <= period {
            page.course.resize(period + 1, Course::default());
        }
        let course = &mut page.course[period];
        course.decisions += 1;
        course.options += options as u64;
        course.forced += u64::from(options == 1);
        page.decisions += 1;
        page.options += options as u32;
        page.choices += u32::from(options > 1);
    }

    #[inline]
    pub(crate) fn listen(&mut self, table: &mut Overheard<'_, G>) {
        table.listen(self);
        let period = table.period();
        if period != self.page.period {
            self.page.period = period;
            self.sample(table);
        }
    }

    fn sample(&mut self, table: &Overheard<'_, G>) {
        let period = self.page.period.min(LAST);
        let samples = &mut self.page.samples;
        table.read(|gauge, value| samples.push((gauge.index() as u8, period, value)));
        if !self.is_judged(period) {
            return;
        }
        if self.competes() {
            let lead = self.leads(table);
            let before = self.page.leads.iter().rev().find_map(|lead| *lead);
            self.page.lead_changes += u32::from(lead.is_some() && before.is_some() && lead != before);
            self.page.leads.push(lead);
        } else if let Some(seat) = self.seats.first_seat() {
            let standing = (table.value(seat).clamp(-1000, 1000) + 1000) / 50;
            self.page.samples.push((G::Gauge::COUNT as u8, period, standing as u8));
        }
    }

    /// Whether it is looked how good the position is when this period begins. Judging costs more than all else that is counted: once a
    /// round is enough, and less often in matches that will not end.
    fn is_judged(&self, period: u16) -> bool {
        let stride = if G::PERIOD == "turn" { self.seats.len().max(1) as u16 } else { 1 };
        let round = period / stride;
        period.is_multiple_of(stride) && (round < 32 || round.is_multiple_of(8))
    }

    /// The side that looks best to itself, where one does.
    fn leads(&self, table: &Overheard<'_, G>) -> Option<u8> {
        let mut best: Option<(i32, u8)> = None;
        let mut tied = false;
        for (seat, side) in self.seats.iter().zip(&self.sides) {
            let value = table.value(seat);
            match best {
                Some((most, leader)) if *side != leader && value == most => tied = true,
                Some((most, _)) if value <= most => {}
                _ => (best, tied) = (Some((value, *side)), false),
            }
        }
        best.filter(|_| !tied).map(|(_, side)| side)
    }

    pub(crate) fn close(&mut self, table: &Overheard<'_, G>, outcome: &Outcome, levels: &Levels) {
        table.look_around(self);
        let won = outcome.result.ends_with("victory");
        if let Some(rows) = &mut self.rows {
            let mut gauges = vec![0; G::Gauge::COUNT];
            table.read(|gauge, value| gauges[gauge.index()] += u32::from(value));
            rows.push(self.page.row(outcome, won, gauges));
        }
        let competes = self.competes();
        self.sum.count(&self.page, outcome, won, self.seats, &self.sides, competes);
        self.sum.count_bots(outcome, self.seats, levels);
    }

    /// The rows since they were last taken.
    pub fn take_rows(&mut self) -> Vec<Row> {
        self.rows.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The events since they were last taken.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// All sums, with the names of things.
    pub fn counts(&self, pack: &G::Pack) -> Counts {
        let mut counts = self.sum.counts.clone();
        for (result, reason, periods) in &self.sum.endings {
            counts.endings.insert(format!("{result}/{reason}"), periods.clone());
        }
        for (sort, things) in self.sum.things.iter().enumerate() {
            let mut named: BTreeMap<String, Thing> = BTreeMap::new();
            for (number, thing) in things.iter().enumerate().filter(|(_, thing)| thing.matches.seen > 0) {
                named.entry(G::id(pack, G::Sort::at(sort), number)).or_default().add(thing);
            }
            counts.things.insert(self.ids.sorts[sort].to_owned(), named);
        }
        for (sort, alike) in self.sum.sorts.iter().enumerate().filter(|(_, alike)| !alike.is_empty()) {
            counts.sorts.insert(self.ids.sorts[sort].to_owned(), alike.clone());
        }
        for (id, mark) in self.ids.marks.iter().zip(&self.sum.marks) {
            counts.marks.insert((*id).to_owned(), *mark);
        }
        let gauges = self.ids.gauges.iter().copied().chain([STANDING]);
        for (id, gauge) in gauges.zip(&self.sum.gauges) {
            if !(gauge.won.is_empty() && gauge.lost.is_empty()) {
                counts.gauges.insert(id.to_owned(), gauge.clone());
            }
        }
        for (bot, chair) in &self.sum.bots {
            counts.bots.insert(bot.to_string(), *chair);
        }
        for ((winner, loser), count) in &self.sum.duels {
            let name = |place: &usize| self.sum.bots[*place].0;
            counts.duels.insert(format!("{}>{}", name(winner), name(loser)), *count);
        }
        counts
    }
}

impl<G: Observed> Ear<G> for Diary<G> {
    #[inline]
    fn thing(&mut self, fate: Fate, sort: G::Sort, number: usize, by: Option<Seat>) {
        let page = &mut self.page;
        let things = &mut page.things[sort.index()];
        if things.len() <= number {
            things.resize(number + 1, Touch::default());
        }
        let touch = &mut things[number];
        if touch.drawn == 0 {
            page.touched.push((sort.index() as u8, number as u16));
        }
        let bit = by.map_or(NOBODY, |seat| 1 << seat.index());
        touch.drawn |= bit;
        match fate {
            Fate::Drawn => {}
            Fate::Used => touch.used |= bit,
            Fate::Kept => touch.kept |= bit,
        }
        if let Some(events) = &mut self.events {
            let what = What::Thing(fate, sort.index() as u8, number as u16);
            events.push(page.event(by, what));
        }
    }

    #[inline]
    fn turn(&mut self, seat: Seat) {
        self.page.first.get_or_insert(seat);
    }

    #[inline]
    fn mark(&mut self, mark: G::Mark, by: Option<Seat>, amount: u32) {
        self.page.marks[mark.index()] += amount;
        if let Some(events) = &mut self.events {
            events.push(self.page.event(by, What::Mark(mark.index() as u8, amount)));
        }
    }
}

impl Page {
    fn event(&self, by: Option<Seat>, what: What) -> Event {
        Event {
            index: self.index,
            input: self.decisions + self.draws,
            period: self.period,
            seat: by.map(|seat| seat.index() as u8),
            what,
        }
    }

    fn row(&self, outcome: &Outcome, won: bool, gauges: Vec<u32>) -> Row {
        Row {
            index: self.index,
            result: outcome.result,
            reason: outcome.reason,
            won,
            winners: outcome.winners.iter().map(|seat| 1 << seat.index()).sum(),
            first: self.first.map(|seat| seat.index() as u8),
            decisions: self.decisions,
            choices: self.choices,
            options: self.options,
            draws: self.draws,
            periods: u32::from(self.period),
            lead_changes: self.lead_changes,
            gauges,
            marks: self.marks.clone(),
        }
    }
}

impl Sum {
    fn count(
        &mut self,
        page: &Page,
        outcome: &Outcome,
        won: bool,
        seats: SeatSet,
        sides: &[u8],
        competes: bool,
    ) {
        let counts = &mut self.counts;
        counts.matches += 1;
        counts.won += u64::from(won);
        counts.draws += u64::from(page.draws);
        counts.options += u64::from(page.options);
        counts.forced += u64::from(page.decisions - page.choices);
        counts.decisions_squared += u64::from(page.decisions) * u64::from(page.decisions);
        counts.decisions.count(page.decisions as usize, 1);
        counts.choices.count(page.choices as usize, 1);
        counts.periods.count(usize::from(page.period), 1);
        let period = usize::from(page.period.min(LAST));
        self.end(outcome, period);
        let counts = &mut self.counts;
        if counts.course.len() < page.course.len() {
            counts.course.resize(page.course.len(), Course::default());
        }
        for (sum, course) in counts.course.iter_mut().zip(&page.course) {
            sum.matches += u64::from(course.decisions > 0);
            sum.decisions += course.decisions;
            sum.options += course.options;
            sum.forced += course.forced;
        }
        if competes {
            counts.lead_changes.count(page.lead_changes as usize, 1);
            let half = page.leads.len() / 2;
            if let Some(leader) = page.leads.get(half).copied().flatten() {
                let its = |(seat, side): (Seat, &u8)| *side == leader && outcome.winners.has(seat);
                counts.led_at_half += 1;
                counts.led_and_won += u64::from(seats.iter().zip(sides).any(its));
            }
        }
        let many = seats.len();
        let share = Chair::WHOLE / (outcome.winners.len().max(1) as u64);
        counts.seats.resize(many, Chair::default());
        counts.places.resize(many, Chair::default());
        for (number, seat) in seats.iter().enumerate() {
            let won = outcome.winners.has(seat);
            let chair = Chair { played: 1, won: u64::from(won), shares: if won { share } else { 0 } };
            counts.seats[number].sit(&chair);
            let first = page.first.map_or(0, Seat::index);
            counts.places[(number + many - first % many) % many].sit(&chair);
        }
        self.count_things(page, outcome, won);
        self.marks.resize(page.marks.len(), Mark::default());
        for (sum, amount) in self.marks.iter_mut().zip(&page.marks) {
            sum.amount += u64::from(*amount);
            sum.matches += u64::from(*amount > 0);
            sum.amount_won += if won { u64::from(*amount) } else { 0 };
        }
        for (gauge, period, value) in &page.samples {
            let (gauge, period) = (usize::from(*gauge), usize::from(*period));
            if self.gauges.len() <= gauge {
                self.gauges.resize_with(gauge + 1, Followed::default);
            }
            let followed = &mut self.gauges[gauge];
            let course = if won { &mut followed.won } else { &mut followed.lost };
            if course.len() <= period {
                course.resize_with(period + 1, Histogram::default);
            }
            course[period].count(usize::from(*value), 1);
        }
    }

    fn end(&mut self, outcome: &Outcome, period: usize) {
        let (result, reason) = (outcome.result, outcome.reason);
        let known = self.endings.iter_mut().find(|ending| (ending.0, ending.1) == (result, reason));
        match known {
            Some((_, _, periods)) => periods.count(period, 1),
            None => {
                let mut periods = Histogram::default();
                periods.count(period, 1);
                self.endings.push((result, reason, periods));
            }
        }
    }

    fn count_things(&mut self, page: &Page, outcome: &Outcome, won: bool) {
        let class = length_class(usize::from(page.period));
        let seat_won = |place: u32| outcome.winners.has(Seat::new(place as u8));
        self.things.resize_with(page.things.len(), Vec::new);
        self.sorts.resize_with(page.things.len(), Vec::new);
        let mut had = [0; MOST_SORTS];
        for (sort, number) in &page.touched {
            let (sort, number) = (usize::from(*sort), usize::from(*number));
            let touch = page.things[sort][number];
            had[sort] |= touch.drawn;
            let things = &mut self.things[sort];
            if things.len() <= number {
                things.resize(number + 1, Thing::default());
            }
            let thing = &mut things[number];
            thing.matches.count(touch.used != 0, won);
            let alike = Alike::of(&mut thing.alike, class);
            alike.matches.count(won);
            for place in places(touch.drawn) {
                thing.seats.count(touch.used & (1 << place) != 0, seat_won(place));
                alike.seats.count(seat_won(place));
            }
            thing.kept += u64::from((touch.kept & !NOBODY).count_ones());
        }
        for (all, had) in self.sorts.iter_mut().zip(had).filter(|(_, had)| *had != 0) {
            let alike = Alike::of(all, class);
            alike.matches.count(won);
            places(had).for_each(|place| alike.seats.count(seat_won(place)));
        }
    }

    fn count_bots(&mut self, outcome: &Outcome, seats: SeatSet, levels: &Levels) {
        let share = Chair::WHOLE / (outcome.winners.len().max(1) as u64);
        let mut sat: [usize; Seat::MAX as usize] = [0; Seat::MAX as usize];
        for seat in seats.iter() {
            let bot = levels.of(seat);
            let place = self.bots.iter().position(|(known, _)| *known == bot).unwrap_or_else(|| {
                self.bots.push((bot, Chair::default()));
                self.bots.len() - 1
            });
            sat[seat.index()] = place;
            let won = outcome.winners.has(seat);
            let chair = Chair { played: 1, won: u64::from(won), shares: if won { share } else { 0 } };
            self.bots[place].1.sit(&chair);
        }
        if self.bots.len() < 2 {
            return;
        }
        for winner in seats.iter().filter(|seat| outcome.winners.has(*seat)) {
            for loser in seats.iter().filter(|seat| !outcome.winners.has(*seat)) {
                let pair = (sat[winner.index()], sat[loser.index()]);
                if pair.0 != pair.1 {
                    *self.duels.entry(pair).or_default() += 1;
                }
            }
        }
    }
}
