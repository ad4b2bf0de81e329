import Foundation

/// The straight lines by which one crosses a square from entrance to entrance.
///
/// Shortest ways inside a polygon bend only at its reflex corners (Lozano-Pérez and Wesley, 1979). Corners
/// and entrances that see each other are joined; of these lines, those are kept that are part of a shortest
/// way between two entrances. Of a square with many entrances only a network remains that is at
/// most a tenth longer, so that lines do not grow with the square of their number (greedy spanner, Althöfer
/// and others, 1993).
struct SquareMesh {
    struct Point: Equatable {
        var x, y: Double

        static func - (one: Point, other: Point) -> Point {
            Point(x: one.x - other.x, y: one.y - other.y)
        }
        static func * (point: Point, factor: Double) -> Point {
            Point(x: point.x * factor, y: point.y * factor)
        }
        static func + (one: Point, other: Point) -> Point {
            Point(x: one.x + other.x, y: one.y + other.y)
        }
        var length: Double { (x * x + y * y).squareRoot() }
        func cross(_ other: Point) -> Double { x * other.y - y * other.x }
        func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    }

    /// The most corners and entrances of a square that is crossed; the edges of others are walked.
    static let mostCorners = 150
    private static let mostPoints = 2000
    /// The most entrances between which every line is kept.
    private static let fewEntrances = 12
    private static let detour = 1.1
    /// Nearer than this, in meters, is the same.
    private static let hair = 0.01

    private let rings: [[Point]]
    private let corners: [Point]

    /// The lines to add, as pairs of places in `nodes`.
    ///
    /// - Parameters:
    ///   - rings: The outline and the holes, in meters.
    ///   - entrances: Which points, by ring and place in it, lead out of the square.
    static func lines(
        rings: [[Point]], entrances: [(ring: Int, place: Int)]
    ) -> [(from: (ring: Int, place: Int), to: (ring: Int, place: Int))] {
        guard entrances.count >= 2, rings.reduce(0, { $0 + $1.count }) <= mostPoints else {
            return []
        }
        let bare = SquareMesh(rings: rings, corners: [])
        var places = entrances
        for (index, ring) in rings.enumerated() {
            for place in ring.indices where bare.isReflex(ring, place) {
                if !entrances.contains(where: { $0 == (index, place) }) {
                    places.append((index, place))
                }
            }
        }
        guard places.count <= mostCorners else { return [] }
        let mesh = SquareMesh(rings: rings, corners: places.map { rings[$0.ring][$0.place] })
        return mesh.kept(entrances.count).map { (places[$0.0], places[$0.1]) }
    }

    private init(rings: [[Point]], corners: [Point]) {
        self.rings = rings
        self.corners = corners
    }

    /// Whether the inside spans more than a straight angle at a point of a ring.
    private func isReflex(_ ring: [Point], _ place: Int) -> Bool {
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

    private func isInside(_ point: Point) -> Bool {
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
    private func isClear(_ from: Point, _ to: Point) -> Bool {
        let line = to - from
        guard line.length > Self.hair else { return false }
        // Where the line touches points of the rings it may leave the square.
        var shares = [0.0, 1.0]
        for ring in rings {
            guard var last = ring.last else { continue }
            for next in ring {
                let one = line.cross(last - from) / line.length
                let other = line.cross(next - from) / line.length
                if abs(other) < Self.hair {
                    let share = line.dot(next - from) / line.dot(line)
                    if share > 0, share < 1 { shares.append(share) }
                } else if abs(one) >= Self.hair, (one > 0) != (other > 0) {
                    let edge = next - last
                    let along = edge.cross(from - last) / -edge.cross(line)
                    let near = Self.hair / line.length
                    if along > near, along < 1 - near { return false }
                }
                last = next
            }
        }
        shares.sort()
        return zip(shares, shares.dropFirst()).allSatisfy { start, end in
            guard (end - start) * line.length > Self.hair * 2 else { return true }
            let middle = from + line * ((start + end) / 2)
            return isOnEdge(middle) || isInside(middle)
        }
    }

    /// The lines worth keeping between corners, of which the first are entrances.
    private func kept(_ entranceCount: Int) -> [(Int, Int)] {
        let count = corners.count
        var lengths = [Double](repeating: .infinity, count: count * count)
        for one in 0..<count {
            for other in (one + 1)..<max(count, one + 1) where isClear(corners[one], corners[other])
            {
                let length = (corners[one] - corners[other]).length
                lengths[one * count + other] = length
                lengths[other * count + one] = length
            }
        }
        var used: Set<[Int]> = []
        for entrance in 0..<entranceCount {
            let (_, parents) = Self.shortest(from: entrance, lengths, count)
            for target in 0..<entranceCount where target != entrance {
                var here = target
                while let parent = parents[here] {
                    used.insert([min(here, parent), max(here, parent)])
                    here = parent
                }
            }
        }
        let sorted = used.sorted {
            (lengths[$0[0] * count + $0[1]], $0[0], $0[1])
                < (lengths[$1[0] * count + $1[1]], $1[0], $1[1])
        }
        if entranceCount <= Self.fewEntrances { return sorted.map { ($0[0], $0[1]) } }
        var spanner = [Double](repeating: .infinity, count: count * count)
        var kept: [(Int, Int)] = []
        for pair in sorted {
            let length = lengths[pair[0] * count + pair[1]]
            let (known, _) = Self.shortest(from: pair[0], spanner, count)
            if known[pair[1]] <= length * Self.detour { continue }
            spanner[pair[0] * count + pair[1]] = length
            spanner[pair[1] * count + pair[0]] = length
            kept.append((pair[0], pair[1]))
        }
        return kept
    }

    /// Dijkstra on a small, dense graph.
    private static func shortest(
        from start: Int, _ lengths: [Double], _ count: Int
    ) -> (lengths: [Double], parents: [Int?]) {
        var best = [Double](repeating: .infinity, count: count)
        var parents = [Int?](repeating: nil, count: count)
        var isDone = [Bool](repeating: false, count: count)
        best[start] = 0
        for _ in 0..<count {
            var here = -1
            for index in 0..<count where !isDone[index] && best[index] < .infinity {
                if here < 0 || best[index] < best[here] { here = index }
            }
            if here < 0 { break }
            isDone[here] = true
            for next in 0..<count where best[here] + lengths[here * count + next] < best[next] {
                best[next] = best[here] + lengths[here * count + next]
                parents[next] = here
            }
        }
        return (best, parents)
    }
}
