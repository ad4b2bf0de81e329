import Bytes
import Columns
import Geodesy
import MapGeometry

/// Snapping on squares: places are joined straight to corners, or to roads across the square.
extension RoadSnapper {
    /// The maximum number of corners of a square that are considered.
    private static let mostCorners = 100
    /// Nearer than this to a road, in meters, a place is on it.
    private static let onRoad = 0.5

    /// What can be reached in a straight line from a place on a square; nil elsewhere.
    ///
    /// - Parameter nearest: The roads nearest to the place.
    func findAcrossArea(_ waypoint: RouteWaypoint, nearest: [RoadSnap]) -> [RoadSnap]? {
        guard graph.areas.count > 0, waypoint.bearing == nil, waypoint.radiusMeters == nil,
            waypoint.approach == .unrestricted, let asked = nearest.first?.asked
        else { return nil }
        // This replaces the lines across squares.
        let roads = nearest.filter { !isAcrossArea($0.segment) }
        guard !roads.contains(where: { $0.meters <= Self.onRoad }) else { return nil }
        let frame = AreaFrame(asked)
        let here = AreaShape.Point(x: 0, y: 0)
        let plane = LocalPlane(
            latitude: Double(asked.latitude), longitude: Double(asked.longitude))
        var found: [RoadSnap]?
        graph.areas.tree.nearest(
            to: plane, limit: 0, distance: { graph.areas.squaredDistance(plane, of: $0) }
        ) { area, _ in
            let shape = graph.areas.shape(of: area, frame)
            guard shape.isInside(here) else { return true }
            var snaps = corners(of: area, shape, frame, asked)
            for snap in roads {
                let there = frame.point(snap.latitude, snap.longitude)
                guard shape.isClear(here, there) else { continue }
                snaps.append(addingPath([here, there], across: area, to: snap, frame))
            }
            let usable = snaps.filter { isInLargeComponent($0.segment) }
            // Squares from which only small components are reached do not count.
            if hasLargeComponents { snaps = usable }
            if !snaps.isEmpty { found = snaps }
            return found == nil
        }
        return found
    }

    /// A place on a road with the path across an area by which it is reached.
    private func addingPath(
        _ path: [AreaShape.Point], across area: UInt32, to snap: RoadSnap, _ frame: AreaFrame
    ) -> RoadSnap {
        let through = path.dropFirst().dropLast().map(frame.place)
        let onRoad = RoadSnap.Place(latitude: snap.latitude, longitude: snap.longitude)
        let meters = ([frame.place(path[0])] + through + [onRoad]).meters
        var snap = snap
        snap.meters = 0
        snap.areaPath = RoadSnap.AreaPath(
            area: area, meters: meters,
            duration: graph.areas.duration(across: area, meters: meters), through: through)
        return snap
    }

    /// The corners from which roads lead on, on each of these roads.
    private func corners(
        of area: UInt32, _ shape: AreaShape, _ frame: AreaFrame, _ asked: RoadSnap.Place
    ) -> [RoadSnap] {
        let areas = graph.areas
        var seen: Set<UInt32> = []
        var corners: [(point: AreaShape.Point, junction: UInt32)] = []
        for place in areas.points(of: area) where areas.junctions[place] != .max {
            let junction = areas.junctions[place]
            guard seen.insert(junction).inserted, !arcs(leaving: junction, butAcross: nil).isEmpty
            else { continue }
            corners.append(
                (frame.point(areas.latitudes[place], areas.longitudes[place]), junction))
        }
        corners.sort { ($0.point.length, $0.junction) < ($1.point.length, $1.junction) }
        let count = min(corners.count, Self.mostCorners)
        let paths = shape.paths(
            from: .init(x: 0, y: 0), to: corners[..<count].map(\.point),
            bends: areas.bends(of: area, shape))
        // To corners out of reach one goes on by the lines across the square.
        let isWhole = paths.count == corners.count && !paths.contains { $0 == nil }
        return zip(corners, paths).flatMap { corner, path in
            arcs(leaving: corner.junction, butAcross: isWhole ? area : nil).compactMap { arc in
                guard let path, let snap = snap(atBeginningOf: arc, asked) else { return nil }
                return addingPath(path, across: area, to: snap, frame)
            }
        }
    }

    /// The arcs that leave a junction, but for those that lead back across a square.
    private func arcs(leaving junction: UInt32, butAcross area: UInt32?) -> [UInt32] {
        let arms = Int(graph.junctionStarts[Int(junction)])
        return (arms..<Int(graph.junctionStarts[Int(junction) + 1])).map { graph.junctionArcs[$0] }
            .filter { arc in
                let way = Int(graph.segmentWays[Int(arc / 2)])
                return !RoadFlags(rawValue: graph.wayFlags[way]).contains(.noStart)
                    && !isLine(arc / 2, across: area)
            }
    }

    /// Whether a segment is a line across a square, from one of its corners to another.
    func isLine(_ segment: UInt32, across area: UInt32?) -> Bool {
        guard let area else { return false }
        return graph.segmentWays[Int(segment)] == graph.areas.ways[Int(area)]
    }

    private func isAcrossArea(_ segment: UInt32) -> Bool {
        let way = Int(graph.segmentWays[Int(segment)])
        return RoadFlags(rawValue: graph.wayFlags[way]).contains(.acrossArea)
    }

    /// A place on a line of a square's own: one across it, or else along its edge.
    func onArea(_ area: UInt32, asked: RoadSnap.Place) -> RoadSnap? {
        let points = graph.areas.points(of: area)
        let junctions = Set(points.map { graph.areas.junctions[$0] })
        var edge: RoadSnap?
        for place in points where graph.areas.junctions[place] != .max {
            let junction = Int(graph.areas.junctions[place])
            for arm in graph.junctionStarts[junction]..<graph.junctionStarts[junction + 1] {
                let arc = graph.junctionArcs[Int(arm)]
                let segment = Int(arc / 2)
                guard junctions.contains(graph.segmentFrom[segment]),
                    junctions.contains(graph.segmentTo[segment]),
                    let snap = snap(atBeginningOf: arc, asked)
                else { continue }
                if isAcrossArea(arc / 2) { return snap }
                edge = edge ?? snap
            }
        }
        return edge
    }

    /// The beginning of an arc.
    private func snap(atBeginningOf arc: UInt32, _ asked: RoadSnap.Place) -> RoadSnap? {
        let segment = Int(arc / 2)
        let isForward = arc % 2 == 0
        let first = Int(graph.shapeStarts[segment])
        let last = Int(graph.shapeStarts[segment + 1]) - 1
        var snap = RoadSnap(
            segment: arc / 2, fraction: isForward ? 0 : 1,
            pointIndex: isForward ? 0 : last - 1 - first,
            latitude: graph.shapeLatitudes[isForward ? first : last],
            longitude: graph.shapeLongitudes[isForward ? first : last], meters: 0,
            usesForward: isOpen(arc / 2 * 2), usesBackward: isOpen(arc / 2 * 2 + 1))
        snap.asked = asked
        return snap.usesForward || snap.usesBackward ? snap : nil
    }
}
