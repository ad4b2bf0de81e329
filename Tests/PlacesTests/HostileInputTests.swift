import MapGeometry
import Places
import Testing

/// Queries that nobody should type, and indexes that nobody should have.
struct HostileInputTests {
    @Test(arguments: [
        "", " ", "\u{0}", "....", "!?,;:-()[]{}", "\u{202e}\u{200f}\u{feff}", "😀🚕👩‍👩‍👧", "a", "1",
        "0/0",
        "\u{301}\u{301}\u{301}", "n n n n n n n n n n n n n n n n n n", "near near near", "in",
        "cafe near",
        "&", "A & B & C", "99999999999999999999", "katu 99999999999999999999", "-,-", "+", "geo:",
        "ﷺ", "ẞ", "1°",
        "12345678901234567890 E 1 N", "٣٤ شارع", "กรุงเทพ",
    ])
    func strangeQueriesAreAnswered(_ query: String) async throws {
        #expect(try await SampleCity.search(query).count <= 10)
        var request = SearchRequest(query)
        request.near = SampleCity.senateSquare
        #expect(try await SampleCity.places.complete(request).count <= 10)
    }

    @Test func longQueriesAreCutShort() async throws {
        for unit in ["a", "katu ", "é", "漢", "1 ", "near ", "\u{0}"] {
            let query = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
            #expect(try await SampleCity.search(query).count <= 10)
        }
    }

    @Test func invalidUTF8IsAnswered() async throws {
        let query = String(
            decoding: [0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x61, 0xf5], as: UTF8.self)
        #expect(try await SampleCity.search(query).count <= 10)
    }

    @Test func emptyRegionsAndWildNumbersAreHarmless() async throws {
        for near in [
            CLLocationCoordinate2D(latitude: .nan, longitude: 0),
            .init(latitude: 1e9, longitude: 0),
            .init(latitude: 90, longitude: 180), .init(latitude: -90, longitude: -180),
        ] {
            #expect(try await SampleCity.search("kahvila") { $0.near = near }.count <= 10)
        }
        for limit in [-1, 0, 1_000_000] {
            #expect(try await SampleCity.search("kahvila") { $0.limit = limit }.count <= 100)
        }
    }

    @Test func cutOffIndexesAreRefused() async throws {
        let bytes = try await SampleCity.bytes
        for length in [0, 1, 7, 8, 12, 16, 100, 1_000, 1_100, bytes.count / 2, bytes.count - 64] {
            #expect(throws: PlacesError.self) { try SampleCity.open(Array(bytes[..<length])) }
        }
    }

    @Test func foreignAndNewerFilesAreRefused() async throws {
        var bytes = try await SampleCity.bytes
        bytes[8] = 200
        #expect(throws: PlacesError.self) { try SampleCity.open(bytes) }
        #expect(throws: PlacesError.self) { try SampleCity.open(Array("PMTiles, not places".utf8)) }
    }

    /// Flipped bytes give an error at opening or an answer of some kind, never a crash.
    @Test(arguments: 0..<40)
    func damagedIndexesNeverCrash(_ seed: Int) async throws {
        var bytes = try await SampleCity.bytes
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        for _ in 0..<(1 << (seed % 12)) {
            bytes[next() % bytes.count] = UInt8(truncatingIfNeeded: next())
        }
        // Refusal is as good an outcome as any.
        guard let places = try? SampleCity.open(bytes) else { return }
        for query in ["Aleksanterinkatu 15", "kahvila", "cafe near Ateneum", "Mannerhiem", "a"] {
            var request = SearchRequest(query)
            request.near = SampleCity.senateSquare
            _ = places.search(request)
            _ = places.complete(request)
        }
        _ = places.reverse(SampleCity.senateSquare)
    }
}
