//! Every ruling of `RULINGS.md`, R1 to R54, has a test of its own number here, and so have the program's own decisions.

mod bonus;
mod costs;
mod excommunication;
mod leaders;
mod own;
mod page;
mod placing;
mod rounds;
mod work;

const SHORT_BY_ONE: &str = "the value is short by 1, and servants are too few";
const SAME_COLOUR: &str = "one of your coloured members is here already";
