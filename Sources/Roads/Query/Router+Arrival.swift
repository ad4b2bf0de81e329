/// Questions that tell when one wants to be there.
extension Router {
    /// How often the time of setting out is looked for: roads that are closed then make it an earlier one.
    private static let mostRounds = 4

    /// The question with the time at which one has to set out.
    func settingOut(_ request: RouteRequest) throws(RoutingError) -> RouteRequest {
        guard request.time == nil, let arrival = request.arrival else { return request }
        var result = request
        result.arrival = nil
        // What is closed on arrival may be open before.
        if (try? estimate(result)) == nil { result.time = arrival }
        for _ in 0..<Self.mostRounds {
            let time = arrival.advanced(
                bySeconds: -Route.wholeSeconds(try estimate(result).duration))
            if time == result.time { break }
            result.time = time
        }
        return result
    }
}

extension Route {
    /// Seconds of so many hundredths, rounded up.
    static func wholeSeconds(_ duration: Int) -> Int { (duration + 99) / 100 }
}
