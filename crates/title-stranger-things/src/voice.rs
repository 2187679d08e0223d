//! How questions, options and draws read: names of sentences in the pack.

use veilleuse_core::{DrawName, Eyes, Label, Line, Pending, Referee, Seat};

use crate::{
    action::Action,
    pack::Pack,
    pile,
    state::{Ask, State},
    told::token_text,
    words::{Ally, Card, Enemy, EnemyKind, Item, Location, NONE, Scene, Slot, Token},
};

/// The sentence that asks, or says who is waited for.
pub(crate) fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    let asks = crate::view::asks(&state.ask);
    match crate::pending::pending(state) {
        Pending::Over(outcome) => {
            return Line::new("prompt-over").word("result", outcome.result).word("reason", outcome.reason);
        }
        Pending::Chance(_) => return Line::new("prompt-chance").word("asks", asks),
        Pending::Seats(seats) if !eyes.seat().is_some_and(|seat| seats.has(seat)) => {
            let waited = seats.first_seat().unwrap_or(Seat::new(0));
            return Line::new("prompt-waiting").seat("seat", waited).word("asks", asks);
        }
        Pending::Seats(_) => {}
    }
    let line = Line::new(format!("prompt-{}", asks.replace('_', "-")));
    #[cfg(feature = "planted-leaks")]
    let line = match crate::planted::leak_by_prompt(pack, state) {
        Some(secret) => line.number("leak", secret),
        None => line,
    };
    match state.ask {
        Ask::MoveCards => {
            let company = state.has_company(pack, state.active);
            let friends = if company { state.turn.friends } else { 0 };
            line.number("moves", state.base_move(pack, state.active) + state.turn.sum + friends)
        }
        Ask::Walk => line.number("moves", state.turn.moves),
        Ask::Act => {
            let must = state.enemy_at(state.player(state.active).location());
            line.word("must", if must { "yes" } else { "no" })
        }
        Ask::ActCards => {
            let value = crate::view::value_so_far(pack, state);
            line.name("action", format!("action-{}", state.turn.deed.id())).number("value", value)
        }
        Ask::Gather(left) => line.number("left", left),
        Ask::Path { enemy, .. } | Ask::Prey { enemy, .. } | Ask::SendPatrol(enemy) => {
            line.name("enemy", enemy_name(pack, state, enemy))
        }
        Ask::DiscardCard { left, .. } => line.number("left", left),
        _ => line,
    }
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
    match *action {
        Action::Choose(character) => {
            let id = character.id();
            Label::of(Line::new("option-choose").name("character", format!("character-{id}")))
                .touching(format!("character:{id}"))
        }
        Action::Lay(card) => Label::of(Line::new("option-lay").name("card", format!("card-{card}")))
            .touching(format!("card:{card}")),
        Action::Discard(card) => Label::of(Line::new("option-discard").name("card", format!("card-{card}")))
            .touching(format!("card:{card}")),
        Action::Done => {
            let acting = state.ask == Ask::ActCards;
            Label::of(Line::new("option-done").word("step", if acting { "act" } else { "move" }))
        }
        Action::Go(to) => {
            let from = state.player(state.active).location();
            let marked = state.season(pack).fear[from as usize] & to.bit() != 0;
            let line = Line::new("option-go")
                .name("location", location(to))
                .word("marked", if marked { "yes" } else { "no" })
                .word("enemy", if state.enemy_at(to) { "yes" } else { "no" });
            Label::of(line).touching(place(to))
        }
        Action::Stay => Label::of(Line::new("option-stay")),
        Action::Pass => Label::of(Line::new("option-pass").word("asks", crate::view::asks(&state.ask))),
        Action::Calm => Label::of(Line::new("option-calm")),
        Action::GetItem => Label::of(Line::new("option-get-item")),
        Action::Gather => Label::of(Line::new("option-gather")),
        Action::Try(slot) => {
            let deed = state.season(pack).slot(slot).group.deed();
            let line = Line::new("option-try").name("action", format!("action-{}", deed.id()));
            Label::of(slot_words(state, line, slot)).touching(pile(slot))
        }
        Action::Fight { enemy, pile: over } => {
            let line = Line::new("option-fight").name("enemy", enemy_name(pack, state, enemy));
            let line = match over {
                Some(slot) => slot_words(state, line, slot).word("free", "no"),
                None => line.word("slot", "none").number("count", 0).word("free", "yes"),
            };
            let label = Label::of(line).touching(format!("enemy:{enemy}"));
            match over {
                Some(slot) => label.touching(pile(slot)),
                None => label,
            }
        }
        Action::Pick(slot) => {
            let line = Line::new("option-pick").word("asks", crate::view::asks(&state.ask));
            Label::of(slot_words(state, line, slot)).touching(pile(slot))
        }
        Action::Send(to) => {
            Label::of(Line::new("option-send").name("location", location(to))).touching(place(to))
        }
        Action::PickEnemy(enemy) => {
            let at = state.enemy_location(enemy).unwrap_or(Location::MainStreet);
            let line = Line::new("option-pick-enemy").name("enemy", enemy_name(pack, state, enemy));
            Label::of(line.name("location", location(at))).touching(format!("enemy:{enemy}"))
        }
        Action::Keep(item) => Label::of(Line::new("option-keep").name("item", format!("card-{item}")))
            .touching(format!("item:{item}")),
        Action::Drop(item) => Label::of(Line::new("option-drop").name("item", format!("card-{item}")))
            .touching(format!("item:{item}")),
        Action::Return { pile: slot, place } => {
            let of = state.pile(slot);
            let shown = Some(of.shown).filter(|shown| shown[usize::from(place)] != NONE);
            let token = shown.or(of.looked().seen_by(eyes).copied()).map(|tokens| tokens[usize::from(place)]);
            let face =
                token.filter(|token| *token != NONE).map_or("?".into(), |token| token_text(&[Token(token)]));
            let line = Line::new("option-return").same("token", &face);
            Label::of(slot_words(state, line, slot)).touching(pile(slot))
        }
        Action::Share => Label::of(Line::new("option-share")),
        Action::KeepSecret => Label::of(Line::new("option-keep-secret")),
    }
}

/// Names a slot and says how many tokens it holds.
fn slot_words(state: &State, line: Line, slot: Slot) -> Line {
    line.name("slot", slot_name(state, slot)).number("count", state.pile(slot).count)
}

/// The message that names a slot.
pub(crate) fn slot_name(state: &State, slot: Slot) -> String {
    format!("slot-{}-{slot}", state.rules.mode.id())
}

fn enemy_name(pack: &Pack, state: &State, enemy: Enemy) -> String {
    let kind = state.season(pack).enemies.get(enemy.index()).map_or(EnemyKind::Demogorgon, |spec| spec.kind);
    format!("enemy-{}", kind.id())
}

fn location(location: Location) -> String {
    format!("location-{}", location.id())
}

fn place(location: Location) -> String {
    format!("location:{}", location.id())
}

fn pile(slot: Slot) -> String {
    format!("pile:{slot}")
}

/// What a way of the pending chance would mean.
pub(crate) fn draw_name(_: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let id = |name: String| DrawName::Id(name);
    match state.ask {
        Ask::HandCard(_) => id(Card(state.cards.peek(way)).to_string()),
        Ask::SceneCard => id(Scene(state.scenes.peek(way)).to_string()),
        Ask::AllyCard(_) => id(Ally(state.ally_deck.peek(way)).to_string()),
        Ask::StartItem(_) | Ask::ItemCard(_) => id(Item(state.items.peek(way)).to_string()),
        Ask::Token(_) | Ask::AsideToken => id(Token(state.reserve_token(way, referee)).to_string()),
        Ask::WillToken(_) => id(Token(pile::front_of(state.aside.truth(referee), way)).to_string()),
        Ask::First => id(format!("seat_{way}")),
        Ask::Shuffle(slot) => {
            // Which token leaves, and which one then lies on top.
            let pile = state.pile(slot);
            let (count, tokens) = (usize::from(pile.count), pile.truth(referee));
            let order = pile::order(pile.count, way);
            id(format!("{}>{}", Token(tokens[order[0]]), Token(tokens[order[count - 1]])))
        }
        _ => DrawName::Way(way),
    }
}
