//! What the table can count of tokens nobody sees.
//!
//! [`State::old`] are the numbers nobody has seen since the box was opened, wherever they lie; [`State::will_dark`]
//! the Demogorgons among the Save Will tokens of Season 1 nobody has seen, [`State::will_out`] such tokens that went
//! to the reserve. [`State::region`] is the reserve together with what was drawn from it face down: how many tokens
//! of each front everybody has seen there, and how many nobody has, by the layer in which they came.
//!
//! A layer ends when a token comes back to the reserve after another was drawn face down: that one cannot be this
//! one. When more layers are open than the record holds, two become one, which only forgets.
//!
//! A token of the region that comes to light was seen before or never. Both have their likelihood; the record books
//! one or the other so that over several tokens of a front they keep this proportion, as long as more of that front
//! are unseen than fit into a pile: so what can be true is not ruled out. What turns out to be booked wrongly is booked
//! anew.

use veilleuse_core::{
    Referee,
    kit::{By, Noun},
};

use crate::{
    pile::{Fronts, Layer, MOST, Member, Origin, Pile},
    state::State,
    words::{Place, Slot, Token},
};

/// The tokens of the region that came in one layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Heap {
    /// Those everybody has seen, by front.
    pub(crate) seen: Fronts,
    /// Those nobody has seen.
    pub(crate) fresh: u8,
}

impl Heap {
    pub(crate) const EMPTY: Heap = Heap { seen: By::all(0), fresh: 0 };

    const fn count(&self, what: Sort) -> u8 {
        match what {
            Sort::Seen(token) => self.seen.values()[token.index()],
            Sort::Fresh => self.fresh,
        }
    }

    const fn count_mut(&mut self, what: Sort) -> &mut u8 {
        match what {
            Sort::Seen(token) => &mut self.seen.values_mut()[token.index()],
            Sort::Fresh => &mut self.fresh,
        }
    }

    fn add(&mut self, other: &Heap) {
        for token in Token::all() {
            self.seen[token] += other.seen[token];
        }
        self.fresh += other.fresh;
    }
}

/// What a token of the region counts as.
#[derive(Clone, Copy)]
enum Sort {
    Seen(Token),
    Fresh,
}

/// The tokens of the region, by layer.
pub(crate) type Region = By<Layer, Heap, { Layer::COUNT }>;

impl State {
    /// Everybody comes to know the token at this place.
    pub(crate) fn learn(&mut self, slot: Slot, place: Place, referee: &Referee) -> Token {
        let pile = self.pile(slot);
        let token = pile.token(place, referee);
        if pile.shown.at(place).is_none()
            && pile.is_mixed(place)
            && let Some(private) = self.private.as_mut().filter(|private| private.slot == slot)
        {
            let tokens = private.tokens.truth_mut(referee);
            if let Some(known) = Place::all().find(|known| tokens.at(*known) == Some(token)) {
                tokens.swap_remove(known, private.count);
                private.count -= 1;
            }
        }
        self.note(slot, place, token);
        token
    }

    /// The token at this place is known from now on.
    pub(crate) fn note(&mut self, slot: Slot, place: Place, token: Token) {
        let pile = &mut self.piles[slot];
        if pile.shown.at(place).is_some() {
            return;
        }
        if pile.is_mixed(place) {
            pile.unmix(place);
            self.note_member(slot, token);
            let pile = &mut self.piles[slot];
            pile.shown.set(place, Some(token));
            if pile.mixed() == 0 {
                self.dissolve(slot);
            }
        } else {
            // From here on it is no dark token any more, whatever else is found out.
            pile.shown.set(place, Some(token));
            let origin = pile.origin(place);
            self.first_seen(token, origin);
        }
    }

    /// A member of the mix of this slot comes to light.
    fn note_member(&mut self, slot: Slot, token: Token) {
        let pile = &mut self.piles[slot];
        if pile.take_member(|member| member == Member::Seen(token)).is_some() {
            return;
        }
        match pile.take_member(|member| member.seen().is_none()) {
            Some(Member::Unseen(origin)) => self.first_seen(token, origin),
            // It was booked as gone: something else of this front was.
            _ => self.book(token, Layer::LAST),
        }
    }

    /// Whoever restacked this pile knows its tokens, and the one that left.
    pub(crate) fn note_restacked(
        &mut self,
        slot: Slot,
        tokens: impl Iterator<Item = Token> + Clone,
        slipped: Token,
    ) {
        tokens.clone().for_each(|token| self.note_member(slot, token));
        let layer = self.pile(slot).ghost_layer();
        let known = self.is_unseen(slipped) || slipped == Token::DEMOGORGON && self.will_dark > 0;
        match self.piles[slot].take_member(|_| true) {
            Some(Member::Unseen(origin @ (Origin::Old | Origin::Will))) if known => {
                self.first_seen(slipped, origin);
                self.came(Member::Seen(slipped), layer);
            }
            // It has come to light since, or everybody can tell.
            Some(left) => self.came(left, layer),
            None => {}
        }
        tokens.for_each(|token| self.piles[slot].add_member(Member::Seen(token)));
    }

    /// A mix without places: what is left of it lies in the region.
    fn dissolve(&mut self, slot: Slot) {
        let pile = self.pile(slot);
        let (members, layer) = (pile.members(), pile.ghost_layer());
        members.for_each(|member| self.came(member, layer));
        self.piles[slot].forget_mix();
        self.private = self.private.filter(|private| private.slot != slot);
    }

    /// A token that was a member of a mix, or dark, is in the region.
    fn came(&mut self, member: Member, layer: Layer) {
        match member {
            Member::Seen(token) => self.region[layer].seen[token] += 1,
            Member::Unseen(Origin::Old) => self.region[layer].fresh += 1,
            Member::Unseen(Origin::Will) => self.will_out += 1,
            // It has been in the region all the time.
            Member::Unseen(Origin::Late(_)) => {}
        }
    }

    /// The pile of this slot goes to the reserve.
    pub(crate) fn note_cleared(&mut self, slot: Slot) {
        let pile = *self.pile(slot);
        self.dissolve(slot);
        self.piles[slot] = Pile::EMPTY;
        let layer = self.open_layer();
        for place in pile.places() {
            if let Some(shown) = pile.shown.at(place) {
                self.came(Member::Seen(shown), layer);
            } else if !pile.is_mixed(place) {
                self.came(Member::Unseen(pile.origin(place)), layer);
            }
        }
    }

    /// A token everybody has seen goes to the reserve.
    pub(crate) fn enter(&mut self, token: Token) {
        let layer = self.open_layer();
        self.region[layer].seen[token] += 1;
    }

    /// The layer of what comes to the reserve now.
    pub(crate) fn open_layer(&mut self) -> Layer {
        if !self.is_used(self.layer) {
            return self.layer;
        }
        if let Some(next) = self.layer.next() {
            self.layer = next;
            return next;
        }
        // A layer from which nothing dark is left can be one with the next; if there is none, the first two are.
        let joined = Layer::all().find(|layer| *layer < Layer::LAST && !self.is_used(*layer));
        let joined = joined.unwrap_or(Layer::FIRST);
        let (at, heaps) = (joined.index(), self.region.values_mut());
        let next = heaps[at + 1];
        heaps[at].add(&next);
        heaps.copy_within(at + 2.., at + 1);
        self.region[Layer::LAST] = Heap::EMPTY;
        self.piles.values_mut().iter_mut().for_each(|pile| pile.join_layers(joined));
        Layer::LAST
    }

    /// Whether a token nobody has seen was drawn in this layer.
    fn is_used(&self, layer: Layer) -> bool {
        self.piles.values().iter().any(|pile| pile.has_late(layer))
    }

    /// A token that nobody had seen since it was drawn comes to light.
    fn first_seen(&mut self, token: Token, origin: Origin) {
        match origin {
            Origin::Will if token == Token::DEMOGORGON && self.will_dark > 0 => self.will_dark -= 1,
            Origin::Old | Origin::Will if self.is_unseen(token) => self.old[token] -= 1,
            Origin::Old | Origin::Will => {
                // All of this front were booked as seen: one of these was another, and still is unseen.
                self.book(token, Layer::LAST);
                self.region[Layer::FIRST].fresh += 1;
            }
            Origin::Late(layer) => self.book(token, layer),
        }
    }

    /// Whether this is a number, and nobody has seen all tokens of it.
    fn is_unseen(&self, token: Token) -> bool {
        token != Token::DEMOGORGON && self.old[token] > 0
    }

    /// So many of these lie in the region in a layer up to this one.
    fn within(&self, layer: Layer, what: Sort) -> u8 {
        self.region.values()[..=layer.index()].iter().map(|heap| heap.count(what)).sum()
    }

    /// Takes one of these from the region, from the newest layer up to this one: so what is left can be in most places.
    fn take(&mut self, layer: Layer, what: Sort) {
        let mut heaps = self.region.values_mut()[..=layer.index()].iter_mut().rev();
        if let Some(heap) = heaps.find(|heap| heap.count(what) > 0) {
            *heap.count_mut(what) -= 1;
        }
    }

    /// A token drawn from the reserve in this layer comes to light: books where it had been before.
    fn book(&mut self, token: Token, layer: Layer) {
        let seen = self.within(layer, Sort::Seen(token));
        let fresh = if self.is_unseen(token) { self.within(layer, Sort::Fresh) } else { 0 };
        if seen > 0 && (fresh == 0 || !self.leans_to_fresh(token, seen, fresh)) {
            return self.take(layer, Sort::Seen(token));
        }
        if fresh > 0 {
            self.take(layer, Sort::Fresh);
            let is_last = self.old[token] == 1;
            let mut mixes = self.piles.values_mut().iter_mut();
            let mix = mixes.find_map(|pile| {
                let fits = is_last && pile.ghosts() > 0 && pile.ghost_layer() <= layer;
                fits.then(|| pile.take_member(|member| member == Member::Seen(token)))??;
                Some(pile)
            });
            match mix {
                // The last one unseen, or one that left a mix: then what this mix holds is as open as that.
                Some(pile) => pile.add_member(Member::Unseen(Origin::Old)),
                None => self.old[token] -= 1,
            }
            return;
        }
        // One that left a mix, seen before or never, or one of Save Will that left unseen.
        let is_number = self.is_unseen(token);
        let is_will = is_number || token == Token::DEMOGORGON && self.will_dark > 0;
        let fits = |member| match member {
            Member::Seen(seen) => seen == token,
            Member::Unseen(Origin::Old) => is_number,
            Member::Unseen(Origin::Will) => is_will,
            Member::Unseen(Origin::Late(_)) => false,
        };
        let mut mixes = self.piles.values_mut().iter_mut().filter(|pile| pile.ghosts() > 0);
        match mixes.find_map(|pile| pile.take_member(fits)) {
            Some(Member::Seen(_)) => return,
            Some(Member::Unseen(_)) => {}
            None if self.will_out > 0 && is_will => self.will_out -= 1,
            None => return self.rebook(token),
        }
        if token == Token::DEMOGORGON {
            self.will_dark -= 1;
        } else {
            self.old[token] -= 1;
        }
    }

    /// A token has come to light that nothing booked explains: something else was not what it was booked as.
    fn rebook(&mut self, token: Token) {
        if self.within(Layer::LAST, Sort::Seen(token)) > 0 {
            return self.take(Layer::LAST, Sort::Seen(token));
        }
        if self.is_unseen(token) && self.within(Layer::LAST, Sort::Fresh) > 0 {
            self.old[token] -= 1;
            return self.take(Layer::LAST, Sort::Fresh);
        }
        // A number that counts as seen was another token all the time, and still is unseen.
        let other = Token::numbers().max_by_key(|other| self.within(Layer::LAST, Sort::Seen(*other)));
        let other = other.expect("there are numbers");
        self.take(Layer::LAST, Sort::Seen(other));
        self.old[other] += 1;
        if self.is_unseen(token) {
            self.old[token] -= 1;
            return;
        }
        let mut mixes = self.piles.values_mut().iter_mut();
        let mix = mixes.find_map(|pile| {
            pile.take_member(|member| member == Member::Seen(token))?;
            Some(pile)
        });
        // It is this mix that has lost it; what lies there instead is open.
        match mix {
            Some(pile) => pile.add_member(Member::Unseen(Origin::Old)),
            None => debug_assert!(false, "{token} comes from nowhere"),
        }
    }

    /// Whether this time the number counts as one never seen: as often, over time, as that is likely.
    fn leans_to_fresh(&mut self, number: Token, seen: u8, fresh: u8) -> bool {
        let unseen = u32::from(self.old[number]);
        let all: u32 = self.old.values().iter().map(|count| u32::from(*count)).sum();
        let (never, before) = (u32::from(fresh) * unseen, u32::from(seen) * all);
        let owed = u32::from(self.owed[number]) + 256 * never / (never + before);
        // Every other dark token may still be one that nobody has seen.
        let leans = owed >= 256 && unseen > u32::from(MOST) && fresh > self.dark_late();
        self.owed[number] = if leans { owed - 256 } else { owed.min(255) } as u8;
        leans
    }

    /// Tokens drawn from the reserve that nobody has seen since.
    fn dark_late(&self) -> u8 {
        let is_late = |origin| matches!(origin, Origin::Late(_));
        let of_pile = |pile: &Pile| {
            let dark = pile.dark().filter(|place| is_late(pile.origin(*place)));
            let unseen = pile.members().filter(|member| matches!(member, Member::Unseen(Origin::Late(_))));
            dark.count() + unseen.count()
        };
        self.piles.values().iter().map(of_pile).sum::<usize>() as u8
    }
}
