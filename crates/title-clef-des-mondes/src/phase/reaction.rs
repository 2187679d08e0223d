//! CM-REACT: windows in which everybody in the same world may answer a play.

use veilleuse_core::{Kind, Line, Offers, Question, Refusal, Rests, Seat, SeatSet, not_offered};

use super::{Look, Play};
use crate::{
    ClefDesMondes,
    action::Action,
    ask,
    cards::Effect,
    pack::Pack,
    state::{Against, Deed, Fate, Held, Played, Reaction, State},
    told::Told,
    voice::card_name,
    words::Card,
};

/// CM-REACT-06, CM-REACT-13: these may still react.
impl Question<ClefDesMondes> for ask::Window {
    #[inline]
    fn asked(self, _: &State) -> SeatSet {
        self.waiting
    }

    fn is_window(self, _: &State) -> bool {
        true
    }

    #[inline]
    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        at.reactions(to);
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        *play.state.answers[seat].truth_mut(play.referee) = as_reaction(play.state, action);
        let waiting = self.waiting.without(seat);
        if waiting.is_empty() {
            return play.close_window();
        }
        play.scribe.tell(|_| Told::Answered { seat });
        play.ask(ask::Window { waiting })
    }

    fn time_up(self, play: &mut Play<'_>, seat: Seat) -> Result<Rests, Refusal> {
        Ok(self.answer(play, seat, &Action::LetBe))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let state = at.state;
        let line = line.seat("from", answered(state));
        let first = state.stack().next().map(|played| played.card);
        let (deed, shown) = match state.attempt.deed {
            _ if state.reactions() > 0 => ("reaction", state.stack().next_back().map(|played| played.card)),
            Deed::Cross(_) => ("cross", first),
            Deed::Home => ("home", None),
            Deed::Effect { card, .. } | Deed::Bad(card) => ("effect", Some(card)),
            Deed::Pair { .. } => ("pair", first),
            Deed::Nothing => ("driven", None),
        };
        let shown = shown.map_or("unknown-card".into(), card_name);
        line.word("deed", deed).name("card", shown)
    }
}

impl Look<'_> {
    /// Every reaction of the chair, and none.
    #[inline]
    pub(super) fn reactions(self, to: &mut impl Offers<Action>) {
        let held = self.hand();
        // Of two kinds, in the order of the hand.
        let reaction = |action: &Action| match action {
            Action::Cancel { .. } | Action::Block(_) => Some(*action),
            _ => None,
        };
        to.every(
            Kind::new(|action| action, reaction),
            |way| reactions(self.pack, self.state, &held, way),
            |action| why_not(self.pack, &held, action),
        );
        to.all([Action::LetBe]);
    }
}

/// CM-REACT-02, CM-REACT-03, CM-REACT-11: every reaction that this hand has now, in the order of the hand.
#[inline]
pub(crate) fn reactions(pack: &Pack, state: &State, held: &Held, way: &mut dyn FnMut(Action)) {
    for card in held.iter() {
        match pack.effect(card) {
            Effect::CancelSymbol(symbol) => {
                for place in targets(state) {
                    let against = state.played(place).card;
                    if pack.symbol(against) == symbol {
                        way(Action::Cancel { card, against });
                    }
                }
            }
            Effect::BlockMovement if can_block(state) => way(Action::Block(card)),
            _ => {}
        }
    }
}

fn why_not(pack: &Pack, held: &Held, reaction: Action) -> &'static str {
    let stops_cards = |card: Card| matches!(pack.effect(card), Effect::CancelSymbol(_));
    match reaction {
        Action::Cancel { card, .. } if held.position(card).is_some() && stops_cards(card) => "CM-REACT-03",
        Action::Block(card) if held.position(card).is_some() => "CM-REACT-11",
        _ => "CM-REACT-02",
    }
}

/// What is written down of a reaction.
#[inline]
pub(crate) fn as_reaction(state: &State, action: &Action) -> Option<Reaction> {
    match *action {
        Action::LetBe => None,
        Action::Cancel { card, against } => {
            let place = targets(state).find(|place| state.played(*place).card == against);
            let against = Against::Card(place.expect("a card that can be stopped is in play"));
            Some(Reaction { card, against })
        }
        Action::Block(card) => Some(Reaction { card, against: Against::Move }),
        _ => not_offered(action),
    }
}

/// Who played what is answered now.
fn answered(state: &State) -> Seat {
    match state.stack().next_back() {
        Some(Played { by: Some(by), .. }) if state.reactions() > 0 => by,
        _ => state.attempt.actor,
    }
}

/// CM-REACT-06, CM-REACT-13: everybody in the world may answer but who played; a forced move is answered by all.
pub(crate) fn reactors(state: &State) -> SeatSet {
    let here = state.together(state.attempt.actor);
    let forced = state.attempt.deed == Deed::Nothing && state.reactions() == 0;
    if forced { here } else { here.without(answered(state)) }
}

/// The cards of the stack that may be stopped now: those of the play, or else the last reaction (Ruling CM-Q-33).
fn targets(state: &State) -> std::ops::Range<u8> {
    if state.reactions() > 0 { state.stacked - 1..state.stacked } else { base(state) }
}

/// The cards of the play itself in the stack; a forced move has none.
const fn base(state: &State) -> std::ops::Range<u8> {
    match state.attempt.deed {
        Deed::Nothing => state.floor..state.floor,
        // A bad encounter may lie on the card whose effect drew it, and below what others parried it with.
        Deed::Bad(_) => state.attempt.base..state.attempt.base + 1,
        Deed::Cross(_) | Deed::Home | Deed::Effect { .. } | Deed::Pair { .. } => 0..state.floor,
    }
}

/// Whether a move may be stopped now.
const fn can_block(state: &State) -> bool {
    state.attempt.mover.is_some() && state.reactions() == 0
}

impl Play<'_> {
    /// CM-REACT-06, CM-REACT-13: asks everybody else in the world at once, whatever they hold.
    ///
    /// A window is left out only where no card of the pack could answer: a move paid by the own key alone
    /// (Ruling CM-Q-41) or forced by a bad encounter, in a world where nothing stops moves.
    pub(super) fn window(&mut self) -> Rests {
        let attempt = self.state.attempt;
        let asked = reactors(self.state);
        let blockable = can_block(self.state) && self.pack.can_block_in(self.state.world_of(attempt.actor));
        if asked.is_empty() || (targets(self.state).is_empty() && !blockable) {
            return Rests::No;
        }
        self.ask(ask::Window { waiting: asked })
    }

    /// Ruling CM-Q-34: the first clockwise from the player answered; the others keep their cards unseen.
    fn close_window(&mut self) -> Rests {
        let from = answered(self.state);
        let answer = |seat: Seat| *self.state.answers[seat].truth(self.referee);
        let first = (1..=self.state.rules.seats)
            .map(|steps| self.state.clockwise(from, steps))
            .find_map(|seat| answer(seat).map(|reaction| (seat, reaction)));
        self.forget_answers();
        let Some((seat, reaction)) = first else {
            // That nobody could or would is news to everybody.
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::NobodyReacts {});
            return Rests::No;
        };
        self.react(seat, reaction);
        // Ruling CM-Q-33: a reaction is a card played here, and may itself be answered.
        if self.state.rules.single_reaction { Rests::No } else { self.window() }
    }

    /// CM-REACT-12, CM-TURN-07: a reaction costs a card and no action.
    pub(super) fn react(&mut self, seat: Seat, Reaction { card, against }: Reaction) {
        let stopped = match against {
            Against::Card(place) => Some(self.state.played(place).card),
            Against::Move => None,
        };
        self.put_down(seat, card, Some(against));
        self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::Reacted { seat, card, against: stopped });
    }

    /// The window is closed: the next one finds no answer.
    fn forget_answers(&mut self) {
        for answer in self.state.answers.values_mut() {
            *answer.truth_mut(self.referee) = None;
        }
    }

    /// What the reactions came to: the last one played stands, so every other one falls (Ruling CM-Q-33).
    pub(super) fn fate(&mut self) -> Fate {
        let reactions = self.state.reactions();
        for place in (0..reactions.saturating_sub(1)).rev().step_by(2) {
            let Played { card, by, .. } = self.state.played(self.state.floor + place);
            let seat = by.expect("somebody reacts");
            self.scribe.tell(|_| Told::ReactionStopped { seat, card });
        }
        if reactions.is_multiple_of(2) {
            return Fate::Stands;
        }
        match self.state.played(self.state.floor).against.expect("a reaction stops something") {
            Against::Move => Fate::Blocked,
            Against::Card(at) => Fate::Cancelled(at),
        }
    }
}
