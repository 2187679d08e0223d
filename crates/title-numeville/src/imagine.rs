//! The truth as somebody may imagine it.

use veilleuse_core::{Eyes, Referee, Seat};

use crate::{
    pack::Pack,
    phase,
    state::{Answer, Posed, State},
    words::{Choice, QuestionId},
};

/// Redeals what these eyes cannot know: right answers, and in the workshop the questions of other teams.
pub(crate) fn imagine(
    pack: &Pack,
    state: &mut State,
    eyes: Eyes,
    referee: &Referee,
    chance: &mut dyn FnMut(u32) -> u32,
) {
    if let Some(posed) = &mut state.question {
        imagine_answer(posed, eyes, referee, chance);
    }
    imagine_workshop(pack, state, eyes, referee, chance);
}

/// Moves the right answer to a place these eyes could still believe in.
fn imagine_answer(posed: &mut Posed, eyes: Eyes, referee: &Referee, chance: &mut dyn FnMut(u32) -> u32) {
    if posed.answer.seen_by(eyes).is_none() {
        let left = posed.left();
        let place = left.nth(chance(left.len()));
        let answer: &mut Answer = posed.answer.truth_mut(referee);
        answer.place = place;
    }
}

/// Deals other questions, and other writing, to the teams these eyes cannot see.
fn imagine_workshop(
    pack: &Pack,
    state: &mut State,
    eyes: Eyes,
    referee: &Referee,
    chance: &mut dyn FnMut(u32) -> u32,
) {
    for team in (0..4).map(Seat::new) {
        let hidden = state.slates[team].question.seen_by(eyes).is_none();
        let Some(mut posed) = *state.slates[team].question.truth(referee) else { continue };
        if hidden {
            let (complice, difficulty) = (posed.id.complice(), posed.id.difficulty());
            let deck = state.deck_mut(complice, difficulty);
            // What lies on the discard is known: the team's card is any of those still to come, or this one.
            let could_be = deck.middle().with(posed.id.card());
            let card = could_be.nth(chance(could_be.len()));
            if card != posed.id.card() {
                deck.trade(card, posed.id.card());
            }
            posed.id = QuestionId::of(complice, difficulty, card);
            posed.choices = pack.choices(posed.id);
            posed.order = pack.order(posed.id, chance(phase::ORDER_WAYS)) as u8;
            let page = pack.sealed.open(posed.id.index(), referee);
            *posed.answer.truth_mut(referee) = Answer { place: Choice::new(0), page };
        }
        imagine_answer(&mut posed, eyes, referee, chance);
        *state.slates[team].question.truth_mut(referee) = Some(posed);
        if hidden && let Some(written) = state.slates[team].written.truth_mut(referee) {
            *written = Choice::new(chance(u32::from(posed.choices)) as u8);
        }
    }
}
