//! The nouns of Stranger Things.

use std::{fmt, str::FromStr};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use veilleuse_core::{as_text, card_id};

/// The absence of a card, a Location or a token where a byte has to say it.
pub(crate) const NONE: u8 = u8::MAX;

/// An enum of names with their ids in packs, texts and files.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[expect(missing_docs, reason = "names")]
        pub enum $name {
            $(#[serde(rename = $id)] $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant),*];

            /// The id in packs and texts.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }
        }
    };
}

names!(
    /// A Location (ST-BOARD-11, ST-BOARD-12): twelve of them are on each side of the board.
    Location {
        Junkyard "junkyard",
        CastleByers "castle_byers",
        PoliceStation "police_station",
        MainStreet "main_street",
        MiddleSchool "middle_school",
        ByersHouse "byers_house",
        WheelerHouse "wheeler_house",
        HawkinsLab "hawkins_lab",
        UdLab "ud_lab",
        UdSchool "ud_school",
        UdByersHouse "ud_byers_house",
        UdCastleByers "ud_castle_byers",
        PumpkinPatch "pumpkin_patch",
        HopperCabin "hopper_cabin",
        WestTunnels "west_tunnels",
        Nest "nest",
        EastTunnels "east_tunnels",
        Portal "portal",
    }
);

impl Location {
    /// How many there are over both sides of the board.
    pub(crate) const COUNT: usize = Self::ALL.len();

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }

    #[inline]
    pub(crate) const fn of(index: u8) -> Location {
        Self::ALL[index as usize]
    }
}

/// The Locations of a set.
pub(crate) fn locations(mut set: u32) -> impl Iterator<Item = Location> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let location = Location::of(set.trailing_zeros() as u8);
            set &= set - 1;
            location
        })
    })
}

names!(
    /// A Character (ST-CHAR-01); Eleven is none (ST-CHAR-02).
    Character {
        Lucas "lucas",
        Mike "mike",
        Dustin "dustin",
        Hopper "hopper",
        Nancy "nancy",
        Joyce "joyce",
    }
);

impl Character {
    pub(crate) const fn of(index: u8) -> Character {
        Self::ALL[index as usize]
    }
}

names!(
    /// A framed set of token slots (ST-BOARD-06).
    Group {
        Will "will",
        Lab "lab",
        Power "power",
        Ally "ally",
        Demogorgon "demogorgon",
        Patrols "patrols",
        Roots "roots",
        Demodogs "demodogs",
        Portal "portal",
    }
);

impl Group {
    /// The action that tests a pile of this group (ST-ACT-06).
    pub(crate) const fn deed(self) -> Deed {
        match self {
            Group::Will => Deed::SaveWill,
            Group::Lab => Deed::SearchLab,
            Group::Power => Deed::HelpEleven,
            Group::Ally => Deed::Recruit,
            Group::Demogorgon | Group::Patrols | Group::Demodogs => Deed::Fight,
            Group::Roots => Deed::DestroyRoots,
            Group::Portal => Deed::ClosePortal,
        }
    }
}

names!(
    /// One of the ten actions (ST-ACT-06).
    Deed {
        Calm "calm",
        GetItem "get_item",
        GatherInfo "gather_info",
        Recruit "recruit",
        HelpEleven "help_eleven",
        SearchLab "search_lab",
        SaveWill "save_will",
        Fight "fight",
        DestroyRoots "destroy_roots",
        ClosePortal "close_portal",
    }
);

impl Deed {
    /// How many actions there are.
    pub(crate) const COUNT: usize = Self::ALL.len();
}

names!(
    /// A kind of Enemy (ST-MODE-05).
    EnemyKind {
        Demogorgon "demogorgon",
        Patrol "patrol",
        Demodog "demodog",
    }
);

names!(
    /// A half of the board (ST-BOARD-01): Hawkins above, the Upside Down or the Tunnels below.
    Zone {
        Hawkins "hawkins",
        Below "below",
    }
);

card_id!(
    /// An Action card: `a01` is the first.
    Card, "a", "an Action card such as \"a07\""
);
card_id!(
    /// An Item card: `i01` is the first.
    Item, "i", "an Item such as \"i07\""
);
card_id!(
    /// An Ally card of either Season: `l01` is the first.
    Ally, "l", "an Ally such as \"l07\""
);
card_id!(
    /// A Scene card of either Season: `c01` is the first.
    Scene, "c", "a Scene such as \"c07\""
);
card_id!(
    /// A Power of Eleven of either Season: `w01` is the first.
    Power, "w", "a Power such as \"w03\""
);
card_id!(
    /// A token slot of the board side in play: `p01` is the first.
    Slot, "p", "a token slot such as \"p07\""
);
card_id!(
    /// An Enemy: in Season 1 `e01` is the Demogorgon and `e02`, `e03` the Patrols; in Season 2 `e01` to `e04` are
    /// the Demodogs.
    Enemy, "e", "an Enemy such as \"e01\""
);

impl Slot {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1_u32.wrapping_shl(self.0 as u32)
    }
}

impl Enemy {
    /// The Demogorgon of Season 1.
    pub(crate) const DEMOGORGON: Enemy = Enemy(0);

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The slots of a set.
pub(crate) fn slots(mut set: u32) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let slot = Slot(set.trailing_zeros() as u8);
            set &= set - 1;
            slot
        })
    })
}

/// The front of a Level token (ST-TOKEN-01): a number from 0 to 5, or a Demogorgon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(pub(crate) u8);

as_text!(
    Token,
    "a token: \"0\" to \"5\" or \"demogorgon\"",
    "0" | "1" | "2" | "3" | "4" | "5" | "demogorgon"
);

impl Token {
    /// The Demogorgon.
    pub const DEMOGORGON: Token = Token(6);

    /// What it is worth while the Demogorgon has this many piles (ST-TOKEN-02).
    #[inline]
    pub(crate) const fn worth(self, demogorgon: u8) -> u8 {
        if self.0 == Self::DEMOGORGON.0 { demogorgon } else { self.0 }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::DEMOGORGON { f.write_str("demogorgon") } else { write!(f, "{}", self.0) }
    }
}

impl FromStr for Token {
    type Err = ();
    fn from_str(word: &str) -> Result<Token, ()> {
        match word.as_bytes() {
            [digit @ b'0'..=b'5'] => Ok(Token(digit - b'0')),
            b"demogorgon" => Ok(Token::DEMOGORGON),
            _ => Err(()),
        }
    }
}
