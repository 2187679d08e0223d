//! How questions, options and draws read: names of sentences in the pack.

use veilleuse_core::{DrawName, Eyes, Label, Line, Pending, Referee, Seat};

use crate::{
    action::Action,
    deals::Sight,
    pack::Pack,
    state::{Ask, Knack, State},
    told::token_name,
    words::{Card, Colour, Deck, Figure, Final, Floor, Passage, ROOMS, Space, Token},
};

/// What way `way` of the pending draw would mean.
pub(crate) fn draw_name(_: &Pack, state: &State, way: u32, referee: &Referee) -> DrawName {
    let id = |name: String| DrawName::Id(name);
    let among = |set: u64| {
        let mut left = set;
        for _ in 0..way {
            left &= left.wrapping_sub(1);
        }
        left.trailing_zeros() as u8
    };
    let card = |deck: Deck| id(Card::new(deck, state.pile(deck).left.nth(way)).to_string());
    match state.ask {
        Ask::Die(_) => DrawName::Face(way + 1),
        Ask::Card(deck, _) => card(deck),
        Ask::SecondCard(_) => card(Deck::Boogeyman),
        Ask::DealObjective(_) => card(Deck::Objective),
        Ask::DealColour => id(Colour::ALL[way as usize].id().to_owned()),
        Ask::PlaceToken(_) | Ask::RandomSpace(..) | Ask::RandomStep(_) => {
            id(Space(among(state.pick.from)).to_string())
        }
        // What nobody sees has no name.
        Ask::PlaceNoise(_) => DrawName::Way(way),
        Ask::SitterStart => id(Space(among(u64::from(crate::words::ORDINARY))).to_string()),
        Ask::First => {
            let figure = state.child(way as u8).figure().unwrap_or(Figure::Peter);
            id(figure.id().to_owned())
        }
        Ask::RoomToken | Ask::Available(_) => {
            id(Space(among(u64::from(ROOMS & !state.track.rooms(referee)))).to_string())
        }
        Ask::RandomFloor => id(Floor::ALL[way as usize].id().to_owned()),
        Ask::RandomDoor => id(Passage(among(state.pick.from)).to_string()),
        Ask::Buried(_) => {
            let mut way = way;
            for colour in Colour::ALL {
                let count = u32::from(state.house.buried_objectives[colour as usize]);
                if way < count {
                    return id(colour.id().to_owned());
                }
                way -= count;
            }
            id("passkey".to_owned())
        }
        Ask::FinalNumber => id(Final(way as u8).to_string()),
        _ => DrawName::Way(way),
    }
}

/// The sentence that asks, or says who is waited for.
pub(crate) fn prompt(pack: &Pack, state: &State, eyes: Eyes) -> Line {
    let asks = crate::view::asks(&state.ask);
    match crate::pending::pending(state) {
        Pending::Over(outcome) => {
            return Line::new("prompt-over").word("result", outcome.result).word("reason", outcome.reason);
        }
        Pending::Chance(_) => return Line::new("prompt-chance"),
        Pending::Seats(seats) if !eyes.seat().is_some_and(|seat| seats.has(seat)) => {
            let waited = seats.first_seat().unwrap_or(Seat::new(0));
            return Line::new("prompt-waiting").seat("seat", waited).number("others", seats.len() as i64 - 1);
        }
        Pending::Seats(_) => {}
    }
    let line = Line::new(format!("prompt-{}", asks.replace('_', "-")));
    #[cfg(feature = "planted-leaks")]
    let line = match crate::planted::leak_by_prompt(pack, state) {
        Some(thing) => line.number("leak", thing),
        None => line,
    };
    let named = |line: Line, child: u8| match state.child(child).figure() {
        Some(figure) => line.name("child", child_name(figure)),
        None => line.number("place", child + 1),
    };
    match state.ask {
        Ask::PickFigure(place) => line.number("place", place + 1),
        Ask::Hide(kind) => line.name("token", token_name(Token::of(kind, None))),
        Ask::Act => named(line, state.active).number("actions", state.turn.actions),
        Ask::Rolled(child) => named(line, child).number("face", state.roll.face + state.roll.plus),
        Ask::Hush { child, value, .. } => named(line, child).number("value", value),
        Ask::Cancel(child, entity) => named(line, child).name("entity", format!("entity-{}", entity.id())),
        Ask::Route { left, .. } | Ask::Lead { left, .. } | Ask::Possess { left, .. } => {
            line.number("left", left)
        }
        Ask::Discard { child, left } => named(line, child).number("left", left),
        Ask::PickSpace { left, .. } => line.number("left", left),
        Ask::PickChild { child, .. } | Ask::PickCard(child) | Ask::Nightmare(child) | Ask::Snoop(child) => {
            named(line, child)
        }
        Ask::Deal(child, _) => {
            let terms = state.terms(false, Sight::Eyes(eyes));
            let own = child == state.active;
            let (gives, takes) = if own { (terms.give, terms.back) } else { (terms.back, terms.give) };
            named(line, if own { state.deal.with } else { state.active })
                .number("gives", gives.len())
                .number("takes", takes.len())
        }
        Ask::Aptitude(child, Knack::Quiet { value, .. }) => named(line, child).number("value", value),
        Ask::Aptitude(child, _) => named(line, child),
        Ask::Lay => {
            let place = state.track.len + 1;
            let event = pack.tracks.events >> place & 1 != 0;
            line.number("place", place).word("event", if event { "yes" } else { "no" })
        }
        _ => line,
    }
}

fn child_name(figure: Figure) -> String {
    format!("child-{}", figure.id())
}

/// How an option reads, and what it touches.
pub(crate) fn label(pack: &Pack, state: &State, _: Eyes, action: &Action) -> Label {
    let label = Label::of(line(pack, state, action));
    match action {
        Action::Hide(space)
        | Action::Lay(space)
        | Action::Move(space)
        | Action::Step(space)
        | Action::Choose(space) => label.touching(format!("space:{space}")),
        Action::Switch | Action::Search | Action::Force | Action::Look => {
            label.touching(format!("space:{}", state.here()))
        }
        Action::Unlock => label.touching(format!("space:{}", Space::ATTIC)),
        Action::StartFinal => label.touching("book"),
        Action::Be(figure) | Action::Revive(figure) | Action::ChooseChild(figure) | Action::Trade(figure) => {
            label.touching(format!("child:{}", figure.id()))
        }
        Action::Play(card) | Action::Discard(card) | Action::Put(card) | Action::Take(card) => {
            label.touching(format!("card:{card}"))
        }
        Action::ChooseFloor(floor) => label.touching(format!("floor:{}", floor.id())),
        Action::ChoosePassage(passage) => label.touching(format!("passage:{passage}")),
        Action::Candies(_) | Action::Reroll | Action::Keep => label.touching("die"),
        _ => label,
    }
}

fn line(pack: &Pack, state: &State, action: &Action) -> Line {
    let room = |line: Line, space: &Space| line.name("room", format!("room-{space}"));
    let card = |line: Line, card: &Card| line.name("card", format!("card-{card}"));
    let child = |line: Line, figure: &Figure| line.name("child", child_name(*figure));
    match action {
        Action::Be(figure) => child(Line::new("option-be"), figure),
        Action::Colour(colour) => {
            Line::new("option-colour").name("colour", format!("colour-{}", colour.id()))
        }
        Action::Hide(space) => room(Line::new("option-hide"), space),
        Action::Lay(space) => room(Line::new("option-lay"), space),
        Action::Move(space) => {
            let from = state.here();
            let trapdoor = from == Space::SECRET || *space == Space::SECRET;
            let letters = pack.house.between(from, *space).filter(|_| !trapdoor);
            let letters = letters.map_or(String::new(), |passage| passage.to_string());
            let threat = if state.sitter == space.0 {
                "babysitter"
            } else if state.figure == space.0 {
                "boogeyman"
            } else {
                "nobody"
            };
            room(Line::new("option-move"), space)
                .same("passage", &letters)
                .word("trapdoor", if trapdoor { "yes" } else { "no" })
                .word("threat", threat)
        }
        Action::Switch => {
            let dark = state.house.dark & state.here().bit() != 0;
            Line::new("option-switch").word("dark", if dark { "yes" } else { "no" })
        }
        Action::Search => Line::new("option-search"),
        Action::Force => Line::new("option-force"),
        Action::Revive(figure) => child(Line::new("option-revive"), figure),
        Action::Unlock => Line::new("option-unlock"),
        Action::Look => Line::new("option-look"),
        Action::Play(of) => card(Line::new("option-play"), of),
        Action::Trade(figure) => child(Line::new("option-trade"), figure),
        Action::Put(of) => card(Line::new("option-put"), of),
        Action::Propose => Line::new("option-propose"),
        Action::Invite => Line::new("option-invite"),
        Action::ShowHand => Line::new("option-show-hand"),
        Action::StartFinal => Line::new("option-start-final"),
        Action::EndTurn => Line::new("option-end-turn").number("actions", state.turn.actions),
        Action::Keep => Line::new("option-keep").number("face", state.roll.face + state.roll.plus),
        Action::Candies(change) => Line::new("option-candies")
            .number("count", change.unsigned_abs())
            .number("result", (state.roll.face + state.roll.plus).saturating_add_signed(*change)),
        Action::Reroll => Line::new("option-reroll"),
        Action::Aptitude => Line::new("option-aptitude"),
        Action::Pass => Line::new("option-pass").word("asks", crate::view::asks(&state.ask)),
        Action::Step(space) => room(Line::new("option-step"), space),
        Action::Stop => Line::new("option-stop"),
        Action::Discard(of) => card(Line::new("option-discard"), of),
        Action::Choose(space) => room(Line::new("option-choose"), space),
        Action::ChooseFloor(floor) => {
            Line::new("option-choose-floor").name("floor", format!("floor-{}", floor.id()))
        }
        Action::ChoosePassage(passage) => {
            let door = pack.house.doors.get(usize::from(passage.0));
            let (one, two) = door.map_or((Space::ATTIC, Space::ATTIC), |door| (door.ends[0], door.ends[1]));
            Line::new("option-choose-passage")
                .same("passage", &passage.to_string())
                .name("one", format!("room-{one}"))
                .name("two", format!("room-{two}"))
        }
        Action::ChooseChild(figure) => child(Line::new("option-choose-child"), figure),
        Action::Take(of) => card(Line::new("option-take"), of),
        Action::Accept => Line::new("option-accept"),
        Action::Snoop => Line::new("option-snoop"),
        Action::Vote(number) => Line::new("option-vote")
            .number("number", number.0 + 1)
            .name("final", format!("epilogue-{:02}-title", number.0 + 1)),
    }
}
