//! Terror Below in text: the grid, the Terror zone, the Bounty Line, the seats.

use std::fmt::Write;

use title_terror_below::{
    Cell, Colour, Location, TerrorBelow, View,
    view::{CellView, SeatView, TerrorView, UnderView},
};
use veilleuse_core::Line;

use super::{Page, Sketch};

impl Sketch for TerrorBelow {
    fn sketch(page: &Page<'_, View>) -> String {
        let mut out = String::new();
        page.head(&mut out);
        page.grid(&mut out);
        page.line(&mut out);
        page.terror(&mut out);
        page.view.seats.iter().for_each(|seat| page.seat(&mut out, seat));
        out
    }
}

impl Page<'_, View> {
    fn card(&self, id: impl ToString) -> String {
        self.say(&format!("card-{}", id.to_string()))
    }

    fn head(&self, out: &mut String) {
        let line = Line::new("sketch-tb-turn").number("turn", self.view.turn).number("ap", self.view.play.ap);
        let _ = writeln!(out, "{}", self.read(&line));
        if let Some(solo) = &self.view.solo {
            let line = Line::new("sketch-tb-solo")
                .number("attacks", solo.attacks)
                .number("destroyed", solo.destroyed)
                .number("delivered", solo.delivered.len() as i64)
                .number("trophies", solo.trophies.len() as i64);
            let _ = writeln!(out, "{}", self.read(&line));
        }
    }

    /// Each cell: building, rubble, eggs, pawns, Targets.
    fn grid(&self, out: &mut String) {
        let _ = write!(out, "   ");
        for column in 0..self.view.columns {
            let _ = write!(out, "    {}     ", char::from(b'A' + column));
        }
        out.push('\n');
        for row in self.view.cells.chunks(usize::from(self.view.columns)) {
            let number = row.first().map_or(0, |cell| cell.cell.row());
            let cells: Vec<String> = row.iter().map(cell).collect();
            let _ = writeln!(out, " {number} |{}|", cells.join("|"));
        }
        let _ = writeln!(out, "   {}", self.say("sketch-tb-legend"));
    }

    fn line(&self, out: &mut String) {
        let names: Vec<String> = self.view.line.iter().map(|bounty| self.card(bounty.card)).collect();
        for pair in names.chunks(2) {
            let _ = writeln!(out, "   {}", pair.join(" · "));
        }
    }

    fn terror(&self, out: &mut String) {
        for terror in &self.view.terror {
            let Some(worm) = &terror.worm else { continue };
            let cards: Vec<String> = terror.cards.iter().map(|under| self.under(under)).collect();
            let _ = writeln!(
                out,
                " {} {} ♥{} {}/{} → {}  {}",
                terror.slot.printed(),
                self.say(&format!("worm-{}", worm.kind.id())),
                worm.health,
                terror.cards.len(),
                worm.limit,
                target(terror),
                cards.join(", ")
            );
        }
    }

    fn under(&self, under: &UnderView) -> String {
        let name = under.card.as_ref().map(|card| self.card(card.card));
        match (name, under.hidden_by) {
            (Some(name), None) => name,
            (Some(name), Some(_)) => format!("({name})"),
            (None, _) => "(?)".to_owned(),
        }
    }

    fn seat(&self, out: &mut String, seat: &SeatView) {
        let mark = if seat.seat == self.view.active { "▸" } else { " " };
        let leader = seat.leader.as_ref().map_or_else(String::new, |leader| self.card(leader.card));
        let place = seat.cell.map_or_else(|| "–".to_owned(), cell_name);
        let eggs: String = seat.eggs.iter().map(|colour| egg(*colour)).collect();
        let _ = write!(
            out,
            "{mark}{} {} ({leader} {}/{}) {place} ★{} {eggs} ▒{}",
            seat.seat.index() + 1,
            (self.who)(seat.seat),
            seat.living,
            seat.group.len(),
            seat.points,
            seat.rubble
        );
        let _ = write!(
            out,
            " V{} I{} A{} S{}",
            seat.vehicle_count, seat.item_count, seat.weapon_count, seat.secret_count
        );
        if let Some(hat) = &seat.hat {
            let _ = write!(out, " ^{}", self.card(hat.card));
        }
        out.push('\n');
        let vehicles = seat.vehicles.iter().flatten().map(|card| self.card(card.card));
        let items = seat.items.iter().flatten().map(|card| self.card(card.card));
        let weapons = seat.weapons.iter().flatten().map(|card| self.card(card.card));
        let secrets = seat.secrets.iter().flatten().map(|card| self.card(card.card));
        let hand: Vec<String> = vehicles.chain(items).chain(weapons).chain(secrets).collect();
        for some in hand.chunks(4) {
            let _ = writeln!(out, "     {}", some.join(" · "));
        }
    }
}

/// Ten columns: what stands on a cell.
fn cell(cell: &CellView) -> String {
    if cell.canyon {
        return "#########".to_owned();
    }
    let mut text = String::new();
    if let Some(location) = cell.location {
        text.push(building(location));
    }
    text.extend(std::iter::repeat_n('▒', usize::from(cell.rubble)));
    text.extend(cell.eggs.iter().take(3).map(|colour| egg(*colour)));
    cell.pawns.iter().for_each(|seat| {
        let _ = write!(text, "@{}", seat.index() + 1);
    });
    if !cell.targets.is_empty() {
        text.push('!');
        cell.targets.iter().for_each(|slot| {
            let _ = write!(text, "{}", slot.printed());
        });
    }
    if text.is_empty() {
        text.push('·');
    }
    format!("{:^9}", text.chars().take(9).collect::<String>())
}

const fn building(location: Location) -> char {
    match location {
        Location::OfficialBuilding => 'O',
        Location::StatePolice => 'P',
        Location::GeneralStore => 'G',
        Location::Hospital => 'H',
        Location::Motel => 'M',
    }
}

/// Colours have shapes of their own.
const fn egg(colour: Colour) -> char {
    match colour {
        Colour::Green => '●',
        Colour::Pink => '♦',
        Colour::Violet => '▲',
        Colour::Yellow => '■',
    }
}

fn target(terror: &TerrorView) -> String {
    terror.target.map_or_else(String::new, cell_name)
}

fn cell_name(cell: Cell) -> String {
    format!("{}{}", char::from(b'A' + cell.column() - 1), cell.row())
}
