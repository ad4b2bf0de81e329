import Testing
import VectorTile

/// What a drawn area becomes: a layer of the schema, a kind, and the zoom from which it is there.
struct AreaCase: Sendable, CustomTestStringConvertible {
    let tags: String
    let layer: String
    let zoom: Int
    let kind: String

    var testDescription: String { "\(tags) → \(layer) \(kind) from \(zoom)" }

    /// One case for each value of a key; the kind is the value.
    static func each(_ key: String, _ values: String, _ layer: String, _ zoom: Int) -> [AreaCase] {
        values.split(separator: " ").map {
            AreaCase(tags: "\(key)=\($0)", layer: layer, zoom: zoom, kind: String($0))
        }
    }
}

/// Areas of Shortbread 1.1: "Water", "Land Use, Land Cover, Buildings", "Sites".
@Suite struct AreaLayerTests {
    static let land =
        AreaCase.each("landuse", "forest", "land", 7)
        + [AreaCase(tags: "natural=wood", layer: "land", zoom: 7, kind: "forest")]
        + AreaCase.each(
            "landuse",
            "residential industrial commercial garages retail railway landfill brownfield greenfield "
                + "farmyard farmland",
            "land", 10)
        + AreaCase.each(
            "landuse",
            "grass meadow orchard vineyard allotments village_green recreation_ground "
                + "greenhouse_horticulture plant_nursery quarry",
            "land", 11)
        + AreaCase.each("natural", "sand beach", "land", 10)
        + AreaCase.each("natural", "heath scrub grassland bare_rock scree shingle", "land", 11)
        + AreaCase.each("wetland", "swamp bog string_bog wet_meadow marsh", "land", 11)
        + AreaCase.each("leisure", "golf_course park garden playground miniature_golf", "land", 11)
        + AreaCase.each("landuse", "cemetery", "land", 13)
        + AreaCase.each("amenity", "grave_yard", "land", 13)

    static let sites =
        AreaCase.each("military", "danger_area", "sites", 14)
        + AreaCase.each("leisure", "sports_centre", "sites", 14)
        + AreaCase.each(
            "amenity", "university college school hospital prison parking bicycle_parking",
            "sites", 14)
        + AreaCase.each("landuse", "construction", "sites", 14)

    static let water =
        AreaCase.each("natural", "glacier water", "water_polygons", 4)
        + AreaCase.each("landuse", "reservoir basin", "water_polygons", 4)
        + AreaCase.each("waterway", "dock", "water_polygons", 10)
        + [
            AreaCase(
                tags: "natural=water water=river", layer: "water_polygons", zoom: 4, kind: "river"),
            AreaCase(
                tags: "natural=water water=canal", layer: "water_polygons", zoom: 4, kind: "water"),
            AreaCase(
                tags: "natural=water water=lake", layer: "water_polygons", zoom: 4, kind: "water"),
            AreaCase(
                tags: "waterway=riverbank", layer: "water_polygons", zoom: 4, kind: "river"),
            AreaCase(
                tags: "waterway=canal area=yes", layer: "water_polygons", zoom: 10, kind: "canal"),
        ]

    static let built =
        AreaCase.each("man_made", "pier breakwater groyne", "pier_polygons", 12)
        + AreaCase.each("man_made", "bridge", "bridges", 12)
        + [
            AreaCase(tags: "waterway=dam", layer: "dam_polygons", zoom: 12, kind: "dam"),
            AreaCase(
                tags: "highway=pedestrian area=yes", layer: "street_polygons", zoom: 14,
                kind: "pedestrian"),
            AreaCase(
                tags: "highway=service area=yes", layer: "street_polygons", zoom: 14,
                kind: "service"),
            AreaCase(
                tags: "aeroway=runway area=yes", layer: "street_polygons", zoom: 11,
                kind: "runway"),
            AreaCase(
                tags: "area:aeroway=taxiway", layer: "street_polygons", zoom: 13, kind: "taxiway"),
        ]

    @Test(arguments: land + sites + water + built)
    func anAreaIsInTheLayerOfItsKind(_ example: AreaCase) async throws {
        let map = DrawnElements(.area, example.tags)
        #expect(map.layers[example.layer] == example.zoom)
        let found = try await map.features(of: example.layer)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0["kind"] == .string(example.kind) })
    }

    @Test(arguments: [
        "landuse=military", "natural=peninsula", "leisure=marina", "building=no",
        "building:part=yes",
        "amenity=parking_space", "man_made=works", "railway=station_site", "natural=water area=no",
    ])
    func whatTheSchemaDoesNotKnowIsNotDrawn(_ tags: String) {
        #expect(DrawnElements(.area, tags).layers.isEmpty)
    }

    /// A closed line is an area where its tags say so, else a line that ends where it began.
    @Test func aClosedStreetStaysALine() {
        #expect(DrawnElements(.area, "highway=pedestrian").layers == ["streets": 13])
        #expect(
            DrawnElements(.area, "highway=service amenity=parking").layers
                == ["streets": 13, "street_polygons": 14, "sites": 14])
        #expect(DrawnElements(.area, "waterway=canal").layers.isEmpty)
        #expect(DrawnElements(.area, "waterway=river").layers == ["water_lines": 9])
        #expect(DrawnElements(.area, "natural=cliff").layers.isEmpty)
        #expect(DrawnElements(.area, "man_made=pier").layers == ["pier_polygons": 12])
    }

    /// A relation is what its own tags say, and its outline what the way's tags do.
    @Test func aMultipolygonIsWhatItsTagsSay() {
        var map = DrawnElements(.area, "natural=wood")
        map.relation("type=multipolygon natural=water", outer: 7)
        #expect(map.layers == ["land": 7, "water_polygons": 4])
    }

    /// Without tags of its own it is what its outline is, once.
    @Test func aMultipolygonWithoutTagsIsWhatItsOutlineIs() async throws {
        for tags in ["type=multipolygon", "type=multipolygon name=A layer=1"] {
            var map = DrawnElements(.area, "natural=wood")
            map.relation(tags, outer: 7)
            #expect(map.layers == ["land": 7])
            let outline = try await DrawnElements(.area, "natural=wood").features(of: "land")
            #expect(try await map.features(of: "land").count == outline.count)
        }
        var line = DrawnElements(.line, "highway=residential")
        line.relation("type=multipolygon", outer: 7)
        #expect(line.layers == DrawnElements(.line, "highway=residential").layers)
    }

    @Test func namesStandInLayersOfTheirOwn() async throws {
        let lake = DrawnElements(.area, "natural=water name=Järvi name:en=Lake name:sv=Sjö")
        #expect(lake.layers == ["water_polygons": 4, "water_polygons_labels": 4])
        let label = try #require(try await lake.features(of: "water_polygons_labels").first)
        #expect(label["name"] == .string("Järvi") && label["name_en"] == .string("Lake"))
        #expect(label["name_sv"] == nil && label["kind"] == .string("water"))
        let shape = try #require(try await lake.features(of: "water_polygons").first)
        #expect(shape["name"] == nil)
        // 557 m by 557 m on the ground; the schema's square meters are those of the projection, four times as many
        // at 60° N.
        guard case .float(let area)? = shape["way_area"] else {
            Issue.record("no area")
            return
        }
        #expect(abs(area - 4 * 310_000) < 4_000)
        let square = DrawnElements(.area, "highway=pedestrian area=yes name=Tori")
        #expect(square.layers == ["street_polygons": 14, "streets_polygons_labels": 14])
        let sign = try #require(try await square.features(of: "streets_polygons_labels").first)
        #expect(sign == ["kind": .string("pedestrian"), "name": .string("Tori")])
    }

    /// Meters, from the height or from three meters a level.
    @Test(arguments: [
        ("height=12.5", 12.5), ("height=12.5_m", nil), ("height=40'", 12.192),
        ("height=40ft", 12.192),
        ("height=7m", 7), ("building:levels=4", 12), ("height=9 building:levels=4", 9),
        ("height=tall building:levels=2", 6), ("height=0", nil), ("height=1000", nil),
        ("height=-3", nil), ("height=3furlongs", nil), ("building:levels=300", nil),
        ("building:levels=0", nil), ("building:levels=1.5", 4.5),
    ])
    func buildingsHaveTheirHeight(_ tags: String, _ meters: Float?) async throws {
        let map = DrawnElements(.area, "building=yes " + tags)
        #expect(map.layers == ["buildings": 14])
        let found = try #require(try await map.features(of: "buildings").first)
        #expect(found["height"] == meters.map { .float($0) })
        #expect(found["dummy"] == .int(1))
    }

    @Test func partsOfBuildingsBeginAboveTheGround() async throws {
        let lifted = DrawnElements(.area, "building=yes height=20 min_height=6.5")
        #expect(try await lifted.features(of: "buildings").first?["min_height"] == .float(6.5))
        let levels = DrawnElements(.area, "building=yes building:min_level=2")
        #expect(try await levels.features(of: "buildings").first?["min_height"] == .float(6))
    }
}
