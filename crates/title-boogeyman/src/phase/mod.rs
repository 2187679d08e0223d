//! The course of a match, one file per chapter of the rulebook.
//!
//! A chapter holds its questions whole: who is asked, what is offered and by which rule the rest is refused, what an
//! answer does, how it reads. [`Look`] is the table as the asked chair sees it; [`Play`] is the table while the rules
//! change it. Everything a chapter does ends in [`Rests`]: another question, or what waits in the frames.

mod actions;
mod aptitudes;
mod boogeyman;
mod decks;
mod dice;
mod effects;
mod finale;
mod meeting;
mod minds;
mod opening;
mod places;
mod sitter;
mod trade;
mod turn;
mod turncoat;

use veilleuse_core::{Asking, Line, Offers, Rests, SeatSet, kind, kit::Set, look_and_play};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, Ask},
    frame::Frame,
    state::State,
    voice::child_name,
    words::{Card, Child, Deck, Figure, Number},
};

pub(crate) use opening::take_noise;

look_and_play!(Boogeyman);

impl Asking for Boogeyman {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    #[inline]
    fn usual(state: &State) -> SeatSet {
        state.owner(state.turn_of())
    }
}

impl Look<'_> {
    /// The hand of a Child of the asked chair.
    #[inline]
    fn hand(self, child: Child) -> Set<Number> {
        *self.state.children[child].hand.seen_by(self.eyes).expect("a hand is known to its owner")
    }

    /// The figures of these Children, in turn order.
    #[inline]
    fn figures(self, children: Set<Child>) -> impl Iterator<Item = Figure> {
        let state = self.state;
        children.iter().filter_map(|child| state.children[child].figure)
    }

    /// BO-FREE-01, BO-FREE-02: those cards of a hand can be played that fit the moment.
    #[inline]
    fn cards_that_fit(
        self,
        child: Child,
        fitting: impl FnOnce(Set<Number>) -> Set<Number>,
        to: &mut impl Offers<Action>,
    ) {
        let hand = self.hand(child);
        to.each(kind!(Action::Play), fitting(hand).iter().map(Card::search), |card| {
            if card.is_in(hand) { "BO-FREE-02" } else { "BO-FREE-01" }
        });
    }

    /// The cards that the owner of the Boogeyman has left in one of its decks.
    fn cards_left(self, deck: Deck, rule: &'static str, to: &mut impl Offers<Action>) {
        let left = self.state.piles[deck].left.iter().map(|card| Card::new(deck, card));
        to.each(kind!(Action::Take), left, |_| rule);
    }

    /// Names a Child in the sentence that asks.
    fn named(self, line: Line, child: Child) -> Line {
        match self.state.children[child].figure {
            Some(figure) => line.name("child", child_name(figure)),
            None => line.number("place", child.number() + 1),
        }
    }
}

impl Play<'_> {
    /// Does what waits until somebody has to decide.
    #[inline(never)]
    pub(crate) fn run(&mut self) {
        while let Some(frame) = self.state.frames.pop() {
            let rests = match frame {
                Frame::Act => self.act(),
                Frame::Run { span, who, fate } => self.run_steps(span, who, fate),
                Frame::Each { op, left, fate } => self.each(op, left, fate),
                Frame::TestResult { op, child, fate } => self.test_result(op, child, fate),
                Frame::Chosen { op, child, fate } => self.single(op, child, fate),
                Frame::Window(roll) => self.back_to(roll),
                Frame::Faints => self.faints(),
                Frame::Noise { child, value, room } => self.noise(child, value, room),
                Frame::AfterNoise => self.after_noise(),
                Frame::Forced { child, room } => self.forced(child, room),
                Frame::AfterForce => self.after_force(),
                Frame::SitterMove { target, left, cause, child, moved } => {
                    self.sitter_move(target, left, cause, child, moved)
                }
                Frame::Lead { target, left, child, moved } => self.lead(target, left, child, moved),
                Frame::SitterStops { cause, moved } => self.sitter_stops(cause, moved),
                Frame::Contest { what, left, low, value } => self.contest(what, left, low, value),
                Frame::ContestResult { what, child, left, low, value } => {
                    self.contest_result(what, child, left, low, value)
                }
                Frame::Encounter(child, entity) => self.encounter(child, entity),
                Frame::AfterMeet(child, entity) => self.after_meet(child, entity),
                Frame::Stress(entity, child) => self.stress(entity, child),
                Frame::Trouble(child) => self.trouble(child),
                Frame::TroubleOver => self.trouble_over(),
                Frame::EndTurnOf(child) => self.end_turn_of(child),
                Frame::Possess => self.possess(),
                Frame::PossessStep { left, moved, been } => self.possess_step(left, moved, been),
                Frame::Dream(child) => self.dream(child),
                Frame::Draw { child, left } => self.draw_more(child, left),
                Frame::DiscardSome { child, left } => self.discard_some(child, left),
                Frame::Place { why, left, child } => self.place(why, left, child),
                Frame::BeginTurn => self.begin_turn(),
                Frame::Round => self.begin_round(),
                Frame::BoogeymanTurn => self.boogeyman_turn(),
                Frame::BoogeymanActs => self.boogeyman_acts(),
                Frame::BoogeymanShows => self.boogeyman_shows(),
                Frame::BoogeymanLays => self.boogeyman_lays(),
                Frame::Dawn => self.dawn(),
                Frame::FinalRoom => self.final_room(),
                Frame::Aims => self.aims(),
                Frame::ChooseFinal => self.choose_final(),
                Frame::Panel => self.panel(),
                Frame::PanelResult => self.panel_result(),
                Frame::Objectives => self.ask(ask::DealObjective { child: Child::new(0) }),
                Frame::Colours => self.colours(),
                Frame::Tokens => self.tokens(),
                Frame::NoiseTokens => self.noise_tokens(0),
                Frame::Sitter => self.ask(ask::SitterStart),
                Frame::FirstToken => self.lay_token(),
                Frame::Torch => self.torch(),
            };
            if rests == Rests::Yes {
                return;
            }
        }
    }

    /// Rests on this question.
    #[inline]
    fn ask(&mut self, question: impl Into<Ask>) -> Rests {
        self.state.ask = question.into();
        Rests::Yes
    }

    /// To be done next.
    #[inline]
    fn then(&mut self, frame: Frame) -> Rests {
        self.state.frames.push(frame);
        Rests::No
    }

    /// The figure of a Child.
    #[inline]
    fn figure(&self, child: Child) -> Figure {
        self.state.children[child].figure.expect("who plays has been chosen")
    }

    /// The Child with this figure, which was offered.
    #[inline]
    fn child_with(&self, figure: Figure) -> Child {
        self.state.with_figure(figure).expect("a Child that was offered plays")
    }
}
