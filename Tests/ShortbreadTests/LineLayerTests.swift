import Testing
import VectorTile

/// Lines of Shortbread 1.1: "Streets and Transport", "Water", "Boundaries".
@Suite struct LineLayerTests {
    /// A class of road: the zooms from which its line, its name and the name of its links are there.
    struct Road: Sendable, CustomTestStringConvertible {
        let kind: String
        let zoom: Int
        let labelZoom: Int
        var linkLabelZoom: Int?
        var testDescription: String { kind }
    }

    static let roads = [
        Road(kind: "motorway", zoom: 5, labelZoom: 10, linkLabelZoom: 13),
        Road(kind: "trunk", zoom: 6, labelZoom: 12, linkLabelZoom: 13),
        Road(kind: "primary", zoom: 8, labelZoom: 12, linkLabelZoom: 13),
        Road(kind: "secondary", zoom: 9, labelZoom: 13, linkLabelZoom: 13),
        Road(kind: "tertiary", zoom: 10, labelZoom: 13, linkLabelZoom: 14),
        Road(kind: "unclassified", zoom: 12, labelZoom: 14),
        Road(kind: "residential", zoom: 12, labelZoom: 14),
        Road(kind: "busway", zoom: 12, labelZoom: 14),
        Road(kind: "bus_guideway", zoom: 12, labelZoom: 14),
        Road(kind: "living_street", zoom: 13, labelZoom: 14),
        Road(kind: "pedestrian", zoom: 13, labelZoom: 14),
        Road(kind: "service", zoom: 13, labelZoom: 14),
        Road(kind: "track", zoom: 13, labelZoom: 14),
        Road(kind: "cycleway", zoom: 13, labelZoom: 14),
        Road(kind: "footway", zoom: 13, labelZoom: 14),
        Road(kind: "steps", zoom: 13, labelZoom: 14),
        Road(kind: "path", zoom: 13, labelZoom: 14),
    ]

    @Test(arguments: roads)
    func aRoadIsThereFromTheZoomOfItsClass(_ road: Road) async throws {
        let map = DrawnElements(.line, "highway=\(road.kind) name=A")
        #expect(map.layers == ["streets": road.zoom, "street_labels": road.labelZoom])
        let street = try #require(try await map.features(of: "streets").first)
        #expect(street["kind"] == .string(road.kind))
        #expect(street["link"] == .bool(false) && street["rail"] == .bool(false))
        let label = try #require(try await map.features(of: "street_labels").first)
        #expect(label["kind"] == .string(road.kind) && label["name"] == .string("A"))

        let link = DrawnElements(.line, "highway=\(road.kind)_link name=A")
        guard let linkLabelZoom = road.linkLabelZoom else {
            #expect(link.layers.isEmpty)
            return
        }
        #expect(link.layers == ["streets": road.zoom, "street_labels": linkLabelZoom])
        let slip = try #require(try await link.features(of: "streets").first)
        #expect(slip["kind"] == .string(road.kind) && slip["link"] == .bool(true))
    }

    @Test(arguments: [
        ("rail", 8), ("narrow_gauge", 8), ("tram", 10), ("light_rail", 10), ("funicular", 10),
        ("subway", 10), ("monorail", 10),
    ])
    func railwaysAreStreetsToo(_ kind: String, _ zoom: Int) async throws {
        let map = DrawnElements(.line, "railway=\(kind) oneway=yes")
        #expect(map.layers == ["streets": zoom])
        let found = try #require(try await map.features(of: "streets").first)
        #expect(found["kind"] == .string(kind) && found["rail"] == .bool(true))
        // A line may have a direction; trains may not.
        #expect(found["oneway"] == .bool(false))
    }

    @Test func sidingsComeLater() {
        #expect(DrawnElements(.line, "railway=rail service=siding").layers == ["streets": 10])
        #expect(DrawnElements(.line, "railway=tram service=siding").layers == ["streets": 10])
        #expect(DrawnElements(.line, "railway=rail name=A").layers["street_labels"] == 10)
        #expect(DrawnElements(.line, "railway=abandoned").layers.isEmpty)
    }

    @Test(arguments: [
        ("oneway=yes", true, false), ("oneway=1", true, false), ("oneway=true", true, false),
        ("oneway=-1", true, true), ("oneway=no", false, false), ("oneway=reversible", false, false),
    ])
    func directionsAreToldAtTheDeepestZoom(
        _ tags: String, _ isOneway: Bool, _ isReversed: Bool
    ) async throws {
        let map = DrawnElements(.line, "highway=primary " + tags)
        let deep = try #require(try await map.features(of: "streets").first)
        #expect(deep["oneway"] == .bool(isOneway) && deep["oneway_reverse"] == .bool(isReversed))
        #expect(try await map.features(of: "streets", zoom: 13).first?["oneway"] == nil)
    }

    @Test(arguments: [
        ("tunnel=yes", true, false), ("tunnel=building_passage", true, false),
        ("covered=yes", true, false), ("tunnel=culvert", false, false), ("bridge=yes", false, true),
        ("bridge=viaduct", false, true), ("bridge=boardwalk", false, true),
        ("bridge=cantilever", false, true), ("bridge=covered", false, true),
        ("bridge=low_water_crossing", false, true), ("bridge=movable", false, true),
        ("bridge=trestle", false, true), ("bridge=no", false, false),
    ])
    func tunnelsAndBridgesAreTold(_ tags: String, _ isTunnel: Bool, _ isBridge: Bool) async throws {
        let road = DrawnElements(.line, "highway=primary " + tags)
        for zoom in [11, 14] {
            let found = try #require(try await road.features(of: "streets", zoom: zoom).first)
            #expect(found["tunnel"] == .bool(isTunnel) && found["bridge"] == .bool(isBridge))
        }
        let low = try #require(try await road.features(of: "streets", zoom: 10).first)
        #expect(low["tunnel"] == nil && low["bridge"] == nil)
        let river = DrawnElements(.line, "waterway=river " + tags)
        let water = try #require(try await river.features(of: "water_lines").first)
        #expect(water["tunnel"] == .bool(isTunnel) && water["bridge"] == .bool(isBridge))
    }

    @Test func detailsAppearWithTheirZoom() async throws {
        let map = DrawnElements(
            .line,
            "highway=track tracktype=grade2 surface=gravel service=alley bicycle=yes horse=no")
        let deep = try #require(try await map.features(of: "streets").first)
        #expect(deep["tracktype"] == .string("grade2") && deep["surface"] == .string("gravel"))
        #expect(deep["service"] == .string("alley"))
        #expect(deep["bicycle"] == .string("yes") && deep["horse"] == .string("no"))
        let middle = try #require(try await map.features(of: "streets", zoom: 13).first)
        #expect(middle["surface"] == .string("gravel") && middle["bicycle"] == .string("yes"))
        let high = try #require(
            try await DrawnElements(.line, "highway=primary surface=gravel bicycle=yes")
                .features(of: "streets", zoom: 12).first)
        #expect(high["surface"] == .string("gravel") && high["bicycle"] == nil)
        let plain = try await DrawnElements(.line, "highway=track").features(of: "streets").first
        #expect(plain?["surface"] == .string(""))
        for key in ["motorcar", "bicycle", "foot", "horse", "service", "tracktype"] {
            #expect(plain?[key] == nil, "\(key)")
        }
    }

    @Test(
        arguments: [
            ("motorcar=private", "no", nil, nil, nil),
            ("motor_vehicle=destination", "limited", nil, nil, nil),
            ("vehicle=no", "no", "no", nil, nil), ("access=permissive", "yes", "yes", "yes", "yes"),
            ("access=no foot=designated", "no", "no", "yes", "no"),
            ("vehicle=private bicycle=dismount", "no", "no", nil, nil),
            ("motorcar=whatever access=customers", "limited", "limited", "limited", "limited"),
            ("horse=forestry", nil, nil, nil, "limited"),
        ] as [(String, String?, String?, String?, String?)])
    func accessIsToldInThreeWords(
        _ tags: String, _ motorcar: String?, _ bicycle: String?, _ foot: String?, _ horse: String?
    ) async throws {
        let road = DrawnElements(.line, "highway=residential " + tags)
        let found = try #require(try await road.features(of: "streets", zoom: 13).first)
        #expect(found["motorcar"] == motorcar.map { .string($0) })
        #expect(found["bicycle"] == bicycle.map { .string($0) })
        #expect(found["foot"] == foot.map { .string($0) })
        #expect(found["horse"] == horse.map { .string($0) })
        // Railways and runways have none.
        let rail = DrawnElements(.line, "railway=rail " + tags)
        #expect(try await rail.features(of: "streets").first?["motorcar"] == nil)
    }

    @Test(arguments: [
        ("E 18", "E 18", 1, 4), ("1;22", "1\n22", 2, 2), ("B3;;A", "B3\nA", 2, 2),
    ])
    func numbersOfRoadsStandInRows(
        _ ref: String, _ text: String, _ rows: Int64, _ columns: Int64
    ) async throws {
        let tags = "highway=primary ref=" + ref.replacing(" ", with: "\u{A0}")
        let label = try #require(
            try await DrawnElements(.line, tags).features(of: "street_labels").first)
        #expect(label["ref"] == .string(text.replacing(" ", with: "\u{A0}")))
        #expect(label["ref_rows"] == .int(rows) && label["ref_cols"] == .int(columns))
    }

    @Test(arguments: [
        ("waterway=river", 9, 12), ("waterway=canal", 9, 12), ("waterway=stream", 14, 14),
        ("waterway=ditch", 14, 14), ("waterway=drain", 14, 14),
    ])
    func waterRunsAlongLines(_ tags: String, _ zoom: Int, _ labelZoom: Int) {
        #expect(DrawnElements(.line, tags).layers == ["water_lines": zoom])
        #expect(
            DrawnElements(.line, tags + " name=Oja").layers
                == ["water_lines": zoom, "water_lines_labels": labelZoom])
    }

    @Test(arguments: [
        ("waterway=dam", "dam_lines", 12, "dam"), ("man_made=pier", "pier_lines", 12, "pier"),
        ("man_made=breakwater", "pier_lines", 12, "breakwater"),
        ("man_made=groyne", "pier_lines", 12, "groyne"), ("route=ferry", "ferries", 10, "ferry"),
        ("route=ferry motor_vehicle=no", "ferries", 12, "ferry"),
        ("aeroway=runway", "streets", 11, "runway"), ("aeroway=taxiway", "streets", 13, "taxiway"),
        ("aerialway=cable_car", "aerialways", 12, "cable_car"),
        ("aerialway=gondola", "aerialways", 12, "gondola"),
        ("aerialway=goods", "aerialways", 12, "goods"),
        ("aerialway=chair_lift", "aerialways", 12, "chair_lift"),
        ("aerialway=drag_lift", "aerialways", 12, "drag_lift"),
        ("aerialway=t-bar", "aerialways", 12, "t-bar"),
        ("aerialway=j-bar", "aerialways", 12, "j-bar"),
        ("aerialway=platter", "aerialways", 12, "platter"),
        ("aerialway=rope_tow", "aerialways", 12, "rope-tow"),
        ("boundary=administrative admin_level=2", "boundaries", 0, ""),
        ("boundary=administrative admin_level=4", "boundaries", 7, ""),
    ])
    func otherLinesHaveTheirLayers(
        _ tags: String, _ layer: String, _ zoom: Int, _ kind: String
    ) async throws {
        let map = DrawnElements(.line, tags)
        #expect(map.layers == [layer: zoom])
        let found = try #require(try await map.features(of: layer).first)
        #expect(kind.isEmpty || found["kind"] == .string(kind))
    }

    @Test(arguments: [
        "highway=proposed", "highway=corridor_link", "railway=platform", "aerialway=pylon",
        "waterway=weir", "route=bus", "boundary=administrative admin_level=6",
        "boundary=protected_area admin_level=2",
    ])
    func whatTheSchemaDoesNotKnowIsNotDrawn(_ tags: String) {
        #expect(DrawnElements(.line, tags).layers.isEmpty)
    }

    @Test func bordersSayWhetherTheyAreAtSeaOrDisputed() async throws {
        let tags = "boundary=administrative admin_level=2 "
        for (more, isMaritime, isDisputed) in [
            ("maritime=yes", true, false), ("natural=coastline", true, false),
            ("disputed=yes", false, true), ("maritime=no", false, false),
        ] {
            let map = DrawnElements(.line, tags + more)
            let found = try #require(try await map.features(of: "boundaries").first)
            #expect(found["maritime"] == .bool(isMaritime), "\(more)")
            #expect(found["disputed"] == .bool(isDisputed), "\(more)")
            #expect(found["admin_level"] == .int(2))
        }
    }

    /// Later in the tile is on top: tunnels lie below, bridges above, and classes count within.
    @Test func streetsAreDrawnFromBelow() async throws {
        var map = DrawnElements()
        let drawn = [
            "highway=motorway bridge=yes", "highway=path bridge=yes", "highway=motorway",
            "highway=motorway_link", "highway=footway", "highway=motorway tunnel=yes",
            "highway=motorway layer=1", "highway=path layer=-1",
        ]
        for (index, tags) in drawn.enumerated() {
            map.add(.line, tags + " surface=s\(index)", id: Int64(index + 1))
        }
        // The line lies in two tiles.
        let order = try await map.features(of: "streets").compactMap { $0["surface"] }
        let expected = ["s7", "s5", "s4", "s3", "s2", "s1", "s0", "s6"]
        #expect(order == (expected + expected).map { .string($0) })
    }
}
