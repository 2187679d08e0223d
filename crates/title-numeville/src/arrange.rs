//! Any table of Numéville, described in a scenario file.
//!
//! What is not named is as after a normal set-up: Scouts in the order of the box on the start squares in the
//! order of the board, seat 0 to move, round 1, empty sheets, full decks.

use serde::Deserialize;
use veilleuse_core::{
    ArrangeError, Referee, Rests, Scribe, Seat,
    kit::{Deck, Noun, Set, Track},
};

use crate::{
    ask,
    cards::Modifier,
    pack::Pack,
    phase::{MOST_ROUNDS, ORDER_WAYS, ORDERS, Play, fresh},
    setup::{self, Mode, Options},
    state::{Frame, State, Status},
    words::{Card, Choice, Complice, Difficulty, QuestionId, Scout, Slot, Square},
};

/// A table of Numéville: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// The round, from 1.
    pub round: Option<u8>,
    /// Who opens every round.
    pub first: Option<Seat>,
    /// Whose turn it is; it is about to begin.
    pub active: Option<Seat>,
    /// The seats, from 0 on; fewer than there are is fine.
    pub seats: Vec<SeatArrangement>,
    /// The sheets, by Complice.
    pub sheets: SheetsArrangement,
    /// What holds during this round.
    pub modifier: Option<Modifier>,
    /// The Object square.
    pub object_square: Option<Square>,
    /// The Power square.
    pub power_square: Option<Square>,
    /// The cards left in the decks, by id; a deck that is not named is full.
    pub decks: DecksArrangement,
    /// A question on the table, waiting for an answer of the active seat.
    pub question: Option<QuestionArrangement>,
    /// A question about this Complice was answered after a black 6: the Attack is about to be drawn.
    pub attack: Option<Complice>,
    /// The last turn of the round is over: what ends a round is about to happen.
    pub round_end: bool,
    /// The workshop's thinking time has begun with these cards, one of each Complice, dealt by the rotation.
    /// The right choice of each is shown first.
    pub thinking: Vec<QuestionId>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SeatArrangement {
    pub scout: Option<Scout>,
    /// Where the pawn stands.
    pub square: Option<Square>,
    /// Its start square.
    pub start: Option<Square>,
    /// The Object in hand, by id.
    pub object: Option<String>,
    /// The Power in hand, by id.
    pub power: Option<String>,
    /// Uses left of the Power.
    pub uses: Option<u8>,
}

/// The four sheets.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "names")]
pub struct SheetsArrangement {
    pub stalky: SheetArrangement,
    pub hacker: SheetArrangement,
    pub datata: SheetArrangement,
    pub hyperco: SheetArrangement,
}

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetArrangement {
    /// Blue tokens on it.
    pub blue: u8,
    /// Red tokens on it.
    pub red: u8,
    /// Open unless said otherwise.
    pub status: Option<Status>,
}

/// The cards left in the decks; discards hold the rest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DecksArrangement {
    /// Attacks, by id.
    pub attacks: Option<Vec<String>>,
    /// End-of-round cards, by id.
    pub round_ends: Option<Vec<String>>,
    /// Objects, by id.
    pub objects: Option<Vec<String>>,
    /// Powers, by id.
    pub powers: Option<Vec<String>>,
    /// Question cards left, of those decks that are named by at least one card or by `empty_questions`.
    pub questions: Vec<QuestionId>,
    /// Question decks without any card left.
    pub empty_questions: Vec<(Complice, Difficulty)>,
}

/// A question that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct QuestionArrangement {
    pub id: QuestionId,
    /// The black die that brought it; without it the Place did.
    #[serde(default)]
    pub black: Option<u8>,
    /// Whether it is a face-off.
    #[serde(default)]
    pub face_off: bool,
    /// Where the right choice is shown; without it the choices are in the order of the card.
    #[serde(default)]
    pub right: Option<Choice>,
}

pub(crate) fn arrange(
    pack: &Pack,
    options: &Options,
    given: &Arrangement,
    referee: &Referee,
) -> Result<State, ArrangeError> {
    let mut state = setup::table(pack, options)
        .map_err(|refusal| ArrangeError::at("options", format!("refused by {}", refusal.rule)))?;
    let seats = options.seats;
    let seat_in = |path: &str, seat: Seat| {
        if seat.index() < usize::from(seats) {
            Ok(seat)
        } else {
            Err(ArrangeError::at(path, format!("this table has the seats 0 to {}", seats - 1)))
        }
    };
    if let Some(round) = given.round {
        let most = if options.mode == Mode::Workshop { MOST_ROUNDS } else { pack.round_ends.len() as u8 + 1 };
        if !(1..=most).contains(&round) {
            return Err(ArrangeError::at("round", format!("a round lies between 1 and {most}")));
        }
        state.round = round;
    }
    state.first = seat_in("first", given.first.or(options.first).unwrap_or(Seat::new(0)))?;
    state.active = seat_in("active", given.active.unwrap_or(state.first))?;
    arrange_sheets(&mut state, given)?;
    if options.mode == Mode::Workshop {
        arrange_decks(pack, &mut state, &given.decks)?;
        arrange_workshop(&mut state, given, pack, referee)?;
        return Ok(state);
    }
    arrange_seats(pack, &mut state, given)?;
    arrange_decks(pack, &mut state, &given.decks)?;
    state.modifier = given.modifier;
    for (slot, square) in [(Slot::Object, given.object_square), (Slot::Power, given.power_square)] {
        let path = if slot == Slot::Object { "object_square" } else { "power_square" };
        if let Some(square) = square {
            check_square(pack, path, square)?;
            if options.mode != Mode::Advanced {
                return Err(ArrangeError::at(path, "only the advanced mode has this square"));
            }
            if state.markers.values().contains(&Some(square)) {
                return Err(ArrangeError::at(path, "the Object and the Power square are two squares"));
            }
            state.markers[slot] = Some(square);
        }
    }
    if !given.thinking.is_empty() {
        return Err(ArrangeError::at("thinking", "only the workshop has a thinking time"));
    }
    let mut play = Play { pack, state: &mut state, referee, scribe: Scribe::silent() };
    let rests = match (&given.question, given.attack, given.round_end) {
        (None, None, false) => play.begin_turn(),
        (Some(question), None, false) => play.arrange_question(question)?,
        (None, Some(complice), false) => play.arrange_attack(complice),
        (None, None, true) => play.arrange_round_end(given.active)?,
        _ => {
            return Err(ArrangeError::at(
                "question",
                "only one of question, attack and round_end can be next",
            ));
        }
    };
    if rests == Rests::No {
        play.run();
    }
    Ok(state)
}

fn arrange_workshop(
    state: &mut State,
    given: &Arrangement,
    pack: &Pack,
    referee: &Referee,
) -> Result<(), ArrangeError> {
    let board_only = [
        ("seats", !given.seats.is_empty()),
        ("modifier", given.modifier.is_some()),
        ("object_square", given.object_square.is_some()),
        ("power_square", given.power_square.is_some()),
        ("question", given.question.is_some()),
        ("attack", given.attack.is_some()),
        ("round_end", given.round_end),
    ];
    if let Some((path, _)) = board_only.into_iter().find(|(_, named)| *named) {
        return Err(ArrangeError::at(path, "the workshop has none of this (NU-WORK-20)"));
    }
    let mut play = Play { pack, state, referee, scribe: Scribe::silent() };
    if given.thinking.is_empty() {
        play.deal(Complice::Stalky);
    } else {
        play.arrange_thinking(&given.thinking)?;
    }
    Ok(())
}

fn arrange_sheets(state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    let sheets = &given.sheets;
    for (complice, sheet) in
        Complice::ALL.into_iter().zip([&sheets.stalky, &sheets.hacker, &sheets.datata, &sheets.hyperco])
    {
        let path = |field: &str| format!("sheets.{}.{field}", complice.id());
        let target = &mut state.sheets[complice];
        let status = sheet.status.unwrap_or(Status::Open);
        let set = |track: Track, count: u8, field: &str, full: bool| {
            let room = if full { track.end() } else { track.end() - 1 };
            if count > room {
                let problem = format!("at this level a sheet that is not settled has at most {room}");
                return Err(ArrangeError::at(path(field), problem));
            }
            let mut track = Track::to(track.end());
            (0..count).for_each(|_| track.advance());
            Ok(track)
        };
        let kept = state.rules.mode == Mode::Workshop;
        target.blue = set(target.blue, sheet.blue, "blue", status == Status::Saved && kept)?;
        target.red = set(target.red, sheet.red, "red", status == Status::Lost)?;
        target.status = status;
    }
    let (saved, lost) = (state.count(Status::Saved), state.count(Status::Lost));
    let over = match state.rules.mode {
        Mode::Workshop => saved >= 2 || lost >= 2,
        _ => saved == 4 || lost >= 2 || saved + lost == 4,
    };
    if over {
        return Err(ArrangeError::at("sheets", "with these sheets the match would be over"));
    }
    Ok(())
}

fn arrange_seats(pack: &Pack, state: &mut State, given: &Arrangement) -> Result<(), ArrangeError> {
    let seats = usize::from(state.rules.seats);
    if given.seats.len() > seats {
        return Err(ArrangeError::at("seats", format!("this table has {seats} seats")));
    }
    for (index, start) in pack.board.starts().take(seats).enumerate() {
        let (none, chair) = (SeatArrangement::default(), Seat::at(index));
        let seat = given.seats.get(index).unwrap_or(&none);
        let path = |field: &str| format!("seats[{index}].{field}");
        let start = seat.start.unwrap_or(start);
        if !pack.board.is_start(start) {
            return Err(ArrangeError::at(path("start"), format!("{start} is no start square")));
        }
        if state.starts.values()[..index].contains(&start) {
            return Err(ArrangeError::at(path("start"), format!("another Scout started on {start}")));
        }
        let square = seat.square.unwrap_or(start);
        check_square(pack, &path("square"), square)?;
        if state.pawns.values()[..index].contains(&square) {
            return Err(ArrangeError::at(path("square"), format!("another pawn stands on {square}")));
        }
        let scout = seat.scout.unwrap_or(Scout::ALL[index]);
        if state.scouts.values()[..index].contains(&Some(scout)) {
            return Err(ArrangeError::at(path("scout"), format!("{} is taken", scout.id())));
        }
        state.starts[chair] = start;
        state.pawns[chair] = square;
        state.scouts[chair] = Some(scout);
        for (slot, card) in [(Slot::Object, &seat.object), (Slot::Power, &seat.power)] {
            let Some(id) = card else { continue };
            if state.rules.mode != Mode::Advanced {
                return Err(ArrangeError::at(path(slot.id()), "only the advanced mode has such cards"));
            }
            let cards = if slot == Slot::Object { &pack.objects } else { &pack.powers };
            let Some(card) = cards.iter().position(|card| *card.id == **id).map(Card::at) else {
                return Err(ArrangeError::at(path(slot.id()), format!("the pack has no card {id}")));
            };
            if !state.decks[slot].pull(card) {
                return Err(ArrangeError::at(path(slot.id()), format!("another seat holds {id}")));
            }
            let mut held = fresh(card, cards[card.index()].uses);
            if slot == Slot::Power {
                held.uses = seat.uses.unwrap_or(held.uses).min(held.uses);
            }
            state.hands[chair][slot] = Some(held);
        }
    }
    Ok(())
}

fn check_square(pack: &Pack, path: &str, square: Square) -> Result<(), ArrangeError> {
    if square.number() < pack.board.ring.len() {
        return Ok(());
    }
    let last = Square::new(pack.board.ring.len() - 1);
    Err(ArrangeError::at(path, format!("the board goes from {} to {last}", Square::new(0))))
}

fn arrange_decks(pack: &Pack, state: &mut State, given: &DecksArrangement) -> Result<(), ArrangeError> {
    let dark = |cards: &[crate::pack::DarkCard]| cards.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
    let aids = |cards: &[crate::pack::AidCard]| cards.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
    let [objects, powers] = state.decks.values_mut();
    let decks = [
        ("attacks", &given.attacks, &mut state.attacks, dark(&pack.attacks)),
        ("round_ends", &given.round_ends, &mut state.round_ends, dark(&pack.round_ends)),
        ("objects", &given.objects, objects, aids(&pack.objects)),
        ("powers", &given.powers, powers, aids(&pack.powers)),
    ];
    for (name, left, deck, known) in decks {
        let Some(left) = left else { continue };
        let mut kept = Set::EMPTY;
        for id in left {
            match known.iter().position(|other| **other == **id).map(Card::at) {
                Some(card) if deck.middle().has(card) => kept.put(card),
                Some(_) => {
                    return Err(ArrangeError::at(
                        format!("decks.{name}"),
                        format!("{id} is not in this deck"),
                    ));
                }
                None => {
                    return Err(ArrangeError::at(
                        format!("decks.{name}"),
                        format!("the pack has no card {id}"),
                    ));
                }
            }
        }
        thin(deck, kept);
    }
    for complice in Complice::ALL {
        for difficulty in Difficulty::ALL {
            let of_deck = |id: &&QuestionId| id.complice() == complice && id.difficulty() == difficulty;
            let kept: Set<Card> = given.questions.iter().filter(of_deck).map(|id| id.card()).collect();
            if !kept.is_empty() || given.empty_questions.contains(&(complice, difficulty)) {
                thin(state.deck_mut(complice, difficulty), kept);
            }
        }
    }
    Ok(())
}

/// Discards every card of a full deck that is not kept.
fn thin(deck: &mut Deck<Card>, kept: Set<Card>) {
    for card in (deck.middle() - kept).iter() {
        deck.pull(card);
        deck.discard(card);
    }
}

impl Play<'_> {
    fn arrange_question(&mut self, question: &QuestionArrangement) -> Result<Rests, ArrangeError> {
        if self.pack.question(question.id).is_none() {
            return Err(ArrangeError::at("question.id", format!("the pack has no card {}", question.id)));
        }
        if question.black.is_some_and(|black| !(1..=6).contains(&black)) {
            return Err(ArrangeError::at("question.black", "a die shows 1 to 6"));
        }
        if self.state.settled(question.id.complice()) {
            let problem = "no question is asked about a settled Complice (NU-QUEST-10)";
            return Err(ArrangeError::at("question.id", problem));
        }
        let way = match question.right {
            None => 0,
            Some(place) => self.order_with(question.id, place).ok_or_else(|| {
                ArrangeError::at("question.right", format!("{} is never right at {place}", question.id))
            })?,
        };
        self.begin_turn();
        self.state.turn.black = question.black.unwrap_or(0);
        self.state.turn.face_off = question.face_off;
        self.state.turn.complice = Some(question.id.complice());
        self.state.frames.push(Frame::AfterQuestion);
        let deck = self.state.deck_mut(question.id.complice(), question.id.difficulty());
        deck.pull(question.id.card());
        deck.discard(question.id.card());
        let rests = self.put_question(question.id, self.stake(), way);
        debug_assert_eq!(self.state.ask, ask::Answer.into(), "the question waits for its answer");
        Ok(rests)
    }

    /// The first order that shows the right choice of a card at this place.
    fn order_with(&self, id: QuestionId, place: Choice) -> Option<u32> {
        let choices = usize::from(self.pack.choices(id));
        let right = *self.pack.rights.read(self.pack.rights.open(id.index(), self.referee));
        let shows = |way: &u32| {
            let order = &ORDERS[choices][self.pack.order(id, *way) as usize];
            order[..choices].get(place.index()) == Some(&right)
        };
        (0..ORDER_WAYS).find(shows)
    }

    fn arrange_attack(&mut self, complice: Complice) -> Rests {
        self.begin_turn();
        self.state.turn.black = 6;
        self.state.turn.complice = Some(complice);
        self.state.frames.push(Frame::AfterQuestion);
        Rests::No
    }

    fn arrange_round_end(&mut self, active: Option<Seat>) -> Result<Rests, ArrangeError> {
        if active.is_some() {
            return Err(ArrangeError::at("active", "at the end of a round the last seat has played"));
        }
        let seats = self.state.rules.seats;
        let last = (0..seats).map(Seat::new).find(|seat| seat.next(seats) == self.state.first);
        self.state.active = last.expect("somebody sits before the first seat");
        Ok(self.end_turn())
    }

    fn arrange_thinking(&mut self, cards: &[QuestionId]) -> Result<(), ArrangeError> {
        for (place, complice) in Complice::ALL.into_iter().enumerate() {
            let mut of_complice = cards.iter().filter(|id| id.complice() == complice);
            let (Some(id), None, 4) = (of_complice.next(), of_complice.next(), cards.len()) else {
                return Err(ArrangeError::at("thinking", "four cards, one of each Complice (NU-WORK-08)"));
            };
            if self.pack.question(*id).is_none() {
                let problem = format!("the pack has no card {id}");
                return Err(ArrangeError::at(format!("thinking[{place}]"), problem));
            }
            // Amounts stay in their own order, wherever the right one is.
            let way = self.order_with(*id, Choice::new(0)).unwrap_or(0);
            let deck = self.state.deck_mut(complice, id.difficulty());
            deck.pull(id.card());
            self.deal_ordered(*id, way);
        }
        Ok(())
    }
}
