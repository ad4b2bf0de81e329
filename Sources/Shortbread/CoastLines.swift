import OpenStreetMap

/// The lines of a coast, in world units: land on the left, water on the right.
package struct CoastLines: Sendable {
    /// Closed lines, the first point not repeated.
    package var rings: [[GridPoint]] = []
    /// Lines whose continuation the data lack.
    package var chains: [[GridPoint]] = []

    package init(rings: [[GridPoint]] = [], chains: [[GridPoint]] = []) {
        self.rings = rings
        self.chains = chains
    }

    package var isEmpty: Bool { rings.isEmpty && chains.isEmpty }

    /// Adds a closed line; one that goes around the world's edge becomes lines that end there.
    mutating func add(ring: [GridPoint]) {
        guard
            let jump = ring.indices.first(where: {
                Antimeridian.isJump(ring[$0], ring[($0 + 1) % ring.count])
            })
        else {
            rings.append(ring)
            return
        }
        // Begins behind a jump, so that no line goes on over the end of the list.
        let start = (jump + 1) % ring.count
        add(chain: Array(ring[start...] + ring[..<start]) + [ring[start]])
    }

    /// Adds an open line, cut where it leaves the world's edge.
    mutating func add(chain: [GridPoint]) {
        chains += Antimeridian.split(chain).filter { $0.count >= 2 }
    }
}

/// Lines that cross the 180th meridian: on the map they leave at one edge and come back at the other.
enum Antimeridian {
    /// Whether the way between two points is shorter over the edge of the map.
    @inline(__always)
    static func isJump(_ a: GridPoint, _ b: GridPoint) -> Bool {
        abs(Int64(a.x) - Int64(b.x)) > Int64(World.side / 2)
    }

    /// The parts of a line between its crossings, each led to the edge of the map.
    static func split(_ line: some Collection<GridPoint>) -> [[GridPoint]] {
        var parts: [[GridPoint]] = []
        var part: [GridPoint] = []
        for point in line {
            if let last = part.last, isJump(last, point) {
                let isEast = last.x > point.x
                let edge = isEast ? World.side : 0
                let beyond = isEast ? 0 : World.side
                // How far from the last point the edge is, as a share of the whole way.
                let first = Double(abs(edge - last.x))
                let second = Double(abs(beyond - point.x))
                let share = first + second > 0 ? first / (first + second) : 0
                let y = Int32(
                    (Double(last.y) + share * (Double(point.y) - Double(last.y))).rounded())
                if last.x != edge { part.append(GridPoint(edge, y)) }
                parts.append(part)
                part = point.x == beyond ? [] : [GridPoint(beyond, y)]
            }
            part.append(point)
        }
        parts.append(part)
        return parts
    }
}
