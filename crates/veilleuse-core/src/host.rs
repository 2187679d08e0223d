//! One loop for everybody who plays a table on.

use crate::{Chance, Game, Input, Outcome, OwnClock, Pending, Refusal, Seat, SeatSet};

/// A table that is played on: a [`Match`](crate::Match) with its history, a silent [`Table`](crate::Table), or one that is
/// only [`Imagined`](crate::Imagined).
pub trait Host: Sized {
    /// The title.
    type Game: Game;

    /// What is waited for.
    fn pending(&self) -> Pending;

    /// The time that the rules put to the question.
    fn own_clock(&self) -> Option<OwnClock>;

    /// Fills `out` with what this chair may decide now.
    fn options(&self, seat: Seat, out: &mut Vec<Action<Self>>);

    /// Lets chance fall, in one of the ways that are pending.
    fn draw(&mut self, way: u32);

    /// Lets this chair, which is asked, decide: lists what it may into `options` and takes the one whose place `choose`
    /// names. The place, or `None` when nothing is offered.
    ///
    /// # Panics
    /// When `choose` names no place of the list.
    fn decide(
        &mut self,
        seat: Seat,
        options: &mut Vec<Action<Self>>,
        choose: impl FnOnce(&Self, &[Action<Self>]) -> usize,
    ) -> Option<usize>;

    /// The time of this chair is up.
    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Goes on by one input, in silence. What was offered to whoever decides stands in `options` afterwards.
    #[inline]
    fn play_on(&mut self, players: &mut impl Players<Self>, options: &mut Vec<Action<Self>>) -> Went {
        match Host::pending(self) {
            Pending::Over(outcome) => Went::Over(outcome),
            Pending::Chance(chance) => {
                let way = players.fall(chance);
                Host::draw(self, way);
                Went::Drew(way)
            }
            Pending::Seats(asked) => match players.calls(Host::own_clock(self), asked) {
                Some(Called::Seat(seat)) => {
                    let choose = |host: &Self, options: &[Action<Self>]| players.choose(host, seat, options);
                    match Host::decide(self, seat, options, choose) {
                        Some(place) => Went::Decided { seat, place },
                        None => Went::Stuck,
                    }
                }
                Some(Called::Clock(seat)) => match self.time_out(seat) {
                    Ok(()) => Went::TimedOut(seat),
                    Err(refusal) => Went::Refused(refusal),
                },
                None => Went::Stuck,
            },
        }
    }

    /// The input that comes next, for hosts that do more with it; nothing when the match is over.
    ///
    /// # Panics
    /// When the match is not over and nobody can go on.
    fn next_input(&self, players: &mut impl Players<Self>) -> Option<Input<Action<Self>>> {
        match Host::pending(self) {
            Pending::Over(_) => None,
            Pending::Chance(chance) => Some(Input::Draw(players.fall(chance))),
            Pending::Seats(asked) => match players.calls(Host::own_clock(self), asked) {
                Some(Called::Seat(seat)) => {
                    let mut options = Vec::new();
                    Host::options(self, seat, &mut options);
                    let place = players.choose(self, seat, &options);
                    Some(Input::Decide { seat, action: options.swap_remove(place) })
                }
                Some(Called::Clock(seat)) => Some(Input::Timeout(seat)),
                None => panic!("nobody can go on"),
            },
        }
    }
}

/// What a chair may decide at a table.
type Action<H> = <<H as Host>::Game as Game>::Action;

/// Chance, and whoever sits at a table.
pub trait Players<H: Host> {
    /// In which way chance falls.
    fn fall(&mut self, chance: Chance) -> u32;

    /// Which option the chair takes, by its place.
    fn choose(&mut self, host: &H, seat: Seat, options: &[Action<H>]) -> usize;

    /// One of these chairs, which answer in no order; nobody when there are none.
    #[inline]
    fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        seats.first_seat()
    }

    /// Who comes next. A clock that nobody needs runs out at once.
    #[inline]
    fn calls(&mut self, clock: Option<OwnClock>, asked: SeatSet) -> Option<Called> {
        let busy = clock.map_or(asked, |clock| clock.busy(asked));
        match (self.one_of(busy), clock) {
            (Some(seat), _) => Some(Called::Seat(seat)),
            (None, Some(clock)) => Some(Called::Clock(clock.first_out)),
            (None, None) => None,
        }
    }
}

/// Who comes next among those asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Called {
    /// This chair decides.
    Seat(Seat),
    /// The time of this chair runs out.
    Clock(Seat),
}

/// What happened when a table was played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Went {
    /// Chance fell this way.
    Drew(u32),
    /// A chair took the option at this place.
    Decided {
        /// The chair.
        seat: Seat,
        /// The place among its options.
        place: usize,
    },
    /// The time of a chair ran out.
    TimedOut(Seat),
    /// Nothing: the match is over.
    Over(Outcome),
    /// Nothing: chairs are asked, but none of them can decide. No title should come here.
    Stuck,
    /// Nothing: time cannot run out here. No title should come here.
    Refused(Refusal),
}

/// What a table without a history can do, be it true or imagined.
macro_rules! silent_table {
    ($table:ident) => {
        impl<G: $crate::Game> Clone for $table<'_, G> {
            fn clone(&self) -> Self {
                $table { pack: self.pack, state: self.state.clone() }
            }
        }

        impl<G: $crate::Game> $table<'_, G> {
            /// What is waited for.
            #[inline]
            pub fn pending(&self) -> $crate::Pending {
                G::pending(&self.state)
            }

            /// The time that the rules put to the question; see [`Game::own_clock`].
            #[inline]
            pub fn own_clock(&self) -> Option<$crate::OwnClock> {
                G::own_clock(&self.state)
            }

            /// What is done in this chair when nobody sits there; see [`Game::duty`].
            #[inline]
            pub fn duty(&self, seat: $crate::Seat) -> Option<G::Action> {
                G::duty(self.pack, &self.state, Eyes::of($crate::Viewer::Seat(seat)))
            }

            /// Fills `out` with what this chair may decide now.
            #[inline]
            pub fn options(&self, seat: $crate::Seat, out: &mut Vec<G::Action>) {
                out.clear();
                G::options(self.pack, &self.state, Eyes::of($crate::Viewer::Seat(seat)), out);
            }

            /// Takes one input, in silence.
            #[inline]
            pub fn apply(&mut self, input: &$crate::Input<G::Action>) -> Result<(), $crate::Refusal> {
                G::apply(self.pack, &mut self.state, input, &Referee::mint(), &mut $crate::Scribe::silent())
            }
        }

        /// What was just offered is not checked again.
        impl<G: $crate::Game> $crate::Host for $table<'_, G> {
            type Game = G;

            #[inline]
            fn pending(&self) -> $crate::Pending {
                self.pending()
            }

            #[inline]
            fn own_clock(&self) -> Option<$crate::OwnClock> {
                self.own_clock()
            }

            #[inline]
            fn options(&self, seat: $crate::Seat, out: &mut Vec<G::Action>) {
                self.options(seat, out);
            }

            #[inline]
            fn draw(&mut self, way: u32) {
                debug_assert!(matches!(self.pending(), $crate::Pending::Chance(chance) if way < chance.ways));
                G::draw(self.pack, &mut self.state, way, &Referee::mint(), $crate::Scribe::silent());
            }

            #[inline]
            fn decide(
                &mut self,
                seat: $crate::Seat,
                options: &mut Vec<G::Action>,
                choose: impl FnOnce(&Self, &[G::Action]) -> usize,
            ) -> Option<usize> {
                options.clear();
                G::list(self.pack, &self.state, seat, Eyes::of($crate::Viewer::Seat(seat)), options);
                if options.is_empty() {
                    return None;
                }
                let place = choose(self, options);
                let (action, scribe) = (&options[place], $crate::Scribe::silent());
                G::decide(self.pack, &mut self.state, seat, action, &Referee::mint(), scribe);
                Some(place)
            }

            #[inline]
            fn time_out(&mut self, seat: $crate::Seat) -> Result<(), $crate::Refusal> {
                self.apply(&$crate::Input::Timeout(seat))
            }
        }
    };
}

pub(crate) use silent_table;
