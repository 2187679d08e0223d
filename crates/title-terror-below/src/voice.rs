//! How options read: names of sentences in the pack.

use veilleuse_core::{Eyes, Label, Line, Seat, kit::Set};

use crate::{
    action::Action,
    ask,
    pack::Pack,
    state::State,
    told::with_cell,
    words::{Cell, Colour, Dir, Location, Slot},
};

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, _: Eyes, action: &Action) -> Label {
    let touched = leads_to(pack, state, action);
    let label = Label::of(line(pack, state, action, touched));
    let label = match touched {
        Some(cell) => label.touching(format!("cell:{cell}")),
        None => label,
    };
    match action {
        Action::Play { card, slot } | Action::FaceDown { card, slot } => {
            label.touching(format!("vehicle:{card}")).touching(slot_thing(*slot))
        }
        Action::Companion(card) | Action::JumpCanyon { card, .. } => {
            label.touching(format!("vehicle:{card}"))
        }
        Action::Push { slot, .. } => label.touching(slot_thing(*slot)),
        Action::Spy { with, slot } | Action::Lure { with, slot } => {
            label.touching(format!("item:{with}")).touching(slot_thing(*slot))
        }
        Action::Wear(item) | Action::Use(item) | Action::KeepItem(item) => {
            label.touching(format!("item:{item}"))
        }
        Action::Dig { with, .. } | Action::Visit { with, .. } => label.touching(format!("item:{with}")),
        Action::Swap { with, seat } | Action::Rob { with, seat } => {
            label.touching(format!("item:{with}")).touching(seat_thing(*seat))
        }
        Action::Attack(weapon) | Action::KeepWeapon(weapon) => label.touching(format!("weapon:{weapon}")),
        Action::Shoot { with, seat } => label.touching(format!("weapon:{with}")).touching(seat_thing(*seat)),
        Action::SnatchRubble(seat) | Action::SnatchEgg { seat, .. } => label.touching(seat_thing(*seat)),
        Action::Claim(bounty) | Action::TakeBounty(bounty) | Action::Discard(bounty) => {
            label.touching(format!("bounty:{bounty}"))
        }
        Action::Lead(character) | Action::LeaveOut(character) | Action::Revive(character) => {
            label.touching(format!("character:{character}"))
        }
        _ => label,
    }
}

fn line(pack: &Pack, state: &State, action: &Action, touched: Option<Cell>) -> Line {
    let at = |line: Line| match touched {
        Some(cell) => with_cell(line, "cell", cell),
        None => line.word("cell", "none"),
    };
    let dir = |line: Line, dir: Dir| line.name("dir", format!("dir-{}", dir.id()));
    let line = action.line();
    match action {
        Action::Lead(character) | Action::LeaveOut(character) | Action::Revive(character) => {
            line.name("character", card_name(*character))
        }
        Action::Enter(to) => at(line.name("location", location_name(*to))),
        Action::EnterCell(_) => at(line),
        Action::Play { card, slot } => {
            let left = state.missing(pack, *slot).map_or(0, |missing| missing.saturating_sub(1));
            at(line.name("card", card_name(*card)).number("slot", slot.printed()).number("left", left))
        }
        Action::Companion(card) => line.name("card", card_name(*card)),
        Action::SkipArrow(arrow) => {
            let line = line.number("arrow", arrow.number() + 1);
            let played = state.turn.played.map(|(card, _)| pack.vehicle(card));
            match played.and_then(|vehicle| vehicle.arrows.get(arrow.index())) {
                Some(way) => dir(line, *way),
                None => line.word("dir", "none"),
            }
        }
        Action::Move(to) | Action::Clear(to) | Action::JumpPawn { over: to, .. } => at(dir(line, *to)),
        Action::JumpCanyon { card, .. } => at(line.name("card", card_name(*card))),
        Action::Deliver(colour) => line.name("colour", colour_name(*colour)),
        Action::Stop => line.word("asks", state.ask.word()).number("ap", state.turn.ap),
        Action::Exchange(deck) => line.word("deck", deck.id()),
        Action::Claim(bounty) => {
            line.name("bounty", card_name(*bounty)).number("points", pack.bounty(*bounty).points)
        }
        Action::TakeBonus => line.name("location", location_name(state.delivery().at)),
        Action::TakeBounty(bounty) | Action::Discard(bounty) => line.name("bounty", card_name(*bounty)),
        Action::FaceDown { card, slot } => line.name("card", card_name(*card)).number("slot", slot.printed()),
        Action::Push { slot, to } => at(dir(line.number("slot", slot.printed()), *to)),
        Action::Decline => {
            let asked = ask::pending(state).asked().first_seat();
            let points = state.plain_points(pack, asked.unwrap_or(state.active));
            line.word("asks", state.ask.word()).number("points", points)
        }
        Action::Wear(item) | Action::Use(item) => line.name("item", card_name(*item)),
        Action::Spy { with, slot } | Action::Lure { with, slot } => {
            line.name("item", card_name(*with)).number("slot", slot.printed())
        }
        Action::Dig { with, .. } => at(line.name("item", card_name(*with))),
        Action::Visit { with, to } => {
            line.name("item", card_name(*with)).name("location", location_name(*to))
        }
        Action::Swap { with, seat } | Action::Rob { with, seat } => {
            line.name("item", card_name(*with)).seat("seat", *seat)
        }
        Action::Shoot { with, seat } => line.name("weapon", card_name(*with)).seat("seat", *seat),
        Action::SnatchRubble(seat) => line.seat("seat", *seat),
        Action::SnatchEgg { seat, colour } => line.seat("seat", *seat).name("colour", colour_name(*colour)),
        Action::Attack(weapon) => line.name("weapon", card_name(*weapon)),
        Action::KeepItem(item) => line.name("card", card_name(*item)),
        Action::KeepWeapon(weapon) => line.name("card", card_name(*weapon)),
        Action::PickUp | Action::TakeTop | Action::UseHat | Action::PeekWorm | Action::Concede => line,
    }
}

pub(crate) fn card_name(card: impl ToString) -> String {
    format!("card-{}", card.to_string())
}

pub(crate) fn location_name(location: Location) -> String {
    format!("location-{}", location.id())
}

pub(crate) fn colour_name(colour: Colour) -> String {
    format!("colour-{}", colour.id())
}

fn slot_thing(slot: Slot) -> String {
    format!("slot:{}", slot.printed())
}

fn seat_thing(seat: Seat) -> String {
    format!("seat:{seat}")
}

/// The cell an action leads the pawn or a Target to, for labels and judgement.
pub(crate) fn leads_to(pack: &Pack, state: &State, action: &Action) -> Option<Cell> {
    let board = state.board(pack);
    match action {
        Action::Move(dir) => board.step(state.here()?, *dir),
        Action::JumpPawn { over, to } => board.step(board.step(state.here()?, *over)?, *to),
        Action::JumpCanyon { to, .. } => board.leap(state.here()?, *to).map(|leap| leap.to),
        Action::Clear(dir) | Action::Dig { to: dir, .. } => board.step(state.here()?, *dir),
        Action::Enter(location) | Action::Visit { to: location, .. } => state.locations[*location],
        Action::EnterCell(cell) => Some(*cell),
        Action::Push { slot, to } => board.slide(state.slots[*slot].target?, *to),
        Action::Play { card, slot } => {
            let start = state.slots[*slot].target?;
            Some(board.follow(start, &pack.vehicle(*card).arrows, Set::EMPTY))
        }
        Action::PickUp | Action::Deliver(_) => state.here(),
        _ => None,
    }
}
