import Foundation

/// The ground of a square on which one walks straight ahead: an outline and its holes, in meters.
///
/// Shortest ways inside bend only at corners where the inside spans more than a straight angle (Lozano-Pérez and
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

    /// Nearer than this, in meters, is the same.
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
        var isInside = false
        for ring in rings {
            guard var last = ring.last else { continue }
            for next in ring {
                if (last.y > point.y) != (next.y > point.y),
                    point.x < last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
                {
                    isInside.toggle()
                }
                last = next
            }
        }
        return isInside
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

    /// Whether the line between two points stays in the square.
    package func isClear(_ from: Point, _ to: Point) -> Bool {
        let line = to - from
        let length = line.length
        guard length > Self.hair else { return false }
        let hair = Self.hair * length
        // Where the line touches points of the rings it may leave the square.
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

    /// The shortest ways from a point inside to others, each with both ends; nil where there is none.
    ///
    /// Of areas with more than `mostCorners` corners and targets only straight ways are found.
    ///
    /// - Parameter bends: The corners at which ways inside may bend.
    /// - Complexity: O(corners² × points) at worst; a few lines are looked at where all targets are in sight.
    func paths(from start: Point, to targets: [Point], bends: [Point]) -> [[Point]?] {
        let isCrossed = bends.count + targets.count < Self.mostCorners
        let corners = [start] + targets + (isCrossed ? bends : [])
        var best = corners.map { _ in Double.infinity }
        var parents = corners.map { _ in 0 }
        var isDone = corners.map { _ in false }
        best[0] = 0
        var missing = targets.count
        while missing > 0 {
            var nearest: Int?
            for index in corners.indices where !isDone[index] && best[index] < .infinity {
                if best[index] < nearest.map({ best[$0] }) ?? .infinity { nearest = index }
            }
            guard let here = nearest else { break }
            isDone[here] = true
            // Ways bend at no target: where they bend beside one stands a corner of its own.
            if (1...targets.count).contains(here) {
                missing -= 1
                continue
            }
            for next in corners.indices where !isDone[next] {
                let length = (corners[next] - corners[here]).length
                // What is longer anyway need not be looked at.
                guard best[here] + length < best[next],
                    length <= Self.hair || isClear(corners[here], corners[next])
                else { continue }
                best[next] = best[here] + length
                parents[next] = here
            }
        }
        return targets.indices.map { target in
            guard best[target + 1] < .infinity else { return nil }
            var path: [Point] = []
            var here = target + 1
            while here > 0 {
                path.append(corners[here])
                here = parents[here]
            }
            path.append(start)
            return path.reversed()
        }
    }

    /// The most corners of an area that is crossed.
    package static let mostCorners = 150
}
