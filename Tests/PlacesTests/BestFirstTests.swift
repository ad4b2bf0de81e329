import Foundation
import MapGeometry
import Places
import TestSupport
import Testing

/// Comparing few places finds the good answers that comparing all of them finds.
struct BestFirstTests {
    /// Names of the city, whole and in parts, asked from all over it.
    @Test func aSearchOfFewPlacesFindsWhatASearchOfAllFinds() async throws {
        try await compare(count: 300) { places, request in places.search(request) }
    }

    /// Beginnings of names are the common case of long lists: most of the city begins with a few letters.
    @Test func completionOfFewPlacesFindsWhatCompletionOfAllFinds() async throws {
        try await compare(count: 300) { places, request in
            places.complete(request).map(\.place)
        }
    }

    private func compare(
        count: Int, _ ask: (Places, SearchRequest) -> [FoundPlace]
    ) async throws {
        let places = try await SampleCity.places
        var random = SplitMix(seed: 41)
        var different: [String] = []
        var total = 0
        var missed = 0
        for _ in 0..<count {
            let place = places.place(Int.random(in: 0..<places.count, using: &random))
            guard !place.name.isEmpty else { continue }
            let start = places.place(Int.random(in: 0..<places.count, using: &random)).coordinate
            var text = place.name
            if Bool.random(using: &random) {
                text = String(text.prefix(Int.random(in: 1...text.count, using: &random)))
            } else if Bool.random(using: &random) {
                text += " " + place.address.city
            }
            var request = SearchRequest(text)
            request.near = start
            request.limit = 5
            let few = ask(places, request)
            request.comparesEverything = true
            let all = ask(places, request)
            if few.first.map(\.score) != all.first.map(\.score) {
                different.append("\(text): \(few.map(\.title)), not \(all.map(\.title))")
            }
            // What has no rare word of the query, but shares a common one with it, is seldom worth a look.
            let good = all.filter { $0.score > 0.8 * (all.first?.score ?? 0) }
            total += good.count
            missed += good.count { item in
                !few.contains { $0.osm == item.osm || abs($0.score - item.score) < 1e-9 }
            }
        }
        #expect(different.isEmpty, "\(different.count) of \(count): \(different.prefix(10))")
        #expect(total > count && missed * 33 < total, "\(missed) of \(total) missed")
    }
}
