import MapGeometry
import Places
import Testing

/// Something near a position, between two places, along a line.
struct PositionAnchorTests {
    private func town() async throws -> DrawnPlaces {
        try await DrawnPlaces([
            "A": (0.0001, 0.0001, "amenity=cafe; name=Here"),
            "B": (0.0500, 0.0500, "amenity=cafe; name=There"),
            "C": (0.0250, 0.0251, "amenity=cafe; name=Halfway"),
            "D": (0.0250, 0.0600, "amenity=cafe; name=Aside"),
            "X": (0.0000, 0.0000, "place=suburb; name=Kamppi"),
            "Y": (0.0520, 0.0520, "place=suburb; name=Pasila"),
            "L": (0.0499, 0.0499, "shop=supermarket; name=Lidl"),
            "M": (0.0001, 0.0000, "shop=supermarket; name=Lidl"),
        ])
    }

    @Test(arguments: [
        "cafe near 0.05,0.05", "cafe near 0.05, 0.05", "Café bei 0°03′00″N 0°03′00″E",
    ])
    func nearAPosition(_ query: String) async throws {
        #expect(try await town().search(query).first == "B")
    }

    @Test func nearACode() async throws {
        // The code of 0.05, 0.05.
        #expect(try await town().search("cafe near 6FG23332+22").first == "B")
        #expect(try await town().search("Lidl near 6FG23332+22").first == "L")
    }

    @Test(arguments: [
        "cafe between Kamppi and Pasila", "Café zwischen Kamppi und Pasila",
        "kahvila välillä Kamppi ja Pasila", "cafe between 0.0001,0.0001 and 0.052,0.052",
    ])
    func betweenTwoPlaces(_ query: String) async throws {
        let found = try await town().search(query)
        #expect(Set(found) == ["A", "B", "C"], "\(found)")
    }

    @Test func alongALine() async throws {
        let line = [
            CLLocationCoordinate2D(latitude: 0, longitude: 0),
            CLLocationCoordinate2D(latitude: 0.025, longitude: 0.025),
            CLLocationCoordinate2D(latitude: 0.025, longitude: 0.0599),
        ]
        let found = try await town().search("cafe") {
            $0.route = line
            $0.routeReach = 200
        }
        #expect(Set(found) == ["A", "C", "D"], "\(found)")
        let named = try await town().search("Lidl") { $0.route = line }
        #expect(named == "M")
    }

    @Test func aLineOfNoCoordinatesFindsNothing() async throws {
        let found = try await town().search("cafe") {
            $0.route = [CLLocationCoordinate2D(latitude: .nan, longitude: 500)]
            $0.routeReach = .infinity
        }
        #expect(found.isEmpty)
    }

    @Test func aPositionTellsWhatStandsThere() async throws {
        let found = try await town().found("0.0500,0.0500")
        #expect(found.count == 1)
        #expect(found.first?.subtitle.contains("There") == true, "\(found.map(\.subtitle))")
    }

    /// The kiosk is the nearer Rose; what is looked for in Rose, or beside the name, is looked for in the neighborhood.
    @Test(arguments: [
        ("cafe near rose", "ab"), ("cafe in rose", "ba"), ("cafe rose", "ba"), ("rose cafe", "ba"),
    ])
    func aKindBesideANameIsMeantInTheSettlementOfThatName(
        _ query: String, _ found: String
    ) async throws {
        let map = try await DrawnPlaces([
            "k": (0.001, 0, "shop=kiosk; name=Rose"),
            "a": (0.002, 0, "amenity=cafe; name=Lily"),
            "s": (0.020, 0, "place=neighbourhood; name=Rose"),
            "b": (0.021, 0, "amenity=cafe; name=Iris"),
        ])
        #expect(map.search("rose") == "ks")
        #expect(map.search(query) == found)
    }
}
