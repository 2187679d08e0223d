//! How good a position is, and what a sensible player would do: head for the place from which the way home is
//! cheapest to complete, keep what pays for it, stop others at the door.

mod supply;

use veilleuse_core::{Eyes, Judgement, RULED_OUT, Seat, Term, kit::By};

use crate::{
    ClefDesMondes,
    action::Action,
    ask::Ask,
    cards::Effect,
    pack::{Pack, Price, one},
    piles::Sort,
    state::{Deed, HAND, Held, State},
    words::{Card, Character, Key, Kind, Place, World},
};

use supply::{FOREIGN, Supply};

/// What it costs to stop for an object on the way.
const FETCH: i32 = 4;
/// What a step to another world costs, and what an exit key and a homeward key cost in a world not seen yet.
const STEP: i32 = 9;
const UNSEEN: i32 = 9;
const UNSEEN_KEY: i32 = 17;
/// From which round on plans are varied.
const BORED: i32 = 24;
/// After how many rounds without coming nearer home a player agrees to stop (Ruling CM-Q-52). All have to, so a match
/// stops when this is true of everybody.
const TIRED: u16 = 30;
/// Who is tired asks the table once in so many rounds.
const ASKS_EVERY: u16 = 10;

/// What so much effort that is left takes off, and what a card in the hand of the rival who has most.
const EFFORT: i32 = 18;
const ARMED: i32 = 105;
/// What makes an even match of the beginning.
const EVEN: i32 = 660;

impl Judgement for ClefDesMondes {
    const TERMS: &'static [Term] =
        &[Term::counted("way", -EFFORT * STEP), Term::felt("keys"), Term::counted("rivals", -ARMED)];

    /// By what tells who will win matches between regular bots
    /// (`--example fit -- clef-des-mondes standard 2 2000`, docs/bots.md).
    fn terms(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, mut term: impl FnMut(&'static str, i32)) {
        let Some(outlook) = Outlook::of(pack, state, seat, eyes) else { return };
        let plan = outlook.plan(outlook.place, &outlook.held, outlook.own_key, true);
        let rivals = state.seats().filter(|other| *other != seat);
        let armed = rivals.map(|other| i32::from(state.player(other).count)).max().unwrap_or(0);
        term("way", -EFFORT * plan.walk);
        term("keys", EVEN - EFFORT * (plan.effort - plan.walk));
        term("rivals", -ARMED * armed);
    }

    /// The better or worse a position, the less it is worth that it is so by a little more.
    fn value(pack: &Pack, state: &State, seat: Seat, eyes: Eyes) -> i32 {
        let mut sum: i32 = 0;
        Self::terms(pack, state, seat, eyes, |_, worth| sum += worth);
        1000 * sum / (1000 + sum.abs())
    }

    fn turn(state: &State) -> Option<u32> {
        Some(8 * u32::from(state.round) + state.active.index() as u32)
    }

    /// Somebody is about to begin their turn.
    fn is_quiet(_: &Pack, state: &State) -> bool {
        matches!(state.ask, Ask::Act(_)) && state.turn.actions >= 2
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let Some(outlook) = Outlook::of(pack, state, seat, eyes) else { return weights.fill(0) };
        let now = outlook.effort(&outlook.held);
        for (action, weight) in options.iter().zip(weights.iter_mut()) {
            *weight = outlook.appeal(action, now);
        }
        // What falls short of the best by much is hardly ever right.
        let best = weights.iter().copied().max().unwrap_or(0);
        for (action, weight) in options.iter().zip(weights) {
            let untimely = matches!(action, Action::CallHalt) && !outlook.asks_to_stop();
            *weight = if untimely { RULED_OUT } else { -((best - *weight) * 100).min(1000) };
        }
    }
}

/// A way home.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Plan {
    /// How much is left to do.
    effort: i32,
    /// Where it leads first.
    first: Place,
    /// How much of the effort is walking.
    walk: i32,
}

/// The table from one chair.
struct Outlook<'a> {
    pack: &'a Pack,
    state: &'a State,
    seat: Seat,
    eyes: Eyes,
    place: Place,
    held: Held,
    own_key: Option<Key>,
    character: Character,
    /// The worlds the seat knows.
    worlds: By<Place, Option<World>, 8>,
    supply: Supply,
}

impl<'a> Outlook<'a> {
    /// Nothing before the pawns are on the table.
    fn of(pack: &'a Pack, state: &'a State, seat: Seat, eyes: Eyes) -> Option<Outlook<'a>> {
        let player = state.player(seat);
        let place = player.place?;
        state.open[place]?;
        let character = player.character.seen_by(eyes).copied().flatten()?;
        let own_key =
            (!player.key_spent || state.own_key_ready(seat)).then(|| pack.character(character).own_key);
        let world =
            |place: Place| state.open[place].or_else(|| state.hidden[place].seen_by(eyes).copied().flatten());
        Some(Outlook {
            pack,
            state,
            seat,
            eyes,
            place,
            held: player.own_hand(eyes),
            own_key,
            character,
            worlds: By::with(world),
            supply: Supply::of(pack, state, eyes),
        })
    }

    /// How much is left to do from here with these cards, by the best plan.
    fn effort(&self, held: &Held) -> i32 {
        self.plan(self.place, held, self.own_key, true).effort
    }

    /// The effort of the best plan from a place, where encounters still count or not, and where it leads first.
    fn plan(&self, from: Place, held: &Held, own_key: Option<Key>, encounters: bool) -> Plan {
        let keys = |objects_only: bool| {
            let usable = |card: &&Card| !objects_only || self.pack.is_object(**card);
            let price = |card: &Card| self.pack.pays(*card);
            held.cards().iter().filter(usable).map(price).sum::<Price>() + own_key.map_or(0, one)
        };
        let (all, objects) = (keys(!encounters), keys(true));
        let mut best = Plan { effort: i32::MAX, first: from, walk: 0 };
        for goal in Place::ALL {
            let direct = steps(from, goal) * STEP + self.boredom(goal);
            let (missing, _) = self.missing(goal, if goal == from { all } else { objects });
            best = best.min(Plan { effort: direct + missing, first: goal, walk: direct });
            // One key that the goal lacks may be fetched as an object on the way.
            let (missing, foreign) = self.missing(goal, objects);
            let Some(key) = foreign else { continue };
            for source in Place::ALL {
                let Some(world) = self.worlds[source] else { continue };
                let search = self.supply.object(world, key);
                if search < FOREIGN {
                    let way = (steps(from, source) + steps(source, goal)) * STEP + self.boredom(source);
                    let effort = way + FETCH + search + missing - FOREIGN;
                    best = best.min(Plan { effort, first: source, walk: way });
                }
            }
        }
        best
    }

    /// Who has been looking for long looks elsewhere for a while: what is wanted may be in somebody's hand.
    fn boredom(&self, place: Place) -> i32 {
        let round = i32::from(self.state.round);
        let tired = round > BORED && (round / 5 + place as i32 + self.seat.index() as i32) % 3 == 0;
        if tired { FOREIGN } else { 0 }
    }

    /// What the keys that are missing at a place cost, and one of those that its world does not have.
    fn missing(&self, goal: Place, have: Price) -> (i32, Option<Key>) {
        let home = self.pack.home_keys(self.character);
        let world = self.worlds[goal];
        let (price, mut cost) = match world {
            Some(world) => (self.pack.price(world, goal.way_home()) + home, 0),
            None => (home, UNSEEN * goal.way_home().len() as i32),
        };
        let mut foreign = None;
        for key in Key::ALL {
            let count = |price: Price| (price >> (4 * key as u32) & 15) as i32;
            let lacking = (count(price) - count(have)).max(0);
            let search = world.map_or(UNSEEN_KEY, |world| self.supply.any(world, key));
            cost += lacking * search;
            if lacking > 0 && search == FOREIGN {
                foreign = Some(key);
            }
        }
        (cost, foreign)
    }

    fn without(&self, cards: impl IntoIterator<Item = Card>) -> Held {
        let mut left = self.held;
        for card in cards {
            if let Some(place) = left.position(card) {
                left.cards.copy_within(place + 1.., place);
                left.count -= 1;
            }
        }
        left
    }

    /// What giving this card away costs.
    fn loss(&self, card: Card, now: i32) -> i32 {
        let defence = i32::from(self.pack.effect(card).is_reaction());
        self.effort(&self.without([card])) - now + 2 * defence
    }

    /// What arriving somewhere with these cards gained.
    fn travel(&self, to: Place, held: &Held, own_key: Option<Key>, now: i32) -> i32 {
        now - self.plan(to, held, own_key, false).effort - 2
    }

    fn appeal(&self, action: &Action, now: i32) -> i32 {
        let state = self.state;
        match *action {
            Action::GoHome { .. } => 200,
            // Drawing helps most where the plan looks for keys; elsewhere it still finds a way out.
            Action::Draw if self.plan(self.place, &self.held, self.own_key, true).first == self.place => 14,
            Action::Draw => 4,
            Action::Cross { to, keys } => {
                let own_key = self.own_key.filter(|_| !keys.has_own_key());
                let revealed = if keys.has_own_key() { 6 } else { 0 };
                self.travel(to, &self.without(keys.cards()), own_key, now) - revealed
            }
            Action::Discard(card) => {
                let crowded = if self.held.count as usize == HAND { 8 } else { -3 };
                crowded - self.loss(card, now)
            }
            Action::Play { card, with, on, to } => {
                let spent = [Some(card), with].into_iter().flatten();
                let cost = spent.map(|card| self.loss(card, now)).sum::<i32>();
                self.effect(card, with, on, to, now) - cost
            }
            Action::Offer { card, .. } => 4 - self.loss(card, now),
            Action::Counter(card) => {
                let offered = state.offer.map(|offer| offer.card);
                self.gift(state.active, offered, now) - self.loss(card, now)
            }
            Action::Accept => match (state.ask, state.offer) {
                (Ask::Confirm(_), Some(offer)) => {
                    let given = self.held.cards[usize::from(offer.card)];
                    self.gift(offer.to, offer.counter, now) - self.loss(given, now)
                }
                _ if self.tired_for().is_some() => 10,
                _ => -20,
            },
            Action::Refuse => 1,
            Action::Pass => 0,
            Action::Stop => 2,
            Action::Reveal => 3,
            Action::CallHalt if self.asks_to_stop() => 30,
            Action::CallHalt => -40,
            Action::Cancel { card, against } => self.stopping(card, against, now),
            Action::Block(card) => match state.attempt.deed {
                Deed::Home => 150,
                _ => -5 - self.loss(card, now),
            },
            Action::LetBe => 0,
            Action::Lose(card) => -self.loss(card, now),
            Action::PutNext(card) => self.wanted(card, now),
            Action::LeaveNext(card) => self.wanted(card, now),
            Action::Keep(_) | Action::TakePawn(_) => 0,
        }
    }

    /// For how many rounds somebody who gets no nearer home has been tired of it.
    fn tired_for(&self) -> Option<u16> {
        let nearness = self.state.player(self.seat).nearness.seen_by(self.eyes)?;
        self.state.round.checked_sub(nearness.nearer_in + TIRED)
    }

    fn asks_to_stop(&self) -> bool {
        self.tired_for().is_some_and(|rounds| rounds % ASKS_EVERY == 0)
    }

    /// How much a card would help in hand.
    fn wanted(&self, card: Card, now: i32) -> i32 {
        if self.pack.card(card).kind == Kind::BadEncounter {
            return -12;
        }
        if self.held.count as usize == HAND {
            return 0;
        }
        let mut more = self.held;
        more.cards[usize::from(more.count)] = card;
        more.count += 1;
        now - self.effort(&more)
    }

    /// What an announced card of somebody would bring: its key counts, as an object or as an encounter.
    fn gift(&self, from: Seat, place: Option<u8>, now: i32) -> i32 {
        let backs = self.state.player(from).backs();
        let Some(back) = place.and_then(|place| backs.get(usize::from(place))) else { return 0 };
        let Some(key) = back.facts.key() else { return 0 };
        let kind = if back.facts.sort() == Sort::Object {
            self.pack.sets.objects
        } else {
            self.pack.sets.encounters
        };
        let like = self.pack.sets.keys[key] & kind & crate::pack::natives(self.state.world_of(self.seat));
        let like = if like.is_empty() { self.pack.sets.keys[key] & self.pack.sets.objects } else { like };
        let Some(like) = like.first() else { return 0 };
        let helps = self.wanted(like, now);
        helps + if back.facts.sort() == Sort::Object { 2 } else { 0 }
    }

    /// What an effect is worth.
    fn effect(&self, card: Card, pair: Option<Card>, on: Option<Seat>, to: Option<Place>, now: i32) -> i32 {
        let armed = on.map_or(0, |on| i32::from(self.state.player(on).count));
        if let Some(pair) =
            pair.and_then(|with| self.pack.pairs.iter().find(|pair| pair.partner(card) == Some(with)))
        {
            return 4 * i32::from(pair.skip) + 4 * armed.min(i32::from(pair.discard)) + 4;
        }
        match self.pack.effect(card) {
            Effect::CancelSymbol(_) | Effect::BlockMovement => -20,
            Effect::SkipTurn { .. } => 5 + armed,
            Effect::Discard { .. } => 2 + 2 * armed,
            Effect::Steal => 6 + 2 * armed,
            Effect::Draw(_) => 16,
            Effect::PeekPile(_) => 4,
            Effect::PeekHand | Effect::PeekCharacter => 1,
            Effect::PeekWorld => 3,
            Effect::FreePassage(_) => {
                to.map_or(0, |to| self.travel(to, &self.without([card]), self.own_key, now) + 2)
            }
            Effect::Push { .. } => 3 + armed,
            Effect::ExtraActions(_) => 9,
        }
    }

    /// What stopping a card with a reaction is worth.
    fn stopping(&self, card: Card, against: Card, now: i32) -> i32 {
        let state = self.state;
        let attempt = &state.attempt;
        let cost = self.loss(card, now);
        if state.reactions() > 0 {
            // A reaction against one's own play, or against one's own defence.
            let mine = attempt.actor == self.seat;
            let home = attempt.deed == Deed::Home;
            // A defence that stands helps who drew the bad encounter.
            let odd = (state.reactions() % 2 == 1) != matches!(attempt.deed, Deed::Bad(_));
            return match (mine == odd, home) {
                (true, true) => 150,
                (true, false) if mine => 8 - cost,
                _ => -30,
            };
        }
        match attempt.deed {
            Deed::Home => 150,
            Deed::Bad(_) => self.attack(against) - cost,
            Deed::Effect { card, on, .. } if on == Some(self.seat) => match self.pack.effect(card) {
                Effect::PeekHand | Effect::PeekCharacter => -cost,
                _ => 10 - cost,
            },
            Deed::Pair { on, .. } if on == self.seat => 22 - cost,
            Deed::Cross(_) | Deed::Effect { .. } | Deed::Pair { .. } | Deed::Nothing => -8 - cost,
        }
    }

    /// How much a bad encounter hurts.
    fn attack(&self, bad: Card) -> i32 {
        match self.pack.effect(bad) {
            Effect::SkipTurn { .. } => 16,
            Effect::Discard { count, .. } => {
                7 * i32::from(count.unwrap_or(2)).min(i32::from(self.held.count))
            }
            Effect::Push { .. } => 8,
            _ => 5,
        }
    }
}

/// How many sides lie between two places.
fn steps(from: Place, to: Place) -> i32 {
    let apart = i32::from((from as u8).abs_diff(to as u8));
    apart.min(8 - apart)
}
