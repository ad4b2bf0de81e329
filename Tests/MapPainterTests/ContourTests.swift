import Bytes
import Elevation
import Foundation
import Geodesy
import MapGeometry
import MapPainter
import TestSupport
import Testing
import VectorTile

/// Lines of equal height: where they run, that they meet, and what tiles tell of them.
@Suite struct ContourTests {
    /// A tracer of a function of column and row.
    private static func tracer(
        _ columns: Int, _ rows: Int, _ height: (Int, Int) -> Double
    ) -> ContourTracer {
        ContourTracer(
            columns: columns, rows: rows,
            heights: (0..<rows).flatMap { row in (0..<columns).map { height($0, row) } })
    }

    @Test func aSlopeHasStraightLines() {
        // Higher to the south: 10 meters a row.
        let lines = Self.tracer(4, 4) { _, row in Double(row) * 10 + 5 }.lines(every: 10)
        #expect(lines.map(\.meters) == [10, 20, 30])
        for line in lines {
            #expect(line.points.allSatisfy { abs($0.y - (line.meters - 5) / 10) < 1e-12 })
            // To the west, so that the south is on the left.
            #expect(line.points.map(\.x) == [3, 2, 1, 0])
        }
    }

    @Test func aHillHasOneRingOfEachHeight() throws {
        let middle = 20.0
        let lines = Self.tracer(41, 41) { column, row in
            99.9 - hypot(Double(column) - middle, Double(row) - middle) * 5
        }.lines(every: 20)
        #expect(lines.filter { $0.meters >= 20 }.map(\.meters) == [20, 40, 60, 80])
        for line in lines where line.meters >= 20 {
            #expect(line.points.first == line.points.last, "it is closed")
            let radius = (99.9 - line.meters) / 5
            for point in line.points {
                #expect(abs(hypot(point.x - middle, point.y - middle) - radius) < 0.15)
            }
            // Counterclockwise on the screen, where y runs down: the top is on the left.
            let area = zip(line.points, line.points.dropFirst()).reduce(0.0) {
                $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
            }
            #expect(area < 0)
        }
    }

    /// Every small grid: each side through which the height runs is met once, and what is above is on the left.
    @Test func everySmallGridIsDivided() {
        for bits in 0..<(1 << 9) {
            let grid = Self.tracer(3, 3) { column, row in
                bits >> (row * 3 + column) & 1 == 1 ? 1.25 : 0.5
            }
            let lines = grid.lines(every: 1)
            var crossings = 0
            for row in 0..<3 {
                for column in 0..<3 {
                    let own = bits >> (row * 3 + column) & 1
                    if column < 2, own != bits >> (row * 3 + column + 1) & 1 { crossings += 1 }
                    if row < 2, own != bits >> (row * 3 + column + 3) & 1 { crossings += 1 }
                }
            }
            let met = lines.reduce(0) { count, line in
                count + line.points.count - (line.points.first == line.points.last ? 1 : 0)
            }
            #expect(met == crossings, "grid \(bits)")
        }
    }

    @Test func whatWasNotMeasuredHasNoLines() {
        let lines = Self.tracer(5, 3) { column, row in
            column == 2 ? .nan : Double(row) * 10 + 5
        }.lines(every: 10)
        #expect(lines.allSatisfy { $0.points.allSatisfy { $0.x <= 1 || $0.x >= 3 } })
        #expect(lines.count == 4)
        let nothing = Self.tracer(2, 2) { _, _ in .infinity }
        #expect(nothing.lines(every: 10).isEmpty)
        let absurd = Self.tracer(2, 2) { column, _ in column == 0 ? -1e300 : 1e300 }
        #expect(absurd.lines(every: 10).isEmpty)
    }

    // MARK: Tiles

    /// Heights of a degree that rise from the west: 1,000 meters a degree.
    private static let heights = Result {
        let street = try PhotographStreet()
        try street.add("N47E009.hgt", HeightTile.bytes { _, column in Int16(column * 1000 / 1200) })
        let windows = try Terrain(paths: [street.path + "/N47E009.hgt"]).windows(
            in: PackedBox(
                south: 470_000_000, west: 90_000_000, north: 480_000_000, east: 100_000_000))
        return try Heights(MappedFile(of: try #require(Heights.encoded(windows))))
    }

    private struct Line {
        var ele: Int
        var isStrong: Bool
        /// x, y pairs in the tile's units.
        var points: [Int32]
    }

    private static func lines(_ tiles: ContourTiles, x: Int, y: Int) throws -> [Line] {
        guard case .vector(let tile)? = try tiles.tile(zoom: 12, x: x, y: y) else { return [] }
        let layer = try #require(tile.layer(named: ContourTiles.layer))
        #expect(layer.extent == 4096)
        return layer.features.flatMap { feature in
            let values = layer.attributes(of: feature)
            guard case .int(let ele)? = values["ele"], case .bool(let isStrong)? = values["index"]
            else {
                Issue.record("a line without its height: \(values)")
                return [Line]()
            }
            return layer.parts(of: feature).map { part in
                #expect(part.count >= 4)
                return Line(ele: Int(ele), isStrong: isStrong, points: Array(part))
            }
        }
    }

    @Test func tilesTellHeightsWhereTheyAre() throws {
        let tiles = ContourTiles([try Self.heights.get()])
        for x in 2152...2158 {
            for line in try Self.lines(tiles, x: x, y: 1432) {
                #expect(line.ele % 50 == 0 && line.isStrong == (line.ele % 250 == 0))
                for place in stride(from: 0, to: line.points.count, by: 2) {
                    let across = (Double(x) + Double(line.points[place]) / 4096) / 4096
                    let meters = (across * 360 - 180 - 9) * 1000
                    // Heights are whole meters.
                    #expect(abs(meters - Double(line.ele)) < 1.5)
                }
            }
        }
        let all = try (2150...2161).flatMap { try Self.lines(tiles, x: $0, y: 1432) }
        #expect(Set(all.map(\.ele)).isSuperset(of: stride(from: 50, to: 1000, by: 50)))
    }

    @Test func linesOfNeighborsMeet() throws {
        let tiles = ContourTiles([try Self.heights.get()])
        let (upper, lower) = (
            try Self.lines(tiles, x: 2156, y: 1432), try Self.lines(tiles, x: 2156, y: 1433)
        )
        #expect(!upper.isEmpty)
        /// Where a line of a height crosses an edge of the tile.
        func crossing(_ lines: [Line], _ ele: Int, atY edge: Int32) -> Int32? {
            for line in lines where line.ele == ele {
                for place in stride(from: 0, to: line.points.count, by: 2)
                where line.points[place + 1] == edge {
                    return line.points[place]
                }
            }
            return nil
        }
        for line in upper {
            let last = try #require(crossing(upper, line.ele, atY: 4096))
            #expect(crossing(lower, line.ele, atY: 0) == last)
        }
    }

    @Test func whereNothingWasMeasuredThereIsNoTile() throws {
        let tiles = ContourTiles([try Self.heights.get()])
        #expect(tiles.bytes(zoom: 12, x: 100, y: 100) == nil)
        #expect(tiles.bytes(zoom: 8, x: 134, y: 89) == nil)
        #expect(tiles.bytes(zoom: 12, x: -1, y: 5000) == nil)
        #expect(
            ContourTiles.zooms.map { ContourTiles.interval(zoom: $0) } == [
                200, 200, 100, 50, 20, 10,
            ])
    }

    /// Lines lie below the streets, their heights below the map's own names.
    @Test(arguments: [false, true]) func aStyleGetsLinesAndTheirHeights(isDark: Bool) throws {
        let document = try JSONValue(
            decoding: Array(
                """
                {"version": 8, "sources": {"atlas": {"type": "vector"}}, "layers": [
                {"id": "land", "type": "fill", "source": "atlas", "source-layer": "land"},
                {"id": "roads", "type": "line", "source": "atlas", "source-layer": "streets"},
                {"id": "names", "type": "symbol", "source": "atlas", "source-layer": "places"}]}
                """.utf8))
        let changed = ContourStyle.adding(to: document, isDark: isDark)
        guard case .array(let layers)? = changed["layers"] else {
            Issue.record("there are no layers")
            return
        }
        #expect(
            layers.compactMap { $0["id"]?.stringValue }
                == ["land", "contours", "roads", "contour-heights", "names"])
        #expect(changed["sources"]?["atlas"] != nil)
        #expect(changed["sources"]?[ContourStyle.source]?["type"]?.stringValue == "vector")
        // Nothing is put into what is no document.
        #expect(ContourStyle.adding(to: .null, isDark: isDark) == .null)
    }
}
