//! Any table of Stranger Things, described in a scenario file.
//!
//! What is not named is plain: the Characters in the order of the box on their start Locations with the five lowest
//! Action cards left each, Enemies and piles as at set-up, all tokens face down, the first two Allies, full decks,
//! Act 1, and the turn of seat 0 about to begin.

use std::collections::BTreeMap;

use serde::Deserialize;
use veilleuse_core::{
    ArrangeError, Referee, Scribe, Seat,
    kit::{By, Deck, Noun, Set},
};

use crate::{
    pack::Pack,
    phase::{HAND, Play},
    pile::{Layer, Origin},
    setup::{self, Mode, Options},
    state::{Frame, State, Step, Turn},
    words::{Ally, AllySlot, Card, Character, Enemy, Group, Item, Location, Place, Scene, Slot, Token},
};

/// A table of Stranger Things: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The step that is about to begin: `move` (the usual one), `act`, `refill`, `scenes`.
    pub step: Option<StepWord>,
    /// Where Eleven stands, 1 to 3.
    pub act: Option<u8>,
    /// Danger already played this turn.
    pub danger: u8,
    /// Cards beside the sheet of the active seat.
    pub beside: Vec<Card>,
    /// The seats, from 0 on; fewer than there are is fine.
    pub seats: Vec<SeatArrangement>,
    /// Where Enemies stand.
    pub enemies: BTreeMap<Enemy, Location>,
    /// Enemies that are off the board.
    pub off_board: Vec<Enemy>,
    /// Piles; an empty list of tokens is an empty slot.
    pub piles: BTreeMap<Slot, PileArrangement>,
    /// Groups all of whose slots are empty, unless a pile is named.
    pub empty: Vec<Group>,
    /// The Allies on the two Ally slots.
    pub allies: Option<Vec<Ally>>,
    /// Action cards left in the deck; the others that are nowhere else are discarded.
    pub cards: Option<Vec<Card>>,
    /// Items left in the deck; the others are discarded.
    pub items: Option<Vec<Item>>,
    /// Scenes left in the deck; the others are discarded.
    pub scenes: Option<Vec<Scene>>,
    /// Allies left in the deck; the others are out of the match.
    pub ally_deck: Option<Vec<Ally>>,
    /// How many tokens the reserve keeps, or which, when not all that are left; the others are out of the match.
    pub reserve: Option<ReserveArrangement>,
}

/// The reserve.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum ReserveArrangement {
    /// So many tokens, those of the highest numbers.
    Count(u8),
    Tokens(Vec<Token>),
}

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepWord {
    Move,
    Act,
    Refill,
    Scenes,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatArrangement {
    /// Who plays here.
    pub character: Option<Character>,
    /// Where the Character stands.
    pub at: Option<Location>,
    pub fear: u8,
    /// Action cards in hand.
    pub hand: Option<Vec<Card>>,
    pub items: Vec<Item>,
    pub allies: Vec<Ally>,
}

/// A pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PileArrangement {
    /// The tokens, the bottom first.
    pub tokens: Vec<Token>,
    /// The top lies face up.
    pub face_up: bool,
}

/// More Danger than all cards of the box have.
const MOST_DANGER: u8 = 64;

pub(crate) fn arrange(
    pack: &Pack,
    options: &Options,
    given: &Arrangement,
    referee: &Referee,
) -> Result<State, ArrangeError> {
    setup::check(options).map_err(|refusal| ArrangeError::at("options", refusal.to_string()))?;
    let mut table = Arranging { pack, state: setup::bare(pack, options), given, referee };
    table.state.will_left = 0;
    table.seats()?;
    table.cards()?;
    table.enemies()?;
    table.allies()?;
    table.piles()?;
    table.turn()?;
    let mut state = table.state;
    Play { pack, state: &mut state, referee, scribe: Scribe::silent() }.run();
    Ok(state)
}

struct Arranging<'a> {
    pack: &'a Pack,
    state: State,
    given: &'a Arrangement,
    referee: &'a Referee,
}

impl Arranging<'_> {
    fn seat(&self, seat: Seat) -> SeatArrangement {
        self.given.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    fn seats(&mut self) -> Result<(), ArrangeError> {
        if self.given.seats.len() > usize::from(self.state.rules.seats) {
            return Err(ArrangeError::at("seats", "more seats than the options have"));
        }
        let named: Vec<Character> = self.given.seats.iter().filter_map(|seat| seat.character).collect();
        let mut free = Character::ALL.into_iter().filter(|who| !named.contains(who));
        for seat in self.state.seats() {
            let path = |field: &str| format!("seats[{}].{field}", seat.index());
            let given = self.seat(seat);
            let taken = self.state.player(seat).character;
            let who = given.character.or(taken).or_else(|| free.next());
            let who = who.ok_or_else(|| ArrangeError::at(path("character"), "nobody is left"))?;
            if !self.state.is_free(who) && taken != Some(who) {
                return Err(ArrangeError::at(path("character"), "somebody else plays this Character"));
            }
            let at = given.at.unwrap_or(self.pack.characters[who].start);
            self.on_board(at, &path("at"))?;
            if given.fear >= self.state.rules.terrified {
                return Err(ArrangeError::at(path("fear"), "a Terrified Character has lost the match"));
            }
            let player = self.state.player_mut(seat);
            (player.character, player.at, player.fear) = (Some(who), Some(at), given.fear);
            if given.items.len() > 2 {
                return Err(ArrangeError::at(
                    path("items"),
                    "a Character holds two Items at most (ST-ITEM-03)",
                ));
            }
            for item in &given.items {
                if !self.state.items.pull(*item) {
                    return Err(ArrangeError::at(
                        path("items"),
                        format!("{item} is elsewhere or does not exist"),
                    ));
                }
                self.state.player_mut(seat).items.put(*item);
            }
            for ally in &given.allies {
                if !self.state.ally_deck.pull(*ally) {
                    let what = format!("{ally} is elsewhere or not of this Season");
                    return Err(ArrangeError::at(path("allies"), what));
                }
                self.state.player_mut(seat).allies.put(*ally);
            }
        }
        Ok(())
    }

    fn on_board(&self, at: Location, path: &str) -> Result<(), ArrangeError> {
        if !self.state.season(self.pack).all().has(at) {
            return Err(ArrangeError::at(path, format!("{} is not on this side of the board", at.id())));
        }
        Ok(())
    }

    fn pull(&mut self, card: Card, path: &str) -> Result<(), ArrangeError> {
        if self.state.cards.pull(card) {
            return Ok(());
        }
        Err(ArrangeError::at(path, format!("{card} is elsewhere or does not exist")))
    }

    fn cards(&mut self) -> Result<(), ArrangeError> {
        for seat in self.state.seats() {
            let (path, hand) =
                (format!("seats[{}].hand", seat.index()), self.seat(seat).hand.unwrap_or_default());
            if hand.len() > HAND {
                return Err(ArrangeError::at(path, "a hand has five cards at most (ST-REFILL-01)"));
            }
            for card in hand {
                self.pull(card, &path)?;
                self.state.player_mut(seat).put_card(card, self.referee);
            }
        }
        for card in &self.given.beside {
            self.pull(*card, "beside")?;
        }
        let kept = set_of(self.given.cards.as_deref());
        for seat in self.state.seats() {
            if self.seat(seat).hand.is_none() {
                for _ in 0..HAND {
                    let free = self.state.cards.middle() - kept.unwrap_or(Set::EMPTY);
                    let Some(card) = free.first() else {
                        let path = format!("seats[{}].hand", seat.index());
                        return Err(ArrangeError::at(path, "no cards are left to deal"));
                    };
                    self.pull(card, "hands")?;
                    self.state.player_mut(seat).put_card(card, self.referee);
                }
            }
        }
        keep(&mut self.state.cards, kept, "cards", Fate::Discard)?;
        keep(&mut self.state.items, set_of(self.given.items.as_deref()), "items", Fate::Discard)?;
        keep(&mut self.state.scenes, set_of(self.given.scenes.as_deref()), "scenes", Fate::Discard)
    }

    fn enemies(&mut self) -> Result<(), ArrangeError> {
        let season = self.state.season(self.pack);
        self.state.enemies = By::with(|enemy| season.enemies[enemy].and_then(|spec| spec.at));
        for (enemy, at) in &self.given.enemies {
            self.enemy(*enemy)?;
            self.on_board(*at, &format!("enemies.{enemy}"))?;
            self.state.enemies[*enemy] = Some(*at);
        }
        for enemy in &self.given.off_board {
            self.enemy(*enemy)?;
            self.state.enemies[*enemy] = None;
        }
        Ok(())
    }

    fn enemy(&self, enemy: Enemy) -> Result<(), ArrangeError> {
        if self.state.season(self.pack).enemies[enemy].is_some() {
            return Ok(());
        }
        Err(ArrangeError::at("enemies", format!("there is no Enemy {enemy} in this Season")))
    }

    fn allies(&mut self) -> Result<(), ArrangeError> {
        let kept = set_of(self.given.ally_deck.as_deref());
        let plain = self.state.ally_deck.middle() - kept.unwrap_or(Set::EMPTY);
        let named = self.given.allies.clone().unwrap_or_else(|| plain.iter().take(AllySlot::COUNT).collect());
        if named.len() > AllySlot::COUNT {
            return Err(ArrangeError::at("allies", "there are two Ally slots (ST-BOARD-07)"));
        }
        for (place, ally) in AllySlot::all().zip(&named) {
            if !self.state.ally_deck.pull(*ally) {
                return Err(ArrangeError::at("allies", format!("{ally} is elsewhere or not of this Season")));
            }
            self.state.allies[place] = Some(*ally);
        }
        keep(&mut self.state.ally_deck, kept, "ally_deck", Fate::Box)
    }

    fn piles(&mut self) -> Result<(), ArrangeError> {
        let season = self.state.season(self.pack);
        if let Some(slot) = self.given.piles.keys().find(|slot| !season.all_slots().has(**slot)) {
            return Err(ArrangeError::at(format!("piles.{slot}"), "there is no such slot on this side"));
        }
        // All tokens lie in the reserve to begin with; the named piles come first.
        let demogorgons = std::mem::take(&mut self.state.will_dark);
        self.state.reserve.truth_mut(self.referee)[Token::DEMOGORGON] = demogorgons;
        self.state.reserve_count += demogorgons;
        self.state.region[Layer::FIRST].seen[Token::DEMOGORGON] = demogorgons;
        for (slot, pile) in &self.given.piles {
            if pile.tokens.len() > Place::COUNT {
                return Err(ArrangeError::at(format!("piles.{slot}"), "a pile has at most four tokens"));
            }
            let ally = season.ally_slot(*slot).map(|place| self.state.allies[place]);
            if ally == Some(None) && !pile.tokens.is_empty() {
                return Err(ArrangeError::at(format!("piles.{slot}"), "no Ally lies there"));
            }
            for token in &pile.tokens {
                self.token(*slot, *token)?;
            }
            if pile.face_up {
                self.state.turn_top(*slot, self.referee);
            }
        }
        for slot in season.all_slots().iter() {
            let spec = season.slot(slot);
            if self.given.piles.contains_key(&slot) || self.given.empty.contains(&spec.group) {
                continue;
            }
            let size = match season.ally_slot(slot).map(|place| self.state.allies[place]) {
                Some(ally) => ally.map_or(0, |ally| self.pack.ally(ally).pile),
                None => spec.size,
            };
            for _ in 0..size {
                // The plainest token there is most of.
                let reserve = self.state.reserve.truth(self.referee);
                let most = Token::numbers().max_by_key(|number| reserve[*number]);
                self.token(slot, most.expect("there are numbers"))?;
            }
        }
        self.state.spent = self.state.empty_of(self.pack, Group::Power);
        match &self.given.reserve {
            Some(ReserveArrangement::Count(kept)) => {
                while self.state.reserve_count > *kept {
                    let reserve = self.state.reserve.truth(self.referee);
                    let Some(lowest) = Token::all().find(|token| reserve[*token] > 0) else { break };
                    self.leave_out(lowest);
                }
            }
            Some(ReserveArrangement::Tokens(kept)) => {
                let mut wanted: By<Token, usize, { Token::COUNT }> = By::all(0);
                for token in kept {
                    wanted[*token] += 1;
                }
                for (token, wanted) in wanted.iter() {
                    let left = usize::from(self.state.reserve.truth(self.referee)[token]);
                    if left < *wanted {
                        let what = format!("only {left} tokens {token} are left");
                        return Err(ArrangeError::at("reserve", what));
                    }
                    (*wanted..left).for_each(|_| self.leave_out(token));
                }
            }
            None => {}
        }
        Ok(())
    }

    /// One token from the reserve onto a pile, as if dealt at set-up where that is possible.
    fn token(&mut self, slot: Slot, token: Token) -> Result<(), ArrangeError> {
        let left = &mut self.state.reserve.truth_mut(self.referee)[token];
        if *left == 0 {
            return Err(ArrangeError::at(format!("piles.{slot}"), format!("no token {token} is left")));
        }
        *left -= 1;
        self.state.reserve_count -= 1;
        let will = self.state.rules.mode == Mode::Season1
            && self.state.season(self.pack).slot(slot).group == Group::Will;
        let counted = &mut self.state.region[Layer::FIRST];
        let origin = match (will, token == Token::DEMOGORGON) {
            (true, true) => {
                self.state.will_dark += 1;
                counted.seen[token] -= 1;
                Origin::Will
            }
            (false, true) => Origin::Late(Layer::FIRST),
            (will, false) => {
                counted.fresh -= 1;
                if will { Origin::Will } else { Origin::Old }
            }
        };
        self.state.piles[slot].put(token, origin, self.referee);
        Ok(())
    }

    /// Takes a token of the reserve out of the match, as if it had never been in the box.
    fn leave_out(&mut self, token: Token) {
        self.state.reserve.truth_mut(self.referee)[token] -= 1;
        self.state.reserve_count -= 1;
        let counted = &mut self.state.region[Layer::FIRST];
        if token == Token::DEMOGORGON {
            counted.seen[token] -= 1;
        } else {
            counted.fresh -= 1;
            self.state.old[token] -= 1;
        }
    }

    fn turn(&mut self) -> Result<(), ArrangeError> {
        let active = self.given.active.unwrap_or(self.state.active);
        if active.index() >= usize::from(self.state.rules.seats) {
            return Err(ArrangeError::at("active", "no such seat"));
        }
        self.state.active = active;
        self.state.act = self.given.act.unwrap_or(1);
        if !(1..=3).contains(&self.state.act) {
            return Err(ArrangeError::at("act", "Acts are 1 to 3"));
        }
        let step = self.given.step.unwrap_or(StepWord::Move);
        if step == StepWord::Move {
            if self.given.danger > 0 || !self.given.beside.is_empty() {
                return Err(ArrangeError::at("step", "a turn that begins has no cards beside the sheet"));
            }
            self.state.frames.push(Frame::BeginTurn);
            return Ok(());
        }
        self.state.rules.begun = true;
        self.state.turns = 1;
        if self.given.danger > MOST_DANGER {
            return Err(ArrangeError::at("danger", format!("at most {MOST_DANGER} Danger")));
        }
        let beside: Set<Card> = self.given.beside.iter().copied().collect();
        let danger = beside.iter().filter(|card| self.pack.card(*card).danger).count() as u8;
        self.state.turn = Turn { beside, danger: danger + self.given.danger, step: Step::Move, ..Turn::NEW };
        let frames = [Frame::EndTurn, Frame::SceneStep, Frame::RefillStep, Frame::ActStep];
        let count = match step {
            StepWord::Move | StepWord::Act => 4,
            StepWord::Refill => 3,
            StepWord::Scenes => 2,
        };
        frames[..count].iter().for_each(|frame| self.state.frames.push(*frame));
        Ok(())
    }
}

/// The cards named.
fn set_of<C: Noun>(named: Option<&[C]>) -> Option<Set<C>> {
    named.map(|named| named.iter().copied().collect())
}

/// What becomes of cards that are not kept in a deck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Discard,
    Box,
}

fn keep<C: Noun>(
    deck: &mut Deck<C>,
    kept: Option<Set<C>>,
    path: &str,
    fate: Fate,
) -> Result<(), ArrangeError> {
    let Some(kept) = kept else { return Ok(()) };
    if !(kept - deck.middle()).is_empty() {
        return Err(ArrangeError::at(path, "a card is elsewhere, or not of this deck"));
    }
    for card in (deck.middle() - kept).iter() {
        deck.pull(card);
        if fate == Fate::Discard {
            deck.discard(card);
        }
    }
    Ok(())
}
