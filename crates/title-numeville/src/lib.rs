//! Numéville: a cooperative quiz on a ring road, against the Dark Master's decks.
//!
//! Two to four Scouts move around four districts, answer questions and collect good practices (blue) before
//! bad ones (red) lose the Complices. Three modes: standard, advanced (Objects and Powers) and the workshop
//! (four teams and a facilitator, no board).
//!
//! **Secret** are the right answers: sealed in the pack, opened into the state when a question is posed, known
//! to the game master, and to everybody once an answer is locked. In the workshop a team's question and slate
//! are also its own until they are corrected. Decks have no order before they are drawn from.
//!
//! Start reading in `phase/mod.rs`: `opening`, `movement`, `question`, `attack`, `round` follow
//! the rulebook; `tokens` holds what saves, loses and ends; `blows` the Dark Master's effects; `aids` Objects
//! and Powers; `workshop` the workshop.

mod action;
mod arrange;
mod cards;
mod end;
mod judgement;
mod load;
mod options;
mod pack;
mod pending;
mod phase;
#[cfg(feature = "planted-leaks")]
mod planted;
mod setup;
mod state;
mod told;
pub mod view;
mod voice;
mod words;

use veilleuse_core::{
    ArrangeError, DrawName, Eyes, Game, Input, Label, Line, Pending, Referee, Refusal, Scribe, Seat, SeatSet,
    kit::Bag,
};

pub use action::{Action, Side, Which};
pub use arrange::{
    Arrangement, DecksArrangement, QuestionArrangement, SeatArrangement, SheetArrangement, SheetsArrangement,
};
pub use cards::{Aid, Blow, Modifier, Pick, Uses};
pub use load::{AidDeckFile, BoardFile, DarkDeckFile, PackFile, QuestionFile, load, schemas};
pub use pack::Pack;
#[cfg(feature = "planted-leaks")]
pub use planted::PlantedLeak;
pub use setup::{Mode, Options, WorkshopOptions, thresholds};
pub use state::{State, Status};
pub use told::Told;
pub use view::View;
pub use words::{
    Choice, Colour, Complice, Dark, Difficulty, Level, QuestionId, Scout, Slot, Square, Verdict,
};

use state::{Answer, Ask, Posed};

/// The title.
#[derive(Debug)]
pub enum Numeville {}

impl Game for Numeville {
    const ID: &'static str = "numeville";
    const PURPOSES: &'static [&'static str] = pending::PURPOSES;
    const LONGEST: usize = 5_000;

    type Pack = Pack;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Told = Told;
    type Arrangement = Arrangement;

    fn begin(pack: &Pack, options: &Options) -> Result<State, Refusal> {
        setup::table(pack, options)
    }

    fn arrange(
        pack: &Pack,
        options: &Options,
        arrangement: &Arrangement,
        referee: &Referee,
    ) -> Result<State, ArrangeError> {
        arrange::arrange(pack, options, arrangement, referee)
    }

    fn seats(options: &Options) -> SeatSet {
        setup::chairs(options)
    }

    fn leads(options: &Options, seat: Seat) -> bool {
        options.mode == Mode::Workshop && seat == Seat::MASTER
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        pending::pending(state)
    }

    #[inline]
    fn apply(
        pack: &Pack,
        state: &mut State,
        input: &Input<Action>,
        referee: &Referee,
        scribe: &mut Scribe<'_, Told>,
    ) -> Result<(), Refusal> {
        phase::Play { pack, state, referee, scribe }.answer(input)
    }

    fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
        view::view(pack, state, eyes)
    }

    #[inline]
    fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
        options::options(pack, state, eyes, out);
    }

    fn imagine(
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

    fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
        let id = |text: &str| DrawName::Id(text.to_owned());
        match state.ask {
            Ask::FirstRoll(_) | Ask::White | Ask::Black => DrawName::Face(way + 1),
            Ask::Lot(_) => {
                state.lots.proposed[way as usize].map_or(DrawName::Way(way), |s| DrawName::Id(s.to_string()))
            }
            Ask::DrawQuestion { complice, difficulty, .. } | Ask::DealDraw(complice, difficulty) => {
                let (card, order) = (way / phase::ORDER_WAYS, way % phase::ORDER_WAYS);
                let id = QuestionId::of(complice, difficulty, state.deck(complice, difficulty).peek(card));
                DrawName::Id(format!("{id}:{}", order_name(pack, id, order, referee)))
            }
            Ask::DealOrder(id) => DrawName::Id(order_name(pack, id, way, referee)),
            Ask::Eliminate => DrawName::Way(way),
            Ask::DrawAttack => id(&pack.attacks[usize::from(state.attacks.peek(way))].id),
            Ask::DrawRoundEnd => id(&pack.round_ends[usize::from(state.round_ends.peek(way))].id),
            Ask::DrawCard(slot) => id(&pack.aid(slot, state.decks[slot as usize].peek(way)).id),
            _ => DrawName::Way(way),
        }
    }

    fn taught(_: &Pack, state: &State, seat: Seat, referee: &Referee) -> Option<(Action, u8)> {
        match state.ask {
            Ask::Answer if seat == state.active => {
                let posed = state.question.as_ref()?;
                let right = posed.answer.truth(referee).place;
                Some((Action::Answer(right), posed.id.difficulty() as u8))
            }
            Ask::Slates if seat.plays() => {
                let slate = &state.slates[seat.index()];
                let posed = slate.question.truth(referee).as_ref()?;
                if slate.written.truth(referee).is_some() {
                    return None;
                }
                Some((Action::Slate(posed.answer.truth(referee).place), posed.id.difficulty() as u8))
            }
            _ => None,
        }
    }

    fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
        voice::prompt(pack, state, eyes)
    }

    fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
        voice::label(pack, state, eyes, action)
    }

    fn line(told: &Told) -> Line {
        told::line(told)
    }

    fn content(told: &Told, seen: &mut dyn FnMut(&str)) {
        told::content(told, seen);
    }

    fn all_content(pack: &Pack) -> Vec<String> {
        let dark = pack.attacks.iter().chain(&pack.round_ends).map(|card| card.id.to_string());
        let aids = pack.objects.iter().chain(&pack.powers).map(|card| card.id.to_string());
        let squares = pack.board.squares().map(|square| square.to_string());
        let questions = pack.question_ids().map(|id| id.to_string());
        let scouts = Scout::ALL.map(|scout| scout.id().to_owned());
        let complices = Complice::ALL.map(|complice| complice.id().to_owned());
        dark.chain(aids).chain(squares).chain(questions).chain(scouts).chain(complices).collect()
    }

    fn endings() -> Vec<(&'static str, &'static str)> {
        end::endings()
    }
}

/// The letters of the card's choices as they would be shown, the right one in capitals.
fn order_name(pack: &Pack, id: QuestionId, order: u32, referee: &Referee) -> String {
    let choices = usize::from(pack.choices(id));
    let right = *pack.rights.read(pack.rights.open(id.index(), referee));
    let letter = |choice: &u8| {
        let letter = char::from(b'a' + choice);
        if *choice == right { letter.to_ascii_uppercase() } else { letter }
    };
    phase::ORDERS[choices][order as usize][..choices].iter().map(letter).collect()
}

/// Moves the right answer to a place these eyes could still believe in.
fn imagine_answer(posed: &mut Posed, eyes: Eyes, referee: &Referee, chance: &mut dyn FnMut(u32) -> u32) {
    if posed.answer.seen_by(eyes).is_none() {
        let left: Bag = (0..posed.choices).filter(|place| !posed.is_out(Choice(*place))).collect();
        let place = Choice(left.nth(chance(left.len())));
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
    for index in 0..4 {
        let hidden = state.slates[index].question.seen_by(eyes).is_none();
        let Some(mut posed) = *state.slates[index].question.truth(referee) else { continue };
        if hidden {
            let (complice, difficulty) = (posed.id.complice(), posed.id.difficulty());
            let deck = state.deck_mut(complice, difficulty);
            // The discard of the workshop is not on show: the team's card may be any card but those still in
            // the deck's future, so it trades places with one of them or stays.
            let unseen = deck.middle();
            let way = chance(unseen.len() + 1);
            if way < unseen.len() {
                let card = unseen.nth(way);
                deck.trade(card, posed.id.card());
                posed.id = QuestionId::of(complice, difficulty, card);
                posed.choices = pack.choices(posed.id);
                posed.order = chance(phase::ORDER_WAYS) as u8;
                let page = pack.sealed.open(posed.id.index(), referee);
                *posed.answer.truth_mut(referee) = Answer { place: Choice(0), page };
            }
        }
        imagine_answer(&mut posed, eyes, referee, chance);
        *state.slates[index].question.truth_mut(referee) = Some(posed);
        if hidden && let Some(written) = state.slates[index].written.truth_mut(referee) {
            *written = Choice(chance(u32::from(posed.choices)) as u8);
        }
    }
}
