//! The lists of a title: its questions, its actions, what its draws are for; and what a [`Game`](crate::Game) makes of them.

/// The id of a message: a prefix and a word, with dashes for underscores. `message_id!("prompt-", "before_white")` is
/// `"prompt-before-white"`, at compile time.
#[macro_export]
macro_rules! message_id {
    ($prefix:literal, $word:literal) => {{
        const WHOLE: &str = concat!($prefix, $word);
        const DASHED: [u8; WHOLE.len()] = $crate::replaced(WHOLE, b'_', b'-');
        $crate::as_str(&DASHED)
    }};
}

/// The tag that goes with an id: `tag!("turn-began")` is `"turn_began"`, at compile time.
#[macro_export]
macro_rules! tag {
    ($id:literal) => {{
        const TAG: [u8; $id.len()] = $crate::replaced($id, b'-', b'_');
        $crate::as_str(&TAG)
    }};
}

/// The bytes of a text with another one for one of them: for [`message_id!`](crate::message_id) and [`tag!`](crate::tag).
#[doc(hidden)]
pub const fn replaced<const N: usize>(text: &str, from: u8, to: u8) -> [u8; N] {
    let mut bytes = [0; N];
    let mut i = 0;
    while i < N {
        let byte = text.as_bytes()[i];
        bytes[i] = if byte == from { to } else { byte };
        i += 1;
    }
    bytes
}

/// These bytes as text.
#[doc(hidden)]
pub const fn as_str(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("a word of letters"),
    }
}

/// Declares every question of a title: their types, the enum `Ask` of all of them, and functions that lead to the right
/// one. It says nothing else about them; each has its `impl` in a chapter.
///
/// Every line says who is asked (`seats`, `chance`, or nobody at the `end`), the name, what the question carries, and its
/// word. The word stands in views (`asks`) and scenarios, and with dashes in the ids of its sentences: `prompt-before-white`
/// asks, `first-before-white` says what the question is for, to whoever meets it for the first time.
/// A question that is put in several ways has as many words, and [`Question::wording`](crate::Question::wording) says which
/// one holds. The order of the lines is part of the digest of a state.
///
/// ```ignore
/// asks! {
///     Numeville;
///     seats Direction = "direction";
///     chance White = "white";
///     seats Bump { ahead: Square, behind: Square } = "bump";
///     seats Pick { child: Child, revive: bool } = "pick_child" | "pick_revived";
///     end Over { end: End } = "over";
/// }
/// ```
///
/// The title keeps its question in `state.ask`, and has [`look_and_play!`](crate::look_and_play).
/// [`asked_in_questions!`](crate::asked_in_questions) makes the rest of a [`Game`](crate::Game) of it.
#[macro_export]
macro_rules! asks {
    (@type $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) struct $name;
    };
    (@type $(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) struct $name {
            $(pub(crate) $field: $type,)+
        }
    };

    (@pending seats $game:ty, $question:ident, $state:ident) => {
        $crate::Pending::Seats($crate::Question::<$game>::asked($question, $state))
    };
    (@pending chance $game:ty, $question:ident, $state:ident) => {
        $crate::Pending::Chance($crate::Draw::<$game>::chance($question, $state))
    };
    (@pending end $game:ty, $question:ident, $state:ident) => {
        $crate::Pending::Over($crate::Ending::<$game>::outcome($question, $state))
    };

    (@seats seats $done:expr, $else:expr) => { $done };
    (@seats $kind:ident $done:expr, $else:expr) => { $else };
    (@chance chance $done:expr, $else:expr) => { $done };
    (@chance $kind:ident $done:expr, $else:expr) => { $else };

    (@wording $kind:ident $game:ty, $question:ident, [$only:expr]) => { $only };
    (@wording seats $game:ty, $question:ident, [$($one:expr),+]) => {
        [$($one),+][$crate::Question::<$game>::wording(*$question)]
    };

    (@prompt seats $word:literal) => { $crate::message_id!("prompt-", $word) };
    (@prompt chance $word:literal) => { "prompt-chance" };
    (@prompt end $word:literal) => { "prompt-over" };

    (@first seats $($word:literal)|+) => { &[$($crate::message_id!("first-", $word)),+] };
    (@first $kind:ident $($word:literal)|+) => { &[] };

    ($game:ty; $(
        $(#[$doc:meta])*
        $kind:ident $name:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $($word:literal)|+;
    )+) => {
        $($crate::asks!(@type $(#[$doc])* $name $({ $($field: $type),+ })?);)+

        /// The question the rules rest on.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum Ask {
            $($name($name),)+
        }

        $(impl From<$name> for Ask {
            #[inline]
            fn from(question: $name) -> Ask {
                Ask::$name(question)
            }
        })+

        /// The sentences that ask, and the one that says to others who is waited for.
        pub(crate) const PROMPTS: &[&str] = &["prompt-waiting", $($($crate::asks!(@prompt $kind $word)),+),+];

        /// The sentences that say what a question is for, to whoever meets it for the first time.
        pub(crate) const FIRSTS: &[&[&str]] = &[$($crate::asks!(@first $kind $($word)|+)),+];

        /// What can be asked, in words, for the types of the page.
        #[cfg(feature = "schema")]
        pub(crate) fn words(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
            ::schemars::json_schema!({ "type": "string", "enum": [$($($word),+),+] })
        }

        impl Ask {
            /// What is asked, in a word.
            pub(crate) fn word(&self) -> &'static str {
                match self {
                    $(Ask::$name(_question) => $crate::asks!(@wording $kind $game, _question, [$($word),+]),)+
                }
            }

            fn prompt_id(&self) -> &'static str {
                match self {
                    $(Ask::$name(_question) => $crate::asks!(@wording $kind $game, _question,
                        [$($crate::asks!(@prompt $kind $word)),+]),)+
                }
            }
        }

        /// What is waited for.
        #[inline]
        pub(crate) fn pending(state: &<$game as $crate::Game>::State) -> $crate::Pending {
            match state.ask {
                $(Ask::$name(question) => $crate::asks!(@pending $kind $game, question, state),)+
            }
        }

        /// Whether the question is asked in a window.
        #[inline]
        pub(crate) fn is_window(state: &<$game as $crate::Game>::State) -> bool {
            match state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::is_window(_question, state), false),)+
            }
        }

        /// The time that the rules put to the question.
        #[inline]
        pub(crate) fn own_clock(state: &<$game as $crate::Game>::State) -> Option<$crate::OwnClock> {
            match state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::clock(_question, state), None),)+
            }
        }

        /// What the question offers.
        #[inline]
        pub(crate) fn offers(
            at: <$game as $crate::Asking>::Look<'_>,
            to: &mut impl $crate::Offers<<$game as $crate::Game>::Action>,
        ) {
            match at.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::offers(_question, at, to), ()),)+
            }
            <$game as $crate::Asking>::anywhere(at, to);
        }

        /// What is done in the chair when nobody sits there.
        #[inline]
        pub(crate) fn duty(at: <$game as $crate::Asking>::Look<'_>) -> Option<<$game as $crate::Game>::Action> {
            match at.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::duty(_question, at), None),)+
            }
        }

        /// Does what was decided.
        #[inline]
        pub(crate) fn answer(
            play: &mut <$game as $crate::Asking>::Play<'_>,
            seat: $crate::Seat,
            action: &<$game as $crate::Game>::Action,
        ) -> $crate::Rests {
            if let Some(rests) = <$game as $crate::Asking>::answer_anywhere(play, seat, action) {
                return rests;
            }
            match play.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::answer(_question, play, seat, action),
                    $crate::not_offered(action)),)+
            }
        }

        /// Does what chance has decided.
        #[inline]
        pub(crate) fn falls(play: &mut <$game as $crate::Asking>::Play<'_>, way: u32) -> $crate::Rests {
            match play.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@chance $kind
                    $crate::Draw::<$game>::falls(_question, play, way),
                    $crate::not_offered(&way)),)+
            }
        }

        /// Does what follows when the time of a chair is up, if it can be.
        pub(crate) fn time_up(
            play: &mut <$game as $crate::Asking>::Play<'_>,
            seat: $crate::Seat,
        ) -> Result<$crate::Rests, $crate::Refusal> {
            match play.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::time_up(_question, play, seat),
                    Err($crate::house::NO_CLOCK)),)+
            }
        }

        /// The sentence that asks a chair.
        pub(crate) fn prompt(at: <$game as $crate::Asking>::Look<'_>) -> $crate::Line {
            let line = $crate::Line::new(at.state.ask.prompt_id());
            match at.state.ask {
                $(Ask::$name(_question) => $crate::asks!(@seats $kind
                    $crate::Question::<$game>::prompt(_question, at, line), line),)+
            }
        }

        /// What a way of the pending chance would mean.
        pub(crate) fn draw_name(
            pack: &<$game as $crate::Game>::Pack,
            state: &<$game as $crate::Game>::State,
            way: u32,
            referee: &$crate::Referee,
        ) -> $crate::DrawName {
            match state.ask {
                $(Ask::$name(_question) => $crate::asks!(@chance $kind
                    $crate::Draw::<$game>::name(_question, pack, state, way, referee),
                    $crate::DrawName::Way(way)),)+
            }
        }
    };
}

/// Declares how the chapters of a title meet the table: as `Look`, what the asked chair may see while offers are described,
/// and as `Play`, while the rules change it. `Play::run` does what waits in the frames of the title; one in which nothing ever waits
/// says `look_and_play!(Title, without frames)`.
#[macro_export]
macro_rules! look_and_play {
    ($game:ty, without frames) => {
        $crate::look_and_play!($game);

        impl Play<'_> {
            #[allow(clippy::unused_self, reason = "called for every title")]
            const fn run(&mut self) {}
        }
    };

    ($game:ty) => {
        /// The table as the chair that is asked may look at it.
        #[derive(Clone, Copy)]
        #[allow(dead_code, reason = "not every title needs all of it")]
        pub struct Look<'a> {
            pub(crate) pack: &'a <$game as $crate::Game>::Pack,
            pub(crate) state: &'a <$game as $crate::Game>::State,
            pub(crate) seat: $crate::Seat,
            pub(crate) eyes: $crate::Eyes,
        }

        /// The table while one input is applied.
        pub struct Play<'a> {
            pub(crate) pack: &'a <$game as $crate::Game>::Pack,
            pub(crate) state: &'a mut <$game as $crate::Game>::State,
            pub(crate) referee: &'a $crate::Referee,
            pub(crate) scribe: $crate::Scribe<'a, <$game as $crate::Game>::Told>,
        }
    };
}

/// Declares what draws are for, as an enum `For`, and `PURPOSES`, their words: `For::White.among(6)` is the
/// [`Chance`](crate::Chance) of a die.
///
/// ```
/// veilleuse_core::purposes! {
///     White = "white_die";
///     Black = "black_die";
/// }
/// assert_eq!(For::Black.among(6).ways, 6);
/// assert_eq!(PURPOSES[usize::from(For::Black.among(6).purpose.0)], "black_die");
/// ```
#[macro_export]
macro_rules! purposes {
    ($($name:ident = $word:literal;)+) => {
        /// What a draw is for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum For {
            $($name,)+
        }

        /// What draws are for, in words.
        pub(crate) const PURPOSES: &[&str] = &[$($word),+];

        impl For {
            /// A draw for this, with so many equally likely ways.
            #[inline]
            pub(crate) const fn among(self, ways: u32) -> $crate::Chance {
                $crate::Chance { ways, purpose: $crate::Purpose(self as u8) }
            }
        }
    };
}

/// Declares `Action`, all that a seat may decide, each with its word: `Move(Turning) = "move"`. The word is how it is
/// written in match files and scenarios, and with dashes it is the id of its sentence (`do-move`).
#[macro_export]
macro_rules! actions {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($type:ty),+))? $({ $($(#[$about:meta])* $field:ident: $inner:ty),+ $(,)? })? = $word:literal;
    )+) => {
        /// A decision. Which ones are accepted is said by the question that is asked.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(::schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the fields say what they are")]
        pub enum Action {
            $(
                $(#[$doc])*
                #[serde(rename = $word)]
                $name $(($($type),+))? $({ $($(#[$about])* $field: $inner),+ })?,
            )+
        }

        /// The sentences that say what can be decided.
        pub(crate) const LABELS: &[&str] = &[$($crate::message_id!("do-", $word)),+];

        impl Action {
            /// The sentence that says what this is, still without its words.
            pub(crate) fn line(&self) -> $crate::Line {
                $crate::Line::new(match self {
                    $(Action::$name { .. } => $crate::message_id!("do-", $word),)+
                })
            }
        }
    };
}

/// What [`asks!`](crate::asks) gives to a title, as items of its `impl Game`. The crate keeps its questions in `ask`, its
/// `Look` and `Play` in `phase`, and `Play::run` does what waits in the frames until the rules rest.
///
/// `list`, `apply`, `decide` and `draw` are not marked to be inlined: so the compiler puts all rules of a title together in the
/// title's own crate, once, and not again in each crate that plays it.
#[macro_export]
macro_rules! asked_in_questions {
    () => {
        const LISTS: &'static [&'static [&'static str]] = &[ask::PROMPTS, action::LABELS, told::SENTENCES];
        const FIRSTS: &'static [&'static [&'static str]] = ask::FIRSTS;
        const TOLD: &'static [&'static str] = told::TAGS;
        const PURPOSES: &'static [&'static str] = ask::PURPOSES;

        #[inline]
        fn pending(state: &Self::State) -> $crate::Pending {
            ask::pending(state)
        }

        #[inline]
        fn is_window(state: &Self::State) -> bool {
            ask::is_window(state)
        }

        #[inline]
        fn own_clock(state: &Self::State) -> Option<$crate::OwnClock> {
            ask::own_clock(state)
        }

        #[inline]
        fn offers(
            pack: &Self::Pack,
            state: &Self::State,
            seat: $crate::Seat,
            eyes: $crate::Eyes,
            to: &mut impl $crate::Offers<Self::Action>,
        ) {
            ask::offers(phase::Look { pack, state, seat, eyes }, to);
        }

        fn list(
            pack: &Self::Pack,
            state: &Self::State,
            seat: $crate::Seat,
            eyes: $crate::Eyes,
            out: &mut Vec<Self::Action>,
        ) {
            Self::offers(pack, state, seat, eyes, &mut $crate::Listed(out));
        }

        fn apply(
            pack: &Self::Pack,
            state: &mut Self::State,
            input: &$crate::Input<Self::Action>,
            referee: &$crate::Referee,
            scribe: &mut $crate::Scribe<'_, Self::Told>,
        ) -> Result<(), $crate::Refusal> {
            $crate::apply_offered::<Self>(pack, state, input, referee, scribe)
        }

        #[inline]
        fn duty(pack: &Self::Pack, state: &Self::State, eyes: $crate::Eyes) -> Option<Self::Action> {
            let seat = eyes.seat()?;
            ask::duty(phase::Look { pack, state, seat, eyes })
        }

        fn decide(
            pack: &Self::Pack,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
            referee: &$crate::Referee,
            scribe: $crate::Scribe<'_, Self::Told>,
        ) {
            let mut play = phase::Play { pack, state, referee, scribe };
            if ask::answer(&mut play, seat, action) == $crate::Rests::No {
                play.run();
            }
        }

        fn draw(
            pack: &Self::Pack,
            state: &mut Self::State,
            way: u32,
            referee: &$crate::Referee,
            scribe: $crate::Scribe<'_, Self::Told>,
        ) {
            let mut play = phase::Play { pack, state, referee, scribe };
            if ask::falls(&mut play, way) == $crate::Rests::No {
                play.run();
            }
        }

        fn time_up(
            pack: &Self::Pack,
            state: &mut Self::State,
            seat: $crate::Seat,
            referee: &$crate::Referee,
            scribe: $crate::Scribe<'_, Self::Told>,
        ) -> Result<(), $crate::Refusal> {
            let mut play = phase::Play { pack, state, referee, scribe };
            if ask::time_up(&mut play, seat)? == $crate::Rests::No {
                play.run();
            }
            Ok(())
        }

        fn draw_name(
            pack: &Self::Pack,
            state: &Self::State,
            way: u32,
            referee: &$crate::Referee,
        ) -> $crate::DrawName {
            ask::draw_name(pack, state, way, referee)
        }

        fn prompt(pack: &Self::Pack, state: &Self::State, eyes: $crate::Eyes) -> $crate::Line {
            match (ask::pending(state), eyes.seat()) {
                ($crate::Pending::Seats(asked), Some(seat)) if asked.has(seat) => {
                    ask::prompt(phase::Look { pack, state, seat, eyes })
                }
                (pending, _) => $crate::waited_for(pending, state.ask.word()),
            }
        }
    };
}

/// What a game has instead that gives `options` and `apply` by hand, as items of its `impl Game`: a toy, or a wrapper around
/// a title. What is offered is what `options` lists, what is done is what `apply` accepts.
#[macro_export]
macro_rules! checked_by_hand {
    () => {
        fn offers(
            pack: &Self::Pack,
            state: &Self::State,
            _: $crate::Seat,
            eyes: $crate::Eyes,
            to: &mut impl $crate::Offers<Self::Action>,
        ) {
            let mut options = Vec::new();
            Self::options(pack, state, eyes, &mut options);
            for option in options {
                to.one(option, Ok(()));
            }
        }

        #[inline]
        fn list(
            pack: &Self::Pack,
            state: &Self::State,
            _: $crate::Seat,
            eyes: $crate::Eyes,
            out: &mut Vec<Self::Action>,
        ) {
            Self::options(pack, state, eyes, out);
        }

        #[inline]
        fn decide(
            pack: &Self::Pack,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
            referee: &$crate::Referee,
            mut scribe: $crate::Scribe<'_, Self::Told>,
        ) {
            let input = $crate::Input::Decide { seat, action: action.clone() };
            Self::apply(pack, state, &input, referee, &mut scribe).expect("what is offered is accepted");
        }

        #[inline]
        fn draw(
            pack: &Self::Pack,
            state: &mut Self::State,
            way: u32,
            referee: &$crate::Referee,
            mut scribe: $crate::Scribe<'_, Self::Told>,
        ) {
            let input = $crate::Input::Draw(way);
            Self::apply(pack, state, &input, referee, &mut scribe).expect("one of the ways is accepted");
        }

        fn time_up(
            pack: &Self::Pack,
            state: &mut Self::State,
            seat: $crate::Seat,
            referee: &$crate::Referee,
            mut scribe: $crate::Scribe<'_, Self::Told>,
        ) -> Result<(), $crate::Refusal> {
            Self::apply(pack, state, &$crate::Input::Timeout(seat), referee, &mut scribe)
        }
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn ids_of_messages_have_dashes() {
        assert_eq!(message_id!("prompt-", "before_white"), "prompt-before-white");
        assert_eq!(message_id!("do-", "move"), "do-move");
    }
}
