import Columns
import Geodesy
import OpenStreetMap
import ParallelWork
import Roads

/// The ways a mode may use, cut at junctions.
struct SegmentNetwork {
    struct Segment {
        var from: UInt32
        var to: UInt32
        /// The road, by its number in `roads`.
        var road: UInt32
        /// The nodes of the extract that the segment passes.
        var nodes: ArraySlice<UInt32>
        var meters: Double
    }

    private(set) var segments: [Segment] = []
    /// The areas that are crossed.
    private(set) var squares: [Square] = []
    /// The road that the lines across each of them are; nil where there are none.
    private(set) var squareRoads: [Int?] = []
    private(set) var roads: [(way: UInt32, road: WayRules.Road)] = []
    /// The node of each junction, and what passing it means.
    private(set) var junctions: [UInt32] = []
    private(set) var passages: [NodeRules.Passage] = []
    private(set) var labels: [JunctionLabels] = []
    private var junctionOfNode: [UInt32: UInt32] = [:]
    private var arcsOfWay: [UInt32: Range<UInt32>] = [:]
    /// Where the arms of each junction begin; one more than there are junctions.
    private(set) var armStarts: [UInt32] = [0]
    /// The arcs that leave each junction, closed directions too, ascending.
    private(set) var arms: [UInt32] = []

    /// Cuts the ways of an extract.
    ///
    /// - Parameters:
    ///   - limit: The most of anything that a graph can have.
    ///   - threads: Threads that share in it.
    /// - Throws: `CountOverflow`.
    init(
        _ data: Dataset, _ rules: WayRules, limit: Int, threads: WorkerThreads = .one
    ) throws(CountOverflow) {
        roads = Self.roads(data, rules, threads)
        let (passageOfNode, labelsOfNode) = Self.nodes(data, NodeRules(rules))
        // A junction is a node that ends a way, is passed more than once, or costs something to pass.
        var uses = [UInt8](repeating: 0, count: data.nodes.ids.count)
        for node in passageOfNode.keys { uses[Int(node)] = 2 }
        var pieces = threads.mapRanges(roads.count) { numbers in
            numbers.map {
                Self.pieces(data.ways.nodes[data.ways.nodeRange(Int(roads[$0].way))])
            }
        }.flatMap(\.self)
        pieces += makeCrossings(data, rules, pieces, threads)
        for nodes in pieces.joined() {
            for node in nodes where uses[Int(node)] < 2 { uses[Int(node)] += 1 }
            for node in [nodes.first, nodes.last] { if let node { uses[Int(node)] = 2 } }
        }
        for (road, parts) in pieces.enumerated() {
            let first = UInt32(segments.count)
            for nodes in parts {
                var start = nodes.startIndex
                for index in nodes.indices.dropFirst() where uses[Int(nodes[index])] >= 2 {
                    addStretch(nodes[start...index], road: UInt32(road), data)
                    start = index
                }
            }
            // The order of contraction is found with numbers of 31 bits.
            try CountOverflow.check(
                segments.count * 2, "directions of pieces of road",
                limit: min(limit, Int(Int32.max)))
            if !roads[road].road.flags.contains(.acrossArea) {
                arcsOfWay[roads[road].way] = first * 2..<UInt32(segments.count) * 2
            }
        }
        passages = junctions.map { passageOfNode[$0] ?? NodeRules.Passage() }
        labels = junctions.map { labelsOfNode[$0] ?? JunctionLabels() }
        fillArms()
    }

    /// Adds a road for each square that is crossed; returns the lines across it.
    private mutating func makeCrossings(
        _ data: Dataset, _ rules: WayRules, _ pieces: [[ArraySlice<UInt32>]],
        _ threads: WorkerThreads
    ) -> [[ArraySlice<UInt32>]] {
        squares = Square.all(data, rules, roads: roads)
        guard !squares.isEmpty else { return [] }
        var numbers: [UInt32: Int] = [:]
        for (index, road) in roads.enumerated() { numbers[road.way] = index }
        let edges = squares.map { $0.hasEdge ? numbers[$0.way] : nil }
        var result: [[ArraySlice<UInt32>]] = []
        let crossings = Self.crossings(
            squares, pieces: pieces, edges: edges, data, threads)
        for (square, lines) in zip(squares, crossings) {
            squareRoads.append(lines.isEmpty ? nil : roads.count)
            if lines.isEmpty { continue }
            roads.append((square.way, square.road))
            result.append(lines.map { [$0.0, $0.1] })
        }
        return result
    }

    private static func roads(
        _ data: Dataset, _ rules: WayRules, _ threads: WorkerThreads
    ) -> [(way: UInt32, road: WayRules.Road)] {
        threads.mapRanges(data.ways.ids.count) { roads(data, rules, of: $0) }.flatMap(\.self)
    }

    private static func roads(
        _ data: Dataset, _ rules: WayRules, of ways: Range<Int>
    ) -> [(way: UInt32, road: WayRules.Road)] {
        let strings = data.strings
        let keys = WayRules.telling.compactMap { strings.id($0) }
        var result: [(way: UInt32, road: WayRules.Road)] = []
        var texts: [String: String] = [:]
        var rules = rules
        var countries = CountryFinder()
        for way in ways {
            let tags = data.ways.tags[way]
            guard keys.contains(where: { tags[$0] != nil }) else { continue }
            texts.removeAll(keepingCapacity: true)
            tags.forEach { texts[strings[$0]] = strings[$1] }
            rules.country = nil
            if let highway = texts["highway"], rules.asksForCountry(highway),
                let node = data.ways.nodes[data.ways.nodeRange(way)].first(where: {
                    $0 != Dataset.missing
                })
            {
                rules.country = countries.rules(
                    latitude: Double(data.nodes.latitudes[Int(node)]) / 1e7,
                    longitude: Double(data.nodes.longitudes[Int(node)]) / 1e7)
            }
            if let road = rules.road(texts) { result.append((UInt32(way), road)) }
        }
        return result
    }

    private static func nodes(_ data: Dataset, _ rules: NodeRules) -> (
        passages: [UInt32: NodeRules.Passage], labels: [UInt32: JunctionLabels]
    ) {
        let strings = data.strings
        let keys = (["highway", "barrier", "railway", "kerb"] + rules.accessKeys)
            .compactMap { strings.id($0) }
        var passages: [UInt32: NodeRules.Passage] = [:]
        var labels: [UInt32: JunctionLabels] = [:]
        for (index, node) in data.nodes.tagged.enumerated() {
            let tags = data.nodes.tags[index]
            guard keys.contains(where: { tags[$0] != nil }) else { continue }
            var texts: [String: String] = [:]
            tags.forEach { texts[strings[$0]] = strings[$1] }
            let passage = rules.passage(texts)
            if passage != NodeRules.Passage() { passages[node] = passage }
            var label = JunctionLabels(texts)
            if passage.isClosed { label.flags.insert(.closed) }
            if !label.flags.isEmpty { labels[node] = label }
        }
        return (passages, labels)
    }

    private mutating func fillArms() {
        armStarts = [UInt32](repeating: 0, count: junctions.count + 1)
        for segment in segments {
            armStarts[Int(segment.from) + 1] += 1
            armStarts[Int(segment.to) + 1] += 1
        }
        for index in junctions.indices { armStarts[index + 1] += armStarts[index] }
        var fill = armStarts
        arms = [UInt32](repeating: 0, count: segments.count * 2)
        for arc in 0..<UInt32(arms.count) {
            let tail = Int(tail(arc))
            arms[Int(fill[tail])] = arc
            fill[tail] += 1
        }
    }

    /// A way's nodes, in parts where some are missing, without repetitions in a row.
    private static func pieces(_ nodes: ArraySlice<UInt32>) -> [ArraySlice<UInt32>] {
        nodes.split(separator: Dataset.missing).compactMap { part in
            var clean: [UInt32] = []
            for node in part where clean.last != node { clean.append(node) }
            return clean.count >= 2 ? clean[...] : nil
        }
    }

    /// Adds the stretch of a road between two junctions: a loop, which ends where it begins, in two segments.
    ///
    /// So no arc follows upon itself, and the way over a loop's seam is a turn like any other.
    private mutating func addStretch(
        _ nodes: ArraySlice<UInt32>, road: UInt32, _ data: Dataset
    ) {
        guard nodes.count > 2, nodes.first == nodes.last else {
            return add(nodes, road: road, data)
        }
        let middle = (nodes.startIndex + nodes.endIndex) / 2
        add(nodes[...middle], road: road, data)
        add(nodes[middle...], road: road, data)
    }

    private mutating func add(_ nodes: ArraySlice<UInt32>, road: UInt32, _ data: Dataset) {
        guard let first = nodes.first, let last = nodes.last else { return }
        var meters = 0.0
        for index in nodes.indices.dropFirst() {
            meters += data.nodes.meters(nodes[index - 1], nodes[index])
        }
        segments.append(
            Segment(
                from: makeJunction(first), to: makeJunction(last), road: road, nodes: nodes,
                meters: meters))
    }

    private mutating func makeJunction(_ node: UInt32) -> UInt32 {
        if let known = junctionOfNode[node] { return known }
        let number = UInt32(junctions.count)
        junctions.append(node)
        junctionOfNode[node] = number
        return number
    }

    /// The junction at a node of the extract, if it is one.
    func junction(of node: UInt32) -> UInt32? { junctionOfNode[node] }

    /// The node of the extract at a junction.
    func node(at junction: UInt32) -> UInt32 { junctions[Int(junction)] }

    /// The way of the extract that an arc is part of.
    func way(_ arc: UInt32) -> UInt32 { roads[Int(segments[Int(arc / 2)].road)].way }

    /// The open arcs of a way, in both directions.
    func arcs(of way: UInt32) -> [UInt32] { (arcsOfWay[way] ?? 0..<0).filter(isOpen) }

    /// The arcs that leave a junction, closed directions too, ascending.
    func arms(_ junction: UInt32) -> ArraySlice<UInt32> { arms[armPlaces(junction)] }

    /// Where the arcs that leave a junction stand in `arms`.
    ///
    /// For many threads: they would count a slice's array at one place, and wait for one another.
    func armPlaces(_ junction: UInt32) -> Range<Int> {
        Int(armStarts[Int(junction)])..<Int(armStarts[Int(junction) + 1])
    }

    /// The segments of roads that follow each other, which do so too.
    func segments(of roads: Range<Int>) -> Range<Int> {
        func first(_ road: Int) -> Int {
            var (low, high) = (0, segments.count)
            while low < high {
                let middle = (low + high) / 2
                if segments[middle].road < road { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return first(roads.lowerBound)..<first(roads.upperBound)
    }

    /// Whether the mode may use an arc.
    func isOpen(_ arc: UInt32) -> Bool { direction(arc).isOpen }

    /// The direction of its road that an arc follows.
    func direction(_ arc: UInt32) -> WayRules.Direction { road(arc).directions[Int(arc % 2)] }

    func road(_ arc: UInt32) -> WayRules.Road { roads[Int(segments[Int(arc / 2)].road)].road }

    func head(_ arc: UInt32) -> UInt32 {
        arc % 2 == 0 ? segments[Int(arc / 2)].to : segments[Int(arc / 2)].from
    }

    func tail(_ arc: UInt32) -> UInt32 { head(arc ^ 1) }

    /// Whether an arc leads back over the very nodes of the arc before it: the same road, or one drawn upon it.
    func leadsBack(_ next: UInt32, from arc: UInt32) -> Bool {
        if next == arc ^ 1 { return true }
        guard head(next) == tail(arc), tail(next) == head(arc) else { return false }
        let (there, back) = (segments[Int(arc / 2)].nodes, segments[Int(next / 2)].nodes)
        return arc % 2 == next % 2 ? back.elementsEqual(there.reversed()) : back == there
    }

    /// The length of each road in meters.
    func roadMeters() -> [Double] {
        var result = [Double](repeating: 0, count: roads.count)
        for segment in segments { result[Int(segment.road)] += segment.meters }
        return result
    }
}

extension Dataset.Nodes {
    /// Returns the position of a node.
    func coordinate(_ node: UInt32) -> PackedCoordinate {
        PackedCoordinate(latitudes[Int(node)], longitudes[Int(node)])
    }

    /// The distance between two nodes in meters.
    func meters(_ first: UInt32, _ second: UInt32) -> Double {
        MidLatitudeDistance.meters(coordinate(first), coordinate(second))
    }
}
