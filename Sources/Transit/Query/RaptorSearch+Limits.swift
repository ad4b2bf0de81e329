/// Searches that look first where good journeys are likely to be, so that little else has to be looked at.
extension RaptorSearch {
    /// How much longer than the least time from where one is to the end a way may be, as a share of it, and how many seconds beyond
    /// that: the next ones if nothing is found within the first ones.
    ///
    /// The smallest ones that find something for most questions of `Benchmarks/run metropolis`.
    private static var likely: [(share: Double, seconds: Int32)] {
        [(0.3, 600), (0.5, 900), (0.7, 1800)]
    }

    /// Runs rounds from some stops until none finds anything new; what improves the key at the end is added to `paths`.
    mutating func run(from access: [StopAccess], at start: Int32) {
        if !least.isEmpty { limitByLikely(from: access, at: start) }
        setOut(access, start)
        run()
    }

    private mutating func setOut(_ access: [StopAccess], _ start: Int32) {
        for (number, place) in access.enumerated() {
            setOut(place.stop, start + place.seconds, access: number)
        }
    }

    /// Finds some journeys, and limits the search to what is as good for their numbers of rides.
    ///
    /// A search that is bounded by more than the least times finds good journeys, not always the best: weighted A* (Pohl, *Heuristic
    /// Search Viewed as Path Finding in a Graph*, 1970).
    private mutating func limitByLikely(from access: [StopAccess], at start: Int32) {
        guard let seconds = leastSeconds(from: access) else { return }
        let known = least
        for (share, more) in Self.likely where paths.isEmpty {
            clear()
            let longest = Int(start) + Int(Double(seconds) * (1 + share)) + Int(more)
            for rides in limits.indices.dropFirst() {
                limits[rides] = min(limits[0], Int32(clamping: longest))
                best[rides] = .max
            }
            least = known
            least.weigh(share)
            setOut(access, start)
            run()
        }
        least = known
        var limit = limits[0]
        for rides in limits.indices {
            if best[rides] < limit { limit = best[rides] + 1 }
            if rides > 0 { (limits[rides], best[rides]) = (limit, .max) }
        }
        paths.removeAll()
        clear()
    }

    /// The least seconds to the end; nil if there is no way.
    private func leastSeconds(from access: [StopAccess]) -> Int32? {
        var seconds = LeastKeys.unreachable
        for place in access {
            for point in Way.readyPoints(ofStop: place.stop, timetable) {
                seconds = min(seconds, least.fromReady(point) &+ place.seconds)
            }
        }
        return seconds < LeastKeys.unreachable ? seconds : nil
    }
}
