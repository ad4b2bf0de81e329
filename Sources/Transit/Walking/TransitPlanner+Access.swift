import MapGeometry
import Synchronization

extension TransitPlanner {
    /// A degree of latitude is nowhere shorter, in meters.
    private static let leastMetersPerDegree = 110_000.0

    /// The stops near a place, with the ways to them: straight from the street, or through the entrances of their station.
    ///
    /// - Parameters:
    ///   - place: Where one sets out, or is going to.
    ///   - walking: Finds the walks to and from stops.
    ///   - limit: The longest way, in seconds.
    ///   - isEntering: Whether one walks to the stops; otherwise from them.
    /// - Returns: One way for each stop, sorted by stop.
    public func access(
        from place: CLLocationCoordinate2D, by walking: any WalkingPaths,
        withinSeconds limit: Int32, isEntering: Bool
    ) -> [StopAccess] {
        let doors = doors.doors(of: timetable, isEntering: isEntering)
        let near = StraightLineWalking(metersPerSecond: walking.greatestSpeed, detour: 1)
        // Most places are too far north or south, which is checked faster than their distance.
        let band = Double(limit) * walking.greatestSpeed / Self.leastMetersPerDegree
        let coordinates = doors.places.coordinates
        let close = coordinates.indices.filter { door in
            abs(coordinates[door].latitude - place.latitude) <= band
                && near.walk(0, door, place, coordinates[door]).seconds <= limit
        }
        let walks =
            isEntering
            ? walking.walks(from: place, to: doors.places, at: close, withinSeconds: limit)
            : walking.walks(to: place, from: doors.places, at: close, withinSeconds: limit)
        var best: [Int: StopAccess] = [:]
        for walk in walks {
            let door = isEntering ? walk.to : walk.from
            let stop = doors.stops[door]
            let seconds = walk.seconds + doors.seconds[door]
            if seconds > limit || seconds >= best[stop]?.seconds ?? .max { continue }
            best[stop] = StopAccess(stop: stop, seconds: seconds, meters: walk.meters)
        }
        return best.values.sorted { $0.stop < $1.stop }
    }
}

/// Where all stops at which something runs meet the street.
struct StopDoors: Sendable {
    /// The stop of each door, ascending.
    let stops: [Int]
    /// Seconds between each door and its stop.
    let seconds: [Int32]
    /// The positions of the stops' entrances.
    let places: PlaceList

    init(_ timetable: Timetable, isEntering: Bool) {
        var stops: [Int] = []
        var seconds: [Int32] = []
        var places: [CLLocationCoordinate2D] = []
        for stop in 0..<timetable.stopCount where timetable.isServed(stop) {
            for door in timetable.doors(ofStop: stop, isEntering: isEntering) {
                stops.append(stop)
                seconds.append(door.seconds)
                places.append(door.coordinate)
            }
        }
        (self.stops, self.seconds) = (stops, seconds)
        self.places = PlaceList(places)
    }
}

/// The doors of a timetable's stops, gathered when they are first asked for.
final class StopDoorsCache: Sendable {
    private struct Sides {
        var entering: StopDoors?
        var leaving: StopDoors?
    }

    // Held while the doors are gathered, so that they are gathered only once and all have the same list.
    private let sides = Mutex(Sides())

    /// The doors by which stops are entered or left.
    func doors(of timetable: Timetable, isEntering: Bool) -> StopDoors {
        sides.withLock { sides in
            let known = isEntering ? sides.entering : sides.leaving
            if let known { return known }
            let doors = StopDoors(timetable, isEntering: isEntering)
            if isEntering { sides.entering = doors } else { sides.leaving = doors }
            return doors
        }
    }
}
