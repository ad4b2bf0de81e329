import Foundation
import OpenStreetMap
import Places
import Testing

/// However many threads share in the work, the index is the same: what lies in different parts is joined as if one thread
/// had seen all of it.
@Suite struct ThreadTests {
    /// Numbers of threads, of which some do not divide what there is.
    static let jobs = [2, 3, 16]

    /// Elements enough for several parts: benches of no name, which are not joined, before and between others.
    private static func crowd(_ drawn: inout DrawnElements, from first: Int64, count: Int64 = 4_000)
    {
        for id in first..<first + count {
            drawn.node(id, 1, Double(id) / 1_000, "amenity=bench")
        }
    }

    private static func expectSameIndex(
        _ drawn: DrawnElements, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let one = try drawn.index(jobs: 1)
        for jobs in jobs {
            #expect(
                try drawn.index(jobs: jobs) == one, "\(jobs) threads",
                sourceLocation: sourceLocation)
        }
    }

    @Test func theSampleCityIsTheSame() async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let extract = folder.appendingPathComponent("Samples/helsinki.osm.pbf").path
        let reader = try ExtractReader(path: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await reader.read(jobs: 2, progress: { _, _ in }, { try builder.append($0) })
        let data = builder.finish()
        let one = try DrawnElements.index(data, jobs: 1)
        for jobs in Self.jobs {
            #expect(try DrawnElements.index(data, jobs: jobs) == one, "\(jobs) threads")
        }
    }

    @Test func nothingIsTheSame() throws {
        try Self.expectSameIndex(DrawnElements())
    }

    @Test(arguments: [1] + jobs) func doublesInDifferentPartsAreOne(jobs: Int) throws {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "amenity=cafe; name=Rose Garden")
        Self.crowd(&drawn, from: 10)
        drawn.node(9_000, 0, 0.0005, "amenity=cafe; name=Rose Garden; phone=1")
        drawn.node(9_001, 0, 0.01, "amenity=cafe; name=Rose Garden")
        // Near enough to the second one, but not to the first, which is what counts.
        drawn.node(9_002, 0, 0.0012, "amenity=cafe; name=Rose Garden")
        let cafes = drawn.compiled(jobs: jobs).drafts.filter {
            $0.names.first?.value == "Rose Garden"
        }
        #expect(cafes.map(\.osm.count) == [2, 1, 1])
        #expect(cafes[0].osm.map(\.description) == ["n1", "n9000"])
        #expect(cafes[0].attributes.contains { $0.key == "phone" && $0.value == "1" })
        try Self.expectSameIndex(drawn)
    }

    @Test(arguments: [1] + jobs) func theBuildingOfAStationComesFirst(jobs: Int) throws {
        var drawn = DrawnElements()
        drawn.node(1, 0, 0, "highway=bus_stop; name=Central")
        Self.crowd(&drawn, from: 10)
        drawn.node(9_000, 0, 0.002, "railway=station; name=Central")
        // Where the building is counts from there on: it is too far from the first stop.
        drawn.node(9_001, 0, 0.005, "highway=bus_stop; name=Central")
        let stations = drawn.compiled(jobs: jobs).drafts.filter {
            $0.names.first?.value == "Central"
        }
        #expect(stations.map { $0.osm.map(\.description) } == [["n9000", "n1", "n9001"]])
        try Self.expectSameIndex(drawn)
    }

    @Test(arguments: [1] + jobs) func piecesOfAStreetInDifferentPartsAreOneStreet(jobs: Int) throws
    {
        var drawn = DrawnElements()
        for id in Int64(0)..<2_000 {
            let west = Double(id % 1_000) / 1_000
            let row = id < 1_000 ? 0 : 0.5
            drawn.way(
                id + 1, [(row, west), (row, west + 0.001)], "highway=residential; name=Long Street")
        }
        drawn.way(3_000, ids: [5_000, 900_000], "highway=residential; name=Cross Street")
        drawn.way(
            3_001, ids: [1_500_000, 1_900_000, 5_000], "highway=residential; name=Other Street")
        let compiled = drawn.compiled(jobs: jobs)
        let streets = compiled.drafts.filter { $0.names.first?.value == "Long Street" }
        #expect(streets.map(\.lines.count) == [1_000, 1_000])
        #expect(compiled.crossings.count == 5)
        try Self.expectSameIndex(drawn)
    }

    @Test(arguments: [1] + jobs) func whatContainsAPlaceIsFoundBesideDoubles(jobs: Int) throws {
        var drawn = DrawnElements()
        // Duplicates and the node of the town are gone from the list before what follows them is numbered.
        for id in Int64(1)...40 { drawn.node(id, 0.5, 0.5, "amenity=bar; name=Anchor") }
        drawn.node(41, 0.5, 0.5, "place=town; name=Harbor")
        Self.crowd(&drawn, from: 100)
        drawn.node(8_000, 0.4, 0.4, "shop=bakery; name=Crust")
        drawn.box(
            100, south: 0, west: 0, north: 0.9, east: 0.9,
            "boundary=administrative; admin_level=8; name=Harbor")
        let drafts = drawn.compiled(jobs: jobs).drafts
        let shop = try #require(drafts.first { $0.names.first?.value == "Crust" })
        #expect(shop.parents.map { drafts[$0].names.first?.value } == ["Harbor"])
        #expect(shop.attributes.contains { $0.key == "addr:city" && $0.value == "Harbor" })
        #expect(drafts.count { $0.names.first?.value == "Anchor" } == 1)
        try Self.expectSameIndex(drawn)
    }

    @Test(arguments: [1] + jobs) func aStreetThatIsNotDrawnGrowsByItsAddresses(jobs: Int) throws {
        var drawn = DrawnElements()
        // Each house is a kilometer from the one before, the last one two: too far to be on the same street.
        for id in Int64(1)...300 {
            drawn.node(
                id, 0, Double(id) / 100, "addr:housenumber=\(id); addr:street=Ghost Road")
        }
        drawn.node(301, 0, 3.02, "addr:housenumber=301; addr:street=Ghost Road")
        // A house that names a street with a slip is on the one that is drawn beside it.
        drawn.way(900, [(0.1, 0), (0.1, 0.01)], "highway=residential; name=Chestnut Avenue")
        drawn.node(302, 0.1005, 0.005, "addr:housenumber=5; addr:street=Chesnut Avenue")
        // One that names none is on the nearest street, unless the street has the number.
        drawn.node(303, 0.1005, 0.006, "addr:housenumber=5")
        drawn.node(304, 0.1005, 0.007, "addr:housenumber=7")
        let drafts = drawn.compiled(jobs: jobs).drafts
        let ghosts = drafts.filter { $0.names.first?.value == "Ghost Road" }
        #expect(ghosts.map(\.numbers.count) == [300, 1])
        let avenue = try #require(drafts.first { $0.names.first?.value == "Chestnut Avenue" })
        #expect(avenue.numbers.map(\.text) == ["5", "7"])
        try Self.expectSameIndex(drawn)
    }

    @Test func stringsAndWordsAreNumberedAsTheyCome() throws {
        var drawn = DrawnElements()
        for id in Int64(1)...3_000 {
            drawn.node(
                id, Double(id % 50) / 10, Double(id / 50) / 10,
                "shop=bakery; name=Shop \(id % 700) of Baker \(id); brand=Chain \(id % 9); "
                    + "addr:street=Street \(id % 40); addr:city=Town \(id % 7); "
                    + "addr:housenumber=\(id % 90); phone=\(id % 800)")
        }
        try Self.expectSameIndex(drawn)
    }
}
