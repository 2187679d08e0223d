//! What a sensible player would do: all a bot knows of Boogeyman.

use veilleuse_core::{
    Eyes, Judgement, Search, Seat, Term,
    kit::{By, Set},
};

use crate::{
    Boogeyman,
    action::Action,
    ask::{self, Ask},
    cards::{Moment, OnFailure, Spell, Who},
    frame::{Frame, Talk, Why},
    pack::{FAR, Op, Pack, Span, Steps, field},
    setup::Mode,
    state::{Kid, State},
    words::{Card, Child, Colour, Entity, Mind, Number, ROOMS, Space},
};

impl Judgement for Boogeyman {
    const TERMS: &'static [Term] = &[
        Term::counted("objectives", OBJECTIVE),
        Term::felt("finale"),
        Term::felt("minds"),
        Term::felt("candies"),
        Term::counted("cards", CARD),
        Term::felt("stress"),
    ];
    const SEARCH: Search = Search::Tree { guided: 0 };
    const DOUBT: i32 = 40;

    /// The Children, or who wins when they lose: the owner of the Boogeyman, and a traitor from the moment they know it.
    fn side(pack: &Pack, state: &State, seat: Seat, eyes: Eyes) -> u8 {
        let betrays =
            |kid: &Kid| kid.seat == seat && kid.objective.seen_by(eyes) == Some(&Some(pack.possessed));
        let traitor = state.rules.mode != Mode::Solo && state.kids().iter().any(betrays);
        u8::from(traitor || state.rules.boogeyman == Some(seat))
    }

    fn terms(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, mut term: impl FnMut(&'static str, i32)) {
        let side = if Self::side(pack, state, seat, eyes) == 0 { 1 } else { -1 };
        hope(pack, state, |name, worth| term(name, side * worth));
    }

    fn turn(state: &State) -> Option<u32> {
        let active = state.active.map_or(0, |child| 1 + child.index() as u32);
        Some(8 * u32::from(state.round) + active)
    }

    /// A Child is about to begin its turn.
    fn is_quiet(pack: &Pack, state: &State) -> bool {
        let usual = if state.under(pack, Spell::TwoActions) { 2 } else { 3 };
        matches!(state.ask, Ask::Act(_)) && state.turn.actions >= usual
    }

    fn appeal(pack: &Pack, state: &State, seat: Seat, eyes: Eyes, options: &[Action], weights: &mut [i32]) {
        let plan = Plan::of(pack, state, seat, eyes);
        for (option, weight) in options.iter().zip(weights) {
            *weight = plan.appeal(option);
        }
    }
}

/// What an Objective of the colour that most are found of is worth, and a Search card in hand.
const OBJECTIVE: i32 = 60;
const CARD: i32 = 38;

/// How well the Children stand, in thousandths of a match, as found on 4,000 cooperative matches between regular bots
/// (`--example fit -- boogeyman coop 3 4000`, docs/bots.md). Nearly everybody finds three Objectives in the end; what they still have by then decides the Final.
fn hope(pack: &Pack, state: &State, mut term: impl FnMut(&'static str, i32)) {
    let kids = || state.kids().iter().filter(|kid| !kid.gone());
    let complete = state.complete();
    let (mut minds, mut candies, mut cards, mut holders, mut away) = (0, 0, 0, (0, 0), 0);
    for kid in kids() {
        let (mind, candy) = (i32::from(kid.mind.cards()), i32::from(kid.candies));
        (minds, candies, cards) = (minds + mind, candies + candy, cards + i32::from(kid.hand_count));
        if kid.holds_one_of(complete) {
            holders = (holders.0 + mind, holders.1 + candy);
            away += state.finale.room.map_or(0, |room| i32::from(state.far(pack, kid.at(), room).min(12)));
        }
    }
    let count = (kids().count() as i32).max(1);
    let found = Colour::ALL.into_iter().map(|colour| i32::from(state.owned(colour))).max().unwrap_or(0);
    let stress: i32 = Entity::ALL
        .into_iter()
        .map(|entity| 200 * i32::from(state.stress[entity]) / i32::from(pack.tracks.stress[entity].max(1)))
        .sum();
    let near = if state.finale.begun {
        150 + 200 * i32::from(state.finale.panel) / i32::from(state.finale.panels.max(1))
    } else if state.gathered() {
        125
    } else {
        -10 * away
    };
    term("objectives", OBJECTIVE * found);
    term("finale", near - 500);
    term("minds", 210 * minds / count + 30 * holders.0);
    term("candies", 80 * candies / count + 20 * holders.1);
    term("cards", CARD * cards * 3 / count.max(3));
    term("stress", -stress);
}

/// How likely a noise token is to be at least so loud, in hundredths.
fn loud(pack: &Pack, at_least: u8) -> i32 {
    let noise = pack.tracks.noise.values();
    let all: i32 = noise.iter().map(|count| i32::from(*count)).sum();
    let enough = (1..).zip(noise).filter(|(value, _)| *value >= at_least);
    enough.map(|(_, count)| 100 * i32::from(*count)).sum::<i32>() / all.max(1)
}

/// What a seat wants, worked out once for all its options.
struct Plan<'a> {
    pack: &'a Pack,
    state: &'a State,
    eyes: Eyes,
    /// The Child that is asked; nobody for the owner of the Boogeyman.
    child: Option<Child>,
    /// Where that Child wants to go.
    goal: Option<Space>,
    /// Steps from each space to the goal, around the entities if there is a way around them.
    steps: Steps,
    /// There is none: somebody has to be met on the way.
    brave: bool,
}

impl<'a> Plan<'a> {
    fn of(pack: &'a Pack, state: &'a State, seat: Seat, eyes: Eyes) -> Plan<'a> {
        let child = match state.ask {
            Ask::Act(_) => state.active,
            Ask::Rolled(ask::Rolled { roll }) => Some(roll.child),
            Ask::PickSpace(ask::PickSpace { child, .. }) => child,
            Ask::Deal(ask::Deal { child, .. })
            | Ask::Aptitude(ask::Aptitude { child, .. })
            | Ask::Cancel(ask::Cancel { child, .. })
            | Ask::PickCard(ask::PickCard { child, .. })
            | Ask::Snoop(ask::Snoop { child })
            | Ask::Hush(ask::Hush { child, .. })
            | Ask::Discard(ask::Discard { child, .. })
            | Ask::Lead(ask::Lead { child, .. })
            | Ask::PickChild(ask::PickChild { child, .. })
            | Ask::Route(ask::Route { child, .. }) => Some(child),
            _ => None,
        };
        let child = child.filter(|_| state.rules.boogeyman != Some(seat));
        let mut plan = Plan { pack, state, eyes, child, goal: None, steps: By::all(FAR), brave: false };
        if matches!(state.ask, Ask::Act(_)) && child.is_some() {
            let here = plan.kid().at();
            plan.goal = plan.find_goal();
            if let Some(goal) = plan.goal {
                plan.steps = plan.around(goal);
                plan.brave = plan.steps[here] == FAR || state.haunted(goal);
                if plan.brave {
                    plan.steps = field(goal, |space| state.near(pack, space));
                }
            }
        }
        plan
    }

    /// Steps between a space and every other without entering a Room where an entity stands; leaving one is fine.
    fn around(&self, from: Space) -> Steps {
        let (state, here) = (self.state, self.kid().at());
        let free = |space: &Space| !state.haunted(*space) || *space == here;
        let open: Set<Space> = Space::all().filter(free).collect();
        field(from, |space| state.near(self.pack, space) & open)
    }

    /// The Child that is asked.
    fn kid(&self) -> &Kid {
        &self.state.children[self.child.expect("a Child is asked")]
    }

    /// The steps of a card.
    fn ops(&self, span: Span) -> impl Iterator<Item = Op> {
        span.steps().map(|step| self.pack.op(step))
    }

    fn far(&self, from: Space, to: Space) -> i32 {
        i32::from(self.state.far(self.pack, from, to))
    }

    /// Steps the Babysitter needs to a space.
    fn sitter_far(&self, space: Space) -> i32 {
        self.far(self.state.sitter_at(), space)
    }

    /// The Final Room for those who carry its Objectives, a friend who lies there, or a pile worth searching.
    ///
    /// Nobody works where an entity stands (BO-ACT-05), so such a space is no goal. The Babysitter leaves it for a
    /// noise made elsewhere, a Boogeyman run by a player for another Room in which he is found: both are reasons
    /// to go on searching when the Final Room is theirs.
    fn find_goal(&self) -> Option<Space> {
        let (state, here) = (self.state, self.kid().at());
        let complete = state.complete();
        let reach = |space: Space| self.far(here, space) < i32::from(FAR);
        let mut best: Option<(Space, i32)> = None;
        let around = self.around(here);
        let mut offer = |space: Space, worth: i32| {
            let (steps, through) = (i32::from(around[space]), self.far(here, space));
            // Better anything near than a meeting.
            let score = if steps < i32::from(FAR) { worth - 10 * steps } else { worth - 10 * through - 120 };
            let free = through < i32::from(FAR) && !state.haunted(space);
            if free && best.is_none_or(|(_, most)| score > most) {
                best = Some((space, score));
            }
        };
        let final_room = state.finale.room.filter(|_| !complete.is_empty());
        if let Some(room) = final_room.filter(|room| reach(*room)) {
            offer(room, if self.kid().holds_one_of(complete) { 400 } else { 60 });
        }
        if self.kid().passkey && !state.house.attic_open {
            let wanted = state.house.lower.has(Space::ATTIC) || state.finale.room == Some(Space::ATTIC);
            offer(
                self.pack.house.attic_door,
                if final_room.is_some() { 300 } else { 55 * i32::from(wanted) },
            );
        }
        for friend in state.kids() {
            if friend.lies() {
                offer(friend.at(), if friend.holds_objective() { 140 } else { 95 });
            }
        }
        if final_room.is_none_or(|room| !reach(room) || state.haunted(room)) {
            for space in (state.house.upper | state.house.lower).iter() {
                offer(space, self.pile_worth(space));
            }
            if let Some(buried) = state.house.buried {
                offer(buried.room, 130);
            }
        }
        best.map(|(space, _)| space).or_else(|| self.elsewhere())
    }

    /// With nothing left to do but where an entity stands: where the hidden Boogeyman may be found, so that his
    /// figure goes there; a Hall to wait in, when the game will lead him away by itself; or else to the Babysitter,
    /// some of whose cards send her off.
    fn elsewhere(&self) -> Option<Space> {
        let (state, here) = (self.state, self.kid().at());
        let track = &state.track;
        let nearest = |wanted: Set<Space>| {
            let free = |space: &Space| !state.haunted(*space);
            wanted.iter().filter(free).min_by_key(|space| self.far(here, *space))
        };
        if let Some(last) = track.hidden_last().filter(|_| state.rules.player_run()) {
            return nearest(ROOMS - track.ruled_out[last]);
        }
        let his =
            state.figure.is_some_and(|room| state.finale.room == Some(room) || state.house.piles().has(room));
        let braver = |kid: &Kid| kid.conscious() && kid.mind > Mind::Terrified;
        if his || (!braver(self.kid()) && state.kids().iter().any(braver)) {
            return nearest(Set::all() - ROOMS);
        }
        Some(state.sitter_at())
    }

    /// What a pile promises: the lower token is what counts, and every Action before it costs.
    fn pile_worth(&self, space: Space) -> i32 {
        let house = &self.state.house;
        if !house.lower.has(space) {
            return 5;
        }
        let mut worth = 80;
        worth -= if house.upper.has(space) { 16 } else { 0 };
        worth -= if house.bulbs.has(space) { 8 } else { 0 };
        worth -= if (house.bulbs & house.dark).has(space) { 8 } else { 0 };
        worth -= if house.padlocks.has(space) { 22 } else { 0 };
        let here = self.state.conscious_at(space);
        let friends = self.child.map_or(here, |child| here.without(child));
        worth -= 25 * friends.len() as i32;
        // Far from her, a search is safe.
        worth + 3 * self.sitter_far(space).min(6)
    }

    fn appeal(&self, action: &Action) -> i32 {
        match self.state.ask {
            Ask::Act(_) => self.act(action),
            Ask::Rolled(_) => self.die(action),
            Ask::Hush(ask::Hush { value, room, .. }) => {
                let caught = |value: i32| value >= self.sitter_far(room);
                match action {
                    Action::Play(card) => match self.pack.moment(card.number) {
                        Moment::Noise(fewer)
                            if caught(i32::from(value)) && !caught(i32::from(value) - i32::from(fewer)) =>
                        {
                            40
                        }
                        _ => -20,
                    },
                    _ => 0,
                }
            }
            Ask::Cancel(_) => i32::from(matches!(action, Action::Play(_))) * 30,
            Ask::Route(_) | Ask::Lead(_) => self.shepherd(action),
            Ask::Possess(_) => self.chase(action),
            Ask::PickSpace(ask::PickSpace { why, .. }) => self.pick(why, action),
            Ask::PickChild(_) => self.friend(action),
            Ask::Discard(_) => match action {
                Action::Discard(card) => -self.card_worth(card.number),
                _ => 0,
            },
            Ask::PickCard(_) => match action {
                Action::Take(card) => -self.harm(*card),
                _ => 0,
            },
            Ask::Nightmare(_) | Ask::Trouble(_) | Ask::Event(_) => match action {
                Action::Take(card) => self.harm(*card),
                _ => 0,
            },
            Ask::Lay(_) => self.lie_in_wait(action),
            Ask::Hide(_) => match action {
                Action::Hide(space) if space.is_sealed_room() => -20,
                _ => 0,
            },
            Ask::Deal(ask::Deal { child, talk }) => self.deal(child, talk, action),
            Ask::Aptitude(_) => i32::from(*action == Action::Aptitude) * 20,
            Ask::Snoop(_) => i32::from(*action == Action::Snoop) * 10,
            _ => 0,
        }
    }

    fn act(&self, action: &Action) -> i32 {
        let (state, here) = (self.state, self.kid().at());
        match action {
            Action::StartFinal => 1000,
            Action::Unlock => 500,
            Action::Revive(_) => 220,
            Action::Look => 90,
            Action::Move(to) => self.walk(here, *to),
            Action::Switch => {
                if self.goal == Some(here) {
                    100
                } else if state.house.dark.has(here) {
                    -5
                } else {
                    12
                }
            }
            Action::Search => {
                if self.goal == Some(here) || self.goal.is_none() {
                    self.searching(here)
                } else {
                    20
                }
            }
            Action::Force => {
                let safe = self.sitter_far(here) - i32::from(self.kid().candies);
                if self.goal == Some(here) { 60 + 8 * safe.min(4) } else { -30 }
            }
            Action::Play(card) => self.own_card(*card),
            Action::Trade(_) => -40,
            Action::ShowHand => -60,
            Action::EndTurn => 0,
            _ => -50,
        }
    }

    /// Friends help each other: what a deal brings counts, and what it costs only half.
    fn deal(&self, child: Child, talk: Talk, action: &Action) -> i32 {
        let terms = self.state.terms(false, |cards| cards.seen_by(self.eyes).copied().unwrap_or_default());
        let own = Some(child) == self.state.active;
        let (gives, takes) = if own { (terms.give, terms.back) } else { (terms.back, terms.give) };
        let worth = |cards: Set<Number>| cards.iter().map(|card| self.card_worth(card)).sum::<i32>();
        let gain = 10 + worth(takes) - worth(gives) / 2;
        match action {
            Action::Accept => gain,
            Action::Propose => gain + 5,
            // One card in return, the one that is missed least.
            Action::Put(card) if talk == Talk::Invited && gives.is_empty() => {
                60 + worth(takes) - self.card_worth(card.number)
            }
            Action::Put(_) => -60,
            Action::Invite => -5,
            _ => 0,
        }
    }

    /// A search is worth its token and costs what the Babysitter may do.
    fn searching(&self, here: Space) -> i32 {
        let caught = loud(self.pack, self.sitter_far(here).clamp(0, 9) as u8);
        let frail = match self.kid().mind {
            Mind::Calm => 1,
            Mind::Scared => 2,
            Mind::Terrified | Mind::Fainted => 3,
        };
        // The last Action has nothing to lose but the encounter itself.
        let rest = i32::from(self.state.turn.actions) - 1;
        // Waiting does not make her go away.
        (110 - caught * (frail + rest) / 4).max(6)
    }

    fn walk(&self, here: Space, to: Space) -> i32 {
        let state = self.state;
        if state.haunted(to) {
            let forward = self.brave && self.steps[to] < self.steps[here];
            return if forward { 3 } else { -160 };
        }
        if self.goal.is_none() {
            return 5;
        }
        let closer = i32::from(self.steps[here]) - i32::from(self.steps[to]).min(20);
        let flee = if state.haunted(here) { 40 } else { 0 };
        let watched = i32::from(self.sitter_far(to) <= 1) * 4;
        70 * closer + flee - watched
    }

    /// Cards of the own turn, by what they do.
    fn own_card(&self, card: Card) -> i32 {
        let (state, kid) = (self.state, self.kid());
        let room_left = i32::from(kid.mind.candy_cap().saturating_sub(kid.candies));
        let mut worth = 0;
        for op in self.ops(self.pack.card(card).does) {
            let (one, several) = match op {
                Op::Test { success, .. } => (None, Some(success)),
                _ => (Some(op), None),
            };
            for step in one.into_iter().chain(several.into_iter().flat_map(|span| self.ops(span))) {
                worth += match step {
                    Op::RecoverState(_) => 230,
                    Op::Revive => 260,
                    Op::Unlock => i32::from(self.goal == Some(kid.at())) * 240 - 20,
                    Op::GainCandy(..) => 90 * room_left - 20,
                    Op::FreeMoves(_) => {
                        let far = self.goal.map_or(0, |goal| self.far(kid.at(), goal));
                        if far > i32::from(state.turn.actions) && far < i32::from(FAR) { 180 } else { -20 }
                    }
                    Op::Actions(_) => {
                        if state.turn.actions == 0 {
                            150
                        } else {
                            -10
                        }
                    }
                    Op::SitterLure(_) => {
                        let near = (1..=3).contains(&self.sitter_far(kid.at()));
                        if near && state.turn.actions > 0 { 130 } else { -10 }
                    }
                    Op::Soothe(_) => 60,
                    Op::DrawSearch(_) => 150,
                    Op::Lighten => {
                        i32::from(
                            self.goal.is_some_and(|goal| (state.house.dark & state.house.bulbs).has(goal)),
                        ) * 60
                            - 15
                    }
                    Op::PeekPile => 15,
                    Op::TradeAnywhere => -30,
                    _ => 5,
                };
            }
        }
        worth
    }

    /// Changing a die: only as far as it decides something.
    fn die(&self, action: &Action) -> i32 {
        let (wanted, stake) = self.stake();
        let Ask::Rolled(ask::Rolled { roll }) = self.state.ask else { return 0 };
        let shown = i32::from(roll.shown());
        let good = |result: i32| match wanted {
            Wanted::AtLeast(least) => result >= least,
            Wanted::Below(most) => result < most,
            Wanted::Nothing => true,
        };
        match action {
            Action::Keep => i32::from(good(shown)) * 100,
            Action::Candies(change) => {
                let cost = 18 * i32::from(change.unsigned_abs());
                if !good(shown) && good(shown + i32::from(*change)) { stake - cost } else { -cost }
            }
            Action::Reroll => {
                if good(shown) {
                    -10
                } else {
                    stake - 5
                }
            }
            Action::Play(card) => match self.pack.moment(card.number) {
                Moment::Reroll if !good(shown) => stake - 25,
                Moment::Nudge(plus) if !good(shown) && good(shown + i32::from(plus)) => stake - 20,
                Moment::OwnTurn => 110,
                _ => -30,
            },
            _ => 0,
        }
    }

    /// What the die on the table must show, and how much hangs on it.
    fn stake(&self) -> (Wanted, i32) {
        let jinx = i32::from(self.state.under(self.pack, Spell::Jinx));
        match self.state.frames.next() {
            Some(Frame::TestResult { op, .. }) => {
                let Op::Test { at_least, success, failure, .. } = self.pack.op(*op) else {
                    return (Wanted::Nothing, 0);
                };
                let hurts = self
                    .ops(failure)
                    .any(|op| matches!(op, Op::LoseState(_) | Op::LoseCandyOrState(_) | Op::SitterToward(_)));
                let helps = self.ops(success).any(|op| matches!(op, Op::RecoverState(_) | Op::Unlock));
                let stake = if hurts || helps { 70 } else { 10 };
                (Wanted::AtLeast(i32::from(at_least) + jinx), stake)
            }
            Some(Frame::Forced { room, .. }) => {
                let far = self.sitter_far(*room);
                (Wanted::Below(far + jinx), 70)
            }
            Some(Frame::ContestResult { value, .. }) => {
                let least = value.map_or(4, |value| i32::from(value) + 1);
                (Wanted::AtLeast(least), 20)
            }
            Some(Frame::PanelResult) => {
                let finale = &self.state.finale;
                let panel = self.pack.epilogues[finale.open()].panels[usize::from(finale.panel)];
                let bonus = i32::from(finale.bonus.has(finale.faced_by()));
                let stake = if panel.on_failure == OnFailure::Again { 30 } else { 95 };
                (Wanted::AtLeast(i32::from(panel.at_least) - bonus), stake)
            }
            _ => (Wanted::Nothing, 0),
        }
    }

    /// The Babysitter by a way without Children, and away from them.
    fn shepherd(&self, action: &Action) -> i32 {
        let state = self.state;
        match action {
            Action::Step(to) => {
                let met = if state.conscious_at(*to).is_empty() { 0 } else { -100 };
                let near = self.nearest_child(*to);
                met + 5 * near.min(6)
            }
            Action::Stop => 5 * self.nearest_child(state.sitter_at()).min(6) - 1,
            _ => 0,
        }
    }

    /// The possessed Babysitter straight to a Child.
    fn chase(&self, action: &Action) -> i32 {
        match action {
            Action::Step(to) => 50 - 8 * self.nearest_child(*to).min(9),
            Action::Stop => i32::from(self.nearest_child(self.state.sitter_at()) <= 1) * 20,
            _ => 0,
        }
    }

    /// Steps from a space to the nearest conscious Child.
    fn nearest_child(&self, space: Space) -> i32 {
        let kids = self.state.kids().iter();
        kids.filter(|kid| kid.conscious()).map(|kid| self.far(space, kid.at())).min().unwrap_or(9)
    }

    fn pick(&self, why: Why, action: &Action) -> i32 {
        let Action::Choose(space) = action else { return 0 };
        let tokens = i32::from(self.state.house.lower.has(*space));
        let away = self.nearest_child(*space).min(6);
        match why {
            // Chosen against the Children, or by a Child for its own Room next door.
            Why::Padlock | Why::Darken | Why::DarkAgain if self.child.is_none() => 20 * tokens - 4 * away,
            Why::Padlock | Why::Darken | Why::DarkAgain => -20 * tokens,
            Why::Lighten => 20 * tokens,
            Why::Peek => 15 * tokens - self.far(self.kid().at(), *space).min(9),
            Why::Lure(_) => 6 * away,
        }
    }

    fn friend(&self, action: &Action) -> i32 {
        let Action::ChooseChild(figure) = action else { return 0 };
        let Some(child) = self.state.with_figure(*figure) else { return 0 };
        let kid = &self.state.children[child];
        10 * (3 - i32::from(kid.mind.cards())) + 15 * i32::from(kid.holds_objective())
    }

    /// How much a Search card is worth keeping.
    fn card_worth(&self, card: Number) -> i32 {
        match self.pack.moment(card) {
            Moment::AnyEncounter => 40,
            Moment::Encounter(Entity::Babysitter) => 32,
            Moment::Encounter(Entity::Boogeyman) | Moment::Reroll | Moment::Nudge(_) => 25,
            Moment::Noise(_) => 28,
            Moment::Surprise => 0,
            Moment::OwnTurn => match self.ops(self.pack.card(Card::search(card)).does).next() {
                Some(Op::Revive) => 45,
                Some(Op::RecoverState(_)) => 40,
                Some(Op::GainCandy(..) | Op::Test { .. }) => 20,
                _ => 12,
            },
        }
    }

    /// How much a card of the Boogeyman's hurts the Children.
    fn harm(&self, card: Card) -> i32 {
        let data = self.pack.card(card);
        let spell = data.spell.map_or(0, |spell| match spell {
            Spell::TwoActions => 40,
            Spell::ShakingHands | Spell::DeadBulbs => 30,
            Spell::SheRuns | Spell::Louder | Spell::Jinx => 25,
            _ => 10,
        });
        let weight = |who: Who| match who {
            Who::You | Who::OneHere => 1,
            Who::Here | Who::NextDoor | Who::Near | Who::Basement => 2,
            Who::Everyone => i32::from(self.state.rules.children),
        };
        let of = |op: Op| match op {
            Op::LoseState(who) => 25 * weight(who),
            Op::LoseCandyOrState(who) => 14 * weight(who),
            Op::LoseCandy(who, count) => 6 * i32::from(count.min(2)) * weight(who),
            Op::DiscardSearch(who, count) => 5 * i32::from(count.min(2)) * weight(who),
            Op::Stress(_) => 22,
            Op::Activate | Op::SitterAnywhere | Op::SitterToward(_) => 18,
            Op::Padlock(_) => 16,
            Op::Darken(_) | Op::DarkAgain(_) => 8,
            Op::FewerActionsNext(_) => 12,
            Op::GoAnywhere | Op::GoHome => 8,
            Op::Test { failure, who, .. } => {
                let fails = self
                    .ops(failure)
                    .map(|op| match op {
                        Op::LoseState(_) => 14,
                        _ => 4,
                    })
                    .sum::<i32>();
                fails * weight(who)
            }
            _ => 2,
        };
        spell + self.ops(data.does).map(of).sum::<i32>()
    }

    /// A token where Children stay or will come next: a pile worth searching, near them.
    fn lie_in_wait(&self, action: &Action) -> i32 {
        let Action::Lay(room) = action else { return 0 };
        let house = &self.state.house;
        let tempting = house.searchable().has(*room);
        let kids = self.state.kids().iter();
        let pull: i32 = kids
            .filter(|kid| kid.conscious())
            .map(|kid| match self.far(kid.at(), *room) {
                0 if tempting => 30,
                0 => 12,
                1 => 22,
                2 => 12,
                3 => 5,
                _ => 0,
            })
            .sum();
        let final_room = i32::from(self.state.finale.room == Some(*room)) * 40;
        pull + final_room + if tempting { 10 } else { 0 }
    }
}

/// What a die should show.
#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(i32),
    Below(i32),
    Nothing,
}
