//! Leaks planted on purpose, so that the tests can show that they would find one.
//!
//! Only compiled with the feature `planted-leaks`, which this crate's own tests switch on through a
//! dev-dependency; nothing that is released asks for it.

/// Something that tells somebody what they must not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedLeak {
    /// Everybody sees the right answer as soon as a question is asked.
    AnswerInView,
    /// The right answer is told together with the question.
    AnswerTold,
    /// The right answer is the first option.
    OptionsByAnswer,
    /// Why a decision is refused depends on the right answer.
    RefusalByAnswer,
    /// Everybody reads every slate.
    SlateInView,
    /// The prompt names the right answer.
    AnswerInPrompt,
    /// The order in which the card has the choices is told.
    OrderTold,
    /// Choices are listed in the order of the card, each with the place where it is shown.
    OrderInView,
    /// The cards before the teams lie on the open discard.
    DealtInDiscard,
}

impl crate::Pack {
    /// The same content, with a leak in the rules that use it.
    #[must_use]
    pub const fn with_leak(mut self, leak: PlantedLeak) -> crate::Pack {
        self.leak = Some(leak);
        self
    }

    pub(crate) fn leaks(&self, leak: PlantedLeak) -> bool {
        self.leak == Some(leak)
    }
}
