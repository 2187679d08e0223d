//! How questions, options and draws read: names of sentences in the pack.

use veilleuse_core::{DrawName, Eyes, Label, Line, Pending, Referee, Seat};

use crate::{
    action::Action,
    pack::Pack,
    state::{Ask, Deed, State},
    view::asks,
    words::{Card, Character, Payment, Place, Source, World},
};

/// The sentence that asks, or says who is waited for.
pub(crate) fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    let name = asks(&state.ask);
    match crate::pending::pending(state) {
        Pending::Over(outcome) => {
            let line = Line::new("prompt-over").word("reason", outcome.reason);
            return match outcome.winners.first_seat() {
                Some(seat) => line.seat("seat", seat),
                None => line.word("seat", "nobody"),
            };
        }
        Pending::Chance(_) => return Line::new("prompt-chance"),
        Pending::Seats(seats) if !eyes.seat().is_some_and(|seat| seats.has(seat)) => {
            let waited = seats.first_seat().expect("somebody is waited for");
            return Line::new("prompt-waiting")
                .seat("seat", waited)
                .number("others", seats.len() as i64 - 1)
                .word("asks", name);
        }
        Pending::Seats(_) => {}
    }
    let line = Line::new(format!("prompt-{}", name.replace('_', "-")));
    match state.ask {
        Ask::Act => line.number("actions", state.turn.actions),
        Ask::Window(_) => window(state, line),
        Ask::Defend(_) => {
            let bad = state.stack[usize::from(state.attempt.base)].card;
            line.name("card", card(Card(bad))).name("symbol", key(pack.symbol(bad)))
        }
        Ask::Counter => line.seat("from", state.active),
        Ask::Confirm => line.seat("with", state.offer.to),
        Ask::Lose(loss) => line.number("left", loss.left).word("filter", loss.filter.id()),
        Ask::DrawMore(left) => line.number("left", left),
        Ask::Arrange { count, done } => line.number("left", count - done),
        Ask::Leave(leaving) => line.number("left", leaving.count - leaving.done),
        Ask::Halt(_) => line.seat("from", state.active),
        _ => line,
    }
}

/// What is answered in a window.
fn window(state: &State, line: Line) -> Line {
    let answered = crate::checks::answered(state);
    let line = line.seat("from", answered);
    if state.reactions() > 0 {
        let last = state.stack().last().map_or(0, |played| played.card);
        return line.word("deed", "reaction").name("card", card(Card(last)));
    }
    let (deed, shown) = match state.attempt.deed {
        Deed::Cross(_) => ("cross", state.stack().first().map(|played| played.card)),
        Deed::Home => ("home", None),
        Deed::Effect { card, .. } | Deed::Bad(card) => ("effect", Some(card)),
        Deed::Pair { .. } => ("pair", state.stack().first().map(|played| played.card)),
        Deed::Nothing => ("driven", None),
    };
    line.word("deed", deed).name("card", shown.map_or("unknown-card".into(), |shown| card(Card(shown))))
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, _: Eyes, action: &Action) -> Label {
    let label = Label::of(line(pack, state, action));
    let paid = |label: Label, keys: &Payment| {
        keys.sources().fold(label, |label, source| match source {
            Source::Card(card) => label.touching(card_thing(card)),
            Source::OwnKey => label.touching("own_key"),
        })
    };
    match action {
        Action::Keep(character) => label.touching(format!("character:{character}")),
        Action::TakePawn(pawn) => label.touching(format!("pawn:{}", pawn.id())),
        Action::Draw => label.touching(format!("pile:{}", state.world_of(state.active).id())),
        Action::Discard(card)
        | Action::Counter(card)
        | Action::Block(card)
        | Action::Lose(card)
        | Action::PutNext(card)
        | Action::LeaveNext(card) => label.touching(card_thing(*card)),
        Action::Offer { to, card } => label.touching(card_thing(*card)).touching(format!("seat:{to}")),
        Action::Play { card, with, on, to } => {
            let label = label.touching(card_thing(*card));
            let label = with.map_or(label.clone(), |with| label.touching(card_thing(with)));
            let label = on.map_or(label.clone(), |on| label.touching(format!("seat:{on}")));
            to.map_or(label.clone(), |to| label.touching(place_thing(to)))
        }
        Action::Cross { to, keys } => paid(label.touching(place_thing(*to)), keys),
        Action::GoHome { keys } => paid(label.touching("kernault"), keys),
        Action::Cancel { card, against } => {
            label.touching(card_thing(*card)).touching(format!("played:{against}"))
        }
        Action::Reveal => label.touching("own_key"),
        _ => label,
    }
}

fn line(pack: &Pack, state: &State, action: &Action) -> Line {
    let named = |id: &'static str, shown: &Card| Line::new(id).name("card", card(*shown));
    match action {
        Action::Keep(character) => {
            let spec = pack.character(character.0);
            let line = Line::new("option-keep").name("character", format!("character-{character}"));
            let line = line.name("own", key(spec.own_key));
            let names = ["one", "two", "three"];
            names.into_iter().zip(spec.home_keys).fold(line, |line, (name, home)| line.name(name, key(home)))
        }
        Action::TakePawn(pawn) => Line::new("option-take-pawn").name("pawn", format!("pawn-{}", pawn.id())),
        Action::Draw => {
            Line::new("option-draw").name("world", format!("world-{}", state.world_of(state.active).id()))
        }
        Action::Discard(card) => named("option-discard", card),
        Action::Offer { to, card } => named("option-offer", card).seat("to", *to),
        Action::Counter(card) => named("option-counter", card),
        Action::Accept => Line::new("option-accept").word("asks", asks(&state.ask)),
        Action::Refuse => Line::new("option-refuse").word("asks", asks(&state.ask)),
        Action::Play { card: shown, with, on, to } => {
            let line = match with {
                Some(with) => named("option-pair", shown).name("with", card(*with)),
                None => named("option-play", shown),
            };
            goal(target(line, *on), *to)
        }
        Action::Cross { to, keys } => {
            let world = state.open[to.index()];
            let line = goal(Line::new("option-cross"), Some(*to)).name("world", world_name(world));
            payment(line, keys)
        }
        Action::GoHome { keys } => payment(Line::new("option-go-home"), keys),
        Action::Reveal => Line::new("option-reveal"),
        Action::Pass => Line::new("option-pass"),
        Action::CallHalt => Line::new("option-call-halt"),
        Action::Cancel { card: shown, against } => {
            named("option-cancel", shown).name("against", card(*against))
        }
        Action::Block(card) => named("option-block", card),
        Action::LetBe => Line::new("option-let-be").word("asks", asks(&state.ask)),
        Action::Lose(card) => named("option-lose", card),
        Action::Stop => Line::new("option-stop"),
        Action::PutNext(card) => named("option-put-next", card),
        Action::LeaveNext(card) => named("option-leave-next", card),
    }
}

fn target(line: Line, on: Option<Seat>) -> Line {
    match on {
        Some(seat) => line.word("somebody", "yes").seat("on", seat),
        None => line.word("somebody", "no").word("on", "nobody"),
    }
}

fn goal(line: Line, to: Option<Place>) -> Line {
    match to {
        Some(to) => line.word("there", "yes").name("to", format!("place-{}", to.id())),
        None => line.word("there", "no").word("to", "nowhere"),
    }
}

/// The keys of a payment by name: up to five.
fn payment(line: Line, keys: &Payment) -> Line {
    const NAMES: [&str; Payment::MOST] = ["one", "two", "three", "four", "five"];
    let line = line.number("count", keys.sources().count() as i64);
    let mut sources = keys.sources();
    NAMES.into_iter().fold(line, |line, name| match sources.next() {
        Some(Source::Card(shown)) => line.name(name, card(shown)),
        Some(Source::OwnKey) => line.name(name, "own-key"),
        None => line.word(name, "none"),
    })
}

fn world_name(world: u8) -> String {
    crate::words::World::ALL
        .get(usize::from(world))
        .map_or("unknown-world".into(), |world| format!("world-{}", world.id()))
}

fn card(card: Card) -> String {
    format!("card-{card}")
}

fn key(key: crate::words::Key) -> String {
    format!("key-{}", key.id())
}

fn card_thing(card: Card) -> String {
    format!("card:{card}")
}

fn place_thing(place: Place) -> String {
    format!("place:{}", place.id())
}

/// What a way of the pending chance would mean.
pub(crate) fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let here = || state.world_of(state.active);
    let id = match state.ask {
        Ask::Card | Ask::NextSeen(_) => Card(state.piles.nth(here(), way)).to_string(),
        Ask::Deal(_) => Character(state.characters.nth(way)).to_string(),
        Ask::First => format!("seat_{way}"),
        Ask::Start => Place::of(2 * way as u8 + 1).id().to_owned(),
        Ask::Face(_) | Ask::SecretFace(_) => World::of(state.unplaced.nth(way)).id().to_owned(),
        Ask::LoseRandom(loss) => {
            let held = state.player(loss.seat).held(referee);
            let fitting = held.cards().iter().filter(|card| State::can_lose(pack, loss.filter, **card));
            match fitting.clone().nth(way as usize % fitting.count().max(1)) {
                Some(card) => Card(*card).to_string(),
                None => return DrawName::Way(way),
            }
        }
        Ask::Steal(from) => Card(state.player(from).held(referee).cards[way as usize]).to_string(),
        Ask::Drive(seat, via) => match state.place_of(seat).ways_out(via).get(way as usize) {
            Some(place) => place.id().to_owned(),
            None => return DrawName::Way(way),
        },
        _ => return DrawName::Way(way),
    };
    DrawName::Id(id)
}
