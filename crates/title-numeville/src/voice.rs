//! How options read: names of sentences in the pack.

use veilleuse_core::{Eyes, Label, Line, Seat, kit::Turning, say_what_is_asked};

use crate::{
    Numeville,
    action::{Action, LABELS, Side, Which},
    ask::{self, Ask},
    pack::Pack,
    phase::{destination, district},
    state::{Frame, State},
    told,
    words::{Complice, Difficulty, Scout, Slot, Square},
};

/// What [`coming`] says beside the questions.
pub(crate) const COMING: &[&str] = &["then-ask-question", "then-ask-hard", "then-ask-attack"];

/// What the dice and cards that are still to come are about: whose question it will be, whether it is known to be a hard one, and
/// whether an Attack follows.
pub(crate) fn coming(pack: &Pack, state: &State, eyes: Eyes, say: &mut dyn FnMut(Line)) {
    let question = |complice: Complice, double: bool| {
        let line = Line::new("then-ask-question").seat("seat", state.active);
        line.name("complice", complice_name(complice)).word("double", if double { "yes" } else { "no" })
    };
    match state.ask {
        Ask::Black(_) | Ask::Face(_) => say(question(district(pack, state), state.turn.face_off)),
        Ask::DrawQuestion(ask::DrawQuestion { complice, difficulty, stake }) => {
            say(question(complice, state.turn.face_off && stake.right > 1));
            if difficulty == Difficulty::Hard {
                say(Line::new("then-ask-hard"));
            }
            // NU-ATT-01: the question of the turn, and no other, is followed by an Attack after a black 6.
            if state.turn.black == 6 && state.frames.next() == Some(&Frame::AfterQuestion) {
                say(Line::new("then-ask-attack"));
            }
        }
        _ => say_what_is_asked::<Numeville>(pack, state, eyes, say),
    }
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
    let line = action.line();
    let seat = eyes.seat();
    let card = |slot| seat.and_then(|seat| card_in(pack, state, seat, slot)).unwrap_or_default();
    let to = seat.filter(|seat| seat.plays()).and_then(|seat| leads_to(pack, state, seat, action));
    let label = match action {
        Action::Scout(scout) => Label::of(line.name("scout", format!("scout-{}", scout.id()))),
        Action::Start(square) => Label::of(line.name("square", square_name(*square))),
        Action::Propose(square) => Label::of(line.name("square", square_name(*square))),
        Action::SetDie { value, .. } => Label::of(line.number("value", *value)),
        Action::Adjust { by, with } => Label::of(line.number("by", *by).name("card", card_name(card(*with)))),
        Action::Move(turning) => {
            let word = if *turning == Turning::Clockwise { "clockwise" } else { "counter" };
            let to = to.map_or_else(String::new, square_name);
            Label::of(line.word("turning", word).name("square", to))
        }
        Action::Bump(side) => {
            let word = if *side == Side::Ahead { "ahead" } else { "behind" };
            let to = to.map_or_else(String::new, square_name);
            Label::of(line.word("side", word).name("square", to))
        }
        Action::Keep(which) => {
            let kept = match (state.ask, which) {
                (Ask::KeepCard(asked), Which::New) => pack.aid(asked.slot, asked.new).id.as_ref(),
                (Ask::KeepCard(asked), Which::Old) => card(asked.slot),
                _ => "",
            };
            Label::of(line.name("card", card_name(kept)).name("text", format!("{}.text", card_name(kept))))
        }
        Action::Plaza(complice) => {
            Label::of(line.name("complice", complice_name(*complice))).touching(complice_mark(*complice))
        }
        Action::Decline => {
            let instead = state.ask == ask::Plaza { instead: true }.into();
            Label::of(line.word("instead", if instead { "yes" } else { "no" }))
        }
        Action::Use(slot) => {
            let id = card_name(card(*slot));
            Label::of(line.name("card", id.clone()).name("text", format!("{id}.text")))
                .touching(format!("hand:{}", slot.id()))
        }
        Action::Answer(choice) | Action::Slate(choice) => {
            Label::of(line.word("choice", choice.to_string())).touching(format!("choice:{choice}"))
        }
        Action::Judge(verdict) => Label::of(line.word("verdict", verdict.id())),
        Action::Pick(complice) => {
            Label::of(line.name("complice", complice_name(*complice))).touching(complice_mark(*complice))
        }
        Action::Suffer(which) => {
            let card = match (state.ask, which) {
                (Ask::ChooseAttack(_), Which::Old) => state.turn.aside,
                (Ask::ChooseAttack(asked), Which::New) => Some(asked.second),
                _ => None,
            };
            let id = card_name(card.map_or("", |card| &pack.attacks[card.index()].id));
            Label::of(line.name("card", id.clone()).name("text", format!("{id}.text")))
        }
        Action::Deal(difficulty) => Label::of(line.word("difficulty", difficulty.id())),
        Action::DealCard(id) => Label::of(line.word("card", id.to_string())),
        Action::Accept => Label::of(line.number("black", state.turn.black)),
        Action::Agree
        | Action::Refuse
        | Action::Roll
        | Action::Pass
        | Action::Speak
        | Action::StepAside
        | Action::StepDown
        | Action::Stop
        | Action::PlayOn
        | Action::Ready
        | Action::Rethink
        | Action::Lock
        | Action::ExtraRound
        | Action::Close
        | Action::GoOn
        | Action::Skip => Label::of(line),
        Action::AddToken { complice, colour } | Action::TakeToken { complice, colour } => {
            Label::of(line.name("complice", complice_name(*complice)).word("colour", colour.id()))
                .touching(complice_mark(*complice))
        }
    };
    match to {
        Some(square) => label.touching(format!("square:{square}")),
        None => label,
    }
}

pub(crate) fn complice_name(complice: Complice) -> String {
    format!("complice-{}", complice.id())
}

fn complice_mark(complice: Complice) -> String {
    format!("complice:{}", complice.id())
}

pub(crate) fn square_name(square: Square) -> String {
    format!("square-{square}")
}

pub(crate) fn card_name(id: &str) -> String {
    format!("card-{id}")
}

/// Every message the rules can name, apart from those of cards and themes.
pub(crate) fn messages() -> Vec<String> {
    let listed = ask::PROMPTS.iter().chain(LABELS).chain(told::SENTENCES).map(|id| (*id).to_owned());
    let complices = Complice::ALL.into_iter().map(complice_name);
    let scouts = Scout::ALL.into_iter().map(|scout| format!("scout-{}", scout.id()));
    listed.chain(complices).chain(scouts).collect()
}

/// The square a direction leads to, for previews.
pub(crate) fn leads_to(pack: &Pack, state: &State, seat: Seat, action: &Action) -> Option<Square> {
    match action {
        Action::Move(turning) => Some(destination(pack, state, seat, *turning).0),
        Action::Bump(side) => match (state.ask, side) {
            (Ask::Bump(bump), Side::Ahead) => Some(bump.ahead),
            (Ask::Bump(bump), Side::Behind) => Some(bump.behind),
            _ => None,
        },
        Action::Start(square) | Action::Propose(square) => Some(*square),
        _ => None,
    }
}

/// The card in a slot, for labels.
pub(crate) fn card_in<'p>(pack: &'p Pack, state: &State, seat: Seat, slot: Slot) -> Option<&'p str> {
    state.hands[seat][slot].map(|held| pack.aid(slot, held.card).id.as_ref())
}
