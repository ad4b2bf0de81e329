import Bytes
import Columns
import MapGeometry

extension Timetable {
    /// The stops near a place, with the ways to them: straight from the street, or through the entrances of their station.
    ///
    /// - Parameters:
    ///   - place: Where one sets out, or is going to.
    ///   - walking: Who knows how people walk.
    ///   - limit: The longest way, in seconds.
    ///   - isEntering: Whether one walks to the stops; otherwise from them.
    /// - Returns: One way for each stop, sorted by stop.
    public func access(
        from place: CLLocationCoordinate2D, by walking: any WalkingPaths,
        withinSeconds limit: Int32, isEntering: Bool
    ) -> [StopAccess] {
        let near = StraightLineWalking(metersPerSecond: walking.greatestSpeed, detour: 1)
        var ends: [(stop: Int, coordinate: CLLocationCoordinate2D, seconds: Int32)] = []
        for stop in 0..<stopCount where isServed(stop) {
            ends += doors(ofStop: stop, isEntering: isEntering).map {
                (stop, $0.coordinate, $0.seconds)
            }
        }
        let close = near.walks(
            from: place, to: ends.map(\.coordinate), withinSeconds: limit
        ).map(\.to)
        var best: [Int: StopAccess] = [:]
        let chosen = close.map { ends[$0] }
        let others = chosen.map(\.coordinate)
        let walks =
            isEntering
            ? walking.walks(from: place, to: others, withinSeconds: limit)
            : walking.walks(to: place, from: others, withinSeconds: limit)
        for walk in walks {
            let end = chosen[isEntering ? walk.to : walk.from]
            let seconds = walk.seconds + end.seconds
            if seconds > limit || seconds >= best[end.stop]?.seconds ?? .max { continue }
            best[end.stop] = StopAccess(stop: end.stop, seconds: seconds, meters: walk.meters)
        }
        return best.values.sorted { $0.stop < $1.stop }
    }

    /// Where a stop meets the street, and the seconds between: the stop itself, or the entrances of its station.
    ///
    /// - Parameter isEntering: Whether one goes to the stop; otherwise from it.
    package func doors(
        ofStop stop: Int, isEntering: Bool
    ) -> [(coordinate: CLLocationCoordinate2D, seconds: Int32)] {
        guard flags(ofStop: stop).contains(.hasDoors) else {
            return [(coordinate(ofStop: stop), 0)]
        }
        return (Int(doorStarts[stop])..<Int(doorStarts[stop + 1])).filter {
            DoorFlags(rawValue: doorFlags[$0]).contains(isEntering ? .entry : .exit)
        }.map { (coordinate(ofStop: Int(doorStops[$0])), Int32(clamping: doorSeconds[$0])) }
    }
}
