//! What a sensible player sees in a position.
//!
//! `paths` says what a way costs, `risk` what the worms may do, `plan` where a turn should lead; here each
//! option is weighed by them.

mod paths;
mod plan;
mod risk;

use veilleuse_core::{Eyes, Judgement, Seat, Term, kit::Set};

use crate::{
    TerrorBelow,
    action::Action,
    ask::Ask,
    cards::{Damage, Goal, Power, Use},
    pack::Pack,
    setup::Mode,
    state::State,
    voice::leads_to,
    words::{Arrow, Bounty, Cell, GearDeck, Item, Vehicle, Weapon},
};

use plan::{Plan, Trip};
use risk::POINT;

/// What a card in hand is worth, and a squad that is no more.
const GEAR: i32 = 18;
const BOUNTY: i32 = 25;
const WIPED_OUT: i32 = -600;

impl Judgement for TerrorBelow {
    const TERMS: &'static [Term] = &[
        Term::counted("points", POINT),
        Term::felt("squad"),
        Term::felt("eggs"),
        Term::counted("gear", GEAR),
        Term::counted("bounties", BOUNTY),
        Term::felt("rubble"),
        Term::felt("danger"),
        Term::felt("goal"),
        Term::felt("rivals"),
    ];

    fn terms(pack: &Pack, state: &State, seat: Seat, _: Eyes, mut term: impl FnMut(&'static str, i32)) {
        if state.rules.solo() {
            return solo_terms(pack, state, term);
        }
        worth(pack, state, seat, &mut term);
        let others = state.seats().filter(|other| *other != seat).map(|other| {
            let mut sum = 0;
            worth(pack, state, other, |_, worth| sum += worth);
            sum
        });
        term("rivals", -others.max().unwrap_or(0));
    }

    fn turn(state: &State) -> Option<u32> {
        Some(state.turns.into())
    }

    /// Somebody is about to begin their turn.
    fn is_quiet(_: &Pack, state: &State) -> bool {
        matches!(state.ask, Ask::Play(_))
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, _: Eyes, options: &[Action], weights: &mut [i32]) {
        let scale = Scale::of(pack, state, seat, options);
        for (action, weight) in options.iter().zip(weights.iter_mut()) {
            *weight = scale.appeal(action);
        }
        sharpen(weights);
    }
}

/// Bots lean by how far an option falls short of the best, measured by the worst. One terrible option would make
/// all others look alike, so what is a little worse is moved further down than what is much worse.
fn sharpen(weights: &mut [i32]) {
    let best = weights.iter().copied().max().unwrap_or(0);
    for weight in weights {
        let short = i64::from(best) - i64::from(*weight);
        *weight = -(short.unsigned_abs().saturating_mul(1000).isqrt() as i32);
    }
}

/// What a seat has: points, living members, cargo, cards, and what may befall it.
fn worth(pack: &Pack, state: &State, seat: Seat, mut term: impl FnMut(&'static str, i32)) {
    let player = state.player(seat);
    if !player.lives() {
        return term("squad", WIPED_OUT);
    }
    let plan = Plan::of(pack, state, seat);
    let gear: u8 = player.gear_count.values().iter().sum();
    let eggs: i32 = player
        .eggs
        .colours()
        .map(|colour| plan.hope(colour) * i32::from(player.eggs.of(colour)) * 3 / 4)
        .sum();
    let danger = if player.pawn.is_none() { 20 } else { plan.loss(&plan.now) / 2 };
    term("points", POINT * i32::from(player.points()));
    term("squad", [0, 0, 100, 160][player.alive.len() as usize]);
    term("eggs", eggs);
    term("rubble", 8 * i32::from(player.rubble));
    term("gear", GEAR * i32::from(gear));
    term("bounties", BOUNTY * i32::from(player.secret_count));
    term("danger", -danger);
}

fn solo_terms(pack: &Pack, state: &State, mut term: impl FnMut(&'static str, i32)) {
    let player = state.player(Seat::new(0));
    let aim = match state.rules.mode {
        Mode::Standard | Mode::SoloUrgence => {
            term("points", POINT * i32::from(player.points()));
            -60 * i32::from(state.destroyed())
        }
        Mode::SoloLivraison => {
            let lost = if state.hopeless() { 600 } else { 0 };
            250 * state.solo.delivered.len() as i32 - lost
        }
        Mode::SoloExtermination => {
            330 * state.solo.trophies.len() as i32 + 45 * i32::from(player.gear_count[GearDeck::Weapon])
        }
    };
    term("goal", aim - 12 * i32::from(state.solo.attacks) - 300);
    // What carries the goal along counts half; the points are counted above.
    worth(pack, state, Seat::new(0), |name, worth| {
        if name != "points" {
            term(name, worth / 2);
        }
    });
}

/// What the options of one question are weighed by.
struct Scale<'a> {
    plan: Plan<'a>,
    /// The way of this turn, where one is to be chosen.
    trip: Option<Trip>,
    /// Where the turn should end, and the points from every cell to it.
    end: Option<(Cell, paths::Chart)>,
    /// The best value of a Vehicle that Boots could take along.
    along: u8,
    /// Weapons on offer: tenths of damage on average, and the most they can do.
    firepower: (i32, i32),
}

impl<'a> Scale<'a> {
    fn of(pack: &'a Pack, state: &'a State, seat: Seat, options: &[Action]) -> Scale<'a> {
        let plan = Plan::of(pack, state, seat);
        let here = state.player(seat).pawn;
        let moving = matches!(state.ask, Ask::Act(_) | Ask::Play(_) | Ask::Companion(_));
        let trip = here.filter(|_| moving).map(|here| plan.trip(here));
        let end =
            trip.as_ref().filter(|_| matches!(state.ask, Ask::Act(_)) && !state.turn.picked).map(|trip| {
                let (card, slot) = state.played();
                let pull = Some((slot, pack.vehicle(card).ability));
                let (end, _) = plan.end_of(trip, state.turn.ap, &plan.now, pull);
                (end, plan.ways.to(end))
            });
        let values = options.iter().filter_map(|action| match action {
            Action::Play { card, .. } => Some(pack.vehicle(*card).value).filter(|value| *value < 7),
            _ => None,
        });
        let shots = options.iter().filter_map(|action| match action {
            Action::Attack(weapon) => Some(firepower(pack.weapon(*weapon).damage)),
            _ => None,
        });
        let bonus = if state.player(seat).is(pack, Power::Damage) { 10 } else { 0 };
        let shots = shots.fold((0, 0), |(mean, most), (one, top)| (mean + one + bonus, most + top + bonus));
        Scale { along: values.max().unwrap_or(0), firepower: shots, plan, trip, end }
    }

    fn appeal(&self, action: &Action) -> i32 {
        let plan = &self.plan;
        let (pack, state) = (plan.pack, plan.state);
        match action {
            Action::Stop if matches!(state.ask, Ask::LastCards(_)) => 0,
            Action::Move(_)
            | Action::JumpPawn { .. }
            | Action::JumpCanyon { .. }
            | Action::Clear(_)
            | Action::PickUp
            | Action::Deliver(_)
            | Action::Stop => self.act(action),
            Action::Play { card, slot } => {
                self.trip.as_ref().map_or(0, |trip| plan.vehicle(trip, *card, *slot, self.along))
            }
            Action::Companion(card) => self.companion(*card),
            Action::FaceDown { card, slot } => {
                let fed = plan.fed(*slot, pack.vehicle(*card));
                let now = plan.harm(&plan.now) - plan.loss(&plan.now);
                let better = plan.harm(&fed) - plan.loss(&fed) - now;
                better - 6 * i32::from(pack.vehicle(*card).value) + 10
            }
            Action::Claim(bounty) => 60 + 10 * i32::from(pack.bounty(*bounty).points),
            Action::TakeBonus => plan.bonus(state.delivery().at),
            Action::TakeBounty(bounty) => self.secret(*bounty),
            Action::TakeTop => 45,
            Action::Discard(bounty) => 60 - self.secret(*bounty),
            Action::Exchange(deck) => plan.gear(*deck),
            Action::Push { slot, .. } => {
                leads_to(pack, state, action).map_or(0, |to| plan.with_target(*slot, to))
            }
            Action::SkipArrow(arrow) => self.skipped(state.turn.skipped.with(*arrow)),
            Action::Enter(location) | Action::Visit { to: location, .. } => plan.start(*location),
            Action::EnterCell(cell) => -plan.risk.loss(&plan.now.threats, *cell),
            Action::Attack(weapon) => self.shot(*weapon),
            Action::Use(item) => self.item(*item),
            Action::Wear(_) if state.player(plan.seat).hat.is_none() => 300,
            Action::UseHat => 500,
            Action::Wear(_) => -200,
            // A point and something more.
            Action::Spy { .. } | Action::Lure { .. } | Action::Swap { .. } | Action::Dig { .. } => 450,
            Action::Rob { .. } => 420,
            Action::SnatchEgg { .. } => 430,
            Action::SnatchRubble(_) => 60,
            Action::PeekWorm => 600,
            Action::Shoot { .. } => -150,
            Action::Lead(character) | Action::Revive(character) => {
                leadership(pack.character(*character).power)
            }
            Action::LeaveOut(character) => -leadership(pack.character(*character).power),
            Action::KeepItem(item) => keepsake(pack.item(*item).does),
            Action::KeepWeapon(weapon) => firepower(pack.weapon(*weapon).damage).0,
            Action::Concede => 1000,
            Action::Decline => self.decline(),
        }
    }

    /// What it is worth to leave something.
    fn decline(&self) -> i32 {
        let plan = &self.plan;
        match plan.state.ask {
            Ask::Lure(_) => plan.harm(&plan.now) - plan.loss(&plan.now),
            Ask::SkipArrow(_) => self.skipped(plan.state.turn.skipped),
            Ask::Briefcase(_) => 25,
            _ => 0,
        }
    }

    /// An action of the turn, by whether it leads where the turn should end.
    fn act(&self, action: &Action) -> i32 {
        let plan = &self.plan;
        let (pack, state) = (plan.pack, plan.state);
        let (Some(trip), Some((end, way))) = (&self.trip, &self.end) else { return 0 };
        let left = i32::from(way[trip.here]);
        let there = leads_to(pack, state, action);
        match action {
            Action::Deliver(colour) => {
                let at = state.location_at(trip.here);
                at.map_or(0, |at| 500 + plan.delivery(at, *colour))
            }
            Action::PickUp if *end == trip.here => 480,
            Action::PickUp => 40,
            Action::Stop if left == 0 => 120,
            Action::Stop => -40,
            Action::Clear(_) => {
                let Some(cell) = there else { return 0 };
                let on_the_way = left == i32::from(plan.ways.enter(cell) + way[cell]) && left > 0;
                let spare = i32::from(state.turn.ap) > left;
                let rubble = 20 * i32::from(state.player(plan.seat).rubble) + 20;
                match (on_the_way && plan.ways.enter(cell) > 1, spare) {
                    (true, _) => 210 + rubble,
                    (false, true) if left == 0 => 130 + rubble,
                    (false, true) => 60 + rubble,
                    (false, false) => rubble - 60,
                }
            }
            Action::JumpCanyon { to, .. } => {
                let leap = state.board(pack).leap(trip.here, *to);
                let Some(leap) = leap else { return 0 };
                if leap.over > 1 {
                    return if state.player(plan.seat).points() == 19 { 1000 } else { -400 };
                }
                200 * (left - i32::from(way[leap.to]) - 2)
            }
            _ => {
                let Some(to) = there else { return 0 };
                let nearer = left - i32::from(way[to]);
                200 * nearer.clamp(-2, 2)
            }
        }
    }

    /// Another Vehicle along with Boots: as many points as the way needs.
    fn companion(&self, card: Vehicle) -> i32 {
        let plan = &self.plan;
        let value = plan.pack.vehicle(card).value;
        let Some(trip) = &self.trip else { return 0 };
        let ap = plan.state.turn.ap;
        let with = plan.end_of(trip, ap + value, &plan.now, None).1;
        let without = plan.end_of(trip, ap, &plan.now, None).1;
        with - without - 3 * i32::from(value) - 5
    }

    /// A Bounty to keep, by its points and by whether there is anything to fulfil it with.
    fn secret(&self, bounty: Bounty) -> i32 {
        let state = self.plan.state;
        let card = self.plan.pack.bounty(bounty);
        let points = 10 * i32::from(card.points);
        match card.goal {
            Goal::Deliver { location, colour } => {
                let carried = 25 * i32::from(state.player(self.plan.seat).eggs.of(colour).min(1));
                let about = state.egg_cells.iter().any(|cell| state.eggs[cell].of(colour) > 0);
                let stands = state.locations[location].is_some();
                if stands { points + carried + if about { 10 } else { 0 } } else { 0 }
            }
            Goal::Hunt { .. } => {
                points + 8 * i32::from(state.player(self.plan.seat).gear_count[GearDeck::Weapon]) - 12
            }
        }
    }

    /// Where the Target ends without some arrows.
    fn skipped(&self, skipped: Set<Arrow>) -> i32 {
        let plan = &self.plan;
        let (card, slot) = plan.state.played();
        let from = plan.state.slots[slot].target.expect("a worm has a Target");
        let to = plan.state.board(plan.pack).follow(from, &plan.pack.vehicle(card).arrows, skipped);
        plan.with_target(slot, to)
    }

    fn item(&self, item: Item) -> i32 {
        let plan = &self.plan;
        let (state, does) = (plan.state, plan.pack.item(item).does);
        match does {
            Use::Survive => 500,
            Use::GoOn => 550,
            Use::RefreshLine => 450,
            Use::Actions(points) => {
                let Some(trip) = &self.trip else { return -100 };
                let (now, more) = (state.turn.ap, state.turn.ap + points);
                let with = plan.end_of(trip, more, &plan.now, None).1;
                let without = plan.end_of(trip, now, &plan.now, None).1;
                if with - without > 50 { 600 } else { -100 }
            }
            _ => -100,
        }
    }

    /// A Weapon, if the worm may fall: first one that is enough, else the strongest.
    fn shot(&self, weapon: Weapon) -> i32 {
        let plan = &self.plan;
        let attack = plan.state.attacking();
        let health = plan.pack.worm(attack.worm).body().health;
        let missing = 10 * (i32::from(health) - i32::from(attack.damage));
        let (mean, most) = self.firepower;
        let caught = attack.caught.has(plan.seat);
        if most < missing || (!caught && mean < missing) || (caught && mean * 2 < missing) {
            return -100;
        }
        let (one, top) = firepower(plan.pack.weapon(weapon).damage);
        if one >= missing { 300 - (one - missing) } else { 150 + one + top / 4 }
    }
}

/// Tenths of damage on average, and at most.
const fn firepower(damage: Damage) -> (i32, i32) {
    match damage {
        Damage::Fixed(amount) => (10 * amount as i32, 10 * amount as i32),
        Damage::DiePlus(plus) => (35 + 10 * plus as i32, 60 + 10 * plus as i32),
        Damage::BestOfTwo => (45, 60),
        Damage::SumUnlessOne => (55, 120),
    }
}

/// How useful a power is in the lead.
const fn leadership(power: Power) -> i32 {
    match power {
        Power::ClimbRubble | Power::PlainDelivery => 90,
        Power::BiggerHand | Power::CheapExchange => 75,
        Power::Damage | Power::PickItem | Power::KeepEggs => 60,
        Power::SkipArrow | Power::PickWeapon | Power::SafeOnLocations | Power::PointForDeath => 50,
        Power::HuntAdjacent | Power::Snatch | Power::SecretBounty => 40,
        Power::FreeJump | Power::PeekWorm => 20,
    }
}

/// How useful an Item is to keep.
const fn keepsake(does: Use) -> i32 {
    match does {
        Use::Survive => 60,
        Use::GoOn | Use::Hat(_) => 50,
        Use::RefreshLine | Use::Lure(_) => 45,
        Use::Dig | Use::Spy | Use::Swap => 40,
        Use::Actions(_) | Use::Rob | Use::Visit => 30,
    }
}
