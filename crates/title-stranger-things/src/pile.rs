//! Piles of tokens, and what is known of them.
//!
//! Three things can be known of a token that lies in a pile. Everybody knows it (`shown`): it lies face up, or
//! somebody has shared a look. One seat knows it (`looked`). Or it is known to be one of several: after a failed
//! test everybody has seen which tokens the pile held, not which one left nor where the others lie (`mix`).
//!
//! Of all other tokens the table knows where they can come from, their [`Origin`]: from the box at set-up, from
//! the twelve tokens that Season 1 deals to Save Will, or from the reserve later on. [`State::old`],
//! [`State::will_dark`] and [`State::will_out`] count what nobody has seen of the first two.

use veilleuse_core::{Referee, Seat, SeatSet, Secret};

use crate::{
    pack::Pack,
    state::State,
    words::{NONE, Slot, Token},
};

/// Where a token that nobody has seen comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Origin {
    /// Drawn at set-up: a number.
    Old,
    /// One of the twelve tokens of Save Will in Season 1.
    Will,
    /// Drawn from the reserve during play.
    Late,
}

const ORIGINS: [Origin; 3] = [Origin::Old, Origin::Will, Origin::Late];
/// Members of a mix whose value nobody knows, by origin, follow the seven fronts.
const UNSEEN: u8 = 8;
const FACE_UP: u8 = 1 << 7;
/// Tokens in a pile at most (ST-PILE-01).
pub(crate) const MOST: u8 = 4;

/// The tokens on a slot, the bottom first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) count: u8,
    /// Which places belong to the mix; the highest bit: the top lies face up.
    flags: u8,
    /// Origins, two bits a place.
    origins: u8,
    /// How many members the mix has: as many as places of it, and those that left unseen.
    members: u8,
    mix: [u8; 6],
    /// What everybody knows.
    pub(crate) shown: [u8; 4],
    tokens: Secret<[u8; 4]>,
    /// What a looker knows.
    looked: Secret<[u8; 4]>,
}

/// What a looker knows of a pile that was restacked: its tokens, not their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Private {
    pub(crate) slot: u8,
    /// How many are left.
    pub(crate) count: u8,
    pub(crate) tokens: Secret<[u8; 4]>,
}

impl Private {
    pub(crate) const NONE: Private =
        Private { slot: NONE, count: 0, tokens: Secret::new([NONE; 4], SeatSet::NOBODY) };
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile {
        count: 0,
        flags: 0,
        origins: 0,
        members: 0,
        mix: [NONE; 6],
        shown: [NONE; 4],
        tokens: Secret::new([NONE; 4], SeatSet::NOBODY),
        looked: Secret::new([NONE; 4], SeatSet::NOBODY),
    };

    #[inline]
    pub(crate) const fn is_face_up(&self) -> bool {
        self.flags & FACE_UP != 0
    }

    #[inline]
    pub(crate) const fn is_mixed(&self, place: usize) -> bool {
        self.flags >> place & 1 != 0
    }

    /// How many places belong to the mix.
    pub(crate) const fn mixed(&self) -> u8 {
        (self.flags & !FACE_UP).count_ones() as u8
    }

    /// Members of the mix: a front, or the origin of one nobody has seen.
    pub(crate) fn members(&self) -> impl Iterator<Item = Member> + use<> {
        let (mix, members) = (self.mix, usize::from(self.members));
        mix.into_iter().take(members).map(Member::of)
    }

    pub(crate) const fn origin(&self, place: usize) -> Origin {
        ORIGINS[(self.origins >> (2 * place) & 3) as usize]
    }

    #[inline]
    pub(crate) const fn tokens(&self) -> &Secret<[u8; 4]> {
        &self.tokens
    }

    pub(crate) const fn tokens_mut(&mut self) -> &mut Secret<[u8; 4]> {
        &mut self.tokens
    }

    pub(crate) const fn looked(&self) -> &Secret<[u8; 4]> {
        &self.looked
    }

    #[inline]
    pub(crate) fn truth(&self, referee: &Referee) -> [u8; 4] {
        *self.tokens.truth(referee)
    }

    /// ST-PILE-03, ST-PILE-04; Ruling ST-Q-75: face down on top, or underneath when the top lies face up.
    pub(crate) fn put(&mut self, token: u8, origin: Origin, referee: &Referee) {
        let tokens = self.tokens.truth_mut(referee);
        let place = if self.flags & FACE_UP == 0 {
            usize::from(self.count)
        } else {
            tokens.copy_within(0..3, 1);
            self.shown.copy_within(0..3, 1);
            self.looked.truth_mut(referee).copy_within(0..3, 1);
            self.origins <<= 2;
            self.flags = FACE_UP | (self.flags << 1 & 0xf);
            0
        };
        tokens[place] = token;
        self.shown[place] = NONE;
        self.looked.truth_mut(referee)[place] = NONE;
        self.origins = self.origins & !(3 << (2 * place)) | (origin as u8) << (2 * place);
        self.count += 1;
    }

    /// The looker sees every token (ST-TOKEN-05).
    pub(crate) fn look(&mut self, seat: Seat, referee: &Referee) {
        self.looked = Secret::new(*self.tokens.truth(referee), SeatSet::only(seat));
    }

    const fn drop_member(&mut self, place: usize) {
        self.members -= 1;
        self.mix[place] = self.mix[self.members as usize];
        self.mix[self.members as usize] = NONE;
    }
}

/// A member of a mix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Member {
    Seen(Token),
    Unseen(Origin),
}

impl Member {
    const fn of(byte: u8) -> Member {
        if byte < UNSEEN {
            Member::Seen(Token(byte))
        } else {
            Member::Unseen(ORIGINS[(byte - UNSEEN) as usize])
        }
    }
}

impl State {
    /// Everybody comes to know the token at this place.
    pub(crate) fn learn(&mut self, pack: &Pack, slot: Slot, place: usize, referee: &Referee) -> Token {
        let pile = self.pile(slot);
        let token = Token(pile.truth(referee)[place]);
        if pile.shown[place] != NONE {
            return token;
        }
        if pile.is_mixed(place) {
            self.learn_mixed(pack, slot, place, token, referee);
        } else {
            self.first_seen(pack, token, pile.origin(place));
        }
        self.piles[slot.index()].shown[place] = token.0;
        token
    }

    fn learn_mixed(&mut self, pack: &Pack, slot: Slot, place: usize, token: Token, referee: &Referee) {
        let pile = &mut self.piles[slot.index()];
        pile.flags &= !(1 << place);
        let members = &pile.mix[..usize::from(pile.members)];
        let seen = members.iter().position(|member| *member == token.0);
        let member = seen.or_else(|| members.iter().position(|member| *member >= UNSEEN));
        let origin = member.and_then(|member| match Member::of(members[member]) {
            Member::Unseen(origin) => Some(origin),
            Member::Seen(_) => None,
        });
        if let Some(member) = member {
            pile.drop_member(member);
        }
        if let Some(origin) = origin {
            self.first_seen(pack, token, origin);
        }
        if self.private.slot == slot.0 {
            let count = usize::from(self.private.count);
            let tokens = self.private.tokens.truth_mut(referee);
            if let Some(at) = tokens[..count].iter().position(|known| *known == token.0) {
                tokens[at] = tokens[count - 1];
                tokens[count - 1] = NONE;
                self.private.count -= 1;
            }
        }
        if self.pile(slot).mixed() == 0 {
            self.dissolve(slot);
        }
    }

    /// A mix without places: what is left of it lies in the reserve, or was drawn from there.
    fn dissolve(&mut self, slot: Slot) {
        let left = self.pile(slot).members().filter(|member| *member == Member::Unseen(Origin::Will)).count();
        self.will_out += left as u8;
        let pile = &mut self.piles[slot.index()];
        pile.members = 0;
        pile.mix = [NONE; 6];
        pile.flags &= FACE_UP;
        if self.private.slot == slot.0 {
            self.private = Private::NONE;
        }
    }

    /// A token that nobody had seen since it was drawn comes to light.
    fn first_seen(&mut self, pack: &Pack, token: Token, origin: Origin) {
        let number = usize::from(token.0);
        match origin {
            Origin::Will if token == Token::DEMOGORGON => self.will_dark = self.will_dark.saturating_sub(1),
            Origin::Old | Origin::Will => {
                if let Some(old) = self.old.get_mut(number) {
                    *old = old.saturating_sub(1);
                }
            }
            Origin::Late => self.late_seen(pack, token),
        }
    }

    /// A late token was either seen before, or never, or it is the one that left a mix. The table takes the first
    /// of these that is possible.
    fn late_seen(&mut self, pack: &Pack, token: Token) {
        let number = usize::from(token.0);
        if self.returned(pack)[number] > 0 {
            return;
        }
        if number < 6 && self.old[number] > 0 && self.old_in_reserve() > 0 {
            self.old[number] -= 1;
            return;
        }
        for pile in &mut self.piles {
            let left = pile.members > pile.mixed();
            let members = &pile.mix[..usize::from(pile.members)];
            if let Some(member) = members.iter().position(|member| left && *member == token.0) {
                pile.drop_member(member);
                return;
            }
        }
        if token == Token::DEMOGORGON && self.will_out > 0 {
            self.will_out -= 1;
            self.will_dark = self.will_dark.saturating_sub(1);
        }
    }

    /// Tokens everybody has seen that now lie among the reserve and what was drawn from it since, by front.
    pub(crate) fn returned(&self, pack: &Pack) -> [u8; 7] {
        let mut left = pack.fronts(self.rules.mode);
        for (number, old) in self.old.iter().enumerate() {
            left[number] = left[number].saturating_sub(*old);
        }
        left[6] = left[6].saturating_sub(self.will_dark);
        for pile in &self.piles {
            let shown = pile.shown[..usize::from(pile.count)].iter().filter(|token| **token != NONE);
            let mixed = pile.mix[..usize::from(pile.members)].iter().filter(|member| **member < UNSEEN);
            for token in shown.chain(mixed) {
                left[usize::from(*token)] = left[usize::from(*token)].saturating_sub(1);
            }
        }
        left
    }

    /// How many tokens nobody has seen since the box was opened lie among the reserve and what was drawn later.
    pub(crate) fn old_in_reserve(&self) -> u8 {
        let all: u8 = self.old.iter().sum();
        all.saturating_sub(self.old_in_piles())
    }

    fn old_in_piles(&self) -> u8 {
        let (mut old, mut will) = (0, self.will_out);
        for pile in self.piles.iter().filter(|pile| pile.count > 0) {
            for place in 0..usize::from(pile.count) {
                if pile.shown[place] == NONE && !pile.is_mixed(place) {
                    match pile.origin(place) {
                        Origin::Old => old += 1,
                        Origin::Will => will += 1,
                        Origin::Late => {}
                    }
                }
            }
            will += pile.members().filter(|member| *member == Member::Unseen(Origin::Will)).count() as u8;
            let unseen = pile.members().filter(|member| *member == Member::Unseen(Origin::Old)).count();
            old += (unseen as u8).min(pile.mixed());
        }
        old + will.saturating_sub(self.will_dark)
    }

    /// Takes a pile away; its tokens go to the reserve face down (ST-TOKEN-06). How many there were.
    pub(crate) fn clear_pile(&mut self, slot: Slot, referee: &Referee) -> u8 {
        let pile = *self.pile(slot);
        let count = usize::from(pile.count);
        let tokens = pile.truth(referee);
        for token in &tokens[..count] {
            self.reserve.truth_mut(referee)[usize::from(*token)] += 1;
        }
        self.reserve_count += pile.count;
        // What nobody had seen of the Save Will tokens stays unseen in the reserve.
        let unseen = (0..count).filter(|place| pile.shown[*place] == NONE && !pile.is_mixed(*place));
        self.will_out += unseen.filter(|place| pile.origin(*place) == Origin::Will).count() as u8;
        self.dissolve(slot);
        self.piles[slot.index()] = Pile::EMPTY;
        pile.count
    }

    /// ST-TOKEN-04: the top lies face up. The token, unless it already did.
    pub(crate) fn turn_top(&mut self, pack: &Pack, slot: Slot, referee: &Referee) -> Option<Token> {
        let pile = self.pile(slot);
        if pile.count == 0 || pile.is_face_up() {
            return None;
        }
        let token = self.learn(pack, slot, usize::from(pile.count - 1), referee);
        self.piles[slot.index()].flags |= FACE_UP;
        Some(token)
    }

    /// ST-CONT-06, ST-CONT-07: everybody has seen the pile; the token at `order[0]` leaves, the others lie face
    /// down in the given order.
    pub(crate) fn shuffle_failed(&mut self, slot: Slot, order: &[usize], referee: &Referee) {
        let before = *self.pile(slot);
        let tokens = before.truth(referee);
        let mut pile = Pile { count: before.count - 1, members: before.count, ..Pile::EMPTY };
        pile.mix[..4].copy_from_slice(&tokens);
        // Members have no order that could betray their places.
        pile.mix[..usize::from(before.count)].sort_unstable();
        pile.flags = (1 << pile.count) - 1;
        let truth = pile.tokens.truth_mut(referee);
        for (place, from) in order[1..].iter().enumerate() {
            truth[place] = tokens[*from];
        }
        pile.origins = Self::all_late();
        self.send_back(tokens[order[0]], referee);
        self.piles[slot.index()] = pile;
    }

    const fn all_late() -> u8 {
        let late = Origin::Late as u8;
        late | late << 2 | late << 4 | late << 6
    }

    /// A token goes to the reserve.
    fn send_back(&mut self, token: u8, referee: &Referee) {
        self.reserve.truth_mut(referee)[usize::from(token)] += 1;
        self.reserve_count += 1;
    }

    /// The looker returns the token at `place`: what it was is known to whoever knew it.
    pub(crate) fn return_token(&mut self, slot: Slot, place: usize, seat: Seat, referee: &Referee) {
        let before = *self.pile(slot);
        let count = usize::from(before.count);
        let tokens = before.truth(referee);
        let everybody_knows = (0..count).all(|at| before.shown[at] != NONE);
        let mut pile = Pile { count: before.count - 1, ..Pile::EMPTY };
        let mut left = [NONE; 4];
        for (at, from) in (0..count).filter(|at| *at != place).enumerate() {
            left[at] = tokens[from];
        }
        *pile.tokens.truth_mut(referee) = left;
        // What everybody knows of the pile: its members, one of which is now gone.
        let mut members = 0;
        let mut put = |member: u8| {
            pile.mix[members] = member;
            members += 1;
        };
        if everybody_knows {
            left[..count - 1].iter().for_each(|token| put(*token));
        } else {
            before.mix[..usize::from(before.members)].iter().for_each(|member| put(*member));
            for at in (0..count).filter(|at| !before.is_mixed(*at)) {
                let shown = before.shown[at];
                put(if shown == NONE { UNSEEN + before.origin(at) as u8 } else { shown });
            }
        }
        pile.mix[..members].sort_unstable();
        pile.members = members as u8;
        pile.flags = (1 << pile.count) - 1;
        pile.origins = Self::all_late();
        let learners = if everybody_knows { SeatSet::EVERYBODY } else { SeatSet::only(seat) };
        self.slipped = if everybody_knows {
            Secret::new(NONE, SeatSet::NOBODY)
        } else {
            Secret::new(tokens[place], learners)
        };
        self.private = if everybody_knows {
            Private::NONE
        } else {
            Private { slot: slot.0, count: pile.count, tokens: Secret::new(left, learners) }
        };
        self.piles[slot.index()] = pile;
        self.send_back(tokens[place], referee);
    }

    /// The tokens of a pile lie in a new order.
    pub(crate) fn restack(&mut self, slot: Slot, order: &[usize], referee: &Referee) {
        let pile = &mut self.piles[slot.index()];
        let tokens = pile.truth(referee);
        let truth = pile.tokens.truth_mut(referee);
        for (place, from) in order.iter().enumerate() {
            truth[place] = tokens[*from];
        }
    }

    /// Whether the Demogorgons lie among the tokens set aside.
    pub(crate) const fn aside_is_mixed(&self) -> bool {
        self.aside_count > 0 && self.aside_count >= self.will_left
    }

    /// Takes the token that way `way` of a draw gives from the reserve.
    pub(crate) fn take_from_reserve(&mut self, way: u32, referee: &Referee) -> u8 {
        let token = self.reserve_token(way, referee);
        self.reserve.truth_mut(referee)[usize::from(token)] -= 1;
        self.reserve_count -= 1;
        token
    }

    /// The token that way `way` of a draw from the reserve gives.
    pub(crate) fn reserve_token(&self, way: u32, referee: &Referee) -> u8 {
        front_of(self.reserve.truth(referee), way)
    }
}

/// The token that way `way` of a draw from so many of each front gives.
pub(crate) fn front_of(counts: &[u8; 7], way: u32) -> u8 {
    let mut left = way;
    for (front, count) in counts.iter().enumerate() {
        let count = u32::from(*count);
        if left < count {
            return front as u8;
        }
        left -= count;
    }
    0
}

/// The `way`-th order of `count` things (at most four).
pub(crate) fn order(count: u8, mut way: u32) -> [usize; 4] {
    let mut left = [0, 1, 2, 3];
    let mut order = [0; 4];
    for (place, thing) in order.iter_mut().enumerate().take(usize::from(count)) {
        let here = u32::from(count) - place as u32;
        let pick = (way % here) as usize;
        way /= here;
        *thing = left[pick];
        left.copy_within(pick + 1.., pick);
    }
    order
}

/// In how many orders so many things can lie.
pub(crate) const fn orders(count: u8) -> u32 {
    [1, 1, 2, 6, 24][count as usize]
}
