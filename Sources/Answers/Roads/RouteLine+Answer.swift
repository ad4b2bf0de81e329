import Roads

extension RouteLine {
    /// Answers the question: one JSON document without line breaks.
    ///
    /// - Parameters:
    ///   - router: The router of a mode.
    ///   - place: Finds the position of a place that is not written as a coordinate.
    public func answer(
        router: (TravelMode) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let router = try router(try travelMode())
        let request = try request(place: place)
        return RouteDocument(
            router: router, routes: try router.routes(request), writer: try writer(),
            tellsDistances: units != nil, departure: request.time, arrival: request.arrival
        ).bytes
    }

    /// Answers the question in another form.
    public func answer(
        as output: RouteOutput, router: (TravelMode) throws -> Router, place: PlaceFinder
    ) throws -> [UInt8] {
        let router = try router(try travelMode())
        return output.bytes(try router.routes(try request(place: place)), router)
    }
}
