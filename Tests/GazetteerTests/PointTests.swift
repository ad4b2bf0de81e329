import Geodesy
import OpenStreetMap
import Places
import Testing

/// What becomes a point of interest, what a feature, and what nothing.
@Suite struct PointTests {
    @Test(arguments: [
        ("amenity=cafe", PlaceKind.poi), ("shop=bakery", .poi), ("club=chess; name=A", .poi),
        ("office=lawyer; name=A", .poi), ("aerialway=station; name=A", .poi),
        ("craft=tailor; name=A", .poi), ("historic=monument; name=A", .poi),
        ("emergency=siren; name=A; ref=1", .poi), ("natural=peak; name=A", .feature),
        ("natural=tree; name=A", .feature), ("waterway=waterfall; name=A", .feature),
        ("place=island; name=A", .feature), ("place=sea; name=A", .feature),
        ("place=square; name=A", .poi), ("landuse=forest; name=A", .feature),
        ("landuse=retail; name=A", .poi), ("mountain_pass=yes; name=A", .feature),
        ("highway=motorway_junction; name=A", .poi), ("man_made=tower; name=A", .poi),
        ("place=town; name=A", .place), ("place=allotments; name=A", .place),
        ("boundary=postal_code; postal_code=123", .postcode),
    ])
    func whatAThingIs(_ tags: String, _ kind: PlaceKind) throws {
        #expect(try #require(DrawnElements.draft(tags)).kind == kind)
    }

    @Test(arguments: [
        "natural=peak", "landuse=forest", "building=yes", "place=town",
        "highway=traffic_signals; name=A", "highway=residential; name=A", "shop=no",
        "amenity=parking; access=private", "amenity=toilets; access=no", "source=survey",
        "addr:housenumber=5",
    ])
    func whatNobodyLooksForIsLeftOut(_ tags: String) {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, tags)
        #expect(drawn.drafts.isEmpty)
    }

    @Test func aPrivateThingWithANameIsFound() {
        #expect(DrawnElements.draft("amenity=parking; access=private; name=A") != nil)
    }

    /// The first tag of a row of keys says what it is; "yes" says nothing.
    @Test(arguments: [
        ("amenity=cafe; shop=bakery", "amenity=cafe"),
        ("shop=bakery; tourism=museum", "shop=bakery"),
        ("tourism=museum; historic=castle", "tourism=museum"),
        ("amenity=yes; leisure=park", "leisure=park"), ("railway=station", "railway=station"),
    ])
    func thePointsKindIsItsMainTag(_ tags: String, _ kind: String) throws {
        #expect(try #require(DrawnElements.draft("name=A; \(tags)")).attribute("kind") == kind)
    }

    @Test(arguments: [
        ("natural=peak; man_made=cross", "natural=peak"), ("landuse=forest", "landuse=forest"),
        ("building=yes; place=island", "place=island"),
        ("boundary=hazard", "boundary=hazard"),
    ])
    func theFeaturesKindIsItsMainTag(_ tags: String, _ kind: String) throws {
        #expect(try #require(DrawnElements.draft("name=A; \(tags)")).attribute("kind") == kind)
    }

    @Test func whereAPointIsSaysItsOwnAddress() throws {
        let point = try #require(
            DrawnElements.draft(
                "amenity=cafe; addr:street=S; addr:city=C; addr:postcode=P; addr:country=FI"))
        #expect(point.context == ["S", "C", "P"])
        let feature = try #require(
            DrawnElements.draft("natural=peak; name=A; addr:street=S; addr:place=X; addr:city=C"))
        #expect(feature.context == ["S", "C"])
    }

    /// Each comes before the next, other things being equal.
    @Test(arguments: [
        [
            "aeroway=aerodrome; iata=XYZ", "railway=station", "amenity=bus_station",
            "aeroway=aerodrome", "highway=bus_stop",
        ],
        [
            "amenity=hospital", "tourism=museum", "amenity=townhall", "amenity=restaurant",
            "leisure=park", "amenity=parking",
        ],
        ["railway=halt", "highway=bus_stop"], ["amenity=cafe", "craft=tailor"],
        ["craft=tailor", "railway=switch"],
    ])
    func pointsOfKindsThatPeopleMeanComeFirst(_ tags: [String]) throws {
        let order = try tags.map {
            try #require(DrawnElements.draft("name=A; \($0)")).importance
        }
        #expect(order == order.sorted(by: >), "\(order)")
        #expect(Set(order).count == order.count, "\(order)")
    }

    @Test(arguments: [
        [
            "place=country", "place=city", "place=state", "place=town", "place=county",
            "place=village",
            "place=suburb", "place=hamlet", "place=neighbourhood", "place=farm",
        ],
        ["natural=volcano", "natural=scrub"], ["place=island", "landuse=forest", "man_made=tower"],
    ])
    func largerPlacesAndFeaturesComeFirst(_ tags: [String]) throws {
        let order = try tags.map {
            try #require(DrawnElements.draft("name=A; \($0)")).importance
        }
        #expect(order == order.sorted(by: >), "\(order)")
        #expect(Set(order).count == order.count, "\(order)")
    }

    @Test func whatHasNoNameComesLast() throws {
        let named = try #require(DrawnElements.draft("amenity=atm; name=A"))
        let nameless = try #require(DrawnElements.draft("amenity=atm"))
        #expect(nameless.importance == 0.05)
        #expect(named.importance > nameless.importance)
    }

    /// An outline is kept of what has a name and more than 2000 m².
    @Test(arguments: [
        ("name=A; leisure=park", 0.0004, false), ("name=A; leisure=park", 0.00041, true),
        ("leisure=park", 0.001, false), ("name=A; natural=water", 0.0004, false),
        ("name=A; natural=water", 0.00041, true),
    ])
    func outlinesOfWhatIsLargeAreKept(_ tags: String, _ side: Double, _ isKept: Bool) throws {
        // 0.0004 of a degree are 44.5 m, 1978 m²; 0.00041 are 45.6 m, 2078 m².
        var drawn = DrawnElements()
        drawn.box(1, south: 0, west: 0, north: side, east: side, tags)
        let draft = try #require(drawn.drafts.first)
        #expect(draft.rings.count == (isKept ? 1 : 0))
        let box = try #require(draft.box)
        #expect((box.south, box.west) == (0, 0))
        #expect(box.north == Int32((side * 1e7).rounded()) && box.east == box.north)
        // In the middle.
        #expect(abs(draft.latitude - box.north / 2) <= 1)
    }

    /// A point gains a twentieth at most, at a square kilometer; a feature a tenth, at a hundred.
    @Test(arguments: [
        ("leisure=park", 0.003, 2e7, 0.05), ("leisure=park", 0.006, 2e7, 0.05),
        ("leisure=park", 0.01, 2e7, 0.05), ("natural=water", 0.05, 1e9, 0.1),
        ("natural=water", 0.08, 1e9, 0.1), ("natural=water", 0.1, 1e9, 0.1),
    ])
    func areasAreMoreImportantByTheirSize(
        _ tags: String, _ side: Double, _ share: Double, _ most: Double
    ) throws {
        let plain = try #require(DrawnElements.draft("name=A; \(tags)"))
        var drawn = DrawnElements()
        drawn.box(1, south: -side / 2, west: 0, north: side / 2, east: side, "name=A; \(tags)")
        let large = try #require(drawn.drafts.first)
        let meters = side * 111_195
        let expected = min(meters * meters / share, most)
        #expect(abs(large.importance - plain.importance - expected) < 1e-5)
    }

    @Test func aFeatureThatIsALineHasABox() throws {
        let ridge = try #require(DrawnElements.line("natural=ridge; name=A"))
        #expect(ridge.kind == .feature)
        #expect((ridge.latitude, ridge.longitude) == (0, 0))
        #expect(ridge.box?.west == -10_000 && ridge.box?.east == 10_000)
        #expect(ridge.rings.isEmpty)
    }
}

/// One real thing that is drawn twice is one place.
@Suite struct DoubleTests {
    /// How many places two elements so many thousandths of a degree apart are.
    private func count(_ first: String, _ second: String, _ thousandths: Double) -> Int {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, first)
        drawn.node(2, 0, thousandths / 1000, second)
        return drawn.drafts.count
    }

    @Test(arguments: [
        // 100 m, and 400 m for what is large.
        ("amenity=cafe", 0.89, 1), ("amenity=cafe", 0.91, 2), ("railway=station", 3.59, 1),
        ("railway=station", 3.61, 2), ("leisure=park", 3.59, 1), ("amenity=university", 3.59, 1),
        ("aeroway=aerodrome", 3.61, 2),
    ])
    func thingsOfOneNameAndKindAreOneWhereTheyAreNear(
        _ tags: String, _ thousandths: Double, _ expected: Int
    ) {
        #expect(count("name=A; \(tags)", "name=A; \(tags)", thousandths) == expected)
    }

    @Test func otherNamesAndKindsStayApart() {
        #expect(count("name=A; amenity=cafe", "name=B; amenity=cafe", 0.1) == 2)
        #expect(count("name=A; amenity=cafe", "name=A; amenity=bank", 0.1) == 2)
        #expect(count("amenity=atm", "amenity=atm", 0) == 2)
        // Names are compared without case and marks.
        #expect(count("name=Café A; amenity=cafe", "name=CAFE a; amenity=cafe", 0.1) == 1)
    }

    @Test func theOneKnowsWhatBothDo() throws {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "amenity=cafe; name=A; name:fi=B; phone=1; addr:street=S; cuisine=cake")
        drawn.box(
            2, south: -0.0004, west: 0, north: 0.0004, east: 0.0005,
            "amenity=cafe; name=A; name:sv=C; phone=2; email=e; wikidata=Q1; addr:city=T")
        let drafts = drawn.drafts
        #expect(drafts.count == 1)
        let cafe = drafts[0]
        #expect(cafe.elements == ["n1", "w2"])
        #expect(cafe.names.map(\.value) == ["A", "B", "C"])
        #expect(cafe.attribute("phone") == "1")
        #expect(cafe.attribute("email") == "e")
        #expect(cafe.attributes.count { $0.key == "kind" } == 1)
        #expect(cafe.context == ["S", "T"])
        #expect(cafe.words == ["cake", "cafe", "cafe"])
        #expect(cafe.rings.count == 1)
        #expect(cafe.box?.north == 4_000)
        // The better known of the two; where the first is.
        #expect((cafe.latitude, cafe.longitude) == (0, 0))
        let plain = try #require(DrawnElements.draft("amenity=cafe; name=A"))
        #expect(cafe.importance >= plain.importance + 0.1)
    }

    @Test func aKindThatEitherHasIsTheirs() throws {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "amenity=restaurant; name=A")
        drawn.node(2, 0, 0.0001, "amenity=restaurant; name=A; cuisine=pizza")
        let drafts = drawn.drafts
        #expect(drafts.count == 1)
        let concepts = drafts[0].concepts.map(\.concept)
        #expect(concepts == concepts.sorted())
        #expect(Set(concepts).count == concepts.count)
        let pizzeria = try #require(
            DrawnElements.draft("amenity=restaurant; name=A; cuisine=pizza"))
        #expect(Set(concepts).isSuperset(of: pizzeria.concepts.map(\.concept)))
    }
}
