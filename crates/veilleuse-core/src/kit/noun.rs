//! Things there are so many of.

use std::{fmt::Debug, hash::Hash};

/// One of a known number of things: a place, a figure, a card of a deck.
///
/// [`names!`](crate::names) makes one of things with names, [`noun!`](crate::noun) one of things with numbers. Either
/// way an `Option` of it is one byte, so that no byte has to stand for "none"; and it is the key of a [`Set`](super::Set)
/// and of a table [`By`](super::By) it.
pub trait Noun: Copy + Eq + Hash + Debug + 'static {
    /// How many there are, or can be told apart where a pack says how many there are.
    const COUNT: usize;
    /// The smallest word with a bit for each of them.
    type Bits: Bits;

    /// The place among all of them, from 0.
    fn index(self) -> usize;

    /// The one at this place.
    ///
    /// # Panics
    /// When there are not so many.
    fn at(index: usize) -> Self;

    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// A word that holds a set.
pub trait Bits: Copy + Eq + Hash + Into<u64> + 'static {
    /// No bit.
    const ZERO: Self;

    /// The low bits of a word.
    fn low(word: u64) -> Self;
}

/// The choice of the smallest word for so many bits.
#[doc(hidden)]
pub struct Word<const BITS: usize>;

#[doc(hidden)]
pub trait Chosen {
    type Bits: Bits;
}

/// The width of the smallest word for so many things.
#[doc(hidden)]
pub const fn width(things: usize) -> usize {
    assert!(0 < things && things <= 64, "a set tells at most 64 things apart");
    if things <= 8 { 8 } else { things.next_power_of_two() }
}

macro_rules! words {
    ($($word:ty)*) => {
        $(impl Bits for $word {
            const ZERO: $word = 0;

            #[inline]
            fn low(word: u64) -> $word {
                word as $word
            }
        }

        impl Chosen for Word<{ <$word>::BITS as usize }> {
            type Bits = $word;
        })*
    };
}

words! { u8 u16 u32 u64 }

/// Things with a number, and nothing else to tell them apart: one byte, and `Option` of it one byte too.
///
/// How it is written is said by its `Display` and `FromStr` (see [`as_text!`](crate::as_text)); [`card!`](crate::card)
/// makes nouns that are written as cards.
///
/// ```
/// use veilleuse_core::{kit::{By, Noun, Set}, noun};
///
/// noun! {
///     /// A square of the circuit.
///     #[derive(Debug)]
///     Square: 21
/// }
///
/// let square = Square::new(3);
/// assert_eq!(square.index(), 3);
/// assert_eq!(size_of::<Option<Square>>(), 1);
/// assert_eq!(size_of::<Set<Square>>(), 4);
///
/// let mut pawns: By<Square, u8, 21> = By::all(0);
/// pawns[square] += 1;
/// assert_eq!(Square::all().filter(|square| pawns[*square] > 0).collect::<Vec<_>>(), [square]);
/// ```
#[macro_export]
macro_rules! noun {
    ($(#[$attribute:meta])* $name:ident: $count:literal) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[allow(unreachable_pub, reason = "not every noun is seen from outside")]
        pub struct $name(::std::num::NonZeroU8);

        #[allow(dead_code, unreachable_pub, reason = "not every noun is used in every way, or seen from outside")]
        impl $name {
            /// How many there are at most.
            pub const COUNT: usize = $count;

            /// The one with this place, from 0.
            ///
            /// # Panics
            /// When there are not so many.
            #[inline]
            pub const fn new(place: u8) -> $name {
                assert!((place as usize) < $count, "a place among those there are");
                $name(::std::num::NonZeroU8::MIN.saturating_add(place))
            }

            /// The place among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.number() as usize
            }

            /// The place among all of them, from 0.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get() - 1
            }
        }

        impl $crate::kit::Noun for $name {
            const COUNT: usize = $count;
            type Bits = <$crate::kit::Word<{ $crate::kit::width($count) }> as $crate::kit::Chosen>::Bits;

            #[inline]
            fn index(self) -> usize {
                self.number() as usize
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::new(index as u8)
            }
        }

        /// As its place.
        impl ::std::hash::Hash for $name {
            fn hash<H: ::std::hash::Hasher>(&self, hasher: &mut H) {
                hasher.write_u8(self.number());
            }
        }
    };
}

/// Things with names: an enum with their ids in packs, texts, match files and on the wire. The calling crate needs
/// `serde` and `schemars`.
///
/// ```
/// veilleuse_core::names! {
///     /// A servant of the Dark Master.
///     Complice { Stalky = "stalky", Hacker = "hacker" }
/// }
///
/// assert_eq!(Complice::ALL.map(Complice::id), ["stalky", "hacker"]);
/// assert_eq!(serde_json::to_string(&Complice::Hacker).unwrap(), "\"hacker\"");
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$attribute:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(::schemars::JsonSchema))]
        #[allow(missing_docs, unreachable_pub, reason = "names; not all are seen from outside")]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $id)] $variant,)*
        }

        #[allow(dead_code, unreachable_pub, reason = "not every noun is used in every way, or seen from outside")]
        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant),*];

            /// The id in packs and texts.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }

            /// The place among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::kit::Noun for $name {
            const COUNT: usize = [$($id),*].len();
            type Bits =
                <$crate::kit::Word<{ $crate::kit::width([$($id),*].len()) }> as $crate::kit::Chosen>::Bits;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }
    };
}
