import GTFS

/// The ways within stations that have pathways: between platforms, and between platforms and entrances.
struct StationWays {
    /// A way between two stops of a feed.
    struct Way {
        let from: Int
        let to: Int
        let seconds: Int32
        let meters: Int32
        let hasSteps: Bool
    }

    private struct Arc {
        let to: Int
        let seconds: Double
        let meters: Double
        let hasSteps: Bool
    }

    /// How fast people walk in stations, in meters a second.
    private static let metersPerSecond = 1.33
    /// Seconds a step takes, upward or downward.
    private static let secondsPerStep = 0.5

    private let feed: Feed
    private var arcs: [Int: [Arc]] = [:]

    /// The numbers of the stations that have pathways.
    private(set) var stations: Set<Int> = []

    /// Reads the pathways of a feed.
    init(_ feed: Feed) {
        self.feed = feed
        for pathway in feed.pathways {
            for place in [pathway.from, pathway.to] {
                if let station = station(of: place) { stations.insert(station) }
            }
            arcs[pathway.from, default: []].append(arc(pathway, to: pathway.to))
            if pathway.isBidirectional {
                arcs[pathway.to, default: []].append(arc(pathway, to: pathway.from))
            }
        }
        // A boarding area is part of its platform.
        for (index, stop) in feed.stops.enumerated() where stop.kind == .boardingArea {
            guard let platform = stop.parent, arcs[index] != nil || !stations.isEmpty else {
                continue
            }
            let step = { (to: Int) in Arc(to: to, seconds: 0, meters: 0, hasSteps: false) }
            arcs[index, default: []].append(step(platform))
            arcs[platform, default: []].append(step(index))
        }
    }

    /// The station of a place; nil if it belongs to none.
    func station(of place: Int) -> Int? {
        var place = place
        while let parent = feed.stops[place].parent { place = parent }
        return feed.stops[place].kind == .station ? place : nil
    }

    /// The fastest ways between all platforms and entrances of stations with pathways.
    ///
    /// Where the fastest one has stairs, the fastest one without stands beside it.
    func ways() -> [Way] {
        var found: [Way] = []
        for from in feed.stops.indices where isEnd(from) {
            let fastest = search(from, withoutSteps: false)
            let stepFree = search(from, withoutSteps: true)
            for (to, way) in fastest.sorted(by: { $0.key < $1.key }) where to != from && isEnd(to) {
                let free = stepFree[to]
                let hasSteps = free.map { $0.seconds > way.seconds } ?? true
                found.append(self.way(from, to, way, hasSteps))
                if hasSteps, let free { found.append(self.way(from, to, free, false)) }
            }
        }
        return found
    }

    private func isEnd(_ place: Int) -> Bool {
        guard let station = station(of: place), stations.contains(station) else { return false }
        return feed.stops[place].kind == .platform || feed.stops[place].kind == .entrance
    }

    private func way(
        _ from: Int, _ to: Int, _ found: (seconds: Double, meters: Double), _ hasSteps: Bool
    ) -> Way {
        Way(
            from: from, to: to, seconds: Int32(clamping: Int(found.seconds.rounded(.up))),
            meters: Int32(clamping: Int(found.meters.rounded())), hasSteps: hasSteps)
    }

    private func arc(_ pathway: Pathway, to: Int) -> Arc {
        let steps = abs(pathway.steps ?? 0)
        let fallback = StationWays.metersBetween(feed.stops[pathway.from], feed.stops[pathway.to])
        let meters = pathway.length ?? fallback
        let seconds =
            pathway.seconds.map { Double($0) }
            ?? (meters / Self.metersPerSecond + Double(steps) * Self.secondsPerStep)
        return Arc(
            to: to, seconds: seconds, meters: meters,
            hasSteps: pathway.kind == .stairs || pathway.kind == .escalator)
    }

    private static func metersBetween(_ one: Stop, _ other: Stop) -> Double {
        StraightLine.meters(
            one.latitude, one.longitude, other.latitude, other.longitude)
    }

    /// Dijkstra's algorithm over the few places of a station.
    private func search(
        _ start: Int, withoutSteps: Bool
    ) -> [Int: (seconds: Double, meters: Double)] {
        var best: [Int: (seconds: Double, meters: Double)] = [start: (0, 0)]
        var done: Set<Int> = []
        while let (place, label) = best.filter({ !done.contains($0.key) })
            .min(by: { ($0.value.seconds, $0.key) < ($1.value.seconds, $1.key) })
        {
            done.insert(place)
            for arc in arcs[place] ?? [] where !(withoutSteps && arc.hasSteps) {
                let seconds = label.seconds + arc.seconds
                if seconds < best[arc.to]?.seconds ?? .infinity {
                    best[arc.to] = (seconds, label.meters + arc.meters)
                }
            }
        }
        return best
    }
}
