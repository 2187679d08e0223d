//! Files that list the cards of a deck.

/// Declares what the files of decks hold: a list of cards, each with an id, where it comes from, and fields of its own.
#[macro_export]
macro_rules! deck_files {
    ($($(#[$doc:meta])* $file:ident of $spec:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(deny_unknown_fields)]
            pub struct $file {
                /// The cards, in the order of their ids.
                pub card: Vec<$spec>,
            }

            /// A card.
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(deny_unknown_fields)]
            pub struct $spec {
                /// The id: a letter and the place in the deck.
                #[cfg_attr(feature = "schema", schemars(with = "String"))]
                pub id: $crate::Spanned<String>,
                /// Where it comes from.
                pub provenance: $crate::Provenance,
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )*
    };
}
