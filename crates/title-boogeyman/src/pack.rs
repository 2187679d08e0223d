//! The checked content of Boogeyman.

use veilleuse_core::kit::Bag;
use veilleuse_pack::Provenance;

use crate::{
    cards::{Aim, Aptitude, Closing, Family, Moment, OnFailure, Place, Spell, Who},
    words::{Deck, Entity, Figure, Floor, NONE, Passage, Space, spaces},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    pub(crate) house: House,
    pub(crate) children: [ChildCard; 6],
    /// The cards of each deck, in the order of [`Deck::ALL`].
    pub(crate) cards: [Vec<CardData>; 9],
    /// The steps of all cards.
    pub(crate) ops: Vec<Op>,
    /// The Book, by Room number.
    pub(crate) epilogues: Vec<Epilogue>,
    pub(crate) tracks: Tracks,
    /// The place of the traitor's card among the Objective cards.
    pub(crate) possessed: u8,
    /// Search cards that are followed at once.
    pub(crate) surprises: Bag,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChildCard {
    pub(crate) aptitude: Aptitude,
    /// Where its figure starts.
    pub(crate) hall: Space,
    pub(crate) provenance: Provenance,
}

/// A card of any deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CardData {
    pub(crate) name: String,
    pub(crate) does: Span,
    /// Search cards.
    pub(crate) moment: Moment,
    /// Events and some Nightmares.
    pub(crate) spell: Option<Spell>,
    /// Objective cards.
    pub(crate) aim: Option<Aim>,
    pub(crate) provenance: Provenance,
}

/// Steps that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Span {
    pub(crate) at: u16,
    pub(crate) end: u16,
}

/// A step of a card, laid flat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    LoseState(Who),
    RecoverState(Who),
    Revive,
    GainCandy(Who, u8),
    LoseCandy(Who, u8),
    LoseCandyOrState(Who),
    DrawSearch(u8),
    DiscardSearch(Who, u8),
    Actions(u8),
    FewerActionsNext(u8),
    GoHome,
    GoAnywhere,
    Stumble,
    FreeMoves(u8),
    SitterToward(u8),
    SitterLure(u8),
    SitterAnywhere,
    Activate,
    Appear,
    Stress(Entity),
    Soothe(Entity),
    Padlock(Place),
    Unlock,
    Darken(Place),
    Lighten,
    DarkAgain(u8),
    PeekPile,
    PeekTrack,
    CloseDoor,
    TradeAnywhere,
    Test { at_least: u8, who: Who, success: Span, failure: Span },
}

/// A Final of the Book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Epilogue {
    pub(crate) id: String,
    pub(crate) family: Family,
    pub(crate) closing: Closing,
    pub(crate) panels: [Panel; 7],
    pub(crate) provenance: Provenance,
}

/// A panel with its test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panel {
    pub(crate) at_least: u8,
    pub(crate) on_failure: OnFailure,
}

/// Lengths and symbols of the tracks, and the supplies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tracks {
    /// Spaces of the Spawn Track with the Event symbol, from 1, as a set.
    pub(crate) events: u16,
    /// The maximum of each Stress counter, by [`Entity`].
    pub(crate) stress: [u8; 2],
    /// Spaces with the Trouble symbol, as sets.
    pub(crate) troubles: [u32; 2],
    pub(crate) padlocks: u8,
    /// Noise tokens of the values 1 to 5.
    pub(crate) noise: [u8; 5],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Door {
    pub(crate) ends: [Space; 2],
    pub(crate) stairs: bool,
    /// The Attic door.
    pub(crate) locked: bool,
    /// Whether a card may close it: the open house stays in one piece.
    pub(crate) closable: bool,
}

/// Where a Room or Hall is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) floor: Floor,
    /// Column and row of each cell it spans.
    pub(crate) cells: Vec<(u8, u8)>,
    pub(crate) provenance: Provenance,
}

/// The Spencer house, with everything about its geometry worked out once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) plans: Vec<Plan>,
    pub(crate) doors: Vec<Door>,
    /// The Room or Hall the Attic door leads to.
    pub(crate) attic_door: Space,
    /// Neighbours through doors that are open from the start.
    near: [u32; Space::COUNT],
    /// Neighbours over stairs.
    stairs: [u32; Space::COUNT],
    /// The door between two neighbours.
    between: [[u8; Space::COUNT]; Space::COUNT],
    /// Distances in the open house; the Attic and the Secret Room hang on one door each.
    far: [[u8; Space::COUNT]; Space::COUNT],
    /// The next spaces of all shortest ways of the open house.
    toward: [[u32; Space::COUNT]; Space::COUNT],
    /// The Rooms and Halls of each floor.
    pub(crate) floors: [u32; 3],
}

/// Farther than any Room.
pub(crate) const FAR: u8 = 99;

impl House {
    pub(crate) fn new(plans: Vec<Plan>, mut doors: Vec<Door>) -> House {
        let mut near = [0; Space::COUNT];
        let mut stairs = [0; Space::COUNT];
        let mut between = [[NONE; Space::COUNT]; Space::COUNT];
        let mut attic_door = Space::ATTIC;
        for (letter, door) in doors.iter().enumerate() {
            let [one, two] = door.ends;
            for (from, to) in [(one, two), (two, one)] {
                between[from.index()][to.index()] = letter as u8;
                if door.locked {
                    if from == Space::ATTIC {
                        attic_door = to;
                    }
                } else {
                    near[from.index()] |= to.bit();
                }
                if door.stairs {
                    stairs[from.index()] |= to.bit();
                }
            }
        }
        let mut floors = [0; 3];
        for (place, plan) in plans.iter().enumerate() {
            floors[plan.floor as usize] |= 1 << place;
        }
        let far: [[u8; Space::COUNT]; Space::COUNT] =
            std::array::from_fn(|from| field(Space(from as u8), |space| near[space.index()]));
        let toward = std::array::from_fn(|from| {
            std::array::from_fn(|to| {
                let closer = |next: &Space| far[next.index()][to] < far[from][to];
                spaces(near[from]).filter(closer).fold(0, |set, next| set | next.bit())
            })
        });
        let open = |from: Space, without: &Door| {
            let next = |space: Space| {
                let cut = without.ends.iter().position(|end| *end == space);
                cut.map_or(near[space.index()], |end| near[space.index()] & !without.ends[1 - end].bit())
            };
            field(from, next).iter().filter(|steps| **steps < FAR).count()
        };
        let whole = open(
            Space(Space::ROOMS),
            &Door { ends: [Space::SECRET; 2], stairs: false, locked: false, closable: false },
        );
        let closable: Vec<bool> =
            doors.iter().map(|door| !door.locked && open(door.ends[0], door) == whole).collect();
        for (door, closable) in doors.iter_mut().zip(closable) {
            door.closable = closable;
        }
        House { plans, doors, attic_door, near, stairs, between, far, toward, floors }
    }

    /// Neighbours through doors that are open from the start.
    #[inline]
    pub(crate) const fn near(&self, space: Space) -> u32 {
        self.near[space.index()]
    }

    /// Steps between two spaces of the open house.
    #[inline]
    pub(crate) const fn far(&self, one: Space, other: Space) -> u8 {
        self.far[one.index()][other.index()]
    }

    /// The next spaces of all shortest ways of the open house.
    #[inline]
    pub(crate) const fn toward(&self, from: Space, to: Space) -> u32 {
        self.toward[from.index()][to.index()]
    }

    /// Neighbours over stairs.
    #[inline]
    pub(crate) const fn stairs(&self, space: Space) -> u32 {
        self.stairs[space.index()]
    }

    pub(crate) fn between(&self, from: Space, to: Space) -> Option<Passage> {
        let letter = self.between[from.index()][to.index()];
        (letter != NONE).then_some(Passage(letter))
    }
}

/// Steps from a space to every other, where `near` says what lies next door.
pub(crate) fn field(from: Space, near: impl Fn(Space) -> u32) -> [u8; Space::COUNT] {
    let mut steps = [FAR; Space::COUNT];
    let (mut edge, mut seen, mut count) = (from.bit(), 0, 0);
    while edge != 0 {
        seen |= edge;
        let mut next = 0;
        for space in spaces(edge) {
            steps[space.index()] = count;
            next |= near(space);
        }
        edge = next & !seen;
        count += 1;
    }
    steps
}

impl Pack {
    /// The digest of the files that decide how a match runs.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    #[inline]
    pub(crate) fn card(&self, deck: Deck, number: u8) -> &CardData {
        &self.cards[deck as usize][usize::from(number)]
    }

    #[inline]
    pub(crate) fn moment(&self, number: u8) -> Moment {
        self.cards[Deck::Search as usize][usize::from(number)].moment
    }

    pub(crate) fn aim(&self, number: u8) -> Option<Aim> {
        self.cards[Deck::Objective as usize].get(usize::from(number)).and_then(|card| card.aim)
    }

    #[inline]
    pub(crate) fn op(&self, at: u16) -> Op {
        self.ops[usize::from(at)]
    }

    pub(crate) fn deck(&self, deck: Deck) -> Bag {
        Bag::full(self.cards[deck as usize].len() as u8)
    }

    pub(crate) fn aptitude(&self, figure: Figure) -> Aptitude {
        self.children[figure as usize].aptitude
    }

    pub(crate) fn hall(&self, figure: Figure) -> Space {
        self.children[figure as usize].hall
    }
}
