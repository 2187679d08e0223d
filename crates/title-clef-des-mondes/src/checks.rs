//! What may be done, and which rule forbids the rest.

use veilleuse_core::{Eyes, Referee, Refusal, Seat, SeatSet, house};

use crate::{
    action::Action,
    cards::Effect,
    pack::{Pack, Price, covers, lacking, one},
    state::{Answer, Deed, HAND, Held, Offer, State, THE_MOVE},
    words::{Card, Key, NONE, Payment, Place, Source},
};

/// What a seat knows of itself.
pub(crate) struct Mind {
    pub(crate) seat: Seat,
    pub(crate) held: Held,
    pub(crate) character: u8,
}

impl Mind {
    #[inline]
    pub(crate) fn of_eyes(state: &State, seat: Seat, eyes: Eyes) -> Mind {
        let player = state.player(seat);
        let character = player.character.seen_by(eyes).copied().unwrap_or(NONE);
        Mind { seat, held: player.own_hand(eyes), character }
    }

    #[inline]
    pub(crate) fn of_truth(state: &State, seat: Seat, referee: &Referee) -> Mind {
        let player = state.player(seat);
        Mind { seat, held: player.held(referee), character: *player.character.truth(referee) }
    }

    /// The key of the character, while it can pay.
    #[inline]
    pub(crate) fn own_key(&self, pack: &Pack, state: &State) -> Option<Key> {
        let ready = state.own_key_ready(self.seat) && self.character != NONE;
        ready.then(|| pack.character(self.character).own_key)
    }

    fn holds(&self, card: Card, rule: &'static str) -> Result<usize, Refusal> {
        self.held.position(card.0).ok_or(Refusal::by(rule))
    }
}

/// CM-DRAW-01, CM-TURN-06, CM-HAND-01: whether the active seat may draw.
#[inline]
pub(crate) fn draw(state: &State) -> Result<(), Refusal> {
    let player = state.player(state.active);
    if state.turn.drawn {
        return Err(Refusal::by("CM-TURN-06"));
    }
    if !player.has_room() {
        return Err(Refusal::by("CM-HAND-01"));
    }
    if state.piles.len(state.world_of(state.active)) == 0 {
        return Err(Refusal::by("CM-DRAW-01"));
    }
    Ok(())
}

/// CM-EXCH-01, CM-EXCH-04: whether the active seat may offer something to this seat.
pub(crate) fn partner(state: &State, to: Seat) -> Result<(), Refusal> {
    if to == state.active || !state.together(state.active).has(to) {
        return Err(Refusal::by("CM-EXCH-01"));
    }
    if listens(state, to) { Ok(()) } else { Err(Refusal::by("CM-EXCH-04")) }
}

/// Rulings CM-Q-18 and CM-Q-24: who has refused in this turn, or has nothing to give, is not asked.
#[inline]
pub(crate) fn listens(state: &State, to: Seat) -> bool {
    !state.turn.refused.has(to) && state.player(to).count > 0
}

/// The exchange this offer would begin.
pub(crate) fn offer(state: &State, mind: &Mind, to: Seat, card: Card) -> Result<Offer, Refusal> {
    partner(state, to)?;
    let place = mind.holds(card, "CM-EXCH-01")?;
    Ok(Offer { to, card: place as u8, counter: NONE })
}

/// CM-KEY-06, CM-KEY-08, Ruling CM-Q-29: whether these keys are exactly the price.
pub(crate) fn payment(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    keys: Payment,
    price: Price,
    rule: &'static str,
) -> Result<(), Refusal> {
    let (mut paid, mut used, mut own) = (0, 0_u64, false);
    for source in keys.sources() {
        match source {
            Source::Card(card) => {
                mind.holds(card, rule)?;
                if used >> card.0 & 1 != 0 {
                    return Err(Refusal::by("CM-KEY-08"));
                }
                used |= 1 << card.0;
                paid += pack.pays(card.0);
            }
            Source::OwnKey if own => return Err(Refusal::by(rule)),
            Source::OwnKey => {
                let key = mind.own_key(pack, state).ok_or(Refusal::by("CM-REVEAL-03"))?;
                paid += one(key);
                own = true;
            }
        }
    }
    if paid == price { Ok(()) } else { Err(Refusal::by(rule)) }
}

/// CM-CROSS-01, CM-CROSS-02: whether the active seat may cross like this.
pub(crate) fn cross(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    to: Place,
    keys: Payment,
) -> Result<(), Refusal> {
    let way = state.place_of(mind.seat).way_to(to);
    if way == 0 {
        return Err(Refusal::by("CM-BOARD-01"));
    }
    payment(pack, state, mind, keys, pack.price(state.world_of(mind.seat), way), "CM-CROSS-02")
}

/// CM-HOME-01: whether the active seat may go home like this.
pub(crate) fn go_home(pack: &Pack, state: &State, mind: &Mind, keys: Payment) -> Result<(), Refusal> {
    let price = pack.home_price(state.world_of(mind.seat), state.place_of(mind.seat), mind.character);
    payment(pack, state, mind, keys, price, "CM-HOME-01")
}

/// How many of the keys that lead home from here a seat does not have.
pub(crate) fn keys_missing(pack: &Pack, state: &State, mind: &Mind) -> u8 {
    let price = pack.home_price(state.world_of(mind.seat), state.place_of(mind.seat), mind.character);
    lacking(price, Purse::of(pack, state, mind).all)
}

/// CM-TURN-09, Ruling CM-Q-52: whether the active seat may ask the table to stop: once in a turn, in any round.
pub(crate) const fn call_halt(state: &State) -> Result<(), Refusal> {
    if state.turn.halt_called { Err(Refusal::by("CM-TURN-09")) } else { Ok(()) }
}

/// What a hand and the own key can pay.
pub(crate) struct Purse {
    /// The key of each card of the hand; nothing beyond its last one.
    keys: [Price; HAND],
    /// The own key; nothing when it cannot pay.
    own: Price,
    /// All of them together.
    all: Price,
}

impl Purse {
    #[inline]
    pub(crate) fn of(pack: &Pack, state: &State, mind: &Mind) -> Purse {
        let mut keys = [0; HAND];
        for (key, card) in keys.iter_mut().zip(mind.held.cards()) {
            *key = pack.pays(*card);
        }
        let own = mind.own_key(pack, state).map_or(0, one);
        Purse { keys, own, all: keys.into_iter().sum::<Price>() + own }
    }
}

/// Every way to go home. The cards go under the pile in the order they are named in, should somebody bar the way, so
/// each order is another way (Ruling CM-Q-22).
pub(crate) fn ways_home(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    purse: &Purse,
    mut way: impl FnMut(Payment),
) {
    let price = pack.home_price(state.world_of(mind.seat), state.place_of(mind.seat), mind.character);
    if !covers(purse.all, price) {
        return;
    }
    let held = mind.held.count;
    let sources = held + u8::from(purse.own != 0);
    let key = |place: u8| if place < held { purse.keys[usize::from(place)] } else { purse.own };
    for chosen in 0_u8..1 << sources {
        let places = (0..sources).filter(|place| chosen >> place & 1 != 0);
        if places.clone().map(key).sum::<Price>() == price {
            let own_key = chosen >> held & 1 != 0;
            let mut cards = [NONE; HAND];
            let mut count = 0;
            for place in places.filter(|place| *place < held) {
                cards[count] = mind.held.cards[usize::from(place)];
                count += 1;
            }
            each_order(&mut cards[..count], 0, &mut |cards| way(Payment::of_cards(cards, own_key)));
        }
    }
}

/// Calls `one` with every order of these cards from a place on, the order they are in first.
fn each_order(cards: &mut [u8], from: usize, one: &mut impl FnMut(&[u8])) {
    if from + 1 >= cards.len() {
        return one(cards);
    }
    for next in from..cards.len() {
        cards.swap(from, next);
        each_order(cards, from + 1, one);
        cards.swap(from, next);
    }
}

/// Every way to pay a passage: each order of two cards is another, since they go under the pile in that order.
#[inline]
pub(crate) fn ways_across(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    purse: &Purse,
    to: Place,
    mut way: impl FnMut(Payment),
) {
    let sides = state.place_of(mind.seat).way_to(to);
    let price = pack.price(state.world_of(mind.seat), sides);
    if !covers(purse.all, price) {
        return;
    }
    let cards = mind.held.cards();
    let by_a_side = sides.is_power_of_two();
    for (card, paid) in cards.iter().zip(purse.keys) {
        if by_a_side {
            if paid == price {
                way(Payment::one(*card));
            }
            continue;
        }
        if !covers(price, paid) {
            continue;
        }
        let rest = price - paid;
        for (other, key) in cards.iter().zip(purse.keys) {
            if key == rest && other != card {
                way(Payment::two(*card, *other));
            }
        }
        if purse.own == rest {
            way(Payment::two(*card, Payment::OWN));
        }
    }
    if by_a_side && purse.own == price {
        way(Payment::one(Payment::OWN));
    }
}

/// CM-EFF-01, CM-EFF-02: what playing these cards for their effect would be.
pub(crate) fn play(
    pack: &Pack,
    state: &State,
    mind: &Mind,
    card: Card,
    with: Option<Card>,
    on: Option<Seat>,
    to: Option<Place>,
) -> Result<Deed, Refusal> {
    mind.holds(card, "CM-EFF-01")?;
    let refused = Err(Refusal::by("CM-EFF-01"));
    let somebody = |on: Seat| on != mind.seat && state.together(mind.seat).has(on);
    if let Some(other) = with {
        mind.holds(other, "CM-EFF-02")?;
        let found = pack.pairs.iter().position(|pair| pair.partner(card) == Some(other));
        let (Some(pair), Some(on), None) = (found, on, to) else { return Err(Refusal::by("CM-EFF-02")) };
        let fits = somebody(on) && pack.pairs[pair].hits(state.player(on).count);
        return if fits { Ok(Deed::Pair { pair: pair as u8, on }) } else { refused };
    }
    let effect = pack.effect(card.0);
    // Ruling CM-Q-42
    if effect.is_reaction() {
        return Err(Refusal::by("CM-REACT-02"));
    }
    if effect.names_somebody() != on.is_some() || on.is_some_and(|on| !somebody(on)) {
        return refused;
    }
    let here = state.place_of(mind.seat);
    // Ruling CM-Q-26: a card that would do nothing at all cannot be played.
    let fits = match (effect, on, to) {
        (Effect::SkipTurn { .. }, Some(_), None) | (Effect::ExtraActions(_), None, None) => true,
        (Effect::Discard { .. } | Effect::Steal | Effect::PeekHand, Some(on), None) => {
            state.player(on).count > 0
        }
        (Effect::PeekCharacter, Some(on), None) => !state.player(on).revealed,
        (Effect::Draw(_) | Effect::PeekPile(_), None, None) => state.piles.len(state.world_of(mind.seat)) > 0,
        (Effect::PeekWorld, None, Some(to)) => state.open[to.index()] == NONE,
        (Effect::FreePassage(via) | Effect::Push { via, .. }, _, Some(to)) => {
            here.ways_out(via).contains(&to)
        }
        _ => false,
    };
    if fits { Ok(Deed::Effect { card: card.0, on, to }) } else { refused }
}

/// What this reaction would be (CM-REACT-02, CM-REACT-03, CM-REACT-06, CM-REACT-11).
pub(crate) fn answer(pack: &Pack, state: &State, mind: &Mind, action: Action) -> Result<Answer, Refusal> {
    match action {
        Action::LetBe => Ok(Answer::LET_BE),
        Action::Cancel { card, against } => {
            mind.holds(card, "CM-REACT-02")?;
            let Effect::CancelSymbol(symbol) = pack.effect(card.0) else {
                return Err(Refusal::by("CM-REACT-02"));
            };
            let found = targets(state).find(|place| state.stack[usize::from(*place)].card == against.0);
            match found {
                Some(against_at) if pack.symbol(against.0) == symbol => {
                    Ok(Answer { card: card.0, against: against_at })
                }
                _ => Err(Refusal::by("CM-REACT-03")),
            }
        }
        Action::Block(card) => {
            mind.holds(card, "CM-REACT-02")?;
            if pack.sets.blockers >> card.0 & 1 == 0 || !can_block(state) {
                return Err(Refusal::by("CM-REACT-11"));
            }
            Ok(Answer { card: card.0, against: THE_MOVE })
        }
        _ => Err(house::OTHER_QUESTION),
    }
}

/// Who played what is answered now.
pub(crate) fn answered(state: &State) -> Seat {
    match state.stack().last() {
        Some(last) if state.reactions() > 0 => Seat::new(last.by),
        _ => state.attempt.actor,
    }
}

/// CM-REACT-06, CM-REACT-13: everybody in the world may answer but who played; a forced move is answered by all.
pub(crate) fn reactors(state: &State) -> SeatSet {
    let here = state.together(state.attempt.actor);
    let forced = state.attempt.deed == Deed::Nothing && state.reactions() == 0;
    if forced { here } else { here.without(answered(state)) }
}

/// The cards of the stack that may be stopped now: those of the play, or else the last reaction (Ruling CM-Q-33).
pub(crate) fn targets(state: &State) -> std::ops::Range<u8> {
    if state.reactions() > 0 { state.stacked - 1..state.stacked } else { base(state) }
}

/// The cards of the play itself in the stack; a forced move has none.
pub(crate) const fn base(state: &State) -> std::ops::Range<u8> {
    match state.attempt.deed {
        Deed::Nothing => state.floor..state.floor,
        // A bad encounter may lie on the card whose effect drew it, and below what others parried it with.
        Deed::Bad(_) => state.attempt.base..state.attempt.base + 1,
        Deed::Cross(_) | Deed::Home | Deed::Effect { .. } | Deed::Pair { .. } => 0..state.floor,
    }
}

/// Whether a move may be stopped now.
pub(crate) const fn can_block(state: &State) -> bool {
    state.attempt.mover.is_some() && state.reactions() == 0
}

/// Every reaction a seat has now.
#[inline]
pub(crate) fn answers(pack: &Pack, state: &State, mind: &Mind, mut one: impl FnMut(Action)) {
    for card in mind.held.cards() {
        match pack.effect(*card) {
            Effect::CancelSymbol(symbol) => {
                for place in targets(state) {
                    let against = state.stack[usize::from(place)].card;
                    if pack.symbol(against) == symbol {
                        one(Action::Cancel { card: Card(*card), against: Card(against) });
                    }
                }
            }
            Effect::BlockMovement if can_block(state) => one(Action::Block(Card(*card))),
            _ => {}
        }
    }
}

/// Whether a loss would let the victim choose this card.
pub(crate) fn lose(
    pack: &Pack,
    mind: &Mind,
    filter: crate::cards::Filter,
    card: Card,
) -> Result<usize, Refusal> {
    let place = mind.holds(card, "CM-ENC-04")?;
    if State::can_lose(pack, filter, card.0) { Ok(place) } else { Err(Refusal::by("CM-OBJ-03")) }
}
