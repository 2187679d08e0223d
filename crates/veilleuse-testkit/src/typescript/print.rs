//! Types as TypeScript.

use std::fmt::{self, Display, Formatter};

use super::{
    Types,
    form::{Field, Form},
};

/// How long a line may become before it is broken.
const WIDTH: usize = 120;
/// What is sent; everything else is part of it.
const SENT: [&str; 3] = ["View", "Told", "Action"];

impl Types {
    /// How to make the file anew.
    pub(super) fn renewal(&self) -> String {
        format!("run `UPDATE=1 cargo test -p {} --test suite types`", self.origin)
    }
}

impl Display for Types {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "// Made from crates/{}. Do not edit: {}.", self.origin, self.renewal())?;
        let parts = self.named.keys().map(String::as_str).filter(|name| !SENT.contains(name));
        for name in SENT.into_iter().filter(|name| self.named.contains_key(*name)).chain(parts) {
            let named = &self.named[name];
            writeln!(f)?;
            if let Some(about) = &named.about {
                writeln!(f, "{}", comment(about, ""))?;
            }
            writeln!(f, "export type {name} ={};", named.form.after_equals())?;
        }
        Ok(())
    }
}

/// A comment at this depth.
fn comment(about: &str, depth: &str) -> String {
    if about.contains('\n') {
        let lines: Vec<String> =
            about.lines().map(|line| format!("{depth} * {line}").trim_end().to_owned()).collect();
        format!("{depth}/**\n{}\n{depth} */", lines.join("\n"))
    } else {
        format!("{depth}/** {about} */")
    }
}

/// One of many forms, as many on a line as fit.
fn filled(forms: &[Form], depth: &str) -> String {
    let mut text = String::new();
    let mut used = WIDTH;
    for form in forms {
        let plain = form.plain();
        used += plain.len() + " | ".len();
        if used > WIDTH {
            text = text + "\n" + depth + "| " + &plain;
            used = plain.len();
        } else {
            text = text + " | " + &plain;
        }
    }
    text
}

impl Form {
    /// The type after `type X =`, the space before it included.
    fn after_equals(&self) -> String {
        match self {
            Form::OneOf(forms) if self.plain().len() > WIDTH => {
                let are_words = forms.iter().all(|form| matches!(form, Form::Only(_)));
                let each: Vec<String> = forms.iter().map(|form| form.broken("    ")).collect();
                if are_words { filled(forms, "  ") } else { format!("\n  | {}", each.join("\n  | ")) }
            }
            _ => format!(" {}", self.broken("")),
        }
    }

    /// The type, broken into lines where it is long or has comments.
    fn broken(&self, depth: &str) -> String {
        let inner = format!("{depth}  ");
        match self {
            Form::Fields(fields) if self.has_comments() || self.plain().len() > WIDTH => {
                let lines: Vec<String> = fields.iter().map(|field| field.line(&inner)).collect();
                format!("{{\n{}\n{depth}}}", lines.join("\n"))
            }
            Form::List(item) if self.plain().len() > WIDTH => format!("Array<{}>", item.broken(depth)),
            Form::OneOf(forms) if self.plain().len() > WIDTH => filled(forms, &inner),
            _ => self.plain(),
        }
    }

    fn has_comments(&self) -> bool {
        match self {
            Form::Fields(fields) => {
                fields.iter().any(|field| field.about.is_some() || field.form.has_comments())
            }
            Form::OneOf(forms) | Form::Tuple(forms) => forms.iter().any(Form::has_comments),
            Form::List(item) => item.has_comments(),
            _ => false,
        }
    }

    /// The type in one line, without comments.
    pub(super) fn plain(&self) -> String {
        let joined =
            |forms: &[Form], between: &str| forms.iter().map(Form::plain).collect::<Vec<_>>().join(between);
        match self {
            Form::Null => "null".to_owned(),
            Form::Boolean => "boolean".to_owned(),
            Form::Number => "number".to_owned(),
            Form::Text => "string".to_owned(),
            Form::Only(value) => value.to_string(),
            Form::Named(name) => name.clone(),
            Form::List(item) if matches!(**item, Form::OneOf(_)) => format!("({})[]", item.plain()),
            Form::List(item) => format!("{}[]", item.plain()),
            Form::Tuple(items) => format!("[{}]", joined(items, ", ")),
            Form::OneOf(forms) => joined(forms, " | "),
            Form::Fields(fields) => {
                let all: Vec<String> = fields.iter().map(Field::plain).collect();
                format!("{{ {} }}", all.join("; "))
            }
        }
    }
}

impl Field {
    fn head(&self) -> String {
        format!("{}{}", self.name, if self.optional { "?" } else { "" })
    }

    fn plain(&self) -> String {
        format!("{}: {}", self.head(), self.form.plain())
    }

    fn line(&self, depth: &str) -> String {
        let about = self.about.as_ref().map(|about| comment(about, depth) + "\n").unwrap_or_default();
        let form = self.form.broken(depth);
        let space = if form.starts_with('\n') { "" } else { " " };
        format!("{about}{depth}{}:{space}{form};", self.head())
    }
}
