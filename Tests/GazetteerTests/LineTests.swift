import Geodesy
import OpenStreetMap
import Places
import Testing

/// How ways become streets, rivers and railways.
@Suite struct LineTests {
    /// Two pieces of 445 m, on the equator, in a row, with a gap of so many thousandths of a degree.
    private func pieces(_ tags: String, gap: Double, latitude: Double = 0) -> [PlaceDraft] {
        var drawn = DrawnElements()
        drawn.way(1, [(latitude, 0), (latitude, 0.004)], tags)
        let start = 0.004 + gap / 1000
        drawn.way(2, [(latitude, start), (latitude, start + 0.004)], tags)
        return drawn.drafts
    }

    @Test(arguments: [
        // 350 m for streets, 2 km for rivers and railways.
        ("highway=residential", 3.14, 1), ("highway=residential", 3.16, 2),
        ("waterway=river", 17.9, 1), ("waterway=river", 18.1, 2), ("railway=rail", 17.9, 1),
        ("railway=tram", 18.1, 2),
    ])
    func piecesOfOneNameAreOneLineWhereTheyAreNear(
        _ tags: String, _ gap: Double, _ expected: Int
    ) {
        #expect(pieces("name=A; \(tags)", gap: gap).count == expected)
    }

    /// At 60° a degree of longitude is half as long, at 80° a sixth.
    @Test(arguments: [(60.0, 6.2, 1), (60, 6.4, 2), (80, 17.9, 1), (80, 18.4, 2)])
    func nearnessIsMeasuredOnTheGround(_ latitude: Double, _ gap: Double, _ expected: Int) {
        #expect(pieces("name=A; highway=path", gap: gap, latitude: latitude).count == expected)
    }

    @Test func aStreetAndARiverOfOneNameStayTwo() {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "name=A; highway=residential")
        drawn.way(2, [(0, 0), (0, 0.002)], "name=A; waterway=stream")
        let drafts = drawn.drafts
        #expect(drafts.map(\.kind) == [.street, .feature])
        #expect(drafts.map { $0.attribute("kind") } == ["highway=residential", "waterway=stream"])
    }

    /// Several bridges between pieces, drawn in any order, make one street.
    @Test func manyPiecesInAChainAreOneStreet() {
        var drawn = DrawnElements()
        for (id, place) in [0.0, 12, 4, 8, 16].enumerated() {
            drawn.way(
                Int64(id + 1), [(0, place / 1000), (0, place / 1000 + 0.001)],
                "name=A; highway=residential")
        }
        let drafts = drawn.drafts
        #expect(drafts.count == 1)
        #expect(drafts[0].lines.count == 5)
        #expect(drafts[0].box?.west == 0 && drafts[0].box?.east == 170_000)
        // The piece in the middle leads, and the others follow by their distance from there.
        #expect(drafts[0].elements == ["w4", "w2", "w3", "w1", "w5"])
        #expect(drafts[0].longitude == 85_000)
    }

    @Test(arguments: [
        ("highway=residential; name=A; ref=1", "A"), ("highway=primary; ref=B 12", "B 12"),
        ("highway=steps; name=A", "A"), ("waterway=canal; name=A", "A"),
        ("railway=funicular; name=A", "A"),
    ])
    func linesAreCalledByTheirNameAndStreetsByTheirNumber(
        _ tags: String, _ name: String
    ) throws {
        #expect(try #require(DrawnElements.line(tags)).name == name)
    }

    @Test func aNumberIsNoNameOfAStreetThatHasOne() throws {
        let street = try #require(DrawnElements.line("highway=primary; name=A; ref=1; operator=C"))
        #expect(street.names.map(\.value) == ["A"])
        let number = try #require(DrawnElements.line("highway=primary; ref=1"))
        #expect(number.names.map(\.key) == ["ref"])
    }

    @Test(arguments: [
        "highway=residential", "waterway=river; ref=1", "railway=rail", "highway=proposed; name=A",
        "highway=construction; name=A", "highway=raceway; name=A", "highway=residential; name=…",
    ])
    func linesWithoutANameAreLeftOut(_ tags: String) {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], tags)
        #expect(drawn.drafts.isEmpty)
    }

    @Test func namesOfAllPiecesAreNames() throws {
        var drawn = DrawnElements()
        drawn.way(1, [(0, 0), (0, 0.002)], "name=A; highway=residential; name:fi=B")
        drawn.way(
            2, [(0, 0.002), (0, 0.004)], "name=A; highway=residential; name:fi=B; old_name=C")
        let street = try #require(drawn.drafts.first)
        #expect(street.names.map(\.value) == ["A", "B", "C"])
    }

    @Test func moreThanSixtyNamesAreCut() throws {
        var drawn = DrawnElements()
        for id in 1...70 {
            drawn.way(
                Int64(id), [(0, 0), (0, 0.002)], "name=A; highway=residential; old_name=N\(id)")
        }
        let street = try #require(drawn.drafts.first)
        #expect(street.names.count == 60)
        #expect(street.names.first?.value == "A")
        // And not more than eight of its pieces are told.
        #expect(street.elements.count == 8)
        #expect(street.lines.count == 70)
    }

    /// Each comes before the next.
    @Test func widerStreetsAreMoreImportant() throws {
        let order = try ["pedestrian", "secondary", "tertiary", "residential", "track", "footway"]
            .map { try #require(DrawnElements.line("name=A; highway=\($0)")).importance }
        #expect(order == order.sorted(by: >), "\(order)")
        #expect(Set(order).count == order.count)
        let unknown = try #require(DrawnElements.line("name=A; highway=busway")).importance
        #expect(unknown > order[5] && unknown < order[4])
        let river = try #require(DrawnElements.line("name=A; waterway=river")).importance
        let stream = try #require(DrawnElements.line("name=A; waterway=stream")).importance
        let rail = try #require(DrawnElements.line("name=A; railway=rail")).importance
        #expect(river > stream && stream > rail)
    }

    @Test func aStreetOfManyPiecesIsALittleMoreImportant() throws {
        let one = try #require(DrawnElements.line("name=A; highway=residential")).importance
        var drawn = DrawnElements()
        for id in 1...20 {
            drawn.way(Int64(id), [(0, 0), (0, 0.002)], "name=A; highway=residential")
        }
        let many = try #require(drawn.drafts.first).importance
        // A four hundredth each, 0.03 at most.
        #expect(abs(many - one - (0.03 - 1.0 / 400)) < 1e-9)
    }

    @Test func aPedestrianSquareIsAStreetAndAPlaceToSee() {
        var drawn = DrawnElements()
        drawn.box(
            1, south: 0, west: 0, north: 0.001, east: 0.001,
            "highway=pedestrian; area=yes; name=A; tourism=attraction")
        let drafts = drawn.drafts
        #expect(Set(drafts.map(\.kind)) == [.street, .poi])
        // The line goes all around.
        let street = drafts.first { $0.kind == .street }
        #expect(street?.lines.first?.count == 5)
    }

    @Test func streetsCrossWhereTheyShareANode() {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0)
        drawn.node(2, 0, 0.001)
        drawn.node(3, 0, 0.002)
        drawn.node(4, 0.001, 0.001)
        drawn.node(5, -0.001, 0.001)
        drawn.way(10, ids: [1, 2], "highway=residential; name=A")
        drawn.way(11, ids: [2, 3], "highway=residential; name=A")
        drawn.way(12, ids: [4, 2, 5], "highway=residential; name=B")
        drawn.way(13, ids: [4, 2], "waterway=river; name=C")
        let compiled = drawn.compiled
        #expect(compiled.crossings.count == 1)
        let crossing = compiled.crossings[0]
        #expect(compiled.drafts[crossing.first].name == "A")
        #expect(compiled.drafts[crossing.second].name == "B")
        #expect((crossing.latitude, crossing.longitude) == (0, 10_000))
    }

    @Test func aPointHalfwayStandsForALine() throws {
        var drawn = DrawnElements()
        // 300 m north, then 100 m east: half of the way is 200 m north.
        drawn.way(1, [(0, 0), (0.003, 0), (0.003, 0.001)], "natural=ridge; name=A")
        let ridge = try #require(drawn.drafts.first)
        #expect(abs(ridge.latitude - 20_000) < 20 && ridge.longitude == 0)
    }
}
