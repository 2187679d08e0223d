//! What a seat may decide: exactly what is accepted.

use veilleuse_core::Eyes;

use crate::{
    action::Action,
    cards::Ability,
    pack::Pack,
    state::{Ask, State, bits},
    words::{Card, Character, Enemy, EnemyKind, Group, Item, locations, slots},
};

pub(crate) fn options(pack: &Pack, state: &State, eyes: Eyes, out: &mut Vec<Action>) {
    let Some(seat) = eyes.seat().filter(|seat| crate::pending::is_asked(state, *seat)) else { return };
    let send = |set: u32, out: &mut Vec<Action>| out.extend(locations(set).map(Action::Send));
    let hand = state.player(seat).hand_seen_by(eyes);
    match state.ask {
        Ask::MoveCards => {
            out.extend(hand.iter().map(|card| Action::Lay(Card(card))));
            out.push(Action::Done);
        }
        Ask::Walk => {
            let from = state.player(seat).location();
            out.extend(locations(state.season(pack).near[from as usize]).map(Action::Go));
            out.push(Action::Stay);
        }
        Ask::Curious => {
            out.extend(slots(state.face_down(pack)).map(Action::Pick));
            out.push(Action::Pass);
        }
        Ask::Gather(_) => out.extend(slots(state.face_down(pack)).map(Action::Pick)),
        Ask::Act => {
            deeds(pack, state, &mut |action| out.push(action));
            if !state.enemy_at(state.player(seat).location()) {
                out.push(Action::Pass);
            }
        }
        Ask::ActCards => {
            out.extend(hand.iter().map(|card| Action::Lay(Card(card))));
            if !state.turn.laid.is_empty() {
                out.push(Action::Done);
            }
        }
        Ask::Choose(_) => {
            out.extend(Character::ALL.into_iter().filter(|who| state.is_free(*who)).map(Action::Choose));
        }
        Ask::KeepItem => out.extend(bits(state.turn.drawn).map(|item| Action::Keep(Item(item)))),
        Ask::DropItem => out.extend(state.player(seat).item_list().map(|item| Action::Drop(Item(item)))),
        Ask::SendDemogorgon(sending) => send(state.demogorgon_may_go(pack, sending), out),
        Ask::SendPatrol(enemy) => send(state.patrol_may_go(pack, enemy), out),
        Ask::Path { enemy, to, .. } => send(state.next_steps(pack, enemy, to), out),
        Ask::Prey { enemy, goal, .. } => send(state.prey(pack, enemy, goal), out),
        Ask::PickPatrol { .. } => {
            out.extend(bits(state.nearest_patrols(pack).into()).map(|place| Action::PickEnemy(Enemy(place))));
        }
        Ask::PickDemodog => {
            let dogs = state.enemies_of(pack, EnemyKind::Demodog);
            out.extend(bits(dogs.into()).map(|place| Action::PickEnemy(Enemy(place))));
        }
        Ask::Share(_) => out.extend([Action::Share, Action::KeepSecret]),
        Ask::Return(group) => {
            for pile in slots(state.returnable(pack, group)) {
                out.extend((0..state.pile(pile).count).map(|place| Action::Return { pile, place }));
            }
        }
        Ask::Pick(picking) => out.extend(slots(state.pickable(pack, picking)).map(Action::Pick)),
        Ask::DiscardCard { .. } => out.extend(hand.iter().map(|card| Action::Discard(Card(card)))),
        _ => {}
    }
    #[cfg(feature = "planted-leaks")]
    crate::planted::leak_by_order(pack, state, out);
}

/// Every action that can be declared now; how many there are.
#[inline]
pub(crate) fn deeds(pack: &Pack, state: &State, tell: &mut dyn FnMut(Action)) -> u32 {
    let mut count = 0;
    let mut offer = |action: Action| {
        count += 1;
        tell(action);
    };
    let seat = state.active;
    let at = state.player(seat).location();
    let season = state.season(pack);
    let enemies = state.enemies_at(at);
    if enemies != 0 {
        for place in bits(enemies.into()) {
            let enemy = Enemy(place);
            let piles = state.piles_of(pack, season.enemies[enemy.index()].kind.group());
            if piles == 0 {
                offer(Action::Fight { enemy, pile: None });
            }
            slots(piles).for_each(|pile| offer(Action::Fight { enemy, pile: Some(pile) }));
        }
        return count;
    }
    if season.calm[at as usize].is_some() {
        offer(Action::Calm);
    }
    if season.get_item[at as usize].is_some() && state.can_draw_item() {
        offer(Action::GetItem);
    }
    if season.gather[at as usize].is_some() && state.face_down(pack) != 0 {
        offer(Action::Gather);
    }
    let mut here = season.slots_at[at as usize];
    if state.ability(pack, seat) == Some(Ability::HelpFromAnywhere) {
        here |= season.group(Group::Power);
    }
    if state.piles_of(pack, Group::Will) != 0 {
        here &= !season.group(Group::Portal);
    }
    slots(state.filled(here)).for_each(|slot| offer(Action::Try(slot)));
    count
}
