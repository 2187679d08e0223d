//! How options read: names of sentences in the pack.

use veilleuse_core::{Eyes, Label, Line, Seat};

use crate::{
    action::Action,
    pack::Pack,
    state::State,
    words::{Card, Key, Payment, Place, Source, World},
};

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
    let line = action.line();
    match action {
        Action::Keep(character) => {
            let spec = pack.character(*character);
            let line = line.name("character", format!("character-{character}"));
            let line = line.name("own", key_name(spec.own_key));
            let names = ["one", "two", "three"];
            names
                .into_iter()
                .zip(spec.home_keys)
                .fold(line, |line, (name, key)| line.name(name, key_name(key)))
        }
        Action::TakePawn(pawn) => line.name("pawn", format!("pawn-{}", pawn.id())),
        Action::Draw => line.name("world", format!("world-{}", state.world_of(state.active).id())),
        Action::Discard(card)
        | Action::Counter(card)
        | Action::Block(card)
        | Action::Lose(card)
        | Action::PutNext(card)
        | Action::LeaveNext(card) => line.name("card", card_name(*card)),
        Action::Offer { to, card } => line.name("card", card_name(*card)).seat("to", *to),
        Action::Play { card, with, on, to } => {
            let line = match with {
                Some(with) => {
                    Line::new("do-pair").name("card", card_name(*card)).name("with", card_name(*with))
                }
                None => line.name("card", card_name(*card)),
            };
            goal(target(line, *on), *to)
        }
        Action::Cross { to, keys } => {
            let world = state.open[*to];
            payment(goal(line, Some(*to)).name("world", world_name(world)), keys)
        }
        Action::GoHome { keys } => payment(line, keys),
        Action::Cancel { card, against } => {
            line.name("card", card_name(*card)).name("against", card_name(*against))
        }
        Action::Accept | Action::Refuse | Action::LetBe => line.word("asks", state.ask.word()),
        Action::Reveal | Action::Pass | Action::CallHalt | Action::Stop => line,
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
        Some(Source::Card(shown)) => line.name(name, card_name(shown)),
        Some(Source::OwnKey) => line.name(name, "own-key"),
        None => line.word(name, "none"),
    })
}

fn world_name(world: Option<World>) -> String {
    world.map_or("unknown-world".into(), |world| format!("world-{}", world.id()))
}

pub(crate) fn card_name(card: Card) -> String {
    format!("card-{card}")
}

pub(crate) fn key_name(key: Key) -> String {
    format!("key-{}", key.id())
}

fn card_thing(card: Card) -> String {
    format!("card:{card}")
}

fn place_thing(place: Place) -> String {
    format!("place:{}", place.id())
}
