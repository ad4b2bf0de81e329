import Columns
import GTFS
import Geodesy
import MapGeometry
import Transit

extension TimetableBuilder {
    /// A way between two stops of the timetable.
    struct Way {
        let to: Int
        let seconds: Int32
        let meters: Int32
        let hasSteps: Bool
        /// Whether it is a way of pathways inside a station.
        var isInside = false
    }

    private struct Edge {
        let target: Int
        let seconds: Int32
        let meters: Int32
        let flags: EdgeFlags
    }

    /// Adds the edges between arrival points and boarding points.
    mutating func addChanges() throws(CountOverflow) {
        let stopCount = tables.stopIDs.count
        let platforms = Set(tables.patternStops.map { Int($0) })
        let isReduced = longestWalk == nil && canReduce(platforms)
        let limit =
            longestWalk ?? (isReduced ? WalkReduction.longest : WalkReduction.fallback)
        var ways = try streetWays(within: limit, platforms)
        if isReduced {
            ways = reduced(ways, platforms)
        } else if longestWalk == nil {
            let count = ways.values.map(\.count).reduce(0, +)
            walkReduction = WalkReduction(walkCount: count, keptCount: count, isLimited: true)
        }
        for stop in 0..<stopCount {
            ways[stop, default: []].append(Way(to: stop, seconds: 0, meters: 0, hasSteps: false))
        }
        // What a rule speaks of can be reached, however far it is.
        var ruled: [Int: [Int]] = [:]
        for pair in rules.pairs {
            ruled[pair.from, default: []].append(pair.to)
        }
        let served = servedPoints()
        var boardingsOfStops: [Int: [Int]] = [:]
        for stop in 0..<stopCount where served.boardings.contains(stop) {
            boardingsOfStops[stop, default: []].append(stop)
        }
        for (index, point) in extraBoardings.enumerated()
        where served.boardings.contains(stopCount + index) {
            boardingsOfStops[point.stop, default: []].append(stopCount + index)
        }
        var edges: [[Edge]] = []
        for point in 0..<(stopCount + extraArrivals.count) {
            guard served.arrivals.contains(point) else {
                edges.append([])
                continue
            }
            let extra = point < stopCount ? nil : extraArrivals[point - stopCount]
            let stop = extra?.stop ?? point
            var found: [Edge] = []
            let near = ways[stop] ?? []
            let known = Set(near.map(\.to))
            let far = (ruled[stop] ?? []).filter { !known.contains($0) }.map { to in
                let walk = StraightLineWalking().walk(stop, to, coordinate(stop), coordinate(to))
                return Way(to: to, seconds: walk.seconds, meters: walk.meters, hasSteps: false)
            }
            for way in near + far {
                for target in boardingsOfStops[way.to] ?? [] {
                    let selector =
                        target < stopCount ? .init() : extraBoardings[target - stopCount].selector
                    let rule = rules.rule(
                        .init(from: stop, to: way.to), from: extra?.selector ?? .init(),
                        to: selector)
                    // A way that only rules of other lines speak of is none.
                    if rule == nil, !known.contains(way.to) { continue }
                    if let edge = edge(way, target, rule) { found.append(edge) }
                }
            }
            edges.append(
                found.sorted { ($0.seconds, $0.target) < ($1.seconds, $1.target) })
        }
        try store(edges, boardingPointCount: stopCount + extraBoardings.count)
    }

    private func edge(_ way: Way, _ target: Int, _ rule: Transfer?) -> Edge? {
        var flags: EdgeFlags = way.hasSteps ? [.hasSteps] : []
        var seconds = way.seconds
        switch rule?.kind {
        case .forbidden: return nil
        case .guaranteed: flags.insert(.isFixed)
        case .timed:
            flags.insert(.isFixed)
            seconds = rule?.seconds ?? 0
        default: break
        }
        return Edge(target: target, seconds: seconds, meters: way.meters, flags: flags)
    }

    private mutating func store(
        _ edges: [[Edge]], boardingPointCount: Int
    ) throws(CountOverflow) {
        var reverse = [[(source: UInt32, edge: UInt32)]](repeating: [], count: boardingPointCount)
        for (point, edges) in edges.enumerated() {
            for edge in edges {
                let number = try counted(tables.edgeTargets.count, "ways between stops")
                reverse[edge.target].append((UInt32(point), number))
                tables.edgeTargets.append(UInt32(edge.target))
                tables.edgeSeconds.append(UInt32(edge.seconds))
                tables.edgeMeters.append(UInt32(edge.meters))
                tables.edgeFlags.append(edge.flags.rawValue)
            }
            tables.edgeStarts.append(
                try counted(tables.edgeTargets.count, "ways between stops"))
        }
        for list in reverse {
            let sorted = list.sorted {
                (tables.edgeSeconds[Int($0.edge)], $0.source)
                    < (tables.edgeSeconds[Int($1.edge)], $1.source)
            }
            tables.reverseSources += sorted.map(\.source)
            tables.reverseEdges += sorted.map(\.edge)
            tables.reverseStarts.append(UInt32(tables.reverseSources.count))
        }
    }

    private func servedPoints() -> (arrivals: Set<Int>, boardings: Set<Int>) {
        (
            Set(tables.arrivalPoints.lazy.filter { $0 != .max }.map { Int($0) }),
            Set(tables.boardingPoints.lazy.filter { $0 != .max }.map { Int($0) })
        )
    }

    private func coordinate(_ stop: Int) -> CLLocationCoordinate2D {
        PackedCoordinate(tables.stopLatitudes[stop], tables.stopLongitudes[stop]).coordinate
    }

    /// The ways between different stops: within stations with pathways by these alone, else along streets.
    private mutating func streetWays(
        within longestWalk: Int32, _ platforms: Set<Int>
    ) throws(CountOverflow) -> [Int: [Way]] {
        var doors: [Int: [(entrance: Int, way: Way)]] = [:]
        var inside: [Int: [Way]] = [:]
        var entrances: Set<Int> = []
        var isInside = [Bool](repeating: false, count: tables.stopIDs.count)
        var entries: [Int: [(stop: Int, way: Way)]] = [:]
        for (number, feed) in feeds.enumerated() {
            let station = StationWays(feed)
            for (index, stop) in feed.stops.enumerated() {
                guard stop.kind == .platform, let parent = station.station(of: index),
                    station.stations.contains(parent), let place = stopNumbers[number][index]
                else { continue }
                isInside[place] = true
            }
            for way in station.ways() {
                guard let from = stopNumbers[number][way.from], let to = stopNumbers[number][way.to]
                else { continue }
                let found = Way(
                    to: to, seconds: way.seconds, meters: way.meters, hasSteps: way.hasSteps,
                    isInside: true)
                let kinds = (feed.stops[way.from].kind, feed.stops[way.to].kind)
                switch kinds {
                case (.platform, .platform): inside[from, default: []].append(found)
                case (.platform, .entrance):
                    doors[from, default: []].append((to, found))
                    entrances.insert(to)
                case (.entrance, .platform):
                    entries[from, default: []].append((to, found))
                    entrances.insert(from)
                default: break
                }
            }
        }
        try addDoors(doors, entries, isInside)
        // The positions on the street: platforms without entrances, and the entrances of others.
        let places = platforms.filter { !isInside[$0] }.sorted() + entrances.sorted()
        var exits: [Int: [(stop: Int, way: Way)]] = [:]
        for (platform, list) in doors.sorted(by: { $0.key < $1.key }) {
            for door in list { exits[door.entrance, default: []].append((platform, door.way)) }
        }
        var result = inside
        let none = Way(to: 0, seconds: 0, meters: 0, hasSteps: false)
        func ends(_ place: Int, _ list: [Int: [(stop: Int, way: Way)]]) -> [(stop: Int, way: Way)] {
            entrances.contains(place) ? list[place] ?? [] : [(place, none)]
        }
        let coordinates = places.map { coordinate($0) }
        for path in walking.footpaths(among: coordinates, withinSeconds: longestWalk) {
            for start in ends(places[path.from], exits) {
                for end in ends(places[path.to], entries) where start.stop != end.stop {
                    // What pathways join is not joined by the street as well.
                    if inside[start.stop]?.contains(where: { $0.to == end.stop }) == true {
                        continue
                    }
                    let seconds = start.way.seconds + path.seconds + end.way.seconds
                    if seconds > longestWalk { continue }
                    let way = Way(
                        to: end.stop, seconds: seconds,
                        meters: start.way.meters + path.meters + end.way.meters,
                        hasSteps: start.way.hasSteps || path.hasSteps || end.way.hasSteps)
                    result[start.stop, default: []].append(way)
                }
            }
        }
        return result.mapValues { Self.fastest($0) }
    }

    /// The fastest way to each stop, and the fastest without steps where that one has some.
    private static func fastest(_ ways: [Way]) -> [Way] {
        var best: [[Int]: Way] = [:]
        for way in ways {
            let key = [way.to, way.hasSteps ? 1 : 0]
            if way.seconds < best[key]?.seconds ?? .max { best[key] = way }
        }
        return best.values.filter { way in
            guard way.hasSteps, let free = best[[way.to, 0]] else { return true }
            return way.seconds < free.seconds
        }.sorted { ($0.to, $0.seconds) < ($1.to, $1.seconds) }
    }

    private mutating func addDoors(
        _ doors: [Int: [(entrance: Int, way: Way)]], _ entries: [Int: [(stop: Int, way: Way)]],
        _ isInside: [Bool]
    ) throws(CountOverflow) {
        var entering: [Int: [(entrance: Int, way: Way)]] = [:]
        for (entrance, list) in entries.sorted(by: { $0.key < $1.key }) {
            for entry in list { entering[entry.stop, default: []].append((entrance, entry.way)) }
        }
        for stop in tables.stopIDs.indices {
            if isInside[stop] {
                tables.stopFlags[stop] |= StopFlags.hasDoors.rawValue
                for (list, flag) in [
                    (doors[stop] ?? [], DoorFlags.exit), (entering[stop] ?? [], DoorFlags.entry),
                ] {
                    for door in list {
                        let flags: DoorFlags = door.way.hasSteps ? [flag, .hasSteps] : [flag]
                        tables.doorStops.append(UInt32(door.entrance))
                        tables.doorSeconds.append(UInt32(door.way.seconds))
                        tables.doorFlags.append(flags.rawValue)
                    }
                }
            }
            tables.doorStarts.append(
                try counted(tables.doorStops.count, "ways through doors of stations"))
        }
    }
}
