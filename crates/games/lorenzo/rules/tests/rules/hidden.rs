//! Hidden information: what each viewer sees, what it may imagine, what a record tells, and how far undo goes.

mod matches;

mod views;

mod imagined;

mod sealed;

mod undo;

mod preview;
