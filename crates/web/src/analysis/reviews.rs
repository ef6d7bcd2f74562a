//! Reviews of finished matches: made in the background, decision by decision, once for all readers.

use crate::App;
use crate::analysis::{Analysis, DecisionReview};
use crate::api::whole_record;
use crate::http::fair::{Places, Visitor};
use crate::http::fault::Fault;
use crate::table::TableView;
use crate::table::erased::Erased;
use crate::table::play::Past;
use crate::table::pool::{Errand, Urgency};
use kernel::{Seat, Viewer};
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use store::TableId;
use words::key;

/// How many reviews are kept.
const KEPT: usize = 256;

/// How many are made at a time.
const AT_ONCE: usize = 2;

/// How many of one visitor's may wait to be made, and how many of all.
const WAITING: usize = 8;
const ALL_WAITING: usize = 64;

/// How many mistakes of each seat are told, and how large they must be.
const TOLD: usize = 3;
const WORTH_TELLING: f32 = 0.02;

/// A match, reviewed.
#[derive(Clone, Serialize)]
pub struct Review {
    /// Everybody's chances before each decision, and at the end.
    pub points: Vec<Point>,
    /// The costliest decisions of each seat, by seat, the costliest first.
    pub costly: Vec<Costly>,
}

/// Everybody's chances at a moment.
#[derive(Clone, Debug, Serialize)]
pub struct Point {
    /// How many entries the record had.
    pub at: usize,
    /// Who decides; nobody at the end.
    pub seat: Option<Seat>,
    /// The chances, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A decision that cost its seat chances.
#[derive(Clone, Serialize)]
pub struct Costly {
    /// What there is to say about it.
    #[serde(rename = "judgement")]
    pub decision: DecisionReview,
    /// What the seat saw then, to tell the actions in words.
    #[serde(serialize_with = "as_json")]
    pub view: Arc<dyn Erased>,
}

fn as_json<S: Serializer>(view: &Arc<dyn Erased>, serializer: S) -> Result<S::Ok, S::Error> {
    view.json().serialize(serializer)
}

/// How far a review is.
#[derive(Clone)]
pub enum Standing {
    /// Nobody asked for one yet.
    Unasked,
    /// So many decisions of so many are reviewed; of none, while it waits for its turn.
    Working(usize, usize),
    /// It is there.
    Done(Arc<Review>),
}

/// The reviews of a server.
pub struct Reviews {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
    /// A few matches are reviewed at a time: a review is never urgent.
    places: Places,
}

struct Job {
    /// Who asked for it.
    visitor: Visitor,
    done: AtomicUsize,
    all: AtomicUsize,
    review: OnceLock<Arc<Review>>,
}

impl Job {
    fn new(visitor: Visitor) -> Job {
        let (done, all) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Job { visitor, done, all, review: OnceLock::new() }
    }
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { jobs: Mutex::default(), places: Places::new(AT_ONCE, WAITING) }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the review of a table is.
    pub fn standing(&self, id: &TableId) -> Standing {
        let Some(job) = self.jobs().get(id.as_str()).cloned() else { return Standing::Unasked };
        match job.review.get() {
            Some(review) => Standing::Done(review.clone()),
            None => Standing::Working(job.done.load(Ordering::Relaxed), job.all.load(Ordering::Relaxed)),
        }
    }

    /// A new job for a table; `None` where there is one already.
    fn take_up(&self, id: &TableId, visitor: Visitor) -> Result<Option<Arc<Job>>, Fault> {
        let mut jobs = self.jobs();
        if jobs.contains_key(id.as_str()) {
            return Ok(None);
        }
        let unfinished = || jobs.values().filter(|job| job.review.get().is_none());
        let theirs = unfinished().filter(|job| job.visitor == visitor).count();
        if theirs >= WAITING || unfinished().count() >= ALL_WAITING {
            let what = "Too many matches wait to be reviewed.".into();
            return Err(Fault::TooMany { what, retry_s: 60 });
        }
        if jobs.len() >= KEPT {
            jobs.retain(|_, job| job.review.get().is_none());
        }
        let job = Arc::new(Job::new(visitor));
        jobs.insert(id.to_string(), job.clone());
        Ok(Some(job))
    }
}

/// Has a finished match reviewed, unless that was done or is being done.
pub async fn begin(app: &App, id: &TableId, table: &TableView, visitor: Visitor) -> Result<(), Fault> {
    if table.result.is_none() || !app.tables.are_all_over(id).await? {
        return Err(Fault::not_now(key!("error-still-on")));
    }
    let Some(job) = app.reviews.take_up(id, visitor)? else { return Ok(()) };
    let (app, id) = (app.clone(), id.clone());
    tokio::spawn(async move {
        match review_match(&app, &id, &job).await {
            Ok(review) => drop(job.review.set(Arc::new(review))),
            Err(error) => {
                tracing::error!(table = %id, error, "a match could not be reviewed");
                app.reviews.jobs().remove(id.as_str());
            }
        }
    });
    Ok(())
}

async fn review_match(app: &App, id: &TableId, job: &Job) -> Result<Review, String> {
    let _place = app.reviews.places.take(job.visitor).await.map_err(|fault| fault.to_string())?;
    // The reader sees how far it is, but it may well be gone.
    let visitor = job.visitor;
    let errand = || Errand::new(visitor, || Urgency::Unseen);
    let seed = app.tables.services().store.load(id).await.map_err(|error| error.to_string())?.seed;
    let (game, record) = whole_record(app, id).await.map_err(|fault| fault.to_string())?;
    let pool = &app.tables.services().pool;
    let (rules, budget, copy) = (game.clone(), app.settings.review, record.clone());
    let Analysis { works, won } =
        pool.ask(errand(), move |_| rules.analyse(Past::of(&copy, seed), budget)).await.ok_or(STOPPED)??;
    job.all.store(works.len(), Ordering::Relaxed);
    let mut decisions: Vec<DecisionReview> = Vec::with_capacity(works.len());
    for work in works {
        // One piece of work at a time: between two of them, whichever bot waits has its turn.
        decisions.push(pool.ask(errand(), work).await.ok_or(STOPPED)?);
        job.done.store(decisions.len(), Ordering::Relaxed);
    }
    let end = Point { at: record.entries.len(), seat: None, chances: won };
    let look_back = move |it: &DecisionReview| {
        let past = Past::of(&record, seed).until(it.at);
        game.look_back(past, None, Viewer::Seat(it.seat)).map(|(view, _)| view)
    };
    pool.ask(errand(), move |_| assemble(decisions, end, look_back)).await.ok_or(STOPPED)?
}

const STOPPED: &str = "the work was given up";

/// Puts a review together from those of its decisions.
fn assemble(
    decisions: Vec<DecisionReview>,
    end: Point,
    look_back: impl Fn(&DecisionReview) -> Result<Arc<dyn Erased>, String>,
) -> Result<Review, String> {
    let point = |it: &DecisionReview| Point { at: it.at, seat: Some(it.seat), chances: it.chances.clone() };
    let points = decisions.iter().filter(|it| !it.chances.is_empty()).map(point).chain([end]).collect();
    let mut mistakes: Vec<DecisionReview> =
        decisions.into_iter().filter(|it| it.gain >= WORTH_TELLING && !it.better.is_empty()).collect();
    mistakes.sort_by(|a, b| a.seat.cmp(&b.seat).then(b.gain.total_cmp(&a.gain)));
    let mut costly: Vec<Costly> = Vec::new();
    for decision in mistakes {
        if costly.iter().filter(|it| it.decision.seat == decision.seat).count() < TOLD {
            costly.push(Costly { view: look_back(&decision)?, decision });
        }
    }
    Ok(Review { points, costly })
}
