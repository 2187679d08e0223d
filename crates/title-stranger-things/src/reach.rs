//! How far the active Character can walk: what each Location costs, for views.

use serde::Serialize;

use crate::{pack::Pack, state::State, words::Location};

/// A Location the active Character can walk to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReachView {
    /// Where to.
    pub location: Location,
    /// Moves it takes.
    pub moves: u8,
    /// Fear the marked roads on the way cost.
    pub fear: u8,
    /// The Locations on the way; the last one is it.
    pub way: Vec<Location>,
}

/// ST-MOVE-03, ST-MOVE-05, ST-MOVE-07: the ways of the fewest moves, and of the least Fear among those. None leads
/// through an Enemy, who stops whoever comes.
pub(crate) fn reach(pack: &Pack, state: &State, most: u8) -> Vec<ReachView> {
    let season = state.season(pack);
    let start = state.player(state.active).location();
    let mut found: Vec<ReachView> = Vec::new();
    let mut from = 0;
    for moves in 1..=most {
        let before = found.len();
        let steps: Vec<(Location, u8, Vec<Location>)> = if moves == 1 {
            vec![(start, 0, Vec::new())]
        } else {
            let last = found[from..].iter().filter(|one| state.enemies_at(one.location).is_empty());
            last.map(|one| (one.location, one.fear, one.way.clone())).collect()
        };
        for (at, fear, way) in steps {
            for to in season.near[at].iter().filter(|to| *to != start) {
                let fear = fear + u8::from(season.fear[at].has(to));
                let mut there = way.clone();
                there.push(to);
                let new = ReachView { location: to, moves, fear, way: there };
                match found.iter().position(|one| one.location == to) {
                    None => found.push(new),
                    Some(known) if known >= before && fear < found[known].fear => found[known] = new,
                    Some(_) => {}
                }
            }
        }
        if found.len() == before {
            break;
        }
        from = before;
    }
    found
}
