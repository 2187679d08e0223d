//! What some eyes may expect of tokens they do not know.
//!
//! Tokens of one origin are exchangeable, so the value of a pile follows from how many tokens of each origin it
//! holds: set-up tokens are drawn from the numbers nobody has seen, Save Will tokens from these and the dark
//! Demogorgons among the twelve, late tokens from what the reserve could hold when they were drawn. All counting is
//! in whole numbers.

use std::{
    borrow::Cow,
    cell::{Ref, RefCell},
};

use arrayvec::ArrayVec;
use veilleuse_core::{
    Eyes,
    kit::{By, Noun},
};

use crate::{
    pack::Pack,
    pile::{Layer, MEMBERS, MOST, Member, Origin, Pile},
    state::State,
    words::{NUMBERS, Slot, Token},
};

/// A chance that is certain, in parts per million.
pub(crate) const CERTAIN: u32 = 1_000_000;
/// More than any pile is worth: four tokens of at most eight.
const SUMS: usize = 33;
/// More than four numbers are worth.
const NUMBER_SUMS: usize = 21;
/// The weights of all sums of a distribution together, about.
const ONE: u64 = 1 << 30;
/// The weight of one set of tokens while sets are counted.
const GRAIN: u64 = 1 << 20;

/// The table with everything noted that these eyes know of its piles.
pub(crate) fn record_of(state: &State, eyes: Eyes) -> Cow<'_, State> {
    let mut record = Cow::Borrowed(state);
    for (slot, pile) in state.piles.iter() {
        let Some(tokens) = pile.tokens().seen_by(eyes).or(pile.looked().seen_by(eyes)) else { continue };
        for place in pile.places().filter(|place| pile.shown.at(*place).is_none()) {
            if let Some(token) = tokens.at(place) {
                record.to_mut().note(slot, place, token);
            }
        }
    }
    if let Some(private) = record.private
        && let (Some(tokens), Some(slipped)) = (private.tokens.seen_by(eyes), private.slipped.seen_by(eyes))
    {
        record.to_mut().note_restacked(private.slot, tokens.iter(), *slipped);
    }
    record
}

/// What piles are worth, for one record.
pub(crate) struct Odds<'a> {
    known: Known<'a>,
    /// How many sets of each size, of the numbers nobody has seen, come to each sum.
    old: [[u64; NUMBER_SUMS]; 5],
    /// The same as weights.
    old_weights: [[u64; NUMBER_SUMS]; 5],
    /// What late tokens are worth, found out when somebody asks for a pile with some of them: nothing before. It is large, and so it
    /// is filled where it lies.
    late: RefCell<Late>,
}

/// What dark tokens are worth, for each layer and number of them that some pile has.
type Late = ArrayVec<Drawn, { Layer::COUNT * MOST as usize }>;

/// What is found out before anything is counted.
struct Known<'a> {
    record: &'a State,
    pack: &'a Pack,
    demogorgon: u8,
    /// Numbers nobody has seen.
    unseen: u64,
    /// Save Will tokens nobody has seen, wherever they lie.
    will: u64,
}

/// What so many dark tokens of one layer are worth.
struct Drawn {
    layer: Layer,
    count: u8,
    /// By how many of them nobody has seen since the box was opened, the sums of the others.
    by_fresh: [[u64; SUMS]; 5],
    /// By the sum of all of them.
    sums: [u64; SUMS],
}

/// How likely each value of a pile is.
#[derive(Clone, Copy)]
pub(crate) struct Worth {
    /// The weights of all sums up to each.
    up_to: [u64; SUMS],
    /// What one of these is in parts per million, in parts of 2³².
    unit: u64,
    least: u8,
    most: u8,
    extra: u8,
}

/// The piles that hold something.
fn piles(record: &State) -> impl Iterator<Item = &Pile> {
    record.piles.values().iter().filter(|pile| pile.count > 0)
}

/// How many tokens of each origin are hidden in a pile.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hidden {
    old: usize,
    will: usize,
    late: By<Layer, u8, { Layer::COUNT }>,
}

impl Hidden {
    const NOTHING: Hidden = Hidden { old: 0, will: 0, late: By::all(0) };

    /// What nobody knows of a pile, be it still there or gone with a mix.
    fn of(pile: &Pile) -> Hidden {
        let mut hidden = Hidden::NOTHING;
        pile.dark().for_each(|place| hidden.add(pile.origin(place)));
        for member in pile.members() {
            if let Member::Unseen(origin) = member {
                hidden.add(origin);
            }
        }
        hidden
    }

    fn add(&mut self, origin: Origin) {
        match origin {
            Origin::Old => self.old += 1,
            Origin::Will => self.will += 1,
            Origin::Late(layer) => self.late[layer] += 1,
        }
    }

    /// The layers of late tokens, with how many of each.
    fn late(&self) -> impl Iterator<Item = (Layer, u8)> {
        self.late.iter().filter(|(_, count)| **count > 0).map(|(layer, count)| (layer, *count))
    }

    fn is_plain(&self) -> bool {
        self.will == 0 && self.late().next().is_none()
    }
}

impl<'a> Odds<'a> {
    pub(crate) fn new(pack: &'a Pack, record: &'a State) -> Odds<'a> {
        let old = old_sets(&record.old);
        let known = Known {
            record,
            pack,
            demogorgon: record.demogorgon_value(pack),
            unseen: record.old.values().iter().map(|count| u64::from(*count)).sum(),
            will: u64::from(record.will_out),
        };
        let mut odds = Odds { known, old, old_weights: old_weights(&old), late: RefCell::new(Late::new()) };
        let will: usize = piles(record).map(|pile| Hidden::of(pile).will).sum();
        odds.known.will += will as u64;
        if record.aside_is_mixed() {
            odds.known.will += u64::from(record.aside_count);
        }
        odds
    }

    fn drawn(&self, layer: Layer, count: u8) -> Option<Ref<'_, Drawn>> {
        if self.late.borrow().is_empty() {
            self.find_late(&mut self.late.borrow_mut());
        }
        let asked = |drawn: &&Drawn| drawn.layer == layer && drawn.count == count;
        Ref::filter_map(self.late.borrow(), |late| late.iter().find(asked)).ok()
    }

    fn find_late(&self, drawn: &mut Late) {
        let mut late = By::all(0);
        for pile in piles(self.known.record) {
            for (layer, count) in Hidden::of(pile).late() {
                late[layer] += u64::from(count);
                // Some of them may have left with a mix.
                for count in if pile.ghosts() > 0 { 1 } else { count }..=count.min(MOST) {
                    if !drawn.iter().any(|one: &Drawn| one.layer == layer && one.count == count) {
                        drawn.push(Drawn { layer, count, by_fresh: [[0; SUMS]; 5], sums: [0; SUMS] });
                    }
                }
            }
        }
        if let Some(last) = Layer::all().rfind(|layer| late[*layer] > 0) {
            self.draw(drawn, &late, last);
        }
    }

    /// Follows the reserve from layer to layer up to the last one that matters: something comes to it, then these many
    /// are drawn and stay dark.
    fn draw(&self, drawn: &mut Late, late: &By<Layer, u64, { Layer::COUNT }>, last: Layer) {
        let most = drawn.iter().map(|drawn| usize::from(drawn.count)).max().unwrap_or(0);
        let worth = usize::from(self.known.demogorgon.max(5));
        let mut sets = Sets { most, worth, by_fresh: [[[0; SUMS]; 5]; 5] };
        sets.by_fresh[0][0][0] = GRAIN;
        let mut size = 0;
        for (layer, dark) in late.iter().take_while(|(layer, _)| *layer <= last) {
            size += self.known.come(layer, &mut sets);
            for one in drawn.iter_mut().filter(|one| one.layer == layer) {
                let count = usize::from(one.count);
                let unit = u128::from((1_u64 << 62) / choose(size, count).max(1));
                for fresh in 0..=count {
                    for sum in 0..=sets.worth * (count - fresh) {
                        let weight = sets.by_fresh[fresh][count - fresh][sum];
                        if weight > 0 {
                            // A set weighs `GRAIN`, all of them together shall weigh `ONE`.
                            one.by_fresh[fresh][sum] = (((u128::from(weight) * unit) >> 52) as u64).max(1);
                        }
                    }
                    spread(&one.by_fresh[fresh], &self.old_weights[fresh], 0, &mut one.sums);
                }
            }
            let left = size.saturating_sub(*dark);
            sets.thin(size, left);
            size = left;
        }
    }

    /// What the pile of a slot is worth.
    pub(crate) fn worth(&self, slot: Slot) -> Worth {
        let pile = self.known.record.pile(slot);
        let (mut sum, mut hidden, mut mixed) = (0, Hidden::NOTHING, 0);
        for place in pile.places() {
            if let Some(token) = pile.shown.at(place) {
                sum += usize::from(token.worth(self.known.demogorgon));
            } else if pile.is_mixed(place) {
                mixed += 1;
            } else {
                hidden.add(pile.origin(place));
            }
        }
        let extra = self.known.record.extra(self.known.pack, slot);
        let mut weights = [0; SUMS];
        if mixed == 0 {
            self.hidden(hidden, sum, &mut weights);
            return Worth::of(&weights, extra);
        }
        // Every set of members is as likely as any other to be the one that stayed.
        let (mut one, mut all, mut last) = ([0; SUMS], 0, None);
        for set in (0_u32..1 << pile.members().len()).filter(|set| set.count_ones() == mixed) {
            let (mut sum, mut hidden) = (sum, hidden);
            for (_, member) in pile.members().enumerate().filter(|(place, _)| set >> place & 1 == 1) {
                match member {
                    Member::Seen(token) => sum += usize::from(token.worth(self.known.demogorgon)),
                    Member::Unseen(origin) => hidden.add(origin),
                }
            }
            if last != Some(hidden) {
                one = [0; SUMS];
                self.hidden(hidden, 0, &mut one);
                all = one.iter().sum();
                last = Some(hidden);
            }
            for (more, weight) in one.iter().enumerate().filter(|(_, weight)| **weight > 0) {
                weights[(sum + more).min(SUMS - 1)] += part(*weight, all);
            }
        }
        Worth::of(&weights, extra)
    }

    /// Adds the sums of tokens nobody knows, with their weights, on top of what is known.
    fn hidden(&self, hidden: Hidden, known: usize, weights: &mut [u64; SUMS]) {
        if hidden.is_plain() {
            for (sum, sets) in self.old[hidden.old].iter().enumerate().filter(|(_, sets)| **sets > 0) {
                weights[(known + sum).min(SUMS - 1)] += sets;
            }
            return;
        }
        let mut each = hidden.late().filter_map(|(layer, count)| self.drawn(layer, count));
        if hidden.old == 0 && hidden.will == 0 && hidden.late().count() == 1 {
            for drawn in each {
                for (sum, weight) in drawn.sums.iter().enumerate().filter(|(_, weight)| **weight > 0) {
                    weights[(known + sum).min(SUMS - 1)] += weight;
                }
            }
            return;
        }
        let mut late = [[0; SUMS]; 5];
        late[0][0] = ONE;
        if let Some(first) = each.next() {
            late = each.fold(first.by_fresh, |late, drawn| together(&late, &drawn.by_fresh));
        }
        let count = hidden.late().map(|(_, count)| usize::from(count)).sum::<usize>();
        if hidden.will == 0 {
            for (fresh, sums) in late.iter().enumerate().take(count + 1) {
                spread(sums, &self.old_weights[hidden.old + fresh], known, weights);
            }
            return;
        }
        let dark = u64::from(self.known.record.will_dark);
        let of_will = choose(self.known.will, hidden.will);
        for demogorgons in 0..=hidden.will {
            let ways = choose(dark, demogorgons) * choose(self.known.will - dark, hidden.will - demogorgons);
            if ways == 0 {
                continue;
            }
            let share = part(ways, of_will);
            let base = known + demogorgons * usize::from(self.known.demogorgon);
            for (fresh, sums) in late.iter().enumerate().take(count + 1) {
                let drawn = hidden.old + hidden.will - demogorgons + fresh;
                let mut numbers = self.old_weights[drawn];
                for weight in numbers[..=5 * drawn].iter_mut().filter(|weight| **weight > 0) {
                    *weight = ((*weight * share) >> 30).max(1);
                }
                spread(sums, &numbers, base, weights);
            }
        }
    }
}

impl Known<'_> {
    /// What comes to the reserve in a layer; how many tokens.
    fn come(&self, layer: Layer, sets: &mut Sets) -> u64 {
        let heap = &self.record.region[layer];
        let mut size = 0;
        for (front, count) in heap.seen.iter().filter(|(_, count)| **count > 0) {
            sets.add(*count, usize::from(front.worth(self.demogorgon)));
            size += u64::from(*count);
        }
        let mut fresh = heap.fresh;
        let left_then = |pile: &&Pile| pile.ghosts() > 0 && pile.ghost_layer() == layer;
        for pile in self.record.piles.values().iter().filter(left_then) {
            let mut worths = [(0, 0); MEMBERS];
            let members = pile.members().len();
            let seen = pile.members().filter_map(Member::seen);
            let seen = seen.map(|token| usize::from(token.worth(self.demogorgon)));
            let known = worths.iter_mut().zip(seen).map(|(into, worth)| *into = (worth, 1)).count();
            for _ in 0..pile.ghosts() {
                if known == members {
                    sets.add_ghost(&worths[..known], known as u64);
                    size += 1;
                } else {
                    fresh += 1;
                }
            }
        }
        for _ in 0..if layer == Layer::FIRST { self.record.will_out } else { 0 } {
            // A dark Demogorgon, or any number nobody has seen.
            let dark = u64::from(self.record.will_dark);
            let mut worths = [(usize::from(self.demogorgon), dark * self.unseen); Token::COUNT];
            for (number, count) in self.record.old.iter() {
                worths[number.index()] = (number.index(), (self.will - dark) * u64::from(*count));
            }
            sets.add_ghost(&worths, self.will * self.unseen);
            size += 1;
        }
        sets.add_fresh(fresh);
        size + u64::from(fresh)
    }
}

/// Sets of tokens of the reserve, by how many of them nobody has seen, how many somebody has, and the sum of these.
struct Sets {
    /// No set is larger.
    most: usize,
    /// No token is worth more.
    worth: usize,
    by_fresh: [[[u64; SUMS]; 5]; 5],
}

impl Sets {
    /// `count` more tokens of this worth.
    fn add(&mut self, count: u8, worth: usize) {
        let ways = [1, 2, 3, 4].map(|taken| choose(u64::from(count), taken));
        for fresh in 0..self.most {
            for size in (0..self.most - fresh).rev() {
                for sum in 0..=self.worth * size {
                    let before = self.by_fresh[fresh][size][sum];
                    if before == 0 {
                        continue;
                    }
                    for taken in 1..=self.most - fresh - size {
                        self.by_fresh[fresh][size + taken][sum + taken * worth] += before * ways[taken - 1];
                    }
                }
            }
        }
    }

    /// One more token that has each of these worths as likely as its part of `all`.
    fn add_ghost(&mut self, worths: &[(usize, u64)], all: u64) {
        for fresh in 0..self.most {
            for size in (0..self.most - fresh).rev() {
                for sum in 0..=self.worth * size {
                    let before = self.by_fresh[fresh][size][sum];
                    for (worth, parts) in worths.iter().filter(|_| before > 0) {
                        self.by_fresh[fresh][size + 1][sum + worth] += before * parts / all;
                    }
                }
            }
        }
    }

    /// `count` more tokens nobody has seen.
    fn add_fresh(&mut self, count: u8) {
        for fresh in (1..=self.most).rev() {
            for taken in 1..=fresh {
                let ways = choose(u64::from(count), taken);
                if ways == 0 {
                    continue;
                }
                for size in 0..=self.most - fresh {
                    for sum in 0..=self.worth * size {
                        self.by_fresh[fresh][size][sum] += self.by_fresh[fresh - taken][size][sum] * ways;
                    }
                }
            }
        }
    }

    /// Only `left` tokens of `size` are still there, any as likely.
    fn thin(&mut self, size: u64, left: u64) {
        for drawn in 1..=self.most {
            // How likely so many of them are all among those left.
            let share = (0..drawn as u64)
                .fold(ONE, |share, gone| if left > gone { share * (left - gone) / (size - gone) } else { 0 });
            for fresh in 0..=drawn {
                let size = drawn - fresh;
                for weight in &mut self.by_fresh[fresh][size][..=self.worth * size] {
                    *weight = ((u128::from(*weight) * u128::from(share)) >> 30) as u64;
                }
            }
        }
    }
}

/// Adds the sums of two draws together.
fn spread(one: &[u64; SUMS], other: &[u64; NUMBER_SUMS], base: usize, into: &mut [u64; SUMS]) {
    for (sum, weight) in one.iter().enumerate().filter(|(_, weight)| **weight > 0) {
        for (more, times) in other.iter().enumerate().filter(|(_, times)| **times > 0) {
            into[(base + sum + more).min(SUMS - 1)] += ((weight * times) >> 30).max(1);
        }
    }
}

/// The sums of two draws together, by how many tokens of them nobody has seen.
fn together(one: &[[u64; SUMS]; 5], other: &[[u64; SUMS]; 5]) -> [[u64; SUMS]; 5] {
    let mut both = [[0; SUMS]; 5];
    for (fresh, sums) in one.iter().enumerate() {
        for (sum, weight) in sums.iter().enumerate().filter(|(_, weight)| **weight > 0) {
            for (more, others) in other.iter().enumerate().take(5 - fresh) {
                for (add, times) in others.iter().enumerate().filter(|(_, times)| **times > 0) {
                    both[fresh + more][(sum + add).min(SUMS - 1)] += ((weight * times) >> 30).max(1);
                }
            }
        }
    }
    both
}

impl Worth {
    fn of(weights: &[u64; SUMS], extra: u8) -> Worth {
        let least = weights.iter().position(|weight| *weight > 0).unwrap_or(0) as u8;
        let most = weights.iter().rposition(|weight| *weight > 0).unwrap_or(0) as u8;
        let mut all = 0;
        let up_to = weights.map(|weight| {
            all += weight;
            all
        });
        Worth { up_to, unit: (u64::from(CERTAIN) << 32) / all.max(1), least, most, extra }
    }

    /// How likely an action value succeeds, in parts per million (ST-CONT-03).
    pub(crate) fn chance(&self, value: u8) -> u32 {
        match value.checked_sub(self.extra) {
            Some(reach) if reach >= self.most => CERTAIN,
            Some(reach) if reach >= self.least => {
                let ppm =
                    (u128::from(self.up_to[usize::from(reach)]) * u128::from(self.unit) + (1 << 31)) >> 32;
                // What is neither certain nor impossible never looks so.
                (ppm as u32).clamp(1, CERTAIN - 1)
            }
            _ => 0,
        }
    }

    /// The chance of each action value from 0 on, up to the first that is certain.
    pub(crate) fn chances(&self) -> Vec<u32> {
        (0..=self.most + self.extra).map(|value| self.chance(value)).collect()
    }

    /// Smallest and largest value that are possible.
    pub(crate) const fn range(&self) -> (u8, u8) {
        (self.least + self.extra, self.most + self.extra)
    }

    /// A hundred times the expected shortfall of an action value.
    pub(crate) fn shortfall(&self, value: u8) -> i32 {
        let all = self.up_to[SUMS - 1];
        // Below each sum the shortfall is one more than below the sum before.
        let missing: u64 = (usize::from(value.saturating_sub(self.extra))..usize::from(self.most))
            .map(|sum| all - self.up_to[sum])
            .sum();
        let under = u64::from(self.extra.saturating_sub(value)) * all;
        ((missing + under) * 100 / all) as i32
    }
}

/// So many parts of a whole, as a weight.
const fn part(parts: u64, whole: u64) -> u64 {
    let weight = if parts < 1 << 34 { parts * ONE / whole } else { parts / (whole >> 30) };
    if weight == 0 { 1 } else { weight }
}

/// The same sets as weights.
fn old_weights(old: &[[u64; NUMBER_SUMS]; 5]) -> [[u64; NUMBER_SUMS]; 5] {
    let mut weights = [[0; NUMBER_SUMS]; 5];
    for (size, sets) in old.iter().enumerate() {
        let all: u64 = sets[..=5 * size].iter().sum();
        if all == 0 {
            continue;
        }
        let unit = u128::from((1_u64 << 62) / all);
        for (weight, sets) in weights[size][..=5 * size].iter_mut().zip(sets) {
            *weight = ((u128::from(*sets) * unit) >> 32) as u64;
        }
    }
    weights
}

/// How many sets of each size of these numbers come to each sum.
fn old_sets(old: &By<Token, u8, NUMBERS>) -> [[u64; NUMBER_SUMS]; 5] {
    let mut sets = [[0; NUMBER_SUMS]; 5];
    sets[0][0] = 1;
    for (number, count) in old.iter().filter(|(_, count)| **count > 0) {
        let ways = [1, 2, 3, 4].map(|taken| choose(u64::from(*count), taken));
        for size in (0..4).rev() {
            for sum in (0..=5 * size).rev() {
                let before = sets[size][sum];
                if before == 0 {
                    continue;
                }
                for taken in 1..=4 - size {
                    sets[size + taken][sum + taken * number.index()] += before * ways[taken - 1];
                }
            }
        }
    }
    sets
}

/// In how many ways `taken` of `count` things can be chosen.
const fn choose(count: u64, taken: usize) -> u64 {
    match taken {
        0 => 1,
        1 => count,
        _ if count < taken as u64 => 0,
        2 => count * (count - 1) / 2,
        3 => count * (count - 1) * (count - 2) / 6,
        _ => count * (count - 1) * (count - 2) * (count - 3) / 24,
    }
}
