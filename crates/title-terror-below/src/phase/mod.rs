//! The course of a match, one file per chapter of the rulebook.
//!
//! A chapter holds its questions whole: who is asked, what is offered and by which rule the rest is refused, what an
//! answer does, how it reads. [`Look`] is the table as the asked seat sees it; [`Play`] is the table while the rules
//! change it. Everything a chapter does ends in [`Rests`]: another question, or what waits in the frames.

mod actions;
mod attack;
mod bounties;
mod death;
mod delivery;
mod gear;
mod hunt;
mod items;
mod opening;
mod pieces;
mod round;
mod targets;
mod terror;
mod turn;

use veilleuse_core::{
    Asking, DrawName, Offers, Refusal, Rests, Seat, SeatSet, kit::Set, look_and_play, unless,
};

use crate::{
    TerrorBelow,
    action::Action,
    ask::{self, Ask},
    state::{End, Frame, Hands, State},
    words::{Character, Member},
};

pub(crate) use items::is_hat;

/// The faces of a die.
const FACES: u32 = 6;

look_and_play!(TerrorBelow);

impl Asking for TerrorBelow {
    type Look<'a> = Look<'a>;
    type Play<'a> = Play<'a>;

    #[inline]
    fn usual(state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }

    /// Ruling TB-Q-59: a match that cannot be won any more may be given up at any question.
    #[inline]
    fn anywhere(at: Look<'_>, to: &mut impl Offers<Action>) {
        to.one(Action::Concede, unless(at.state.hopeless(), "TB-SOLO-01"));
    }

    #[inline]
    fn answer_anywhere(play: &mut Play<'_>, _: Seat, action: &Action) -> Option<Rests> {
        matches!(action, Action::Concede).then(|| {
            play.state.end = Some(End::Conceded);
            Rests::No
        })
    }
}

impl<'a> Look<'a> {
    /// What the seat holds.
    fn hands(self) -> &'a Hands {
        self.state.player(self.seat).hands.seen_by(self.eyes).expect("a seat sees its own hands")
    }

    /// Members of the seat's Group.
    fn members(self, some: Set<Member>) -> impl Iterator<Item = Character> {
        let group = self.state.player(self.seat).group.seen_by(self.eyes).expect("a seat sees its own Group");
        some.iter().map(|member| group[member].expect("a member that was dealt"))
    }
}

impl Play<'_> {
    /// Does what waits until somebody has to decide, or the match is decided.
    #[inline(never)]
    pub(crate) fn run(&mut self) {
        while self.state.end.is_none() {
            let Some(frame) = self.state.frames.pop() else { return };
            let rests = match frame {
                Frame::Act => self.act(),
                Frame::Ability => self.ability(),
                Frame::LastCards => self.last_cards(),
                Frame::CheckAttacks => self.check_attacks(),
                Frame::EndTurn => self.end_turn(),
                Frame::BeginTurn => self.begin_turn(),
                Frame::Replay => self.ask(ask::Play),
                Frame::AllToward(slot) => self.all_toward(slot),
                Frame::Blue => self.ask(ask::SlotDie),
                Frame::Red => self.ask(ask::RedDie),
                Frame::Attack(slot) => self.attack(slot),
                Frame::RollEggs => self.roll_eggs(),
                Frame::Hunt => self.hunt(),
                Frame::Reward(seat) => self.reward(seat),
                Frame::Deaths => self.deaths(),
                Frame::Die(seat) => self.die(seat),
                Frame::Fall(seat) => self.fall(seat),
                Frame::NewLeader(seat) => self.new_leader(seat),
                Frame::Withdraw => self.withdraw(),
                Frame::Replace(slot) => self.replace(slot),
                Frame::RefillLine => self.refill_line(),
                Frame::Exchange => self.exchange(),
                Frame::Bonus => self.bonus(),
                Frame::Gear(seat, deck) => self.draw_gear(seat, deck),
                Frame::Tiles => self.tiles(),
                Frame::Deal(seat) => self.deal(seat),
                Frame::Leaders => self.leaders(),
                Frame::StartingWorm(worm) => self.starting_worm(worm),
                Frame::SetupAttacks(left) => self.setup_attacks(left),
                Frame::CheckColours => self.check_colours(),
                Frame::FillSlots => self.fill_slots(),
                Frame::First => self.first(),
                Frame::Pawns(seat, left) => self.pawns(seat, left),
            };
            if rests == Rests::Yes {
                return;
            }
        }
        self.tell_the_end();
    }

    /// Rests on this question, unless the match has been decided on the way to it.
    #[inline]
    fn ask(&mut self, question: impl Into<Ask>) -> Rests {
        if self.state.end.is_some() {
            return Rests::No;
        }
        self.state.ask = question.into();
        Rests::Yes
    }

    #[inline]
    pub(crate) fn then(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }
}

/// The rule that refuses what a check refuses, or else this one.
const fn rule(check: Result<(), Refusal>, otherwise: &'static str) -> &'static str {
    match check {
        Ok(()) => otherwise,
        Err(refusal) => refusal.rule,
    }
}

/// A draw that gives this card or cell.
fn gives(piece: impl ToString) -> DrawName {
    DrawName::Id(piece.to_string())
}
