import MapGeometry
import Places
import Testing

/// Positions typed instead of names, in the notations that people and other programs use.
struct TypedPositionTests {
    private func position(_ query: String) async throws -> CLLocationCoordinate2D? {
        let first = try await SampleCity.search(query).first
        return first?.kind == .coordinate ? first?.coordinate : nil
    }

    private func expect(
        _ query: String, _ latitude: Double, _ longitude: Double, within degrees: Double = 1e-6
    ) async throws {
        let found = try #require(try await position(query), "\(query) is a position")
        #expect(abs(found.latitude - latitude) < degrees, "\(query): \(found)")
        #expect(abs(found.longitude - longitude) < degrees, "\(query): \(found)")
    }

    @Test func aWholePlusCodeBesideANameCounts() async throws {
        for query in ["9GG65XC3+Q2 Helsinki", "Helsinki, 9GG65XC3+Q2"] {
            try await expect(query, 60.1719375, 24.9525625, within: 0.0001)
        }
        #expect(try await position("Chez Nous + Co Helsinki") == nil)
    }

    @Test func anEndlessQueryTakesNoLongerThanAnother() async throws {
        let start = ContinuousClock.now
        _ = try await SampleCity.search(String(repeating: "🍕", count: 100_000))
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(
        arguments: [
            "60.1695, 24.9525", "60.1695 24.9525", "60.1695,24.9525", "60.1695; 24.9525",
            "60.1695/24.9525", "(60.1695, 24.9525)", "60.1695N 24.9525E", "N60.1695 E24.9525",
            "60.1695° N, 24.9525° E", "E 24.9525 N 60.1695", "24.9525 E, 60.1695 N",
            "lat 60.1695 lon 24.9525", "latitude: 60.1695, longitude: 24.9525",
            "lng=24.9525, lat=60.1695", "+60.1695+024.9525/", "60.1695 north, 24.9525 east",
            // With a decimal comma.
            "60,1695 24,9525", "60,1695, 24,9525", "60,1695; 24,9525", "60,1695° N 24,9525° E",
            // Minutes, and minutes and seconds.
            "60°10.17'N 24°57.15'E", "60° 10.17′ N, 24° 57.15′ E", "N 60° 10.17' E 24° 57.15'",
            "60 10.17 N 24 57.15 E", "N60 10.17 E24 57.15", "60°10,17' N 24°57,15' E",
            "60°10'10.2\"N 24°57'9\"E", "60° 10′ 10.2″ N, 24° 57′ 9″ E", "60°10'10.2''N 24°57'9''E",
            "60 10 10.2 N, 24 57 9 E", "N 60 10 10.2 E 24 57 9", "60:10:10.2N 24:57:09E",
            "60d10m10.2s N 24d57m9s E", "60 deg 10 min 10.2 sec N, 24 deg 57 min 9 sec E",
            "60°10’10.2”N 24°57’9”E",
            // In digits and marks of other scripts.
            "٦٠٫١٦٩٥، ٢٤٫٩٥٢٥", "६०.१६९५, २४.९५२५", "６０.１６９５，２４.９５２５", "60.1695，24.9525",
            "６０．１６９５、２４．９５２５", "60.1695°Ｎ，24.9525°Ｅ",
        ])
    func readsDegrees(_ query: String) async throws {
        try await expect(query, 60.1695, 24.9525)
    }

    @Test(arguments: [
        ("-33.86 151.21", -33.86, 151.21), ("33.86 S 151.21 E", -33.86, 151.21),
        ("S 33° 51.6' W 151° 12.6'", -33.86, -151.21), ("−33.86, −151.21", -33.86, -151.21),
        ("33°51'36\"S 151°12'36\"W", -33.86, -151.21), ("151.21, -33.86", -33.86, 151.21),
        ("335136S 1511236W", -33.86, -151.21), ("0.0, 0.0", 0, 0), ("90, 180.0", 90, 180),
    ])
    func knowsTheHalvesOfTheWorld(
        _ query: String, _ latitude: Double, _ longitude: Double
    ) async throws {
        try await expect(query, latitude, longitude)
    }

    @Test(
        arguments: [
            "geo:60.1695,24.9525", "geo:60.1695,24.9525,12;u=35",
            "geo:0,0?q=60.1695,24.9525(Senaatintori)", "geo:0,0?q=60.1695%2C24.9525",
            "geo:60.1695,24.9525?z=15",
            "https://www.openstreetmap.org/#map=17/60.1695/24.9525",
            "https://www.openstreetmap.org/?mlat=60.1695&mlon=24.9525#map=5/1/2",
            "https://maps.apple.com/?ll=60.1695,24.9525&q=Senaatintori",
            "https://maps.apple.com/place?coordinate=60.1695%2C24.9525&name=x",
            "https://www.google.com/maps/@60.1695,24.9525,15z",
            "https://www.google.com/maps/place/X/@1,2,15z/data=!3m1!4b1!8m2!3d60.1695!4d24.9525",
            "https://maps.google.com/?q=60.1695,24.9525",
            "https://www.google.com/maps/search/?api=1&query=60.1695%2C24.9525",
            "https://www.google.com/maps/dir/?api=1&destination=60.1695,24.9525",
        ])
    func readsLinks(_ query: String) async throws { try await expect(query, 60.1695, 24.9525) }

    @Test(arguments: [
        // The Eiffel Tower, and a round position in Iowa, from the documents of other converters.
        ("31U 448251 5411932", 48.8582, 2.2945), ("31N 448251mE 5411932mN", 48.8582, 2.2945),
        ("15TWG0000049776", 42, -93), ("15T WG 00000 49776", 42, -93),
        // Sydney's opera, south of the equator.
        ("56H 334897 6252293", -33.857, 151.2152), ("56HLH3489752293", -33.857, 151.2152),
    ])
    func readsGridReferences(
        _ query: String, _ latitude: Double, _ longitude: Double
    ) async throws {
        try await expect(query, latitude, longitude, within: 1e-3)
    }

    @Test func readsPlusCodes() async throws {
        // The Merlion, from the specification's examples.
        try await expect("6PH57VP3+PR", 1.2868, 103.8545, within: 1e-3)
        try await expect("8FVC0000+", 47.5, 8.5, within: 0.51)
    }

    @Test func readsShortPlusCodesNearAPlaceOrAPerson() async throws {
        // 9GG65XX2+… is the cell of the cathedral; without its first digits it needs a neighbor.
        for query in ["5XC2+RX Helsinki", "Helsinki 5XC2+RX", "5xc2+rx, helsinki", "5XC2+RX"] {
            try await expect(query, 60.17206, 24.95244, within: 1e-3)
        }
        let lost = try await SampleCity.places.search(SearchRequest("5XC2+RX"))
        #expect(lost.first?.kind != .coordinate)
    }

    @Test(arguments: [
        "Aleksanterinkatu 15", "00100 Helsinki", "60 24", "50 N 100 E", "12 34 56 78", "1°",
        "91.5 N, 0.5",
        "60°70'N 24°10'E", "geo:", "geo:here", "https://example.org/", "5 E", "N E", "99 99 99",
        "60.1 N 24.9 N", "37 Rue de 1.5, 2.5", "1.2.3.4", "61UXX1234", "35IAB1234",
    ])
    func leavesOtherTextAlone(_ query: String) async throws {
        #expect(try await position(query) == nil)
    }

    /// Whatever is written comes back, to the precision it was written with.
    @Test func readsBackWhatItIsToldInEveryNotation() async throws {
        var state: UInt64 = 42
        func random(_ limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Double(state >> 11) / Double(1 << 53) * 2 - 1) * limit
        }
        for _ in 0..<60 {
            let latitude = (random(89) * 1e4).rounded() / 1e4
            let longitude = (random(179) * 1e4).rounded() / 1e4
            func sexagesimal(_ value: Double, _ letters: (String, String)) -> String {
                let seconds = (abs(value) * 36_000).rounded()
                let degrees = Int(seconds / 36_000)
                let minutes = Int(seconds / 600) % 60
                let rest = (seconds - Double(degrees) * 36_000 - Double(minutes) * 600) / 10
                return "\(degrees)°\(minutes)'\(rest)\"\(value < 0 ? letters.1 : letters.0)"
            }
            try await expect("\(latitude), \(longitude)", latitude, longitude)
            try await expect(
                sexagesimal(latitude, ("N", "S")) + " " + sexagesimal(longitude, ("E", "W")),
                latitude, longitude, within: 3e-5)
        }
    }
}
