//! Views that can be told in parts.

use serde::Serialize;

/// A view whose fields can be compared one by one, so that eyes are told only those that are new to them. Made by
/// [`told_in_parts!`](crate::told_in_parts). All its fields are always written, whatever is in them.
pub trait InParts: Serialize {
    /// Which fields differ from those of an earlier view.
    fn unlike(&self, earlier: &Self) -> FieldSet;
}

/// Some of the fields of a struct, by their place in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldSet(u64);

impl FieldSet {
    /// Every field.
    pub const ALL: FieldSet = FieldSet(u64::MAX);
    /// No field.
    pub const NONE: FieldSet = FieldSet(0);
    /// How many fields a struct may have.
    pub const MOST: usize = u64::BITS as usize;

    /// With the field at this place, if it is to be.
    #[must_use]
    pub const fn with(self, place: usize, is_in: bool) -> FieldSet {
        FieldSet(self.0 | (is_in as u64) << place)
    }

    /// Whether the field at this place is in it.
    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }
}

/// Makes a struct a view that is told [in parts](crate::InParts).
#[macro_export]
macro_rules! told_in_parts {
    ($(#[$about:meta])* $seen:vis struct $name:ident {
        $($(#[$field_about:meta])* $field_seen:vis $field:ident: $type:ty,)*
    }) => {
        $(#[$about])*
        $seen struct $name { $($(#[$field_about])* $field_seen $field: $type,)* }

        impl $crate::InParts for $name {
            fn unlike(&self, earlier: &Self) -> $crate::FieldSet {
                const { assert!([$(stringify!($field)),*].len() <= $crate::FieldSet::MOST) };
                let mut unlike = $crate::FieldSet::NONE;
                let mut place = 0;
                $(
                    unlike = unlike.with(place, self.$field != earlier.$field);
                    place += 1;
                )*
                let _ = place;
                unlike
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    told_in_parts! {
        /// Two fields.
        #[derive(Serialize)]
        struct Small {
            /// The first.
            board: [u8; 2],
            turn: u8,
        }
    }

    #[test]
    fn fields_are_compared_one_by_one() {
        let small = Small { board: [1, 2], turn: 3 };
        assert_eq!(small.unlike(&small), FieldSet::NONE);
        let later = Small { turn: 4, ..small }.unlike(&small);
        assert!(!later.has(0) && later.has(1));
        assert!(FieldSet::ALL.has(0) && FieldSet::ALL.has(FieldSet::MOST - 1));
    }
}
