/// Where the user is, for requests that mean it.
enum CurrentLocation {
    static func find() async throws -> CLLocation { throw CLError(.denied) }
}
