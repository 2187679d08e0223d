//! Nouns that are written as text: in packs, match files, on the wire and in scenarios.

/// Writes and reads a type as the text of its `Display` and `FromStr<Err = ()>`. The second argument ends the
/// sentence "… is not" when reading fails. Where there are only a few texts, they may be listed: `"a" | "b"`. The calling
/// crate needs `serde`, and `schemars` for its tests.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// #[derive(Clone, Copy, PartialEq)]
/// struct Square(u8);
///
/// impl fmt::Display for Square {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "sq_{:02}", self.0)
///     }
/// }
///
/// impl FromStr for Square {
///     type Err = ();
///     fn from_str(word: &str) -> Result<Square, ()> {
///         word.strip_prefix("sq_").and_then(|digits| digits.parse().ok()).map(Square).ok_or(())
///     }
/// }
///
/// veilleuse_core::as_text!(Square, "a square such as \"sq_03\"");
///
/// assert_eq!(serde_json::to_string(&Square(3)).unwrap(), "\"sq_03\"");
/// let wrong = serde_json::from_str::<Square>("\"here\"").unwrap_err();
/// assert!(wrong.to_string().starts_with("`here` is not a square"));
/// ```
#[macro_export]
macro_rules! as_text {
    ($type:ident, $expected:literal $(, $($word:literal)|+)?) => {
        #[cfg(feature = "schema")]
        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string" $(, "enum": [$($word),+])? })
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err(|()| {
                    <D::Error as ::serde::de::Error>::custom(format!(
                        concat!("`{}` is not ", $expected),
                        word
                    ))
                })
            }
        }
    };
}

/// A noun of cards, by their place in their deck file: written as a prefix and two digits counted from 01.
///
/// ```
/// veilleuse_core::card! {
///     /// A Vehicle card.
///     Vehicle: 64, "v", "a Vehicle such as \"v07\""
/// }
/// assert_eq!(Vehicle::new(6).to_string(), "v07");
/// assert_eq!("v07".parse(), Ok(Vehicle::new(6)));
/// assert!("v00".parse::<Vehicle>().is_err() && "v65".parse::<Vehicle>().is_err());
/// ```
#[macro_export]
macro_rules! card {
    ($(#[$attribute:meta])* $name:ident: $count:literal, $prefix:literal, $expected:literal) => {
        $crate::noun! {
            $(#[$attribute])*
            $name: $count
        }

        $crate::as_text!($name, $expected);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{:02}"), self.number() + 1)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();
            fn from_str(word: &str) -> Result<Self, ()> {
                let digits = word.strip_prefix($prefix).filter(|digits| digits.len() == 2).ok_or(())?;
                let number: u8 = digits.parse().map_err(|_| ())?;
                if (1..=$count).contains(&number) { Ok($name::new(number - 1)) } else { Err(()) }
            }
        }
    };
}
