import Geodesy
import MapGeometry
import OpenStreetMap

/// The ways that vehicles of one kind run on, as a graph with a grid to find what is near a stop.
struct TrackGraph {
    /// A place on a segment: how far along it, and how far the stop is from it.
    struct Place {
        let segment: Int
        let share: Double
        let metersAside: Double
        let coordinate: PackedCoordinate
    }

    private struct Arc {
        let to: Int32
        let cost: Float
    }

    /// A cell of the grid is so many units of 1e-7 degrees wide: some 500 m.
    private static let cell: Int32 = 50_000
    /// A segment over more cells than this is not looked for.
    private static let mostCells = 4096
    /// The maximum number of places that are examined for a stop.
    private static let mostPlaces = 4
    /// The maximum number of nodes that a search settles.
    private static let mostSettled = 200_000

    private(set) var nodes: [PackedCoordinate] = []
    /// The nodes of each segment, what a meter of it costs, and whether it may be followed to its end and to its start.
    private var segments: [(from: Int32, to: Int32, weight: Float, ahead: Bool, back: Bool)] = []
    private var arcs: [[Arc]] = []
    private var grid: [Int64: [Int32]] = [:]
    // What a search knows; a stamp tells which search wrote a number.
    private var costs: [Float] = []
    private var parents: [Int32] = []
    private var stamps: [UInt32] = []
    private var stamp: UInt32 = 0

    /// Gathers the ways of a kind.
    init(_ data: Dataset, _ kind: TrackKind) {
        var numbers: [UInt32: Int32] = [:]
        let keys = Dictionary(
            uniqueKeysWithValues: [
                "railway", "service", "highway", "aerialway", "route", "oneway", "oneway:bus",
                "oneway:psv", "busway", "junction",
            ].map { ($0, data.strings.id($0)) })
        for way in data.ways.ids.indices {
            let tags = data.ways.tags[way]
            if tags.isEmpty { continue }
            func value(_ key: String) -> String? {
                guard let id = keys[key] ?? nil, let value = tags[id] else { return nil }
                return data.strings[value]
            }
            guard let weight = kind.weight(value) else { continue }
            let direction = kind.direction(value)
            var last: Int32?
            for place in data.ways.nodeRange(way) {
                let node = data.ways.nodes[place]
                guard node != Dataset.missing else {
                    last = nil
                    continue
                }
                let number = numbers[node] ?? Int32(nodes.count)
                if number == nodes.count {
                    numbers[node] = number
                    nodes.append(
                        PackedCoordinate(
                            data.nodes.latitudes[Int(node)], data.nodes.longitudes[Int(node)]))
                }
                if let last, last != number {
                    segments.append(
                        (last, number, Float(weight), direction >= 0, direction <= 0))
                }
                last = number
            }
        }
        arcs = Array(repeating: [], count: nodes.count)
        for (number, segment) in segments.enumerated() {
            let (from, to) = (Int(segment.from), Int(segment.to))
            let cost =
                Float(MidLatitudeDistance.meters(nodes[from], nodes[to])) * segment.weight
            if segment.ahead { arcs[from].append(Arc(to: segment.to, cost: cost)) }
            if segment.back { arcs[to].append(Arc(to: segment.from, cost: cost)) }
            forEachCell(nodes[from], nodes[to], marginDegrees: 0) {
                grid[$0, default: []].append(Int32(number))
            }
        }
        costs = Array(repeating: 0, count: nodes.count)
        parents = Array(repeating: -1, count: nodes.count)
        stamps = Array(repeating: 0, count: nodes.count)
    }

    private func forEachCell(
        _ one: PackedCoordinate, _ other: PackedCoordinate, marginDegrees: Double,
        _ body: (Int64) -> Void
    ) {
        let margin = Int32(marginDegrees * 1e7)
        func range(_ a: Int32, _ b: Int32) -> ClosedRange<Int32> {
            let low = (min(a, b) &- margin) / Self.cell - 1
            return low...max(low, (max(a, b) &+ margin) / Self.cell)
        }
        let rows = range(one.latitude, other.latitude)
        let columns = range(one.longitude, other.longitude)
        if rows.count * columns.count > Self.mostCells { return }
        for row in rows {
            for column in columns { body(Int64(row) << 32 | Int64(UInt32(bitPattern: column))) }
        }
    }

    /// The places nearest to a stop, the nearest first, no two of them on segments that meet.
    func places(near stop: PackedCoordinate, within meters: Double) -> [Place] {
        var found: [Int: Place] = [:]
        let degrees = meters / 60_000
        forEachCell(stop, stop, marginDegrees: degrees) { cell in
            for number in grid[cell] ?? [] where found[Int(number)] == nil {
                let place = project(stop, Int(number))
                if place.metersAside <= meters { found[Int(number)] = place }
            }
        }
        var chosen: [Place] = []
        let sorted = found.values.sorted {
            ($0.metersAside, $0.segment) < ($1.metersAside, $1.segment)
        }
        for place in sorted where chosen.count < Self.mostPlaces {
            let isBeside = chosen.contains { other in
                let (a, b) = (segments[place.segment], segments[other.segment])
                return [a.from, a.to].contains { $0 == b.from || $0 == b.to }
                    && a.ahead == b.ahead && a.back == b.back
            }
            if !isBeside { chosen.append(place) }
        }
        return chosen
    }

    private func project(_ stop: PackedCoordinate, _ number: Int) -> Place {
        let segment = segments[number]
        let (one, other) = (nodes[Int(segment.from)], nodes[Int(segment.to)])
        let scale = DegreeLengths(atLatitude: Double(stop.latitude) / 1e7)
        let way = one.difference(to: other)
        let here = one.difference(to: stop)
        let (x, y) = (way.east * scale.longitude, way.north * scale.latitude)
        let (u, v) = (here.east * scale.longitude, here.north * scale.latitude)
        let length = x * x + y * y
        let share = length == 0 ? 0 : min(max((u * x + v * y) / length, 0), 1)
        let (dx, dy) = (u - x * share, v - y * share)
        return Place(
            segment: number, share: share, metersAside: (dx * dx + dy * dy).squareRoot() / 1e7,
            coordinate: one.interpolated(to: other, share))
    }

    /// The cheapest paths from a place to others; nil for those that are farther than a limit.
    ///
    /// Dijkstra, *A note on two problems in connexion with graphs*, 1959.
    mutating func paths(
        from start: Place, to ends: [Place], limit: Double
    ) -> [(cost: Double, line: [PackedCoordinate])?] {
        stamp += 1
        var heap = Heap()
        let first = segments[start.segment]
        let meters = length(of: start.segment)
        if first.ahead {
            reach(first.to, Float(meters * (1 - start.share)) * first.weight, -1, &heap)
        }
        if first.back { reach(first.from, Float(meters * start.share) * first.weight, -1, &heap) }
        var waiting: Set<Int32> = []
        for end in ends {
            let segment = segments[end.segment]
            if segment.ahead { waiting.insert(segment.from) }
            if segment.back { waiting.insert(segment.to) }
        }
        var settled = 0
        while let (cost, node) = heap.pop(), settled < Self.mostSettled {
            if cost > costs[Int(node)] { continue }
            if Double(cost) > limit { break }
            settled += 1
            if waiting.remove(node) != nil, waiting.isEmpty { break }
            for arc in arcs[Int(node)] { reach(arc.to, cost + arc.cost, node, &heap) }
        }
        return ends.map { path(from: start, to: $0, limit: limit) }
    }

    private mutating func reach(_ node: Int32, _ cost: Float, _ parent: Int32, _ heap: inout Heap) {
        let place = Int(node)
        if stamps[place] == stamp, costs[place] <= cost { return }
        stamps[place] = stamp
        costs[place] = cost
        parents[place] = parent
        heap.push(cost, node)
    }

    private func path(
        from start: Place, to end: Place, limit: Double
    ) -> (cost: Double, line: [PackedCoordinate])? {
        let segment = segments[end.segment]
        let meters = length(of: end.segment) * Double(segment.weight)
        var best: (cost: Double, node: Int32)?
        func look(_ node: Int32, _ rest: Double) {
            guard stamps[Int(node)] == stamp else { return }
            let cost = Double(costs[Int(node)]) + rest
            if cost < best?.cost ?? limit { best = (cost, node) }
        }
        if segment.ahead { look(segment.from, meters * end.share) }
        if segment.back { look(segment.to, meters * (1 - end.share)) }
        if start.segment == end.segment,
            end.share >= start.share ? segment.ahead : segment.back
        {
            let cost = abs(end.share - start.share) * meters
            if cost < best?.cost ?? limit { return (cost, [start.coordinate, end.coordinate]) }
        }
        guard let best else { return nil }
        var line = [end.coordinate]
        var node = best.node
        while node >= 0 {
            line.append(nodes[Int(node)])
            node = parents[Int(node)]
        }
        line.append(start.coordinate)
        return (best.cost, line.reversed())
    }

    private func length(of segment: Int) -> Double {
        MidLatitudeDistance.meters(
            nodes[Int(segments[segment].from)], nodes[Int(segments[segment].to)])
    }

    /// A heap of nodes by what it costs to get to them.
    private struct Heap {
        private var entries: [(cost: Float, node: Int32)] = []

        mutating func push(_ cost: Float, _ node: Int32) {
            entries.append((cost, node))
            var place = entries.count - 1
            while place > 0, entries[(place - 1) / 2].cost > entries[place].cost {
                entries.swapAt(place, (place - 1) / 2)
                place = (place - 1) / 2
            }
        }

        mutating func pop() -> (cost: Float, node: Int32)? {
            guard let first = entries.first else { return nil }
            let last = entries.removeLast()
            if entries.isEmpty { return first }
            entries[0] = last
            var place = 0
            while true {
                var least = place
                for child in [2 * place + 1, 2 * place + 2]
                where child < entries.count && entries[child].cost < entries[least].cost {
                    least = child
                }
                if least == place { return first }
                entries.swapAt(place, least)
                place = least
            }
        }
    }
}
