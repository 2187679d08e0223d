//! JSON Schemas of pack files, for completion and checks in editors.

use schemars::JsonSchema;

use crate::RuleBookFile;

/// The JSON Schema of a type, as the text of a `.schema.json` file.
pub fn of<T: JsonSchema>() -> String {
    let mut schema = schemars::schema_for!(T).to_value();
    // The order of keys must not depend on the features of whoever else uses serde_json.
    schema.sort_all_objects();
    format!("{schema:#}\n")
}

/// The schema of `rules.toml`.
pub fn rules() -> String {
    of::<RuleBookFile>()
}
