//! The whole truth of a match.

use veilleuse_core::{
    Referee, Seat, SeatSet, Secret,
    kit::{Bag, Frames},
};

use crate::{
    ask::Ask,
    cards::{Aptitude, Spell},
    frame::{Deal, End, Frame, Pick, Racket, Roll, Troubles},
    pack::{FAR, Pack, field},
    setup::Mode,
    words::{Colour, Deck, Figure, Floor, NONE, Passage, ROOMS, Space, candy_cap, kind},
};

/// The whole truth of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) children: [Child; 6],
    pub(crate) piles: [Pile; 9],
    pub(crate) house: Rooms,
    pub(crate) track: Track,
    pub(crate) finale: Finale,
    pub(crate) turn: Turn,
    pub(crate) roll: Roll,
    pub(crate) deal: Deal,
    /// The marks of this turn's deals that were turned down, each known to the two it was between.
    pub(crate) declined: [Secret<u32>; MOST_PROPOSALS as usize],
    pub(crate) pick: Pick,
    pub(crate) frames: Frames<Frame, 40>,
    pub(crate) ask: Ask,
    pub(crate) end: Option<End>,
    pub(crate) round: u16,
    /// By [`Entity`].
    pub(crate) stress: [u8; 2],
    pub(crate) sitter: u8,
    /// The Boogeyman's figure.
    pub(crate) figure: u8,
    /// The place in turn order of the Torch holder.
    pub(crate) torch: u8,
    /// Whose turn it is; [`NONE`] in the Boogeyman's.
    pub(crate) active: u8,
    /// Children who Fainted in the effect that is being resolved, by place.
    pub(crate) newly: u8,
    /// Who has been led out of the round by a turn-coat: the round starts anew (BO-SEMI-05).
    pub(crate) restart: bool,
    /// Events in force.
    pub(crate) events: Bag,
    /// A Passage that is closed, and the last round it is.
    pub(crate) closed: u8,
    pub(crate) closed_until: u16,
    /// What the last die came to.
    pub(crate) result: u8,
    pub(crate) racket: Racket,
    pub(crate) troubles: Troubles,
    pub(crate) votes: [Secret<u8>; 7],
}

/// What was agreed on before the first input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    pub(crate) children: u8,
    /// Who directs the Boogeyman now; [`NONE`] for the game.
    pub(crate) boogeyman: u8,
    /// BO-SETUP-26
    pub(crate) possessed: bool,
    /// Ruling BO-Q-85
    pub(crate) dawn: bool,
    /// BO-FINAL-09
    pub(crate) vote: bool,
    /// Ruling BO-Q-29 (b)
    pub(crate) candies_anytime: bool,
    pub(crate) first: u8,
}

impl Rules {
    pub(crate) fn boogeyman(&self) -> Option<Seat> {
        (self.boogeyman != NONE).then(|| Seat::new(self.boogeyman))
    }

    pub(crate) const fn player_run(&self) -> bool {
        self.boogeyman != NONE
    }
}

/// A Child, by its place in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Child {
    pub(crate) seat: u8,
    /// [`NONE`] until chosen.
    pub(crate) figure: u8,
    /// [`NONE`] once it has turned into the Boogeyman.
    pub(crate) space: u8,
    /// State cards left: 3 Calm, 2 Scared, 1 Terrified, 0 Fainted.
    pub(crate) mind: u8,
    pub(crate) candies: u8,
    pub(crate) hand_count: u8,
    pub(crate) objectives: [u8; 3],
    pub(crate) passkey: bool,
    pub(crate) nightmare: u8,
    /// The Nightmare has been dreamt at least once.
    pub(crate) dreaming: bool,
    /// Has revived another Child.
    pub(crate) angel: bool,
    pub(crate) fewer_next: u8,
    pub(crate) objective: Secret<u8>,
    pub(crate) hand: Secret<Bag>,
    /// Cards of the hand that everybody was shown (Ruling BO-Q-33).
    pub(crate) shown: Bag,
}

impl Child {
    pub(crate) const fn of(seat: u8) -> Child {
        let own = SeatSet::only(Seat::new(seat));
        Child {
            seat,
            figure: NONE,
            space: NONE,
            mind: 3,
            candies: 3,
            hand_count: 0,
            objectives: [0; 3],
            passkey: false,
            nightmare: NONE,
            dreaming: false,
            angel: false,
            fewer_next: 0,
            objective: Secret::new(NONE, own),
            hand: Secret::new(Bag::EMPTY, own),
            shown: Bag::EMPTY,
        }
    }

    pub(crate) const fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    pub(crate) const fn gone(&self) -> bool {
        self.space == NONE
    }

    pub(crate) const fn conscious(&self) -> bool {
        self.mind > 0 && self.space != NONE
    }

    pub(crate) const fn figure(&self) -> Option<Figure> {
        if self.figure == NONE { None } else { Some(Figure::ALL[self.figure as usize]) }
    }

    pub(crate) const fn at(&self) -> Space {
        Space(self.space)
    }

    /// BO-STATE-03, Ruling BO-Q-15
    pub(crate) const fn cap_candies(&mut self) -> u8 {
        let cap = candy_cap(self.mind);
        let surplus = self.candies.saturating_sub(cap);
        self.candies -= surplus;
        surplus
    }

    pub(crate) const fn holds_objective(&self) -> bool {
        self.objectives[0] + self.objectives[1] + self.objectives[2] > 0
    }
}

/// A shuffled deck without an order, and its discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile {
    pub(crate) left: Bag,
    pub(crate) spent: Bag,
}

impl Pile {
    /// Ruling BO-Q-59: an empty deck takes its discard back. How many ways the next draw has.
    pub(crate) fn refill(&mut self) -> u32 {
        if self.left.is_empty() {
            self.left = self.spent;
            self.spent = Bag::EMPTY;
        }
        self.left.len()
    }
}

/// Piles, doors and Padlocks, as sets of Rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rooms {
    /// Rooms that still have a Light/Darkness token, and those where it shows its Dark side.
    pub(crate) bulbs: u32,
    pub(crate) dark: u32,
    pub(crate) padlocks: u32,
    /// Rooms whose upper and lower Search token is still there.
    pub(crate) upper: u32,
    pub(crate) lower: u32,
    pub(crate) padlocks_left: u8,
    pub(crate) trapdoor: u8,
    pub(crate) attic_open: bool,
    /// What a turn-coat left under a pile (BO-SEMI-03): where, which Objectives, and the Passkey.
    pub(crate) buried: u8,
    pub(crate) buried_objectives: [u8; 3],
    pub(crate) buried_passkey: bool,
    /// Objective colours in play, as a set.
    pub(crate) colours: Secret<u8>,
    /// The lower tokens: see [`kind`].
    pub(crate) kinds: [Secret<u8>; 25],
    /// Noise of the upper and lower token of each Room; 0 where there is none.
    pub(crate) noise: [[Secret<u8>; 2]; 25],
    /// Noise tokens that were not laid out, by value.
    pub(crate) box_noise: [u8; 5],
}

impl Rooms {
    pub(crate) const fn buried_count(&self) -> u8 {
        let [one, two, three] = self.buried_objectives;
        one + two + three + self.buried_passkey as u8
    }

    const fn buried_bit(&self) -> u32 {
        if self.buried == NONE || self.buried_count() == 0 { 0 } else { 1 << self.buried }
    }

    /// Rooms whose pile has at least one token.
    pub(crate) const fn piles(&self) -> u32 {
        self.bulbs | self.searchable()
    }

    /// Rooms with a Search token in the pile.
    pub(crate) const fn searchable(&self) -> u32 {
        self.upper | self.lower | self.buried_bit()
    }

    /// BO-SEARCH-02: Rooms whose top token is a Search token.
    #[inline]
    pub(crate) const fn open_piles(&self) -> u32 {
        self.searchable() & !self.bulbs & !self.padlocks
    }

    /// BO-MOVE-06: the Attic and the Secret Room, until there is a way in.
    pub(crate) fn is_sealed(&self, space: Space) -> bool {
        (space == Space::ATTIC && !self.attic_open) || (space == Space::SECRET && self.trapdoor == NONE)
    }

    /// Ruling BO-Q-25: Rooms that can take a Padlock.
    pub(crate) const fn lockable(&self) -> u32 {
        if self.padlocks_left == 0 { 0 } else { self.piles() & !self.padlocks }
    }
}

/// The Spawn Track (BO-TRACK-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Track {
    pub(crate) len: u8,
    /// Tokens that lie face up, by space.
    pub(crate) face_up: u16,
    pub(crate) tokens: [Secret<u8>; 10],
    /// Rooms that everybody knows a face-down token does not show.
    pub(crate) ruled_out: [u32; 10],
}

impl Track {
    pub(crate) const EMPTY: Track =
        Track { len: 0, face_up: 0, tokens: [Secret::new(NONE, SeatSet::NOBODY); 10], ruled_out: [0; 10] };

    pub(crate) const fn is_face_up(&self, at: usize) -> bool {
        self.face_up >> at & 1 != 0
    }

    /// The space of the last token, if it lies face down.
    pub(crate) fn hidden_last(&self) -> Option<usize> {
        let last = usize::from(self.len).checked_sub(1)?;
        (!self.is_face_up(last)).then_some(last)
    }

    /// The Rooms on the track.
    pub(crate) fn rooms(&self, referee: &Referee) -> u32 {
        self.tokens[..usize::from(self.len)]
            .iter()
            .fold(0, |set, token| set | 1_u32.checked_shl(u32::from(*token.truth(referee))).unwrap_or(0))
    }

    /// Everybody learns that no face-down token shows one of these Rooms.
    pub(crate) fn rule_out(&mut self, rooms: u32) {
        for at in 0..usize::from(self.len) {
            if !self.is_face_up(at) {
                self.ruled_out[at] |= rooms & ROOMS;
            }
        }
    }
}

/// The Final (BO-FINAL, BO-BOOK).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Finale {
    /// The Final Room.
    pub(crate) room: u8,
    pub(crate) leader: u8,
    pub(crate) begun: bool,
    /// Which Final, from 0.
    pub(crate) number: u8,
    pub(crate) panel: u8,
    pub(crate) panels: u8,
    pub(crate) tester: u8,
    /// Who began the Final; a set by place in turn order, like those that follow.
    pub(crate) participants: u8,
    pub(crate) possessed: u8,
    pub(crate) breakaways: u8,
    /// Who has one more on the first test.
    pub(crate) bonus: u8,
    /// Who may re-roll a test.
    pub(crate) rerolls: u8,
    /// Whose Objective card still has to be resolved.
    pub(crate) unresolved: u8,
}

impl Finale {
    pub(crate) const NONE: Finale = Finale {
        room: NONE,
        leader: NONE,
        begun: false,
        number: NONE,
        panel: 0,
        panels: 0,
        tester: NONE,
        participants: 0,
        possessed: 0,
        breakaways: 0,
        bonus: 0,
        rerolls: 0,
        unresolved: 0,
    };
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) actions: u8,
    pub(crate) free_moves: u8,
    pub(crate) over: bool,
    /// The Aptitude of once per turn has been used.
    pub(crate) aptitude: bool,
    pub(crate) talkie: bool,
    /// Deals proposed or called off.
    pub(crate) proposals: u8,
    /// How many of them were turned down.
    pub(crate) declined: u8,
}

/// BO-TRADE-01, a house limit: deals that may be proposed in a turn.
pub(crate) const MOST_PROPOSALS: u8 = 12;

impl State {
    #[inline]
    pub(crate) fn child(&self, child: u8) -> &Child {
        &self.children[usize::from(child)]
    }

    #[inline]
    pub(crate) fn child_mut(&mut self, child: u8) -> &mut Child {
        &mut self.children[usize::from(child)]
    }

    /// Whose Child it is.
    #[inline]
    pub(crate) fn owner(&self, child: u8) -> SeatSet {
        SeatSet::only(self.child(child).seat())
    }

    /// Whose Children these are.
    pub(crate) fn owners(&self, children: u8) -> SeatSet {
        let of = |child: &u8| children >> child & 1 != 0;
        (0..self.rules.children).filter(of).map(|child| self.child(child).seat()).collect()
    }

    /// The owner of the Boogeyman, if it has one.
    pub(crate) fn boogeyman_seats(&self) -> SeatSet {
        self.rules.boogeyman().map_or(SeatSet::NOBODY, SeatSet::only)
    }

    /// Where the active Child is.
    pub(crate) fn here(&self) -> Space {
        self.child(self.active).at()
    }

    #[inline]
    pub(crate) fn pile(&self, deck: Deck) -> &Pile {
        &self.piles[deck as usize]
    }

    #[inline]
    pub(crate) fn pile_mut(&mut self, deck: Deck) -> &mut Pile {
        &mut self.piles[deck as usize]
    }

    /// All Children in turn order from the active one, or from the Torch in the Boogeyman's turn.
    #[inline]
    pub(crate) fn in_order(&self) -> impl Iterator<Item = u8> + use<> {
        let first = if self.active == NONE { self.torch } else { self.active };
        self.clockwise(first)
    }

    /// All Children, clockwise from this one.
    #[inline]
    pub(crate) fn clockwise(&self, first: u8) -> impl Iterator<Item = u8> + use<> {
        let count = self.rules.children;
        (0..count).map(move |step| {
            let place = first + step;
            if place >= count { place - count } else { place }
        })
    }

    /// Those of a set, in turn order from the active Child.
    pub(crate) fn first_of(&self, set: u8) -> Option<u8> {
        self.in_order().find(|child| set >> child & 1 != 0)
    }

    /// Conscious Children in a space, as a set.
    #[inline]
    pub(crate) fn conscious_at(&self, space: Space) -> u8 {
        self.children_where(|child| child.space == space.0 && child.mind > 0)
    }

    #[inline]
    pub(crate) fn children_where(&self, fits: impl Fn(&Child) -> bool) -> u8 {
        self.children[..usize::from(self.rules.children)]
            .iter()
            .enumerate()
            .fold(0, |set, (place, child)| if fits(child) { set | 1 << place } else { set })
    }

    pub(crate) fn conscious(&self) -> u8 {
        self.children_where(Child::conscious)
    }

    /// Spaces with conscious Children, as a set.
    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.children[..usize::from(self.rules.children)]
            .iter()
            .filter(|child| child.conscious())
            .fold(0, |set, child| set | 1 << child.space)
    }

    /// BO-ACT-05: whether a figure of an entity stands here.
    #[inline]
    pub(crate) const fn haunted(&self, space: Space) -> bool {
        self.sitter == space.0 || self.figure == space.0
    }

    /// What lies next door now: closed doors, the Attic and the Trapdoor considered.
    #[inline]
    pub(crate) fn near(&self, pack: &Pack, space: Space) -> u32 {
        let house = &pack.house;
        let mut near = house.near(space);
        if self.house.attic_open {
            if space == Space::ATTIC {
                near |= house.attic_door.bit();
            } else if space == house.attic_door {
                near |= Space::ATTIC.bit();
            }
        }
        if self.house.trapdoor != NONE {
            if space == Space::SECRET {
                near |= 1 << self.house.trapdoor;
            } else if space.0 == self.house.trapdoor {
                near |= Space::SECRET.bit();
            }
        }
        if self.closed != NONE {
            let [one, two] = house.doors[usize::from(self.closed)].ends;
            if space == one {
                near &= !two.bit();
            } else if space == two {
                near &= !one.bit();
            }
        }
        near
    }

    /// Steps between two spaces as the house is now; [`FAR`] without an open path (Ruling BO-Q-35).
    #[inline]
    pub(crate) fn far(&self, pack: &Pack, from: Space, to: Space) -> u8 {
        if from == to {
            return 0;
        }
        if self.closed != NONE {
            return field(to, |space| self.near(pack, space))[from.index()];
        }
        // The Attic and the Secret Room have one way in each: beyond it, the open house is as it always was.
        let (Some((from, one)), Some((to, two))) = (self.threshold(pack, from), self.threshold(pack, to))
        else {
            return FAR;
        };
        one + two + pack.house.far(from, to)
    }

    /// The space of the open house that leads to this one, and how many steps lie between.
    fn threshold(&self, pack: &Pack, space: Space) -> Option<(Space, u8)> {
        if space == Space::ATTIC {
            self.house.attic_open.then_some((pack.house.attic_door, 1))
        } else if space == Space::SECRET {
            (self.house.trapdoor != NONE).then_some((Space(self.house.trapdoor), 1))
        } else {
            Some((space, 0))
        }
    }

    /// The next spaces of all shortest ways.
    pub(crate) fn steps_toward(&self, pack: &Pack, from: Space, to: Space) -> u32 {
        if self.closed != NONE {
            let near = self.near(pack, from);
            let steps = field(to, |space| self.near(pack, space));
            let here = steps[from.index()];
            return crate::words::spaces(near)
                .filter(|next| here < FAR && steps[next.index()] < here)
                .fold(0, |set, next| set | next.bit());
        }
        let (Some((door, steps)), Some((inner, _))) = (self.threshold(pack, from), self.threshold(pack, to))
        else {
            return 0;
        };
        if from == to {
            0
        } else if steps > 0 {
            // Out of the Attic or the Secret Room there is one way.
            door.bit()
        } else if from == inner {
            to.bit()
        } else {
            pack.house.toward(from, inner)
        }
    }

    /// What holds now by Events and Nightmares, as a set; nothing in the Final (Ruling BO-Q-81).
    #[inline]
    pub(crate) fn spells(&self, pack: &Pack) -> u16 {
        if self.finale.begun {
            return 0;
        }
        let of = |deck: Deck, number: u8| pack.card(deck, number).spell.map_or(0, Spell::bit);
        let mut spells = 0;
        if !self.events.is_empty() {
            spells = self.events.iter().fold(0, |set, card| set | of(Deck::Event, card));
        }
        for child in &self.children[..usize::from(self.rules.children)] {
            if child.dreaming && child.nightmare != NONE {
                spells |= of(Deck::Nightmare, child.nightmare);
            }
        }
        spells
    }

    #[inline]
    pub(crate) fn under(&self, pack: &Pack, spell: Spell) -> bool {
        self.spells(pack) & spell.bit() != 0
    }

    /// BO-STATE-02: whether a Child has this Aptitude and may use it.
    #[inline]
    pub(crate) fn able(&self, pack: &Pack, child: u8, aptitude: Aptitude) -> bool {
        let kid = self.child(child);
        kid.mind >= 2
            && kid.figure().is_some_and(|figure| pack.aptitude(figure) == aptitude)
            && !self.under(pack, Spell::BlankMind)
    }

    /// How many of the Objectives of a colour the Children own.
    pub(crate) fn owned(&self, colour: Colour) -> u8 {
        self.children[..usize::from(self.rules.children)]
            .iter()
            .filter(|child| !child.gone())
            .map(|child| child.objectives[colour as usize])
            .sum()
    }

    /// BO-FINAL-01: colours the Children own all three Objectives of, as a set.
    pub(crate) fn complete(&self) -> u8 {
        Colour::ALL
            .into_iter()
            .filter(|colour| self.owned(*colour) == 3)
            .fold(0, |set, colour| set | 1 << colour as u8)
    }

    /// BO-FINAL-03: whether all three Objectives of a colour are in the Final Room.
    pub(crate) fn gathered(&self) -> bool {
        let room = self.finale.room;
        let there = |colour: &Colour| {
            let kids = self.children[..usize::from(self.rules.children)].iter();
            let here: u8 =
                kids.filter(|kid| kid.space == room).map(|kid| kid.objectives[*colour as usize]).sum();
            here == 3
        };
        room != NONE && Colour::ALL.iter().any(there)
    }

    /// Rooms by floor.
    pub(crate) fn on_floor(pack: &Pack, floor: Floor) -> u32 {
        pack.house.floors[floor as usize]
    }

    /// The closed Passage.
    pub(crate) fn closed(&self) -> Option<Passage> {
        (self.closed != NONE).then_some(Passage(self.closed))
    }

    /// The upper Search token of a pile is its top one; otherwise the lower.
    pub(crate) const fn top_layer(&self, room: Space) -> usize {
        if self.house.upper & room.bit() != 0 { 0 } else { 1 }
    }

    /// What the upper or lower token of a Room is, for the rules.
    pub(crate) fn token(&self, room: Space, layer: usize, referee: &Referee) -> (u8, u8) {
        let noise = *self.house.noise[room.index()][layer].truth(referee);
        if layer == 0 {
            (kind::NOISE, noise)
        } else {
            (*self.house.kinds[room.index()].truth(referee), noise)
        }
    }

    /// The Child with this figure.
    pub(crate) fn with_figure(&self, figure: Figure) -> Option<u8> {
        (0..self.rules.children).find(|child| self.child(*child).figure == figure as u8)
    }
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1536, "a state fits in a kibibyte and a half");
const _: () = assert!(size_of::<Frame>() <= 8, "a frame is a word");
