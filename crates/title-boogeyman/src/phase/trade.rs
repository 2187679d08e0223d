//! Deals over Search cards (BO-TRADE, Ruling BO-Q-31): put together card by card, then proposed. Both must agree, and
//! only the two see the cards.

use veilleuse_core::{
    Line, Offers, Question, Rests, Seat, SeatSet, Secret, kind, kit::Set, not_offered, unless,
};

use crate::{
    Boogeyman,
    action::Action,
    ask,
    cards::Spell,
    frame::{Deal, Frame, Talk, Terms},
    pack::Pack,
    state::{MOST_PROPOSALS, State},
    told::Told,
    words::{Card, Child, Number},
};

use super::{Look, Play};

/// BO-TRADE-01: something is proposed that was not turned down before in this turn. BO-TRADE-02: cards of the own hand.
impl Question<Boogeyman> for ask::Deal {
    fn asked(self, state: &State) -> SeatSet {
        state.owner(self.child)
    }

    fn wording(self) -> usize {
        match self.talk {
            Talk::Laying => 0,
            Talk::Invited => 1,
            Talk::Proposed => 2,
        }
    }

    fn offers(self, at: Look<'_>, to: &mut impl Offers<Action>) {
        let state = at.state;
        if self.talk == Talk::Proposed {
            to.all([Action::Accept]);
        } else {
            let terms = at.terms(false);
            let something = !(terms.give | terms.back).is_empty();
            // Who was invited completes a proposal that has been counted.
            let counts = self.talk == Talk::Invited || state.may_propose();
            let new = || !at.was_declined(terms);
            to.one(Action::Propose, unless(something && counts && new(), "BO-TRADE-01"));
            if self.talk == Talk::Laying {
                // The active Child may ask what the other one would give, before anything of it lies there.
                let askable = Some(self.child) == state.active
                    && state.dealers().len() == 2
                    && terms.back.is_empty()
                    && state.children[terms.with].hand_count > 0;
                let new = || !at.was_declined(Terms { open: true, ..terms });
                to.one(Action::Invite, unless(askable && state.may_propose() && new(), "BO-TRADE-01"));
            }
        }
        let layable = at.layable(self.child).iter().map(Card::search);
        to.each(kind!(Action::Put), layable, |_| "BO-TRADE-02");
        to.all([Action::Pass]);
    }

    fn answer(self, play: &mut Play<'_>, _: Seat, action: &Action) -> Rests {
        let ask::Deal { child, talk } = self;
        match *action {
            Action::Put(card) => play.put(child, talk, card.number),
            Action::Propose => {
                let terms = play.terms(false);
                play.state.turn.proposals += u8::from(talk == Talk::Laying);
                // Where one person holds both hands there is nobody to ask.
                let alone = play.state.dealers().len() == 1;
                if alone { play.close_deal(terms) } else { play.put_to_other(child, terms) }
            }
            Action::Invite => {
                play.state.turn.proposals += 1;
                play.put_to_other(child, play.terms(true))
            }
            Action::Accept => play.close_deal(play.terms(false)),
            Action::Pass => play.turn_down(child, talk),
            _ => not_offered(action),
        }
    }

    fn prompt(self, at: Look<'_>, line: Line) -> Line {
        let Terms { with, give, back, .. } = at.terms(false);
        let active = at.state.turn_of();
        let own = self.child == active;
        let (gives, takes) = if own { (give, back) } else { (back, give) };
        at.named(line, if own { with } else { active })
            .number("gives", gives.len())
            .number("takes", takes.len())
    }
}

impl State {
    /// The deal that is being made.
    pub(crate) const fn open_deal(&self) -> &Deal {
        self.deal.as_ref().expect("a deal is being made")
    }

    /// The owners of the two Children of the deal.
    pub(crate) fn dealers(&self) -> SeatSet {
        self.owner(self.turn_of()).and(self.owner(self.open_deal().with))
    }

    /// The deal with everything that was laid, for whoever `sees` cards so.
    pub(crate) fn terms(&self, open: bool, sees: impl Fn(&Secret<Set<Number>>) -> Set<Number>) -> Terms {
        let Deal { with, give, back, laying } = self.open_deal();
        let laid = sees(laying);
        let side = |child: Child, before: &Secret<Set<Number>>| {
            sees(before) | (laid & sees(&self.children[child].hand))
        };
        Terms { with: *with, open, give: side(self.turn_of(), give), back: side(*with, back) }
    }

    const fn may_propose(&self) -> bool {
        self.turn.proposals < MOST_PROPOSALS
    }

    /// BO-TRADE-01: with whom the active Child may trade now; one of the two has cards.
    #[inline]
    pub(super) fn partners(&self, pack: &Pack) -> Set<Child> {
        let active = self.turn_of();
        let (here, own) = (self.here(), self.children[active].hand_count);
        if self.haunted(here) || !self.may_propose() {
            return Set::EMPTY;
        }
        let others = self.children_where(|kid| {
            kid.conscious() && (self.turn.talkie || kid.space == Some(here)) && own + kid.hand_count > 0
        });
        let others = others.without(active);
        if others.is_empty() || self.under(pack, Spell::Alone) { Set::EMPTY } else { others }
    }
}

impl Look<'_> {
    /// These cards, as far as the asked chair knows them.
    fn sees(self, cards: &Secret<Set<Number>>) -> Set<Number> {
        cards.seen_by(self.eyes).copied().unwrap_or_default()
    }

    fn terms(self, open: bool) -> Terms {
        self.state.terms(open, |cards| self.sees(cards))
    }

    /// Cards this Child, or the one person who holds both hands, can lay into the deal: of those that say the same, one
    /// that was shown and one that was not.
    fn layable(self, child: Child) -> Set<Number> {
        let Deal { with, give, back, laying } = self.state.open_deal();
        let laid = self.sees(give) | self.sees(back) | self.sees(laying);
        let of = |child: Child| {
            let (left, shown) = (self.hand(child) - laid, self.state.children[child].shown);
            self.pack.without_copies(left & shown) | self.pack.without_copies(left - shown)
        };
        if self.state.dealers().len() == 1 { of(self.state.turn_of()) | of(*with) } else { of(child) }
    }

    fn was_declined(self, terms: Terms) -> bool {
        let known = &self.state.declined[..usize::from(self.state.turn.declined)];
        if known.is_empty() {
            return false;
        }
        let mark = Some(terms.mark());
        known.iter().any(|declined| declined.seen_by(self.eyes) == Some(&mark))
    }
}

impl Play<'_> {
    /// The active Child begins to put a deal together.
    pub(super) fn trade(&mut self, with: Child) -> Rests {
        let active = self.state.turn_of();
        let both = self.state.owner(active).and(self.state.owner(with));
        self.state.deal = Some(Deal::begun(with, both));
        let (child, to) = (self.figure(active), self.figure(with));
        self.scribe.tell(|_| Told::DealBegun { child, to });
        self.asks_dealer(active, Talk::Laying)
    }

    /// What is laid from now on is seen by this Child's owner alone until it is proposed.
    fn asks_dealer(&mut self, child: Child, talk: Talk) -> Rests {
        let own = self.state.owner(child);
        self.deal().laying = Secret::new(Set::EMPTY, own);
        self.ask(ask::Deal { child, talk })
    }

    /// The deal that is being made, to be changed.
    const fn deal(&mut self) -> &mut Deal {
        self.state.deal.as_mut().expect("a deal is being made")
    }

    fn terms(&self, open: bool) -> Terms {
        self.state.terms(open, |cards| *cards.truth(self.referee))
    }

    /// Whoever lays a card into a deal that was proposed turns that one down and makes another of it.
    fn put(&mut self, child: Child, talk: Talk, card: Number) -> Rests {
        if talk == Talk::Proposed {
            self.note_declined(false);
        }
        let referee = self.referee;
        self.deal().laying.truth_mut(referee).put(card);
        let talk = if talk == Talk::Invited { talk } else { Talk::Laying };
        self.ask(ask::Deal { child, talk })
    }

    /// Puts the deal to the other one, who sees it only now.
    fn put_to_other(&mut self, child: Child, terms: Terms) -> Rests {
        let Terms { open, give, back, .. } = terms;
        let (both, other) = (self.state.dealers(), self.other_dealer(child));
        let referee = self.referee;
        *self.deal().give.truth_mut(referee) = give;
        *self.deal().back.truth_mut(referee) = back;
        let (from, to) = (self.figure(child), self.figure(other));
        let (gives, takes) = if Some(child) == self.state.active { (give, back) } else { (back, give) };
        // The other one learns the cards, and everybody that it is none of the deals turned down before.
        self.scribe.reveal(SeatSet::EVERYBODY, |eyes| {
            let seen =
                |cards: Set<Number>| eyes.among(both).then(|| cards.iter().map(Card::search).collect());
            Told::Offered { child: from, to, gives: seen(gives), takes: seen(takes), open }
        });
        self.asks_dealer(other, if open { Talk::Invited } else { Talk::Proposed })
    }

    fn other_dealer(&self, child: Child) -> Child {
        let active = self.state.turn_of();
        if child == active { self.state.open_deal().with } else { active }
    }

    /// What was turned down is not proposed again as it was in the same turn; a deal called off counts as proposed.
    fn turn_down(&mut self, child: Child, talk: Talk) -> Rests {
        match talk {
            Talk::Laying => {
                let called_off = Some(child) == self.state.active && self.state.may_propose();
                self.state.turn.proposals += u8::from(called_off);
            }
            Talk::Invited => self.note_declined(true),
            Talk::Proposed => self.note_declined(false),
        }
        let (from, to) = (self.figure(child), self.figure(self.other_dealer(child)));
        self.scribe.tell(|_| Told::DealDeclined { child: from, to });
        self.state.deal = None;
        self.then(Frame::Act)
    }

    fn note_declined(&mut self, open: bool) {
        let Deal { with, give, back, .. } = *self.state.open_deal();
        let [give, back] = [give, back].map(|cards| *cards.truth(self.referee));
        let at = usize::from(self.state.turn.declined);
        let mark = Terms { with, open, give, back }.mark();
        self.state.declined[at] = Secret::new(Some(mark), self.state.dealers());
        self.state.turn.declined += 1;
    }

    /// Both agree: the cards change hands.
    fn close_deal(&mut self, terms: Terms) -> Rests {
        let (active, Terms { with, give, back, .. }) = (self.state.turn_of(), terms);
        self.state.deal = None;
        self.pass_cards(active, with, give);
        self.pass_cards(with, active, back);
        self.then(Frame::Act)
    }

    fn pass_cards(&mut self, from: Child, to: Child, cards: Set<Number>) {
        let count = cards.len() as u8;
        if count == 0 {
            return;
        }
        let giver = &mut self.state.children[from];
        let hand = giver.hand.truth_mut(self.referee);
        *hand -= cards;
        giver.hand_count -= count;
        // Which of the cards everybody knew has gone is known to the two alone.
        giver.shown = Set::EMPTY;
        let taker = &mut self.state.children[to];
        let hand = taker.hand.truth_mut(self.referee);
        *hand |= cards;
        taker.hand_count += count;
        let both = self.state.owner(from).and(self.state.owner(to));
        let (child, to) = (self.figure(from), self.figure(to));
        for card in cards.iter().map(Card::search) {
            self.scribe.tell(|eyes| Told::Given { child, to, card: eyes.among(both).then_some(card) });
        }
    }

    /// Ruling BO-Q-33: everybody sees what the hand holds now.
    pub(super) fn show_hand(&mut self, child: Child) {
        let kid = &mut self.state.children[child];
        let news = *kid.hand.truth(self.referee) - kid.shown;
        kid.shown |= news;
        let figure = self.figure(child);
        for card in news.iter().map(Card::search) {
            self.scribe.reveal(SeatSet::EVERYBODY, |_| Told::CardShown { child: figure, card });
        }
    }
}
