import GTFS

/// The rules for changes of all feeds, and what of a trip each stop has to tell apart for them.
struct ChangeRules {
    /// What of a trip the rules of a stop name: its line, the trip itself, both or neither.
    struct Selector: Hashable, Comparable {
        var route: Int = -1
        var trip: Int = -1

        var isPlain: Bool { route < 0 && trip < 0 }

        static func < (one: Selector, other: Selector) -> Bool {
            (one.route, one.trip) < (other.route, other.trip)
        }
    }

    /// Two stops, by their numbers in the timetable.
    struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    private struct Rule {
        let transfer: Transfer
        /// The feed whose numbers lines and trips have.
        let feed: Int
        /// How many of its two stops are stations that stand for their platforms.
        let stations: Int
    }

    private var rules: [Pair: [Rule]] = [:]
    private var leaving: [Int: Set<Selector>] = [:]
    private var boarding: [Int: Set<Selector>] = [:]

    /// The pairs of stops that rules are about, sorted.
    var pairs: [Pair] { rules.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) } }

    /// Adds the rules of a feed.
    ///
    /// - Parameter stops: The timetable's number of each stop of the feed; nil where it has none.
    mutating func add(_ feed: Feed, number: Int, stops: [Int?]) {
        var children: [Int: [Int]] = [:]
        for (index, stop) in feed.stops.enumerated() {
            if let parent = stop.parent, stop.kind == .platform {
                children[parent, default: []].append(index)
            }
        }
        func platforms(_ stop: Int) -> [Int] {
            feed.stops[stop].kind == .station ? children[stop, default: []] : [stop]
        }
        for transfer in feed.transfers where transfer.kind.rawValue < Transfer.Kind.inSeat.rawValue
        {
            guard let from = transfer.fromStop, let to = transfer.toStop else { continue }
            let stations = [from, to].count { feed.stops[$0].kind == .station }
            for one in platforms(from) {
                for other in platforms(to) {
                    guard let one = stops[one], let other = stops[other] else { continue }
                    rules[Pair(from: one, to: other), default: []].append(
                        Rule(transfer: transfer, feed: number, stations: stations))
                    leaving[one, default: []].insert(
                        Selector(route: transfer.fromRoute ?? -1, trip: transfer.fromTrip ?? -1))
                    boarding[other, default: []].insert(
                        Selector(route: transfer.toRoute ?? -1, trip: transfer.toTrip ?? -1))
                }
            }
        }
    }

    /// The class of a trip that arrives at a stop, by the stop's rules.
    func leavingClass(at stop: Int, route: Int, trip: Int) -> Selector {
        Self.class(leaving[stop], route, trip)
    }

    /// The class of a trip that is boarded at a stop, by the stop's rules.
    func boardingClass(at stop: Int, route: Int, trip: Int) -> Selector {
        Self.class(boarding[stop], route, trip)
    }

    private static func `class`(_ named: Set<Selector>?, _ route: Int, _ trip: Int) -> Selector {
        var result = Selector()
        for selector in named ?? [] {
            if selector.trip == trip { result.trip = trip }
            if selector.route == route, selector.trip < 0 { result.route = route }
        }
        // A rule that names both line and trip is one of the trip.
        if result.trip >= 0 { result.route = route }
        return result
    }

    /// The rule that counts for a change; nil if none speaks of it.
    ///
    /// The more a rule names, the more it counts (GTFS Schedule Reference, *Linked trips* and *transfers.txt*); of two
    /// such, the one of stops before the one of stations.
    func rule(_ pair: Pair, from: Selector, to: Selector) -> Transfer? {
        rules[pair]?.filter { rule in
            Self.matches(rule.transfer.fromTrip, rule.transfer.fromRoute, from)
                && Self.matches(rule.transfer.toTrip, rule.transfer.toRoute, to)
        }.max { Self.rank($0) < Self.rank($1) }?.transfer
    }

    private static func matches(_ trip: Int?, _ route: Int?, _ selector: Selector) -> Bool {
        if let trip { return trip == selector.trip }
        if let route { return route == selector.route }
        return true
    }

    private static func rank(_ rule: Rule) -> (Int, Int) {
        let trips = [rule.transfer.fromTrip, rule.transfer.toTrip].count { $0 != nil }
        let routes = [
            (rule.transfer.fromTrip, rule.transfer.fromRoute),
            (rule.transfer.toTrip, rule.transfer.toRoute),
        ].count { $0 == nil && $1 != nil }
        return (trips * 3 + routes, 2 - rule.stations)
    }
}
