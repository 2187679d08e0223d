//! How questions, options and draws read: names of sentences in the pack.

use veilleuse_core::{DrawName, Eyes, Label, Line, Pending, Referee, kit::Turning};

use crate::{
    action::{Action, Side, Which},
    options::{card_in, leads_to},
    pack::Pack,
    phase,
    state::{Ask, State},
    words::{Complice, QuestionId, Square},
};

/// The sentence that asks, or says who is waited for.
pub(crate) fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    match crate::pending::pending(state) {
        Pending::Over(outcome) => {
            return Line::new("prompt-over").word("result", outcome.result).word("reason", outcome.reason);
        }
        Pending::Chance(_) => return Line::new("prompt-chance"),
        Pending::Seats(seats) if !eyes.seat().is_some_and(|seat| seats.has(seat)) => {
            let waited = seats.first_seat().expect("somebody is waited for");
            return Line::new("prompt-waiting")
                .seat("seat", waited)
                .number("others", seats.len() as i64 - 1)
                .word("asks", crate::view::asks(&state.ask));
        }
        Pending::Seats(_) => {}
    }
    let line = Line::new(format!("prompt-{}", crate::view::asks(&state.ask).replace('_', "-")));
    match state.ask {
        Ask::Propose(slot, _) => line.word("slot", slot.id()),
        Ask::Consent { slot, square, .. } => line.word("slot", slot.id()).name("square", square_name(square)),
        Ask::Direction => line.number("white", state.turn.white),
        Ask::Face => line.number("black", state.turn.black),
        Ask::KeepCard { slot, new } => {
            let new = card_name(&pack.aid(slot, new).id);
            let old = eyes.seat().and_then(|seat| card_in(pack, state, seat, slot));
            line.word("slot", slot.id()).name("new", new).name("old", card_name(old.unwrap_or_default()))
        }
        Ask::CancelRed { on, count, .. } => line.name("complice", complice_name(on)).number("count", count),
        Ask::CancelAttack { card, .. } => {
            let id = &pack.attacks[usize::from(card)].id;
            line.name("card", card_name(id)).name("text", format!("{}.text", card_name(id)))
        }
        Ask::PickComplice { deck, card, .. } => {
            let id = &pack.dark(deck, card).id;
            line.name("card", card_name(id)).name("text", format!("{}.text", card_name(id)))
        }
        Ask::Deal(complice) => line.name("complice", complice_name(complice)).number("round", state.round),
        Ask::Correct(place) => {
            line.name("complice", complice_name(state.rules.workshop.correction[usize::from(place)]))
        }
        #[cfg(feature = "planted-leaks")]
        Ask::Answer if pack.leaks(crate::PlantedLeak::AnswerInPrompt) => {
            line.word("hint", state.turn.chosen.map_or("none".into(), |choice| choice.to_string()))
        }
        Ask::Answer | Ask::Judge => match &state.question {
            Some(posed) => line
                .name("complice", complice_name(posed.id.complice()))
                .word("difficulty", posed.id.difficulty().id()),
            None => line,
        },
        Ask::Plaza { instead } => line.word("instead", if instead { "yes" } else { "no" }),
        _ => line,
    }
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
    let line = |id: &str| Line::new(format!("do-{id}"));
    let seat = eyes.seat();
    let card = |slot| seat.and_then(|seat| card_in(pack, state, seat, slot)).unwrap_or_default();
    let to = seat.filter(|seat| seat.plays()).and_then(|seat| leads_to(pack, state, seat, action));
    let label = match action {
        Action::Scout(scout) => Label::of(line("scout").name("scout", format!("scout-{}", scout.id()))),
        Action::Start(square) => Label::of(line("start").name("square", square_name(*square))),
        Action::Propose(square) => Label::of(line("propose").name("square", square_name(*square))),
        Action::SetDie { value, .. } => Label::of(line("set-die").number("value", *value)),
        Action::Adjust { by, with } => {
            Label::of(line("adjust").number("by", *by).name("card", card_name(card(*with))))
        }
        Action::Move(turning) => {
            let word = if *turning == Turning::Clockwise { "clockwise" } else { "counter" };
            let to = to.map_or_else(String::new, square_name);
            Label::of(line("move").word("turning", word).name("square", to))
        }
        Action::Bump(side) => {
            let word = if *side == Side::Ahead { "ahead" } else { "behind" };
            let to = to.map_or_else(String::new, square_name);
            Label::of(line("bump").word("side", word).name("square", to))
        }
        Action::Keep(which) => {
            let kept = match (state.ask, which) {
                (Ask::KeepCard { slot, new }, Which::New) => pack.aid(slot, new).id.as_ref(),
                (Ask::KeepCard { slot, .. }, Which::Old) => card(slot),
                _ => "",
            };
            Label::of(
                line("keep").name("card", card_name(kept)).name("text", format!("{}.text", card_name(kept))),
            )
        }
        Action::Plaza(complice) => Label::of(line("plaza").name("complice", complice_name(*complice)))
            .touching(complice_mark(*complice)),
        Action::Decline => {
            let instead = matches!(state.ask, Ask::Plaza { instead: true });
            Label::of(line("decline").word("instead", if instead { "yes" } else { "no" }))
        }
        Action::Use(slot) => {
            let id = card_name(card(*slot));
            Label::of(line("use").name("card", id.clone()).name("text", format!("{id}.text")))
                .touching(format!("hand:{}", slot.id()))
        }
        Action::Answer(choice) | Action::Slate(choice) => {
            let id = if matches!(action, Action::Answer(_)) { "answer" } else { "slate" };
            Label::of(line(id).word("choice", choice.to_string())).touching(format!("choice:{choice}"))
        }
        Action::Judge(verdict) => Label::of(line("judge").word("verdict", verdict.id())),
        Action::Pick(complice) => Label::of(line("pick").name("complice", complice_name(*complice)))
            .touching(complice_mark(*complice)),
        Action::Suffer(which) => {
            let card = match (state.ask, which) {
                (Ask::ChooseAttack { .. }, Which::Old) => state.turn.aside,
                (Ask::ChooseAttack { second }, Which::New) => Some(second),
                _ => None,
            };
            let id = card_name(card.map_or("", |card| &pack.attacks[usize::from(card)].id));
            Label::of(line("suffer").name("card", id.clone()).name("text", format!("{id}.text")))
        }
        Action::Deal(difficulty) => Label::of(line("deal").word("difficulty", difficulty.id())),
        Action::DealCard(id) => Label::of(line("deal-card").word("card", id.to_string())),
        Action::Agree => Label::of(line("agree")),
        Action::Refuse => Label::of(line("refuse")),
        Action::Roll => Label::of(line("roll")),
        Action::Accept => Label::of(line("accept").number("black", state.turn.black)),
        Action::Pass => Label::of(line("pass")),
        Action::Speak => Label::of(line("speak")),
        Action::StepAside => Label::of(line("step-aside")),
        Action::StepDown => Label::of(line("step-down")),
        Action::Stop => Label::of(line("stop")),
        Action::PlayOn => Label::of(line("play-on")),
        Action::Ready => Label::of(line("ready")),
        Action::Rethink => Label::of(line("rethink")),
        Action::Lock => Label::of(line("lock")),
        Action::ExtraRound => Label::of(line("extra-round")),
        Action::Close => Label::of(line("close")),
    };
    match to {
        Some(square) => label.touching(format!("square:{square}")),
        None => label,
    }
}

fn complice_name(complice: Complice) -> String {
    format!("complice-{}", complice.id())
}

fn complice_mark(complice: Complice) -> String {
    format!("complice:{}", complice.id())
}

fn square_name(square: Square) -> String {
    format!("square-{square}")
}

fn card_name(id: &str) -> String {
    format!("card-{id}")
}

/// Every message the rules can name, apart from those of cards and themes.
pub(crate) fn messages() -> Vec<String> {
    let asks = [
        "scout",
        "start",
        "propose",
        "consent",
        "before-white",
        "direction",
        "bump",
        "keep-card",
        "plaza",
        "face",
        "answer",
        "judge",
        "retry",
        "right",
        "cancel-red",
        "choose-attack",
        "cancel-attack",
        "pick-complice",
        "stop",
        "deal",
        "slates",
        "correct",
        "extra",
        "over",
        "chance",
        "waiting",
    ];
    let actions = [
        "scout",
        "start",
        "propose",
        "agree",
        "refuse",
        "roll",
        "set-die",
        "adjust",
        "move",
        "bump",
        "keep",
        "plaza",
        "decline",
        "accept",
        "use",
        "pass",
        "answer",
        "speak",
        "judge",
        "step-aside",
        "step-down",
        "pick",
        "suffer",
        "stop",
        "play-on",
        "deal",
        "deal-card",
        "slate",
        "ready",
        "rethink",
        "lock",
        "extra-round",
        "close",
    ];
    let told = [
        "scout-chosen",
        "start-chosen",
        "square-proposed",
        "square-answered",
        "square-refused",
        "marker-placed",
        "first-rolled",
        "first-tied",
        "first-player",
        "turn-began",
        "white-rolled",
        "white-chosen",
        "white-adjusted",
        "card-used",
        "moved",
        "bumped",
        "card-drawn",
        "card-rejected",
        "card-taken",
        "card-discarded",
        "no-card-left",
        "plaza-closed",
        "plaza-declined",
        "plaza-used",
        "district-settled",
        "black-rolled",
        "question-made-easy",
        "question-drawn",
        "asked",
        "question-replaced",
        "choices-removed",
        "speaks-up",
        "master-aside",
        "master-left",
        "judged-wrong",
        "answers-again",
        "answered",
        "time-up",
        "red-cancelled",
        "token-placed",
        "token-removed",
        "nothing-to-remove",
        "settled",
        "dark-drawn",
        "dark-rejected",
        "no-attack-left",
        "attack-chosen",
        "attack-cancelled",
        "complice-picked",
        "pawn-sent-home",
        "pawns-rotated",
        "modifier-set",
        "modifier-lapsed",
        "round-ended",
        "stop-answered",
        "play-goes-on",
        "level-chosen",
        "dealt",
        "thinking-began",
        "written",
        "team-ready",
        "team-rethinks",
        "slates-locked",
        "correction-began",
        "corrected",
        "fate-sealed",
        "workshop-round-ended",
        "extra-round-began",
        "ended",
    ];
    let prompts = asks.iter().map(|ask| format!("prompt-{ask}"));
    let options = actions.iter().map(|action| format!("do-{action}"));
    let tellings = told.iter().map(|told| format!("told-{told}"));
    let complices = Complice::ALL.iter().map(|complice| complice_name(*complice));
    let scouts = crate::words::Scout::ALL.iter().map(|scout| format!("scout-{}", scout.id()));
    prompts.chain(options).chain(tellings).chain(complices).chain(scouts).collect()
}

/// What a way of the pending chance would mean.
pub(crate) fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
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
