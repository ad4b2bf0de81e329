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

    /// Bounds are of the same score that ranks, whatever its weights: a number of its own in one place would drop
    /// good answers.
    @Test(arguments: [(0.4, 0.28, 0.38), (0.02, 0.28, 0.38), (0.12, 0.5, 0.38), (0.12, 0.28, 0.2)])
    func otherWeightsFindWhatASearchOfAllFinds(
        importance: Double, nearness: Double, nameShare: Double
    ) async throws {
        var weights = RankingWeights()
        weights.importance = importance
        weights.nearness = nearness
        weights.nameShare = Float(nameShare)
        try await compare(count: 80, weights) { places, request in places.search(request) }
    }

    private func compare(
        count: Int, _ weights: RankingWeights = RankingWeights(),
        _ ask: (Places, SearchRequest) -> [FoundPlace]
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
            request.weights = weights
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
        #expect(total > count && missed * 30 < total, "\(missed) of \(total) missed")
    }
}
