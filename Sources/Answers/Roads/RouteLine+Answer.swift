import Roads

extension RouteLine {
    /// Answers the question: one JSON document without line breaks.
    ///
    /// - Parameters:
    ///   - router: The router of the mode that a word asks for.
    ///   - place: Finds the position of a place that is not written as a coordinate.
    public func answer(
        router: (String) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let router = try router(mode ?? Self.defaultMode)
        let request = try request(place: place)
        return RouteDocument(
            router: router, routes: try router.routes(request),
            writer: try writer().adapted(to: router.graph.mode),
            tellsDistances: units != nil, departure: request.time, arrival: request.arrival
        ).bytes
    }

    /// Answers the question in another form.
    public func answer(
        as output: RouteOutput, router: (String) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let router = try router(mode ?? Self.defaultMode)
        return output.bytes(try router.routes(try request(place: place)), router)
    }
}
