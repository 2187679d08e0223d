//! How the rules go on from one question to the next.

use crate::{Input, Refusal, Rests, Seat, house};

/// What an input leads to: a question that rests, work that waits in the frames, or a refusal.
pub type Answered = Result<Rests, Refusal>;

/// The course of a match whose questions are not items yet (see [`Question`](crate::Question)): an input goes to the chapter of the rules that asked for it, then whatever waits in the
/// frames is done until there is something to decide again.
///
/// A title says which chapter takes what; [`Course::answer`] and [`Course::run`] are the same for all.
pub trait Course {
    /// What a seat may decide.
    type Action: Copy;
    /// Something that waits to be done.
    type Frame;

    /// Whether this chair is asked now.
    fn is_asked(&self, seat: Seat) -> bool;

    /// How many ways chance has now, if it is asked.
    fn ways(&self) -> Option<u32>;

    /// Whether the end has been told.
    fn is_over(&self) -> bool;

    /// Whether the end is certain.
    fn is_decided(&self) -> bool;

    /// Takes the decision of a chair that is asked to its chapter.
    fn decided(&mut self, seat: Seat, action: Self::Action) -> Answered;

    /// Takes a draw, one of the ways there are, to its chapter.
    fn drawn(&mut self, way: u32) -> Answered;

    /// What happens to a chair that is asked when its time is up.
    fn timed_out(&mut self, _seat: Seat) -> Answered {
        Err(house::NO_CLOCK)
    }

    /// What waits to be done next.
    fn next_frame(&mut self) -> Option<Self::Frame>;

    /// Does what has waited.
    fn resume(&mut self, frame: Self::Frame) -> Rests;

    /// Tells the end and asks nobody any more.
    fn finish(&mut self);

    /// Takes one input to the chapter that asked for it, and runs on to the next question.
    #[inline]
    fn answer(&mut self, input: &Input<Self::Action>) -> Result<(), Refusal> {
        let rests = match *input {
            Input::Decide { seat, action } if self.is_asked(seat) => self.decided(seat, action)?,
            Input::Timeout(seat) if self.is_asked(seat) => self.timed_out(seat)?,
            Input::Draw(way) if self.ways().is_some_and(|ways| way < ways) => self.drawn(way)?,
            _ if self.is_over() => return Err(house::OVER),
            Input::Draw(_) => return Err(house::NO_SUCH_DRAW),
            Input::Decide { .. } | Input::Timeout(_) => return Err(house::NOT_ASKED),
        };
        if rests == Rests::No || self.is_decided() {
            self.run();
        }
        Ok(())
    }

    /// Does what waits until somebody has to decide.
    #[inline]
    fn run(&mut self) {
        loop {
            if self.is_decided() {
                return self.finish();
            }
            let Some(frame) = self.next_frame() else { return };
            if self.resume(frame) == Rests::Yes && !self.is_decided() {
                return;
            }
        }
    }
}

/// What a [`Course`] reads off the state, as items of its `impl`: the state has its question in `ask`, what waits in
/// `frames` and the end in `end`, and the module `pending` says who is asked.
#[macro_export]
macro_rules! read_off_state {
    () => {
        type Action = Action;
        type Frame = Frame;

        #[inline]
        fn is_asked(&self, seat: $crate::Seat) -> bool {
            pending::is_asked(self.state, seat)
        }

        #[inline]
        fn ways(&self) -> Option<u32> {
            pending::chance(self.state).map(|chance| chance.ways)
        }

        #[inline]
        fn is_over(&self) -> bool {
            self.state.ask == Ask::Over
        }

        #[inline]
        fn is_decided(&self) -> bool {
            self.state.end.is_some()
        }

        #[inline]
        fn next_frame(&mut self) -> Option<Frame> {
            self.state.frames.pop()
        }
    };
}
