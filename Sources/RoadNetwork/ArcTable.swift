import Elevation
import Geodesy
import OpenStreetMap
import ParallelWork
import Roads

/// The properties of arcs that turn costs depend on, in flat arrays.
struct ArcTable {
    var modes: [ArcMode] = []
    var seconds: [Double] = []
    /// What traveling the arc costs, in seconds' worth.
    var costs: [Double] = []
    /// The speed of each arc in km/h.
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

    private init() {}

    /// Fills the table.
    ///
    /// - Parameters:
    ///   - threads: Threads that share in it.
    ///   - drivesLeft: Whether one drives on the left on a segment, where tags do not tell.
    init(
        _ data: Dataset, _ network: SegmentNetwork, _ profile: TravelProfile, _ terrain: Terrain?,
        threads: WorkerThreads, drivesLeft: (UInt32) -> Bool
    ) {
        let lengths = network.roadMeters()
        let kinds = RoadSigns.numbers(of: network.roads)
        let parts = threads.mapRanges(network.roads.count) { roads in
            var part = ArcTable()
            var run = SlopeRun()
            for index in network.segments(of: roads) {
                let road = Int(network.segments[index].road)
                if profile.slope != nil { run.enter(index, network, data, terrain) }
                part.add(
                    network.segments[index], of: network.roads[road].road, meters: lengths[road],
                    run, profile, data, drivesLeft: { drivesLeft(UInt32(index)) })
                part.kinds += [kinds[road], kinds[road]]
            }
            return part
        }
        for part in parts { append(part) }
        closeDoubles(network)
    }

    /// Adds both arcs of a segment of a road, which is so many meters long in all.
    private mutating func add(
        _ segment: SegmentNetwork.Segment, of road: WayRules.Road, meters whole: Double,
        _ run: SlopeRun, _ profile: TravelProfile, _ data: Dataset, drivesLeft: () -> Bool
    ) {
        let forth = Self.departure(segment.nodes, data)
        let back = Self.departure(segment.nodes.reversed(), data)
        departures += [forth, back]
        arrivals += [back + 180, forth + 180]
        let isLeft = road.drivesLeft ?? drivesLeft()
        let vehicle = profile.vehicle?.size ?? VehicleSize()
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
            let lanes = road.labels.turnLanes[side]
            hasUTurnLane.append(!lanes.isEmpty && lanes.contains("reverse"))
        }
    }

    /// Adds the arcs of a table after this one's.
    private mutating func append(_ other: ArcTable) {
        modes += other.modes
        seconds += other.seconds
        costs += other.costs
        speeds += other.speeds
        isDestinationOnly += other.isDestinationOnly
        isRoundabout += other.isRoundabout
        admitsVehicle += other.admitsVehicle
        drivesLeft += other.drivesLeft
        hasUTurnLane += other.hasUTurnLane
        kinds += other.kinds
        departures += other.departures
        arrivals += other.arrivals
    }

    /// Closes all but one of the arcs with the same geometry: the cheapest stays; of equals the first by name, and
    /// rather one that is open both ways.
    private mutating func closeDoubles(_ network: SegmentNetwork) {
        /// The node in the middle of a course of three nodes at most; nil for a longer one.
        func middle(_ arc: UInt32) -> UInt32? {
            let nodes = network.segments[Int(arc / 2)].nodes
            return switch nodes.count {
            case 2: Dataset.missing
            case 3: nodes[nodes.startIndex + 1]
            default: nil
            }
        }
        for arc in 0..<UInt32(modes.count) where isOpen(arc) {
            guard let course = middle(arc) else { continue }
            // Of those before it one at most is open still.
            let other = network.arms(network.tail(arc)).first { other in
                other < arc && isOpen(other) && network.head(other) == network.head(arc)
                    && middle(other) == course
            }
            guard let other else { continue }
            func order(_ arc: UInt32) -> (cost: Double, name: String, oneway: Int) {
                (costs[Int(arc)], network.road(arc).labels.name, isOpen(arc ^ 1) ? 0 : 1)
            }
            let (mine, theirs) = (order(arc), order(other))
            modes[Int(mine < theirs ? other : arc)] = .closed
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
