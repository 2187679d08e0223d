//! The form of JSON, as far as TypeScript can say it.

use serde_json::{Map, Value};

use super::Types;

/// What a value looks like.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Form {
    Null,
    Boolean,
    Number,
    Text,
    /// This value and no other.
    Only(Value),
    List(Box<Form>),
    Tuple(Vec<Form>),
    Fields(Vec<Field>),
    OneOf(Vec<Form>),
    Named(String),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) about: Option<String>,
    pub(super) optional: bool,
    pub(super) form: Form,
}

impl Field {
    pub(super) fn always(name: &str, form: Form) -> Field {
        Field { name: name.to_owned(), about: None, optional: false, form }
    }
}

/// A range of integers of at most so many is written number by number.
const FEW: i64 = 8;

/// What the documentation says about a schema.
pub(super) fn about(schema: &Value) -> Option<String> {
    schema.get("description").and_then(Value::as_str).map(str::to_owned)
}

impl Form {
    pub(super) fn word(word: &str) -> Form {
        Form::Only(word.into())
    }

    /// One of these forms; those of them that are themselves one of several are spread out.
    pub(super) fn one_of(forms: Vec<Form>) -> Form {
        let mut all = Vec::new();
        for form in forms {
            let spread = if let Form::OneOf(inner) = form { inner } else { vec![form] };
            for form in spread {
                if !all.contains(&form) {
                    all.push(form);
                }
            }
        }
        if all.len() == 1 { all.remove(0) } else { Form::OneOf(all) }
    }

    /// Reads a JSON Schema.
    pub(super) fn read(schema: &Value) -> Result<Form, String> {
        let Some(says) = schema.as_object() else { return Err(format!("{schema} says nothing")) };
        if let Some(name) = says.get("$ref").and_then(Value::as_str) {
            if says.contains_key("properties") {
                return Err(format!("{schema} has fields beside those of another type"));
            }
            return Ok(Form::Named(name.trim_start_matches("#/$defs/").to_owned()));
        }
        if let Some(only) = says.get("const") {
            return Ok(Form::Only(only.clone()));
        }
        if let Some(words) = says.get("enum").and_then(Value::as_array) {
            return Ok(Form::one_of(words.iter().cloned().map(Form::Only).collect()));
        }
        if let Some(forms) = says.get("anyOf").or(says.get("oneOf")).and_then(Value::as_array) {
            return Ok(Form::one_of(forms.iter().map(Form::read).collect::<Result<_, _>>()?));
        }
        match says.get("type") {
            Some(Value::String(kind)) => Form::of_kind(kind, says),
            Some(Value::Array(kinds)) => {
                let kinds = kinds.iter().filter_map(Value::as_str);
                Ok(Form::one_of(kinds.map(|kind| Form::of_kind(kind, says)).collect::<Result<_, _>>()?))
            }
            _ => Err(format!("{schema} has no type")),
        }
    }

    fn of_kind(kind: &str, says: &Map<String, Value>) -> Result<Form, String> {
        let bound = |name: &str| says.get(name).and_then(Value::as_i64);
        match kind {
            "null" => Ok(Form::Null),
            "boolean" => Ok(Form::Boolean),
            "string" => Ok(Form::Text),
            "integer" | "number" => Ok(match (bound("minimum"), bound("maximum")) {
                (Some(least), Some(most)) if most - least < FEW => {
                    Form::one_of((least..=most).map(|number| Form::Only(number.into())).collect())
                }
                _ => Form::Number,
            }),
            "array" => match says.get("prefixItems").and_then(Value::as_array) {
                Some(items) => Ok(Form::Tuple(items.iter().map(Form::read).collect::<Result<_, _>>()?)),
                None => {
                    let item = Form::read(says.get("items").ok_or("a list of anything")?)?;
                    let is_pair = [bound("minItems"), bound("maxItems")] == [Some(2); 2];
                    let list = |item| Form::List(Box::new(item));
                    Ok(if is_pair { Form::Tuple(vec![item.clone(), item]) } else { list(item) })
                }
            },
            "object" => Form::of_fields(says),
            _ => Err(format!("there is no type {kind} in JSON")),
        }
    }

    fn of_fields(says: &Map<String, Value>) -> Result<Form, String> {
        let properties = says.get("properties").and_then(Value::as_object).ok_or("an object of anything")?;
        let required = says.get("required").and_then(Value::as_array);
        let is_optional = |name: &str| !required.is_some_and(|all| all.iter().any(|one| one == name));
        let mut fields = Vec::new();
        for (name, schema) in properties {
            let form = Form::read(schema).map_err(|problem| format!("{name}: {problem}"))?;
            fields.push(Field {
                name: name.clone(),
                about: about(schema),
                optional: is_optional(name),
                form,
            });
        }
        // What tells a form from others comes first.
        fields.sort_by_key(|field| !matches!(field.form, Form::Only(_)));
        Ok(Form::Fields(fields))
    }

    /// Whether a value is of this form; else where it is not.
    pub(super) fn admit(&self, types: &Types, value: &Value, path: &str) -> Result<(), String> {
        let fits = match self {
            Form::Null => value.is_null(),
            Form::Boolean => value.is_boolean(),
            Form::Number => value.is_number(),
            Form::Text => value.is_string(),
            Form::Only(only) => value == only,
            Form::Named(name) => return types.form(name).admit(types, value, path),
            Form::List(item) => match value.as_array() {
                Some(items) => return admit_each(types, items.iter().map(|value| (&**item, value)), path),
                None => false,
            },
            Form::Tuple(forms) => match value.as_array().filter(|items| items.len() == forms.len()) {
                Some(items) => return admit_each(types, forms.iter().zip(items), path),
                None => false,
            },
            Form::Fields(fields) => match value.as_object() {
                Some(given) => return admit_fields(types, fields, given, path),
                None => false,
            },
            Form::OneOf(forms) => {
                let mut nearest = None;
                for form in forms {
                    match form.admit(types, value, path) {
                        Ok(()) => return Ok(()),
                        Err(problem) if form.is_told_by(value) => nearest = Some(problem),
                        Err(_) => {}
                    }
                }
                if let Some(problem) = nearest {
                    return Err(problem);
                }
                false
            }
        };
        if fits { Ok(()) } else { Err(format!("{path} is {value}, which is no {}", self.plain())) }
    }

    /// Whether a value has the word that tells this form from others.
    fn is_told_by(&self, value: &Value) -> bool {
        let Form::Fields(fields) = self else { return false };
        fields
            .iter()
            .any(|field| matches!(&field.form, Form::Only(word) if value.get(&field.name) == Some(word)))
    }
}

fn admit_each<'a>(
    types: &Types,
    pairs: impl Iterator<Item = (&'a Form, &'a Value)>,
    path: &str,
) -> Result<(), String> {
    for (place, (form, value)) in pairs.enumerate() {
        form.admit(types, value, &format!("{path}[{place}]"))?;
    }
    Ok(())
}

fn admit_fields(
    types: &Types,
    fields: &[Field],
    given: &Map<String, Value>,
    path: &str,
) -> Result<(), String> {
    for field in fields {
        match given.get(&field.name) {
            Some(value) => field.form.admit(types, value, &format!("{path}.{}", field.name))?,
            None if field.optional => {}
            None => return Err(format!("{path} has no {}", field.name)),
        }
    }
    let unknown = given.keys().find(|name| !fields.iter().any(|field| field.name == **name));
    unknown.map_or(Ok(()), |name| Err(format!("{path} has {name}, of which its type says nothing")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::{super::Named, *};

    fn told() -> Types {
        let schema = json!({ "oneOf": [
            { "type": "object", "properties": { "told": { "const": "moved" }, "to": { "$ref": "#/$defs/Square" },
              "by": { "type": ["integer", "null"], "minimum": 0 } }, "required": ["told", "to"] },
            { "type": "object", "properties": { "told": { "const": "ended" } }, "required": ["told"] },
        ] });
        let named = |schema: Value| Named { about: None, form: Form::read(&schema).unwrap() };
        let all = [("Told", named(schema)), ("Square", named(json!({ "enum": ["a", "b"] })))];
        let named: BTreeMap<String, Named> =
            all.into_iter().map(|(name, form)| (name.to_owned(), form)).collect();
        Types { origin: "toy".to_owned(), named }
    }

    #[test]
    fn what_is_of_the_type_is_admitted_and_nothing_else() {
        let types = told();
        let admit = |value: Value| types.admit("Told", &value);
        for right in [
            json!({ "told": "moved", "to": "a", "by": 3 }),
            json!({ "told": "moved", "to": "b", "by": null }),
            json!({ "told": "moved", "to": "b" }),
            json!({ "told": "ended" }),
        ] {
            assert_eq!(admit(right), Ok(()));
        }
        for (wrong, why) in [
            (json!({ "told": "moved", "to": "c" }), "Told.to is \"c\", which is no \"a\" | \"b\""),
            (json!({ "told": "moved" }), "Told has no to"),
            (json!({ "told": "ended", "to": "a" }), "Told has to, of which its type says nothing"),
            (
                json!({ "told": "moved", "to": "a", "by": "me" }),
                "Told.by is \"me\", which is no number | null",
            ),
        ] {
            assert_eq!(admit(wrong).unwrap_err(), why);
        }
        assert!(admit(json!({ "told": "sung" })).is_err());
    }

    #[test]
    fn a_schema_that_says_nothing_is_no_type() {
        for vague in [json!(true), json!({}), json!({ "type": "array" }), json!({ "type": "object" })] {
            assert!(Form::read(&vague).is_err(), "{vague}");
        }
    }
}
