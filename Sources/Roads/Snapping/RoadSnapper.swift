import Bytes
import Columns
import Foundation
import Geodesy
import MapGeometry

/// Snaps places to roads.
struct RoadSnapper: Sendable {
    /// The greatest distance to a road unless the request gives another, in meters.
    static let farthestMeters = 10_000.0
    /// The fewest open directions of a large component of the network (OSRM's figure).
    static let largeComponentSize = 1000

    /// The distance added to roads under the ground, in meters: places are taken to be above it.
    private static let depth = 30.0
    /// Within this many meters of a road a place is on it, above the ground or below.
    private static let onLine = 1.0

    let graph: RoadGraph
    /// Segments that places are not on.
    var closed: Set<UInt32> = []
    /// What a vehicle of another size than the graph's own can use; nil for that one.
    var vehicle: VehicleNetwork? {
        didSet { largeComponentCount = Self.largeComponentCount(graph, vehicle) }
    }
    /// How many components of the network are large; these have the first numbers.
    private var largeComponentCount: UInt32
    /// Whether any component of the network is large.
    var hasLargeComponents: Bool { largeComponentCount > 0 }

    init(_ graph: RoadGraph) {
        self.graph = graph
        largeComponentCount = Self.largeComponentCount(graph, nil)
    }

    private static func largeComponentCount(_ graph: RoadGraph, _ vehicle: VehicleNetwork?)
        -> UInt32
    {
        let count = vehicle?.sizes.count ?? graph.componentSizes.count
        let isSmall = { (component: Int) in
            vehicle?.sizes[component] ?? graph.componentSizes[component]
                < UInt32(largeComponentSize)
        }
        return UInt32((0..<count).first(where: isSmall) ?? count)
    }

    /// The component of the network that a segment belongs to.
    func component(of segment: UInt32) -> UInt32 {
        vehicle?.components[Int(segment)] ?? graph.segmentComponents[Int(segment)]
    }

    /// What was found near a place: the nearest roads and, if those are in a small component, the nearest
    /// ones in large components.
    struct Found: Sendable {
        var nearest: [RoadSnap] = []
        var inLargeComponents: [RoadSnap] = []

        /// The roads that count for a question.
        ///
        /// - Parameter areTogether: Whether all its places are in one component, be it a small one.
        func snaps(areTogether: Bool) -> [RoadSnap] {
            areTogether || inLargeComponents.isEmpty ? nearest : inLargeComponents
        }
    }

    /// Whether a segment is in a large component.
    func isInLargeComponent(_ segment: UInt32) -> Bool {
        component(of: segment) < largeComponentCount
    }

    /// Finds roads near a place.
    ///
    /// Roads that meet at the nearest point are all found; closed directions and those the request
    /// rules out are not. A tunnel is ignored in favor of a road above the ground that is not much farther, unless
    /// the place is on its line, or the request has a direction or a radius, as requests from inside the tunnel do.
    func find(_ waypoint: RouteWaypoint) -> Found {
        var found = Found()
        let plane = LocalPlane(
            latitude: waypoint.coordinate.latitude * 1e7,
            longitude: waypoint.coordinate.longitude * 1e7)
        let radius = min(max(waypoint.radiusMeters ?? Self.farthestMeters, 0), 1_000_000)
        let limit = pow(radius / MidLatitudeDistance.longestUnit + 0.5, 2)
        var nearestUnits = 0.0
        var largeComponentUnits = 0.0
        let isAbove = waypoint.bearing == nil && waypoint.radiusMeters == nil
        graph.tree.nearest(
            to: plane, limit: limit,
            distance: { segment in
                let squared = graph.nearestEdge(plane, of: segment).squared
                return isAbove ? fromAbove(segment, squared) : squared
            }
        ) { segment, squared in
            let units = squared.squareRoot()
            // Distances that differ by a centimeter are equal.
            if !found.inLargeComponents.isEmpty, units > largeComponentUnits + 1 { return false }
            let isInLargeComponent = isInLargeComponent(segment)
            let isNear = found.nearest.isEmpty || units <= nearestUnits + 1
            guard isNear || isInLargeComponent || largeComponentCount == 0 else { return true }
            if !isNear, largeComponentCount == 0 { return false }
            guard let snap = snap(waypoint, plane, segment, units) else { return true }
            if found.nearest.isEmpty { nearestUnits = units }
            let snaps = [snap] + [otherEnd(snap)].compactMap { $0 }
            if isNear { found.nearest += snaps }
            if isInLargeComponent {
                if found.inLargeComponents.isEmpty { largeComponentUnits = units }
                found.inLargeComponents += snaps
            }
            return true
        }
        return found
    }

    /// The squared distance of a segment, with what is added for roads under the ground.
    private func fromAbove(_ segment: UInt32, _ squared: Double) -> Double {
        let way = Int(graph.segmentWays[Int(segment)])
        guard RoadFlags(rawValue: graph.wayFlags[way]).contains(.underground) else {
            return squared
        }
        let units = squared.squareRoot()
        guard units > Self.onLine / MidLatitudeDistance.longestUnit else { return squared }
        return pow(units + Self.depth / MidLatitudeDistance.longestUnit, 2)
    }

    /// The nearest roads, from the nearest on, each with its own nearest point.
    func nearest(_ waypoint: RouteWaypoint, count: Int, radiusMeters: Double) -> [RoadSnap] {
        var result: [RoadSnap] = []
        let plane = LocalPlane(
            latitude: waypoint.coordinate.latitude * 1e7,
            longitude: waypoint.coordinate.longitude * 1e7)
        let limit = pow(
            min(max(radiusMeters, 0), 1_000_000) / MidLatitudeDistance.longestUnit + 0.5, 2)
        graph.tree.nearest(
            to: plane, limit: limit, distance: { graph.nearestEdge(plane, of: $0).squared }
        ) { segment, squared in
            if let snap = snap(waypoint, plane, segment, squared.squareRoot()) {
                result.append(snap)
            }
            return result.count < count
        }
        return result
    }

    private func snap(
        _ waypoint: RouteWaypoint, _ plane: LocalPlane, _ segment: UInt32, _ units: Double
    ) -> RoadSnap? {
        let flags = RoadFlags(rawValue: graph.wayFlags[Int(graph.segmentWays[Int(segment)])])
        guard waypoint.usesAnyRoad || !flags.contains(.noStart),
            closed.isEmpty || !closed.contains(segment)
        else { return nil }
        let place = graph.project(plane, on: segment)
        var forward = isOpen(segment * 2)
        var backward = isOpen(segment * 2 + 1)
        if let bearing = waypoint.bearing {
            let along = graph.bearing(of: segment, at: place.pointIndex)
            forward = forward && Self.fits(along, bearing)
            backward = backward && Self.fits(along + 180, bearing)
        }
        // A place on the line itself is on both sides.
        if waypoint.approach != .unrestricted, units > 1, forward, backward {
            let isRight = graph.isRight(plane, of: segment, at: place.pointIndex)
            let flags = SegmentFlags(rawValue: graph.segmentFlags[Int(segment)])
            let isNearSide = isRight != flags.contains(.drivesLeft)
            let takesForward = isNearSide == (waypoint.approach == .curb)
            forward = takesForward
            backward = !takesForward
        }
        guard forward || backward else { return nil }
        let asked = RoadSnap.Place(
            latitude: Int32(clamping: Int64(plane.latitude.rounded())),
            longitude: Int32(clamping: Int64(plane.longitude.rounded())))
        var snap = RoadSnap(
            segment: segment, fraction: place.fraction, pointIndex: place.pointIndex,
            latitude: place.latitude, longitude: place.longitude,
            meters: MidLatitudeDistance.meters(
                PackedCoordinate(asked.latitude, asked.longitude),
                PackedCoordinate(place.latitude, place.longitude)),
            usesForward: forward, usesBackward: backward)
        snap.asked = asked
        return snap
    }

    /// The same place at the other end of a road that ends where it begins.
    private func otherEnd(_ snap: RoadSnap) -> RoadSnap? {
        let segment = Int(snap.segment)
        guard graph.segmentFrom[segment] == graph.segmentTo[segment],
            snap.fraction <= 0 || snap.fraction >= 1
        else { return nil }
        let points = graph.shapeStarts[segment + 1] - graph.shapeStarts[segment]
        var other = RoadSnap(
            segment: snap.segment, fraction: snap.fraction <= 0 ? 1 : 0,
            pointIndex: snap.fraction <= 0 ? Int(points) - 2 : 0, latitude: snap.latitude,
            longitude: snap.longitude, meters: snap.meters, usesForward: snap.usesForward,
            usesBackward: snap.usesBackward)
        other.asked = snap.asked
        return other
    }

    /// Whether an arc is open at times of which nothing is said.
    func isOpen(_ arc: UInt32) -> Bool {
        let state = graph.arcStates[Int(arc)]
        guard state != .max else { return false }
        return vehicle?.isOpen(state) ?? (graph.stateWeights[Int(state)] < Hierarchy.unreachable)
    }

    private static func fits(_ direction: Double, _ bearing: RouteWaypoint.Bearing) -> Bool {
        let difference = (direction - bearing.degrees).remainder(dividingBy: 360)
        return abs(difference) <= bearing.toleranceDegrees
    }
}
