//! The checked content of Boogeyman.

use std::collections::BTreeSet;

use veilleuse_core::kit::{By, Noun, Set};
use veilleuse_pack::Provenance;

use crate::{
    cards::{Aim, Aptitude, Closing, Family, Moment, OnFailure, Place, Spell, Who},
    words::{Card, Deck, Entity, Figure, Final, Floor, Noise, Number, Passage, Slot, Space},
};

/// Everything the rules and the views read of a pack.
#[derive(Debug)]
pub struct Pack {
    pub(crate) digest: String,
    pub(crate) house: House,
    pub(crate) children: By<Figure, ChildCard, 6>,
    pub(crate) cards: By<Deck, Vec<CardData>, 9>,
    /// The steps of all cards.
    pub(crate) ops: Vec<Op>,
    pub(crate) epilogues: By<Final, Epilogue, 25>,
    pub(crate) tracks: Tracks,
    /// The traitor's card among the Objective cards.
    pub(crate) possessed: Number,
    pub(crate) moments: Moments,
    /// For each Search card all that say the same, itself included.
    pub(crate) copies: By<Number, Set<Number>, { Number::COUNT }>,
}

/// The Search cards by when they are played.
#[derive(Debug)]
pub(crate) struct Moments {
    /// Those that are followed at once.
    pub(crate) surprises: Set<Number>,
    pub(crate) own_turn: Set<Number>,
    /// Those that make a noise quieter.
    pub(crate) noise: Set<Number>,
    /// Those that cancel an encounter with this entity.
    pub(crate) encounter: By<Entity, Set<Number>, 2>,
    /// Those that change a die.
    pub(crate) die: Set<Number>,
}

impl Moments {
    /// The moments of these Search cards.
    pub(crate) fn of(search: &[CardData]) -> Moments {
        let at = |fits: &dyn Fn(Moment) -> bool| -> Set<Number> {
            let fitting = Number::all().zip(search).filter(|(_, card)| card.moment.is_some_and(fits));
            fitting.map(|(number, _)| number).collect()
        };
        Moments {
            surprises: at(&|moment| moment == Moment::Surprise),
            own_turn: at(&|moment| moment == Moment::OwnTurn),
            noise: at(&|moment| matches!(moment, Moment::Noise(_))),
            encounter: By::with(|entity| {
                at(&|moment| moment == Moment::AnyEncounter || moment == Moment::Encounter(entity))
            }),
            die: at(&|moment| matches!(moment, Moment::Reroll | Moment::Nudge(_))),
        }
    }
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
    /// When a Search card is played.
    pub(crate) moment: Option<Moment>,
    /// What an Event, or a Nightmare that lasts, does while it lies open.
    pub(crate) spell: Option<Spell>,
    /// What an Objective card does.
    pub(crate) aim: Option<Aim>,
    pub(crate) provenance: Provenance,
}

/// A step of a card, by its place among the steps of all cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Step(u16);

/// Steps that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Span {
    at: u16,
    end: u16,
}

impl Span {
    /// The steps from one place to another.
    pub(crate) const fn new(at: u16, end: u16) -> Span {
        Span { at, end }
    }

    /// The steps, in order.
    #[inline]
    pub(crate) fn steps(self) -> impl Iterator<Item = Step> {
        (self.at..self.end).map(Step)
    }

    /// The first step and those after it; nothing when there is none.
    #[inline]
    pub(crate) const fn split_first(self) -> Option<(Step, Span)> {
        if self.at < self.end { Some((Step(self.at), Span { at: self.at + 1, end: self.end })) } else { None }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.at >= self.end
    }
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
    /// Spaces of the Spawn Track with the Event symbol.
    pub(crate) events: Set<Slot>,
    /// The maximum of each Stress counter.
    pub(crate) stress: By<Entity, u8, 2>,
    /// The levels of Stress with the Trouble symbol.
    pub(crate) troubles: By<Entity, BTreeSet<u8>, 2>,
    pub(crate) padlocks: u8,
    /// How many Noise tokens of each value there are.
    pub(crate) noise: By<Noise, u8, 5>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Door {
    pub(crate) ends: [Space; 2],
    pub(crate) stairs: bool,
    /// The Attic door.
    pub(crate) locked: bool,
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
    pub(crate) plans: By<Space, Plan, { Space::COUNT }>,
    doors: Vec<Door>,
    /// The Room or Hall the Attic door leads to.
    pub(crate) attic_door: Space,
    /// Neighbours through doors that are open from the start.
    near: BySpace<Set<Space>>,
    /// Neighbours over stairs.
    stairs: BySpace<Set<Space>>,
    /// The door between two neighbours.
    between: BySpace<BySpace<Option<Passage>>>,
    /// Distances in the open house; the Attic and the Secret Room hang on one door each.
    far: BySpace<Steps>,
    /// The next spaces of all shortest ways of the open house.
    toward: BySpace<BySpace<Set<Space>>>,
    /// The Rooms and Halls of each floor.
    pub(crate) floors: By<Floor, Set<Space>, 3>,
    /// The Passages that a card may close: the open house stays in one piece.
    pub(crate) closable: Set<Passage>,
}

/// A value for each Room and Hall.
pub(crate) type BySpace<V> = By<Space, V, { Space::COUNT }>;

/// How many steps each Room and Hall is away.
pub(crate) type Steps = BySpace<u8>;

/// Farther than any Room.
pub(crate) const FAR: u8 = 99;

impl House {
    pub(crate) fn new(plans: BySpace<Plan>, doors: Vec<Door>) -> House {
        let mut near: BySpace<Set<Space>> = By::all(Set::EMPTY);
        let mut stairs: BySpace<Set<Space>> = By::all(Set::EMPTY);
        let mut between: BySpace<BySpace<Option<Passage>>> = By::all(By::all(None));
        let mut attic_door = Space::ATTIC;
        for (passage, door) in Passage::all().zip(&doors) {
            let [one, two] = door.ends;
            for (from, to) in [(one, two), (two, one)] {
                between[from][to] = Some(passage);
                if door.locked {
                    if from == Space::ATTIC {
                        attic_door = to;
                    }
                } else {
                    near[from].put(to);
                }
                if door.stairs {
                    stairs[from].put(to);
                }
            }
        }
        let mut floors: By<Floor, Set<Space>, 3> = By::all(Set::EMPTY);
        for (space, plan) in plans.iter() {
            floors[plan.floor].put(space);
        }
        let far: BySpace<Steps> = By::with(|from| field(from, |space| near[space]));
        let toward = By::with(|from: Space| {
            By::with(|to: Space| {
                let closer = |next: &Space| far[*next][to] < far[from][to];
                near[from].iter().filter(closer).collect()
            })
        });
        let reached = |from: Space, next: &dyn Fn(Space) -> Set<Space>| {
            field(from, next).values().iter().filter(|steps| **steps < FAR).count()
        };
        let whole = reached(Space::FIRST_HALL, &|space| near[space]);
        let keeps_whole = |door: &Door| {
            let without = |space: Space| {
                let cut = door.ends.iter().position(|end| *end == space);
                cut.map_or(near[space], |end| near[space].without(door.ends[1 - end]))
            };
            !door.locked && reached(door.ends[0], &without) == whole
        };
        let closable = Passage::all()
            .zip(&doors)
            .filter(|(_, door)| keeps_whole(door))
            .map(|(passage, _)| passage)
            .collect();
        House { plans, doors, attic_door, near, stairs, between, far, toward, floors, closable }
    }

    /// The Passages in order, with what they join.
    pub(crate) fn doors(&self) -> impl Iterator<Item = (Passage, &Door)> {
        Passage::all().zip(&self.doors)
    }

    /// What a Passage joins.
    #[inline]
    pub(crate) fn ends(&self, passage: Passage) -> [Space; 2] {
        self.doors[passage.index()].ends
    }

    /// Neighbours through doors that are open from the start.
    #[inline]
    pub(crate) fn near(&self, space: Space) -> Set<Space> {
        self.near[space]
    }

    /// Steps between two spaces of the open house.
    #[inline]
    pub(crate) fn far(&self, one: Space, other: Space) -> u8 {
        self.far[one][other]
    }

    /// The next spaces of all shortest ways of the open house.
    #[inline]
    pub(crate) fn toward(&self, from: Space, to: Space) -> Set<Space> {
        self.toward[from][to]
    }

    /// Neighbours over stairs.
    #[inline]
    pub(crate) fn stairs(&self, space: Space) -> Set<Space> {
        self.stairs[space]
    }

    pub(crate) fn between(&self, from: Space, to: Space) -> Option<Passage> {
        self.between[from][to]
    }
}

/// Steps from a space to every other, where `near` says what lies next door.
pub(crate) fn field(from: Space, near: impl Fn(Space) -> Set<Space>) -> Steps {
    let mut steps = By::all(FAR);
    let (mut edge, mut seen, mut count) = (Set::only(from), Set::EMPTY, 0);
    while !edge.is_empty() {
        seen |= edge;
        let mut next = Set::EMPTY;
        for space in edge.iter() {
            steps[space] = count;
            next |= near(space);
        }
        edge = next - seen;
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
    pub(crate) fn card(&self, card: Card) -> &CardData {
        &self.cards[card.deck][card.number.index()]
    }

    #[inline]
    pub(crate) fn moment(&self, search: Number) -> Moment {
        self.card(Card::search(search)).moment.expect("every Search card says when it is played")
    }

    /// One of each of these Search cards that say the same.
    pub(crate) fn without_copies(&self, cards: Set<Number>) -> Set<Number> {
        let (mut left, mut kept) = (cards, Set::EMPTY);
        while let Some(card) = left.first() {
            kept.put(card);
            left -= self.copies[card];
        }
        kept
    }

    pub(crate) fn aim(&self, objective: Number) -> Option<Aim> {
        self.card(Card::new(Deck::Objective, objective)).aim
    }

    #[inline]
    pub(crate) fn op(&self, step: Step) -> Op {
        self.ops[usize::from(step.0)]
    }

    pub(crate) fn deck(&self, deck: Deck) -> Set<Number> {
        Set::first_of(self.cards[deck].len())
    }

    pub(crate) fn aptitude(&self, figure: Figure) -> Aptitude {
        self.children[figure].aptitude
    }

    pub(crate) fn hall(&self, figure: Figure) -> Space {
        self.children[figure].hall
    }
}
