//! What some eyes may expect of tokens they do not know.
//!
//! Tokens of one origin are exchangeable, so the value of a pile follows from how many tokens of each origin it
//! holds: set-up tokens are drawn from the numbers nobody has seen, Save Will tokens from these and the dark
//! Demogorgons among the twelve, late tokens from the reserve as everybody may count it. All counting is in whole
//! numbers.

use veilleuse_core::Eyes;

use crate::{
    pack::Pack,
    pile::{Member, Origin, Pile},
    state::State,
    words::{NONE, Slot, Token},
};

/// A chance that is certain, in parts per million.
pub(crate) const CERTAIN: u32 = 1_000_000;
/// More than any pile is worth: four tokens of at most eight.
const SUMS: usize = 33;
const SCALE: u128 = 1_000_000_000;
/// Divisible by every number of members a mix can have, and of pairs of them.
const SHARE: u128 = 60;

type Sets = [[u128; SUMS]; 5];

/// The tokens of one pile as far as they are known: each place a front, or nothing.
type Known = [u8; 4];

/// What some eyes know of all piles together.
pub(crate) struct Knowledge {
    pub(crate) known: [Known; State::SLOTS],
    /// The pile whose mixed tokens these eyes know, and their fronts.
    pub(crate) private: Option<(Slot, Vec<u8>)>,
    /// Slots whose mixed tokens these eyes know place by place.
    pub(crate) resolved: u32,
    /// Numbers not seen since the box was opened.
    pub(crate) old: [u8; 6],
    pub(crate) will: u8,
    pub(crate) will_dark: u8,
    /// Unseen Save Will tokens that lie in the reserve.
    pub(crate) will_out: u8,
    /// Tokens seen before, in the reserve or drawn from it later.
    pub(crate) returned: [u8; 7],
    /// Tokens that left a mix unseen.
    pub(crate) ghosts: u8,
    /// The reserve and all late tokens these eyes do not know.
    pub(crate) region: u8,
}

/// Who knows: some eyes, or what everybody knows.
#[derive(Clone, Copy)]
pub(crate) enum Knower {
    Eyes(Eyes),
    Everybody,
}

impl Knowledge {
    pub(crate) fn of(pack: &Pack, state: &State, who: Knower) -> Knowledge {
        let looked = |pile: &Pile| match who {
            Knower::Eyes(eyes) => pile.tokens().seen_by(eyes).or(pile.looked().seen_by(eyes)).copied(),
            Knower::Everybody => None,
        };
        let (private, slipped) = match who {
            Knower::Eyes(eyes) if state.private.slot != NONE => {
                let tokens = state.private.tokens.seen_by(eyes);
                let tokens = tokens.map(|tokens| tokens[..usize::from(state.private.count)].to_vec());
                (tokens.map(|tokens| (Slot(state.private.slot), tokens)), state.slipped.seen_by(eyes))
            }
            Knower::Eyes(eyes) => (None, state.slipped.seen_by(eyes)),
            Knower::Everybody => (None, None),
        };
        let mut this = Knowledge {
            known: [[NONE; 4]; State::SLOTS],
            private,
            resolved: 0,
            old: state.old,
            will: state.will_out + if state.aside_is_mixed() { state.aside_count } else { 0 },
            will_dark: state.will_dark,
            will_out: state.will_out,
            returned: pack.fronts(state.rules.mode),
            ghosts: 0,
            region: state.reserve_count,
        };
        for (place, pile) in state.piles.iter().enumerate().filter(|(_, pile)| pile.count > 0) {
            this.read(Slot(place as u8), pile, looked(pile));
        }
        if let Some(token) = slipped.copied().filter(|token| *token != NONE) {
            this.unsee(token);
            if this.will_out > 0 {
                this.will_out -= 1;
                this.will = this.will.saturating_sub(1);
            }
        }
        // A late token these eyes know and everybody has not seen before came from the unseen ones.
        for (number, old) in this.old.iter_mut().enumerate() {
            *old = (*old).min(this.returned[number]);
            this.returned[number] -= *old;
        }
        this.will_dark = this.will_dark.min(this.returned[6]);
        this.returned[6] -= this.will_dark;
        this
    }

    /// A token nobody else has seen is known to these eyes.
    fn unsee(&mut self, token: u8) {
        match self.old.get_mut(usize::from(token)) {
            Some(old) => *old = old.saturating_sub(1),
            None => self.will_dark = self.will_dark.saturating_sub(1),
        }
    }

    fn locate(&mut self, token: u8) {
        let left = &mut self.returned[usize::from(token)];
        *left = left.saturating_sub(1);
    }

    fn read(&mut self, slot: Slot, pile: &Pile, looked: Option<[u8; 4]>) {
        for place in 0..usize::from(pile.count) {
            let shown = pile.shown[place];
            let looked = looked.map_or(NONE, |tokens| tokens[place]);
            if shown == NONE && pile.is_mixed(place) {
                self.known[slot.index()][place] = looked;
                continue;
            }
            let token = if shown == NONE { looked } else { shown };
            self.known[slot.index()][place] = token;
            match (token, pile.origin(place)) {
                (NONE, Origin::Will) => self.will += 1,
                (NONE, Origin::Late) => self.region += 1,
                (NONE, Origin::Old) => {}
                (token, origin) => {
                    self.locate(token);
                    if shown == NONE && origin != Origin::Late {
                        self.unsee(token);
                    }
                }
            }
        }
        let private = self.private.as_ref().filter(|(at, _)| *at == slot).map(|(_, tokens)| tokens.clone());
        let seen = || -> Option<Vec<u8>> {
            let mixed = (0..usize::from(pile.count)).filter(|place| pile.is_mixed(*place));
            let tokens: Vec<u8> = mixed.map(|place| self.known[slot.index()][place]).collect();
            (!tokens.is_empty() && tokens.iter().all(|token| *token != NONE)).then_some(tokens)
        };
        if let Some(mut tokens) = private.clone().or_else(seen) {
            if private.is_none() {
                self.resolved |= slot.bit();
            }
            for token in &tokens {
                self.locate(*token);
            }
            // What the others have not seen of it these eyes have.
            for member in pile.members() {
                if let Member::Seen(seen) = member
                    && let Some(at) = tokens.iter().position(|token| *token == seen.0)
                {
                    tokens.swap_remove(at);
                }
            }
            for token in &tokens {
                self.unsee(*token);
            }
            return;
        }
        for member in pile.members() {
            match member {
                Member::Seen(token) => self.locate(token.0),
                Member::Unseen(Origin::Will) => self.will += 1,
                Member::Unseen(_) => {}
            }
        }
        if pile.members().all(|member| matches!(member, Member::Seen(_))) {
            self.ghosts += pile.members().count() as u8 - pile.mixed();
        }
    }

    /// Tokens of the region that nobody has seen since the box was opened.
    pub(crate) fn region_old(&self) -> u8 {
        let explicit: u8 = self.returned.iter().sum();
        self.region.saturating_sub(explicit + self.ghosts)
    }
}

/// What piles are worth, for one [`Knowledge`].
pub(crate) struct Odds<'a> {
    state: &'a State,
    pack: &'a Pack,
    knowledge: &'a Knowledge,
    demogorgon: u8,
    /// Sets of so many old tokens by their sum.
    old: Sets,
    /// Sets of so many returned tokens and ghosts by their sum, in parts.
    region: Sets,
    /// The parts of [`Odds::region`].
    parts: u128,
}

/// How likely each value of a pile is.
#[derive(Clone, Copy)]
pub(crate) struct Worth {
    weights: [u128; SUMS],
    /// Values that are possible at all.
    possible: u64,
    extra: u8,
}

impl<'a> Odds<'a> {
    pub(crate) fn new(pack: &'a Pack, state: &'a State, knowledge: &'a Knowledge) -> Odds<'a> {
        let demogorgon = state.demogorgon_value(pack);
        let worths: [usize; 7] =
            std::array::from_fn(|front| usize::from(Token(front as u8).worth(demogorgon)));
        let mut old = none();
        for (number, count) in knowledge.old.iter().enumerate() {
            old = with_tokens(&old, *count, worths[number]);
        }
        let mut region = none();
        for (front, count) in knowledge.returned.iter().enumerate() {
            region = with_tokens(&region, *count, worths[front]);
        }
        let mut parts = 1;
        for (place, pile) in state.piles.iter().enumerate() {
            let private = knowledge.private.as_ref().is_some_and(|(slot, _)| slot.index() == place)
                || knowledge.resolved >> place & 1 != 0;
            let members: Vec<usize> = pile
                .members()
                .filter_map(|member| match member {
                    Member::Seen(token) => Some(worths[usize::from(token.0)]),
                    Member::Unseen(_) => None,
                })
                .collect();
            if private || members.len() != pile.members().count() {
                continue;
            }
            for _ in pile.mixed()..members.len() as u8 {
                region = with_ghost(&region, &members);
                parts *= SHARE;
            }
        }
        Odds { state, pack, knowledge, demogorgon, old, region, parts }
    }

    /// What the pile of a slot is worth.
    pub(crate) fn worth(&self, slot: Slot) -> Worth {
        let pile = self.state.pile(slot);
        let known = &self.knowledge.known[slot.index()];
        let private = self.knowledge.private.as_ref().filter(|(at, _)| *at == slot);
        let (mut sum, mut hidden, mut mixed) = (0, Hidden::default(), 0);
        for (place, token) in known.iter().enumerate().take(usize::from(pile.count)) {
            if *token != NONE {
                sum += usize::from(Token(*token).worth(self.demogorgon));
            } else if pile.is_mixed(place) {
                mixed += 1;
            } else {
                hidden.add(pile.origin(place));
            }
        }
        let mut worth = Worth { weights: [0; SUMS], possible: 0, extra: self.state.extra(self.pack, slot) };
        if let Some((_, tokens)) = private.filter(|_| mixed > 0) {
            sum +=
                tokens.iter().map(|token| usize::from(Token(*token).worth(self.demogorgon))).sum::<usize>();
            mixed = 0;
        }
        if mixed == 0 {
            worth.add(&self.hidden(hidden), sum, 1, 1);
            return worth;
        }
        let members: Vec<Member> = pile.members().collect();
        let all = sets_of(members.len(), mixed);
        for set in &all {
            let (mut sum, mut hidden) = (sum, hidden);
            for member in set.iter().map(|place| members[*place]) {
                match member {
                    Member::Seen(token) => sum += usize::from(token.worth(self.demogorgon)),
                    Member::Unseen(origin) => hidden.add(origin),
                }
            }
            worth.add(&self.hidden(hidden), sum, 1, all.len() as u128);
        }
        worth
    }

    /// Sums of tokens nobody knows, with their weights.
    fn hidden(&self, hidden: Hidden) -> [u128; SUMS] {
        let mut weights = [0; SUMS];
        if hidden == Hidden::default() {
            weights[0] = SCALE;
            return weights;
        }
        let knows = self.knowledge;
        let (will, dark) = (u128::from(knows.will), u128::from(knows.will_dark.min(knows.will)));
        let region_old = u128::from(knows.region_old());
        let old_all: u128 = knows.old.iter().map(|count| u128::from(*count)).sum();
        let late_ways = choose(u128::from(knows.region), hidden.late) * self.parts;
        for demogorgons in 0..=hidden.will {
            let will_ways = choose(dark, demogorgons) * choose(will - dark, hidden.will - demogorgons);
            for fresh in 0..=hidden.late {
                let ways = will_ways * choose(region_old, fresh);
                let drawn = hidden.old + hidden.will - demogorgons + fresh;
                let all = choose(will, hidden.will) * late_ways * choose(old_all, drawn);
                if ways == 0 || all == 0 {
                    continue;
                }
                let base = demogorgons * usize::from(self.demogorgon);
                for (one, left) in self.region[hidden.late - fresh].iter().enumerate() {
                    if *left == 0 {
                        continue;
                    }
                    for (two, right) in self.old[drawn].iter().enumerate() {
                        if *right != 0 && base + one + two < SUMS {
                            let weight = ways * left * right * SCALE / all;
                            weights[base + one + two] += weight.max(1);
                        }
                    }
                }
            }
        }
        weights
    }
}

/// How many tokens of each origin are hidden in a pile.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Hidden {
    old: usize,
    will: usize,
    late: usize,
}

impl Hidden {
    const fn add(&mut self, origin: Origin) {
        match origin {
            Origin::Old => self.old += 1,
            Origin::Will => self.will += 1,
            Origin::Late => self.late += 1,
        }
    }
}

impl Worth {
    fn add(&mut self, weights: &[u128; SUMS], sum: usize, part: u128, of: u128) {
        for (place, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
            let at = (place + sum).min(SUMS - 1);
            self.weights[at] += weight * part * 60 / of;
            self.possible |= 1 << at;
        }
    }

    /// How likely an action value succeeds, in parts per million (ST-CONT-03).
    pub(crate) fn chance(&self, value: u8) -> u32 {
        let Some(reach) = value.checked_sub(self.extra) else { return 0 };
        let within = (1_u64 << (u32::from(reach) + 1).min(63)) - 1;
        if self.possible & !within == 0 {
            return CERTAIN;
        }
        if self.possible & within == 0 {
            return 0;
        }
        let all: u128 = self.weights.iter().sum();
        let good: u128 = self.weights.iter().take(usize::from(reach) + 1).sum();
        let ppm = (good * u128::from(CERTAIN) + all / 2) / all.max(1);
        // What is neither certain nor impossible never looks so.
        (ppm as u32).clamp(1, CERTAIN - 1)
    }

    /// The chance of each action value from 0 on, up to the first that is certain.
    pub(crate) fn chances(&self) -> Vec<u32> {
        let mut chances = Vec::new();
        for value in 0..64 {
            chances.push(self.chance(value));
            if chances.last() == Some(&CERTAIN) {
                break;
            }
        }
        chances
    }

    /// Smallest and largest value that are possible.
    pub(crate) fn range(&self) -> (u8, u8) {
        let least = self.possible.trailing_zeros().min(63) as u8;
        let most = 63 - self.possible.leading_zeros().min(63) as u8;
        (least + self.extra, most + self.extra)
    }

    /// A hundred times the expected shortfall of an action value.
    pub(crate) fn shortfall(&self, value: u8) -> i32 {
        let all: u128 = self.weights.iter().sum::<u128>().max(1);
        let missing: u128 = self
            .weights
            .iter()
            .enumerate()
            .map(|(sum, weight)| {
                weight * (sum as u128 + u128::from(self.extra)).saturating_sub(u128::from(value))
            })
            .sum();
        (missing * 100 / all) as i32
    }
}

fn none() -> Sets {
    let mut sets = [[0; SUMS]; 5];
    sets[0][0] = 1;
    sets
}

/// With `count` more tokens of this worth to choose from.
fn with_tokens(sets: &Sets, count: u8, worth: usize) -> Sets {
    let mut more = [[0; SUMS]; 5];
    for (size, sums) in sets.iter().enumerate() {
        for taken in 0..=(4 - size) {
            let ways = choose(u128::from(count), taken);
            if ways == 0 {
                break;
            }
            for (sum, before) in sums.iter().enumerate() {
                if *before != 0 && sum + taken * worth < SUMS {
                    more[size + taken][sum + taken * worth] += before * ways;
                }
            }
        }
    }
    more
}

/// With one more token to choose from that is equally likely any of these.
fn with_ghost(sets: &Sets, members: &[usize]) -> Sets {
    let mut more = [[0; SUMS]; 5];
    let share = SHARE / members.len() as u128;
    for (size, sums) in sets.iter().enumerate() {
        for (sum, before) in sums.iter().enumerate().filter(|(_, before)| **before != 0) {
            more[size][sum] += before * SHARE;
            for worth in members.iter().filter(|worth| size < 4 && sum + **worth < SUMS) {
                more[size + 1][sum + worth] += before * share;
            }
        }
    }
    more
}

/// In how many ways `taken` of `count` things can be chosen.
fn choose(count: u128, taken: usize) -> u128 {
    let mut ways = 1;
    for place in 0..taken as u128 {
        if count <= place {
            return 0;
        }
        ways = ways * (count - place) / (place + 1);
    }
    ways
}

/// All sets of so many of `count` things.
fn sets_of(count: usize, size: usize) -> Vec<Vec<usize>> {
    (0_u8..1 << count)
        .filter(|set| set.count_ones() as usize == size)
        .map(|set| (0..count).filter(|place| set >> place & 1 != 0).collect())
        .collect()
}
