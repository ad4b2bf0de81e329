import Geodesy

/// The shape of an area that is walked freely: an outline and its holes, in meters.
///
/// Shortest paths inside bend only at corners where the inside spans more than a straight angle (Lozano-Pérez and
/// Wesley, 1979).
package struct AreaShape {
    /// A place, in meters east and north of some origin.
    package struct Point: Equatable {
        package var x, y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        package static func - (one: Point, other: Point) -> Point {
            Point(x: one.x - other.x, y: one.y - other.y)
        }
        package static func * (point: Point, factor: Double) -> Point {
            Point(x: point.x * factor, y: point.y * factor)
        }
        package static func + (one: Point, other: Point) -> Point {
            Point(x: one.x + other.x, y: one.y + other.y)
        }
        package var length: Double { (x * x + y * y).squareRoot() }
        package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
        package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    }

    /// Points nearer than this, in meters, are equal.
    package static let hair = 0.01

    /// The outline and the holes; the first point is not repeated.
    package let rings: [[Point]]

    package init(rings: [[Point]]) { self.rings = rings }

    /// Whether the inside spans more than a straight angle at a point of a ring.
    package func isReflex(ring: Int, place: Int) -> Bool {
        let ring = rings[ring]
        let here = ring[place]
        let before = ring[(place + ring.count - 1) % ring.count] - here
        let after = ring[(place + 1) % ring.count] - here
        guard before.length > Self.hair, after.length > Self.hair else { return false }
        let one = before * (1 / before.length)
        let other = after * (1 / after.length)
        guard abs(one.cross(other)) > 0.02 else { return false }
        let step = min(0.05, before.length / 4, after.length / 4)
        return !isInside(here + (one + other) * step)
    }

    /// Whether a point lies inside the outline and in no hole.
    package func isInside(_ point: Point) -> Bool {
        var rule = EvenOddRule(x: point.x, y: point.y)
        for ring in rings { rule.pass(ring: ring) { ($0.x, $0.y) } }
        return rule.isInside
    }

    /// Whether a point lies on an edge.
    private func isOnEdge(_ point: Point) -> Bool {
        for ring in rings {
            guard var last = ring.last else { continue }
            for next in ring {
                let edge = next - last
                let share = edge.dot(point - last) / max(edge.dot(edge), 1e-12)
                let nearest = last + edge * min(max(share, 0), 1)
                if (point - nearest).length < Self.hair { return true }
                last = next
            }
        }
        return false
    }

    /// Whether the line between two points stays inside the area.
    package func isClear(_ from: Point, _ to: Point) -> Bool {
        let line = to - from
        let length = line.length
        guard length > Self.hair else { return false }
        let hair = Self.hair * length
        // Where the line touches points of the rings it may leave the area.
        var shares: [Double] = []
        for ring in rings {
            guard var last = ring.last else { continue }
            var one = line.cross(last - from)
            for next in ring {
                let other = line.cross(next - from)
                if abs(other) < hair {
                    let share = line.dot(next - from) / (length * length)
                    if share > 0, share < 1 { shares.append(share) }
                } else if abs(one) >= hair, (one > 0) != (other > 0) {
                    let edge = next - last
                    let along = edge.cross(from - last) / -edge.cross(line)
                    let near = Self.hair / length
                    if along > near, along < 1 - near { return false }
                }
                (last, one) = (next, other)
            }
        }
        shares += [0, 1]
        shares.sort()
        return zip(shares, shares.dropFirst()).allSatisfy { start, end in
            guard (end - start) * length > Self.hair * 2 else { return true }
            let middle = from + line * ((start + end) / 2)
            return isInside(middle) || isOnEdge(middle)
        }
    }
}
