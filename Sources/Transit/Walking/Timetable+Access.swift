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
        // Nobody walks farther than two meters a second.
        let near = StraightLineWalking(metersPerSecond: 2, detour: 1)
        var ends: [(stop: Int, coordinate: CLLocationCoordinate2D, seconds: Int32)] = []
        for stop in 0..<stopCount where isServed(stop) {
            if !flags(ofStop: stop).contains(.hasDoors) {
                ends.append((stop, coordinate(ofStop: stop), 0))
                continue
            }
            for door in Int(doorStarts[stop])..<Int(doorStarts[stop + 1]) {
                let flags = DoorFlags(rawValue: doorFlags[door])
                guard flags.contains(isEntering ? .entry : .exit) else { continue }
                ends.append(
                    (
                        stop, coordinate(ofStop: Int(doorStops[door])),
                        Int32(clamping: doorSeconds[door])
                    ))
            }
        }
        let close = near.walks(
            from: place, to: ends.map(\.coordinate), withinSeconds: limit
        ).map(\.to)
        var best: [Int: StopAccess] = [:]
        let chosen = close.map { ends[$0] }
        for walk in walking.walks(from: place, to: chosen.map(\.coordinate), withinSeconds: limit) {
            let end = chosen[walk.to]
            let seconds = walk.seconds + end.seconds
            if seconds > limit || seconds >= best[end.stop]?.seconds ?? .max { continue }
            best[end.stop] = StopAccess(stop: end.stop, seconds: seconds, meters: walk.meters)
        }
        return best.values.sorted { $0.stop < $1.stop }
    }
}
