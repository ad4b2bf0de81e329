import MapGeometry
import Places
import Testing

/// What the sample city lacks: water, ranges of house numbers, other scripts.
struct VillageTests {
    private func reverse(_ latitude: Double, _ longitude: Double) async throws -> ReverseAnswer {
        try await DrawnVillage.places.reverse(
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    @Test func theSeaBeginsBehindTheCoast() async throws {
        let sea = try await reverse(-0.02, -0.02)
        #expect(sea.ocean == "North Atlantic Ocean" || sea.ocean == "South Atlantic Ocean")
        #expect(sea.places.first?.name == sea.ocean)
        #expect(sea.inlandWater == nil)
        #expect(try await reverse(0.0005, -0.02).ocean == nil)
        // At the corner of the coast the side is still the right one.
        #expect(try await reverse(-0.0003, -0.01).ocean != nil)
        #expect(try await reverse(0.0003, -0.01).ocean == nil)
    }

    @Test func baysHaveTheirNames() async throws {
        #expect(try await reverse(-0.002, 0.015).ocean == "Quiet Bay")
        // The outline reaches over the beach; the coastline knows better.
        #expect(try await reverse(0.0007, 0.015).ocean == nil)
    }

    @Test func lakesAreInlandWater() async throws {
        let lake = try await reverse(0.02, 0.02)
        #expect(lake.inlandWater == "Mirror Lake")
        #expect(lake.ocean == nil)
        #expect(try await reverse(0.0225, 0.02).inlandWater == nil)
    }

    @Test func parksAreOfInterest() async throws {
        #expect(try await reverse(0.0075, 0.005).areasOfInterest.map(\.name) == ["Rose Park"])
        #expect(try await reverse(0.004, 0.005).areasOfInterest.isEmpty)
    }

    @Test func nothingIsSaidOfWhatIsFarAway() async throws {
        for (latitude, longitude) in [(10.0, 10.0), (-60, 100), (89.9, -179.9)] {
            let answer = try await reverse(latitude, longitude)
            #expect(answer.isEmpty)
        }
    }

    @Test func namedStreetsComeBeforeNumbers() async throws {
        // Where Oak Avenue ends on the B 12.
        let corner = try await reverse(0.00203, 0.00002)
        #expect(corner.places.first { $0.kind == .street }?.name == "Oak Avenue")
        let road = try await reverse(0.002, 0.02)
        #expect(road.places.first { $0.kind == .street }?.name == "B 12")
    }

    @Test(arguments: [
        ("Oak Avenue 16", "14-20"), ("14 Oak Avenue", "14-20"), ("Oak Avenue 14-20", "14-20"),
        ("Oak Avenue 42", "36;42"), ("Main Street 6", "6"), ("8 Main St", "8"),
    ])
    func numbersOfRangesListsAndInterpolationsResolve(
        _ query: String, _ number: String
    ) async throws {
        let first = try #require(try await DrawnVillage.search(query).first)
        #expect(first.kind == .address)
        #expect(first.address.housenumber == number)
    }

    @Test func interpolatedHousesStandInTheRightOrder() async throws {
        var west = -1.0
        for number in [2, 4, 6, 8, 10] {
            let house = try #require(
                try await DrawnVillage.search("Main Street \(number)").first)
            #expect(house.coordinate.longitude > west)
            west = house.coordinate.longitude
        }
        #expect(abs(west + 0.002) < 1e-6)
    }

    @Test(arguments: [
        // The reading that the map gives, one that ICU gives, parts in the script itself.
        ("Sensoji", "浅草寺"), ("Sensō-ji", "浅草寺"), ("浅草", "浅草寺"), ("浅草寺", "浅草寺"),
        ("dong jing", "東京"), ("東京", "東京"), ("Kafeneio Athina", "Καφενείο Αθηνά"),
        ("Αθηνα", "Καφενείο Αθηνά"), ("mtm alslam", "مطعم السلام"), ("مطعم السلام", "مطعم السلام"),
        // By an old name, and by the chain.
        ("Mehlwurm", "Brotzeit"), ("Kornblume", "Brotzeit"),
    ])
    func findsNamesOfOtherScriptsAndTimes(_ query: String, _ name: String) async throws {
        #expect(try await DrawnVillage.search(query).first?.name == name)
    }

    @Test func carriesAttributesAlong() async throws {
        let bakery = try #require(try await DrawnVillage.search("Brotzeit").first)
        #expect(bakery.attributes["phone"] == "+1 555")
        #expect(bakery.attributes["opening_hours"] == "24/7")
        #expect(bakery.attributes["wheelchair"] == "yes")
        #expect(bakery.address.city == "Testville")
    }

    @Test(arguments: [1, 2, 3, 4, 5])
    func theOrderOfTheFileDoesNotMatter(_ seed: UInt64) async throws {
        let village = DrawnVillage()
        #expect(try await village.bytes(seed: seed) == village.bytes())
    }
}
