import OpenStreetMap
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
    private(set) var roads: [(way: UInt32, road: WayRules.Road)] = []
    /// The node of each junction, and what passing it means.
    private(set) var junctions: [UInt32] = []
    private(set) var passages: [WayRules.Passage] = []
    private(set) var labels: [JunctionLabels] = []
    private var junctionOfNode: [UInt32: UInt32] = [:]
    private var arcsOfWay: [UInt32: Range<UInt32>] = [:]
    private var arcsLeaving: [[UInt32]] = []

    init(_ data: Dataset, _ rules: WayRules) {
        let strings = data.strings
        let keys = ["highway", "route"].compactMap { strings.id($0) }
        for way in data.ways.ids.indices {
            let tags = data.ways.tags[way]
            guard keys.contains(where: { tags[$0] != nil }) else { continue }
            var texts: [String: String] = [:]
            tags.forEach { texts[strings[$0]] = strings[$1] }
            if let road = rules.road(texts) { roads.append((UInt32(way), road)) }
        }
        var passageOfNode: [UInt32: WayRules.Passage] = [:]
        var labelsOfNode: [UInt32: JunctionLabels] = [:]
        let nodeKeys = ["highway", "barrier", "railway", "access"].compactMap { strings.id($0) }
        for (index, node) in data.nodes.tagged.enumerated() {
            let tags = data.nodes.tags[index]
            guard nodeKeys.contains(where: { tags[$0] != nil }) else { continue }
            var texts: [String: String] = [:]
            tags.forEach { texts[strings[$0]] = strings[$1] }
            let passage = rules.passage(texts)
            if passage != WayRules.Passage() { passageOfNode[node] = passage }
            var labels = JunctionLabels(texts)
            if passage.isClosed { labels.flags.insert(.closed) }
            if !labels.flags.isEmpty { labelsOfNode[node] = labels }
        }
        // A junction is a node that ends a way, is passed more than once, or costs something to pass.
        var uses = [UInt8](repeating: 0, count: data.nodes.ids.count)
        for node in passageOfNode.keys { uses[Int(node)] = 2 }
        let pieces = roads.map { Self.pieces(data.ways.nodes[data.ways.nodeRange(Int($0.way))]) }
        for nodes in pieces.joined() {
            for node in nodes where uses[Int(node)] < 2 { uses[Int(node)] += 1 }
            for node in [nodes.first, nodes.last] { if let node { uses[Int(node)] = 2 } }
        }
        for (road, parts) in pieces.enumerated() {
            let first = UInt32(segments.count)
            for nodes in parts {
                var start = nodes.startIndex
                for index in nodes.indices.dropFirst() where uses[Int(nodes[index])] >= 2 {
                    add(nodes[start...index], road: UInt32(road), data)
                    start = index
                }
            }
            arcsOfWay[roads[road].way] = first * 2..<UInt32(segments.count) * 2
        }
        passages = junctions.map { passageOfNode[$0] ?? WayRules.Passage() }
        labels = junctions.map { labelsOfNode[$0] ?? JunctionLabels() }
        arcsLeaving = [[UInt32]](repeating: [], count: junctions.count)
        for (index, segment) in segments.enumerated() {
            let road = roads[Int(segment.road)].road
            if road.forward != nil { arcsLeaving[Int(segment.from)].append(UInt32(index) * 2) }
            if road.backward != nil { arcsLeaving[Int(segment.to)].append(UInt32(index) * 2 + 1) }
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

    private mutating func add(_ nodes: ArraySlice<UInt32>, road: UInt32, _ data: Dataset) {
        guard let first = nodes.first, let last = nodes.last else { return }
        var meters = 0.0
        for index in nodes.indices.dropFirst() {
            meters += Sphere.meters(
                data.nodes.latitudes[Int(nodes[index - 1])],
                data.nodes.longitudes[Int(nodes[index - 1])],
                data.nodes.latitudes[Int(nodes[index])], data.nodes.longitudes[Int(nodes[index])])
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

    /// The open arcs of a way, in both directions.
    func arcs(of way: UInt32) -> [UInt32] { (arcsOfWay[way] ?? 0..<0).filter(isOpen) }

    /// The open arcs that leave a junction.
    func leaving(_ junction: UInt32) -> [UInt32] { arcsLeaving[Int(junction)] }

    /// Whether the mode may use an arc.
    func isOpen(_ arc: UInt32) -> Bool { speed(arc) != nil }

    /// The speed on an arc, km/h.
    func speed(_ arc: UInt32) -> Double? {
        let road = road(arc)
        return arc % 2 == 0 ? road.forward : road.backward
    }

    func road(_ arc: UInt32) -> WayRules.Road { roads[Int(segments[Int(arc / 2)].road)].road }

    func head(_ arc: UInt32) -> UInt32 {
        arc % 2 == 0 ? segments[Int(arc / 2)].to : segments[Int(arc / 2)].from
    }

    func tail(_ arc: UInt32) -> UInt32 { head(arc ^ 1) }
}
