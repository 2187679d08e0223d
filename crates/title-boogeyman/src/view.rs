//! What eyes may know, built field by field.

#![expect(missing_docs, reason = "each field is a thing on the table")]

use serde::Serialize;
use veilleuse_core::{
    Eyes, Outcome, Seat, SeatSet, Secret,
    kit::{Noun, Set},
};

use crate::{
    ask::{self, Ask},
    cards::{Aptitude, Closing, Family, Moment, OnFailure, Spell},
    pack::{Door, FAR, Pack},
    setup::Mode,
    state::{Kid, MOST_PROPOSALS, State},
    words::{
        Card, Child, Colour, Deck, Entity, Figure, Final, Floor, Kind, Layer, Mind, Number, Passage, Slot,
        Space, Token,
    },
};

veilleuse_core::told_in_parts! {
    /// The table as some eyes may know it.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub struct View {
        pub mode: Mode,
        pub round: u16,
        /// What is asked, in a word.
        #[cfg_attr(feature = "schema", schemars(schema_with = "ask::words"))]
        pub asks: &'static str,
        pub waiting: SeatSet,
        /// Whose turn it is; nobody's in the Boogeyman's.
        pub active: Option<Figure>,
        pub torch: Option<Figure>,
        /// Who directs the Boogeyman; without it the game does.
        pub boogeyman: Option<Seat>,
        /// Children in turn order, those who have turned included.
        pub children: Vec<ChildView>,
        /// Rooms 1 to 25, then the six Halls.
        pub spaces: Vec<SpaceView>,
        pub passages: Vec<PassageView>,
        pub babysitter: BabysitterView,
        /// Where the Boogeyman's figure stands.
        pub figure: Option<Space>,
        pub track: TrackView,
        pub stress: Vec<StressView>,
        pub decks: Vec<DeckView>,
        /// Events in force and Nightmares are cards; what they do is in `spells`.
        pub events: Vec<CardView>,
        pub spells: Vec<Spell>,
        pub turn: TurnView,
        pub roll: Option<RollView>,
        pub deal: Option<DealView>,
        /// Two cards to choose from.
        pub choice: Vec<CardView>,
        /// Rooms that may be chosen now.
        pub targets: Vec<Space>,
        /// The token that is being hidden, for those who may know.
        pub hiding: Option<Token>,
        /// Colours of the Objectives in play, for those who may know.
        pub colours: Option<Vec<Colour>>,
        pub finale: FinaleView,
        pub supply: SupplyView,
        /// The cards of the Boogeyman's owner, for its eyes.
        pub hand: Option<Vec<CardView>>,
        pub outcome: Option<Outcome>,
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChildView {
    pub seat: Seat,
    pub figure: Option<Figure>,
    /// Nowhere before it is chosen and after it has turned.
    pub space: Option<Space>,
    pub mind: Mind,
    pub state_cards: u8,
    pub candies: u8,
    pub candy_cap: u8,
    pub aptitude: Option<Aptitude>,
    /// Whether the Aptitude may be used now.
    pub able: bool,
    pub objectives: Vec<Colour>,
    pub passkey: bool,
    pub nightmare: Option<CardView>,
    pub hand_count: u8,
    /// For the own eyes.
    pub hand: Option<Vec<CardView>>,
    /// Cards of the hand that everybody was shown.
    pub shown: Vec<CardView>,
    pub objective: Option<CardView>,
    pub has_objective_card: bool,
    pub leader: bool,
    pub fewer_actions_next: u8,
    pub turned: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView {
    pub card: Card,
    pub name: String,
    pub when: Option<Moment>,
}

/// A Room or Hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpaceView {
    pub space: Space,
    pub number: Option<u8>,
    pub floor: Floor,
    pub cells: Vec<(u8, u8)>,
    /// The Child whose Hall it is.
    pub hall_of: Option<Figure>,
    /// Neighbours as the house is now.
    pub near: Vec<Space>,
    /// The side of the Light/Darkness token, while it is there.
    pub bulb: Option<BulbView>,
    /// Whether there is light in a Room: it stays as the token showed it when it was taken.
    pub lit: bool,
    pub padlock: bool,
    /// Search tokens in the pile, face down.
    pub tokens: u8,
    /// What these eyes know of them, from the top; an unknown token is null.
    pub known: Vec<Option<Token>>,
    pub trapdoor: bool,
    pub sealed: bool,
    pub children: Vec<Figure>,
    pub fainted: Vec<Figure>,
    pub babysitter: bool,
    pub boogeyman: bool,
    pub final_room: bool,
    /// Whether a token of the track that these eyes know shows this Room.
    pub on_track: bool,
    /// Tokens a turn-coat left under the pile: everybody knows which, nobody in which order.
    pub buried: Vec<Token>,
}

/// A side of a Light/Darkness token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BulbView {
    Light,
    Dark,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PassageView {
    pub passage: Passage,
    pub joins: (Space, Space),
    pub stairs: bool,
    pub open: bool,
    pub attic: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BabysitterView {
    pub space: Option<Space>,
    /// How many steps she is from the Room of the active Child; nothing without an open path.
    pub distance: Option<u8>,
    /// Where she would stand after so many steps towards that Room, from 1 to 6: the spaces she may reach.
    pub preview: Vec<PreviewView>,
}

/// Where the Babysitter may be after a noise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PreviewView {
    pub steps: u8,
    pub spaces: Vec<Space>,
    /// Whether she would be in the Room of the active Child.
    pub reaches: bool,
    /// Children she would meet on the way, wherever the way may lead.
    pub meets: Vec<Figure>,
}

/// The Spawn Track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrackView {
    pub slots: Vec<SlotView>,
    pub laid: u8,
    /// Tokens not on the track, for those who may know them all.
    pub unused: Option<Vec<Space>>,
}

/// A space of the Spawn Track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotView {
    pub number: u8,
    pub event: bool,
    pub laid: bool,
    pub face_up: bool,
    pub room: Option<Space>,
}

/// A Stress counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StressView {
    pub entity: Entity,
    pub level: u8,
    pub most: u8,
    pub troubles: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView {
    pub deck: Deck,
    pub left: u32,
    pub discard: Vec<Card>,
}

/// The turn under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    pub actions: u8,
    pub free_moves: u8,
    pub aptitude_used: bool,
    pub trade_anywhere: bool,
    /// Deals that may still be proposed.
    pub proposals_left: u8,
}

/// A die on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollView {
    pub child: Option<Figure>,
    pub face: u8,
    pub plus: u8,
}

/// A deal under way: its cards for the eyes of the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealView {
    pub from: Option<Figure>,
    pub to: Option<Figure>,
    /// What the first would give.
    pub give: Option<Vec<CardView>>,
    /// What the second would give.
    pub back: Option<Vec<CardView>>,
    /// What whoever is asked has laid since, for the own eyes.
    pub laying: Option<Vec<CardView>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinaleView {
    pub room: Option<Space>,
    pub leader: Option<Figure>,
    pub gathered: bool,
    pub begun: bool,
    pub book: Option<BookView>,
}

/// The open Book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BookView {
    pub number: Final,
    pub id: String,
    pub family: Family,
    pub closing: Closing,
    pub panel: u8,
    /// The panels that are read in this match.
    pub panels: Vec<PanelView>,
    pub tester: Option<Figure>,
    pub participants: Vec<Figure>,
    pub possessed: Vec<Figure>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PanelView {
    pub number: u8,
    pub at_least: u8,
    pub on_failure: OnFailure,
}

/// What is left in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupplyView {
    pub padlocks: u8,
    pub objectives_in_play: u8,
}

pub(crate) fn view(pack: &Pack, state: &State, eyes: Eyes) -> View {
    let look = Look { pack, state, eyes };
    let figure = |child: Option<Child>| child.and_then(|child| state.children[child].figure);
    let pending = ask::pending(state);
    let (choice, targets) = match state.ask {
        Ask::PickCard(ask::PickCard { cards, .. }) => (cards.to_vec(), Set::EMPTY),
        Ask::PickSpace(ask::PickSpace { from, .. }) | Ask::RandomSpace(ask::RandomSpace { from, .. }) => {
            (Vec::new(), from)
        }
        _ => (Vec::new(), Set::EMPTY),
    };
    View {
        mode: state.rules.mode,
        round: state.round,
        asks: state.ask.word(),
        waiting: pending.asked(),
        active: figure(state.active),
        torch: (state.round > 0).then(|| figure(state.torch)).flatten(),
        boogeyman: state.rules.boogeyman,
        children: state.places().map(|child| look.child(child)).collect(),
        spaces: Space::all().map(|space| look.space(space)).collect(),
        passages: look.passages(),
        babysitter: look.babysitter(),
        figure: state.figure,
        track: look.track(),
        stress: Entity::ALL.map(|entity| look.stress(entity)).into(),
        decks: Deck::ALL
            .map(|deck| {
                let pile = &state.piles[deck];
                let discard = pile.spent.iter().map(|number| Card::new(deck, number)).collect();
                DeckView { deck, left: pile.left.len(), discard }
            })
            .into(),
        events: look.cards(Deck::Event, state.events),
        spells: state.spells(pack).iter().collect(),
        turn: TurnView {
            actions: state.turn.actions,
            free_moves: state.turn.free_moves,
            aptitude_used: state.turn.aptitude,
            trade_anywhere: state.turn.talkie,
            proposals_left: MOST_PROPOSALS - state.turn.proposals,
        },
        roll: match state.ask {
            Ask::Rolled(ask::Rolled { roll }) => {
                Some(RollView { child: figure(Some(roll.child)), face: roll.face, plus: roll.plus })
            }
            _ => None,
        },
        deal: look.deal(),
        choice: choice.into_iter().map(|number| look.card(Card::new(Deck::Boogeyman, number))).collect(),
        targets: targets.iter().collect(),
        hiding: match state.ask {
            Ask::Hide(hide) if eyes.among(state.boogeyman_seats()) => Some(Token::of(hide.kind, None)),
            _ => None,
        },
        colours: state
            .house
            .colours
            .seen_by(eyes)
            .filter(|_| state.round > 0)
            .map(|colours| colours.iter().collect()),
        finale: look.finale(),
        supply: SupplyView {
            padlocks: state.house.padlocks_left,
            objectives_in_play: 3 * crate::setup::colours(state.rules.children),
        },
        hand: (state.rules.player_run() && eyes.among(state.boogeyman_seats())).then(|| {
            [Deck::Nightmare, Deck::Trouble, Deck::Event]
                .into_iter()
                .flat_map(|deck| look.cards(deck, state.piles[deck].left))
                .collect()
        }),
        outcome: pending.outcome(),
    }
}

struct Look<'a> {
    pack: &'a Pack,
    state: &'a State,
    eyes: Eyes,
}

impl Look<'_> {
    fn card(&self, card: Card) -> CardView {
        let data = self.pack.card(card);
        CardView { card, name: data.name.clone(), when: data.moment }
    }

    fn cards(&self, deck: Deck, cards: Set<Number>) -> Vec<CardView> {
        cards.iter().map(|number| self.card(Card::new(deck, number))).collect()
    }

    fn child(&self, child: Child) -> ChildView {
        let kid = &self.state.children[child];
        let objective = kid.objective.seen_by(self.eyes).copied().flatten();
        let aptitude = kid.figure.map(|figure| self.pack.aptitude(figure));
        ChildView {
            seat: kid.seat,
            figure: kid.figure,
            space: kid.space,
            mind: kid.mind,
            state_cards: kid.mind.cards(),
            candies: kid.candies,
            candy_cap: kid.mind.candy_cap(),
            aptitude,
            able: aptitude.is_some_and(|aptitude| self.state.able(self.pack, child, aptitude)),
            objectives: Colour::ALL
                .into_iter()
                .flat_map(|colour| std::iter::repeat_n(colour, usize::from(kid.objectives[colour])))
                .collect(),
            passkey: kid.passkey,
            nightmare: kid.nightmare.map(|number| self.card(Card::new(Deck::Nightmare, number))),
            hand_count: kid.hand_count,
            hand: kid.hand.seen_by(self.eyes).map(|hand| self.cards(Deck::Search, *hand)),
            shown: self.cards(Deck::Search, kid.shown),
            objective: objective.map(|number| self.card(Card::new(Deck::Objective, number))),
            has_objective_card: self.state.round > 0 || objective.is_some(),
            leader: self.state.finale.leader == Some(child),
            fewer_actions_next: kid.fewer_next,
            turned: self.state.round > 0 && kid.gone(),
        }
    }

    fn space(&self, space: Space) -> SpaceView {
        let (pack, state) = (self.pack, self.state);
        let plan = &pack.house.plans[space];
        let house = &state.house;
        let on_table = state.round > 0 || state.sitter.is_some();
        let here = |fainted: bool| -> Vec<Figure> {
            let kids = state.kids().iter().filter(|kid| kid.space == Some(space) && kid.fainted() == fainted);
            kids.filter_map(|kid| kid.figure).collect()
        };
        let buried = house
            .buried
            .filter(|buried| buried.room == space)
            .map_or(Vec::new(), |buried| buried.tokens().collect());
        let mut known = Vec::new();
        if space.is_room() && on_table {
            let value = |layer: Layer| house.noise[space][layer].seen_by(self.eyes).copied().flatten();
            if house.upper.has(space) {
                known.push(value(Layer::Upper).map(|noise| Token::of(Kind::Noise, Some(noise))));
            }
            if house.lower.has(space) {
                let kind = house.kinds[space].seen_by(self.eyes).copied().flatten();
                known.push(kind.map(|kind| Token::of(kind, value(Layer::Lower))));
            }
        }
        let figure = Figure::ALL.into_iter().find(|figure| pack.hall(*figure) == space);
        SpaceView {
            space,
            number: space.room_number(),
            floor: plan.floor,
            cells: plan.cells.clone(),
            hall_of: figure,
            near: state.near(pack, space).iter().collect(),
            bulb: (house.bulbs.has(space) && space.is_room()).then_some(if house.dark.has(space) {
                BulbView::Dark
            } else {
                BulbView::Light
            }),
            lit: space.is_room() && !house.dark.has(space),
            padlock: house.padlocks.has(space),
            tokens: known.len() as u8 + buried.len() as u8,
            known,
            trapdoor: house.trapdoor == Some(space),
            sealed: house.is_sealed(space),
            children: here(false),
            fainted: here(true),
            babysitter: state.sitter == Some(space),
            boogeyman: state.figure == Some(space),
            final_room: state.finale.room == Some(space),
            on_track: self.slots().any(|slot| slot.room == Some(space)),
            buried,
        }
    }

    fn passages(&self) -> Vec<PassageView> {
        let closed = self.state.closed.map(|closed| closed.passage);
        let view = |(passage, door): (Passage, &Door)| PassageView {
            passage,
            joins: (door.ends[0], door.ends[1]),
            stairs: door.stairs,
            open: closed != Some(passage) && (!door.locked || self.state.house.attic_open),
            attic: door.locked,
        };
        self.pack.house.doors().map(view).collect()
    }

    fn babysitter(&self) -> BabysitterView {
        let state = self.state;
        let space = state.sitter;
        let target = state.active.and_then(|active| state.children[active].space);
        let (Some(from), Some(target)) = (space, target) else {
            return BabysitterView { space, distance: None, preview: Vec::new() };
        };
        let far = state.far(self.pack, from, target);
        BabysitterView {
            space,
            distance: (far < FAR).then_some(far),
            preview: (1..=6).map(|steps| self.preview(from, target, steps)).collect(),
        }
    }

    /// Where so many steps may lead her: she stops at the first Child.
    fn preview(&self, from: Space, target: Space, steps: u8) -> PreviewView {
        let (state, occupied) = (self.state, self.state.occupied());
        let (mut walking, mut stopped) = (Set::only(from), Set::EMPTY);
        for _ in 0..steps {
            let mut next = Set::EMPTY;
            for space in walking.iter() {
                let ways = state.steps_toward(self.pack, space, target);
                if ways.is_empty() {
                    stopped.put(space);
                }
                next |= ways;
            }
            stopped |= next & occupied;
            walking = next - occupied;
        }
        let reached = walking | stopped;
        let met =
            |kid: &&Kid| !kid.fainted() && kid.space.is_some_and(|space| stopped.has(space) && space != from);
        PreviewView {
            steps,
            spaces: reached.iter().collect(),
            reaches: reached.has(target),
            meets: state.kids().iter().filter(met).filter_map(|kid| kid.figure).collect(),
        }
    }

    fn slots(&self) -> impl Iterator<Item = SlotView> {
        let track = &self.state.track;
        Slot::all().map(move |slot| SlotView {
            number: slot.place(),
            event: self.pack.tracks.events.has(slot),
            laid: slot.number() < track.len,
            face_up: track.face_up.has(slot),
            room: track.tokens[slot].seen_by(self.eyes).copied().flatten(),
        })
    }

    fn track(&self) -> TrackView {
        let slots: Vec<SlotView> = self.slots().collect();
        let known = slots.iter().all(|slot| !slot.laid || slot.room.is_some());
        let used: Vec<Space> = slots.iter().filter_map(|slot| slot.room).collect();
        TrackView {
            laid: self.state.track.len,
            unused: known.then(|| Space::rooms().filter(|room| !used.contains(room)).collect()),
            slots,
        }
    }

    fn stress(&self, entity: Entity) -> StressView {
        let tracks = &self.pack.tracks;
        let most = tracks.stress[entity];
        StressView {
            entity,
            level: self.state.stress[entity],
            most,
            troubles: tracks.troubles[entity].iter().copied().collect(),
        }
    }

    fn deal(&self) -> Option<DealView> {
        let state = self.state;
        let seen = |cards: &Secret<Set<Number>>| {
            cards.seen_by(self.eyes).map(|cards| self.cards(Deck::Search, *cards))
        };
        state.deal.as_ref().map(|deal| DealView {
            from: state.children[state.turn_of()].figure,
            to: state.children[deal.with].figure,
            give: seen(&deal.give),
            back: seen(&deal.back),
            laying: seen(&deal.laying),
        })
    }

    fn finale(&self) -> FinaleView {
        let (state, finale) = (self.state, &self.state.finale);
        let figures = |children: Set<Child>| -> Vec<Figure> {
            children.iter().filter_map(|child| state.children[child].figure).collect()
        };
        let figure = |child: Option<Child>| child.and_then(|child| state.children[child].figure);
        FinaleView {
            room: finale.room,
            leader: figure(finale.leader),
            gathered: state.gathered(),
            begun: finale.begun,
            book: finale.number.map(|number| {
                let epilogue = &self.pack.epilogues[number];
                BookView {
                    number,
                    id: epilogue.id.clone(),
                    family: epilogue.family,
                    closing: epilogue.closing,
                    panel: finale.panel + 1,
                    panels: epilogue.panels[..usize::from(finale.panels)]
                        .iter()
                        .zip(1..)
                        .map(|(panel, number)| PanelView {
                            number,
                            at_least: panel.at_least,
                            on_failure: panel.on_failure,
                        })
                        .collect(),
                    tester: figure(finale.tester),
                    participants: figures(finale.participants),
                    possessed: figures(finale.possessed),
                }
            }),
        }
    }
}
