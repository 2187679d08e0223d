//! The whole truth of a match.

use veilleuse_core::{
    Referee, Seat, SeatSet, Secret,
    kit::{By, Frames, Set},
};

use crate::{
    ask::Ask,
    board::{Closed, Pile, Rooms, Track},
    cards::{Aptitude, Spell},
    frame::{Deal, End, Frame, Mark, Racket, Troubles},
    pack::{FAR, Pack, field},
    setup::Mode,
    words::{Card, Child, Colour, Deck, Entity, Figure, Final, Kind, Layer, Mind, Noise, Number, Space},
};

/// The whole truth of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) children: By<Child, Kid, 6>,
    pub(crate) piles: By<Deck, Pile, 9>,
    pub(crate) house: Rooms,
    pub(crate) track: Track,
    pub(crate) finale: Finale,
    pub(crate) turn: Turn,
    /// Set while cards are laid into a deal.
    pub(crate) deal: Option<Deal>,
    /// The deals of this turn that were turned down, each known to the two it was between.
    pub(crate) declined: [Secret<Option<Mark>>; MOST_PROPOSALS as usize],
    pub(crate) frames: Frames<Frame, 40>,
    pub(crate) ask: Ask,
    pub(crate) end: Option<End>,
    pub(crate) round: u16,
    pub(crate) stress: By<Entity, u8, 2>,
    /// Where the Babysitter is; nowhere before she is placed.
    pub(crate) sitter: Option<Space>,
    /// Where the Boogeyman's figure stands.
    pub(crate) figure: Option<Space>,
    /// Who holds the Torch; nobody before it is taken.
    pub(crate) torch: Option<Child>,
    /// Whose turn it is; nobody's in the Boogeyman's and before the first.
    pub(crate) active: Option<Child>,
    /// Children who Fainted in the effect that is being resolved.
    pub(crate) newly: Set<Child>,
    /// Somebody has turned their coat: the round starts anew (BO-SEMI-05).
    pub(crate) restart: bool,
    /// Events in force.
    pub(crate) events: Set<Number>,
    /// Children whose Nightmare has been dreamt at least once: what lasts of it holds.
    pub(crate) dreaming: Set<Child>,
    pub(crate) closed: Option<Closed>,
    /// What a die of a Child came to, until what waits for it has read it.
    pub(crate) result: Option<u8>,
    /// Set while a noise is under way.
    pub(crate) racket: Option<Racket>,
    pub(crate) troubles: Troubles,
    pub(crate) votes: By<Seat, Secret<Option<Final>>, 7>,
}

/// What was agreed on before the first input, and who directs the Boogeyman.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    pub(crate) seats: u8,
    /// How many Children there are.
    pub(crate) children: u8,
    /// Who directs the Boogeyman now; without it the game does.
    pub(crate) boogeyman: Option<Seat>,
    /// BO-SETUP-26
    pub(crate) possessed: bool,
    /// Ruling BO-Q-85
    pub(crate) dawn: bool,
    /// BO-FINAL-09
    pub(crate) vote: bool,
    /// Ruling BO-Q-29 (b)
    pub(crate) candies_anytime: bool,
    /// Who begins, where that was agreed.
    pub(crate) first: Option<Child>,
}

impl Rules {
    pub(crate) const fn player_run(&self) -> bool {
        self.boogeyman.is_some()
    }
}

/// What a Child is and has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Kid {
    pub(crate) seat: Seat,
    /// Nobody until chosen.
    pub(crate) figure: Option<Figure>,
    /// Nowhere until chosen, and once it has turned into the Boogeyman.
    pub(crate) space: Option<Space>,
    pub(crate) mind: Mind,
    pub(crate) candies: u8,
    pub(crate) hand_count: u8,
    /// How many Objective tokens of each colour it holds.
    pub(crate) objectives: By<Colour, u8, 3>,
    pub(crate) passkey: bool,
    pub(crate) nightmare: Option<Number>,
    /// Has revived another Child.
    pub(crate) angel: bool,
    /// How many Actions fewer it has in its next turn.
    pub(crate) fewer_next: u8,
    /// The Objective card; none before it is dealt.
    pub(crate) objective: Secret<Option<Number>>,
    pub(crate) hand: Secret<Set<Number>>,
    /// Cards of the hand that everybody was shown (Ruling BO-Q-33).
    pub(crate) shown: Set<Number>,
}

impl Kid {
    pub(crate) const fn of(seat: Seat) -> Kid {
        let own = SeatSet::only(seat);
        Kid {
            seat,
            figure: None,
            space: None,
            mind: Mind::Calm,
            candies: 3,
            hand_count: 0,
            objectives: By::all(0),
            passkey: false,
            nightmare: None,
            angel: false,
            fewer_next: 0,
            objective: Secret::new(None, own),
            hand: Secret::new(Set::EMPTY, own),
            shown: Set::EMPTY,
        }
    }

    #[inline]
    pub(crate) const fn gone(&self) -> bool {
        self.space.is_none()
    }

    #[inline]
    pub(crate) fn fainted(&self) -> bool {
        self.mind == Mind::Fainted
    }

    #[inline]
    pub(crate) fn conscious(&self) -> bool {
        !self.fainted() && !self.gone()
    }

    /// Whether it lies Fainted in the house.
    #[inline]
    pub(crate) fn lies(&self) -> bool {
        self.fainted() && !self.gone()
    }

    /// Where it is.
    #[inline]
    pub(crate) const fn at(&self) -> Space {
        self.space.expect("a Child that plays is somewhere in the house")
    }

    /// BO-STATE-03, Ruling BO-Q-15
    pub(crate) const fn cap_candies(&mut self) -> u8 {
        let surplus = self.candies.saturating_sub(self.mind.candy_cap());
        self.candies -= surplus;
        surplus
    }

    pub(crate) fn holds_objective(&self) -> bool {
        self.objectives.values().iter().any(|count| *count > 0)
    }

    /// Whether it holds an Objective of one of these colours.
    pub(crate) fn holds_one_of(&self, colours: Set<Colour>) -> bool {
        colours.iter().any(|colour| self.objectives[colour] > 0)
    }
}

/// The Final (BO-FINAL, BO-BOOK).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Finale {
    /// The Final Room, once it is drawn.
    pub(crate) room: Option<Space>,
    pub(crate) leader: Option<Child>,
    pub(crate) begun: bool,
    /// The Final that is read, once it is chosen.
    pub(crate) number: Option<Final>,
    /// How many panels have been passed, and how many there are.
    pub(crate) panel: u8,
    pub(crate) panels: u8,
    /// Who faces the panel, or will face the next one if it still stands.
    pub(crate) tester: Option<Child>,
    /// Who was in the Final Room when it began.
    pub(crate) participants: Set<Child>,
    pub(crate) possessed: Set<Child>,
    pub(crate) breakaways: Set<Child>,
    /// Who has one more on the first test.
    pub(crate) bonus: Set<Child>,
    /// Who may re-roll a test.
    pub(crate) rerolls: Set<Child>,
    /// Whose Objective card still has to be resolved.
    pub(crate) unresolved: Set<Child>,
}

impl Finale {
    pub(crate) const FAR_OFF: Finale = Finale {
        room: None,
        leader: None,
        begun: false,
        number: None,
        panel: 0,
        panels: 0,
        tester: None,
        participants: Set::EMPTY,
        possessed: Set::EMPTY,
        breakaways: Set::EMPTY,
        bonus: Set::EMPTY,
        rerolls: Set::EMPTY,
        unresolved: Set::EMPTY,
    };

    /// The Final that is being read.
    pub(crate) const fn open(&self) -> Final {
        self.number.expect("the Book is open")
    }

    /// Who leads the Children into it.
    pub(crate) const fn led_by(&self) -> Child {
        self.leader.expect("a Final that has begun has a Leader")
    }

    /// Who faces the panel.
    pub(crate) const fn faced_by(&self) -> Child {
        self.tester.expect("somebody faces an open panel")
    }
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
    /// The Children, in turn order.
    #[inline]
    pub(crate) fn places(&self) -> impl DoubleEndedIterator<Item = Child> + use<> {
        (0..self.rules.children).map(Child::new)
    }

    /// What the Children are and have, in turn order.
    #[inline]
    pub(crate) fn kids(&self) -> &[Kid] {
        &self.children.values()[..usize::from(self.rules.children)]
    }

    /// The Child after this one in turn order, unless it is the last.
    pub(crate) fn next_place(&self, child: Child) -> Option<Child> {
        (child.number() + 1 < self.rules.children).then(|| Child::new(child.number() + 1))
    }

    /// The Child to the left of this one.
    #[inline]
    pub(crate) fn left_of(&self, child: Child) -> Child {
        let next = child.number() + 1;
        Child::new(if next >= self.rules.children { 0 } else { next })
    }

    /// Whose Child it is.
    #[inline]
    pub(crate) fn owner(&self, child: Child) -> SeatSet {
        SeatSet::only(self.children[child].seat)
    }

    /// Whose Children these are.
    pub(crate) fn owners(&self, children: Set<Child>) -> SeatSet {
        children.iter().map(|child| self.children[child].seat).collect()
    }

    /// The owner of the Boogeyman, if it has one.
    pub(crate) fn boogeyman_seats(&self) -> SeatSet {
        self.rules.boogeyman.map_or(SeatSet::NOBODY, SeatSet::only)
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) const fn turn_of(&self) -> Child {
        self.active.expect("it is the turn of a Child")
    }

    /// Where the active Child is.
    #[inline]
    pub(crate) fn here(&self) -> Space {
        self.children[self.turn_of()].at()
    }

    /// Where the Babysitter is.
    #[inline]
    pub(crate) const fn sitter_at(&self) -> Space {
        self.sitter.expect("the Babysitter is placed before the first turn")
    }

    /// Who holds the Torch.
    pub(crate) const fn torch_holder(&self) -> Child {
        self.torch.expect("the Torch is taken before the first turn")
    }

    /// All Children in turn order from the active one, or from the Torch in the Boogeyman's turn.
    #[inline]
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Child> + use<> {
        self.clockwise(self.active.unwrap_or_else(|| self.torch_holder()))
    }

    /// All Children, clockwise from this one.
    #[inline]
    pub(crate) fn clockwise(&self, first: Child) -> impl Iterator<Item = Child> + use<> {
        let (first, count) = (first.number(), self.rules.children);
        (first..count).chain(0..first).map(Child::new)
    }

    /// The first of these in turn order from the active Child.
    pub(crate) fn first_of(&self, set: Set<Child>) -> Option<Child> {
        self.in_order().find(|child| set.has(*child))
    }

    /// Conscious Children in a space.
    #[inline]
    pub(crate) fn conscious_at(&self, space: Space) -> Set<Child> {
        self.children_where(|kid| kid.space == Some(space) && !kid.fainted())
    }

    #[inline]
    pub(crate) fn children_where(&self, fits: impl Fn(&Kid) -> bool) -> Set<Child> {
        let bit = |(place, kid): (usize, &Kid)| u8::from(fits(kid)) << place;
        Set::of_bits(self.kids().iter().enumerate().map(bit).sum())
    }

    pub(crate) fn conscious(&self) -> Set<Child> {
        self.children_where(Kid::conscious)
    }

    /// Spaces with conscious Children.
    #[inline]
    pub(crate) fn occupied(&self) -> Set<Space> {
        self.kids().iter().filter(|kid| !kid.fainted()).filter_map(|kid| kid.space).collect()
    }

    /// BO-ACT-05: whether a figure of an entity stands here.
    #[inline]
    pub(crate) fn haunted(&self, space: Space) -> bool {
        self.sitter == Some(space) || self.figure == Some(space)
    }

    /// What lies next door now: closed doors, the Attic and the Trapdoor considered.
    #[inline]
    pub(crate) fn near(&self, pack: &Pack, space: Space) -> Set<Space> {
        let house = &pack.house;
        let mut near = house.near(space);
        if self.house.attic_open {
            if space == Space::ATTIC {
                near.put(house.attic_door);
            } else if space == house.attic_door {
                near.put(Space::ATTIC);
            }
        }
        if let Some(trapdoor) = self.house.trapdoor {
            if space == Space::SECRET {
                near.put(trapdoor);
            } else if space == trapdoor {
                near.put(Space::SECRET);
            }
        }
        if let Some(closed) = self.closed {
            let [one, two] = house.ends(closed.passage);
            if space == one {
                near.take(two);
            } else if space == two {
                near.take(one);
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
        if self.closed.is_some() {
            return field(to, |space| self.near(pack, space))[from];
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
            self.house.trapdoor.map(|trapdoor| (trapdoor, 1))
        } else {
            Some((space, 0))
        }
    }

    /// The next spaces of all shortest ways.
    pub(crate) fn steps_toward(&self, pack: &Pack, from: Space, to: Space) -> Set<Space> {
        if self.closed.is_some() {
            let steps = field(to, |space| self.near(pack, space));
            let here = steps[from];
            let nearer = |next: &Space| here < FAR && steps[*next] < here;
            return self.near(pack, from).iter().filter(nearer).collect();
        }
        let (Some((door, steps)), Some((inner, _))) = (self.threshold(pack, from), self.threshold(pack, to))
        else {
            return Set::EMPTY;
        };
        if from == to {
            Set::EMPTY
        } else if steps > 0 {
            // Out of the Attic or the Secret Room there is one way.
            Set::only(door)
        } else if from == inner {
            Set::only(to)
        } else {
            pack.house.toward(from, inner)
        }
    }

    /// What holds now by Events and Nightmares; nothing in the Final (Ruling BO-Q-81).
    #[inline]
    pub(crate) fn spells(&self, pack: &Pack) -> Set<Spell> {
        let none = (self.events.is_empty() && self.dreaming.is_empty()) || self.finale.begun;
        if none { Set::EMPTY } else { self.spells_of_cards(pack) }
    }

    fn spells_of_cards(&self, pack: &Pack) -> Set<Spell> {
        let events = self.events.iter().map(|event| Card::new(Deck::Event, event));
        let dreamt = self.dreaming.iter().filter_map(|child| self.children[child].nightmare);
        let nightmares = dreamt.map(|nightmare| Card::new(Deck::Nightmare, nightmare));
        events.chain(nightmares).filter_map(|card| pack.card(card).spell).collect()
    }

    #[inline]
    pub(crate) fn under(&self, pack: &Pack, spell: Spell) -> bool {
        self.spells(pack).has(spell)
    }

    /// BO-STATE-02: whether a Child has this Aptitude and may use it.
    #[inline]
    pub(crate) fn able(&self, pack: &Pack, child: Child, aptitude: Aptitude) -> bool {
        let kid = &self.children[child];
        kid.mind >= Mind::Scared
            && kid.figure.is_some_and(|figure| pack.aptitude(figure) == aptitude)
            && !self.under(pack, Spell::BlankMind)
    }

    /// How many of the Objectives of a colour the Children own.
    pub(crate) fn owned(&self, colour: Colour) -> u8 {
        self.kids().iter().filter(|kid| !kid.gone()).map(|kid| kid.objectives[colour]).sum()
    }

    /// BO-FINAL-01: colours the Children own all three Objectives of.
    pub(crate) fn complete(&self) -> Set<Colour> {
        Colour::ALL.into_iter().filter(|colour| self.owned(*colour) == 3).collect()
    }

    /// Colours all three Objectives of which were found, whatever a turn-coat has buried again (Ruling BO-Q-66).
    pub(crate) fn found(&self) -> Set<Colour> {
        let buried = |colour: Colour| self.house.buried.map_or(0, |buried| buried.objectives[colour]);
        Colour::ALL.into_iter().filter(|colour| self.owned(*colour) + buried(*colour) == 3).collect()
    }

    /// BO-FINAL-03: whether all three Objectives of a colour are in the Final Room.
    pub(crate) fn gathered(&self) -> bool {
        let Some(room) = self.finale.room else { return false };
        let there = |colour: &Colour| {
            let kids = self.kids().iter().filter(|kid| kid.space == Some(room));
            kids.map(|kid| kid.objectives[*colour]).sum::<u8>() == 3
        };
        Colour::ALL.iter().any(there)
    }

    /// The upper Search token of a pile is its top one; otherwise the lower.
    pub(crate) fn top_layer(&self, room: Space) -> Layer {
        if self.house.upper.has(room) { Layer::Upper } else { Layer::Lower }
    }

    /// What the upper or lower token of a Room is, for the rules.
    pub(crate) fn token(&self, room: Space, layer: Layer, referee: &Referee) -> (Kind, Option<Noise>) {
        let kind = match layer {
            Layer::Upper => Kind::Noise,
            Layer::Lower => {
                self.house.kinds[room].truth(referee).expect("the piles are laid before the first turn")
            }
        };
        (kind, *self.house.noise[room][layer].truth(referee))
    }

    /// The Child with this figure.
    pub(crate) fn with_figure(&self, figure: Figure) -> Option<Child> {
        self.places().find(|child| self.children[*child].figure == Some(figure))
    }
}

/// A copy stays cheap as long as the state is small.
const _: () = assert!(size_of::<State>() <= 1536, "a state fits in a kibibyte and a half");
const _: () = assert!(size_of::<Frame>() <= 8, "a frame is a word");
