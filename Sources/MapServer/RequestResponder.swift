import HummingbirdCore

/// Answers requests beside those for the map itself: search, directions, and what else a service has.
package protocol RequestResponder: Sendable {
    /// Answers a request; nil if its path is none of this responder's.
    ///
    /// A HEAD is answered as a GET is; the server leaves the body out.
    func respond(to request: Request) async -> Response?
}
