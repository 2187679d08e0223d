//! The effects of Dark Master cards, Attack and End of round alike.

use veilleuse_core::{
    Line, Offers, Question, Rests, Seat, SeatSet, kind,
    kit::{Set, Turning},
    not_offered,
};

use crate::{
    Numeville,
    action::Action,
    ask,
    cards::{Blow, Modifier, Pick},
    pack::Pack,
    state::{Frame, Stake, State},
    told::Told,
    voice::card_name,
    words::{Card, Colour, Complice, Dark},
};

use super::{Look, Play};

/// Ruling NU-Q-36: an effect that leaves a choice; only an eligible open Complice can be named.
impl Question<Numeville> for ask::PickComplice {
    fn asked(self, _: &State) -> SeatSet {
        SeatSet::only(self.chooser)
    }

    fn offers(self, _: Look<'_>, to: &mut impl Offers<Action>) {
        to.each(kind!(Action::Pick), self.among.iter(), |_| "NU-STATUS-05");
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: &Action) -> Rests {
        let Action::Pick(complice) = *action else { not_offered(action) };
        play.scribe.tell(|_| Told::ComplicePicked { seat, complice });
        let blow = play.pack.dark(self.deck, self.card).blows[usize::from(self.at)];
        play.land_blow(blow, self.deck, self.card, Some(complice))
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let name = card_name(&at.pack.dark(self.deck, self.card).id);
        line.name("card", name.clone()).name("text", format!("{name}.text"))
    }
}

/// Ruling NU-Q-16: whether a card concerns settled Complices only, and so is drawn again.
pub(crate) fn draw_concerns_settled(pack: &Pack, state: &State, deck: Dark, card: Card) -> bool {
    let mut concerned = 0;
    for blow in &pack.dark(deck, card).blows {
        let complice = match (blow.pick(), blow) {
            (Some(Pick::Named(complice)), _) => Some(complice),
            (Some(Pick::OfQuestion), _) => state.turn.complice,
            (_, Blow::NextRound(Modifier::ExtraRed(complice))) => Some(*complice),
            // A card that also touches somebody else, or nobody, still has an effect.
            _ => return false,
        };
        match complice {
            Some(complice) if state.settled(complice) => concerned += 1,
            Some(_) => return false,
            None => {}
        }
    }
    concerned > 0
}

impl Play<'_> {
    /// The effects of a card from `at` on, one after the other.
    pub(super) fn strike(&mut self, deck: Dark, card: Card, at: u8) -> Rests {
        let blows = &self.pack.dark(deck, card).blows;
        let Some(blow) = blows.get(usize::from(at)).copied() else { return Rests::No };
        if usize::from(at) + 1 < blows.len() {
            self.state.frames.push(Frame::Blows { deck, card, at: at + 1 });
        }
        match blow.pick() {
            None => self.land_blow(blow, deck, card, None),
            Some(pick) => {
                let among = self.eligible(pick);
                let mut each = among.iter();
                match (each.next(), each.next()) {
                    (None, _) => Rests::No,
                    // Among sheets that all lack the token there is nothing to choose.
                    (Some(any), Some(_)) if self.removes_nothing(blow, among) => {
                        self.land_blow(blow, deck, card, Some(any))
                    }
                    (Some(only), None) => self.land_blow(blow, deck, card, Some(only)),
                    _ => {
                        let chooser = self.chooser(deck);
                        self.ask(ask::PickComplice { chooser, among, deck, card, at })
                    }
                }
            }
        }
    }

    /// Ruling NU-Q-35: whether a card takes tokens that none of these sheets has.
    fn removes_nothing(&self, blow: Blow, among: Set<Complice>) -> bool {
        let colour = match blow {
            Blow::Remove { colour, .. } => colour,
            Blow::Spoil { .. } => Colour::Blue,
            _ => return false,
        };
        among.iter().all(|complice| self.state.sheets[complice].tokens(colour).at() == 0)
    }

    /// Ruling NU-Q-21: the active seat decides in an Attack, the next opener at the end of a round.
    fn chooser(&self, deck: Dark) -> Seat {
        match deck {
            Dark::Attack => self.state.active,
            Dark::RoundEnd => self.state.first,
        }
    }

    /// Ruling NU-Q-36: only open Complices can be touched.
    fn eligible(&self, pick: Pick) -> Set<Complice> {
        let open = self.state.open();
        let only =
            |complice: Option<Complice>| complice.filter(|c| open.has(*c)).map_or(Set::EMPTY, Set::only);
        match pick {
            Pick::Named(complice) => only(Some(complice)),
            Pick::OfQuestion => only(self.state.turn.complice),
            Pick::OfQuestionOrChosen => {
                let one = only(self.state.turn.complice);
                if one.is_empty() { open } else { one }
            }
            Pick::Chosen => open,
            Pick::Most(colour) => self.extreme(open, |tokens, best| tokens > best, colour),
            Pick::Fewest(colour) => self.extreme(open, |tokens, best| tokens < best, colour),
        }
    }

    fn extreme(&self, open: Set<Complice>, beats: impl Fn(u8, u8) -> bool, colour: Colour) -> Set<Complice> {
        let mut found = Set::EMPTY;
        let mut best = None;
        for complice in open.iter() {
            let tokens = self.state.sheets[complice].tokens(colour).at();
            match best {
                Some(best) if tokens == best => found.put(complice),
                Some(best) if !beats(tokens, best) => {}
                _ => {
                    best = Some(tokens);
                    found = Set::only(complice);
                }
            }
        }
        found
    }

    fn land_blow(&mut self, blow: Blow, deck: Dark, card: Card, on: Option<Complice>) -> Rests {
        match (blow, on) {
            (Blow::Add { colour: Colour::Red, count, .. }, Some(on)) => {
                self.state.frames.push(Frame::Red { on, count });
            }
            (Blow::Add { colour: Colour::Blue, count, .. }, Some(on)) => {
                self.state.frames.push(Frame::Place { on, colour: Colour::Blue, count });
            }
            (Blow::Remove { colour, count, .. }, Some(on)) => {
                self.remove(on, colour, count);
            }
            (Blow::Spoil { count, .. }, Some(on)) => {
                let count = self.remove(on, Colour::Blue, count);
                self.state.frames.push(Frame::Red { on, count });
            }
            (Blow::Ask { level, right, wrong, .. }, Some(on)) => {
                return self.pose(on, level, Stake { right, wrong });
            }
            (Blow::PawnHome, _) => self.pawn_home(),
            (Blow::RotatePawns, _) => self.rotate_pawns(),
            (Blow::NextRound(modifier), _) => {
                self.state.modifier = Some(modifier);
                let id = &self.pack.dark(deck, card).id;
                self.scribe.tell(|_| Told::ModifierSet { card: id.clone() });
            }
            (Blow::Add { .. } | Blow::Remove { .. } | Blow::Spoil { .. } | Blow::Ask { .. }, None) => {}
        }
        Rests::No
    }

    fn pawn_home(&mut self) {
        let seat = self.state.active;
        let mut to = self.state.starts[seat];
        while self.state.occupied(to, seat) {
            to = self.pack.board.step(to, Turning::Clockwise, 1);
        }
        self.state.pawns[seat] = to;
        self.scribe.tell(|_| Told::PawnSentHome { seat, to });
    }

    fn rotate_pawns(&mut self) {
        let seats = usize::from(self.state.rules.seats);
        self.state.pawns.values_mut()[..seats].rotate_left(1);
        self.scribe.tell(|_| Told::PawnsRotated {});
    }
}
