//! Boogeyman in text: the house floor by floor, the track, the Stress, the Children.

use std::fmt::Write;

use title_boogeyman::{
    Boogeyman, Entity, Figure, Floor, Space, View,
    view::{BulbView, CardView, ChildView, SpaceView},
};
use veilleuse_core::Line;

use super::{Page, Sketch};

/// Width of a Room: six fit in a row.
const WIDE: usize = 15;

impl Sketch for Boogeyman {
    fn sketch(page: &Page<'_, View>) -> String {
        let mut out = String::new();
        page.head(&mut out);
        for floor in Floor::ALL {
            page.floor(&mut out, floor);
        }
        let _ = writeln!(out, " {}", page.say("sketch-bo-legend"));
        page.track(&mut out);
        page.book(&mut out);
        page.deal(&mut out);
        page.view.children.iter().for_each(|child| page.child(&mut out, child));
        out
    }
}

impl Page<'_, View> {
    fn head(&self, out: &mut String) {
        let level = |entity: Entity| {
            let stress = self.view.stress.iter().find(|stress| stress.entity == entity);
            stress.map_or((0, 0), |stress| (stress.level, stress.most))
        };
        let (sitter, boogeyman) = (level(Entity::Babysitter), level(Entity::Boogeyman));
        let line = Line::new("sketch-bo-round")
            .number("round", self.view.round)
            .number("sitter", sitter.0)
            .number("sittermost", sitter.1)
            .number("boogeyman", boogeyman.0)
            .number("boogeymanmost", boogeyman.1);
        let _ = writeln!(out, "{}", self.read(&line));
        for event in &self.view.events {
            let _ = writeln!(out, " ! {}", self.say(&format!("card-{}", event.card)));
        }
    }

    /// Three rows of cells; a Room that spans several cells is written in its first.
    fn floor(&self, out: &mut String, floor: Floor) {
        let _ = writeln!(out, "-- {} {}", self.say(&format!("floor-{}", floor.id())), "-".repeat(60));
        for row in 0..3 {
            let cells: Vec<String> = (0..6).map(|column| self.cell(floor, column, row)).collect();
            let _ = writeln!(out, " {}", cells.join(" ").trim_end());
        }
    }

    fn cell(&self, floor: Floor, column: u8, row: u8) -> String {
        let here = self
            .view
            .spaces
            .iter()
            .find(|space| space.floor == floor && space.cells.first() == Some(&(column, row)));
        fit(&here.map(mark).unwrap_or_default())
    }

    fn track(&self, out: &mut String) {
        let slots: Vec<String> = self
            .view
            .track
            .slots
            .iter()
            .map(|slot| match (slot.laid, slot.room) {
                (false, _) if slot.event => "*".into(),
                (false, _) => "·".into(),
                (true, Some(room)) if slot.face_up => number(room),
                (true, Some(room)) => format!("({})", number(room)),
                (true, None) => "?".into(),
            })
            .collect();
        let _ = writeln!(out, " {} {}", self.say("sketch-bo-track"), slots.join(" "));
    }

    fn book(&self, out: &mut String) {
        if let Some(room) = self.view.finale.room {
            let leader = self.view.finale.leader.map_or("-".into(), |leader| self.name(leader));
            let room = self.say(&format!("room-{room}"));
            let _ = writeln!(out, " {} {room} · {leader}", self.say("sketch-bo-final"));
        }
        if let Some(book) = &self.view.finale.book {
            let title = self.say(&format!("epilogue-{}-title", &book.number.to_string()[1..]));
            let panels: Vec<String> = book
                .panels
                .iter()
                .map(|panel| {
                    let mark = if panel.number == book.panel { ">" } else { "" };
                    format!("{mark}{}+", panel.at_least)
                })
                .collect();
            let _ = writeln!(out, " « {title} » {}", panels.join(" "));
        }
    }

    /// Who trades with whom, and for those who may know what lies on each side.
    fn deal(&self, out: &mut String) {
        let Some(deal) = &self.view.deal else { return };
        let who = |figure: Option<Figure>| figure.map_or("-".into(), |figure| self.name(figure));
        let side =
            |cards: &Option<Vec<CardView>>| cards.as_ref().map_or("?".into(), |cards| self.cards(cards));
        let _ = write!(
            out,
            " {}: {} <> {}: {}",
            who(deal.from),
            side(&deal.give),
            who(deal.to),
            side(&deal.back)
        );
        match &deal.laying {
            Some(laying) if !laying.is_empty() => {
                let _ = writeln!(out, " (+ {})", self.cards(laying));
            }
            _ => out.push('\n'),
        }
    }

    fn cards(&self, cards: &[CardView]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.say(&format!("card-{}", card.card))).collect();
        if names.is_empty() { "-".into() } else { names.join(", ") }
    }

    fn name(&self, figure: Figure) -> String {
        self.say(&format!("child-{}", figure.id()))
    }

    fn child(&self, out: &mut String, child: &ChildView) {
        let Some(figure) = child.figure else { return };
        let turn = if self.view.active == Some(figure) { ">" } else { " " };
        let place = child.space.map_or("-".into(), |space| space.to_string());
        let mut line = format!(
            "{turn}{:<7} {:<10} {place:<4} {:<9} o{}/{} ",
            self.name(figure),
            (self.who)(child.seat),
            self.say(&format!("mind-{}", child.mind.id())),
            child.candies,
            child.candy_cap,
        );
        for colour in &child.objectives {
            let _ = write!(line, "[{}]", self.say(&format!("colour-{}", colour.id())));
        }
        if child.passkey {
            let _ = write!(line, "[{}]", self.say("token-passkey"));
        }
        match &child.hand {
            Some(hand) if hand.is_empty() => {}
            Some(hand) => {
                let _ = write!(line, " {}", self.cards(hand));
            }
            None => {
                let _ = write!(line, " #{}", child.hand_count);
                if !child.shown.is_empty() {
                    let _ = write!(line, " {}", self.cards(&child.shown));
                }
            }
        }
        let short: String = line.chars().take(99).collect();
        let _ = writeln!(out, "{}", short.trim_end());
    }
}

fn number(space: Space) -> String {
    space.room_number().map_or_else(|| space.to_string(), |number| number.to_string())
}

/// Number, bulb, Padlock, tokens, then who is there.
fn mark(space: &SpaceView) -> String {
    let mut text = number(space.space).to_uppercase();
    match space.bulb {
        Some(BulbView::Dark) => text.push('●'),
        Some(BulbView::Light) => text.push('○'),
        None => {}
    }
    if space.padlock {
        text.push('#');
    }
    if space.sealed {
        text.push('x');
    }
    text.push_str(&"'".repeat(usize::from(space.tokens)));
    if space.trapdoor {
        text.push('T');
    }
    if space.final_room {
        text.push('F');
    }
    if space.babysitter {
        text.push_str(" J!");
    }
    if space.boogeyman {
        text.push_str(" B!");
    }
    let letter = |figure: &Figure| figure.id().chars().next().unwrap_or('?');
    if !space.children.is_empty() {
        text.push(' ');
        text.extend(space.children.iter().map(letter).map(|letter| letter.to_ascii_uppercase()));
    }
    if !space.fainted.is_empty() {
        text.push(' ');
        text.extend(space.fainted.iter().map(letter));
    }
    text
}

fn fit(text: &str) -> String {
    let short: String = text.chars().take(WIDE).collect();
    format!("{short:<WIDE$}")
}
