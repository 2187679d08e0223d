//! Any table of Boogeyman, described in a scenario file.
//!
//! What is not named is plain: round 1, the Children in the order of the box in their Halls, Calm, with three
//! Candies and no cards, the Babysitter in Room 1, no Boogeyman figure, a face-down token of Room 2 on the track,
//! three tokens in every pile (all noise of value 1, Trapdoor, Passkey and Objectives in the last Rooms), full
//! decks, the turn of the first Child about to begin.

use std::collections::BTreeMap;

use serde::Deserialize;
use veilleuse_core::{
    ArrangeError, Referee, Scribe, SeatSet, Secret,
    kit::{By, Noun, Set},
};

use crate::{
    ask,
    board::{Buried, Closed, Rooms},
    cards::Moment,
    frame::Frame,
    pack::Pack,
    phase::Play,
    setup::{self, Mode, Options, colours},
    state::{MOST_PROPOSALS, State, Turn},
    words::{
        Card, Child, Colour, Deck, Entity, Figure, Kind, Layer, Mind, Noise, Number, ORDINARY, Passage, Slot,
        Space, Token,
    },
};

/// A table of Boogeyman: any part of it, set directly.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Arrangement {
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
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct ChildArrangement {
    pub figure: Option<Figure>,
    pub at: Option<Space>,
    /// The state of mind.
    pub mind: Option<Mind>,
    pub candies: Option<u8>,
    /// Search cards in hand.
    pub hand: Vec<Card>,
    /// The Objective card.
    pub objective: Option<Card>,
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
    let mut table = Table { pack, state: &mut state, referee };
    table.children(arrangement)?;
    table.tokens(arrangement)?;
    table.board(arrangement)?;
    table.track(arrangement)?;
    table.decks(arrangement)?;
    table.turn(arrangement)?;
    Play { pack, state: &mut state, referee, scribe: Scribe::silent() }.run();
    Ok(state)
}

struct Table<'a> {
    pack: &'a Pack,
    state: &'a mut State,
    referee: &'a Referee,
}

type Done = Result<(), ArrangeError>;

impl Table<'_> {
    fn place(&self, path: &str, figure: Figure) -> Result<Child, ArrangeError> {
        let found = self.state.with_figure(figure);
        found.ok_or_else(|| ArrangeError::at(path, format!("{} does not play", figure.id())))
    }

    fn card(&self, path: &str, deck: Deck, card: Card) -> Result<Number, ArrangeError> {
        let there = card.deck == deck && self.pack.deck(deck).has(card.number);
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
        let mut dealt = self.state.piles[Deck::Objective].left;
        for kid in &given.children {
            if let Some(card) = kid.objective {
                let card = self.card("children", Deck::Objective, card)?;
                dealt.take(card);
            }
        }
        for place in self.state.places() {
            let path = format!("children[{}]", place.number());
            let kid = given.children.get(place.index()).unwrap_or(&plain);
            let figure = kid.figure.or_else(|| free.next());
            let figure = figure.ok_or_else(|| ArrangeError::at(&path, "there are six Children"))?;
            if self.state.with_figure(figure).is_some() {
                return Err(ArrangeError::at(&path, format!("{} plays twice", figure.id())));
            }
            let objective = match kid.objective {
                Some(card) => self.card(&path, Deck::Objective, card)?,
                // The first one that is left, and not the traitor's.
                None => dealt
                    .without(self.pack.possessed)
                    .first()
                    .ok_or_else(|| ArrangeError::at(&path, "no Objective card is left"))?,
            };
            dealt.take(objective);
            let mut hand = Set::EMPTY;
            for card in &kid.hand {
                let card = self.card(&path, Deck::Search, *card)?;
                let left = &mut self.state.piles[Deck::Search].left;
                if self.pack.moment(card) == Moment::Surprise || !left.take(card) {
                    return Err(ArrangeError::at(&path, "this card cannot be in the hand"));
                }
                hand.put(card);
            }
            let shown: Set<Number> = kid.shown.iter().map(|card| card.number).collect();
            if kid.shown.iter().any(|card| !kid.hand.contains(card)) {
                return Err(ArrangeError::at(&path, "only cards of the hand are shown"));
            }
            let nightmare = match kid.nightmare {
                Some(card) => Some(self.card(&path, Deck::Nightmare, card)?),
                None => None,
            };
            if let Some(nightmare) = nightmare {
                self.state.piles[Deck::Nightmare].left.take(nightmare);
            }
            let hall = self.pack.hall(figure);
            let child = &mut self.state.children[place];
            child.figure = Some(figure);
            child.space = Some(kid.at.unwrap_or(hall));
            child.mind = kid.mind.unwrap_or(Mind::Calm);
            child.candies = kid.candies.unwrap_or(child.mind.candy_cap());
            if child.candies > child.mind.candy_cap() {
                return Err(ArrangeError::at(&path, "more Candies than the state of mind allows"));
            }
            child.hand_count = hand.len() as u8;
            child.shown = shown;
            *child.hand.truth_mut(self.referee) = hand;
            *child.objective.truth_mut(self.referee) = Some(objective);
            for colour in &kid.objectives {
                child.objectives[*colour] += 1;
            }
            child.passkey = kid.passkey;
            child.nightmare = nightmare;
            child.angel = kid.angel;
            child.fewer_next = kid.fewer_actions_next;
            if kid.dreaming {
                self.state.dreaming.put(place);
            }
        }
        self.state.piles[Deck::Objective].left = dealt;
        Ok(())
    }

    /// The piles: what is named, then the missing special tokens from Room 25 down, noise everywhere else.
    fn tokens(&mut self, given: &Arrangement) -> Done {
        let state = &mut *self.state;
        let wanted = usize::from(colours(state.rules.children));
        let chosen = given.colours.clone().unwrap_or_else(|| Colour::ALL[..wanted].to_vec());
        let set: Set<Colour> = chosen.into_iter().collect();
        if set.len() as usize != wanted {
            return Err(ArrangeError::at("colours", format!("{wanted} colours are in play")));
        }
        *state.house.colours.truth_mut(self.referee) = set;
        // The special tokens that have to lie somewhere.
        let mut missing: By<Kind, u8, 5> = By::with(|kind| match kind {
            Kind::Trapdoor | Kind::Passkey => 1,
            _ => 3 * u8::from(set.iter().any(|colour| Kind::objective(colour) == kind)),
        });
        let mut lack = |kind: Kind| -> Done {
            if kind == Kind::Noise {
                return Ok(());
            }
            missing[kind] = missing[kind]
                .checked_sub(1)
                .ok_or_else(|| ArrangeError::at("tokens", "more special tokens than there are"))?;
            Ok(())
        };
        for kid in state.children.values() {
            for (colour, count) in kid.objectives.iter() {
                (0..*count).try_for_each(|_| lack(Kind::objective(colour)))?;
            }
        }
        if let Some(buried) = &given.buried {
            if !buried.room.is_room() {
                return Err(ArrangeError::at("buried", "a pile lies in a numbered Room"));
            }
            let mut left = Buried { room: buried.room, objectives: By::all(0), passkey: false };
            for token in &buried.tokens {
                lack(token.kind())?;
                match token {
                    Token::Objective(colour) => left.objectives[*colour] += 1,
                    Token::Passkey => left.passkey = true,
                    _ => return Err(ArrangeError::at("buried", "Objectives and the Passkey")),
                }
            }
            state.house.buried = (left.count() > 0).then_some(left);
        }
        if given.trapdoor.is_some() {
            lack(Kind::Trapdoor)?;
        }
        if given.attic_open || state.children.values().iter().any(|kid| kid.passkey) {
            lack(Kind::Passkey)?;
        }
        let mut kinds: By<Space, Option<Kind>, 25> = By::all(None);
        for (&room, tokens) in &given.tokens {
            if !room.is_room() || tokens.len() > 2 {
                return Err(ArrangeError::at("tokens", "a numbered Room has at most two Search tokens"));
            }
            kinds[room] = Some(Kind::Noise);
            let noise = &mut state.house.noise[room];
            if tokens.len() < 2 {
                state.house.upper.take(room);
            } else if let Token::Noise(Some(value)) = tokens[0] {
                *noise[Layer::Upper].truth_mut(self.referee) = Noise::of(value.clamp(1, 5));
            } else {
                return Err(ArrangeError::at("tokens", "an upper token is noise with a value"));
            }
            match tokens.last() {
                None => {
                    state.house.lower.take(room);
                }
                Some(token) => {
                    kinds[room] = Some(token.kind());
                    lack(token.kind())?;
                    if let Token::Noise(Some(value)) = token {
                        *noise[Layer::Lower].truth_mut(self.referee) = Noise::of((*value).clamp(1, 5));
                    }
                }
            }
        }
        for (kind, count) in missing.iter() {
            for _ in 0..*count {
                let bare = ORDINARY.iter().filter(|room| kinds[*room].is_none()).last();
                let room = bare.ok_or_else(|| ArrangeError::at("tokens", "no Room left for the tokens"))?;
                kinds[room] = Some(kind);
            }
        }
        let knows = state.boogeyman_seats();
        for (room, kind) in kinds.iter() {
            state.house.kinds[room] = Secret::new(Some(kind.unwrap_or(Kind::Noise)), knows);
        }
        for (layer, room) in Rooms::tokens() {
            if state.house.is_bare(room, layer, self.referee) {
                *state.house.noise[room][layer].truth_mut(self.referee) = Noise::of(1);
            }
        }
        state.house.box_noise = By::all(0);
        Ok(())
    }

    fn board(&mut self, given: &Arrangement) -> Done {
        let rooms = |path: &str, list: &[Space]| -> Result<Set<Space>, ArrangeError> {
            match list.iter().find(|space| !space.is_room()) {
                Some(hall) => Err(ArrangeError::at(path, format!("{hall} is no numbered Room"))),
                None => Ok(list.iter().copied().collect()),
            }
        };
        let state = &mut *self.state;
        state.house.bulbs -= rooms("switched", &given.switched)?;
        state.house.dark = rooms("dark", &given.dark)? & state.house.bulbs;
        state.house.padlocks = rooms("padlocks", &given.padlocks)?;
        let used = state.house.padlocks.len() as u8;
        state.house.padlocks_left =
            given.padlocks_left.unwrap_or_else(|| self.pack.tracks.padlocks.saturating_sub(used));
        state.house.trapdoor = given.trapdoor;
        state.house.attic_open = given.attic_open;
        state.sitter = given.babysitter.or(Space::room(1));
        state.figure = given.figure;
        state.finale.room = given.final_room;
        for (entity, level) in &given.stress {
            if *level > self.pack.tracks.stress[*entity] {
                return Err(ArrangeError::at("stress", "beyond the maximum"));
            }
            state.stress[*entity] = *level;
        }
        if let Some(passage) = given.closed {
            if !self.pack.house.closable.has(passage) {
                return Err(ArrangeError::at("closed", format!("Passage {passage} cannot be closed")));
            }
            let until = given.closed_until.unwrap_or(given.round.unwrap_or(1) + 1);
            state.closed = Some(Closed { passage, until });
        }
        for card in &given.events {
            let card = self.card("events", Deck::Event, *card)?;
            self.state.piles[Deck::Event].left.take(card);
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
            let kid = &mut self.state.children[child];
            kid.space = None;
            kid.mind = Mind::Fainted;
            self.state.rules.boogeyman = Some(kid.seat);
        }
        let tokens = given.track.clone().unwrap_or_else(|| Space::room(2).into_iter().collect());
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
        let owner = self.state.boogeyman_seats();
        let track = &mut self.state.track;
        for (slot, room) in Slot::all().zip(&tokens) {
            let shown = is_shown(slot.index());
            let knows = if shown { SeatSet::EVERYBODY } else { owner };
            track.tokens[slot] = Secret::new(Some(*room), knows);
            if shown {
                track.face_up.put(slot);
            }
            track.len += 1;
        }
        Ok(())
    }

    fn decks(&mut self, given: &Arrangement) -> Done {
        for (deck, cards) in &given.decks {
            let mut left = Set::EMPTY;
            for card in cards {
                let number = self.card("decks", *deck, *card)?;
                if !self.state.piles[*deck].left.has(number) {
                    return Err(ArrangeError::at("decks", format!("{card} is elsewhere")));
                }
                left.put(number);
            }
            let pile = &mut self.state.piles[*deck];
            pile.spent = pile.left - left;
            pile.left = left;
        }
        Ok(())
    }

    fn turn(&mut self, given: &Arrangement) -> Done {
        let torch = given.torch.map_or(Ok(Child::new(0)), |figure| self.place("torch", figure))?;
        let active = given.active.map_or(Ok(torch), |figure| self.place("active", figure))?;
        let leader = given.leader.map(|figure| self.place("leader", figure)).transpose()?;
        let state = &mut *self.state;
        state.round = given.round.unwrap_or(1).max(1);
        state.torch = Some(torch);
        state.active = Some(active);
        state.finale.leader = leader;
        if state.conscious().is_empty() || state.children[torch].gone() {
            return Err(ArrangeError::at("children", "somebody is conscious, and the Torch holder plays"));
        }
        if given.boogeyman_turn {
            state.frames.push(Frame::BoogeymanTurn);
        } else if let Some(actions) = given.actions {
            if !state.children[active].conscious() {
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
