import Foundation
import OpenStreetMap
import Roads

extension SegmentNetwork {
    /// The lines across squares, as pairs of nodes, by the number of their road.
    ///
    /// - Parameters:
    ///   - squares: The squares and the numbers of their roads.
    ///   - pieces: The nodes of every road.
    ///   - edges: The road that is a square's own edge, if there is one.
    static func crossings(
        _ squares: [Square], pieces: [[ArraySlice<UInt32>]], edges: [Int?], _ data: Dataset
    ) -> [[(UInt32, UInt32)]] {
        var squaresOfNode: [UInt32: [Int]] = [:]
        for (index, square) in squares.enumerated() {
            for node in square.rings.joined() { squaresOfNode[node, default: []].append(index) }
        }
        var entrances = [Set<UInt32>](repeating: [], count: squares.count)
        for (road, parts) in pieces.enumerated() {
            for node in parts.joined() {
                for square in squaresOfNode[node] ?? [] where edges[square] != road {
                    entrances[square].insert(node)
                }
            }
        }
        for (index, square) in squares.enumerated() where !square.hasEdge {
            // Squares without an edge of their own meet at their nodes.
            for node in square.rings.joined() where (squaresOfNode[node] ?? []).count > 1 {
                entrances[index].insert(node)
            }
        }
        return squares.enumerated().map { index, square in
            lines(square, entrances: entrances[index], data)
        }
    }

    private static func lines(
        _ square: Square, entrances: Set<UInt32>, _ data: Dataset
    ) -> [(UInt32, UInt32)] {
        guard entrances.count >= 2, let origin = square.rings.first?.first else { return [] }
        let latitude = data.nodes.latitudes[Int(origin)]
        let longitude = data.nodes.longitudes[Int(origin)]
        let meters = 6_371_008.8 * .pi / 180 / 1e7
        let scale = cos(Double(latitude) / 1e7 * .pi / 180)
        let rings = square.rings.map { ring in
            ring.map { node in
                SquareMesh.Point(
                    x: Double(Int64(data.nodes.longitudes[Int(node)]) - Int64(longitude)) * meters
                        * scale,
                    y: Double(Int64(data.nodes.latitudes[Int(node)]) - Int64(latitude)) * meters)
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
