//! Any table of Boogeyman, described in a scenario file.
//!
//! What is not named is plain: round 1, the Children in the order of the box in their Halls, Calm, with three
//! Candies and no cards, the Babysitter in Room 1, no Boogeyman figure, a face-down token of Room 2 on the track,
//! three tokens in every pile (all noise of value 1, Trapdoor, Passkey and Objectives in the last Rooms), full
//! decks, the turn of the first Child about to begin.

use std::collections::BTreeMap;

use serde::Deserialize;
use veilleuse_core::{ArrangeError, Referee, Scribe, SeatSet, Secret, kit::Bag};

use crate::{
    ask,
    cards::Moment,
    frame::Frame,
    pack::Pack,
    phase::Play,
    setup::{self, Mode, Options, colours},
    state::{MOST_PROPOSALS, State, Turn},
    words::{
        Card, Colour, Deck, Entity, Figure, Mind, NONE, ORDINARY, Passage, Space, Token, candy_cap, kind,
        spaces,
    },
};

/// A table of Boogeyman: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// The round.
    pub round: Option<u16>,
    /// Whose turn is about to begin.
    pub active: Option<Figure>,
    /// Actions left: the turn has begun.
    pub actions: Option<u8>,
    /// With `actions`: moves that cost none.
    pub free_moves: u8,
    /// With `actions`: the Aptitude of once per turn has been used.
    pub aptitude_used: bool,
    /// With `actions`: deals may be made with Children in any Room.
    pub trade_anywhere: bool,
    /// With `actions`: deals proposed so far.
    pub proposals: u8,
    /// Who holds the Torch.
    pub torch: Option<Figure>,
    /// The Children in turn order; fewer than there are is fine.
    pub children: Vec<ChildArrangement>,
    /// Where the Babysitter is.
    pub babysitter: Option<Space>,
    /// Where the Boogeyman's figure stands.
    pub figure: Option<Space>,
    /// The Room tokens of the track, in order.
    pub track: Option<Vec<Space>>,
    /// How many of them lie face up, from the first on, or which; all but the last when missing.
    pub face_up: Option<FaceUp>,
    /// Semi-coop: this Child has turned into the Boogeyman.
    pub turned: Option<Figure>,
    /// Stress of each entity.
    pub stress: BTreeMap<Entity, u8>,
    /// Rooms without a Light/Darkness token.
    pub switched: Vec<Space>,
    /// Rooms whose token shows its Dark side.
    pub dark: Vec<Space>,
    /// Rooms with a Padlock.
    pub padlocks: Vec<Space>,
    /// Padlocks left in the supply.
    pub padlocks_left: Option<u8>,
    /// Search tokens by Room, top first; a Room with one has lost its upper token, with none both.
    pub tokens: BTreeMap<Space, Vec<Token>>,
    /// Colours in play.
    pub colours: Option<Vec<Colour>>,
    /// Where the Trapdoor lies face up.
    pub trapdoor: Option<Space>,
    /// The Attic is open.
    pub attic_open: bool,
    /// Events in force.
    pub events: Vec<Card>,
    /// A closed Passage.
    pub closed: Option<Passage>,
    /// The last round it is closed; the next one when missing.
    pub closed_until: Option<u16>,
    /// What a turn-coat left under a pile.
    pub buried: Option<BuriedArrangement>,
    /// The Final Room.
    pub final_room: Option<Space>,
    /// The Leader.
    pub leader: Option<Figure>,
    /// The cards left in some decks; the others of that deck are discarded.
    pub decks: BTreeMap<Deck, Vec<Card>>,
    /// All Children have had their turn: the Boogeyman's turn is about to begin.
    pub boogeyman_turn: bool,
}

/// Which Room tokens lie face up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum FaceUp {
    /// So many, from the first on.
    First(u8),
    /// Those of these Rooms.
    Rooms(Vec<Space>),
}

/// Tokens under a pile.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuriedArrangement {
    /// In this Room.
    pub room: Space,
    /// Objectives and the Passkey.
    pub tokens: Vec<Token>,
}

/// A Child.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChildArrangement {
    /// Who.
    pub figure: Option<Figure>,
    /// Where.
    pub at: Option<Space>,
    /// The state of mind.
    pub mind: Option<Mind>,
    /// Candies.
    pub candies: Option<u8>,
    /// Search cards in hand.
    pub hand: Vec<Card>,
    /// The Objective card.
    pub objective: Option<Card>,
    /// Objective tokens.
    pub objectives: Vec<Colour>,
    /// Whether it holds the Passkey.
    pub passkey: bool,
    /// Cards of the hand that everybody was shown.
    pub shown: Vec<Card>,
    /// The Nightmare of a Fainted Child.
    pub nightmare: Option<Card>,
    /// It has been dreamt at least once: what lasts of it holds.
    pub dreaming: bool,
    /// Has revived another Child.
    pub angel: bool,
    /// Fewer Actions in the next turn.
    pub fewer_actions_next: u8,
}

/// A checked table, about to go on.
pub(crate) fn arrange(
    pack: &Pack,
    options: &Options,
    arrangement: &Arrangement,
    referee: &Referee,
) -> Result<State, ArrangeError> {
    let wrong = |refusal| ArrangeError::at("options", format!("{refusal}"));
    let mut state = setup::table(pack, options).map_err(wrong)?;
    state.frames.clear();
    let mut set = Set { pack, state: &mut state, referee };
    set.children(arrangement)?;
    set.tokens(arrangement)?;
    set.board(arrangement)?;
    set.track(arrangement)?;
    set.decks(arrangement)?;
    set.turn(arrangement)?;
    Play { pack, state: &mut state, referee, scribe: Scribe::silent() }.run();
    Ok(state)
}

struct Set<'a> {
    pack: &'a Pack,
    state: &'a mut State,
    referee: &'a Referee,
}

type Done = Result<(), ArrangeError>;

impl Set<'_> {
    fn place(&self, path: &str, figure: Figure) -> Result<u8, ArrangeError> {
        let found = self.state.with_figure(figure);
        found.ok_or_else(|| ArrangeError::at(path, format!("{} does not play", figure.id())))
    }

    fn card(&self, path: &str, deck: Deck, card: Card) -> Result<u8, ArrangeError> {
        let there = card.deck == deck && self.pack.deck(deck).len() > u32::from(card.number);
        if there {
            Ok(card.number)
        } else {
            Err(ArrangeError::at(path, format!("{card} is no {} card", deck.id())))
        }
    }

    fn children(&mut self, given: &Arrangement) -> Done {
        let count = self.state.rules.children;
        if given.children.len() > usize::from(count) {
            return Err(ArrangeError::at("children", format!("only {count} Children play")));
        }
        let named: Vec<Figure> = given.children.iter().filter_map(|kid| kid.figure).collect();
        let mut free = Figure::ALL.into_iter().filter(|figure| !named.contains(figure));
        let plain = ChildArrangement::default();
        let mut dealt = self.state.pile(Deck::Objective).left;
        for kid in &given.children {
            if let Some(card) = kid.objective {
                let card = self.card("children", Deck::Objective, card)?;
                dealt.take(card);
            }
        }
        for place in 0..count {
            let path = format!("children[{place}]");
            let kid = given.children.get(usize::from(place)).unwrap_or(&plain);
            let figure = kid.figure.or_else(|| free.next());
            let figure = figure.ok_or_else(|| ArrangeError::at(&path, "there are six Children"))?;
            if self.state.with_figure(figure).is_some() {
                return Err(ArrangeError::at(&path, format!("{} plays twice", figure.id())));
            }
            let objective = match kid.objective {
                Some(card) => self.card(&path, Deck::Objective, card)?,
                // The plainest card that is left; the traitor's is the first.
                None => dealt.iter().find(|card| *card != self.pack.possessed).unwrap_or(0),
            };
            dealt.take(objective);
            let mut hand = Bag::EMPTY;
            for card in &kid.hand {
                let card = self.card(&path, Deck::Search, *card)?;
                let left = &mut self.state.pile_mut(Deck::Search).left;
                if self.pack.moment(card) == Moment::Surprise || !left.take(card) {
                    return Err(ArrangeError::at(&path, "this card cannot be in the hand"));
                }
                hand.put(card);
            }
            let shown: Bag = kid.shown.iter().map(|card| card.number).collect();
            if kid.shown.iter().any(|card| !kid.hand.contains(card)) {
                return Err(ArrangeError::at(&path, "only cards of the hand are shown"));
            }
            let nightmare = match kid.nightmare {
                Some(card) => self.card(&path, Deck::Nightmare, card)?,
                None => NONE,
            };
            if nightmare != NONE {
                self.state.pile_mut(Deck::Nightmare).left.take(nightmare);
            }
            let hall = self.pack.hall(figure);
            let child = self.state.child_mut(place);
            child.figure = figure as u8;
            child.space = kid.at.unwrap_or(hall).0;
            child.mind = kid.mind.unwrap_or(Mind::Calm) as u8;
            child.candies = kid.candies.unwrap_or(candy_cap(child.mind));
            if child.candies > candy_cap(child.mind) {
                return Err(ArrangeError::at(&path, "more Candies than the state of mind allows"));
            }
            child.hand_count = hand.len() as u8;
            child.shown = shown;
            *child.hand.truth_mut(self.referee) = hand;
            *child.objective.truth_mut(self.referee) = objective;
            for colour in &kid.objectives {
                child.objectives[*colour as usize] += 1;
            }
            child.passkey = kid.passkey;
            child.nightmare = nightmare;
            child.dreaming = kid.dreaming;
            child.angel = kid.angel;
            child.fewer_next = kid.fewer_actions_next;
        }
        self.state.pile_mut(Deck::Objective).left = dealt;
        Ok(())
    }

    /// The piles: what is named, then the missing special tokens from Room 25 down, noise everywhere else.
    fn tokens(&mut self, given: &Arrangement) -> Done {
        let state = &mut *self.state;
        let wanted = usize::from(colours(state.rules.children));
        let chosen = given.colours.clone().unwrap_or_else(|| Colour::ALL[..wanted].to_vec());
        let set = chosen.iter().fold(0_u8, |set, colour| set | 1 << *colour as u8);
        if set.count_ones() as usize != wanted {
            return Err(ArrangeError::at("colours", format!("{wanted} colours are in play")));
        }
        *state.house.colours.truth_mut(self.referee) = set;
        let mut missing = [3 * (set & 1), 3 * (set >> 1 & 1), 3 * (set >> 2 & 1), 1, 1];
        let mut lack = |kind: u8| -> Done {
            let left = missing.get_mut(usize::from(kind));
            match left {
                Some(0) => Err(ArrangeError::at("tokens", "more special tokens than there are")),
                Some(left) => {
                    *left -= 1;
                    Ok(())
                }
                None => Ok(()),
            }
        };
        for kid in &state.children {
            for colour in 0..3 {
                (0..kid.objectives[usize::from(colour)]).try_for_each(|_| lack(colour))?;
            }
        }
        if let Some(buried) = &given.buried {
            if !buried.room.is_room() {
                return Err(ArrangeError::at("buried", "a pile lies in a numbered Room"));
            }
            state.house.buried = buried.room.0;
            for token in &buried.tokens {
                lack(token.kind())?;
                match token {
                    Token::Objective(colour) => state.house.buried_objectives[*colour as usize] += 1,
                    Token::Passkey => state.house.buried_passkey = true,
                    _ => return Err(ArrangeError::at("buried", "Objectives and the Passkey")),
                }
            }
        }
        if given.trapdoor.is_some() {
            lack(kind::TRAPDOOR)?;
        }
        if given.attic_open || state.children.iter().any(|kid| kid.passkey) {
            lack(kind::PASSKEY)?;
        }
        let mut kinds = [NONE; 25];
        for (room, tokens) in &given.tokens {
            if !room.is_room() || tokens.len() > 2 {
                return Err(ArrangeError::at("tokens", "a numbered Room has at most two Search tokens"));
            }
            let (index, bit) = (room.index(), room.bit());
            kinds[index] = kind::NOISE;
            if tokens.len() < 2 {
                state.house.upper &= !bit;
            } else if let Token::Noise(Some(value)) = tokens[0] {
                *state.house.noise[index][0].truth_mut(self.referee) = value.clamp(1, 5);
            } else {
                return Err(ArrangeError::at("tokens", "an upper token is noise with a value"));
            }
            match tokens.last() {
                None => state.house.lower &= !bit,
                Some(token) => {
                    kinds[index] = token.kind();
                    lack(token.kind())?;
                    if let Token::Noise(value) = token {
                        let value = value.unwrap_or(1).clamp(1, 5);
                        *state.house.noise[index][1].truth_mut(self.referee) = value;
                    }
                }
            }
        }
        for (kind, count) in (0..).zip(missing) {
            for _ in 0..count {
                let bare = spaces(ORDINARY).filter(|room| kinds[room.index()] == NONE).last();
                let room = bare.ok_or_else(|| ArrangeError::at("tokens", "no Room left for the tokens"))?;
                kinds[room.index()] = kind;
            }
        }
        let knows = match state.rules.boogeyman() {
            Some(seat) => SeatSet::only(seat),
            None => SeatSet::NOBODY,
        };
        for (room, kind) in kinds.into_iter().enumerate() {
            let kind = if kind == NONE { kind::NOISE } else { kind };
            state.house.kinds[room] = Secret::new(kind, knows);
            for layer in 0..2 {
                let value = state.house.noise[room][layer].truth_mut(self.referee);
                if *value == 0 && (layer == 0 || kind == kind::NOISE) {
                    *value = 1;
                }
            }
        }
        state.house.box_noise = [0; 5];
        Ok(())
    }

    fn board(&mut self, given: &Arrangement) -> Done {
        let rooms = |path: &str, list: &[Space]| -> Result<u32, ArrangeError> {
            match list.iter().find(|space| !space.is_room()) {
                Some(hall) => Err(ArrangeError::at(path, format!("{hall} is no numbered Room"))),
                None => Ok(list.iter().fold(0, |set, space| set | space.bit())),
            }
        };
        let state = &mut *self.state;
        state.house.bulbs &= !rooms("switched", &given.switched)?;
        state.house.dark = rooms("dark", &given.dark)? & state.house.bulbs;
        state.house.padlocks = rooms("padlocks", &given.padlocks)?;
        let used = state.house.padlocks.count_ones() as u8;
        state.house.padlocks_left =
            given.padlocks_left.unwrap_or_else(|| self.pack.tracks.padlocks.saturating_sub(used));
        state.house.trapdoor = given.trapdoor.map_or(NONE, |room| room.0);
        state.house.attic_open = given.attic_open;
        state.sitter = given.babysitter.unwrap_or_default().0;
        state.figure = given.figure.map_or(NONE, |space| space.0);
        state.finale.room = given.final_room.map_or(NONE, |space| space.0);
        for (entity, level) in &given.stress {
            if *level > self.pack.tracks.stress[*entity as usize] {
                return Err(ArrangeError::at("stress", "beyond the maximum"));
            }
            state.stress[*entity as usize] = *level;
        }
        if let Some(passage) = given.closed {
            if !self.pack.house.doors.get(usize::from(passage.0)).is_some_and(|door| door.closable) {
                return Err(ArrangeError::at("closed", format!("Passage {passage} cannot be closed")));
            }
            state.closed = passage.0;
            state.closed_until = given.closed_until.unwrap_or(given.round.unwrap_or(1) + 1);
        }
        for card in &given.events {
            let card = self.card("events", Deck::Event, *card)?;
            self.state.pile_mut(Deck::Event).left.take(card);
            self.state.events.put(card);
        }
        Ok(())
    }

    fn track(&mut self, given: &Arrangement) -> Done {
        if let Some(figure) = given.turned {
            let child = self.place("turned", figure)?;
            if self.state.rules.mode != Mode::SemiCoop {
                return Err(ArrangeError::at("turned", "only in semi-coop"));
            }
            let kid = self.state.child_mut(child);
            kid.space = NONE;
            kid.mind = 0;
            self.state.rules.boogeyman = kid.seat;
        }
        let tokens = given.track.clone().unwrap_or_else(|| vec![Space(1)]);
        let once = |at: usize| !tokens[..at].contains(&tokens[at]) && tokens[at].is_room();
        if tokens.is_empty() || tokens.len() > 10 || !(0..tokens.len()).all(once) {
            return Err(ArrangeError::at("track", "one to ten different numbered Rooms"));
        }
        let is_shown = |at: usize| match &given.face_up {
            None => at + 1 < tokens.len(),
            Some(FaceUp::First(count)) => at < usize::from(*count),
            Some(FaceUp::Rooms(rooms)) => rooms.contains(&tokens[at]),
        };
        if let Some(FaceUp::Rooms(rooms)) = &given.face_up
            && rooms.iter().any(|room| !tokens.contains(room))
        {
            return Err(ArrangeError::at("face_up", "tokens of the track"));
        }
        let owner = self.state.rules.boogeyman().map_or(SeatSet::NOBODY, SeatSet::only);
        let track = &mut self.state.track;
        for (at, room) in tokens.iter().enumerate() {
            let shown = is_shown(at);
            let knows = if shown { SeatSet::EVERYBODY } else { owner };
            track.tokens[at] = Secret::new(room.0, knows);
            track.face_up |= u16::from(shown) << at;
            track.len += 1;
        }
        Ok(())
    }

    fn decks(&mut self, given: &Arrangement) -> Done {
        for (deck, cards) in &given.decks {
            let mut left = Bag::EMPTY;
            for card in cards {
                let number = self.card("decks", *deck, *card)?;
                if !self.state.pile(*deck).left.has(number) {
                    return Err(ArrangeError::at("decks", format!("{card} is elsewhere")));
                }
                left.put(number);
            }
            let pile = self.state.pile_mut(*deck);
            pile.spent = pile.left - left;
            pile.left = left;
        }
        Ok(())
    }

    fn turn(&mut self, given: &Arrangement) -> Done {
        let torch = given.torch.map_or(Ok(0), |figure| self.place("torch", figure))?;
        let active = given.active.map_or(Ok(torch), |figure| self.place("active", figure))?;
        let leader = given.leader.map_or(Ok(NONE), |figure| self.place("leader", figure))?;
        let state = &mut *self.state;
        state.round = given.round.unwrap_or(1).max(1);
        state.torch = torch;
        state.active = active;
        state.finale.leader = leader;
        if state.conscious() == 0 || state.child(torch).gone() {
            return Err(ArrangeError::at("children", "somebody is conscious, and the Torch holder plays"));
        }
        if given.boogeyman_turn {
            state.frames.push(Frame::BoogeymanTurn);
        } else if let Some(actions) = given.actions {
            if !state.child(active).conscious() {
                return Err(ArrangeError::at("active", "a Fainted Child has no Actions"));
            }
            if given.proposals > MOST_PROPOSALS {
                return Err(ArrangeError::at("proposals", format!("at most {MOST_PROPOSALS}")));
            }
            state.turn = Turn {
                actions,
                free_moves: given.free_moves,
                aptitude: given.aptitude_used,
                talkie: given.trade_anywhere,
                proposals: given.proposals,
                ..Turn::default()
            };
            state.frames.push(Frame::Act);
        } else {
            state.frames.push(Frame::BeginTurn);
        }
        state.ask = ask::Over { winners: SeatSet::NOBODY }.into();
        Ok(())
    }
}
