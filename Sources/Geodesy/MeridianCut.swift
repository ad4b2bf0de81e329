/// Cuts lines and areas that lie over the 180th meridian in parts that do not: each ends at the edge of the map.
///
/// A stretch between two points takes the shorter way around the world.
package enum MeridianCut {
    /// The longitude of the eastern edge of the map.
    private static let edge: Int32 = 1_800_000_000

    /// Returns the parts of a line, one that does not lie over the meridian unchanged.
    package static func parts(ofLine line: [PackedCoordinate]) -> [[PackedCoordinate]] {
        guard crosses(line) else { return [line] }
        var parts: [[PackedCoordinate]] = []
        var part: [PackedCoordinate] = []
        for point in line {
            if let last = part.last, last.crosses180thMeridian(to: point) {
                let latitude = latitude(between: last.turned, point.turned)
                let side = last.longitude > 0 ? edge : -edge
                if last.longitude != side { part.append(PackedCoordinate(latitude, side)) }
                parts.append(part)
                part = point.longitude == -side ? [] : [PackedCoordinate(latitude, -side)]
            }
            part.append(point)
        }
        parts.append(part)
        return parts.filter { $0.count > 1 }
    }

    /// Returns the parts of a ring, whose last point is joined to its first: by the even-odd rule they hold what it does.
    ///
    /// A ring that does not lie over the meridian stays as it is, and so does one that goes all around a pole.
    package static func parts(ofRing ring: [PackedCoordinate]) -> [[PackedCoordinate]] {
        guard let turned = turned(ring) else { return [ring] }
        return [false, true].compactMap { isEast in
            let part = part(of: turned, isEast: isEast)
            guard part.count >= 3 else { return nil }
            // On the meridian itself a point lies on both sides.
            return part.map { point in
                PackedCoordinate(
                    point.latitude, isEast ? point.longitude - edge : point.longitude + edge)
            }
        }
    }

    /// Returns a ring that lies over the meridian as it is half around the world; nil for any other.
    package static func turned(_ ring: [PackedCoordinate]) -> [PackedCoordinate]? {
        guard let first = ring.first, let last = ring.last,
            crosses(ring) || last.crosses180thMeridian(to: first)
        else { return nil }
        let turned = ring.map(\.turned)
        guard let start = turned.first, let end = turned.last, !crosses(turned),
            !end.crosses180thMeridian(to: start)
        else { return nil }
        return turned
    }

    private static func crosses(_ line: [PackedCoordinate]) -> Bool {
        guard var last = line.first else { return false }
        for point in line {
            if last.crosses180thMeridian(to: point) { return true }
            last = point
        }
        return false
    }

    /// The part of a turned ring on one side of longitude 0.
    private static func part(of ring: [PackedCoordinate], isEast: Bool) -> [PackedCoordinate] {
        var part: [PackedCoordinate] = []
        guard var last = ring.last else { return part }
        func isInside(_ point: PackedCoordinate) -> Bool {
            isEast ? point.longitude >= 0 : point.longitude <= 0
        }
        for point in ring {
            if isInside(last) != isInside(point), last.longitude != 0, point.longitude != 0 {
                part.append(PackedCoordinate(latitude(between: last, point), 0))
            }
            if isInside(point) { part.append(point) }
            last = point
        }
        return part
    }

    /// The latitude at which a stretch over longitude 0 is there.
    private static func latitude(between a: PackedCoordinate, _ b: PackedCoordinate) -> Int32 {
        let width = Double(b.longitude) - Double(a.longitude)
        guard width != 0 else { return a.latitude }
        let share = -Double(a.longitude) / width
        return Int32(
            (Double(a.latitude) + share * (Double(b.latitude) - Double(a.latitude))).rounded())
    }
}
