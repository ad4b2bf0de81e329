import Geodesy
import OpenStreetMap
import ParallelWork
import Roads

extension SegmentNetwork {
    /// The lines across squares, as pairs of nodes, by the number of their road.
    ///
    /// - Parameters:
    ///   - squares: The squares and the numbers of their roads.
    ///   - pieces: The nodes of every road.
    ///   - edges: The road that is a square's own edge, if there is one.
    ///   - threads: Threads that share in it.
    static func crossings(
        _ squares: [Square], pieces: [[ArraySlice<UInt32>]], edges: [Int?], _ data: Dataset,
        _ threads: WorkerThreads
    ) -> [[(UInt32, UInt32)]] {
        var squaresOfNode: [UInt32: [Int]] = [:]
        for (index, square) in squares.enumerated() {
            for node in square.rings.joined() { squaresOfNode[node, default: []].append(index) }
        }
        var entrances = [Set<UInt32>](repeating: [], count: squares.count)
        let found = threads.mapRanges(pieces.count) { [squaresOfNode] roads in
            var found: [(square: Int, node: UInt32)] = []
            for road in roads {
                for node in pieces[road].joined() {
                    for square in squaresOfNode[node] ?? [] where edges[square] != road {
                        found.append((square, node))
                    }
                }
            }
            return found
        }
        for (square, node) in found.joined() { entrances[square].insert(node) }
        for (index, square) in squares.enumerated() where !square.hasEdge {
            // Squares without an edge of their own meet at their nodes.
            for node in square.rings.joined() where (squaresOfNode[node] ?? []).count > 1 {
                entrances[index].insert(node)
            }
        }
        return threads.map(squares.count) { [entrances] index in
            lines(squares[index], entrances: entrances[index], data)
        }
    }

    private static func lines(
        _ square: Square, entrances: Set<UInt32>, _ data: Dataset
    ) -> [(UInt32, UInt32)] {
        guard entrances.count >= 2, let origin = square.rings.first?.first else { return [] }
        let plane = LocalPlane(data.nodes.coordinate(origin))
        let meters = WGS84.meanRadius * .pi / 180 / PackedCoordinate.unitsPerDegree
        let rings = square.rings.map { ring in
            ring.map { node in
                let offset = plane.offset(of: data.nodes.coordinate(node), metersPerUnit: meters)
                return SquareMesh.Point(x: offset.east, y: offset.north)
            }
        }
        var seen: Set<UInt32> = []
        var places: [(ring: Int, place: Int)] = []
        for (ring, nodes) in square.rings.enumerated() {
            for (place, node) in nodes.enumerated()
            where entrances.contains(node) && seen.insert(node).inserted {
                places.append((ring, place))
            }
        }
        return SquareMesh.lines(rings: rings, entrances: places).compactMap { from, to in
            let ring = square.rings[from.ring]
            let isAlongEdge =
                square.hasEdge && from.ring == to.ring
                && [1, ring.count - 1].contains(abs(from.place - to.place))
            return isAlongEdge ? nil : (ring[from.place], square.rings[to.ring][to.place])
        }
    }
}
