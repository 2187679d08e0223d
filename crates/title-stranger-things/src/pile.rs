//! Piles of tokens, and what is known of them.
//!
//! Three things can be known of a token that lies in a pile. Everybody knows it (`shown`): it lies face up, or
//! somebody has shared a look. One seat knows it (`looked`). Or it is known to be one of several: after a failed
//! test everybody has seen which tokens the pile held, not which one left nor where the others lie (`mix`).
//!
//! Of all other tokens the table knows where they can come from, their [`Origin`]. `record.rs` keeps count.

use arrayvec::ArrayVec;
use veilleuse_core::{
    Referee, Seat, SeatSet, Secret,
    kit::{By, Noun, Set},
    noun,
};

use crate::{
    state::State,
    words::{Place, Slot, Token},
};

noun! {
    /// A moment of drawing from the reserve, of those the table tells apart.
    #[derive(Debug)]
    Layer: 5
}

impl Layer {
    pub(crate) const FIRST: Layer = Layer::new(0);
    pub(crate) const LAST: Layer = Layer::new(Layer::COUNT as u8 - 1);

    /// The one after it.
    pub(crate) fn next(self) -> Option<Layer> {
        (self < Layer::LAST).then(|| Layer::new(self.number() + 1))
    }

    /// Where it is once the layer after `joined` has become one with it.
    fn lowered(self, joined: Layer) -> Layer {
        if self > joined { Layer::new(self.number() - 1) } else { self }
    }
}

/// So many tokens of each front.
pub(crate) type Fronts = By<Token, u8, { Token::COUNT }>;

/// Where a token that nobody has seen comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Origin {
    /// Drawn at set-up: a number.
    Old,
    /// One of the twelve tokens of Save Will in Season 1.
    Will,
    /// Drawn from the reserve during play, in this layer: what came to the reserve in a later one it cannot be.
    Late(Layer),
}

impl Origin {
    /// A number below 8.
    const fn code(self) -> u8 {
        match self {
            Origin::Old => 0,
            Origin::Will => 1,
            Origin::Late(layer) => 2 + layer.number(),
        }
    }

    const fn of(code: u8) -> Origin {
        match code {
            0 => Origin::Old,
            1 => Origin::Will,
            late => Origin::Late(Layer::new(late - 2)),
        }
    }
}

/// Tokens in a pile at most (ST-PILE-01).
pub(crate) const MOST: u8 = Place::COUNT as u8;

/// Up to four tokens by their place, half a byte each: 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row(u16);

impl Row {
    pub(crate) const EMPTY: Row = Row(0);

    #[inline]
    pub(crate) const fn at(self, place: Place) -> Option<Token> {
        match self.0 >> (4 * place.number()) & 0xf {
            0 => None,
            code => Some(Token::new(code as u8 - 1)),
        }
    }

    #[inline]
    pub(crate) const fn set(&mut self, place: Place, token: Option<Token>) {
        let at = 4 * place.number();
        let code = match token {
            Some(token) => token.number() as u16 + 1,
            None => 0,
        };
        self.0 = self.0 & !(0xf << at) | code << at;
    }

    /// All tokens lie one place higher, and nothing at the bottom.
    const fn raise(&mut self) {
        self.0 <<= 4;
    }

    /// The tokens, from the bottom up.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Token> + Clone {
        Place::all().filter_map(move |place| self.at(place))
    }

    /// Takes a token out; the last of so many takes its place.
    pub(crate) fn swap_remove(&mut self, place: Place, count: u8) {
        let last = Place::new(count - 1);
        self.set(place, self.at(last));
        self.set(last, None);
    }
}

impl FromIterator<Token> for Row {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Row {
        let mut row = Row::EMPTY;
        Place::all().zip(tokens).for_each(|(place, token)| row.set(place, Some(token)));
        row
    }
}

/// Where the tokens of a pile come from, three bits a place; above them the layer in which members of the mix left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Origins(u16);

impl Origins {
    /// Bits of an origin.
    const BITS: u8 = 3;
    /// Where the layer of those that left stands.
    const ABOVE: u8 = Origins::BITS * MOST;

    const fn at(self, place: Place) -> Origin {
        Origin::of((self.0 >> (Origins::BITS * place.number()) & 7) as u8)
    }

    const fn set(&mut self, place: Place, origin: Origin) {
        let at = Origins::BITS * place.number();
        self.0 = self.0 & !(7 << at) | (origin.code() as u16) << at;
    }

    const fn raise(&mut self) {
        const PLACES: u16 = (1 << Origins::ABOVE) - 1;
        self.0 = self.0 & !PLACES | (self.0 << Origins::BITS) & PLACES;
    }

    /// Whether a token was drawn during play: the codes of those are 2 and more.
    const fn any_late(self) -> bool {
        self.0 & 0o6666 != 0
    }

    const fn layer_left(self) -> Layer {
        Layer::new((self.0 >> Origins::ABOVE) as u8)
    }

    const fn set_layer_left(&mut self, layer: Layer) {
        self.0 = self.0 & ((1 << Origins::ABOVE) - 1) | (layer.number() as u16) << Origins::ABOVE;
    }
}

/// The members of a mix, half a byte each, and in the last half byte how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Mix(u32);

impl Mix {
    const EMPTY: Mix = Mix(0);
    const COUNT_AT: u32 = 28;

    const fn len(self) -> u8 {
        (self.0 >> Mix::COUNT_AT) as u8
    }

    const fn at(self, place: u8) -> Member {
        Member::of((self.0 >> (4 * place) & 0xf) as u8)
    }

    const fn set(&mut self, place: u8, member: Member) {
        self.0 = self.0 & !(0xf << (4 * place)) | (member.code() as u32) << (4 * place);
    }

    const fn push(&mut self, member: Member) {
        self.set(self.len(), member);
        self.0 += 1 << Mix::COUNT_AT;
    }

    /// The last member takes the place of the one that goes.
    const fn swap_remove(&mut self, place: u8) {
        self.0 -= 1 << Mix::COUNT_AT;
        let last = self.at(self.len());
        self.set(place, last);
        self.0 &= !(0xf << (4 * self.len()));
    }
}

/// A member of a mix: a front everybody has seen, or where one comes from that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Member {
    Seen(Token),
    Unseen(Origin),
}

impl Member {
    /// The codes of members nobody has seen follow those of the fronts.
    const UNSEEN: u8 = 8;

    const fn of(code: u8) -> Member {
        match code.checked_sub(Member::UNSEEN) {
            None => Member::Seen(Token::new(code)),
            Some(origin) => Member::Unseen(Origin::of(origin)),
        }
    }

    /// A number below 16.
    const fn code(self) -> u8 {
        match self {
            Member::Seen(token) => token.number(),
            Member::Unseen(origin) => Member::UNSEEN + origin.code(),
        }
    }

    /// The front, if it was seen.
    pub(crate) const fn seen(self) -> Option<Token> {
        match self {
            Member::Seen(token) => Some(token),
            Member::Unseen(_) => None,
        }
    }
}

/// Members at most: those of the places, and those that left.
pub(crate) const MEMBERS: usize = 6;

/// The tokens on a slot, the bottom first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) count: u8,
    face_up: bool,
    /// Which places belong to the mix.
    mixed: Set<Place>,
    /// As many members as places of it, and those that left unseen.
    mix: Mix,
    origins: Origins,
    /// What everybody knows.
    pub(crate) shown: Row,
    tokens: Secret<Row>,
    /// What a looker knows.
    looked: Secret<Row>,
}

/// What a looker knows of a pile that was restacked: its tokens, not their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Private {
    pub(crate) slot: Slot,
    /// How many are left.
    pub(crate) count: u8,
    pub(crate) tokens: Secret<Row>,
    /// The token the looker sent back.
    pub(crate) slipped: Secret<Token>,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile {
        count: 0,
        face_up: false,
        mixed: Set::EMPTY,
        mix: Mix::EMPTY,
        origins: Origins(0),
        shown: Row::EMPTY,
        tokens: Secret::new(Row::EMPTY, SeatSet::NOBODY),
        looked: Secret::new(Row::EMPTY, SeatSet::NOBODY),
    };

    /// The places with a token, from the bottom up.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        Place::all().take(usize::from(self.count))
    }

    #[inline]
    pub(crate) const fn is_face_up(&self) -> bool {
        self.face_up
    }

    #[inline]
    pub(crate) fn is_mixed(&self, place: Place) -> bool {
        self.mixed.has(place)
    }

    /// How many places belong to the mix.
    pub(crate) fn mixed(&self) -> u8 {
        self.mixed.len() as u8
    }

    /// The places of which nobody can say more than where their token comes from.
    #[inline]
    pub(crate) fn dark(&self) -> impl Iterator<Item = Place> + Clone {
        self.places().filter(|place| self.shown.at(*place).is_none() && !self.is_mixed(*place))
    }

    /// Whether everybody knows every token.
    pub(crate) fn is_known(&self) -> bool {
        self.places().all(|place| self.shown.at(place).is_some())
    }

    #[inline]
    pub(crate) fn members(&self) -> impl ExactSizeIterator<Item = Member> + use<> {
        let mix = self.mix;
        (0..mix.len()).map(move |place| mix.at(place))
    }

    /// How many members have left unseen: none while they are being told apart.
    pub(crate) fn ghosts(&self) -> u8 {
        self.mix.len().saturating_sub(self.mixed())
    }

    /// The layer in which they left.
    pub(crate) const fn ghost_layer(&self) -> Layer {
        self.origins.layer_left()
    }

    #[inline]
    pub(crate) const fn origin(&self, place: Place) -> Origin {
        self.origins.at(place)
    }

    #[inline]
    pub(crate) const fn tokens(&self) -> &Secret<Row> {
        &self.tokens
    }

    pub(crate) const fn tokens_mut(&mut self) -> &mut Secret<Row> {
        &mut self.tokens
    }

    pub(crate) const fn looked(&self) -> &Secret<Row> {
        &self.looked
    }

    #[inline]
    pub(crate) fn truth(&self, referee: &Referee) -> Row {
        *self.tokens.truth(referee)
    }

    /// The token that lies here.
    pub(crate) fn token(&self, place: Place, referee: &Referee) -> Token {
        self.truth(referee).at(place).expect("a token at every place of a pile")
    }

    /// ST-PILE-03, ST-PILE-04; Ruling ST-Q-75: face down on top, or underneath when the top lies face up.
    pub(crate) fn put(&mut self, token: Token, origin: Origin, referee: &Referee) {
        let place = if self.face_up {
            self.tokens.truth_mut(referee).raise();
            self.looked.truth_mut(referee).raise();
            self.shown.raise();
            self.origins.raise();
            self.mixed = self.mixed.iter().map(|place| Place::new(place.number() + 1)).collect();
            Place::new(0)
        } else {
            Place::new(self.count)
        };
        self.tokens.truth_mut(referee).set(place, Some(token));
        self.origins.set(place, origin);
        self.count += 1;
    }

    /// The looker sees every token (ST-TOKEN-05).
    pub(crate) fn look(&mut self, seat: Seat, referee: &Referee) {
        self.looked = Secret::new(*self.tokens.truth(referee), SeatSet::only(seat));
    }

    pub(crate) const fn turn_up(&mut self) {
        self.face_up = true;
    }

    /// This place is known: it no longer belongs to the mix.
    pub(crate) fn unmix(&mut self, place: Place) {
        self.mixed.take(place);
    }

    /// Takes the first such member out of the mix.
    pub(crate) fn take_member(&mut self, fits: impl Fn(Member) -> bool) -> Option<Member> {
        let place = (0..self.mix.len()).find(|place| fits(self.mix.at(*place)))?;
        let member = self.mix.at(place);
        self.mix.swap_remove(place);
        Some(member)
    }

    pub(crate) const fn add_member(&mut self, member: Member) {
        self.mix.push(member);
    }

    /// The mix is no more.
    pub(crate) const fn forget_mix(&mut self) {
        (self.mix, self.mixed) = (Mix::EMPTY, Set::EMPTY);
        self.origins.set_layer_left(Layer::FIRST);
    }

    /// A pile of these tokens, all of which belong to the mix of these members, in an order that betrays nothing.
    fn mixture(count: u8, tokens: Row, mut members: ArrayVec<Member, MEMBERS>, layer: Layer) -> Pile {
        members.sort_unstable_by_key(|member| member.code());
        let mixed = Set::first_of(usize::from(count));
        let tokens = Secret::new(tokens, SeatSet::NOBODY);
        let mut pile = Pile { count, mixed, tokens, ..Pile::EMPTY };
        members.into_iter().for_each(|member| pile.add_member(member));
        pile.origins.set_layer_left(layer);
        pile
    }

    /// Whether a token nobody has seen was drawn in this layer.
    pub(crate) fn has_late(&self, layer: Layer) -> bool {
        let late = Origin::Late(layer);
        self.origins.any_late() && self.dark().any(|place| self.origin(place) == late)
            || self.members().any(|member| member == Member::Unseen(late))
    }

    /// The layer after this one becomes one with it, and those above move down.
    pub(crate) fn join_layers(&mut self, joined: Layer) {
        for place in self.places() {
            if let Origin::Late(layer) = self.origin(place) {
                self.origins.set(place, Origin::Late(layer.lowered(joined)));
            }
        }
        for place in 0..self.mix.len() {
            if let Member::Unseen(Origin::Late(layer)) = self.mix.at(place) {
                self.mix.set(place, Member::Unseen(Origin::Late(layer.lowered(joined))));
            }
        }
        self.origins.set_layer_left(self.ghost_layer().lowered(joined));
    }
}

impl State {
    /// Takes a pile away; its tokens go to the reserve face down (ST-TOKEN-06). How many there were.
    pub(crate) fn clear_pile(&mut self, slot: Slot, referee: &Referee) -> u8 {
        let pile = *self.pile(slot);
        for token in pile.truth(referee).iter() {
            self.reserve.truth_mut(referee)[token] += 1;
        }
        self.reserve_count += pile.count;
        self.note_cleared(slot);
        pile.count
    }

    /// ST-TOKEN-04: the top lies face up. The token, unless it already did.
    pub(crate) fn turn_top(&mut self, slot: Slot, referee: &Referee) -> Option<Token> {
        let pile = self.pile(slot);
        if pile.count == 0 || pile.is_face_up() {
            return None;
        }
        let token = self.learn(slot, Place::new(pile.count - 1), referee);
        self.piles[slot].turn_up();
        Some(token)
    }

    /// ST-CONT-06, ST-CONT-07: everybody has seen the pile; the first token of the order leaves, the others lie face
    /// down as the order says.
    pub(crate) fn shuffle_failed(&mut self, slot: Slot, order: &[Place], referee: &Referee) {
        let before = *self.pile(slot);
        let tokens = before.truth(referee);
        self.piles[slot] = Pile::EMPTY;
        let layer = self.open_layer();
        let members = tokens.iter().map(Member::Seen).collect();
        let left = order[1..].iter().map(|from| before.token(*from, referee)).collect();
        self.piles[slot] = Pile::mixture(before.count - 1, left, members, layer);
        self.send_back(before.token(order[0], referee), referee);
    }

    /// A token goes to the reserve.
    fn send_back(&mut self, token: Token, referee: &Referee) {
        self.reserve.truth_mut(referee)[token] += 1;
        self.reserve_count += 1;
    }

    /// The looker returns the token at `place`: what it was is known to whoever knew it.
    pub(crate) fn return_token(&mut self, slot: Slot, place: Place, seat: Seat, referee: &Referee) {
        let before = *self.pile(slot);
        let token = before.token(place, referee);
        let others = before.places().filter(|other| *other != place);
        let left: Row = others.map(|other| before.token(other, referee)).collect();
        let count = before.count - 1;
        self.piles[slot] = Pile::EMPTY;
        let layer = self.open_layer();
        let pile = if before.is_known() {
            self.enter(token);
            self.private = None;
            Pile::mixture(count, left, left.iter().map(Member::Seen).collect(), layer)
        } else {
            let looker = SeatSet::only(seat);
            let (tokens, slipped) = (Secret::new(left, looker), Secret::new(token, looker));
            self.private = Some(Private { slot, count, tokens, slipped });
            // What everybody knows of the pile: its members, one of which is now gone.
            let apart = before.places().filter(|place| !before.is_mixed(*place));
            let apart = apart.map(|place| match before.shown.at(place) {
                Some(shown) => Member::Seen(shown),
                None => Member::Unseen(before.origin(place)),
            });
            // A member that left before may have been drawn again since.
            let layer = if before.ghosts() > 0 { before.ghost_layer() } else { layer };
            Pile::mixture(count, left, before.members().chain(apart).collect(), layer)
        };
        self.piles[slot] = pile;
        self.send_back(token, referee);
    }

    /// The tokens of a pile lie in a new order.
    pub(crate) fn restack(&mut self, slot: Slot, order: &[Place], referee: &Referee) {
        let pile = &mut self.piles[slot];
        let tokens = order.iter().map(|from| pile.token(*from, referee)).collect();
        *pile.tokens.truth_mut(referee) = tokens;
    }

    /// Whether the Demogorgons lie among the tokens set aside.
    pub(crate) const fn aside_is_mixed(&self) -> bool {
        self.aside_count > 0 && self.aside_count >= self.will_left
    }

    /// Takes the token that way `way` of a draw gives from the reserve.
    pub(crate) fn take_from_reserve(&mut self, way: u32, referee: &Referee) -> Token {
        let token = self.reserve_token(way, referee);
        self.reserve.truth_mut(referee)[token] -= 1;
        self.reserve_count -= 1;
        token
    }

    /// The token that way `way` of a draw from the reserve gives.
    pub(crate) fn reserve_token(&self, way: u32, referee: &Referee) -> Token {
        self.reserve.truth(referee).nth(way)
    }
}

/// The `way`-th order of the places of a pile of so many tokens.
pub(crate) fn order(count: u8, mut way: u32) -> ArrayVec<Place, { Place::COUNT }> {
    let mut left: ArrayVec<Place, { Place::COUNT }> = Place::all().take(usize::from(count)).collect();
    let mut order = ArrayVec::new();
    while !left.is_empty() {
        let here = left.len() as u32;
        order.push(left.remove((way % here) as usize));
        way /= here;
    }
    order
}

/// In how many orders so many things can lie.
pub(crate) const fn orders(count: u8) -> u32 {
    [1, 1, 2, 6, 24][count as usize]
}
