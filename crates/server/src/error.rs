//! Errors as answers: a status, and `{"error":{"code","message"}}`.

use axum::http::{header, StatusCode};
use axum::response::{IntoResponse, Response};
use damier_answers::{ErrorAnswer, ErrorCode, Json, Language};
use damier_store::StoreError;

use crate::misfit::Expected;

/// An error on its way to the client.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    json: String,
}

/// What goes wrong between the network and the rules. The rules' own errors are [`ErrorAnswer`]s.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The request is not understood; what HTTP calls that.
    Refused(u16),
    /// The body is no JSON from here on.
    NotJson { line: usize, column: usize },
    /// The body is JSON, but no object with the fields of the route.
    NoObject,
    /// A field has not the form that it should have.
    Field { field: String, expected: Option<Expected> },
    /// The body lacks a field.
    MissingField(String),
    /// The body has a field twice.
    TwiceField(String),
    /// The body has a field that the route does not know; those that it knows.
    UnknownField { field: String, expected: String },
    /// The body broke off.
    Incomplete,
    /// A value is none of those possible: its name, what stands there, what was expected.
    Value { field: &'static str, found: String, expected: &'static str },
    /// A number is outside its limits: its name, what stands there, the limits.
    Range { field: &'static str, found: String, expected: String },
    /// The name of a player is too long or not on one line.
    Name(&'static str),
    /// A route that changes something wants `application/json`.
    MediaType,
    /// The body, or the game, is too long.
    TooLarge,
    /// No such route, file or game.
    NotFound,
    /// The route is there, but not for this method.
    Method,
    /// The game has changed, or has fewer moves than the request believes.
    Conflict,
    /// Too many requests from one client.
    TooMany,
    /// A client has as many analyses as one may have.
    TooManyAnalyses,
    /// The request took too long to arrive or to answer.
    Timeout,
    /// Too much to do at the moment.
    Busy,
    /// The games can't be kept at the moment; the reason is in the log.
    Storage,
    /// The disk has no room left.
    Full,
    /// A library has as much as it may have.
    LibraryFull,
    /// A fault of ours; the reason is in the log.
    Internal,
}

impl Fault {
    fn status(&self) -> StatusCode {
        match self {
            Fault::Refused(_)
            | Fault::NotJson { .. }
            | Fault::NoObject
            | Fault::Field { .. }
            | Fault::MissingField(_)
            | Fault::TwiceField(_)
            | Fault::UnknownField { .. }
            | Fault::Incomplete
            | Fault::Value { .. }
            | Fault::Range { .. }
            | Fault::Name(_) => StatusCode::BAD_REQUEST,
            Fault::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Fault::TooLarge | Fault::LibraryFull => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::Method => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Conflict => StatusCode::CONFLICT,
            Fault::TooMany | Fault::TooManyAnalyses => StatusCode::TOO_MANY_REQUESTS,
            Fault::Timeout => StatusCode::REQUEST_TIMEOUT,
            Fault::Busy | Fault::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Fault::Full => StatusCode::INSUFFICIENT_STORAGE,
            Fault::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The stable code: the contract's where it has one.
    fn code(&self) -> &'static str {
        match self {
            Fault::Refused(_)
            | Fault::NotJson { .. }
            | Fault::NoObject
            | Fault::Field { .. }
            | Fault::MissingField(_)
            | Fault::TwiceField(_)
            | Fault::UnknownField { .. }
            | Fault::Incomplete
            | Fault::Value { .. }
            | Fault::Range { .. }
            | Fault::Name(_)
            | Fault::MediaType => ErrorCode::BadRequest.name(),
            Fault::TooLarge => ErrorCode::TooLarge.name(),
            Fault::NotFound => ErrorCode::NotFound.name(),
            Fault::Method => "method-not-allowed",
            Fault::Conflict => "conflict",
            Fault::TooMany | Fault::TooManyAnalyses => "too-many-requests",
            Fault::Timeout => "timeout",
            Fault::Busy => "busy",
            Fault::Storage => "storage",
            Fault::Full => "full",
            Fault::LibraryFull => "library-full",
            Fault::Internal => "internal",
        }
    }

    fn message(&self, language: Language) -> String {
        use Language::{En, Fr, Nl};
        let text = match (self, language) {
            (Fault::Refused(status), Fr) => return format!("La requête n'est pas comprise ({status})."),
            (Fault::Refused(status), En) => return format!("The request is not understood ({status})."),
            (Fault::Refused(status), Nl) => return format!("Het verzoek wordt niet begrepen ({status})."),
            (Fault::NotJson { line, column }, Fr) => {
                return format!("La requête n'est pas du JSON\u{a0}: ligne {line}, colonne {column}.")
            }
            (Fault::NotJson { line, column }, En) => {
                return format!("The request is no JSON: line {line}, column {column}.")
            }
            (Fault::NotJson { line, column }, Nl) => {
                return format!("Het verzoek is geen JSON: regel {line}, kolom {column}.")
            }
            (Fault::NoObject, Fr) => "La requête n'est pas l'objet JSON attendu.",
            (Fault::NoObject, En) => "The request is not the JSON object expected.",
            (Fault::NoObject, Nl) => "Het verzoek is niet het verwachte JSON-object.",
            (Fault::Field { field, expected: Some(expected) }, Fr) => {
                let expected = expected.words(Fr);
                return format!(
                    "«\u{a0}{field}\u{a0}» n'a pas la bonne forme\u{a0}; attendu\u{a0}: {expected}."
                );
            }
            (Fault::Field { field, expected: Some(expected) }, En) => {
                return format!("\"{field}\" has the wrong form; expected: {}.", expected.words(En))
            }
            (Fault::Field { field, expected: Some(expected) }, Nl) => {
                return format!("\"{field}\" heeft de verkeerde vorm; verwacht: {}.", expected.words(Nl))
            }
            (Fault::Field { field, expected: None }, Fr) => {
                return format!("«\u{a0}{field}\u{a0}» n'a pas la bonne forme.")
            }
            (Fault::Field { field, expected: None }, En) => {
                return format!("\"{field}\" has the wrong form.")
            }
            (Fault::Field { field, expected: None }, Nl) => {
                return format!("\"{field}\" heeft de verkeerde vorm.")
            }
            (Fault::TwiceField(field), Fr) => {
                return format!("Le champ «\u{a0}{field}\u{a0}» est donné deux fois.")
            }
            (Fault::TwiceField(field), En) => return format!("The field \"{field}\" is given twice."),
            (Fault::TwiceField(field), Nl) => return format!("Het veld \"{field}\" staat er twee keer."),
            (Fault::MissingField(field), Fr) => return format!("Il manque le champ «\u{a0}{field}\u{a0}»."),
            (Fault::MissingField(field), En) => return format!("The field \"{field}\" is missing."),
            (Fault::MissingField(field), Nl) => return format!("Het veld \"{field}\" ontbreekt."),
            (Fault::UnknownField { field, expected }, Fr) => {
                return format!(
                    "Le champ «\u{a0}{field}\u{a0}» est inconnu\u{a0}; attendu\u{a0}: {expected}."
                )
            }
            (Fault::UnknownField { field, expected }, En) => {
                return format!("The field \"{field}\" is unknown; expected: {expected}.")
            }
            (Fault::UnknownField { field, expected }, Nl) => {
                return format!("Het veld \"{field}\" is onbekend; verwacht: {expected}.")
            }
            (Fault::Incomplete, Fr) => "La requête s'interrompt avant sa fin.",
            (Fault::Incomplete, En) => "The request breaks off before its end.",
            (Fault::Incomplete, Nl) => "Het verzoek breekt af voor het einde.",
            (Fault::Value { field, found, expected }, Fr) => {
                return format!("«\u{a0}{field}\u{a0}» vaut {found:?}\u{a0}; attendu\u{a0}: {expected}.")
            }
            (Fault::Value { field, found, expected }, En) => {
                return format!("\"{field}\" is {found:?}; expected: {expected}.")
            }
            (Fault::Value { field, found, expected }, Nl) => {
                return format!("\"{field}\" is {found:?}; verwacht: {expected}.")
            }
            (Fault::Range { field, found, expected }, Fr) => {
                return format!("«\u{a0}{field}\u{a0}» vaut {found}\u{a0}; attendu\u{a0}: {expected}.")
            }
            (Fault::Range { field, found, expected }, En) => {
                return format!("\"{field}\" is {found}; expected: {expected}.")
            }
            (Fault::Range { field, found, expected }, Nl) => {
                return format!("\"{field}\" is {found}; verwacht: {expected}.")
            }
            (Fault::Name(field), Fr) => {
                return format!(
                    "«\u{a0}{field}\u{a0}»\u{a0}: attendu, un nom d'au plus 100 lettres sur une ligne."
                )
            }
            (Fault::Name(field), En) => {
                return format!("\"{field}\": expected a name of at most 100 letters on one line.")
            }
            (Fault::Name(field), Nl) => {
                return format!("\"{field}\": verwacht een naam van hoogstens 100 letters op één regel.")
            }
            (Fault::MediaType, Fr) => "Envoyez du JSON, avec Content-Type: application/json.",
            (Fault::MediaType, En) => "Send JSON, with Content-Type: application/json.",
            (Fault::MediaType, Nl) => "Stuur JSON, met Content-Type: application/json.",
            (Fault::TooLarge, Fr) => "La requête ou la partie est trop longue.",
            (Fault::TooLarge, En) => "The request or the game is too long.",
            (Fault::TooLarge, Nl) => "Het verzoek of de partij is te lang.",
            (Fault::NotFound, Fr) => "Il n'y a rien à cette adresse.",
            (Fault::NotFound, En) => "There is nothing at this address.",
            (Fault::NotFound, Nl) => "Er is niets op dit adres.",
            (Fault::Method, Fr) => "Cette adresse ne connaît pas cette méthode HTTP.",
            (Fault::Method, En) => "This address does not know this HTTP method.",
            (Fault::Method, Nl) => "Dit adres kent deze HTTP-methode niet.",
            (Fault::Conflict, Fr) => "La partie a changé entre-temps\u{a0}: relisez-la.",
            (Fault::Conflict, En) => "The game has changed meanwhile: read it again.",
            (Fault::Conflict, Nl) => "De partij is intussen veranderd: lees haar opnieuw.",
            (Fault::TooMany, Fr) => "Trop de requêtes\u{a0}: attendez un moment.",
            (Fault::TooMany, En) => "Too many requests: wait a moment.",
            (Fault::TooMany, Nl) => "Te veel verzoeken: wacht even.",
            (Fault::TooManyAnalyses, Fr) => {
                "Vous avez déjà quatre analyses en cours\u{a0}: attendez la fin de l'une d'elles."
            }
            (Fault::TooManyAnalyses, En) => {
                "You have four analyses under way already: wait until one of them has ended."
            }
            (Fault::TooManyAnalyses, Nl) => "U hebt al vier analyses lopen: wacht tot een ervan klaar is.",
            (Fault::Timeout, Fr) => "La requête a pris trop de temps.",
            (Fault::Timeout, En) => "The request took too long.",
            (Fault::Timeout, Nl) => "Het verzoek duurde te lang.",
            (Fault::Busy, Fr) => "Le serveur est occupé\u{a0}: réessayez dans un moment.",
            (Fault::Busy, En) => "The server is busy: try again in a moment.",
            (Fault::Busy, Nl) => "De server is bezet: probeer het zo weer.",
            (Fault::Storage, Fr) => "La partie ne peut pas être enregistrée pour l'instant. Rien n'a changé.",
            (Fault::Storage, En) => "The game can't be saved at the moment. Nothing has changed.",
            (Fault::Storage, Nl) => "De partij kan nu niet bewaard worden. Er is niets veranderd.",
            (Fault::Full, Fr) => "Le serveur n'a plus de place. Rien n'a changé, rien n'est perdu.",
            (Fault::Full, En) => "The server has no room left. Nothing has changed, nothing is lost.",
            (Fault::Full, Nl) => "De server heeft geen plaats meer. Er is niets veranderd en niets verloren.",
            (Fault::LibraryFull, Fr) => {
                "La bibliothèque est pleine\u{a0}: 20 000 parties ou 32 Mio au plus. Rien n'a changé."
            }
            (Fault::LibraryFull, En) => {
                "The library is full: at most 20,000 games or 32 MiB. Nothing has changed."
            }
            (Fault::LibraryFull, Nl) => {
                "De bibliotheek is vol: hoogstens 20.000 partijen of 32 MiB. Er is niets veranderd."
            }
            (Fault::Internal, Fr) => "Le serveur a commis une erreur\u{a0}; elle est notée dans son journal.",
            (Fault::Internal, En) => "The server made an error; it is noted in its log.",
            (Fault::Internal, Nl) => "De server maakte een fout; die staat in zijn logboek.",
        };
        text.to_owned()
    }

    /// The fault as an answer in this language.
    pub(crate) fn answer(&self, language: Language) -> ApiError {
        let error = Json::object().with("code", self.code()).with("message", self.message(language));
        ApiError { status: self.status(), json: Json::object().with("error", error).to_string() }
    }

    /// The fault that a bare status stands for, as the layers around the routes answer.
    pub(crate) fn of_status(status: StatusCode) -> Fault {
        match status {
            StatusCode::NOT_FOUND => Fault::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Fault::Method,
            StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
            StatusCode::REQUEST_TIMEOUT => Fault::Timeout,
            StatusCode::TOO_MANY_REQUESTS => Fault::TooMany,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::MediaType,
            status if status.is_client_error() => Fault::Refused(status.as_u16()),
            _ => Fault::Internal,
        }
    }

    /// What the client is told when the store fails; the log is told all.
    pub(crate) fn of_store(error: &StoreError) -> Fault {
        match error {
            StoreError::NotFound(_) | StoreError::NoLibrary(_) => Fault::NotFound,
            StoreError::LibraryFull => Fault::LibraryFull,
            StoreError::Conflict { .. } | StoreError::BeyondTheEnd { .. } | StoreError::AlreadyExists(_) => {
                Fault::Conflict
            }
            StoreError::Busy => Fault::Busy,
            StoreError::Full => {
                tracing::error!(%error, "the store is full");
                Fault::Full
            }
            _ => {
                tracing::error!(%error, "the store failed");
                Fault::Storage
            }
        }
    }
}

/// 422 where the request is well made but the rules say no, else 400.
impl From<ErrorAnswer> for ApiError {
    fn from(error: ErrorAnswer) -> ApiError {
        let status = match error.code() {
            ErrorCode::IllegalMove | ErrorCode::AmbiguousMove | ErrorCode::GameOver => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::BAD_REQUEST,
        };
        ApiError { status, json: error.json() }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, [(header::CONTENT_TYPE, "application/json")], self.json).into_response()
    }
}
