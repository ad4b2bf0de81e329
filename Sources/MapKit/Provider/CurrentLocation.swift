/// Where the user is, for requests that mean it.
enum CurrentLocation {
    /// Finds the position once, as far as the host allows.
    ///
    /// - Throws: `CLError`.
    static func find() async throws -> CLLocation {
        try await LocationHost.shared.currentLocation()
    }
}
