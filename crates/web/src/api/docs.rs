//! The `OpenAPI` document, generated from the handlers and their types.

use super::{advice, events, lists, records, seats, tables};
use crate::App;
use axum::extract::State;
use axum::response::Json;
use utoipa::openapi::path::{ParameterBuilder, ParameterIn};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::server::Server;
use utoipa::openapi::{Content, Ref, Required, ResponseBuilder};
use utoipa::{OpenApi, PartialSchema};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Magnifico",
        description = "Open tables, sit down, look, act and listen. A seat belongs to a secret, sent as a bearer \
                       token; without one you are a spectator. Errors are `application/problem+json` with a \
                       stable `type`."
    ),
    paths(
        lists::games,
        tables::open,
        lists::list,
        tables::look,
        tables::act,
        events::listen,
        records::download,
        advice::hint,
        advice::begin_review,
        advice::look_at_review,
        seats::undo,
        seats::answer_undo,
        seats::confirm,
        seats::say,
        seats::chat,
        seats::sit,
        seats::leave,
        seats::come_back,
        seats::call_bot,
        seats::rematch,
        lists::compare,
        records::upload
    )
)]
struct Document;

/// What holds for every address of a table.
fn tell_of_tables(document: &mut utoipa::openapi::OpenApi) {
    let id = ParameterBuilder::new()
        .name("id")
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some("The table's id."))
        .schema(Some(String::schema()))
        .build();
    let set_aside = ResponseBuilder::new()
        .description("The table is set aside: its record does not fit the data this server plays with.")
        .content("application/problem+json", Content::new(Some(Ref::from_schema_name("Problem"))))
        .build();
    let tables = document.paths.paths.iter_mut().filter(|(path, _)| path.contains("{id}"));
    for operation in tables.flat_map(|(_, it)| it.get.iter_mut().chain(&mut it.post)) {
        operation.parameters.get_or_insert_default().insert(0, id.clone().into());
        operation.responses.responses.insert("423".to_owned(), set_aside.clone().into());
    }
}

/// The `OpenAPI` document.
pub async fn document(State(app): State<App>) -> Json<utoipa::openapi::OpenApi> {
    let mut document = Document::openapi();
    tell_of_tables(&mut document);
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("seat", SecurityScheme::Http(bearer.clone()));
    components.add_security_scheme("organiser", SecurityScheme::Http(bearer));
    if !app.settings.base_path.is_empty() {
        document.servers = Some(vec![Server::new(app.settings.base_path.clone())]);
    }
    Json(document)
}
