//! What a sensible player sees in a position.

use veilleuse_core::{Eyes, Judgement, Seat, Term, kit::Bag};

use crate::{
    StrangerThings,
    action::Action,
    ask::Ask,
    cards::Ability,
    knowledge::{CERTAIN, Odds, Worth},
    pack::Pack,
    setup::Mode,
    state::{State, bits},
    words::{Card, Deed, Enemy, Group, Item, Location, NONE, Slot, locations, slots},
};

/// What one more Scene costs.
const SCENE: i32 = 22;
/// What a card played costs: the deck is the clock.
const CARD: i32 = 5;
/// What a lost match costs.
const LOST: i32 = 900;

impl Judgement for StrangerThings {
    const TERMS: &'static [Term] = &[
        Term::counted("will", -45),
        Term::counted("portal", -25),
        Term::counted("roots", -12),
        Term::counted("labs", 25),
        Term::felt("fear"),
        Term::felt("act"),
    ];

    fn terms(pack: &Pack, state: &State, _: Seat, _: Eyes, mut term: impl FnMut(&'static str, i32)) {
        let tokens = |group| -> i32 {
            slots(state.season(pack).group(group)).map(|slot| i32::from(state.pile(slot).count)).sum()
        };
        term("will", -45 * tokens(Group::Will));
        term("portal", -25 * tokens(Group::Portal));
        term("roots", -12 * tokens(Group::Roots));
        term("labs", 25 * state.empty_of(pack, Group::Lab).count_ones() as i32);
        let fear: i32 = state.seats().map(|seat| alarm(state, state.player(seat).fear)).sum();
        term("fear", -fear / 2);
        term("act", 400 - 150 * (i32::from(state.act) - 1));
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let hand = state.player(seat).hand_seen_by(eyes);
        let mind = Mind { pack, state, seat, hand, odds: Odds::new(pack, state) };
        let wish = mind.wish();
        for (action, weight) in options.iter().zip(weights) {
            *weight = mind.appeal(action, wish);
        }
    }
}

/// How bad so much Fear is.
fn alarm(state: &State, fear: u8) -> i32 {
    let (fear, end) = (i32::from(fear), i32::from(state.rules.terrified));
    if fear >= end { LOST } else { 6 * fear + 60 * fear * fear / (end * end) * 3 }
}

struct Mind<'a> {
    pack: &'a Pack,
    state: &'a State,
    seat: Seat,
    hand: Bag,
    odds: Odds<'a>,
}

/// What a turn should come to.
#[derive(Clone, Copy)]
struct Wish {
    score: i32,
    /// Cards to lay now.
    cards: Bag,
    /// Where to go.
    to: Option<Location>,
    /// What to do there.
    deed: Option<Action>,
}

const NOTHING: Wish = Wish { score: i32::MIN, cards: Bag::EMPTY, to: None, deed: None };

impl Mind<'_> {
    /// What the question at hand should lead to.
    fn wish(&self) -> Wish {
        let hand = self.hand;
        match self.state.ask {
            Ask::MoveCards(_) => self.journey(hand),
            Ask::Walk(_) => {
                let mut best = NOTHING;
                for (to, _, fear) in self.reach(self.state.turn.moves) {
                    let (score, deed) = self.stand(to, hand, fear);
                    if score > best.score {
                        best = Wish { score, cards: Bag::EMPTY, to: Some(to), deed };
                    }
                }
                best
            }
            Ask::Act(_) => {
                let at = self.state.player(self.seat).location();
                let (score, cards, deed) = self.best_deed(at, hand);
                Wish { score, cards, to: None, deed }
            }
            Ask::ActCards(_) => {
                let turn = &self.state.turn;
                let worth = (turn.pile != NONE).then(|| self.odds.worth(Slot(turn.pile)));
                let at = self.state.player(self.seat).location();
                let (score, cards) = self.best_cards(
                    at,
                    turn.deed,
                    (turn.pile != NONE).then_some(Slot(turn.pile)),
                    worth.as_ref(),
                    hand,
                );
                Wish { score, cards, to: None, deed: None }
            }
            _ => NOTHING,
        }
    }

    /// Cards for the move, and where to.
    fn journey(&self, hand: Bag) -> Wish {
        let mut best = NOTHING;
        let base = self.state.base_move(self.pack, self.seat) + self.state.turn.sum;
        let company = self.state.has_company(self.pack, self.seat);
        let list: Vec<u8> = hand.iter().collect();
        // For every number of moves the cheapest cards that give it.
        let mut cheapest: [Option<(i32, Bag)>; 13] = [None; 13];
        for set in 0_u32..1 << list.len() {
            let cards: Bag = bits(set).map(|place| list[usize::from(place)]).collect();
            let (value, friends, danger) = self.sum(cards);
            let moves = usize::from(base + value + if company { friends } else { 0 }).min(12);
            let cost = CARD * cards.len() as i32 + 4 * i32::from(value) + SCENE * i32::from(danger);
            if cheapest[moves].is_none_or(|(least, _)| cost < least) {
                cheapest[moves] = Some((cost, cards));
            }
        }
        for (moves, found) in cheapest.into_iter().enumerate().take(9) {
            let Some((cost, cards)) = found else { continue };
            let rest = hand - cards;
            for (to, steps, fear) in self.reach(moves as u8) {
                if !cards.is_empty() && usize::from(steps) < moves.min(4) && steps <= base {
                    continue;
                }
                let (score, deed) = self.stand(to, rest, fear);
                if score - cost > best.score {
                    best = Wish { score: score - cost, cards, to: Some(to), deed };
                }
            }
        }
        best
    }

    /// Values, Friends and Danger of some cards.
    fn sum(&self, cards: Bag) -> (u8, u8, u8) {
        cards.iter().fold((0, 0, 0), |(value, friends, danger), card| {
            let face = self.pack.card(card);
            (value + face.value, friends + u8::from(face.friends), danger + u8::from(face.danger))
        })
    }

    /// Locations within so many moves, with steps and Fear on the way.
    fn reach(&self, moves: u8) -> Vec<(Location, u8, u8)> {
        let season = self.state.season(self.pack);
        let from = self.state.player(self.seat).location();
        let enemies = self.state.enemy_places();
        let passes = self.state.ability(self.pack, self.seat) == Some(Ability::PassFirst);
        let mut found = vec![(from, 0, 0)];
        let mut next = 0;
        while next < found.len() {
            let (at, steps, fear) = found[next];
            next += 1;
            let held = steps > 0 && enemies & at.bit() != 0 && (!passes || self.state.turn.passed);
            if steps == moves || held {
                continue;
            }
            for to in locations(season.near[at as usize]) {
                let fear = fear + u8::from(season.fear[at as usize] & to.bit() != 0);
                if found.iter().all(|(seen, _, least)| *seen != to || *least > fear) {
                    found.push((to, steps + 1, fear));
                }
            }
        }
        found
    }

    /// How good it is to end the move there with these cards.
    fn stand(&self, at: Location, hand: Bag, fear: u8) -> (i32, Option<Action>) {
        let (score, _, deed) = self.best_deed(at, hand);
        let season = self.state.season(self.pack);
        let goal = self.goals().map(|goal| i32::from(season.distance(at, goal))).min().unwrap_or(0);
        let now = self.state.player(self.seat).fear;
        let frightened = alarm(self.state, now + fear) - alarm(self.state, now);
        let below = if season.below & at.bit() != 0 { 6 } else { 0 };
        (score - 7 * goal - frightened - below, deed)
    }

    /// Where the match is won.
    fn goals(&self) -> impl Iterator<Item = Location> {
        let will = self.state.piles_of(self.pack, Group::Will);
        let last =
            self.state.piles_of(self.pack, Group::Portal) | self.state.piles_of(self.pack, Group::Roots);
        let season = self.state.season(self.pack);
        slots(if will == 0 { last } else { will }).filter_map(|slot| season.slot(slot).at)
    }

    /// The best action at a Location with these cards: its worth, the cards, and how it is declared.
    fn best_deed(&self, at: Location, hand: Bag) -> (i32, Bag, Option<Action>) {
        let state = self.state;
        let season = state.season(self.pack);
        let enemies = state.enemies_at(at);
        let mut best = (if enemies == 0 { 0 } else { -LOST }, Bag::EMPTY, None);
        let mut consider = |deed: Deed, slot: Option<Slot>, action: Action| {
            let worth = slot.map(|slot| self.odds.worth(slot));
            let (score, cards) = self.best_cards(at, deed, slot, worth.as_ref(), hand);
            if score > best.0 {
                best = (score, cards, Some(action));
            }
        };
        if enemies != 0 {
            for place in bits(enemies.into()) {
                let enemy = Enemy(place);
                let piles = state.piles_of(self.pack, season.enemies[enemy.index()].kind.group());
                if piles == 0 {
                    consider(Deed::Fight, None, Action::Fight { enemy, pile: None });
                }
                for pile in slots(piles) {
                    consider(Deed::Fight, Some(pile), Action::Fight { enemy, pile: Some(pile) });
                }
            }
            return best;
        }
        if hand.is_empty() {
            return best;
        }
        if season.calm[at as usize].is_some() {
            consider(Deed::Calm, None, Action::Calm);
        }
        if season.get_item[at as usize].is_some() && state.can_draw_item() {
            consider(Deed::GetItem, None, Action::GetItem);
        }
        let mut here = season.slots_at[at as usize];
        if state.ability(self.pack, self.seat) == Some(Ability::HelpFromAnywhere) {
            here |= season.group(Group::Power);
        }
        if state.piles_of(self.pack, Group::Will) != 0 {
            here &= !season.group(Group::Portal);
        }
        for slot in slots(state.filled(here)) {
            consider(season.slot(slot).group.deed(), Some(slot), Action::Try(slot));
        }
        best
    }

    /// The best cards for an action, and what it is then worth.
    fn best_cards(
        &self,
        at: Location,
        deed: Deed,
        slot: Option<Slot>,
        worth: Option<&Worth>,
        hand: Bag,
    ) -> (i32, Bag) {
        let state = self.state;
        let list: Vec<u8> = hand.iter().collect();
        let player = state.player(self.seat);
        let acting = matches!(state.ask, Ask::ActCards(_));
        let laid = if acting { state.turn.sum } else { 0 };
        let laid_friends = if acting { state.turn.friends } else { 0 };
        let company = state.seats().any(|other| other != self.seat && state.player(other).at == at as u8)
            || state.passives(self.pack, self.seat).any(|passive| passive == crate::cards::Passive::Company);
        let bonus = self.bonus_at(at, deed);
        let danger_before = state.turn.danger;
        let scenes = i32::from(state.scene_count(self.pack, danger_before));
        let mut best = (i32::MIN, Bag::EMPTY);
        for set in 0_u32..1 << list.len() {
            let none = set == 0 && laid == 0;
            if none && !(list.is_empty() && deed == Deed::Fight) {
                continue;
            }
            let cards: Bag = bits(set).map(|place| list[usize::from(place)]).collect();
            let (sum, friends, danger) = self.sum(cards);
            let friends = if company { friends + laid_friends } else { 0 };
            let value = if none { 0 } else { laid + sum + friends + bonus };
            let more = i32::from(state.scene_count(self.pack, danger_before + danger)) - scenes;
            let cost = CARD * cards.len() as i32 + SCENE * more;
            let gain = match worth {
                Some(worth) => self.contest(slot, worth, value),
                None => match deed {
                    Deed::Calm => {
                        let left = player.fear.saturating_sub(value);
                        alarm(state, player.fear) - alarm(state, left)
                    }
                    Deed::GetItem => self.item_wish(value),
                    _ => 10,
                },
            };
            if gain - cost > best.0 {
                best = (gain - cost, cards);
            }
        }
        best
    }

    fn bonus_at(&self, at: Location, deed: Deed) -> u8 {
        let here = self.state.player(self.seat).location();
        let season = self.state.season(self.pack);
        let location = |at: Location| {
            let by_place = match deed {
                Deed::Calm => &season.calm,
                Deed::GetItem => &season.get_item,
                Deed::GatherInfo => &season.gather,
                _ => return 0,
            };
            by_place[at as usize].unwrap_or(0)
        };
        self.state.bonus(self.pack, self.seat, deed) - location(here) + location(at)
    }

    /// What testing a pile with this value is worth.
    fn contest(&self, slot: Option<Slot>, worth: &Worth, value: u8) -> i32 {
        let Some(slot) = slot else { return 0 };
        let reward = self.reward(slot);
        let chance = (worth.chance(value) / (CERTAIN / 1000)) as i32;
        let count = self.state.pile(slot).count;
        let fear = self.state.player(self.seat).fear;
        let short = worth.shortfall(value);
        let (_, most) = worth.range();
        let worst = most.saturating_sub(value);
        // A pile of one token falls in any case; of more tokens one goes.
        let failed = if count == 1 { reward } else { reward * 3 / (10 * i32::from(count.max(2)) / 2) };
        let expected = (reward * chance + failed * (1000 - chance)) / 1000;
        let mean =
            alarm(self.state, fear + ((short + 50) / 100).clamp(0, 40) as u8) - alarm(self.state, fear);
        let ruin = if fear + worst >= self.state.rules.terrified {
            // How likely the shortfall ends the match.
            let safe = value.saturating_add(self.state.rules.terrified - 1 - fear);
            let lost = 1000 - (worth.chance(safe) / (CERTAIN / 1000)) as i32;
            lost * LOST / 1000
        } else {
            0
        };
        expected - mean * 5 / 4 - ruin
    }

    /// What clearing this pile brings.
    fn reward(&self, slot: Slot) -> i32 {
        let state = self.state;
        let late = i32::from(state.act) * 10;
        match state.season(self.pack).slot(slot).group {
            Group::Will => 260 + 3 * late,
            Group::Portal => 900,
            Group::Lab => 95 - late,
            Group::Ally => 55 - late,
            Group::Power => self.power_reward(slot),
            Group::Demogorgon => 45,
            Group::Patrols => 30,
            Group::Demodogs => 60,
            Group::Roots => 40 + 28 * i32::from(state.pile(slot).count),
        }
    }

    fn power_reward(&self, slot: Slot) -> i32 {
        use crate::cards::Effect;
        let state = self.state;
        let power = state.season(self.pack).slot(slot).power;
        let worth = |effect: &Effect| match effect {
            Effect::Calm { amount, .. } => {
                let calmed = |seat: Seat| {
                    let fear = state.player(seat).fear;
                    alarm(state, fear) - alarm(state, fear.saturating_sub(*amount))
                };
                state.seats().map(calmed).sum()
            }
            Effect::RemovePatrols => {
                25 * state.enemies_of(self.pack, crate::words::EnemyKind::Patrol).count_ones() as i32
            }
            Effect::RemoveDemodog => 60,
            Effect::DiscardPile(group) => 20 + 15 * state.piles_of(self.pack, *group).count_ones() as i32,
            Effect::ReturnToken(_) => 60,
            _ => 5,
        };
        self.pack.powers[usize::from(power)].steps.iter().map(|step| worth(&step.does)).sum()
    }

    /// What finding an Item is worth.
    fn item_wish(&self, value: u8) -> i32 {
        let held = self.state.player(self.seat).items.count_ones() as i32;
        (34 - 13 * held) * i32::from(value.min(5) + 3) / 8
    }

    fn item_worth(&self, item: Item) -> i32 {
        let bonus = &self.pack.item(item.0).bonus;
        let season_2 = self.state.rules.mode == Mode::Season2;
        Deed::ALL
            .into_iter()
            .map(|deed| {
                let weight = match deed {
                    Deed::SaveWill => 10,
                    Deed::ClosePortal | Deed::DestroyRoots if season_2 => 8,
                    Deed::ClosePortal | Deed::DestroyRoots => 0,
                    Deed::Fight => 7,
                    Deed::SearchLab => 5,
                    Deed::Recruit | Deed::HelpEleven => 3,
                    _ => 1,
                };
                weight * i32::from(bonus[deed as usize])
            })
            .sum()
    }

    fn card_worth(&self, card: Card) -> i32 {
        let face = self.pack.card(card.0);
        4 * i32::from(face.value) + 2 * i32::from(face.friends) - 5 * i32::from(face.danger)
    }

    /// How far an Enemy sent there is from everybody and from where the match is won.
    fn remoteness(&self, to: Location) -> i32 {
        let season = self.state.season(self.pack);
        let seats = self.state.seats().map(|seat| season.distance(to, self.state.player(seat).location()));
        let goals = self.goals().map(|goal| season.distance(to, goal));
        10 * i32::from(seats.min().unwrap_or(0).min(4)) + 14 * i32::from(goals.min().unwrap_or(0).min(3))
    }

    fn appeal(&self, action: &Action, wish: Wish) -> i32 {
        let state = self.state;
        match *action {
            Action::Choose(character) => [10, 40, 30, 60, 20, 50][character as usize],
            Action::Lay(card) => {
                if wish.cards.has(card.0) {
                    500 + self.card_worth(card)
                } else {
                    -100
                }
            }
            Action::Done => {
                if wish.cards.is_empty() {
                    500
                } else {
                    0
                }
            }
            Action::Go(to) => self.towards(to, wish),
            Action::Stay => {
                if wish.to.is_none_or(|to| to == state.player(self.seat).location()) {
                    500
                } else {
                    0
                }
            }
            Action::Pass => 1,
            Action::Calm | Action::GetItem | Action::Gather | Action::Try(_) | Action::Fight { .. } => {
                if wish.deed == Some(*action) {
                    if wish.score > 0 || matches!(action, Action::Fight { .. }) { 500 } else { 2 }
                } else {
                    0
                }
            }
            Action::Pick(slot) => self.pick(slot),
            Action::Send(to) => match state.ask {
                Ask::Prey(_) => {
                    let here = state.seats().filter(|seat| state.player(*seat).at == to as u8);
                    100 - here.map(|seat| 10 + alarm(state, state.player(seat).fear)).sum::<i32>()
                }
                _ => self.remoteness(to),
            },
            Action::PickEnemy(enemy) => {
                let at = state.enemy_location(enemy);
                -at.map_or(0, |at| self.remoteness(at))
            }
            Action::Keep(item) => self.item_worth(item),
            Action::Drop(item) => -self.item_worth(item),
            Action::Return { pile, place } => {
                let token = state.pile(pile).shown[usize::from(place)];
                if token == NONE { 0 } else { 10 * i32::from(token) + i32::from(state.pile(pile).count) }
            }
            Action::Share => 10,
            Action::KeepSecret => 0,
            Action::Discard(card) => -self.card_worth(card),
        }
    }

    /// The next step on the way to where the turn should lead.
    fn towards(&self, next: Location, wish: Wish) -> i32 {
        let Some(to) = wish.to else { return 0 };
        let here = self.state.player(self.seat).location();
        if to == here {
            return -50;
        }
        let season = self.state.season(self.pack);
        let enemies = self.state.enemy_places();
        // Steps from there, not through Enemies.
        let mut far = 0;
        let (mut edge, mut seen) = (next.bit(), next.bit());
        while edge & to.bit() == 0 && edge != 0 && far < 20 {
            let open = edge & !enemies;
            edge = locations(open).fold(0, |set, at| set | season.near[at as usize]) & !seen;
            seen |= edge;
            far += 1;
        }
        let blocked = if edge == 0 { 100 } else { 0 };
        let marked = i32::from(season.fear[here as usize] & next.bit() != 0);
        400 - 20 * far - blocked - 15 * marked
    }

    fn pick(&self, slot: Slot) -> i32 {
        let state = self.state;
        let count = i32::from(state.pile(slot).count);
        match state.ask {
            Ask::Curious(_) | Ask::Gather(_) => self.reward(slot) / 4 + count,
            Ask::PickPower(_) => -self.power_reward(slot),
            Ask::PickFewest(_) | Ask::PickSlot(_) => -count,
            _ => count,
        }
    }
}
