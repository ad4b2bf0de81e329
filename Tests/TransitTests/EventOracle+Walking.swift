extension EventOracle {
    /// An answer with its seconds on foot.
    struct WalkingAnswer: Hashable, Comparable, CustomStringConvertible {
        let departure: Int
        let arrival: Int
        let rides: Int
        let walk: Int

        static func < (one: WalkingAnswer, other: WalkingAnswer) -> Bool {
            (one.departure, one.arrival, one.rides, one.walk)
                < (other.departure, other.arrival, other.rides, other.walk)
        }

        var description: String { "\(departure)→\(arrival) by \(rides), \(walk) s on foot" }

        /// Whether the other one is at least as good in everything.
        func isBeaten(by other: WalkingAnswer) -> Bool {
            other != self && other.departure >= departure && other.arrival <= arrival
                && other.rides <= rides && other.walk <= walk
        }
    }

    /// Where a run was boarded, and the seconds on foot until then.
    private typealias Aboard = (place: Int, walk: Int)

    /// What can be had who sets out at a moment, of which nothing is beaten, by trying every change.
    func arrivalsByWalking(
        from origins: [Access], to destinations: [Access], at moment: Int, mostRides: Int
    ) -> [WalkingAnswer] {
        var aboard = [[Aboard]](repeating: [], count: runs.count)
        for (index, run) in runs.enumerated() {
            for place in run.stops.indices.dropLast() where run.canBoard[place] {
                for origin in origins
                where origin.stop == run.stops[place]
                    && moment + origin.seconds <= run.departures[place]
                {
                    Self.add((place, origin.seconds), to: &aboard[index])
                }
            }
        }
        var all: Set<WalkingAnswer> = []
        for rides in 1...mostRides {
            stay(&aboard)
            for (index, run) in runs.enumerated() {
                for start in aboard[index] {
                    for place in run.stops.indices where place > start.place && run.canLeave[place]
                    {
                        for end in destinations where end.stop == run.stops[place] {
                            all.insert(
                                WalkingAnswer(
                                    departure: moment, arrival: run.arrivals[place] + end.seconds,
                                    rides: rides, walk: start.walk + end.seconds))
                        }
                    }
                }
            }
            aboard = changed(aboard)
        }
        return Self.best(all)
    }

    /// The best answers for who sets out at a moment or later, each with the last departure for it.
    func departingByWalking(
        from origins: [Access], to destinations: [Access], at moment: Int, mostRides: Int,
        within longest: Int, walk: Int?
    ) -> [WalkingAnswer] {
        let found = arrivalsByWalking(
            from: origins, to: destinations, at: moment, mostRides: mostRides
        ).filter { answer in
            let isBeaten = walk.map { moment + $0 <= answer.arrival && $0 <= answer.walk } ?? false
            return answer.arrival <= moment + longest && !isBeaten
        }
        let latest = found.map(\.arrival).max() ?? moment
        var last: [WalkingAnswer: Int] = [:]
        for start in departures(of: origins, from: moment, to: latest) {
            let others = arrivalsByWalking(
                from: origins, to: destinations, at: start, mostRides: mostRides)
            for answer in found {
                let isAsGood = others.contains {
                    $0.arrival <= answer.arrival && $0.rides <= answer.rides
                        && $0.walk <= answer.walk
                }
                if isAsGood { last[answer] = start }
            }
        }
        return found.map {
            WalkingAnswer(
                departure: last[$0] ?? moment, arrival: $0.arrival, rides: $0.rides, walk: $0.walk)
        }.sorted()
    }

    /// The best answers for who sets out within a span.
    func departingByWalking(
        from origins: [Access], to destinations: [Access], within range: Range<Int>,
        mostRides: Int, walk: Int?
    ) -> [WalkingAnswer] {
        var all: Set<WalkingAnswer> = []
        let end = range.upperBound
        for moment in departures(of: origins, from: range.lowerBound, to: end - 1) + [end] {
            let found = arrivalsByWalking(
                from: origins, to: destinations, at: moment, mostRides: mostRides)
            for answer in found {
                if let walk, moment + walk <= answer.arrival, walk <= answer.walk { continue }
                all.insert(answer)
            }
        }
        return Self.best(all).filter { $0.departure < end }
    }

    /// Takes people along on trips that others go on as.
    private func stay(_ aboard: inout [[Aboard]]) {
        var waiting = aboard.indices.filter { !aboard[$0].isEmpty }
        while let index = waiting.popLast() {
            let least = aboard[index].map(\.walk).min() ?? 0
            for other in next[index] where Self.add((0, least), to: &aboard[other]) {
                waiting.append(other)
            }
        }
    }

    private func changed(_ aboard: [[Aboard]]) -> [[Aboard]] {
        var then = aboard
        for (index, run) in runs.enumerated() where !aboard[index].isEmpty {
            for (other, target) in runs.enumerated() {
                for entry in target.stops.indices.dropLast() where target.canBoard[entry] {
                    for place in run.stops.indices
                    where run.canLeave[place] && target.departures[entry] >= run.arrivals[place] {
                        let (from, to) = (run.stops[place], target.stops[entry])
                        let starts = aboard[index].filter { $0.place < place }
                        guard let least = starts.map(\.walk).min(),
                            let seconds = change(run, from, target, to),
                            run.arrivals[place] + seconds <= target.departures[entry],
                            let walk = change(run, from, target, to, slack: 0)
                        else { continue }
                        Self.add((entry, least + (from == to ? 0 : walk)), to: &then[other])
                    }
                }
            }
        }
        return then
    }

    /// Adds a place on board unless one as early and with as little on foot is known; whether it was added.
    @discardableResult
    private static func add(_ one: Aboard, to list: inout [Aboard]) -> Bool {
        if list.contains(where: { $0.place <= one.place && $0.walk <= one.walk }) { return false }
        list.removeAll { one.place <= $0.place && one.walk <= $0.walk }
        list.append(one)
        return true
    }

    private static func best(_ all: Set<WalkingAnswer>) -> [WalkingAnswer] {
        all.filter { one in !all.contains { one.isBeaten(by: $0) } }.sorted()
    }
}
