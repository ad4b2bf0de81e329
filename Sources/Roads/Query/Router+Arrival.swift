/// Requests with a time of arrival.
extension Router {
    /// The maximum number of iterations that look for the time of departure: roads that are closed then make it an
    /// earlier one.
    private static let mostRounds = 3

    /// The request with the time of departure that it needs.
    func settingOut(_ request: RouteRequest) throws(RoutingError) -> RouteRequest {
        guard request.time == nil, let arrival = request.arrival else { return request }
        var result = request
        result.arrival = nil
        func leaving(_ estimate: RouteEstimate) -> LocalTime {
            arrival.advanced(by: .zero - estimate.expectedTravelTime)
        }
        // What is closed on arrival may be open before: roads as their plain tags have them come first.
        result.time = (try? estimate(result)).map(leaving) ?? arrival
        for _ in 0..<Self.mostRounds {
            let time = leaving(try estimate(result))
            if time == result.time { break }
            result.time = time
        }
        return result
    }
}
