import Geodesy

/// The lines around the parts of a grid that lie below a limit (marching squares: Lorensen and Cline's
/// marching cubes, 1987, in the plane).
///
/// Lines never touch or cross: every edge of the grid carries one point at most, and where a square is
/// crossed twice its two halves keep apart. The parts below the limit lie on the left.
struct ContourLines {
    let rows: Int
    let columns: Int
    let limit: Double
    /// What values above count as, infinite ones too.
    let ceiling: Double
    let values: [Double]

    /// A point of a line, in columns and rows of the grid.
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    /// The edge of the grid from a point to its right neighbor, or to the one above.
    private struct Edge: Hashable {
        var place: Int
        var isUpright: Bool
    }

    /// All lines, each closed: the last point is the first again.
    func rings() -> [[Point]] {
        var next: [Edge: Edge] = [:]
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) { cross(row, column, &next) }
        }
        var rings: [[Point]] = []
        // Sorted, so that the same field gives the same lines.
        for start in next.keys.sorted(by: {
            ($0.place, $0.isUpright ? 1 : 0) < ($1.place, $1.isUpright ? 1 : 0)
        }) {
            guard next[start] != nil else { continue }
            var ring: [Point] = []
            var edge = start
            while let following = next.removeValue(forKey: edge) {
                ring.append(point(edge))
                edge = following
            }
            if ring.count >= 3, edge == start { rings.append(ring + [ring[0]]) }
        }
        return rings
    }

    private func isIn(_ place: Int) -> Bool { values[place] < limit }

    /// Notes the lines through a square, with the inside on the left.
    private func cross(_ row: Int, _ column: Int, _ next: inout [Edge: Edge]) {
        let place = row * columns + column
        let bottom = Edge(place: place, isUpright: false)
        let top = Edge(place: place + columns, isUpright: false)
        let left = Edge(place: place, isUpright: true)
        let right = Edge(place: place + 1, isUpright: true)
        let corners =
            (isIn(place) ? 1 : 0) | (isIn(place + 1) ? 2 : 0)
            | (isIn(place + columns + 1) ? 4 : 0) | (isIn(place + columns) ? 8 : 0)
        switch corners {
        case 1: next[bottom] = left
        case 2: next[right] = bottom
        case 3: next[right] = left
        case 4: next[top] = right
        case 5:
            next[bottom] = left
            next[top] = right
        case 6: next[top] = bottom
        case 7: next[top] = left
        case 8: next[left] = top
        case 9: next[bottom] = top
        case 10:
            next[right] = bottom
            next[left] = top
        case 11: next[right] = top
        case 12: next[left] = right
        case 13: next[bottom] = right
        case 14: next[left] = bottom
        default: break
        }
    }

    /// Where a line crosses an edge: strictly between its ends, so that lines stay apart.
    private func point(_ edge: Edge) -> Point {
        let other = edge.isUpright ? edge.place + columns : edge.place + 1
        let one = min(values[edge.place], ceiling)
        let two = min(values[other], ceiling)
        let share = min(0.99, max(0.01, (limit - one) / (two - one)))
        let x = Double(edge.place % columns)
        let y = Double(edge.place / columns)
        return edge.isUpright ? Point(x: x, y: y + share) : Point(x: x + share, y: y)
    }
}

/// Makes polygons of rings: outlines with their holes.
enum PolygonAssembly {
    /// A ring's corner.
    typealias Corner = (longitude: Double, latitude: Double)

    /// Gives holes, which run clockwise, to the smallest outline around them.
    static func polygons(_ rings: [[Corner]]) -> [[[Corner]]] {
        let outlines = rings.filter { area($0) > 0 }.sorted { area($0) < area($1) }
        var polygons = outlines.map { [$0] }
        for hole in rings where area(hole) < 0 {
            guard let index = outlines.firstIndex(where: { contains($0, hole[0]) }) else {
                continue
            }
            polygons[index].append(hole)
        }
        // Largest first.
        return polygons.reversed()
    }

    private static func area(_ ring: [Corner]) -> Double {
        var sum = 0.0
        for (one, other) in zip(ring, ring.dropFirst()) {
            sum +=
                (one.longitude - ring[0].longitude) * (other.latitude - ring[0].latitude)
                - (other.longitude - ring[0].longitude) * (one.latitude - ring[0].latitude)
        }
        return sum
    }

    private static func contains(_ ring: [Corner], _ point: Corner) -> Bool {
        var rule = EvenOddRule(x: point.longitude, y: point.latitude)
        rule.pass(ring: ring) { ($0.longitude, $0.latitude) }
        return rule.isInside
    }
}
