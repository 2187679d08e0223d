//! What lies on the table: decks, the piles of the Rooms and their doors, the Spawn Track.

use veilleuse_core::{
    Referee, SeatSet, Secret,
    kit::{By, Set},
};

use crate::words::{Colour, Kind, Layer, Noise, Number, Passage, ROOMS, Slot, Space, Token};

/// A shuffled deck without an order, and its discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) left: Set<Number>,
    pub(crate) spent: Set<Number>,
}

impl Pile {
    /// Ruling BO-Q-59: an empty deck takes its discard back. How many ways the next draw has.
    pub(crate) fn refill(&mut self) -> u32 {
        if self.left.is_empty() {
            self.left = self.spent;
            self.spent = Set::EMPTY;
        }
        self.left.len()
    }
}

/// Piles, doors and Padlocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rooms {
    /// Rooms that still have a Light/Darkness token.
    pub(crate) bulbs: Set<Space>,
    /// Rooms where it shows its Dark side, or showed it when it was taken: there is no light.
    pub(crate) dark: Set<Space>,
    pub(crate) padlocks: Set<Space>,
    /// Rooms whose upper and lower Search token is still there.
    pub(crate) upper: Set<Space>,
    pub(crate) lower: Set<Space>,
    pub(crate) padlocks_left: u8,
    /// Where the Trapdoor lies face up.
    pub(crate) trapdoor: Option<Space>,
    pub(crate) attic_open: bool,
    pub(crate) buried: Option<Buried>,
    /// Objective colours in play.
    pub(crate) colours: Secret<Set<Colour>>,
    /// The lower tokens; nothing before they are laid out.
    pub(crate) kinds: By<Space, Secret<Option<Kind>>, 25>,
    /// The values of the upper and lower tokens that are noise.
    pub(crate) noise: By<Space, By<Layer, Secret<Option<Noise>>, 2>, 25>,
    /// Noise tokens that were not laid out.
    pub(crate) box_noise: By<Noise, u8, 5>,
}

/// What a turn-coat left under a pile (BO-SEMI-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Buried {
    pub(crate) room: Space,
    pub(crate) objectives: By<Colour, u8, 3>,
    pub(crate) passkey: bool,
}

impl Buried {
    /// The colour of the Objective that a way of a draw means; after them comes the Passkey.
    pub(crate) fn colour(&self, way: u32) -> Option<Colour> {
        let mut before = 0;
        Colour::ALL.into_iter().find(|colour| {
            before += u32::from(self.objectives[*colour]);
            way < before
        })
    }

    /// The tokens, Objectives first.
    pub(crate) fn tokens(self) -> impl Iterator<Item = Token> + Clone {
        let objectives = Colour::ALL.into_iter().flat_map(move |colour| {
            std::iter::repeat_n(Token::Objective(colour), usize::from(self.objectives[colour]))
        });
        objectives.chain(self.passkey.then_some(Token::Passkey))
    }

    pub(crate) fn count(&self) -> u8 {
        self.objectives.values().iter().sum::<u8>() + u8::from(self.passkey)
    }
}

impl Rooms {
    /// Rooms whose pile has at least one token.
    pub(crate) fn piles(&self) -> Set<Space> {
        self.bulbs | self.searchable()
    }

    /// Rooms with a Search token in the pile.
    #[inline]
    pub(crate) fn searchable(&self) -> Set<Space> {
        let tokens = self.upper | self.lower;
        self.buried.map_or(tokens, |buried| tokens.with(buried.room))
    }

    /// BO-SEARCH-02: Rooms whose top token is a Search token.
    #[inline]
    pub(crate) fn open_piles(&self) -> Set<Space> {
        self.searchable() - self.bulbs - self.padlocks
    }

    /// BO-MOVE-06: the Attic and the Secret Room, until there is a way in.
    pub(crate) fn is_sealed(&self, space: Space) -> bool {
        (space == Space::ATTIC && !self.attic_open) || (space == Space::SECRET && self.trapdoor.is_none())
    }

    /// Ruling BO-Q-25: Rooms that can take a Padlock.
    pub(crate) fn lockable(&self) -> Set<Space> {
        if self.padlocks_left == 0 { Set::EMPTY } else { self.piles() - self.padlocks }
    }

    /// Rooms whose token of this layer is still there.
    pub(crate) const fn there(&self, layer: Layer) -> Set<Space> {
        match layer {
            Layer::Upper => self.upper,
            Layer::Lower => self.lower,
        }
    }

    /// BO-SETUP-12, BO-SETUP-15: whether a token is noise; the upper ones all are.
    pub(crate) fn is_noise(&self, room: Space, layer: Layer, referee: &Referee) -> bool {
        layer == Layer::Upper || *self.kinds[room].truth(referee) == Some(Kind::Noise)
    }

    /// Whether a token is noise that has no value yet.
    pub(crate) fn is_bare(&self, room: Space, layer: Layer, referee: &Referee) -> bool {
        self.is_noise(room, layer, referee) && self.noise[room][layer].truth(referee).is_none()
    }

    /// The tokens of all piles, the upper layer first.
    pub(crate) fn tokens() -> impl Iterator<Item = (Layer, Space)> {
        Layer::ALL.into_iter().flat_map(|layer| Space::rooms().map(move |room| (layer, room)))
    }
}

/// The Spawn Track (BO-TRACK-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Track {
    /// How many tokens lie on it.
    pub(crate) len: u8,
    /// Tokens that lie face up.
    pub(crate) face_up: Set<Slot>,
    pub(crate) tokens: By<Slot, Secret<Option<Space>>, 10>,
    /// Rooms that everybody knows a face-down token does not show.
    pub(crate) ruled_out: By<Slot, Set<Space>, 10>,
}

impl Track {
    pub(crate) const EMPTY: Track = Track {
        len: 0,
        face_up: Set::EMPTY,
        tokens: By::all(Secret::new(None, SeatSet::NOBODY)),
        ruled_out: By::all(Set::EMPTY),
    };

    /// The spaces with a token, in order.
    #[inline]
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.len).map(Slot::new)
    }

    /// The space of the last token.
    #[inline]
    pub(crate) const fn last(&self) -> Option<Slot> {
        match self.len.checked_sub(1) {
            Some(last) => Some(Slot::new(last)),
            None => None,
        }
    }

    /// The space of the last token, if it lies face down.
    pub(crate) fn hidden_last(&self) -> Option<Slot> {
        self.last().filter(|last| !self.face_up.has(*last))
    }

    /// The spaces with a token that lies face down.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = Slot> + use<> {
        let face_up = self.face_up;
        self.slots().filter(move |slot| !face_up.has(*slot))
    }

    /// The Room a token shows, for the rules.
    pub(crate) fn room(&self, slot: Slot, referee: &Referee) -> Space {
        self.tokens[slot].truth(referee).expect("a token lies there")
    }

    /// The Rooms on the track.
    pub(crate) fn rooms(&self, referee: &Referee) -> Set<Space> {
        self.slots().map(|slot| self.room(slot, referee)).collect()
    }

    /// Everybody learns that no face-down token shows one of these Rooms.
    pub(crate) fn rule_out(&mut self, rooms: Set<Space>) {
        for slot in self.hidden() {
            self.ruled_out[slot] |= rooms & ROOMS;
        }
    }
}

/// A Passage that is closed, and the last round it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Closed {
    pub(crate) passage: Passage,
    pub(crate) until: u16,
}
