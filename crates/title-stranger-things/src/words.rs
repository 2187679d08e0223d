//! The nouns of Stranger Things.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use veilleuse_core::{as_text, card, kit::Noun, names, noun};

names! {
    /// A Location (ST-BOARD-11, ST-BOARD-12): twelve of them are on each side of the board.
    Location {
        Junkyard = "junkyard",
        CastleByers = "castle_byers",
        PoliceStation = "police_station",
        MainStreet = "main_street",
        MiddleSchool = "middle_school",
        ByersHouse = "byers_house",
        WheelerHouse = "wheeler_house",
        HawkinsLab = "hawkins_lab",
        UdLab = "ud_lab",
        UdSchool = "ud_school",
        UdByersHouse = "ud_byers_house",
        UdCastleByers = "ud_castle_byers",
        PumpkinPatch = "pumpkin_patch",
        HopperCabin = "hopper_cabin",
        WestTunnels = "west_tunnels",
        Nest = "nest",
        EastTunnels = "east_tunnels",
        Portal = "portal",
    }
}

names! {
    /// A Character (ST-CHAR-01); Eleven is none (ST-CHAR-02).
    Character {
        Lucas = "lucas",
        Mike = "mike",
        Dustin = "dustin",
        Hopper = "hopper",
        Nancy = "nancy",
        Joyce = "joyce",
    }
}

names! {
    /// A framed set of token slots (ST-BOARD-06).
    Group {
        Will = "will",
        Lab = "lab",
        Power = "power",
        Ally = "ally",
        Demogorgon = "demogorgon",
        Patrols = "patrols",
        Roots = "roots",
        Demodogs = "demodogs",
        Portal = "portal",
    }
}

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

names! {
    /// One of the ten actions (ST-ACT-06).
    Deed {
        Calm = "calm",
        GetItem = "get_item",
        GatherInfo = "gather_info",
        Recruit = "recruit",
        HelpEleven = "help_eleven",
        SearchLab = "search_lab",
        SaveWill = "save_will",
        Fight = "fight",
        DestroyRoots = "destroy_roots",
        ClosePortal = "close_portal",
    }
}

names! {
    /// A kind of Enemy (ST-MODE-05).
    EnemyKind {
        Demogorgon = "demogorgon",
        Patrol = "patrol",
        Demodog = "demodog",
    }
}

names! {
    /// A half of the board (ST-BOARD-01): Hawkins above, the Upside Down or the Tunnels below.
    Zone {
        Hawkins = "hawkins",
        Below = "below",
    }
}

card! {
    /// An Action card: `a01` is the first.
    Card: 64, "a", "an Action card such as \"a07\""
}

card! {
    /// An Item card: `i01` is the first.
    Item: 16, "i", "an Item such as \"i07\""
}

card! {
    /// An Ally card of either Season: `l01` is the first.
    Ally: 16, "l", "an Ally such as \"l07\""
}

card! {
    /// A Scene card of either Season: `c01` is the first.
    Scene: 64, "c", "a Scene such as \"c07\""
}

card! {
    /// A Power of Eleven of either Season: `w01` is the first.
    Power: 64, "w", "a Power such as \"w03\""
}

card! {
    /// A token slot of the board side in play: `p01` is the first.
    Slot: 21, "p", "a token slot such as \"p07\""
}

card! {
    /// An Enemy: in Season 1 `e01` is the Demogorgon and `e02`, `e03` the Patrols; in Season 2 `e01` to `e04` are
    /// the Demodogs.
    Enemy: 4, "e", "an Enemy such as \"e01\""
}

impl Enemy {
    /// The Demogorgon of Season 1.
    pub(crate) const DEMOGORGON: Enemy = Enemy::new(0);
}

noun! {
    /// One of the two Ally slots of a side (ST-BOARD-07).
    #[derive(Debug)]
    AllySlot: 2
}

noun! {
    /// A place in a pile, counted from the bottom from 0; a pile has four at most (ST-PILE-01).
    #[derive(Serialize, Deserialize)]
    #[serde(into = "u8", try_from = "u8")]
    Place: 4
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.number()
    }
}

impl TryFrom<u8> for Place {
    type Error = String;
    fn try_from(number: u8) -> Result<Place, String> {
        Place::all().nth(number.into()).ok_or_else(|| format!("a pile has no place {number}"))
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.number(), f)
    }
}

#[cfg(feature = "schema")]
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Place {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        u8::json_schema(generator)
    }
}

noun! {
    /// The front of a Level token (ST-TOKEN-01): a number from 0 to 5, or a Demogorgon.
    Token: 7
}

as_text!(
    Token,
    "a token: \"0\" to \"5\" or \"demogorgon\"",
    "0" | "1" | "2" | "3" | "4" | "5" | "demogorgon"
);

/// How many tokens are numbers: those come first.
pub(crate) const NUMBERS: usize = 6;

impl Token {
    /// The Demogorgon.
    pub const DEMOGORGON: Token = Token::new(NUMBERS as u8);

    /// The numbers, from 0 on.
    pub(crate) fn numbers() -> impl DoubleEndedIterator<Item = Token> + Clone {
        Token::all().take(NUMBERS)
    }

    /// What it is worth while the Demogorgon has this many piles (ST-TOKEN-02).
    #[inline]
    pub(crate) fn worth(self, demogorgon: u8) -> u8 {
        if self == Token::DEMOGORGON { demogorgon } else { self.number() }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Token::DEMOGORGON { f.write_str("demogorgon") } else { write!(f, "{}", self.number()) }
    }
}

impl FromStr for Token {
    type Err = ();
    fn from_str(word: &str) -> Result<Token, ()> {
        Token::all().find(|token| token.to_string() == word).ok_or(())
    }
}
