//! `veilleuse titles`

use serde_json::{Value, json};
use veilleuse_bots::Level;
use veilleuse_pack::Lang;
use veilleuse_titles::{Loaded, Playable, Title, with_title};

use crate::{cli::TitlesArgs, fail::Done};

pub(crate) fn run(args: &TitlesArgs) -> Done {
    if args.json {
        let all: Vec<Value> =
            Title::ALL.into_iter().map(|title| with_title!(title, G => describe::<G>())).collect();
        println!("{:#}", Value::Array(all));
        return Ok(());
    }
    for title in Title::ALL {
        with_title!(title, G => print::<G>());
    }
    Ok(())
}

fn describe<G: Playable>() -> Value {
    let loaded = Loaded::<G>::embedded();
    let both = |id: &str| {
        let text = |lang| loaded.texts.get(lang, id).unwrap_or_default();
        json!({ "fr": text(Lang::Fr), "en": text(Lang::En) })
    };
    let catalogue = G::catalogue();
    let modes = catalogue.modes.iter().map(|mode| {
        json!({
            "id": mode.id,
            "name": both(&format!("mode-{}", mode.id)),
            "about": both(&format!("mode-{}.about", mode.id)),
            "seats": { "least": mode.seats.least, "most": mode.seats.most, "usual": mode.seats.usual },
            "levels": mode.levels,
            "master": mode.master,
            "variants": mode.variants.iter().map(|variant| variant.id).collect::<Vec<_>>(),
            "settings": mode.variants,
        })
    });
    json!({
        "id": G::ID,
        "name": both("title"),
        "about": both("title.about"),
        "minutes": [catalogue.minutes.0, catalogue.minutes.1],
        "languages": Lang::ALL.map(|lang| lang.to_string()),
        "modes": modes.collect::<Vec<_>>(),
        "pack": { "id": G::ID, "digest": G::digest(&loaded.pack), "items": G::all_content(&loaded.pack).len() },
        "bots": Level::LADDER.map(Level::name),
        "rules": loaded.rules.rules().len(),
        "endings": G::endings().iter().map(|(result, reason)| json!([result, reason])).collect::<Vec<_>>(),
    })
}

fn print<G: Playable>() {
    let loaded = Loaded::<G>::embedded();
    let text = |id: &str| loaded.texts.get(Lang::Fr, id).unwrap_or_default();
    println!("{:<22} {} — {}", G::ID, text("title"), text("title.tagline"));
    for mode in G::catalogue().modes {
        let (least, most) = (mode.seats.least, mode.seats.most);
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let levels = mode.levels.join(", ");
        println!("  {:<20} {} ({seats}) {levels}", mode.id, text(&format!("mode-{}", mode.id)));
    }
}
