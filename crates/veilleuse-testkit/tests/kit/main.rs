//! The kit proves things about titles; these tests prove things about the kit, with a toy title whose rules
//! can be broken on purpose.

mod exhaustive;
mod golden;
mod properties;
mod scenario;
mod toy;
mod twins;
