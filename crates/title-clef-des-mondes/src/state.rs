//! The whole truth of a match.

use veilleuse_core::{
    Eyes, Referee, Seat, SeatSet, Secret,
    kit::{By, Frames, Set},
};

use crate::{
    ask::Ask,
    cards::{Chooser, Filter},
    pack::Pack,
    piles::{Back, Piles},
    words::{Card, Character, Pawn, Place, Via, World},
};

/// The most cards a hand holds (CM-HAND-01).
pub(crate) const HAND: usize = 5;
/// The most cards that can be in play at once: a payment, a drawn card and every defence there is.
pub(crate) const STACK: usize = 24;

/// The whole truth of a match. It has no heap: a copy is a plain copy of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Rules,
    /// What is asked now.
    pub(crate) ask: Ask,
    /// What follows once the question is answered.
    pub(crate) frames: Frames<Frame, 12>,
    /// Set the moment the match is decided.
    pub(crate) end: Option<End>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who had the first turn.
    pub(crate) first: Seat,
    /// How many rounds have begun.
    pub(crate) round: u16,
    pub(crate) turn: Turn,
    pub(crate) players: By<Seat, Player, 5>,
    /// The worlds that lie face up (CM-BOARD-07).
    pub(crate) open: By<Place, Option<World>, 8>,
    /// The worlds at face-down places somebody has looked at. The others have no place before they are seen.
    pub(crate) hidden: By<Place, Secret<Option<World>>, 8>,
    /// The worlds that are not at any place yet.
    pub(crate) unplaced: Set<World>,
    pub(crate) piles: Piles,
    /// The characters that were not dealt.
    pub(crate) characters: Set<Character>,
    pub(crate) attempt: Attempt,
    /// The cards in play, in the order they were played.
    pub(crate) stack: [Option<Played>; STACK],
    pub(crate) stacked: u8,
    /// Where the reactions to the play begin in the stack.
    pub(crate) floor: u8,
    /// How each seat reacts in the window; not at all, or not yet, where there is nothing.
    pub(crate) answers: By<Seat, Secret<Option<Reaction>>, 5>,
    /// Who has agreed to stop the match, while the table is asked; silence is refusal.
    pub(crate) agreed: By<Seat, Secret<bool>, 5>,
    /// Set while an exchange is under way.
    pub(crate) offer: Option<Offer>,
}

/// What was agreed before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) seats: u8,
    pub(crate) whole_payment: bool,
    pub(crate) separate_reveal: bool,
    pub(crate) single_reaction: bool,
    pub(crate) first: Option<Seat>,
}

/// A seat: pawn, character and hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// No place before the match begins.
    pub(crate) place: Option<Place>,
    pub(crate) pawn: Option<Pawn>,
    /// Turns to miss (Ruling CM-Q-45).
    pub(crate) skips: u8,
    /// Whether everybody knows the character (Ruling CM-Q-36).
    pub(crate) revealed: bool,
    /// Whether the own key is used up (CM-REVEAL-03).
    pub(crate) key_spent: bool,
    /// The character kept; the first one dealt while the choice is open.
    pub(crate) character: Secret<Option<Character>>,
    /// The other one dealt.
    pub(crate) rejected: Secret<Option<Character>>,
    /// How near home the player is. Nothing hangs on it but when bots lose heart (Ruling CM-Q-52).
    pub(crate) nearness: Secret<Nearness>,
    pub(crate) count: u8,
    pub(crate) hand: [Back; HAND],
}

impl Player {
    pub(crate) const fn new(seat: Seat) -> Player {
        let own = SeatSet::only(seat);
        Player {
            place: None,
            pawn: None,
            skips: 0,
            revealed: false,
            key_spent: false,
            character: Secret::new(None, own),
            rejected: Secret::new(None, own),
            nearness: Secret::new(Nearness { missing: None, nearer_in: 0 }, own),
            count: 0,
            hand: [Back::NOTHING; HAND],
        }
    }

    /// The character, for the rules.
    pub(crate) fn plays(&self, referee: &Referee) -> Character {
        self.character.truth(referee).expect("characters are dealt first")
    }

    pub(crate) fn backs(&self) -> &[Back] {
        &self.hand[..usize::from(self.count)]
    }

    pub(crate) fn backs_mut(&mut self) -> &mut [Back] {
        &mut self.hand[..usize::from(self.count)]
    }

    /// The hand, for the rules.
    #[inline]
    pub(crate) fn held(&self, referee: &Referee) -> Held {
        let mut held = Held { count: self.count, ..Held::NOTHING };
        for (card, back) in held.cards.iter_mut().zip(self.backs()) {
            *card = *back.card.truth(referee);
        }
        held
    }

    /// The hand as its owner sees it.
    #[inline]
    pub(crate) fn own_hand(&self, eyes: Eyes) -> Held {
        let mut held = Held { count: self.count, ..Held::NOTHING };
        for (card, back) in held.cards.iter_mut().zip(self.backs()) {
            *card = *back.card.seen_by(eyes).expect("a hand is known to its owner");
        }
        held
    }

    pub(crate) const fn has_room(&self) -> bool {
        (self.count as usize) < HAND
    }

    pub(crate) fn take(&mut self, place: usize) -> Back {
        let back = self.hand[place];
        self.hand.copy_within(place + 1.., place);
        self.hand[HAND - 1] = Back::NOTHING;
        self.count -= 1;
        back
    }

    pub(crate) fn put(&mut self, back: Back) {
        self.hand[usize::from(self.count)] = back;
        self.count += 1;
    }
}

/// How many keys a player lacked for the way home when the last turn began, and in which round there were fewer than
/// the turn before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nearness {
    /// Nothing before the first turn.
    pub(crate) missing: Option<u8>,
    pub(crate) nearer_in: u16,
}

/// The cards of a hand, in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    /// Nothing is meant by what lies from `count` on.
    pub(crate) cards: [Card; HAND],
    pub(crate) count: u8,
}

impl Held {
    const NOTHING: Held = Held { cards: [Card::new(0); HAND], count: 0 };

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards().iter().copied()
    }

    pub(crate) fn position(&self, card: Card) -> Option<usize> {
        self.cards().iter().position(|held| *held == card)
    }
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub(crate) actions: u8,
    /// CM-TURN-06
    pub(crate) drawn: bool,
    /// Partners who refused an exchange, or were refused (Ruling CM-Q-18).
    pub(crate) refused: SeatSet,
    /// Whether the table was asked to stop.
    pub(crate) halt_called: bool,
    /// Whether the own key lies ready, where revealing is an action of its own.
    pub(crate) key_ready: bool,
    /// Whether something ended the drawing under way (Ruling CM-Q-47).
    pub(crate) interrupted: bool,
}

impl Turn {
    pub(crate) const NONE: Turn = Turn {
        actions: 0,
        drawn: false,
        refused: SeatSet::NOBODY,
        halt_called: false,
        key_ready: false,
        interrupted: false,
    };
}

/// What is being attempted, and may still be stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Attempt {
    pub(crate) deed: Deed,
    pub(crate) actor: Seat,
    /// Who is about to leave this world.
    pub(crate) mover: Option<Seat>,
    /// Whether the own key is among the keys.
    pub(crate) own_key: bool,
    /// Who parried a bad encounter.
    pub(crate) protected: SeatSet,
    /// Where a bad encounter lies in the stack.
    pub(crate) base: u8,
}

impl Attempt {
    pub(crate) const fn of(deed: Deed, actor: Seat) -> Attempt {
        Attempt { deed, actor, mover: None, own_key: false, protected: SeatSet::NOBODY, base: 0 }
    }
}

/// Sorts of attempts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Deed {
    Nothing,
    Cross(Place),
    Home,
    /// A card for its effect.
    Effect {
        card: Card,
        on: Option<Seat>,
        to: Option<Place>,
    },
    /// Two cards together.
    Pair {
        pair: u8,
        on: Seat,
    },
    /// A bad encounter.
    Bad(Card),
}

/// What became of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Stands,
    /// This card of the stack was stopped.
    Cancelled(u8),
    /// The move was stopped.
    Blocked,
}

/// A card in play. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Played {
    pub(crate) card: Card,
    /// Nobody plays a bad encounter.
    pub(crate) by: Option<Seat>,
    /// The world under whose pile it goes (CM-ENC-02, CM-OBJ-02).
    pub(crate) world: World,
    /// For a reaction, what it stops.
    pub(crate) against: Option<Against>,
}

/// What a reaction stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Against {
    /// The card at this place of the stack.
    Card(u8),
    Move,
}

/// A card of the hand played against something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reaction {
    pub(crate) card: Card,
    pub(crate) against: Against,
}

/// An exchange under way: everybody sees which backs are offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Offer {
    pub(crate) to: Seat,
    /// Where it is in the hand of the active seat.
    pub(crate) card: u8,
    /// Where what is offered in return is in the hand of the other one.
    pub(crate) counter: Option<u8>,
}

/// Cards somebody has to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Loss {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
    pub(crate) filter: Filter,
    pub(crate) chooser: Chooser,
}

impl Loss {
    /// So many are left to lose where all that fit are.
    pub(crate) const ALL: u8 = u8::MAX;
}

/// Encounters on their way under the pile: the last ones of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Leaving {
    pub(crate) seat: Seat,
    pub(crate) count: u8,
    pub(crate) done: u8,
}

impl Leaving {
    pub(crate) const fn left(self) -> u8 {
        self.count - self.done
    }
}

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    Keep,
    Pawns(Seat),
    Begin,
    /// The second starting world, if any, and then the first turn.
    Opened,
    BeginTurn,
    EndAction,
    /// The reactions are over: do the deed, or not.
    Resolve,
    /// The cards of the stack from here on go under their piles.
    Settle(u8),
    /// Ask the attacked, so many places clockwise from the drawer.
    Defend(u8),
    /// The defence of this seat was answered, or not.
    Defended(Seat),
    /// A bad encounter does what it does.
    Hit,
    /// The forced move of this seat, unless it was stopped.
    Driven(Seat, Via),
    Lose(Loss),
    DrawMore(u8),
    /// So many of the top cards are to be seen.
    Look(u8),
    Depart(Seat, Place),
    Arrive(Seat, Place),
}

/// How a match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    Home(Seat),
    Agreement,
    Stalemate,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats).map(Seat::new)
    }

    /// The seat so many places clockwise, at most once around (Ruling CM-Q-08).
    pub(crate) fn clockwise(&self, seat: Seat, steps: u8) -> Seat {
        let (place, seats) = (seat.index() as u8 + steps, self.rules.seats);
        Seat::new(if place < seats { place } else { place - seats })
    }

    #[inline]
    pub(crate) fn place_of(&self, seat: Seat) -> Place {
        self.player(seat).place.expect("a pawn on the table")
    }

    /// The world a character is in: always face up.
    #[inline]
    pub(crate) fn world_of(&self, seat: Seat) -> World {
        self.open[self.place_of(seat)].expect("a world that lies face up")
    }

    /// The seats in the same world, this one included.
    #[inline]
    pub(crate) fn together(&self, seat: Seat) -> SeatSet {
        let place = self.player(seat).place;
        self.seats().filter(|other| self.player(*other).place == place).collect()
    }

    /// Whether the own key can pay.
    #[inline]
    pub(crate) fn own_key_ready(&self, seat: Seat) -> bool {
        if self.rules.separate_reveal {
            self.turn.key_ready && seat == self.active
        } else {
            !self.player(seat).key_spent
        }
    }

    /// The cards in play, in the order they were played.
    #[inline]
    pub(crate) fn stack(&self) -> impl DoubleEndedIterator<Item = Played> {
        self.stack[..usize::from(self.stacked)].iter().copied().flatten()
    }

    /// The card at this place of the stack.
    #[inline]
    pub(crate) fn played(&self, place: u8) -> Played {
        self.stack[usize::from(place)].expect("a card in play")
    }

    /// The reactions to the play so far.
    pub(crate) const fn reactions(&self) -> u8 {
        self.stacked - self.floor
    }

    pub(crate) fn push_played(&mut self, played: Played) {
        self.stack[usize::from(self.stacked)] = Some(played);
        self.stacked += 1;
    }

    /// Whether a loss can take this card.
    pub(crate) fn can_lose(pack: &Pack, filter: Filter, card: Card) -> bool {
        match filter {
            Filter::Any => true,
            Filter::Object => pack.is_object(card),
            Filter::Encounter => pack.is_encounter(card),
        }
    }
}
