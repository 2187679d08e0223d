//! What the table can count of tokens nobody sees.
//!
//! [`State::old`] are the numbers nobody has seen since the box was opened, wherever they lie; [`State::will_dark`]
//! the Demogorgons among the Save Will tokens of Season 1 nobody has seen, [`State::will_out`] such tokens that went
//! to the reserve. [`State::region`] is the reserve together with what was drawn from it face down: how many tokens
//! of each front everybody has seen there, and how many nobody has ([`FRESH`]), by the layer in which they came.
//!
//! A layer ends when a token comes back to the reserve after another was drawn face down: that one cannot be this
//! one. When more layers are open than the record holds, two become one, which only forgets.
//!
//! A token of the region that comes to light was seen before or never. Both have their likelihood; the record books
//! one or the other so that over several tokens of a front they keep this proportion, as long as more of that front
//! are unseen than fit into a pile: so what can be true is not ruled out.

use veilleuse_core::Referee;

use crate::{
    pile::{LAYERS, MOST, Member, Origin, Pile, Private},
    state::State,
    words::{NONE, Slot, Token},
};

/// The column of [`State::region`] for tokens nobody has seen.
pub(crate) const FRESH: usize = 7;

/// Tokens of the region by layer: seven fronts that were seen, then those nobody has seen.
pub(crate) type Region = [[u8; 8]; LAYERS];

impl State {
    /// Everybody comes to know the token at this place.
    pub(crate) fn learn(&mut self, slot: Slot, place: usize, referee: &Referee) -> Token {
        let pile = self.pile(slot);
        let token = Token(pile.truth(referee)[place]);
        if pile.shown[place] == NONE && pile.is_mixed(place) && self.private.slot == slot.0 {
            let count = usize::from(self.private.count);
            let tokens = self.private.tokens.truth_mut(referee);
            if let Some(at) = tokens[..count].iter().position(|known| *known == token.0) {
                tokens[at] = tokens[count - 1];
                tokens[count - 1] = NONE;
                self.private.count -= 1;
            }
        }
        self.note(slot, place, token);
        token
    }

    /// The token at this place is known from now on.
    pub(crate) fn note(&mut self, slot: Slot, place: usize, token: Token) {
        let pile = self.pile(slot);
        if pile.shown[place] != NONE {
            return;
        }
        if pile.is_mixed(place) {
            self.piles[slot.index()].unmix(place);
            self.note_member(slot, token);
            self.piles[slot.index()].shown[place] = token.0;
            if self.pile(slot).mixed() == 0 {
                self.dissolve(slot);
            }
        } else {
            let origin = pile.origin(place);
            // From here on it is no dark token any more, whatever else is found out.
            self.piles[slot.index()].shown[place] = token.0;
            self.first_seen(token, origin);
        }
    }

    /// A member of the mix of this slot comes to light.
    fn note_member(&mut self, slot: Slot, token: Token) {
        let pile = &mut self.piles[slot.index()];
        if let Some(member) = pile.member(Member::Seen(token)) {
            pile.drop_member(member);
            return;
        }
        let unseen = pile.members().position(|member| matches!(member, Member::Unseen(_)));
        match unseen.map(|place| (place, pile.members().nth(place))) {
            Some((place, Some(Member::Unseen(origin)))) => {
                pile.drop_member(place);
                self.first_seen(token, origin);
            }
            // It was booked as gone: something else of this front was.
            _ => self.book(token, LAYERS as u8 - 1),
        }
    }

    /// Whoever restacked this pile knows its tokens, and the one that left.
    pub(crate) fn note_restacked(&mut self, slot: Slot, tokens: &[u8], slipped: u8) {
        for token in tokens {
            self.note_member(slot, Token(*token));
        }
        let (layer, slipped) = (self.pile(slot).ghost_layer(), Token(slipped));
        if let Some(left) = self.pile(slot).members().next() {
            self.piles[slot.index()].drop_member(0);
            let known = self.is_unseen(slipped) || slipped == Token::DEMOGORGON && self.will_dark > 0;
            match left {
                Member::Unseen(origin @ (Origin::Old | Origin::Will)) if known => {
                    self.first_seen(slipped, origin);
                    self.came(Member::Seen(slipped), layer);
                }
                // It has come to light since, or everybody can tell.
                left => self.came(left, layer),
            }
        }
        for token in tokens {
            self.piles[slot.index()].add_member(Member::Seen(Token(*token)));
        }
    }

    /// A mix without places: what is left of it lies in the region.
    fn dissolve(&mut self, slot: Slot) {
        let pile = *self.pile(slot);
        let layer = pile.ghost_layer();
        for member in pile.members() {
            self.came(member, layer);
        }
        self.piles[slot.index()].forget_mix();
        if self.private.slot == slot.0 {
            self.private = Private::NONE;
        }
    }

    /// A token that was a member of a mix, or dark, is in the region.
    fn came(&mut self, member: Member, layer: u8) {
        let layer = usize::from(layer);
        match member {
            Member::Seen(token) => self.region[layer][usize::from(token.0)] += 1,
            Member::Unseen(Origin::Old) => self.region[layer][FRESH] += 1,
            Member::Unseen(Origin::Will) => self.will_out += 1,
            // It has been in the region all the time.
            Member::Unseen(Origin::Late(_)) => {}
        }
    }

    /// The pile of this slot goes to the reserve.
    pub(crate) fn note_cleared(&mut self, slot: Slot) {
        let pile = *self.pile(slot);
        self.dissolve(slot);
        self.piles[slot.index()] = Pile::EMPTY;
        let layer = self.open_layer();
        for place in 0..usize::from(pile.count) {
            if pile.shown[place] != NONE {
                self.came(Member::Seen(Token(pile.shown[place])), layer);
            } else if !pile.is_mixed(place) {
                self.came(Member::Unseen(pile.origin(place)), layer);
            }
        }
    }

    /// A token everybody has seen goes to the reserve.
    pub(crate) fn enter(&mut self, front: usize) {
        let layer = self.open_layer();
        self.region[usize::from(layer)][front] += 1;
    }

    /// The layer of what comes to the reserve now.
    pub(crate) fn open_layer(&mut self) -> u8 {
        let is_used = |state: &State, layer| state.piles.iter().any(|pile| pile.has_late(layer));
        if !is_used(self, self.layer) {
            return self.layer;
        }
        if usize::from(self.layer) + 1 < LAYERS {
            self.layer += 1;
            return self.layer;
        }
        // A layer from which nothing dark is left can be one with the next.
        let last = self.layer;
        let joined = (0..last).find(|layer| !is_used(self, *layer)).unwrap_or(0);
        let at = usize::from(joined);
        for what in 0..8 {
            self.region[at][what] += self.region[at + 1][what];
        }
        self.region.copy_within(at + 2.., at + 1);
        self.region[usize::from(last)] = [0; 8];
        for pile in &mut self.piles {
            pile.lower_layers(joined);
        }
        last
    }

    /// A token that nobody had seen since it was drawn comes to light.
    fn first_seen(&mut self, token: Token, origin: Origin) {
        match origin {
            Origin::Will if token == Token::DEMOGORGON && self.will_dark > 0 => self.will_dark -= 1,
            Origin::Old | Origin::Will if self.is_unseen(token) => self.old[usize::from(token.0)] -= 1,
            Origin::Old | Origin::Will => {
                // All of this front were booked as seen: one of these was another, and still is unseen.
                self.book(token, LAYERS as u8 - 1);
                self.region[0][FRESH] += 1;
            }
            Origin::Late(layer) => self.book(token, layer),
        }
    }

    fn is_unseen(&self, token: Token) -> bool {
        self.old.get(usize::from(token.0)).is_some_and(|old| *old > 0)
    }

    /// So many of these lie in the region in a layer up to this one.
    pub(crate) fn within(&self, layer: u8, what: usize) -> u8 {
        self.region[..=usize::from(layer)].iter().map(|counts| counts[what]).sum()
    }

    /// Takes one of these from the region, from the newest layer up to this one: so what is left can be in most places.
    fn take(&mut self, layer: u8, what: usize) {
        if let Some(counts) =
            self.region[..=usize::from(layer)].iter_mut().rev().find(|counts| counts[what] > 0)
        {
            counts[what] -= 1;
        }
    }

    /// A token drawn from the reserve in this layer comes to light: books where it had been before.
    fn book(&mut self, token: Token, layer: u8) {
        let front = usize::from(token.0);
        let seen = self.within(layer, front);
        let fresh = if self.is_unseen(token) { self.within(layer, FRESH) } else { 0 };
        if seen > 0 && (fresh == 0 || !self.leans_to_fresh(front, seen, fresh)) {
            return self.take(layer, front);
        }
        if fresh > 0 {
            self.take(layer, FRESH);
            let mixes = self.piles.iter_mut().filter(|pile| pile.ghosts() > 0 && pile.ghost_layer() <= layer);
            let mut mixes = mixes.filter_map(|pile| Some((pile.member(Member::Seen(token))?, pile)));
            match mixes.next().filter(|_| self.old[front] == 1) {
                // The last one unseen, or one that left a mix: then what this mix holds is as open as that.
                Some((member, pile)) => {
                    pile.drop_member(member);
                    pile.add_member(Member::Unseen(Origin::Old));
                }
                None => self.old[front] -= 1,
            }
            return;
        }
        // One that left a mix, or one of Save Will that left unseen.
        let mixes = self.piles.iter_mut().filter(|pile| pile.ghosts() > 0);
        let mut mixes = mixes.filter_map(|pile| Some((pile.member(Member::Seen(token))?, pile)));
        if let Some((member, pile)) = mixes.next() {
            return pile.drop_member(member);
        }
        if self.will_out > 0 && (self.is_unseen(token) || token == Token::DEMOGORGON && self.will_dark > 0) {
            self.will_out -= 1;
            match self.old.get_mut(front) {
                Some(old) => *old -= 1,
                None => self.will_dark -= 1,
            }
            return;
        }
        debug_assert!(false, "{token} comes from nowhere");
    }

    /// Whether this time the token counts as one never seen: as often, over time, as that is likely.
    fn leans_to_fresh(&mut self, front: usize, seen: u8, fresh: u8) -> bool {
        let unseen = u32::from(self.old[front]);
        let all: u32 = self.old.iter().map(|count| u32::from(*count)).sum();
        let (never, before) = (u32::from(fresh) * unseen, u32::from(seen) * all);
        let owed = u32::from(self.owed[front]) + 256 * never / (never + before);
        // Every other dark token may still be one that nobody has seen.
        let leans = owed >= 256 && unseen > u32::from(MOST) && fresh > self.dark_late();
        self.owed[front] = if leans { owed - 256 } else { owed.min(255) } as u8;
        leans
    }

    /// Tokens drawn from the reserve that nobody has seen since.
    fn dark_late(&self) -> u8 {
        let late = |origin| matches!(origin, Origin::Late(_));
        let of_pile = |pile: &Pile| {
            let dark = (0..usize::from(pile.count)).filter(|place| pile.is_dark(*place));
            let unseen = pile.members().filter(|member| matches!(member, Member::Unseen(Origin::Late(_))));
            dark.filter(|place| late(pile.origin(*place))).count() + unseen.count()
        };
        self.piles.iter().map(of_pile).sum::<usize>() as u8
    }
}
