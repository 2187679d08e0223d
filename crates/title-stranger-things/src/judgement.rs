//! What a sensible player sees in a position.

use std::cell::{Cell, OnceCell};

use arrayvec::ArrayVec;
use veilleuse_core::{
    Eyes, Judgement, Search, Seat, Term,
    kit::{By, Set},
};

use crate::{
    StrangerThings,
    action::Action,
    ask::Ask,
    cards::{Ability, Effect},
    knowledge::{CERTAIN, Odds, Worth},
    pack::{ByLocation, Pack},
    phase::HAND,
    setup::Mode,
    state::{Declared, State},
    words::{Card, Character, Deed, EnemyKind, Group, Item, Location, Slot},
};

/// What one more Scene costs.
const SCENE: i32 = 22;
/// What a card played costs: the deck is the clock.
const CARD: i32 = 5;
/// What a lost match costs.
const LOST: i32 = 900;

/// What a token before Will costs, one of the Portal, one of the Roots; and what a card in hand is worth.
const WILL: i32 = -50;
const PORTAL: i32 = -80;
const ROOT: i32 = -80;
const HELD: i32 = 30;

impl Judgement for StrangerThings {
    const TERMS: &'static [Term] = &[
        Term::counted("will", WILL),
        Term::counted("portal", PORTAL),
        Term::counted("roots", ROOT),
        Term::felt("labs"),
        Term::felt("fear"),
        Term::felt("act"),
        Term::counted("cards", HELD),
        Term::felt("way"),
        Term::felt("enemies"),
    ];
    const SEARCH: Search = Search::Tree { guided: 0 };
    /// Without it, bots save cards for later and are terrified meanwhile.
    const DOUBT: i32 = 150;

    /// All save the same Will.
    fn side(_: &Pack, _: &State, _: Seat, _: Eyes) -> u8 {
        0
    }

    /// In thousandths of a match, as found on 1,200 matches of each Season between regular bots
    /// (`--example fit -- stranger-things season-1 3 1200`, docs/bots.md).
    fn terms(pack: &Pack, state: &State, seat: Seat, _: Eyes, mut term: impl FnMut(&'static str, i32)) {
        let season = state.season(pack);
        let tokens = |group| -> i32 {
            season.groups[group].iter().map(|slot| i32::from(state.pile(slot).count)).sum()
        };
        term("will", WILL * tokens(Group::Will));
        term("portal", PORTAL * tokens(Group::Portal));
        term("roots", ROOT * tokens(Group::Roots));
        term("labs", 5 * state.empty_of(pack, Group::Lab).len() as i32);
        // The deck is the clock, and it runs three times.
        let time = state.cards.len() as i32 + 40 * (3 - i32::from(state.act));
        // What makes an even match of the beginning.
        let even = if state.rules.mode == Mode::Season2 { 650 } else { 950 };
        term("act", 12 * time - even);
        let goals = Mind { pack, state, seat }.goals();
        let (mut fear, mut worst, mut held, mut away) = (0, 0, 0, 0);
        for seat in state.seats() {
            let player = state.player(seat);
            fear += alarm(state, player.fear);
            worst = worst.max(i32::from(player.fear));
            held += i32::from(player.hand_count);
            let far = |at| goals.iter().map(|goal| i32::from(season.distance(at, goal))).min();
            away += player.at.and_then(far).unwrap_or(0);
        }
        let end = i32::from(state.rules.terrified);
        term("fear", -fear - 120 * worst * worst / (end * end));
        term("cards", HELD * held);
        term("way", -10 * away);
        term("enemies", -60 * goals.iter().map(|goal| state.enemies_at(goal).len() as i32).sum::<i32>());
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turns.into())
    }

    /// Somebody is about to begin their turn.
    fn is_quiet(_: &Pack, state: &State) -> bool {
        matches!(state.ask, Ask::MoveCards(_)) && state.turn.laid.is_empty()
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let mind = Mind { pack, state, seat };
        let wish = match state.ask {
            Ask::MoveCards(_) | Ask::Walk(_) | Ask::Act(_) | Ask::ActCards(_) => {
                let odds = Odds::new(pack, state);
                Plan::new(&mind, &odds, state.player(seat).hand_seen_by(eyes)).wish()
            }
            _ => NOTHING,
        };
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

/// What a seat sees and knows.
struct Mind<'a> {
    pack: &'a Pack,
    state: &'a State,
    seat: Seat,
}

/// What a turn should come to.
#[derive(Clone, Copy)]
struct Wish {
    score: i32,
    /// Cards to lay now.
    cards: Set<Card>,
    /// Where to go.
    to: Option<Location>,
    /// What to do there.
    deed: Option<Action>,
}

const NOTHING: Wish = Wish { score: i32::MIN, cards: Set::EMPTY, to: None, deed: None };

/// Some cards of a hand: a bit for each, the lowest card in the lowest.
type Selection = usize;

/// The cards of a hand, and what every selection of them comes to.
struct Hand {
    cards: ArrayVec<Card, HAND>,
    sums: ArrayVec<Sum, { 1 << HAND }>,
}

/// What some cards come to.
#[derive(Clone, Copy)]
struct Sum {
    count: u8,
    value: u8,
    friends: u8,
    danger: u8,
}

impl Hand {
    fn new(pack: &Pack, cards: Set<Card>) -> Hand {
        let cards: ArrayVec<Card, HAND> = cards.iter().collect();
        let mut sums = ArrayVec::new();
        sums.push(Sum { count: 0, value: 0, friends: 0, danger: 0 });
        for card in &cards {
            let face = pack.card(*card);
            for without in 0..sums.len() {
                let sum: Sum = sums[without];
                sums.push(Sum {
                    count: sum.count + 1,
                    value: sum.value + face.value,
                    friends: sum.friends + u8::from(face.friends),
                    danger: sum.danger + u8::from(face.danger),
                });
            }
        }
        Hand { cards, sums }
    }

    /// All of it.
    fn all(&self) -> Selection {
        self.sums.len() - 1
    }

    fn cards(&self, selection: Selection) -> Set<Card> {
        let chosen = self.cards.iter().enumerate().filter(|(place, _)| selection >> place & 1 == 1);
        chosen.map(|(_, card)| *card).collect()
    }
}

/// Every part of a selection, from nothing on.
fn parts(of: Selection) -> impl Iterator<Item = Selection> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let part: Selection = next?;
        next = (part != of).then(|| part.wrapping_sub(of) & of);
        Some(part)
    })
}

/// A Location within reach.
#[derive(Clone, Copy)]
struct Reached {
    at: Location,
    steps: u8,
    /// Fear on the way.
    fear: u8,
}

/// Ways at most: to each Location of a side once for every Fear up to its distance.
const WAYS: usize = 12 * 12;

/// The action that looks best somewhere: what it is worth, the cards for it, and how it is declared.
#[derive(Clone, Copy)]
struct Best {
    score: i32,
    cards: Selection,
    deed: Option<Action>,
}

/// More than any action is worth.
const VALUES: usize = 40;
/// What has not been worked out yet.
const UNKNOWN: i32 = i32::MIN;

/// What testing one pile is worth with each value, worked out as it is asked for.
struct Gains {
    worth: Worth,
    reward: i32,
    by_value: [Cell<i32>; VALUES],
}

/// Somebody who thinks about a turn: what does not change while they think is found out once.
struct Plan<'a> {
    mind: &'a Mind<'a>,
    hand: Hand,
    odds: &'a Odds<'a>,
    /// What testing a pile is worth, by the value of the action.
    gains: By<Slot, OnceCell<Gains>, { Slot::COUNT }>,
    goals: Set<Location>,
    /// Danger that is ignored.
    ignored: u8,
}

impl<'a> Plan<'a> {
    fn new(mind: &'a Mind<'a>, odds: &'a Odds<'a>, hand: Set<Card>) -> Plan<'a> {
        Plan {
            mind,
            hand: Hand::new(mind.pack, hand),
            odds,
            gains: By::with(|_| OnceCell::new()),
            goals: mind.goals(),
            ignored: mind.state.ignored_danger(mind.pack, mind.state.active),
        }
    }

    /// What testing a pile with this value is worth.
    #[inline]
    fn gain(&self, slot: Slot, gains: &Gains, value: u8) -> i32 {
        let known = &gains.by_value[usize::from(value).min(VALUES - 1)];
        if known.get() == UNKNOWN {
            known.set(self.mind.contest(slot, &gains.worth, gains.reward, value));
        }
        known.get()
    }

    /// What the question at hand should lead to.
    fn wish(&self) -> Wish {
        let Mind { state, seat, .. } = *self.mind;
        let (here, all) = (state.player(seat).location(), self.hand.all());
        match state.ask {
            Ask::MoveCards(_) => self.journey(),
            Ask::Walk(_) => {
                let (mut best, mut deeds) = (NOTHING, By::all(None));
                for reached in self.mind.reach(state.turn.moves) {
                    let (score, deed) = self.stand(reached, all, &mut deeds);
                    if score > best.score {
                        best = Wish { score, cards: Set::EMPTY, to: Some(reached.at), deed };
                    }
                }
                best
            }
            Ask::Act(_) => {
                let Best { score, cards, deed } = self.best_deed(here, all);
                Wish { score, cards: self.hand.cards(cards), to: None, deed }
            }
            Ask::ActCards(_) => {
                let Declared { deed, pile, .. } = state.turn.declared();
                let (score, cards) = self.best_cards(here, deed, pile, all);
                Wish { score, cards: self.hand.cards(cards), to: None, deed: None }
            }
            _ => NOTHING,
        }
    }

    /// Cards for the move, and where to.
    fn journey(&self) -> Wish {
        /// More moves than these lead nowhere else.
        const FAR: u8 = 8;
        let Mind { pack, state, seat } = *self.mind;
        let base = state.base_move(pack, seat) + state.turn.sum;
        let company = state.has_company(pack, seat);
        // For every number of moves the cheapest cards that give it.
        let mut cheapest: [Option<(i32, Selection)>; FAR as usize + 1] = [None; FAR as usize + 1];
        for (cards, sum) in self.hand.sums.iter().enumerate() {
            let moves = base + sum.value + if company { sum.friends } else { 0 };
            let cost = CARD * i32::from(sum.count) + 4 * i32::from(sum.value) + SCENE * i32::from(sum.danger);
            if let Some(cheapest) = cheapest.get_mut(usize::from(moves))
                && cheapest.is_none_or(|(least, _)| cost < least)
            {
                *cheapest = Some((cost, cards));
            }
        }
        let (mut best, ways) = (NOTHING, self.mind.reach(FAR));
        let (whole, mut with_all) = (self.hand.all(), By::all(None));
        for (moves, found) in (0..=FAR).zip(cheapest) {
            let Some((cost, cards)) = found else { continue };
            let (rest, mut with_rest) = (whole & !cards, By::all(None));
            for reached in ways.iter().take_while(|reached| reached.steps <= moves) {
                if cards != 0 && reached.steps < moves.min(4) && reached.steps <= base {
                    continue;
                }
                // Nothing is better with fewer cards to do it, but a fight with none at all.
                let (most, _) = self.stand(*reached, whole, &mut with_all);
                if rest != 0 && most - cost <= best.score {
                    continue;
                }
                let deeds = if cards == 0 { &mut with_all } else { &mut with_rest };
                let (score, deed) = self.stand(*reached, rest, deeds);
                if score - cost > best.score {
                    let cards = self.hand.cards(cards);
                    best = Wish { score: score - cost, cards, to: Some(reached.at), deed };
                }
            }
        }
        best
    }

    /// How good it is to end the move there with these cards. What is best to do is found out once for each Location.
    fn stand(
        &self,
        reached: Reached,
        hand: Selection,
        deeds: &mut ByLocation<Option<Best>>,
    ) -> (i32, Option<Action>) {
        let Mind { pack, state, seat } = *self.mind;
        let Reached { at, fear, .. } = reached;
        let best = *deeds[at].get_or_insert_with(|| self.best_deed(at, hand));
        let season = state.season(pack);
        let goal = self.goals.iter().map(|goal| i32::from(season.distance(at, goal))).min().unwrap_or(0);
        let now = state.player(seat).fear;
        let frightened = alarm(state, now + fear) - alarm(state, now);
        let below = if season.below.has(at) { 6 } else { 0 };
        (best.score - 7 * goal - frightened - below, best.deed)
    }

    /// The best action at a Location with these cards.
    fn best_deed(&self, at: Location, hand: Selection) -> Best {
        let Mind { pack, state, seat } = *self.mind;
        let season = state.season(pack);
        let enemies = state.enemies_at(at);
        let mut best = Best { score: if enemies.is_empty() { 0 } else { -LOST }, cards: 0, deed: None };
        let mut consider = |deed: Deed, slot: Option<Slot>, action: Action| {
            let (score, cards) = self.best_cards(at, deed, slot, hand);
            if score > best.score {
                best = Best { score, cards, deed: Some(action) };
            }
        };
        if !enemies.is_empty() {
            for enemy in enemies.iter() {
                let piles = state.piles_of(pack, season.foe(enemy).group());
                if piles.is_empty() {
                    consider(Deed::Fight, None, Action::Fight { enemy, pile: None });
                }
                for pile in piles.iter() {
                    consider(Deed::Fight, Some(pile), Action::Fight { enemy, pile: Some(pile) });
                }
            }
            return best;
        }
        if hand == 0 {
            return best;
        }
        if season.calm[at].is_some() {
            consider(Deed::Calm, None, Action::Calm);
        }
        if season.get_item[at].is_some() && state.can_draw_item() {
            consider(Deed::GetItem, None, Action::GetItem);
        }
        for slot in state.contested_at(pack, seat, at).iter() {
            consider(season.slot(slot).group.deed(), Some(slot), Action::Try(slot));
        }
        best
    }

    /// The best of these cards for an action, and what it is then worth.
    fn best_cards(&self, at: Location, deed: Deed, slot: Option<Slot>, hand: Selection) -> (i32, Selection) {
        let Mind { pack, state, seat } = *self.mind;
        let acting = matches!(state.ask, Ask::ActCards(_));
        let (laid, laid_friends) = if acting { (state.turn.sum, state.turn.friends) } else { (0, 0) };
        let company = state.would_have_company(pack, seat, at);
        let bonus = state.bonus_at(pack, seat, deed, at);
        let fear = state.player(seat).fear;
        let scenes = |danger: u8| i32::from(danger.saturating_sub(self.ignored));
        let before = state.turn.danger;
        let contested = slot.map(|slot| {
            let gains = self.gains[slot].get_or_init(|| Gains {
                worth: self.odds.worth(slot),
                reward: self.mind.reward(slot),
                by_value: [const { Cell::new(UNKNOWN) }; VALUES],
            });
            (slot, gains)
        });
        let mut best = (i32::MIN, 0);
        for cards in parts(hand) {
            let none = cards == 0 && laid == 0;
            if none && !(hand == 0 && deed == Deed::Fight) {
                continue;
            }
            let sum = self.hand.sums[cards];
            let friends = if company { sum.friends + laid_friends } else { 0 };
            let value = if none { 0 } else { laid + sum.value + friends + bonus };
            let cost = CARD * i32::from(sum.count) + SCENE * (scenes(before + sum.danger) - scenes(before));
            let gain = match (contested, deed) {
                (Some((slot, gains)), _) => self.gain(slot, gains, value),
                (None, Deed::Calm) => alarm(state, fear) - alarm(state, fear.saturating_sub(value)),
                (None, Deed::GetItem) => self.mind.item_wish(value),
                (None, _) => 10,
            };
            if gain - cost > best.0 {
                best = (gain - cost, cards);
            }
        }
        best
    }
}

impl Mind<'_> {
    /// Locations within so many moves, the nearest first.
    fn reach(&self, moves: u8) -> ArrayVec<Reached, WAYS> {
        let season = self.state.season(self.pack);
        let from = self.state.player(self.seat).location();
        let enemies = self.state.enemy_places();
        let passes = self.state.ability(self.pack, self.seat) == Some(Ability::PassFirst);
        let mut found = ArrayVec::new();
        found.push(Reached { at: from, steps: 0, fear: 0 });
        let mut least: ByLocation<Option<u8>> = By::all(None);
        least[from] = Some(0);
        let mut next = 0;
        while next < found.len() {
            let Reached { at, steps, fear } = found[next];
            next += 1;
            let held = steps > 0 && enemies.has(at) && (!passes || self.state.turn.passed);
            if steps == moves || held {
                continue;
            }
            for to in season.near[at].iter() {
                let fear = fear + u8::from(season.fear[at].has(to));
                if least[to].is_none_or(|least| least > fear) {
                    least[to] = Some(fear);
                    found.push(Reached { at: to, steps: steps + 1, fear });
                }
            }
        }
        found
    }

    /// Where the match is won.
    fn goals(&self) -> Set<Location> {
        let piles = |group| self.state.piles_of(self.pack, group);
        let will = piles(Group::Will);
        let last = if will.is_empty() { piles(Group::Portal) | piles(Group::Roots) } else { will };
        let season = self.state.season(self.pack);
        last.iter().filter_map(|slot| season.slot(slot).at).collect()
    }

    /// What testing a pile with this value is worth.
    fn contest(&self, slot: Slot, worth: &Worth, reward: i32, value: u8) -> i32 {
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
        let state = self.state;
        let power = state.season(self.pack).slot(slot).power();
        let worth = |effect: &Effect| match effect {
            Effect::Calm { amount, .. } => {
                let calmed = |seat: Seat| {
                    let fear = state.player(seat).fear;
                    alarm(state, fear) - alarm(state, fear.saturating_sub(*amount))
                };
                state.seats().map(calmed).sum()
            }
            Effect::RemovePatrols => 25 * state.enemies_of(self.pack, EnemyKind::Patrol).len() as i32,
            Effect::RemoveDemodog => 60,
            Effect::DiscardPile(group) => 20 + 15 * state.piles_of(self.pack, *group).len() as i32,
            Effect::ReturnToken(_) => 60,
            _ => 5,
        };
        self.pack.power(power).steps.iter().map(|step| worth(&step.does)).sum()
    }

    /// What finding an Item is worth.
    fn item_wish(&self, value: u8) -> i32 {
        let held = self.state.player(self.seat).items.len() as i32;
        (34 - 13 * held) * i32::from(value.min(5) + 3) / 8
    }

    fn item_worth(&self, item: Item) -> i32 {
        let bonus = &self.pack.item(item).bonus;
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
                weight * i32::from(bonus[deed])
            })
            .sum()
    }

    fn card_worth(&self, card: Card) -> i32 {
        let face = self.pack.card(card);
        4 * i32::from(face.value) + 2 * i32::from(face.friends) - 5 * i32::from(face.danger)
    }

    /// How far an Enemy sent there is from everybody and from where the match is won.
    fn remoteness(&self, to: Location) -> i32 {
        let season = self.state.season(self.pack);
        let seats = self.state.seats().map(|seat| season.distance(to, self.state.player(seat).location()));
        let goals = self.goals();
        let goals = goals.iter().map(|goal| season.distance(to, goal));
        10 * i32::from(seats.min().unwrap_or(0).min(4)) + 14 * i32::from(goals.min().unwrap_or(0).min(3))
    }

    fn appeal(&self, action: &Action, wish: Wish) -> i32 {
        let state = self.state;
        match *action {
            Action::Choose(character) => match character {
                Character::Lucas => 10,
                Character::Mike => 40,
                Character::Dustin => 30,
                Character::Hopper => 60,
                Character::Nancy => 20,
                Character::Joyce => 50,
            },
            Action::Lay(card) => {
                if wish.cards.has(card) {
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
                    let here = state.seats().filter(|seat| state.player(*seat).at == Some(to));
                    100 - here.map(|seat| 10 + alarm(state, state.player(seat).fear)).sum::<i32>()
                }
                _ => self.remoteness(to),
            },
            Action::PickEnemy(enemy) => -state.enemies[enemy].map_or(0, |at| self.remoteness(at)),
            Action::Keep(item) => self.item_worth(item),
            Action::Drop(item) => -self.item_worth(item),
            Action::Return { pile, place } => {
                let of = state.pile(pile);
                of.shown.at(place).map_or(0, |token| 10 * i32::from(token.number()) + i32::from(of.count))
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
        let (mut edge, mut seen) = (Set::only(next), Set::only(next));
        while !edge.has(to) && !edge.is_empty() && far < 20 {
            edge = season.around(edge - enemies) - seen;
            seen |= edge;
            far += 1;
        }
        let blocked = if edge.is_empty() { 100 } else { 0 };
        let marked = i32::from(season.fear[here].has(next));
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
