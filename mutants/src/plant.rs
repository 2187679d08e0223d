//! Planting mutants: every rule file is written anew with all its mutants in it, each asleep.
//!
//! `a < b` becomes `if crate::mutants::is_awake(7) { a <= b } else { a < b }`, so that one build holds them
//! all and a number wakes one.

use std::fmt;

use proc_macro2::Span;
use quote::quote;
use syn::{
    BinOp, Block, Expr, ExprBinary, ExprLit, ImplItemConst, ImplItemFn, Item, ItemFn, Lit, LitInt, Pat,
    ReturnType, Signature, Stmt, Type, parse_quote, spanned::Spanned, visit_mut, visit_mut::VisitMut,
};

/// A change of the rules that a test of the rules should notice.
#[derive(Clone, Debug)]
pub(super) struct Mutant {
    pub(super) number: u32,
    /// The file, from the root of the title's crate.
    pub(super) file: String,
    pub(super) line: usize,
    /// The function it is in.
    pub(super) function: String,
    /// What it does, as `a < b → a <= b`.
    pub(super) change: String,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.file, self.function, self.change)
    }
}

/// Functions that hold no rule: how a question or a draw reads, and digests of the table.
const NO_RULES: [&str; 3] = ["prompt", "name", "hash"];

/// Plants mutants into the text of a file, numbered on from those there are.
pub(super) fn plant(file: &str, text: &str, mutants: &mut Vec<Mutant>) -> Result<String, String> {
    let mut syntax = syn::parse_file(text).map_err(|error| format!("{file}: {error}"))?;
    let mut planter = Planter { file, text, function: String::new(), mutants };
    for item in &mut syntax.items {
        planter.visit_item_mut(item);
    }
    Ok(prettyplease::unparse(&syntax))
}

struct Planter<'a> {
    file: &'a str,
    text: &'a str,
    function: String,
    mutants: &'a mut Vec<Mutant>,
}

impl Planter<'_> {
    /// A new mutant: the condition that it is awake.
    fn add(&mut self, span: Span, change: String) -> Expr {
        let number = self.mutants.len() as u32 + 1;
        self.mutants.push(Mutant {
            number,
            file: self.file.to_owned(),
            line: span.start().line,
            function: self.function.clone(),
            change,
        });
        parse_quote!(crate::mutants::is_awake(#number))
    }

    /// The text of a piece of code, on one line.
    fn read(&self, piece: &impl Spanned) -> String {
        let range = piece.span().byte_range();
        let words: Vec<&str> = self.text.get(range).unwrap_or_default().split_whitespace().collect();
        words.join(" ")
    }

    /// The same expression, or `other` while a mutant is awake.
    fn alternative(&mut self, standing: Expr, span: Span, from: &str, other: Expr, to: &str) -> Expr {
        let awake = self.add(span, format!("{from} → {to}"));
        parse_quote!((if #awake { #other } else { #standing }))
    }

    fn function(&mut self, signature: &Signature, block: &mut Block) {
        if signature.constness.is_some() {
            return;
        }
        let outer = std::mem::replace(&mut self.function, signature.ident.to_string());
        let before = quote!(#block).to_string();
        self.visit_block_mut(block);
        let span = signature.ident.span();
        let results: &[(&str, Expr)] = match &signature.output {
            ReturnType::Type(_, output) => match quote!(#output).to_string().as_str() {
                "bool" => &[("true", parse_quote!(true)), ("false", parse_quote!(false))],
                "Result < () , Refusal >" => &[("Ok(())", parse_quote!(Ok(())))],
                _ => &[],
            },
            ReturnType::Default => &[],
        };
        for (text, value) in results.iter().filter(|(_, value)| before != quote!({ #value }).to_string()) {
            let awake = self.add(span, format!("the whole function → {text}"));
            block.stmts.insert(0, parse_quote!(if #awake { return #value; }));
        }
        self.function = outer;
    }
}

impl VisitMut for Planter<'_> {
    // What is fixed at compile time, matched against or only told is left alone.
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_impl_item_const_mut(&mut self, _: &mut ImplItemConst) {}

    fn visit_item_mut(&mut self, item: &mut Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            _ => return,
        };
        let hidden = attributes.iter().any(|attribute| attribute.path().is_ident("cfg"));
        if !hidden {
            visit_mut::visit_item_mut(self, item);
        }
    }

    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        self.function(&item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut ImplItemFn) {
        let rules = !NO_RULES.iter().any(|name| item.sig.ident == name);
        if rules && !item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg")) {
            self.function(&item.sig, &mut item.block);
        }
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        for statement in block.stmts.iter_mut().filter(|statement| !is_conditional(statement)) {
            let deleted = match &*statement {
                Stmt::Expr(expression, Some(_)) if does_something(expression) && !tells(expression) => {
                    Some((expression.span(), self.read(expression)))
                }
                _ => None,
            };
            self.visit_stmt_mut(statement);
            if let Some((span, text)) = deleted {
                let awake = self.add(span, format!("{text}; → nothing"));
                *statement = parse_quote!(if !#awake { #statement });
            }
        }
    }

    fn visit_expr_mut(&mut self, expression: &mut Expr) {
        if tells(expression) {
            return;
        }
        let before = expression.clone();
        match expression {
            // Lengths of arrays are fixed.
            Expr::Repeat(repeat) => return self.visit_expr_mut(&mut repeat.expr),
            Expr::Const(_) | Expr::Macro(_) | Expr::Let(_) if !is_leaf(expression) => {
                if let Expr::Let(given) = expression {
                    self.visit_expr_mut(&mut given.expr);
                }
                return;
            }
            _ => visit_mut::visit_expr_mut(self, expression),
        }
        let (span, from) = (before.span(), self.read(&before));
        match before {
            Expr::Binary(binary) => {
                if let Expr::Binary(now) = expression
                    && matches!(now.op, BinOp::And(_) | BinOp::Or(_))
                {
                    self.negate(&mut now.left, &binary.left);
                    self.negate(&mut now.right, &binary.right);
                }
                if let Some((op, word)) = other(&binary) {
                    let to = format!("{} {word} {}", self.read(&binary.left), self.read(&binary.right));
                    let other = Expr::Binary(ExprBinary { op, ..binary });
                    *expression = self.alternative(expression.clone(), span, &from, other, &to);
                }
            }
            Expr::If(chosen) => {
                if let Expr::If(now) = expression {
                    self.negate(&mut now.cond, &chosen.cond);
                }
            }
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Not(_)) => {
                if let Expr::Unary(now) = expression {
                    self.negate(&mut now.expr, &unary.expr);
                }
            }
            Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => {
                if let Some(next) = number.base10_parse::<u64>().ok().filter(|number| *number < 100) {
                    let more = LitInt::new(&format!("{}{}", next + 1, number.suffix()), number.span());
                    let standing = expression.clone();
                    *expression =
                        self.alternative(standing, span, &from, parse_quote!(#more), &more.to_string());
                }
            }
            _ => {}
        }
    }
}

impl Planter<'_> {
    /// Turns a plain condition round.
    fn negate(&mut self, condition: &mut Expr, before: &Expr) {
        if is_leaf(before) {
            let from = self.read(before);
            let standing = condition.clone();
            let other = parse_quote!(!(#before));
            *condition = self.alternative(standing, before.span(), &from, other, &format!("!{from}"));
        }
    }
}

/// Whether a condition is a plain one.
fn is_leaf(condition: &Expr) -> bool {
    match condition {
        Expr::Macro(call) => call.mac.path.is_ident("matches"),
        Expr::MethodCall(_) | Expr::Call(_) | Expr::Path(_) | Expr::Field(_) => true,
        _ => false,
    }
}

/// Whether a statement is only there with a feature, as planted leaks are.
fn is_conditional(statement: &Stmt) -> bool {
    quote!(#statement).to_string().starts_with("# [cfg")
}

/// Whether a statement changes or refuses something.
fn does_something(expression: &Expr) -> bool {
    match expression {
        Expr::Call(call) => !matches!(&*call.func, Expr::Path(path) if path.path.is_ident("drop")),
        Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Binary(binary) => is_assignment(&binary.op),
        Expr::Try(tried) => does_something(&tried.expr),
        _ => false,
    }
}

const fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::BitXorAssign(_)
    )
}

/// Whether this only tells what happens: what is told is held by other tests.
fn tells(expression: &Expr) -> bool {
    let Expr::MethodCall(call) = expression else { return false };
    let receiver = &call.receiver;
    quote!(#receiver).to_string().replace(' ', "").ends_with("scribe")
}

/// What an operator may be mistaken for.
fn other(binary: &ExprBinary) -> Option<(BinOp, &'static str)> {
    let binds = |side: &Expr| quote!(#side).to_string().contains("let ");
    Some(match binary.op {
        BinOp::Lt(_) => (parse_quote!(<=), "<="),
        BinOp::Le(_) => (parse_quote!(<), "<"),
        BinOp::Gt(_) => (parse_quote!(>=), ">="),
        BinOp::Ge(_) => (parse_quote!(>), ">"),
        BinOp::Eq(_) => (parse_quote!(!=), "!="),
        BinOp::Ne(_) => (parse_quote!(==), "=="),
        BinOp::And(_) if !binds(&binary.left) && !binds(&binary.right) => (parse_quote!(||), "||"),
        BinOp::Or(_) => (parse_quote!(&&), "&&"),
        BinOp::Add(_) => (parse_quote!(-), "-"),
        BinOp::Sub(_) => (parse_quote!(+), "+"),
        BinOp::AddAssign(_) => (parse_quote!(-=), "-="),
        BinOp::SubAssign(_) => (parse_quote!(+=), "+="),
        _ => return None,
    })
}
