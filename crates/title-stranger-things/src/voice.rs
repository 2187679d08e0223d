//! How options read: names of sentences in the pack.

use veilleuse_core::{Eyes, Label, Line};

use crate::{
    action::Action,
    ask::Ask,
    pack::Pack,
    state::State,
    told::token_text,
    words::{Enemy, Location, Slot},
};

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, eyes: Eyes, action: &Action) -> Label {
    let line = action.line();
    match *action {
        Action::Choose(character) => {
            let id = character.id();
            Label::of(line.name("character", format!("character-{id}"))).touching(format!("character:{id}"))
        }
        Action::Lay(card) | Action::Discard(card) => {
            Label::of(line.name("card", format!("card-{card}"))).touching(format!("card:{card}"))
        }
        Action::Done => {
            let acting = matches!(state.ask, Ask::ActCards(_));
            Label::of(line.word("step", if acting { "act" } else { "move" }))
        }
        Action::Go(to) => {
            let from = state.player(state.active).location();
            let marked = state.season(pack).fear[from].has(to);
            let line = line
                .name("location", location(to))
                .word("marked", if marked { "yes" } else { "no" })
                .word("enemy", if state.enemy_places().has(to) { "yes" } else { "no" });
            Label::of(line).touching(place(to))
        }
        Action::Pass => Label::of(line.word("asks", state.ask.word())),
        Action::Try(slot) => {
            let deed = state.season(pack).slot(slot).group.deed();
            let line = line.name("action", format!("action-{}", deed.id())).word("deed", deed.id());
            Label::of(slot_words(state, line, slot)).touching(pile(slot))
        }
        Action::Fight { enemy, pile: over } => {
            let line = line.name("enemy", enemy_name(pack, state, enemy));
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
            let line = line.word("asks", state.ask.word());
            Label::of(slot_words(state, line, slot)).touching(pile(slot))
        }
        Action::Send(to) => Label::of(line.name("location", location(to))).touching(place(to)),
        Action::PickEnemy(enemy) => {
            let at = state.enemies[enemy].map_or_else(String::new, location);
            let line = line.name("enemy", enemy_name(pack, state, enemy)).name("location", at);
            Label::of(line).touching(format!("enemy:{enemy}"))
        }
        Action::Keep(item) | Action::Drop(item) => {
            Label::of(line.name("item", format!("card-{item}"))).touching(format!("item:{item}"))
        }
        Action::Return { pile: slot, place } => {
            let of = state.pile(slot);
            let looked = || of.looked().seen_by(eyes).and_then(|looked| looked.at(place));
            let token = of.shown.at(place).or_else(looked);
            let face = token.map_or("?".into(), |token| token_text(&[token]));
            Label::of(slot_words(state, line.same("token", &face), slot)).touching(pile(slot))
        }
        Action::Stay
        | Action::Calm
        | Action::GetItem
        | Action::Gather
        | Action::Share
        | Action::KeepSecret => Label::of(line),
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

pub(crate) fn enemy_name(pack: &Pack, state: &State, enemy: Enemy) -> String {
    format!("enemy-{}", state.season(pack).foe(enemy).id())
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
