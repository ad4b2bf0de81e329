import Bytes
import Columns
import Foundation
import Geodesy

/// A road graph as guidance reads it: junctions with arms, and the names of roads.
///
/// One thread uses it at a time: it caches what it found of names and junctions.
// A class, because a copy of a graph is a copy of half a hundred references.
final class GuidanceGraph {
    let graph: RoadGraph
    let names: NameChanges
    let overrides: [ManeuverOverride]
    /// The cache of analyzed junctions: a slot for each state of arrival, by the state's number modulo their count.
    private var known: [CachedJunction?]
    private static let mostSlots = 1 << 16

    init(_ graph: RoadGraph) {
        self.graph = graph
        names = NameChanges(graph)
        overrides = ManeuverOverride.decoded(graph.maneuverOverrides) ?? []
        var slots = 1 << 8
        while slots < min(graph.stateCount, Self.mostSlots) { slots *= 2 }
        known = Array(repeating: nil, count: slots)
    }

    /// The junction at the end of a state, with turns and lanes.
    ///
    /// Routes share their main roads, so most junctions have been analyzed for a route before.
    func junction(after state: UInt32) -> CachedJunction? {
        let slot = Int(state) & (known.count - 1)
        if let entry = known[slot], entry.state == state { return entry }
        guard var view = analyzed(from: graph.stateArcs[Int(state)], state: state) else {
            return nil
        }
        assignLanes(&view)
        for index in view.arms.indices where view.arms[index].turn.kind == .unknown {
            view.arms[index].turn = basicTurn(view.via, view.arms[index])
        }
        let seen = CachedJunction(state, view)
        known[slot] = seen
        return seen
    }

    /// The junction an arc leads to.
    func head(_ arc: UInt32) -> UInt32 {
        arc % 2 == 0 ? graph.segmentTo[Int(arc / 2)] : graph.segmentFrom[Int(arc / 2)]
    }

    /// The junction an arc comes from.
    func tail(_ arc: UInt32) -> UInt32 { head(arc ^ 1) }

    /// Whether the mode may travel an arc.
    func isOpen(_ arc: UInt32) -> Bool { graph.arcStates[Int(arc)] != .max }

    func way(_ arc: UInt32) -> Int { Int(graph.segmentWays[Int(arc / 2)]) }

    func flags(_ arc: UInt32) -> RoadFlags { RoadFlags(rawValue: graph.wayFlags[way(arc)]) }

    func kind(_ arc: UInt32) -> RoadKind {
        let way = way(arc)
        return RoadKind(
            RoadClass(rawValue: graph.wayClasses[way]) ?? .other,
            isLink: RoadFlags(rawValue: graph.wayFlags[way]).contains(.link))
    }

    func drivesLeft(_ arc: UInt32) -> Bool {
        SegmentFlags(rawValue: graph.segmentFlags[Int(arc / 2)]).contains(.drivesLeft)
    }

    /// How one moves along an arc, or against it where it is closed.
    func mode(_ arc: UInt32) -> ArcMode {
        let way = way(arc)
        let direction = Int(arc % 2)
        let mode = ArcMode(rawValue: graph.wayModes[way * 2 + direction]) ?? .closed
        if mode != .closed { return mode }
        return ArcMode(rawValue: graph.wayModes[way * 2 + 1 - direction]) ?? .closed
    }

    func text(_ arc: UInt32) -> RoadText {
        let way = way(arc)
        let direction = way * 2 + Int(arc % 2)
        let isNamedBeside = RoadFlags(rawValue: graph.wayFlags[way]).contains(.namedBeside)
        return RoadText(
            name: isNamedBeside ? 0 : graph.wayNames[way], ref: graph.wayRefs[way],
            pronunciation: graph.wayPronunciations[way], exits: graph.wayExits[way],
            destinations: graph.wayDestinations[direction],
            destinationRefs: graph.wayDestinationRefs[direction])
    }

    /// The arcs that leave a junction, closed ones too.
    func arcs(leaving junction: UInt32) -> Range<Int> {
        Int(graph.junctionStarts[Int(junction)])..<Int(graph.junctionStarts[Int(junction) + 1])
    }

    func armCount(_ junction: UInt32) -> Int { arcs(leaving: junction).count }

    /// The next arc of the same road at a junction of two arms where nothing changes, or nil.
    func continuation(_ arc: UInt32) -> UInt32? {
        let junction = head(arc)
        let range = arcs(leaving: junction)
        guard range.count == 2,
            JunctionFlags(rawValue: graph.junctionFlags[Int(junction)])
                .isDisjoint(with: [.closed, .barrier, .turningCircle])
        else { return nil }
        let first = graph.junctionArcs[range.lowerBound]
        let next = first == arc ^ 1 ? graph.junctionArcs[range.lowerBound + 1] : first
        guard next != arc ^ 1, isOpen(arc) == isOpen(next), isOpen(arc ^ 1) == isOpen(next ^ 1)
        else { return nil }
        if way(arc) == way(next) { return next }
        guard text(arc) == text(next),
            flags(arc).subtracting(.ofWords) == flags(next).subtracting(.ofWords),
            kind(arc) == kind(next),
            mode(arc) == mode(next), mode(arc ^ 1) == mode(next ^ 1)
        else { return nil }
        return next
    }

    /// The last arc of the stretch without choices that begins with `arc`.
    func end(_ arc: UInt32) -> UInt32 {
        var last = arc
        for _ in 0..<64 {
            guard let next = continuation(last), next != arc else { break }
            last = next
        }
        return last
    }

    /// The last arc before a junction of more or fewer than two arms, whatever changes on the way.
    func endOfChain(_ arc: UInt32) -> UInt32 {
        var last = arc
        for _ in 0..<64 {
            let range = arcs(leaving: head(last))
            guard range.count == 2 else { break }
            let first = graph.junctionArcs[range.lowerBound]
            let next = first == last ^ 1 ? graph.junctionArcs[range.lowerBound + 1] : first
            if next == arc || next == last ^ 1 { break }
            last = next
        }
        return last
    }

    /// Degrees (1e-7) of a junction.
    func place(_ junction: UInt32) -> (latitude: Int32, longitude: Int32) {
        let range = arcs(leaving: junction)
        guard !range.isEmpty else { return (0, 0) }
        return start(graph.junctionArcs[range.lowerBound])
    }

    /// Degrees (1e-7) of an arc's first point.
    func start(_ arc: UInt32) -> (latitude: Int32, longitude: Int32) {
        let segment = Int(arc / 2)
        let point =
            arc % 2 == 0
            ? Int(graph.shapeStarts[segment]) : Int(graph.shapeStarts[segment + 1]) - 1
        return (graph.shapeLatitudes[point], graph.shapeLongitudes[point])
    }

    /// A bearing in whole degrees, 0 to 359.
    static func whole(_ degrees: Double) -> Int { Int(degrees.rounded()) % 360 }

    /// The meters between two junctions.
    func meters(_ one: UInt32, _ other: UInt32) -> Double {
        let origin = place(one)
        let frame = LocalFrame(origin.latitude, origin.longitude)
        let target = place(other)
        return LocalPoint(x: 0, y: 0).meters(to: frame.point(target.latitude, target.longitude))
    }

    func meters(_ arc: UInt32) -> Double { Double(graph.segmentLengths[Int(arc / 2)]) / 100 }

    /// Whether an arc is a flight of steps or an elevator, or begins at an elevator's door.
    func stairs(_ arc: UInt32) -> Maneuver.Way {
        let flags = flags(arc)
        if flags.contains(.lifted) || isElevator(tail(arc)) { return .elevator }
        return flags.contains(.steps) ? .steps : .road
    }

    private func isElevator(_ junction: UInt32) -> Bool {
        graph.mode.kind == .pedestrian
            && JunctionFlags(rawValue: graph.junctionFlags[Int(junction)]).contains(.elevator)
    }

    /// Whether a road begins and ends at the same junction without a choice between.
    func isLoop(_ arc: UInt32) -> Bool { head(endOfChain(arc)) == tail(arc) }
}

/// A local frame: converts coordinates near a place into meters.
struct LocalFrame {
    let latitude: Int32
    let longitude: Int32
    private let plane: LocalPlane
    /// With the radius of OSRM's sphere, since the bounds of its guidance are measured so.
    private static let metersPerUnit = 6_372_797.560856 * Double.pi / 180 / 1e7

    init(_ latitude: Int32, _ longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
        plane = LocalPlane(PackedCoordinate(latitude, longitude))
    }

    func point(_ latitude: Int32, _ longitude: Int32) -> LocalPoint {
        let offset = plane.offset(
            of: PackedCoordinate(latitude, longitude), metersPerUnit: Self.metersPerUnit)
        return LocalPoint(x: offset.east, y: offset.north)
    }
}
