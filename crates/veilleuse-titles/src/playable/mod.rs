//! What the registry asks of each title beside its rules, one file per title.

/// What the crate of every title gives under the same names, as items of its `impl Playable`.
macro_rules! by_its_crate {
    ($title:ident in $crate_name:ident) => {
        const TITLE: $crate::Title = $crate::Title::$title;

        fn load(
            files: &veilleuse_pack::PackFiles,
            texts: &veilleuse_pack::Texts,
        ) -> Result<Self::Pack, veilleuse_pack::Problems> {
            $crate_name::load(files, texts)
        }

        fn digest(pack: &Self::Pack) -> &str {
            pack.digest()
        }

        #[cfg(feature = "schema")]
        fn schemas() -> Vec<(&'static str, String)> {
            $crate_name::schemas()
        }
    };
}

mod boogeyman;
mod clef_des_mondes;
mod numeville;
mod stranger_things;
mod terror_below;
