//! How questions, options and draws read: names of sentences in the pack.

use veilleuse_core::{DrawName, Eyes, Label, Line, Pending, Referee, Seat};

use crate::{
    action::Action,
    options::leads_to,
    pack::Pack,
    state::{Ask, State},
    told::with_cell,
    words::{Bounty, Cell, Character, Dir, GearDeck, Item, Location, Slot, Vehicle, Weapon, Worm},
};

/// The sentence that asks, or says who is waited for.
pub(crate) fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    let asks = crate::view::asks(&state.ask);
    match crate::pending::pending(state) {
        Pending::Over(outcome) => {
            let line = Line::new("prompt-over").word("result", outcome.result).word("reason", outcome.reason);
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
                .word("asks", asks);
        }
        Pending::Seats(_) => {}
    }
    let line = Line::new(format!("prompt-{}", asks.replace('_', "-")));
    #[cfg(feature = "planted-leaks")]
    let line = match crate::planted::leak_by_prompt(pack, state) {
        Some(card) => line.number("leak", card),
        None => line,
    };
    match state.ask {
        Ask::Act => {
            line.number("ap", state.turn.ap).word("picked", if state.turn.picked { "yes" } else { "no" })
        }
        Ask::LeaveOut(count) => line.number("count", count),
        Ask::Exchange => line.number("count", state.exchange_at(pack, state.active)),
        Ask::Bonus => line.name("location", location(state.turn.at)),
        Ask::Claim => line
            .name("location", location(state.turn.at))
            .name("colour", format!("colour-{}", state.turn.egg.id())),
        Ask::Toward { slot, left } | Ask::Lure { slot, left } => {
            line.number("slot", slot.number()).number("left", left)
        }
        Ask::Hunt(_) | Ask::Survive(_) | Ask::Trophy(_) => {
            let worm = state.slots[usize::from(state.attack.slot)].worm;
            line.name("worm", card(Worm(worm)))
                .number("damage", state.attack.damage)
                .number("health", pack.worm(worm).health)
        }
        _ => line,
    }
}

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
    let dir = |line: Line, dir: &Dir| line.name("dir", format!("dir-{}", dir.id()));
    match action {
        Action::Lead(character) => Line::new("option-lead").name("character", card::<Character>(*character)),
        Action::LeaveOut(character) => Line::new("option-leave-out").name("character", card(*character)),
        Action::Enter(to) => at(Line::new("option-enter").name("location", location(*to))),
        Action::EnterCell(_) => at(Line::new("option-enter-cell")),
        Action::Play { card: vehicle, slot } => {
            let terror = &state.slots[slot.index()];
            let left = pack.worm(terror.worm).limit.saturating_sub(terror.cards.len() as u8 + 1);
            at(Line::new("option-play")
                .name("card", card::<Vehicle>(*vehicle))
                .number("slot", slot.number())
                .number("left", left))
        }
        Action::Companion(vehicle) => Line::new("option-companion").name("card", card(*vehicle)),
        Action::SkipArrow(place) => {
            let arrow = pack.vehicle(state.turn.card).arrows.get(usize::from(*place));
            dir(Line::new("option-skip-arrow").number("arrow", place + 1), arrow.unwrap_or(&Dir::North))
        }
        Action::Move(to) => at(dir(Line::new("option-move"), to)),
        Action::JumpPawn { over, .. } => at(dir(Line::new("option-jump-pawn"), over)),
        Action::JumpCanyon { card: vehicle, .. } => {
            at(Line::new("option-jump-canyon").name("card", card(*vehicle)))
        }
        Action::Clear(to) => at(dir(Line::new("option-clear"), to)),
        Action::PickUp => Line::new("option-pick-up"),
        Action::Deliver(colour) => {
            Line::new("option-deliver").name("colour", format!("colour-{}", colour.id()))
        }
        Action::Stop => {
            let asks = crate::view::asks(&state.ask);
            Line::new("option-stop").word("asks", asks).number("ap", state.turn.ap)
        }
        Action::Exchange(deck) => Line::new("option-exchange").word("deck", deck.id()),
        Action::Claim(bounty) => Line::new("option-claim")
            .name("bounty", card::<Bounty>(*bounty))
            .number("points", pack.bounty(bounty.0).points),
        Action::TakeBonus => Line::new("option-take-bonus").name("location", location(state.turn.at)),
        Action::TakeBounty(bounty) => Line::new("option-take-bounty").name("bounty", card(*bounty)),
        Action::TakeTop => Line::new("option-take-top"),
        Action::Revive(character) => Line::new("option-revive").name("character", card(*character)),
        Action::FaceDown { card: vehicle, slot } => {
            Line::new("option-face-down").name("card", card(*vehicle)).number("slot", slot.number())
        }
        Action::Push { slot, to } => at(dir(Line::new("option-push").number("slot", slot.number()), to)),
        Action::Decline => {
            let seat = crate::pending::asked(state).first_seat().unwrap_or(state.active);
            Line::new("option-decline")
                .word("asks", crate::view::asks(&state.ask))
                .number("points", state.plain_points(pack, seat))
        }
        Action::Wear(item) => Line::new("option-wear").name("item", card::<Item>(*item)),
        Action::UseHat => Line::new("option-use-hat"),
        Action::Use(item) => Line::new("option-use").name("item", card(*item)),
        Action::Spy { with, slot } => {
            Line::new("option-spy").name("item", card(*with)).number("slot", slot.number())
        }
        Action::Dig { with, .. } => at(Line::new("option-dig").name("item", card(*with))),
        Action::Visit { with, to } => {
            Line::new("option-visit").name("item", card(*with)).name("location", location(*to))
        }
        Action::Swap { with, seat } => Line::new("option-swap").name("item", card(*with)).seat("seat", *seat),
        Action::Rob { with, seat } => Line::new("option-rob").name("item", card(*with)).seat("seat", *seat),
        Action::Lure { with, slot } => {
            Line::new("option-lure").name("item", card(*with)).number("slot", slot.number())
        }
        Action::Discard(bounty) => Line::new("option-discard").name("bounty", card(*bounty)),
        Action::Shoot { with, seat } => {
            Line::new("option-shoot").name("weapon", card::<Weapon>(*with)).seat("seat", *seat)
        }
        Action::SnatchRubble(seat) => Line::new("option-snatch-rubble").seat("seat", *seat),
        Action::SnatchEgg { seat, colour } => Line::new("option-snatch-egg")
            .seat("seat", *seat)
            .name("colour", format!("colour-{}", colour.id())),
        Action::PeekWorm => Line::new("option-peek-worm"),
        Action::Attack(weapon) => Line::new("option-attack").name("weapon", card(*weapon)),
        Action::KeepItem(item) => Line::new("option-keep").name("card", card(*item)),
        Action::KeepWeapon(weapon) => Line::new("option-keep").name("card", card(*weapon)),
        Action::Concede => Line::new("option-concede"),
    }
}

fn card<C: ToString>(card: C) -> String {
    format!("card-{}", card.to_string())
}

fn location(location: Location) -> String {
    format!("location-{}", location.id())
}

fn slot_thing(slot: Slot) -> String {
    format!("slot:{}", slot.number())
}

fn seat_thing(seat: Seat) -> String {
    format!("seat:{seat}")
}

/// What a way of the pending chance would mean.
pub(crate) fn draw_name(pack: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let id = |name: String| DrawName::Id(name);
    let gear = |deck: GearDeck, card: u8| match deck {
        GearDeck::Item => Item(card).to_string(),
        GearDeck::Weapon => Weapon(card).to_string(),
    };
    match state.ask {
        Ask::VehicleCard(_) | Ask::DealVehicle(_) | Ask::SlotCard(_) => {
            id(Vehicle(state.vehicles.peek(way)).to_string())
        }
        Ask::LineCard(_) | Ask::SecretCard => id(Bounty(state.bounties.peek(way)).to_string()),
        Ask::DealCharacter(_) => id(Character(state.characters.nth(way)).to_string()),
        Ask::DealGear(_, deck) | Ask::GearCard(_, deck) | Ask::SecondCard(_, deck) => {
            id(gear(deck, state.gear[deck as usize].peek(way)))
        }
        Ask::SetupWorm | Ask::SlotWorm(_) | Ask::PeekWorm => id(Worm(state.worms.peek(way)).to_string()),
        Ask::EggRoll => id(state.board(pack).dice[way as usize].to_string()),
        Ask::Tile(_) if state.rules.random_locations => id(state.board(pack).dice[way as usize].to_string()),
        Ask::Tile(_) => {
            let homes = state.board(pack).homes;
            let mut free = homes.iter().filter(|cell| state.location_cells & cell.bit() == 0);
            free.nth(way as usize).map_or(DrawName::Way(way), |cell| id(cell.to_string()))
        }
        Ask::SlotDie | Ask::RedDie | Ask::CanyonDie(_) => DrawName::Face(way + 1),
        Ask::WeaponDice { dice: 1, .. } => DrawName::Face(way + 1),
        Ask::WeaponDice { .. } => id(format!("{}+{}", way % 6 + 1, way / 6 + 1)),
        Ask::First => id(format!("seat_{way}")),
        Ask::RobCard(from) => {
            let player = state.player(from);
            let items = player.hands.truth(referee).gear[0];
            id(if way < items.len() {
                gear(GearDeck::Item, items.nth(way))
            } else {
                gear(GearDeck::Weapon, player.hands.truth(referee).gear[1].nth(way - items.len()))
            })
        }
        _ => DrawName::Way(way),
    }
}
