import Testing
import VectorTile

/// Points of Shortbread 1.1: "Points of interest", "Countries, States, Cities", stops and addresses.
@Suite struct PointLayerTests {
    static let poiValues: [(key: String, values: String)] = [
        (
            "amenity",
            """
            arts_centre atm bank bar bench bicycle_rental biergarten cafe car_rental car_sharing car_wash \
            charging_station cinema clinic college community_centre courthouse dentist doctors drinking_water embassy fast_food \
            fire_station food_court fountain fuel grave_yard hospital hunting_stand library marketplace nightclub \
            nursing_home pharmacy place_of_worship police post_box post_office prison pub \
            public_building recycling restaurant school shelter telephone theatre toilets townhall university \
            vending_machine veterinary waste_basket
            """
        ),
        (
            "leisure",
            "dog_park golf_course ice_rink park pitch playground sports_centre stadium swimming_pool water_park"
        ),
        (
            "tourism",
            """
            alpine_hut artwork bed_and_breakfast camp_site caravan_site chalet guest_house hostel hotel \
            information motel museum picnic_site theme_park viewpoint zoo
            """
        ),
        (
            "shop",
            """
            alcohol bakery beauty beverages bicycle books butcher car chemist clothes computer convenience \
            department_store doityourself dry_cleaning florist furniture garden_centre general gift greengrocer \
            hairdresser hardware jewelry kiosk laundry mall mobile_phone newsagent optician outdoor shoes sports \
            stationery supermarket toys travel_agency video
            """
        ),
        (
            "man_made",
            "lighthouse surveillance tower wastewater_plant water_well water_works watermill windmill"
        ),
        (
            "historic",
            "archaeological_site battlefield castle fort memorial monument ruins wayside_cross wayside_shrine"
        ),
        ("emergency", "defibrillator fire_hydrant phone"),
        ("highway", "emergency_access_point"), ("office", "diplomatic"),
    ]

    /// One map with all values of a key, so that each is seen to be there and none beside.
    @Test(arguments: poiValues)
    func everyPointOfInterestIsThere(_ key: String, _ values: String) async throws {
        let values = values.split(separator: " ").map(String.init)
        var map = DrawnElements()
        for (index, value) in (values + ["nothing"]).enumerated() {
            map.add(
                .point, "\(key)=\(value)", id: Int64(index + 1),
                atDegreesEast: Double(index) * 1e-4)
        }
        #expect(map.layers == ["pois": 14])
        let found = try await map.features(of: "pois").compactMap { $0[key] }
        #expect(Set(found) == Set(values.map { .string($0) }))
    }

    @Test(arguments: [
        ("amenity=cafe cuisine=cake", "cuisine", "cake"),
        ("amenity=fast_food cuisine=cake", "cuisine", "cake"),
        ("amenity=pub cuisine=cake", "cuisine", "cake"),
        ("amenity=bar cuisine=cake", "cuisine", "cake"),
        ("amenity=bank cuisine=cake", "cuisine", nil),
        ("leisure=pitch sport=tennis", "sport", "tennis"),
        ("leisure=sports_centre sport=tennis", "sport", "tennis"),
        ("leisure=stadium sport=tennis", "sport", nil),
        ("amenity=vending_machine vending=sweets", "vending", "sweets"),
        ("tourism=information information=map", "information", "map"),
        ("man_made=tower tower:type=bell_tower", "tower:type", "bell_tower"),
        ("amenity=place_of_worship religion=buddhist", "religion", "buddhist"),
        ("amenity=place_of_worship denomination=zen", "denomination", "zen"),
    ])
    func detailsBelongToTheirKind(_ tags: String, _ field: String, _ value: String?) async throws {
        let found = try #require(try await DrawnElements(.point, tags).features(of: "pois").first)
        #expect(found[field] == value.map { .string($0) })
    }

    @Test(arguments: [
        ("amenity=recycling recycling:glass_bottles=yes", "recycling:glass_bottles", true),
        ("amenity=recycling recycling:paper=yes", "recycling:paper", true),
        ("amenity=recycling recycling:clothes=yes", "recycling:clothes", true),
        ("amenity=recycling recycling:scrap_metal=yes", "recycling:scrap_metal", true),
        ("amenity=recycling recycling:paper=no", "recycling:paper", nil),
        ("amenity=bank atm=yes", "atm", true), ("amenity=cafe atm=yes", "atm", nil),
    ])
    func flagsAreThereWhereTheySayYes(_ tags: String, _ field: String, _ value: Bool?) async throws
    {
        let found = try #require(try await DrawnElements(.point, tags).features(of: "pois").first)
        #expect(found[field] == value.map { .bool($0) })
    }

    @Test(arguments: [
        ("aeroway=aerodrome", "aerodrome", 11), ("aeroway=helipad", "helipad", 13),
        ("railway=station", "station", 13), ("railway=halt", "halt", 13),
        ("railway=tram_stop", "tram_stop", 14), ("amenity=bus_station", "bus_station", 13),
        ("amenity=ferry_terminal", "ferry_terminal", 12), ("highway=bus_stop", "bus_stop", 14),
        ("aerialway=station", "aerialway_station", 13),
    ])
    func stopsHaveTheirKind(_ tags: String, _ kind: String, _ zoom: Int) async throws {
        let map = DrawnElements(.point, tags + " name=A iata=ABC")
        #expect(map.layers == ["public_transport": zoom])
        let found = try #require(try await map.features(of: "public_transport").first)
        #expect(
            found == ["kind": .string(kind), "name": .string("A"), "iata": .string("ABC")])
    }

    @Test(
        arguments: [
            ("place=city", "city", 6, 100_000), ("place=town", "town", 7, 5_000),
            ("place=village", "village", 10, 100), ("place=hamlet", "hamlet", 10, 50),
            ("place=suburb", "suburb", 10, 1_000), ("place=quarter", "quarter", 10, 500),
            ("place=neighbourhood", "neighbourhood", 10, 100),
            ("place=isolated_dwelling", "isolated_dwelling", 10, 5), ("place=farm", "farm", 10, 5),
            ("place=island", "island", 10, 0), ("place=locality", "locality", 10, 0),
            ("place=town population=12,345", "town", 7, 12_345),
            ("place=town population=12.345", "town", 7, 12_345),
            ("place=town population=many", "town", 7, 5_000),
            ("place=town population=-5", "town", 7, 5_000),
            ("place=city capital=yes", "capital", 4, 100_000),
            ("place=city capital=2", "capital", 4, 100_000),
            ("place=town capital=4", "state_capital", 4, 5_000),
            ("place=town capital=6", "town", 7, 5_000),
            ("place=suburb capital=yes", "suburb", 10, 1_000),
        ] as [(String, String, Int, Int64)])
    func placesHaveTheirPeople(
        _ tags: String, _ kind: String, _ zoom: Int, _ population: Int64
    ) async throws {
        let map = DrawnElements(.point, tags + " name=A")
        #expect(map.layers == ["place_labels": zoom])
        let found = try #require(try await map.features(of: "place_labels").first)
        #expect(found["kind"] == .string(kind) && found["population"] == .int(population))
        #expect(DrawnElements(.point, tags).layers.isEmpty)
    }

    @Test func addressesAreThereUnlessAPointOfInterestHasThem() async throws {
        let house = DrawnElements(.point, "addr:housenumber=7 addr:housename=Villa")
        #expect(house.layers == ["addresses": 14])
        #expect(
            try await house.features(of: "addresses") == [
                ["housenumber": .string("7"), "housename": .string("Villa")]
            ])
        let cafe = DrawnElements(.point, "amenity=cafe addr:housenumber=7")
        #expect(cafe.layers == ["pois": 14])
        #expect(try await cafe.features(of: "pois").first?["housenumber"] == .string("7"))
    }

    @Test func exitsOfMotorwaysNeedANumberOrAName() async throws {
        let exit = DrawnElements(.point, "highway=motorway_junction ref=12")
        #expect(exit.layers == ["street_labels_points": 12])
        #expect(
            try await exit.features(of: "street_labels_points") == [
                ["kind": .string("motorway_junction"), "ref": .string("12")]
            ])
        #expect(
            DrawnElements(.point, "highway=motorway_junction name:en=A").layers
                == ["street_labels_points": 12])
        #expect(DrawnElements(.point, "highway=motorway_junction").layers.isEmpty)
    }

    @Test func whatHasANameComesBeforeWhatHasNone() async throws {
        var map = DrawnElements()
        map.add(.point, "amenity=bench", id: 1)
        map.add(.point, "amenity=cafe name=A", id: 2, atDegreesEast: 1e-4)
        let found = try await map.features(of: "pois").compactMap { $0["amenity"] }
        #expect(found == [.string("cafe"), .string("bench")])
    }

    @Test func namesStandInEachLanguageAskedFor() async throws {
        var map = DrawnElements(
            .point, "place=village name=Own name:en=English name:de=German name:fi=Finnish")
        map.languages = ["en", "de", "sv"]
        let found = try await map.features(of: "place_labels")
        let texts = try #require(found.first)
        #expect(texts["name"] == .string("Own"))
        #expect(texts["name_en"] == .string("English"))
        #expect(texts["name_de"] == .string("German"))
        #expect(texts["name_fi"] == nil)
    }

    @Test func gardensAreThereIfTheyHaveAName() async throws {
        let named = DrawnElements(.area, "leisure=garden name=Rose")
        let found = try await named.features(of: "pois")
        #expect(found.map { $0["leisure"] } == [.string("garden")])
        #expect(found.first?["name"] == .string("Rose"))
        #expect(DrawnElements(.area, "leisure=garden").layers["pois"] == nil)
    }

    @Test(arguments: [
        ("aerialway=station", "aerialway_station"), ("railway=tram_stop", "tram_stop"),
        ("railway=station", "station"), ("highway=bus_stop", "bus_stop"),
        ("amenity=ferry_terminal", "ferry_terminal"),
    ])
    func stopsMayBeAreas(_ tags: String, _ kind: String) async throws {
        let found = try await DrawnElements(.area, tags).features(of: "public_transport")
        #expect(found.map { $0["kind"] } == [.string(kind)])
    }

    @Test(arguments: [
        ("place=island", "place_labels", "island"), ("place=islet", "place_labels", "islet"),
        ("natural=bay", "water_polygons_labels", "bay"),
        ("natural=strait", "water_polygons_labels", "strait"),
    ])
    func islandsAndBaysHaveNames(_ tag: String, _ layer: String, _ kind: String) async throws {
        let found = try await DrawnElements(.area, tag + " name=Rose").features(of: layer)
        #expect(found.map { $0["kind"] } == [.string(kind)])
        #expect(found.first?["name"] == .string("Rose"))
        #expect(DrawnElements(.area, tag).layers[layer] == nil)
    }

    @Test func aBayMayBeANode() async throws {
        let found = try await DrawnElements(.point, "natural=bay name=Rose").features(
            of: "water_polygons_labels")
        #expect(found.map { $0["kind"] } == [.string("bay")])
        #expect(DrawnElements(.point, "place=island name=Rose").layers == ["place_labels": 10])
    }
}
