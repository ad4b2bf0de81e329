import Columns
import Elevation
import Geodesy
import OpenStreetMap
import ParallelWork
import Roads

/// Makes the road graph of a mode from an extract.
///
/// The same extract and profile give the same tables.
public struct RoadNetwork {
    private let data: Dataset
    private let network: SegmentNetwork
    private let arcs: ArcTable
    private let costs: TurnCosts
    private let rules: TurnRules
    private let profile: TravelProfile
    private let threads: WorkerThreads
    private var texts = TextTable()
    /// The most of anything that a graph can have.
    private let limit: Int
    private var tables: RoadTables

    /// The tables of a graph, ready to be written.
    ///
    /// - Parameters:
    ///   - data: The extract.
    ///   - profile: The mode's profile.
    ///   - drivesLeft: Whether one drives on the left, where tags do not tell; nil to go by the country.
    ///   - terrain: Heights of the ground, for profiles to which slopes matter.
    ///   - jobs: The number of threads that work at once, 1 or more; the tables do not depend on it.
    /// - Throws: `CountOverflow` if the extract has more roads than a graph can have.
    public static func tables(
        of data: Dataset, profile: TravelProfile, drivesLeft: Bool? = nil,
        terrain: Terrain? = nil, jobs: Int = 1
    ) throws(CountOverflow) -> RoadTables {
        try tables(
            of: data, profile: profile, drivesLeft: drivesLeft, terrain: terrain,
            limit: mostCounted, threads: WorkerThreads(jobs))
    }

    /// The most of anything that a graph can have: it is counted by 32 bits.
    package static let mostCounted = Int(UInt32.max)

    /// The tables of a graph that can have less than its numbers could count.
    package static func tables(
        of data: Dataset, profile: TravelProfile, drivesLeft: Bool? = nil,
        terrain: Terrain? = nil, limit: Int, threads: WorkerThreads = .one
    ) throws(CountOverflow) -> RoadTables {
        var (tables, places) = try filled(
            data, profile, drivesLeft, terrain, limit: limit, threads)
        try tables.contract(
            segmentFrom: tables.segmentFrom, segmentTo: tables.segmentTo,
            x: places.map(\.x), y: places.map(\.y), limit: limit, threads: threads)
        return tables
    }

    /// The tables without the hierarchy, and where their junctions lie; all else that they were made from is gone when
    /// this returns.
    private static func filled(
        _ data: Dataset, _ profile: TravelProfile, _ drivesLeft: Bool?, _ terrain: Terrain?,
        limit: Int, _ threads: WorkerThreads
    ) throws(CountOverflow) -> (RoadTables, places: [SIMD2<Int32>]) {
        var work = try RoadNetwork(data, profile, drivesLeft, terrain, limit: limit, threads)
        work.fillWays()
        try work.fillSegments()
        work.fillJunctions()
        work.tables.maneuverOverrides = ManeuverOverride.encoded(
            ManeuverRelations(data, work.network).overrides)
        work.fillAreas()
        try work.fillStates()
        try work.texts.checkCount(limit: limit)
        work.tables.stringStarts = work.texts.starts
        work.tables.stringBytes = work.texts.bytes
        let nodes = work.network.junctions.map(Int.init)
        let scale = LocalPlane(
            PackedCoordinate(nodes.first.map { data.nodes.latitudes[$0] } ?? 0, 0)
        ).scale
        let places = nodes.map {
            SIMD2(Int32(Double(data.nodes.longitudes[$0]) * scale), data.nodes.latitudes[$0])
        }
        return (work.tables, places)
    }

    /// Whether traffic drives on the left at a place, by its country.
    ///
    /// Degrees. Good to about 50 m at land borders where people live, to 400 m at others.
    public static func drivesLeft(latitude: Double, longitude: Double) -> Bool {
        DrivingSide.world.isLeft(latitude: latitude, longitude: longitude)
    }

    private init(
        _ data: Dataset, _ profile: TravelProfile, _ drivesLeft: Bool?, _ terrain: Terrain?,
        limit: Int, _ threads: WorkerThreads
    ) throws(CountOverflow) {
        self.data = data
        self.profile = profile
        self.limit = limit
        self.threads = threads
        let network = try SegmentNetwork(
            data, WayRules(profile: profile), limit: limit, threads: threads)
        self.network = network
        rules = TurnRules(data, network, profile)
        arcs = ArcTable(data, network, profile, terrain, threads: threads) { segment in
            guard let node = network.segments[Int(segment)].nodes.last else { return false }
            return drivesLeft
                ?? DrivingSide.world.isLeft(
                    latitude: Double(data.nodes.latitudes[Int(node)]) / 1e7,
                    longitude: Double(data.nodes.longitudes[Int(node)]) / 1e7)
        }
        costs = TurnCosts(network, arcs, profile)
        tables = RoadTables(mode: profile.mode)
        tables.vehicle = profile.vehicle?.size
    }

    private mutating func fillWays() {
        let zones = LowEmissionZones(data)
        let directions =
            profile.tellsCardinalDirections ?? false ? CardinalDirections(data) : nil
        let besides = namesBeside()
        for (index, (way, road)) in network.roads.enumerated() {
            let labels = road.labels
            tables.wayIDs.append(data.ways.ids[Int(way)])
            var flags = road.flags
            var name = labels.name
            if let street = besides[index] {
                name = street
                flags.insert(.namedBeside)
            }
            tables.wayNames.append(texts.number(name))
            tables.wayRefs.append(texts.number(labels.ref))
            let nodes = data.ways.nodes[data.ways.nodeRange(Int(way))]
            if zones.touches(nodes) { flags.insert(.lowEmissionZone) }
            tables.wayFlags.append(flags.rawValue)
            tables.wayClasses.append(road.kind.rawValue)
            tables.wayExits.append(texts.number(labels.exit))
            tables.wayPronunciations.append(texts.number(labels.pronunciation))
            tables.wayLanes.append(labels.lanes)
            let directed = directions?.numbers(
                of: way, ref: labels.ref, isOpen: road.directions.map(\.isOpen))
            tables.wayDirectedRefs += (directed ?? ["", ""]).map { texts.number($0) }
            tables.wayModes += road.directions.map(\.mode.rawValue)
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

    /// For each road the name of the street beside it, if it is known by that.
    private func namesBeside() -> [String?] {
        let roads = network.roads
        let streets = StreetsBeside(
            data, near: roads.filter(mayRunBeside).map(\.way), threads: threads)
        return threads.mapRanges(roads.count) { numbers in
            numbers.map { number in
                let (way, road) = roads[number]
                guard mayRunBeside(roads[number]) else { return nil }
                return streets.name(of: way, isSidewalk: road.flags.contains(.sidewalk))
            }
        }.flatMap(\.self)
    }

    /// Whether a way is a path that is known by the street beside it, if there is one.
    private func mayRunBeside(_ way: (way: UInt32, road: WayRules.Road)) -> Bool {
        let road = way.road
        guard profile.mode.kind != .vehicle, [.footway, .path, .cycleway].contains(road.kind),
            road.labels.name.isEmpty, road.labels.ref.isEmpty, !road.isArea,
            road.flags.isDisjoint(with: [.acrossArea, .lifted, .crossing])
        else { return false }
        return true
    }

    private mutating func fillJunctions() {
        for labels in network.labels {
            tables.junctionFlags.append(labels.flags.rawValue)
            tables.junctionRefs.append(texts.number(labels.ref))
            tables.junctionNames.append(texts.number(labels.name))
        }
        tables.junctionStarts = network.armStarts
        tables.junctionArcs = network.arms
    }

    private mutating func fillSegments() throws(CountOverflow) {
        for (index, segment) in network.segments.enumerated() {
            tables.segmentWays.append(segment.road)
            tables.segmentFrom.append(segment.from)
            tables.segmentTo.append(segment.to)
            tables.segmentFlags.append(
                arcs.drivesLeft[index * 2] ? SegmentFlags.drivesLeft.rawValue : 0)
            tables.segmentLengths.append(UInt32(min(segment.meters * 100, 4e9)))
            for node in segment.nodes {
                tables.shapeLatitudes.append(data.nodes.latitudes[Int(node)])
                tables.shapeLongitudes.append(data.nodes.longitudes[Int(node)])
            }
            try CountOverflow.check(
                tables.shapeLatitudes.count, "points of roads", limit: limit)
            tables.shapeStarts.append(UInt32(tables.shapeLatitudes.count))
        }
    }

    /// The areas that can be entered.
    private mutating func fillAreas() {
        for (square, road) in zip(network.squares, network.squareRoads) {
            guard let speed = square.road.directions[0].speed, speed > 0,
                square.rings.joined().count <= SquareMesh.mostPoints,
                square.rings.joined().contains(where: { network.junction(of: $0) != nil })
            else { continue }
            tables.areas.add(
                rings: square.rings.filter { $0.count >= 3 }.map { ring in
                    ring.map {
                        (
                            data.nodes.latitudes[Int($0)], data.nodes.longitudes[Int($0)],
                            network.junction(of: $0)
                        )
                    }
                }, time: UInt32(min(36_000 / speed, 1e6)), way: road.map(UInt32.init))
        }
    }

    /// Creates a state for every open arc, and further ones where a restriction depends on the arcs before.
    private mutating func fillStates() throws(CountOverflow) {
        var chains: [[UInt32]] = []
        tables.arcStates = [UInt32](repeating: .max, count: network.segments.count * 2)
        for arc in tables.arcStates.indices where arcs.isOpen(UInt32(arc)) {
            tables.arcStates[arc] = UInt32(chains.count)
            chains.append([UInt32(arc)])
        }
        var stateOfChain: [[UInt32]: UInt32] = [:]
        for chain in rules.prefixes.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            stateOfChain[chain] = UInt32(chains.count)
            chains.append(chain)
        }
        let parts = threads.mapRanges(chains.count) { [chains, stateOfChain] numbers in
            var part = StateRows(
                network: network, arcs: arcs, costs: costs, rules: rules,
                vehicle: tables.vehicle ?? VehicleSize(), arcStates: tables.arcStates,
                stateOfChain: stateOfChain)
            for number in numbers { part.add(chains[number]) }
            return part.rows
        }
        for part in parts {
            try tables.append(part, limit: limit) { texts.number($0) }
        }
    }
}
