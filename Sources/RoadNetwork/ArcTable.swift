import Elevation
import Geodesy
import OpenStreetMap
import Roads

/// The properties of arcs that turn costs depend on, in flat arrays.
struct ArcTable {
    var modes: [ArcMode] = []
    var seconds: [Double] = []
    /// What traveling the arc costs, in seconds' worth.
    var costs: [Double] = []
    /// km/h.
    var speeds: [Double] = []
    var isDestinationOnly: [Bool] = []
    var isRoundabout: [Bool] = []
    /// Whether the profile's own vehicle is small and light enough.
    var admitsVehicle: [Bool] = []
    var drivesLeft: [Bool] = []
    var hasUTurnLane: [Bool] = []
    /// A number shared by arcs whose roads have the same signs, flags and class.
    var kinds: [UInt32] = []
    /// The direction in which an arc leaves its tail, degrees clockwise from north.
    var departures: [Double] = []
    /// The direction in which it arrives at its head.
    var arrivals: [Double] = []

    init(
        _ data: Dataset, _ network: SegmentNetwork, _ profile: TravelProfile, _ terrain: Terrain?,
        drivesLeft: (UInt32) -> Bool
    ) {
        let lengths = network.roadMeters()
        var numbers: [[String]: UInt32] = [:]
        let roadKinds = network.roads.map { road in
            let labels = road.road.labels
            let flags = road.road.flags.subtracting(.ofWords)
            let key =
                [
                    labels.name, labels.ref, labels.exit, labels.pronunciation,
                    "\(flags.rawValue) \(road.road.kind)",
                ] + labels.destination + labels.destinationRef
            if let known = numbers[key] { return known }
            numbers[key] = UInt32(numbers.count)
            return UInt32(numbers.count - 1)
        }
        let vehicle = profile.vehicle?.size ?? VehicleSize()
        var run = SlopeRun()
        for (index, segment) in network.segments.enumerated() {
            let road = network.roads[Int(segment.road)].road
            let whole = lengths[Int(segment.road)]
            let forth = Self.departure(segment.nodes, data)
            let back = Self.departure(segment.nodes.reversed(), data)
            departures += [forth, back]
            arrivals += [back + 180, forth + 180]
            let isLeft = road.drivesLeft ?? drivesLeft(UInt32(index))
            if profile.slope != nil { run.enter(index, network, data, terrain) }
            for (side, direction) in road.directions.enumerated() {
                var time = 0.0
                var cost = 0.0
                if direction.isOpen {
                    // Times are counted from node to node in whole tenths, as OSRM counts them.
                    var passed = run.start
                    var tagged = 0.0
                    for (first, second) in zip(segment.nodes, segment.nodes.dropFirst()) {
                        let meters = data.nodes.meters(first, second)
                        defer { passed += meters }
                        let exact =
                            if let seconds = road.seconds, whole > 0 {
                                Self.next(seconds * meters / whole, &tagged, time)
                            } else {
                                meters * 3.6
                                    / run.speed(
                                        direction, side, profile, from: passed, to: passed + meters)
                            }
                        time += Self.tenths(exact)
                        cost +=
                            profile.chooses == .distance
                            ? meters : Self.tenths(exact / direction.preference)
                    }
                }
                modes.append(direction.mode)
                seconds.append(time)
                costs.append(cost)
                speeds.append(time > 0 ? segment.meters * 3.6 / time : direction.speed ?? 0)
                isDestinationOnly.append(direction.isDestinationOnly)
                isRoundabout.append(road.flags.contains(.roundabout))
                admitsVehicle.append(direction.limits.allSatisfy { $0.admits(vehicle) })
                self.drivesLeft.append(isLeft)
                hasUTurnLane.append(road.labels.turnLanes[side].contains("reverse"))
                kinds.append(roadKinds[Int(segment.road)])
            }
        }
        closeDoubles(network)
    }

    /// Closes all but one of the arcs with the same geometry: the cheapest stays; of equals the first by name, and
    /// rather one that is open both ways.
    private mutating func closeDoubles(_ network: SegmentNetwork) {
        struct Course: Hashable {
            let from, to, second, count: UInt32
        }
        var best: [Course: UInt32] = [:]
        for arc in 0..<UInt32(modes.count) where isOpen(arc) {
            let nodes = network.segments[Int(arc / 2)].nodes
            guard nodes.count <= 3, let middle = nodes.dropFirst().first else { continue }
            let course = Course(
                from: network.tail(arc), to: network.head(arc),
                second: nodes.count == 3 ? middle : 0,
                count: UInt32(nodes.count))
            guard let other = best[course] else {
                best[course] = arc
                continue
            }
            func order(_ arc: UInt32) -> (cost: Double, name: String, oneway: Int) {
                (costs[Int(arc)], network.road(arc).labels.name, isOpen(arc ^ 1) ? 0 : 1)
            }
            let (mine, theirs) = (order(arc), order(other))
            modes[Int(mine < theirs ? other : arc)] = .closed
            if mine < theirs { best[course] = arc }
        }
    }

    /// What to add to a time so that the sum of the parts, each in whole tenths, comes to their own sum.
    private static func next(_ part: Double, _ sum: inout Double, _ counted: Double) -> Double {
        sum += part
        return sum - counted
    }

    private static func tenths(_ seconds: Double) -> Double {
        max(1, (seconds * 10).rounded()) / 10
    }

    func isOpen(_ arc: UInt32) -> Bool { modes[Int(arc)] != .closed }

    /// Whether the profile's own vehicle may travel an arc.
    func isOpenToVehicle(_ arc: UInt32) -> Bool { isOpen(arc) && admitsVehicle[Int(arc)] }

    /// The direction in which a line of nodes leaves its first: toward the point 10 m on.
    private static func departure(_ nodes: some Collection<UInt32>, _ data: Dataset) -> Double {
        guard let first = nodes.first else { return 0 }
        var target = first
        for node in nodes.dropFirst() {
            target = node
            if data.nodes.meters(first, node) >= 10 { break }
        }
        return LocalPlane(data.nodes.coordinate(first)).bearing(to: data.nodes.coordinate(target))
    }
}
