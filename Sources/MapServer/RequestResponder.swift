import HummingbirdCore

/// An answer and the route that it came by.
package struct RoutedResponse: Sendable {
    /// The answer.
    package var response: Response
    /// The template of the route, for counting: one of a few, whatever the path.
    package let route: String

    /// Creates an answer.
    package init(_ response: Response, route: String) {
        self.response = response
        self.route = route
    }
}

/// Answers requests beside those for the map itself: search, directions, and what else a service has.
package protocol RequestResponder: Sendable {
    /// Answers a request; nil if its path is none of this responder's.
    ///
    /// A HEAD is answered as a GET is; the server leaves the body out.
    func respond(to request: Request) async -> RoutedResponse?
}
