import Atlas
import AtlasBuilder
import Testing
import VectorTile

/// What the schema makes of drawn elements.
@Suite struct DrawnMapTests {
    @Test func aStreetKeepsWhatItsZoomShows() async throws {
        var map = DrawnExtract()
        map.node(1, 0, 0)
        map.node(2, 500, 0)
        map.way(
            1, [1, 2],
            [
                "highway": "primary_link", "oneway": "-1", "name": "Katu", "name:en": "Street",
                "name:fi": "Katu", "ref": "E 18;25", "surface": "asphalt", "tunnel": "yes",
            ])
        let atlas = try await BuiltAtlas(map, languages: ["fi"])

        let deep = try #require(try atlas.features("streets").first)
        #expect(deep["kind"] == .string("primary"))
        #expect(deep["link"] == .bool(true))
        #expect(deep["oneway"] == .bool(true))
        #expect(deep["oneway_reverse"] == .bool(true))
        #expect(deep["tunnel"] == .bool(true))
        #expect(deep["surface"] == .string("asphalt"))

        let middle = try #require(try atlas.features("streets", zoom: 11).first)
        #expect(middle["link"] == .bool(true))
        #expect(middle["oneway"] == nil)
        let low = try #require(try atlas.features("streets", zoom: 8).first)
        #expect(low == ["kind": .string("primary"), "rail": .bool(false)])
        #expect(try atlas.features("streets", zoom: 7).isEmpty)

        let label = try #require(try atlas.features("street_labels").first)
        #expect(label["kind"] == .string("primary_link"))
        #expect(label["name"] == .string("Katu"))
        #expect(label["name_en"] == .string("Street"))
        #expect(label["name_fi"] == .string("Katu"))
        #expect(label["ref"] == .string("E 18\n25"))
        #expect(label["ref_rows"] == .int(2))
        #expect(label["ref_cols"] == .int(4))
    }

    @Test func linesOfOneStreetAreJoinedBelowTheDeepestZoom() async throws {
        var map = DrawnExtract()
        for index in 0...4 { map.node(index + 1, index * 300, index % 2 * 40) }
        // The third runs the other way round; the last is another street.
        map.way(1, [1, 2], ["highway": "tertiary", "name": "A"])
        map.way(2, [2, 3], ["highway": "tertiary", "name": "A"])
        map.way(3, [4, 3], ["highway": "tertiary", "name": "A"])
        map.way(4, [4, 5], ["highway": "secondary", "name": "A"])
        let atlas = try await BuiltAtlas(map)
        #expect(try atlas.features("streets", zoom: 12).count == 2)
        #expect(try atlas.features("streets", zoom: 14).count >= 4)
        let names = try atlas.tiles(zoom: 14).flatMap { entry in
            entry.tile.layer(named: "street_labels")?.features.map(\.id) ?? []
        }
        #expect(names.allSatisfy { $0 == nil })
    }

    /// Streets of one kind are one line across a crossing, whatever ways they are made of.
    @Test func streetsGoStraightOnAtCrossings() async throws {
        var map = DrawnExtract()
        for (id, x, y) in [(1, 0, 0), (2, 600, 0), (3, 1200, 0), (4, 600, -500), (5, 600, 500)] {
            map.node(id, x, y)
        }
        // A street that ends at a bend of another one.
        for (id, x, y) in [(11, 0, 2000), (12, 600, 2000), (13, 1000, 2150), (14, 600, 1500)] {
            map.node(id, x, y)
        }
        let tags = ["highway": "tertiary", "name": "A"]
        map.way(1, [1, 2], tags)
        map.way(2, [4, 2], tags)
        map.way(3, [3, 2], tags)
        map.way(4, [2, 5], tags)
        map.way(11, [11, 12], tags)
        map.way(12, [12, 13], tags)
        map.way(13, [14, 12], tags)
        let atlas = try await BuiltAtlas(map)
        let lines = try atlas.tiles(zoom: 12).flatMap { entry -> [[SIMD2<Int>]] in
            guard let layer = entry.tile.layer(named: "streets") else { return [] }
            return layer.features.flatMap { layer.parts(of: $0) }.map { part in
                let flat = Array(part)
                return stride(from: 0, to: flat.count, by: 2).map {
                    SIMD2(Int(flat[$0]), Int(flat[$0 + 1]))
                }
            }
        }
        // Seven ways; a tile's border may cut one.
        #expect(lines.count <= 5)
        // From side to side: level, upright, along the bend, and the one that ends there.
        let boxes = lines.map { line in
            SIMD2(
                (line.map(\.x).max() ?? 0) - (line.map(\.x).min() ?? 0),
                (line.map(\.y).max() ?? 0) - (line.map(\.y).min() ?? 0))
        }
        #expect(boxes.count { $0.x > 400 && $0.y < 5 } == 1, "\(boxes)")
        #expect(boxes.count { $0.x < 5 && $0.y > 700 } == 1, "\(boxes)")
        #expect(boxes.count { $0.x > 400 && $0.y > 100 } == 1, "\(boxes)")
    }

    @Test func aBuildingHasItsHeightAndID() async throws {
        var map = DrawnExtract()
        map.rectangle(7, x: 0...30, y: 0...30, ["building": "yes", "building:levels": "4"])
        map.rectangle(8, x: 60...90, y: 0...30, ["building": "yes", "height": "12.5 m"])
        map.rectangle(9, x: 120...150, y: 0...30, ["building": "no", "landuse": "grass"])
        let atlas = try await BuiltAtlas(map)
        let heights = Set(try atlas.features("buildings").compactMap { $0["height"] })
        #expect(heights == [.float(12), .float(12.5)])
        let ids = try atlas.tiles(zoom: 14).flatMap {
            $0.tile.layer(named: "buildings")?.features.compactMap(\.id) ?? []
        }
        #expect(Set(ids) == [72, 82])
        #expect(try atlas.features("land").count == 1)
    }

    @Test func anAreaOfSeveralWaysHasItsHole() async throws {
        var map = DrawnExtract()
        for (id, x, y) in [(1, 0, 0), (2, 400, 0), (3, 400, 400), (4, 0, 400)] {
            map.node(id, x, y)
        }
        map.way(1, [1, 2, 3], [:])
        map.way(2, [1, 4, 3], [:])
        map.rectangle(3, x: 100...300, y: 100...300, [:])
        map.relation(
            5, ["w1 outer", "w2 outer", "w3 inner"],
            ["type": "multipolygon", "natural": "water", "name": "Järvi"])
        let atlas = try await BuiltAtlas(map)
        let layers = try atlas.tiles(zoom: 14).compactMap { $0.tile.layer(named: "water_polygons") }
        let parts = layers.flatMap { layer in layer.features.flatMap { layer.parts(of: $0) } }
        let area = parts.reduce(0) { $0 + Self.doubledArea($1) }
        let outer = parts.map { Self.doubledArea($0) }.filter { $0 > 0 }.reduce(0, +)
        // A quarter of the square is the hole.
        #expect(abs(Double(area) / Double(outer) - 0.75) < 0.02)
        #expect(try atlas.features("water_polygons_labels").first?["name"] == .string("Järvi"))
    }

    @Test func tagsOfOldOuterWaysCountOnce() async throws {
        var map = DrawnExtract()
        map.rectangle(1, x: 0...400, y: 0...400, ["landuse": "forest"])
        map.rectangle(2, x: 100...300, y: 100...300, [:])
        map.relation(5, ["w1 outer", "w2 inner"], ["type": "multipolygon"])
        let atlas = try await BuiltAtlas(map)
        #expect(atlas.manifest.features["land"] == 1)
        let layer = try #require(try atlas.tiles(zoom: 14).first?.tile.layer(named: "land"))
        #expect(layer.features.flatMap { layer.parts(of: $0) }.count >= 2)
    }

    @Test func anAreaTakesNothingFromWhatItLeavesOut() async throws {
        var map = DrawnExtract()
        map.rectangle(1, x: 0...400, y: 0...400, [:])
        map.rectangle(2, x: 100...200, y: 100...200, ["natural": "water"])
        map.relation(
            5, ["w1 outer", "w2 inner"], ["type": "multipolygon", "highway": "pedestrian"])
        map.relation(6, ["w1 outer", "w2 inner"], ["type": "multipolygon", "name": "Nothing"])
        let atlas = try await BuiltAtlas(map)
        #expect(atlas.manifest.features["street_polygons"] == 1)
        #expect(atlas.manifest.features["water_polygons"] == 1)
    }

    @Test func theDataIsAsOldAsItsYoungestEdit() async throws {
        let atlas = try await BuiltAtlas(extract: AtlasImportTests.sample)
        #expect(atlas.manifest.dataDate == "2019-04-21T09:50:14Z")
        let folder = try TemporaryFolder()
        let file = try folder.file(
            "dated.osm",
            """
            <osm version="0.6">
            <node id="1" lat="60" lon="25" timestamp="2020-02-29T12:00:00Z"><tag k="amenity" v="bar"/></node>
            <node id="2" lat="60" lon="25" timestamp="2011-01-01T00:00:00Z"/>
            </osm>
            """)
        #expect(
            try await BuiltAtlas(extract: file).manifest.dataDate == "2020-02-29T12:00:00Z")
    }

    @Test func aRelationWithoutSomeOfItsWaysIsStillDrawn() async throws {
        var map = DrawnExtract()
        for (id, x, y) in [(1, 0, 0), (2, 400, 0), (3, 400, 400), (4, 0, 400)] {
            map.node(id, x, y)
        }
        map.way(1, [1, 2, 3, 4], [:])
        map.relation(
            5, ["w1 outer", "w99 outer"], ["type": "multipolygon", "landuse": "forest"])
        let atlas = try await BuiltAtlas(map)
        #expect(atlas.manifest.features["land"] == 1)
        #expect(atlas.manifest.missing.waysOfRelations == 1)
    }

    @Test func aWayBreaksWhereTheExtractLacksItsNodes() async throws {
        var map = DrawnExtract()
        for index in 0..<6 { map.node(index + 1, index * 50, 0) }
        map.way(1, [1, 2, 77, 78, 4, 5, 79], ["highway": "residential"])
        let atlas = try await BuiltAtlas(map)
        #expect(atlas.manifest.missing.nodesOfWays == 3)
        let layer = try #require(try atlas.tiles(zoom: 14).first?.tile.layer(named: "streets"))
        #expect(layer.features.flatMap { layer.parts(of: $0) }.count == 2)
    }

    @Test func pointsOfInterestAndAddresses() async throws {
        var map = DrawnExtract()
        map.node(
            1, 0, 0,
            [
                "amenity": "restaurant", "cuisine": "sushi", "name": "Fuji",
                "addr:housenumber": "5",
            ])
        map.node(2, 20, 0, ["addr:housenumber": "7 A"])
        map.node(3, 40, 0, ["railway": "tram_stop", "name": "Tori"])
        map.node(4, 60, 0, ["place": "suburb", "name": "Kluuvi", "population": "1,234"])
        map.rectangle(5, x: 100...130, y: 0...30, ["building": "yes", "shop": "books"])
        let atlas = try await BuiltAtlas(map)
        let pois = try atlas.features("pois")
        #expect(
            pois.contains { $0["cuisine"] == .string("sushi") && $0["housenumber"] == .string("5") }
        )
        #expect(pois.contains { $0["shop"] == .string("books") })
        #expect(try atlas.features("addresses").map { $0["housenumber"] } == [.string("7 A")])
        #expect(try atlas.features("public_transport").first?["kind"] == .string("tram_stop"))
        let place = try #require(try atlas.features("place_labels", zoom: 10).first)
        #expect(place["population"] == .int(1234))
    }

    @Test func bordersTakeTheHighestLevel() async throws {
        var map = DrawnExtract()
        map.rectangle(1, x: 0...400, y: 0...400, [:])
        map.relation(
            2, ["w1 outer"], ["type": "boundary", "boundary": "administrative", "admin_level": "4"])
        map.relation(
            3, ["w1 outer"],
            [
                "type": "boundary", "boundary": "administrative", "admin_level": "2",
                "name": "Suomi",
            ])
        let atlas = try await BuiltAtlas(map)
        #expect(try atlas.features("boundaries").allSatisfy { $0["admin_level"] == .int(2) })
        #expect(try atlas.features("boundary_labels").first?["name"] == .string("Suomi"))
    }

    @Test func theOrderOfTheFileDoesNotMatter() async throws {
        var map = DrawnExtract()
        map.node(1, 0, 0, ["amenity": "cafe", "name": "Eka"])
        map.node(2, 500, 20, ["amenity": "bar"])
        map.way(1, [1, 2], ["highway": "residential", "name": "Katu"])
        map.rectangle(3, x: 0...100, y: 50...100, ["landuse": "grass"])
        map.rectangle(4, x: 200...300, y: 50...100, [:])
        map.relation(5, ["w4 outer"], ["type": "multipolygon", "natural": "water"])
        let forward = try await BuiltAtlas(map)
        let backward = try await BuiltAtlas(map, reversed: true)
        #expect(try forward.archive == backward.archive)
    }

    static func doubledArea(_ ring: ArraySlice<Int32>) -> Int64 {
        let points = Array(ring)
        var sum: Int64 = 0
        for index in stride(from: 0, to: points.count, by: 2) {
            let next = (index + 2) % points.count
            sum += Int64(points[index]) * Int64(points[next + 1])
            sum -= Int64(points[next]) * Int64(points[index + 1])
        }
        return sum
    }
}
