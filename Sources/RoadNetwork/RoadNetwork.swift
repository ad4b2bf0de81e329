import Foundation
import OpenStreetMap
import Roads

/// Makes the road graph of a mode from an extract.
///
/// The same extract and profile give the same tables.
public struct RoadNetwork {
    private let data: Dataset
    private let profile: TravelProfile
    private let drivesLeft: Bool
    private let network: SegmentNetwork
    private let rules: TurnRules
    private let departures: [Double]
    private let arrivals: [Double]
    private var texts = TextTable()
    private var tables: RoadTables

    /// The tables of a graph, ready to be written.
    ///
    /// - Parameters:
    ///   - data: The extract.
    ///   - profile: What the mode may use, and at what cost.
    ///   - drivesLeft: Whether one drives on the left.
    /// - Throws: `InvalidProfile` if the profile's mode is unknown.
    public static func tables(
        of data: Dataset, profile: TravelProfile, drivesLeft: Bool = false
    ) throws -> RoadTables {
        guard let mode = TravelMode(name: profile.mode) else {
            throw TravelProfile.InvalidProfile(what: "mode \"\(profile.mode)\"")
        }
        var work = RoadNetwork(data, profile, mode, drivesLeft)
        work.fillWays()
        work.fillSegments()
        work.fillJunctions()
        work.tables.stringStarts = work.texts.starts
        work.tables.stringBytes = work.texts.bytes
        work.fillStates()
        let nodes = work.network.junctions.map(Int.init)
        let scale = cos(Double(nodes.first.map { data.nodes.latitudes[$0] } ?? 0) / 1e7 * .pi / 180)
        work.tables.contract(
            segmentFrom: work.tables.segmentFrom, segmentTo: work.tables.segmentTo,
            x: nodes.map { Int32(Double(data.nodes.longitudes[$0]) * scale) },
            y: nodes.map { data.nodes.latitudes[$0] })
        return work.tables
    }

    private init(_ data: Dataset, _ profile: TravelProfile, _ mode: TravelMode, _ drivesLeft: Bool)
    {
        self.data = data
        self.profile = profile
        self.drivesLeft = drivesLeft
        let network = SegmentNetwork(data, WayRules(profile: profile))
        self.network = network
        rules = TurnRules(data, network, profile)
        var departures: [Double] = []
        var arrivals: [Double] = []
        for segment in network.segments {
            let forth = Self.departure(segment.nodes, data)
            let back = Self.departure(segment.nodes.reversed(), data)
            departures += [forth, back]
            arrivals += [back + 180, forth + 180]
        }
        self.departures = departures
        self.arrivals = arrivals
        tables = RoadTables(mode: mode)
    }

    /// The direction in which a line of nodes leaves its first: towards the point 10 m on.
    private static func departure(_ nodes: some Collection<UInt32>, _ data: Dataset) -> Double {
        guard let first = nodes.first else { return 0 }
        var target = first
        for node in nodes.dropFirst() {
            target = node
            let meters = Sphere.meters(
                data.nodes.latitudes[Int(first)], data.nodes.longitudes[Int(first)],
                data.nodes.latitudes[Int(node)], data.nodes.longitudes[Int(node)])
            if meters >= 10 { break }
        }
        return Sphere.bearing(
            data.nodes.latitudes[Int(first)], data.nodes.longitudes[Int(first)],
            data.nodes.latitudes[Int(target)], data.nodes.longitudes[Int(target)])
    }

    private mutating func fillWays() {
        for (way, road) in network.roads {
            let labels = road.labels
            tables.wayIDs.append(data.ways.ids[Int(way)])
            tables.wayNames.append(texts.number(labels.name))
            tables.wayRefs.append(texts.number(labels.ref))
            tables.wayFlags.append(road.flags.rawValue)
            tables.wayClasses.append(road.kind.rawValue)
            tables.wayExits.append(texts.number(labels.exit))
            tables.wayPronunciations.append(texts.number(labels.pronunciation))
            tables.wayLanes.append(labels.lanes)
            tables.wayModes += road.modes.map(\.rawValue)
            tables.wayLimits += labels.limit
            for direction in 0...1 {
                tables.wayDestinations.append(texts.number(labels.destination[direction]))
                tables.wayDestinationRefs.append(texts.number(labels.destinationRef[direction]))
                tables.wayDestinationStreets.append(
                    texts.number(labels.destinationStreet[direction]))
                tables.wayTurnLanes.append(texts.number(labels.turnLanes[direction]))
            }
        }
    }

    private mutating func fillJunctions() {
        for labels in network.labels {
            tables.junctionFlags.append(labels.flags.rawValue)
            tables.junctionRefs.append(texts.number(labels.ref))
            tables.junctionNames.append(texts.number(labels.name))
        }
        var starts = [UInt32](repeating: 0, count: network.junctions.count + 1)
        for arc in 0..<UInt32(network.segments.count * 2) {
            starts[Int(network.tail(arc)) + 1] += 1
        }
        for index in network.junctions.indices { starts[index + 1] += starts[index] }
        var fill = starts
        var arcs = [UInt32](repeating: 0, count: network.segments.count * 2)
        for arc in 0..<UInt32(arcs.count) {
            let tail = Int(network.tail(arc))
            arcs[Int(fill[tail])] = arc
            fill[tail] += 1
        }
        tables.junctionStarts = starts
        tables.junctionArcs = arcs
    }

    private mutating func fillSegments() {
        for segment in network.segments {
            tables.segmentWays.append(segment.road)
            tables.segmentFrom.append(segment.from)
            tables.segmentTo.append(segment.to)
            tables.segmentFlags.append(drivesLeft ? SegmentFlags.drivesLeft.rawValue : 0)
            tables.segmentLengths.append(UInt32(min(segment.meters * 100, 4e9)))
            for node in segment.nodes {
                tables.shapeLatitudes.append(data.nodes.latitudes[Int(node)])
                tables.shapeLongitudes.append(data.nodes.longitudes[Int(node)])
            }
            tables.shapeStarts.append(UInt32(tables.shapeLatitudes.count))
        }
    }

    /// Makes a state of every open arc, and more where a restriction remembers how one came.
    private mutating func fillStates() {
        var chains: [[UInt32]] = []
        tables.arcStates = [UInt32](repeating: .max, count: network.segments.count * 2)
        for arc in tables.arcStates.indices where network.isOpen(UInt32(arc)) {
            tables.arcStates[arc] = UInt32(chains.count)
            chains.append([UInt32(arc)])
        }
        var stateOfChain: [[UInt32]: UInt32] = [:]
        let remembered = rules.prefixes.sorted { $0.lexicographicallyPrecedes($1) }
        for chain in remembered {
            stateOfChain[chain] = UInt32(chains.count)
            chains.append(chain)
        }
        let lengths = roadLengths()
        for chain in chains {
            let arc = chain[chain.count - 1]
            let seconds = seconds(arc, lengths)
            tables.stateArcs.append(arc)
            tables.stateDurations.append(Self.hundredths(seconds))
            tables.stateWeights.append(
                Self.hundredths(seconds * network.road(arc).weightFactor))
            addTurns(arc, chain, stateOfChain)
            tables.turnStarts.append(UInt32(tables.turnHeads.count))
        }
    }

    private mutating func addTurns(
        _ arc: UInt32, _ chain: [UInt32], _ stateOfChain: [[UInt32]: UInt32]
    ) {
        let junction = network.head(arc)
        let passage = network.passages[Int(junction)]
        let leaving = network.leaving(junction)
        // One turns round only where there is nothing else to do.
        let isDeadEnd = passage.isClosed || !leaving.contains { $0 != arc ^ 1 }
        for next in leaving {
            if next == arc ^ 1 ? !isDeadEnd : passage.isClosed { continue }
            guard next != arc, rules.allows(chain, next) else { continue }
            let after = rules.chain(after: chain, next)
            let seconds = turnSeconds(arc, next, roads: leaving.count) + passage.seconds
            var weight = seconds
            let before = network.road(arc).flags.contains(.destinationOnly)
            if before != network.road(next).flags.contains(.destinationOnly) {
                weight += Self.destinationSeconds
            }
            tables.turnHeads.append(
                after.count == 1 ? tables.arcStates[Int(next)] : stateOfChain[after] ?? 0)
            tables.turnDurations.append(Self.hundredths(seconds))
            tables.turnWeights.append(Self.hundredths(weight))
        }
    }

    /// What it costs, beyond time, to pass into or out of destination-only streets: a route that
    /// must do so at an end pays it on every choice alike; one that passes through pays it twice.
    private static let destinationSeconds = 3000.0

    private func turnSeconds(_ arc: UInt32, _ next: UInt32, roads: Int) -> Double {
        if next == arc ^ 1 { return profile.uTurnSeconds }
        // Two roads that meet end to end are no junction.
        guard roads > 2 || (roads == 2 && !network.isOpen(arc ^ 1)) else { return 0 }
        var angle = departures[Int(next)] - arrivals[Int(arc)]
        angle -= (angle / 360).rounded() * 360
        let isCheap = (angle > 0) != drivesLeft
        switch profile.turn.kind {
        case .none: return 0
        case .sigmoid:
            let bias = isCheap ? profile.turn.bias : 1 / profile.turn.bias
            return profile.turn.seconds
                / (1 + exp(-((13 / bias) * abs(angle) / 180 - 6.5 * bias)))
        case .square:
            let square = profile.turn.seconds * (angle / 90) * (angle / 90)
            return isCheap ? square / profile.turn.bias : square * profile.turn.bias
        }
    }

    private func roadLengths() -> [Double] {
        var lengths = [Double](repeating: 0, count: network.roads.count)
        for segment in network.segments { lengths[Int(segment.road)] += segment.meters }
        return lengths
    }

    private func seconds(_ arc: UInt32, _ lengths: [Double]) -> Double {
        let segment = network.segments[Int(arc / 2)]
        if let whole = network.road(arc).seconds, lengths[Int(segment.road)] > 0 {
            return whole * segment.meters / lengths[Int(segment.road)]
        }
        return segment.meters * 3.6 / (network.speed(arc) ?? 1)
    }

    /// Hundredths of a second, bounded to what fits a few times into a weight.
    private static func hundredths(_ seconds: Double) -> Int32 {
        Int32(max(0, min((seconds * 100).rounded(), 200_000_000)))
    }
}
