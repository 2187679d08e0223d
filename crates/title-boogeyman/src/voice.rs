//! How options read: names of sentences in the pack.

use veilleuse_core::{Eyes, Label, Line};

use crate::{
    action::Action,
    ask::{self, Ask},
    pack::Pack,
    state::State,
    words::{Card, Figure, Space},
};

pub(crate) fn child_name(figure: Figure) -> String {
    format!("child-{}", figure.id())
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, _: Eyes, action: &Action) -> Label {
    let label = Label::of(line(pack, state, action));
    match action {
        Action::Hide(space)
        | Action::Lay(space)
        | Action::Move(space)
        | Action::Step(space)
        | Action::Choose(space) => label.touching(format!("space:{space}")),
        Action::Switch | Action::Search | Action::Force | Action::Look => {
            label.touching(format!("space:{}", state.here()))
        }
        Action::Unlock => label.touching(format!("space:{}", Space::ATTIC)),
        Action::StartFinal => label.touching("book"),
        Action::Be(figure) | Action::Revive(figure) | Action::ChooseChild(figure) | Action::Trade(figure) => {
            label.touching(format!("child:{}", figure.id()))
        }
        Action::Play(card) | Action::Discard(card) | Action::Put(card) | Action::Take(card) => {
            label.touching(format!("card:{card}"))
        }
        Action::ChooseFloor(floor) => label.touching(format!("floor:{}", floor.id())),
        Action::ChoosePassage(passage) => label.touching(format!("passage:{passage}")),
        Action::Candies(_) | Action::Reroll | Action::Keep => label.touching("die"),
        _ => label,
    }
}

fn line(pack: &Pack, state: &State, action: &Action) -> Line {
    let line = action.line();
    match action {
        Action::Hide(space) | Action::Lay(space) | Action::Step(space) | Action::Choose(space) => {
            line.name("room", room_name(*space))
        }
        Action::Move(space) => {
            let from = state.here();
            let trapdoor = from == Space::SECRET || *space == Space::SECRET;
            let letters = pack.house.between(from, *space).filter(|_| !trapdoor);
            let letters = letters.map_or(String::new(), |passage| passage.to_string());
            let threat = if state.sitter == Some(*space) {
                "babysitter"
            } else if state.figure == Some(*space) {
                "boogeyman"
            } else {
                "nobody"
            };
            line.name("room", room_name(*space))
                .same("passage", &letters)
                .word("trapdoor", if trapdoor { "yes" } else { "no" })
                .word("threat", threat)
        }
        Action::Be(figure) | Action::Revive(figure) | Action::ChooseChild(figure) | Action::Trade(figure) => {
            line.name("child", child_name(*figure))
        }
        Action::Play(card) | Action::Discard(card) | Action::Put(card) | Action::Take(card) => {
            line.name("card", card_name(*card))
        }
        Action::Colour(colour) => line.name("colour", format!("colour-{}", colour.id())),
        Action::Switch => {
            let dark = state.house.dark.has(state.here());
            line.word("dark", if dark { "yes" } else { "no" })
        }
        Action::EndTurn => line.number("actions", state.turn.actions),
        Action::Keep => match die(state) {
            Some(shown) => line.number("face", shown),
            None => line,
        },
        Action::Candies(change) => {
            let line = line.number("count", change.unsigned_abs());
            match die(state) {
                Some(shown) => line.number("result", shown.saturating_add_signed(*change)),
                None => line,
            }
        }
        Action::Pass => line.word("asks", state.ask.word()),
        Action::ChooseFloor(floor) => line.name("floor", format!("floor-{}", floor.id())),
        Action::ChoosePassage(passage) => {
            let [one, two] = pack.house.ends(*passage);
            line.same("passage", &passage.to_string()).name("one", room_name(one)).name("two", room_name(two))
        }
        Action::Vote(number) => {
            let page = number.number() + 1;
            line.number("number", page).name("final", format!("epilogue-{page:02}-title"))
        }
        Action::Search
        | Action::Force
        | Action::Unlock
        | Action::Look
        | Action::Propose
        | Action::Invite
        | Action::ShowHand
        | Action::StartFinal
        | Action::Reroll
        | Action::Aptitude
        | Action::Stop
        | Action::Accept
        | Action::Snoop => line,
    }
}

/// What the die on the table shows, while it may be changed.
const fn die(state: &State) -> Option<u8> {
    match state.ask {
        Ask::Rolled(ask::Rolled { roll }) => Some(roll.shown()),
        _ => None,
    }
}

fn room_name(space: Space) -> String {
    format!("room-{space}")
}

fn card_name(card: Card) -> String {
    format!("card-{card}")
}
