//! La Clef des mondes in text: the square of worlds with the keys on their sides, the piles, the seats.

use std::fmt::Write;

use title_clef_des_mondes::{
    ClefDesMondes, Key, Kind, Place, View,
    view::{BackView, CardView, PlaceView, SeatView},
};
use veilleuse_core::Line;

use super::{Page, Sketch};

/// The inner width of a world: three of them and their borders fit into 100 columns.
const WIDTH: usize = 30;

impl Sketch for ClefDesMondes {
    fn sketch(page: &Page<'_, View>) -> String {
        let mut out = String::new();
        page.head(&mut out);
        page.square(&mut out);
        page.piles(&mut out);
        page.play(&mut out);
        page.view.seats.iter().for_each(|seat| page.seat(&mut out, seat));
        out
    }
}

impl Page<'_, View> {
    fn head(&self, out: &mut String) {
        let line =
            Line::new("sketch-cm-turn").number("round", self.view.round).number("actions", self.view.actions);
        let _ = writeln!(out, "{}", self.read(&line));
        if let Some(left) = self.view.rounds_left {
            let _ = writeln!(out, "{}", self.read(&Line::new("sketch-cm-left").number("left", left)));
        }
    }

    /// Three rows of three cards, Kernault in the middle.
    fn square(&self, out: &mut String) {
        let border = format!("+{}", "-".repeat(WIDTH)).repeat(3) + "+";
        for row in 0..3 {
            let _ = writeln!(out, "{border}");
            let cards: Vec<[String; 4]> = (0..3).map(|column| self.card_at((column, row))).collect();
            for line in 0..4 {
                let parts: Vec<&str> = cards.iter().map(|card| card[line].as_str()).collect();
                let _ = writeln!(out, "|{}|", parts.join("|"));
            }
        }
        let _ = writeln!(out, "{border}");
        let legend: Vec<String> = Key::ALL
            .iter()
            .map(|key| format!("{} {}", symbol(*key), self.say(&format!("key-{}", key.id()))))
            .collect();
        let _ = writeln!(out, "  {}", legend.join(" · "));
    }

    fn card_at(&self, cell: (u8, u8)) -> [String; 4] {
        let Some(place) = self.view.places.iter().find(|place| place.cell == cell) else {
            return [centred(""), centred(&self.say("world-kernault")), centred(""), centred("")];
        };
        let pawns = Self::pawns(place);
        let Some(world) = &place.world else {
            return [centred(""), centred("?"), centred(&self.place(place.place)), centred(&pawns)];
        };
        let name = self.say(&format!("world-{}", world.world.id()));
        let name = if place.face_up { name } else { format!("({name})") };
        let sides = format!("{} {:^26} {}", symbol(world.west), clipped(&name, 26), symbol(world.east));
        [
            centred(&symbol(world.north).to_string()),
            sides,
            centred(&pawns),
            centred(&symbol(world.south).to_string()),
        ]
    }

    fn place(&self, place: Place) -> String {
        self.say(&format!("place-{}", place.id()))
    }

    fn pawns(place: &PlaceView) -> String {
        let names: Vec<String> = place.pawns.iter().map(|seat| format!("@{}", seat.index() + 1)).collect();
        names.join(" ")
    }

    /// Each pile: how many cards, and those this viewer knows on top and underneath.
    fn piles(&self, out: &mut String) {
        for pile in &self.view.piles {
            let known = |backs: &[BackView]| -> Vec<String> {
                backs.iter().filter_map(|back| back.card.as_ref()).map(|card| self.card(card)).collect()
            };
            let (top, bottom) = (known(&pile.top), known(&pile.bottom));
            let name = self.say(&format!("world-{}", pile.world.id()));
            let mut line = format!("  {:<26} {:>2}", clipped(&name, 26), pile.count);
            if !top.is_empty() {
                let _ = write!(line, "  ▲ {}", top.join(", "));
            }
            if !bottom.is_empty() {
                let _ = write!(line, "  ▼ {}", bottom.join(", "));
            }
            let _ = writeln!(out, "{}", clipped(&line, 100));
        }
    }

    fn card(&self, card: &CardView) -> String {
        format!("{}{}", symbol(card.symbol), self.say(&format!("card-{}", card.card)))
    }

    /// The cards in play, and the exchange under way.
    fn play(&self, out: &mut String) {
        let cards: Vec<String> = self.view.stack.iter().map(|played| self.card(&played.card)).collect();
        if !cards.is_empty() {
            let _ = writeln!(out, "  {} {}", self.say("sketch-cm-stack"), cards.join(" ← "));
        }
        if let Some(offer) = &self.view.offer {
            let back = |back: &BackView| self.back(back);
            let counter = offer.counter.as_ref().map_or_else(|| "?".to_owned(), back);
            let (from, to) = ((self.who)(offer.seat), (self.who)(offer.to));
            let _ = writeln!(out, "  {from}: {} ↔ {to}: {counter}", back(&offer.offered));
        }
    }

    fn back(&self, back: &BackView) -> String {
        if let Some(card) = &back.card {
            let kind = match card.kind {
                Kind::Object => "O",
                Kind::Encounter => "R",
                Kind::BadEncounter => "MR",
            };
            return format!("{} [{kind}]", self.card(card));
        }
        let key = back.key.map_or('?', symbol);
        let kind = match back.kind {
            Some(Kind::Object) => "O",
            Some(Kind::Encounter) => "R",
            _ => "?",
        };
        format!("{key}[{kind}]")
    }

    fn seat(&self, out: &mut String, seat: &SeatView) {
        let mark = if seat.seat == self.view.active { "▸" } else { " " };
        let place = match (seat.home, seat.place) {
            (true, _) => self.say("world-kernault"),
            (false, Some(place)) => self.place(place),
            (false, None) => "–".to_owned(),
        };
        let _ = write!(out, "{mark}@{} {} {place}", seat.seat.index() + 1, (self.who)(seat.seat));
        if let Some(character) = &seat.character {
            let home: String = character.home_keys.iter().map(|key| symbol(*key)).collect();
            let own = if seat.own_key_left { symbol(character.own_key) } else { '–' };
            let name = self.say(&format!("character-{}", character.character));
            let _ = write!(out, " · {name} ({own} → {home})");
        }
        if !seat.homeward.is_empty() {
            let keys: String = seat.homeward.iter().map(|key| symbol(*key)).collect();
            let _ = write!(out, " · {} {keys}", self.say("sketch-cm-home"));
        }
        if seat.turns_to_miss > 0 {
            let _ = write!(out, " · −{}", seat.turns_to_miss);
        }
        out.push('\n');
        let hand: Vec<String> = seat.hand.iter().map(|back| self.back(back)).collect();
        for some in hand.chunks(3) {
            let _ = writeln!(out, "     {}", some.join(" · "));
        }
    }
}

fn clipped(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

fn centred(text: &str) -> String {
    format!("{:^WIDTH$}", clipped(text, WIDTH))
}

/// Keys have shapes of their own.
const fn symbol(key: Key) -> char {
    match key {
        Key::Magic => '★',
        Key::Knowledge => '■',
        Key::Combat => '†',
        Key::Death => '●',
        Key::Love => '♥',
    }
}
