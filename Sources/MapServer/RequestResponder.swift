import HTTPTypes
import HummingbirdCore

/// An answer, with the template of the route that led to it.
package struct RoutedResponse: Sendable {
    /// The answer to send.
    package var answer: ServedAnswer
    /// The template of the route, for counting: one of a few, whatever the path.
    package let route: String

    /// Creates an answer of a route, whose template is counted by metrics.
    package init(_ answer: ServedAnswer, route: String) {
        self.answer = answer
        self.route = route
    }

    /// The answer as the server's library has it.
    package var response: Response { answer.response }
}

/// The way in which a request is answered, known after its head has been read.
package enum PreparedAnswer {
    /// The closure makes the answer, without waiting and without the request's body.
    case now(() -> RoutedResponse)
    /// The request has to be answered by a task, as it may wait.
    case later
    /// The path is none of this responder's.
    case elsewhere
}

/// Answers requests other than those for the map itself, such as search and directions.
package protocol RequestResponder: Sendable {
    /// Decides from a request's head how it is answered; changes nothing.
    func prepare(_ request: HTTPRequest) -> PreparedAnswer

    /// Answers a request; nil if its path is none of this responder's.
    ///
    /// A HEAD is answered as a GET is; the server leaves the body out.
    func respond(to request: Request) async -> RoutedResponse?
}
