import Shortbread
import Testing
import Tiles
import VectorTile

/// Shapes that reach far: over many tiles, over the 180th meridian, to the poles.
@Suite struct WideShapeTests {
    private static func box(
        _ south: Double, _ west: Double, _ north: Double, _ east: Double
    ) -> [(Double, Double)] {
        [(south, west), (south, east), (north, east), (north, west), (south, west)]
    }

    /// A country of one field: a million tiles of the deepest zoom, of which its edge alone is work.
    @Test func aWideAreaIsBoundedByItsEdge() async throws {
        var map = DrawnElements()
        map.add(Self.box(40, 0.1, 50, 14.1), "landuse=farmland")
        let tiles = try await map.tiles()
        for zoom in [11, 14] {
            let here = tiles.filter { Int($0.made.id.z) == zoom }
            let southWest = TileID(latitude: 40, longitude: 0.1, zoom: UInt8(zoom))
            let northEast = TileID(latitude: 50, longitude: 14.1, zoom: UInt8(zoom))
            let inside =
                Int(northEast.x - southWest.x + 1) * Int(southWest.y - northEast.y + 1)
            let count = here.reduce(0) { $0 + Int($1.made.count) }
            // The buffers of the tiles around may touch the edge too.
            let rim = 2 * Int(northEast.x - southWest.x + southWest.y - northEast.y) + 8
            #expect((inside...(inside + rim)).contains(count), "\(zoom)")
            // Below, an area of that size has too few chunks to be worth it.
            if zoom == 14 { #expect(here.count < count / 4) }
            // Runs follow each other along the curve and overlap nowhere.
            var next: UInt64 = 0
            for tile in here {
                #expect(tile.made.id.hilbertID >= next)
                next = tile.made.id.hilbertID + tile.made.count
            }
            for tile in here where tile.made.count > 1 {
                #expect(tile.tile.layers.map(\.name) == ["land"])
                let layer = tile.tile.layers[0]
                let points = layer.points(ofPart: 0)
                #expect(layer.features.count == 1 && points.count == 8)
                #expect(points.min() == -64 && points.max() == 4160)
            }
        }
    }

    /// What lies in a wide area is in tiles of its own, with the area around it.
    @Test func thingsInAWideAreaAreThere() async throws {
        var map = DrawnElements()
        map.add(Self.box(55, 15, 65, 35), "landuse=farmland")
        map.add(.point, "amenity=cafe", id: 8)
        let cafe = try await map.tiles().filter {
            $0.made.id.z == 14 && $0.tile.layer(named: "pois") != nil
        }
        #expect(cafe.count == 1)
        #expect(cafe.first?.made.count == 1)
        #expect(cafe.first?.made.id == TileID(latitude: 60, longitude: 25, zoom: 14))
        #expect(cafe.first?.tile.layer(named: "land") != nil)
    }

    @Test func aLineOverTheMeridianStaysThere() async throws {
        var map = DrawnElements()
        map.add([(60, 179.99), (60.002, -179.99)], "highway=primary name=A")
        let tiles = try await map.tiles()
        let deep = tiles.filter { $0.made.id.z == 14 }
        #expect(Set(deep.map(\.made.id.x)) == [0, 16_383])
        for tile in tiles where tile.made.id.z >= 8 {
            let last = (UInt32(1) << UInt32(tile.made.id.z)) - 1
            #expect(tile.made.id.x == 0 || tile.made.id.x == last, "\(tile.made.id)")
        }
        // At the edge the two parts are at one height.
        func heights(_ column: UInt32, _ edge: Int32) -> Set<Int32> {
            var found: Set<Int32> = []
            for tile in deep where tile.made.id.x == column {
                guard let points = tile.tile.layer(named: "streets")?.coordinates else { continue }
                for index in stride(from: 0, to: points.count, by: 2) where points[index] == edge {
                    found.insert(Int32(tile.made.id.y) * 4096 + points[index + 1])
                }
            }
            return found
        }
        #expect(heights(0, 0) == heights(16_383, 4096))
        #expect(heights(0, 0).count == 1)
    }

    @Test func anAreaOverTheMeridianIsAsLargeAsElsewhere() async throws {
        func lake(_ west: Double, _ east: Double) async throws -> [(
            made: EncodedTile, tile: VectorTile
        )] {
            var map = DrawnElements()
            map.add(Self.box(60, west, 60.02, east), "natural=water name=A")
            return try await map.tiles()
        }
        let there = try await lake(179.97, -179.96)
        let elsewhere = try await lake(19.97, 20.04)
        func area(_ tiles: [(made: EncodedTile, tile: VectorTile)]) throws -> Float {
            let layer = try #require(tiles.last?.tile.layer(named: "water_polygons"))
            guard case .float(let area) = layer.value("way_area", of: layer.features[0]) else {
                return 0
            }
            return area
        }
        let (one, other) = (try area(there), try area(elsewhere))
        #expect(abs(one - other) < other / 1000)
        let deep = there.filter { $0.made.id.z == 14 }
        #expect(Set(deep.map(\.made.id.x)).isSuperset(of: [0, 16_383]))
        #expect(deep.allSatisfy { $0.made.id.x < 4 || $0.made.id.x > 16_379 })
        let labels = deep.filter { $0.tile.layer(named: "water_polygons_labels") != nil }
        #expect(labels.map(\.made.id.x) == [0])
    }

    @Test(arguments: [90.0, -90.0]) func polesAreAtTheEdgeOfTheMap(pole: Double) async throws {
        var map = DrawnElements()
        map.add([(pole / 90 * 84.9, 10), (pole, 10)], "highway=track")
        map.add(Self.box(pole / 90 * 84.9, 10, pole, 10.1), "natural=glacier", id: 9)
        let tiles = try await map.tiles()
        #expect(!tiles.isEmpty)
        for tile in tiles where tile.made.id.z == 14 {
            let rows = pole > 0 ? tile.made.id.y : 16_383 - tile.made.id.y
            #expect(rows < 200, "\(tile.made.id)")
        }
    }
}
