//! The JSON Schemas of pack files: generated, committed, checked.

use std::fs;

use veilleuse_titles::{Playable, Title, with_title};

use crate::{Done, root};

/// The name and text of each schema.
fn all() -> Vec<(String, String)> {
    let mut schemas = vec![("rules".to_owned(), veilleuse_pack::schema::rules())];
    for title in Title::ALL {
        let own = with_title!(title, G => <G as Playable>::schemas());
        schemas.extend(own.into_iter().map(|(name, text)| (name.to_owned(), text)));
    }
    schemas
}

/// Writes `schema/*.schema.json`.
pub(crate) fn write() -> Done {
    let folder = root().join("schema");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    for (name, text) in all() {
        fs::write(folder.join(format!("{name}.schema.json")), text).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Fails when a committed schema is not what the code says.
pub(crate) fn check() -> Done {
    for (name, text) in all() {
        let path = root().join("schema").join(format!("{name}.schema.json"));
        if fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
            return Err(format!("{} is out of date; run `cargo xtask schema`", path.display()));
        }
    }
    Ok(())
}
