//! Piles of tokens, and what is known of them.
//!
//! Three things can be known of a token that lies in a pile. Everybody knows it (`shown`): it lies face up, or
//! somebody has shared a look. One seat knows it (`looked`). Or it is known to be one of several: after a failed
//! test everybody has seen which tokens the pile held, not which one left nor where the others lie (`mix`).
//!
//! Of all other tokens the table knows where they can come from, their [`Origin`]. `record.rs` keeps count.

use arrayvec::ArrayVec;
use veilleuse_core::{Referee, Seat, SeatSet, Secret};

use crate::{
    state::State,
    words::{NONE, Slot, Token},
};

/// How many moments of drawing from the reserve the table tells apart.
pub(crate) const LAYERS: usize = 5;

/// Where a token that nobody has seen comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Origin {
    /// Drawn at set-up: a number.
    Old,
    /// One of the twelve tokens of Save Will in Season 1.
    Will,
    /// Drawn from the reserve during play, in this layer: what came to the reserve in a later one it cannot be.
    Late(u8),
}

impl Origin {
    const fn code(self) -> u8 {
        match self {
            Origin::Old => 0,
            Origin::Will => 1,
            Origin::Late(layer) => 2 + layer,
        }
    }

    const fn of(code: u8) -> Origin {
        match code {
            0 => Origin::Old,
            1 => Origin::Will,
            late => Origin::Late(late - 2),
        }
    }
}

/// Members of a mix whose value nobody knows, by origin, follow the seven fronts.
const UNSEEN: u8 = 8;
const FACE_UP: u8 = 1 << 7;
/// Tokens in a pile at most (ST-PILE-01).
pub(crate) const MOST: u8 = 4;
/// Bits of an origin.
const BITS: usize = 3;

/// The tokens on a slot, the bottom first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) count: u8,
    /// Which places belong to the mix; the highest bit: the top lies face up.
    flags: u8,
    /// How many members the mix has: as many as places of it, and those that left unseen.
    members: u8,
    /// The members, half a byte each.
    mix: [u8; 3],
    /// Origins, three bits a place; above them the layer in which members left.
    origins: u16,
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
    /// The token the looker sent back.
    pub(crate) slipped: Secret<u8>,
}

impl Private {
    pub(crate) const NONE: Private = Private {
        slot: NONE,
        count: 0,
        tokens: Secret::new([NONE; 4], SeatSet::NOBODY),
        slipped: Secret::new(NONE, SeatSet::NOBODY),
    };
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile {
        count: 0,
        flags: 0,
        members: 0,
        mix: [0; 3],
        origins: 0,
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

    /// Whether nobody can say more of the token at this place than where it comes from.
    #[inline]
    pub(crate) const fn is_dark(&self, place: usize) -> bool {
        place < self.count as usize && self.shown[place] == NONE && !self.is_mixed(place)
    }

    /// Members of the mix: a front, or the origin of one nobody has seen.
    #[inline]
    pub(crate) fn members(&self) -> impl Iterator<Item = Member> + use<> {
        let (mix, members) = (self.mix, usize::from(self.members));
        (0..members).map(move |place| Member::of(half(mix, place)))
    }

    /// How many members have left unseen: none while they are being told apart.
    pub(crate) const fn ghosts(&self) -> u8 {
        self.members.saturating_sub(self.mixed())
    }

    /// The layer in which they left.
    pub(crate) const fn ghost_layer(&self) -> u8 {
        (self.origins >> (4 * BITS)) as u8
    }

    #[inline]
    pub(crate) const fn origin(&self, place: usize) -> Origin {
        Origin::of((self.origins >> (BITS * place) & 7) as u8)
    }

    const fn set_origin(&mut self, place: usize, origin: Origin) {
        let at = BITS * place;
        self.origins = self.origins & !(7 << at) | (origin.code() as u16) << at;
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
            let places = (1 << (4 * BITS)) - 1;
            self.origins = self.origins & !places | (self.origins << BITS) & places;
            self.flags = FACE_UP | (self.flags << 1 & 0xf);
            0
        };
        tokens[place] = token;
        self.shown[place] = NONE;
        self.looked.truth_mut(referee)[place] = NONE;
        self.set_origin(place, origin);
        self.count += 1;
    }

    /// The looker sees every token (ST-TOKEN-05).
    pub(crate) fn look(&mut self, seat: Seat, referee: &Referee) {
        self.looked = Secret::new(*self.tokens.truth(referee), SeatSet::only(seat));
    }

    pub(crate) const fn turn_up(&mut self) {
        self.flags |= FACE_UP;
    }

    /// This place is known: it no longer belongs to the mix.
    pub(crate) const fn unmix(&mut self, place: usize) {
        self.flags &= !(1 << place);
    }

    /// The place of a member among the members.
    pub(crate) fn member(&self, wanted: Member) -> Option<usize> {
        self.members().position(|member| member == wanted)
    }

    pub(crate) const fn add_member(&mut self, member: Member) {
        set_half(&mut self.mix, self.members as usize, member.byte());
        self.members += 1;
    }

    pub(crate) const fn drop_member(&mut self, place: usize) {
        self.members -= 1;
        let last = half(self.mix, self.members as usize);
        set_half(&mut self.mix, place, last);
        set_half(&mut self.mix, self.members as usize, 0);
    }

    /// The mix is no more.
    pub(crate) const fn forget_mix(&mut self) {
        (self.members, self.mix) = (0, [0; 3]);
        self.flags &= FACE_UP;
        self.set_ghost_layer(0);
    }

    const fn set_ghost_layer(&mut self, layer: u8) {
        let at = 4 * BITS;
        self.origins = self.origins & ((1 << at) - 1) | (layer as u16) << at;
    }

    /// A pile of `count` tokens all of which belong to the mix of these members, in an order that betrays nothing.
    pub(crate) fn mixture(count: u8, members: &mut [u8], layer: u8) -> Pile {
        members.sort_unstable();
        let mut pile = Pile { count, flags: (1 << count) - 1, ..Pile::EMPTY };
        for member in members {
            pile.add_member(Member::of(*member));
        }
        pile.set_ghost_layer(layer);
        pile
    }

    /// Whether a token nobody has seen was drawn in this layer.
    pub(crate) fn has_late(&self, layer: u8) -> bool {
        let late = Origin::Late(layer);
        (0..usize::from(self.count)).any(|place| self.is_dark(place) && self.origin(place) == late)
            || self.members().any(|member| member == Member::Unseen(late))
    }

    /// Layers above this one move down by one.
    pub(crate) fn lower_layers(&mut self, above: u8) {
        for place in 0..usize::from(self.count) {
            if let Origin::Late(layer) = self.origin(place)
                && layer > above
            {
                self.set_origin(place, Origin::Late(layer - 1));
            }
        }
        for place in 0..usize::from(self.members) {
            if let Member::Unseen(Origin::Late(layer)) = Member::of(half(self.mix, place))
                && layer > above
            {
                set_half(&mut self.mix, place, Member::Unseen(Origin::Late(layer - 1)).byte());
            }
        }
        if self.ghost_layer() > above {
            self.set_ghost_layer(self.ghost_layer() - 1);
        }
    }
}

const fn half(mix: [u8; 3], place: usize) -> u8 {
    mix[place / 2] >> (4 * (place % 2)) & 0xf
}

const fn set_half(mix: &mut [u8; 3], place: usize, value: u8) {
    let at = 4 * (place % 2);
    mix[place / 2] = mix[place / 2] & !(0xf << at) | value << at;
}

/// A member of a mix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Member {
    Seen(Token),
    Unseen(Origin),
}

impl Member {
    const fn of(byte: u8) -> Member {
        if byte < UNSEEN { Member::Seen(Token(byte)) } else { Member::Unseen(Origin::of(byte - UNSEEN)) }
    }

    pub(crate) const fn byte(self) -> u8 {
        match self {
            Member::Seen(token) => token.0,
            Member::Unseen(origin) => UNSEEN + origin.code(),
        }
    }
}

impl State {
    /// Takes a pile away; its tokens go to the reserve face down (ST-TOKEN-06). How many there were.
    pub(crate) fn clear_pile(&mut self, slot: Slot, referee: &Referee) -> u8 {
        let pile = *self.pile(slot);
        for token in &pile.truth(referee)[..usize::from(pile.count)] {
            self.reserve.truth_mut(referee)[usize::from(*token)] += 1;
        }
        self.reserve_count += pile.count;
        self.note_cleared(slot);
        self.piles[slot.index()] = Pile::EMPTY;
        pile.count
    }

    /// ST-TOKEN-04: the top lies face up. The token, unless it already did.
    pub(crate) fn turn_top(&mut self, slot: Slot, referee: &Referee) -> Option<Token> {
        let pile = self.pile(slot);
        if pile.count == 0 || pile.is_face_up() {
            return None;
        }
        let token = self.learn(slot, usize::from(pile.count - 1), referee);
        self.piles[slot.index()].turn_up();
        Some(token)
    }

    /// ST-CONT-06, ST-CONT-07: everybody has seen the pile; the token at `order[0]` leaves, the others lie face
    /// down in the given order.
    pub(crate) fn shuffle_failed(&mut self, slot: Slot, order: &[usize], referee: &Referee) {
        let before = *self.pile(slot);
        let tokens = before.truth(referee);
        self.piles[slot.index()] = Pile::EMPTY;
        let layer = self.open_layer();
        let mut members = tokens;
        let mut pile = Pile::mixture(before.count - 1, &mut members[..usize::from(before.count)], layer);
        let truth = pile.tokens.truth_mut(referee);
        for (place, from) in order[1..].iter().enumerate() {
            truth[place] = tokens[*from];
        }
        self.piles[slot.index()] = pile;
        self.send_back(tokens[order[0]], referee);
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
        let mut left = [NONE; 4];
        for (at, from) in (0..count).filter(|at| *at != place).enumerate() {
            left[at] = tokens[from];
        }
        self.piles[slot.index()] = Pile::EMPTY;
        let layer = self.open_layer();
        let mut pile = if everybody_knows {
            self.enter(usize::from(tokens[place]));
            let mut members = left;
            Pile::mixture(before.count - 1, &mut members[..count - 1], layer)
        } else {
            // What everybody knows of the pile: its members, one of which is now gone.
            let dark = (0..count).filter(|at| !before.is_mixed(*at)).map(|at| match before.shown[at] {
                NONE => Member::Unseen(before.origin(at)),
                shown => Member::Seen(Token(shown)),
            });
            let mut members: ArrayVec<u8, 6> = before.members().chain(dark).map(Member::byte).collect();
            // A member that left before may have been drawn again since.
            let layer = if before.ghosts() > 0 { before.ghost_layer() } else { layer };
            Pile::mixture(before.count - 1, &mut members, layer)
        };
        *pile.tokens.truth_mut(referee) = left;
        self.private = if everybody_knows {
            Private::NONE
        } else {
            let looker = SeatSet::only(seat);
            Private {
                slot: slot.0,
                count: pile.count,
                tokens: Secret::new(left, looker),
                slipped: Secret::new(tokens[place], looker),
            }
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
