import Bytes
import ClusterMap
import Deflate
import Tiles
import VectorTile

/// Makes tiles of cells: each cell is a feature, a cluster or a single point, at the mean of its points.
struct PyramidTileMaker: ~Copyable {
    /// The units along a side of a tile, as a power of two.
    private static let extentBits = 12
    private static let extent = Int64(1) << Int64(extentBits)
    /// How far outside a tile clusters are still written, so that symbols on an edge are drawn whole: 32 points of 256.
    private static let buffer: Int64 = 512
    /// The level of a unit at zoom 0, and so the shift from units of the world to units of a tile.
    private static let unitBits = 32 - extentBits

    private let settings: PyramidSettings
    private let deflater = Deflater()
    private var encoder = VectorTileEncoder()
    private let layer: VectorTileEncoder.Layer
    private let isCluster, isPoint: VectorTileEncoder.Attribute
    private let clusterID, pointCount, abbreviated, expansionZoom, point: VectorTileEncoder.Key
    private var categoryKeys: [VectorTileEncoder.Key] = []
    private var sumKeys: [VectorTileEncoder.Key] = []
    private var attributes: [VectorTileEncoder.Attribute] = []

    /// Prepares the making of tiles.
    ///
    /// - Parameter categories: The values of the category, by number.
    init(_ settings: PyramidSettings, categories: [String]) {
        self.settings = settings
        layer = encoder.layer(PyramidFields.layer, extent: Int32(Self.extent))
        let cluster = encoder.key("cluster")
        isCluster = .init(cluster, encoder.constant(.bool(true)))
        isPoint = .init(cluster, encoder.constant(.bool(false)))
        clusterID = encoder.key("cluster_id")
        pointCount = encoder.key("point_count")
        abbreviated = encoder.key("point_count_abbreviated")
        expansionZoom = encoder.key("expansion_zoom")
        point = encoder.key("point")
        for category in categories {
            categoryKeys.append(encoder.key(PyramidFields.count(of: category, settings)))
        }
        for column in settings.sums { sumKeys.append(encoder.key(PyramidFields.sum(of: column))) }
    }

    /// Returns the tiles of one zoom that lie in an area, packed, ascending by number.
    ///
    /// - Parameters:
    ///   - table: The joined cells of that zoom in the area and in the ring around it.
    ///   - area: The square, of a level up to the zoom.
    mutating func tiles(
        _ table: CellTable, zoom: Int, area: TileID
    ) -> [(id: UInt64, bytes: [UInt8])] {
        let shown = zoom == 0 ? Array(0..<UInt64(table.count)) : placements(table, zoom, area)
        let base = area.firstDescendant(zoom: zoom).hilbertID
        var tiles: [(id: UInt64, bytes: [UInt8])] = []
        var start = 0
        while start < shown.count {
            let place = shown[start] >> UInt64(Self.numberBits)
            var end = start
            // The number is one of the zoom: it came from a tile of it.
            let tile = TileID(hilbertID: base + place) ?? area
            while end < shown.count, shown[end] >> UInt64(Self.numberBits) == place {
                add(Int(shown[end] & Self.numberMask), of: table, to: tile)
                end += 1
            }
            tiles.append((base + place, deflater.deflate(encoder.finish().span.rawBytes, .gzip)))
            start = end
        }
        return tiles
    }

    private static let numberBits = 26
    private static let numberMask = UInt64(CellTable.maximumCount - 1)

    /// For each tile of the area and each cell that it shows a word: the place of the tile among those of the area, and the
    /// number of the cell; ascending.
    private func placements(_ table: CellTable, _ zoom: Int, _ area: TileID) -> [UInt64] {
        let levels = UInt32(zoom - Int(area.z))
        let base = area.firstDescendant(zoom: zoom).hilbertID
        let last = UInt32(1) << UInt32(zoom) - 1
        var words: [UInt64] = []
        words.reserveCapacity(table.count * 3 / 2)
        // Cells follow each other in Z-order, so that the next one is mostly in the same tile.
        var known: (x: UInt32, y: UInt32) = (.max, .max)
        var around = [UInt64?](repeating: nil, count: 9)
        func place(_ x: UInt32, _ y: UInt32) -> UInt64? {
            guard x >> levels == area.x, y >> levels == area.y else { return nil }
            return TileID(z: UInt8(zoom), x: x, y: y).hilbertID - base
        }
        for number in table.cells.indices {
            let mean = table.cells[number].mean(level: table.level)
            let (across, down) = Self.units(mean, zoom)
            let (x, y) = (
                UInt32(across >> Int64(Self.extentBits)), UInt32(down >> Int64(Self.extentBits))
            )
            if (x, y) != known {
                known = (x, y)
                let (west, east) = (x == 0 ? last : x - 1, x == last ? 0 : x + 1)
                for (column, x) in [west, x, east].enumerated() {
                    around[column] = y == 0 ? nil : place(x, y - 1)
                    around[3 + column] = place(x, y)
                    around[6 + column] = y == last ? nil : place(x, y + 1)
                }
            }
            let (column, row) = (Self.side(across), Self.side(down))
            let word = UInt64(number)
            func show(_ neighbor: Int) {
                if let place = around[neighbor] {
                    words.append(place << UInt64(Self.numberBits) | word)
                }
            }
            show(4)
            if column != 1 { show(3 + column) }
            if row != 1 { show(3 * row + 1) }
            if column != 1, row != 1 { show(3 * row + column) }
        }
        RadixSort.sort(&words, bits: Self.numberBits..<(Self.numberBits + 2 * Int(levels)))
        return words
    }

    /// A place in units of the tiles of a zoom, from the north-west of the world.
    private static func units(_ place: (x: UInt32, y: UInt32), _ zoom: Int) -> (Int64, Int64) {
        (Int64(place.x >> UInt32(unitBits - zoom)), Int64(place.y >> UInt32(unitBits - zoom)))
    }

    /// Which neighbor along an axis shows a place too: 0 the one before, 2 the one behind, 1 none.
    private static func side(_ units: Int64) -> Int {
        let inside = units & (extent - 1)
        return inside < buffer ? 0 : inside >= extent - buffer ? 2 : 1
    }

    private mutating func add(_ number: Int, of table: CellTable, to tile: TileID) {
        let cell = table.cells[number]
        let zoom = Int(tile.z)
        describe(cell, number, table)
        let (across, down) = Self.units(cell.mean(level: table.level), zoom)
        let world = Self.extent << Int64(zoom)
        let x = across - Int64(tile.x) << Int64(Self.extentBits)
        let y = down - Int64(tile.y) << Int64(Self.extentBits)
        // A buffer shows what lies at the other end of the world. An id once a tile: copies of a wide world have none.
        for turn in [0, world, -world] {
            let place = x + turn
            guard place >= -Self.buffer, place < Self.extent + Self.buffer else { continue }
            encoder.add(
                .point, [Int32(place), Int32(y)], attributes: attributes,
                id: zoom == 0 && turn != 0 ? nil : cell.number, to: layer)
        }
    }

    /// Makes the attributes of a cell.
    private mutating func describe(
        _ cell: PyramidCell, _ number: Int, _ table: CellTable
    ) {
        attributes.removeAll(keepingCapacity: true)
        if cell.count == 1 {
            attributes.append(isPoint)
            attributes.append(.init(point, encoder.value(int: Int64(cell.number))))
        } else {
            attributes.append(isCluster)
            attributes.append(.init(clusterID, encoder.value(int: Int64(cell.number))))
            attributes.append(.init(pointCount, encoder.value(int: Int64(cell.count))))
            let short = ClusterFeatures.abbreviated(Int(cell.count))
            attributes.append(.init(abbreviated, encoder.value(string: short)))
            let expansion = Int(cell.depth) + 1 - settings.grid.cellBits
            if expansion <= settings.grid.deepestZoom {
                attributes.append(.init(expansionZoom, encoder.value(int: Int64(expansion))))
            }
        }
        for (column, sum) in table.sums(number).enumerated() {
            let value = Double(sum) / 1e6
            attributes.append(
                .init(
                    sumKeys[column],
                    sum % 1_000_000 == 0
                        ? encoder.value(int: sum / 1_000_000) : encoder.value(double: value)))
        }
        for tally in table.tallies(number) {
            attributes.append(
                .init(
                    categoryKeys[Int(tally.category)], encoder.value(int: Int64(tally.count))))
        }
    }
}
