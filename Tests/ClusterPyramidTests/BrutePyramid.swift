import ClusterMap
import Tiles
import VectorTile

/// The features of every tile, worked out point by point, zoom by zoom, without cells, sums of cells or files.
struct BrutePyramid {
    /// A feature as a tile has it.
    struct Feature: Hashable {
        let x, y: Int32
        let id: UInt64?
        let attributes: [String: VectorTile.Value]
    }

    /// The features by tile.
    private(set) var tiles: [TileID: Set<Feature>] = [:]

    /// - Parameters:
    ///   - cells: Cells along a side of a tile.
    ///   - category: The name of the category's column; nil for none.
    ///   - sums: The names of the summed columns.
    init(
        _ points: [PyramidPoint], deepest: Int, cells: Int, category: String?, sums: [String]
    ) {
        let places = points.map { point in
            (
                x: UInt64(Mercator.x(longitude: point.longitude)),
                y: UInt64(Mercator.y(latitude: point.latitude))
            )
        }
        /// The groups of points that share a cell.
        func groups(_ zoom: Int) -> [[Int]] {
            let side = UInt64(1 << 32) >> UInt64(zoom) / UInt64(cells)
            let keyed = Dictionary(grouping: points.indices) { point in
                [places[point].y / side, places[point].x / side]
            }
            return Array(keyed.values)
        }
        for zoom in 0...deepest {
            for members in groups(zoom) {
                var attributes: [String: VectorTile.Value] = [:]
                let number = members.min() ?? 0
                if members.count == 1 {
                    attributes["cluster"] = .bool(false)
                    attributes["point"] = .int(Int64(number))
                } else {
                    attributes["cluster"] = .bool(true)
                    attributes["cluster_id"] = .int(Int64(number))
                    attributes["point_count"] = .int(Int64(members.count))
                    attributes["point_count_abbreviated"] = .string(Self.short(members.count))
                    let expansion = (zoom...deepest).first { zoom in
                        let side = UInt64(1 << 32) >> UInt64(zoom) / UInt64(cells)
                        return Set(members.map { [places[$0].x / side, places[$0].y / side] }).count
                            > 1
                    }
                    if let expansion {
                        attributes["expansion_zoom"] = .int(Int64(expansion))
                    }
                }
                if let category {
                    for member in members {
                        guard let value = points[member].category else { continue }
                        var count = Int64(1)
                        if case .int(let known) = attributes["\(category):\(value)"] {
                            count += known
                        }
                        attributes["\(category):\(value)"] = .int(count)
                    }
                }
                for (column, name) in sums.enumerated() {
                    let sum = members.reduce(0.0) { $0 + (points[$1].summands[column] ?? 0) }
                    attributes["sum:\(name)"] =
                        sum == sum.rounded() ? .int(Int64(sum)) : .double(sum)
                }
                let count = UInt64(members.count)
                let x = members.reduce(0) { $0 + places[$1].x }
                let y = members.reduce(0) { $0 + places[$1].y }
                add(
                    Double((2 * x + count) / (2 * count)), Double((2 * y + count) / (2 * count)),
                    zoom, UInt64(number), attributes)
            }
        }
    }

    private mutating func add(
        _ x: Double, _ y: Double, _ zoom: Int, _ number: UInt64,
        _ attributes: [String: VectorTile.Value]
    ) {
        let world = Double(1 << zoom) * 4096
        let (across, down) = (
            (x / 0x1p32 * world).rounded(.down), (y / 0x1p32 * world).rounded(.down)
        )
        let last = (1 << zoom) - 1
        for row in 0...last where abs(Double(row) - down / 4096) < 3 {
            let inside = down - Double(row) * 4096
            guard inside >= -512, inside < 4608 else { continue }
            for column in 0...last {
                for turn in [-1.0, 0, 1] {
                    let place = across + turn * world - Double(column) * 4096
                    guard place >= -512, place < 4608 else { continue }
                    let tile = TileID(z: UInt8(zoom), x: UInt32(column), y: UInt32(row))
                    tiles[tile, default: []].insert(
                        Feature(
                            x: Int32(place), y: Int32(inside),
                            id: zoom == 0 && turn != 0 ? nil : number, attributes: attributes))
                }
            }
        }
    }

    /// 999, 1k, 1.2k.
    private static func short(_ count: Int) -> String {
        count < 1000
            ? "\(count)"
            : count % 1000 < 100 ? "\(count / 1000)k" : "\(count / 1000).\(count % 1000 / 100)k"
    }
}
