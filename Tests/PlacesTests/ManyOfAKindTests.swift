import Foundation
import MapGeometry
import Places
import TestSupport
import Testing

/// Kinds that stand everywhere are looked for around the person alone, not one after another.
@Suite struct ManyOfAKindTests {
    private static let count = 20_400

    /// Where each of them is.
    private static let positions: [(latitude: Double, longitude: Double)] = {
        var random = SplitMix(seed: 24)
        return (0..<count).map { _ in
            (
                Double(random.next() % 2_000_000) / 1e7 - 0.1,
                Double(random.next() % 2_000_000) / 1e7 - 0.1
            )
        }
    }()

    private static let places = Task {
        var extract = DrawnExtract()
        for (index, position) in positions.enumerated() {
            extract.node(
                index + 1, position.latitude, position.longitude,
                ["amenity": "cafe", "name": "No \(index + 1)"])
        }
        // What serves where there is no café comes behind them all, even next door.
        for (index, (latitude, longitude)) in asked.enumerated() {
            extract.node(
                count + index + 1, latitude, longitude, ["shop": "coffee", "name": "Beans"])
        }
        return try await extract.places
    }

    private func found(_ change: (inout SearchRequest) -> Void) async throws -> [Int] {
        var request = SearchRequest("cafe")
        request.limit = 12
        change(&request)
        return try await Self.places.value.search(request).compactMap {
            Int($0.osm.description.dropFirst())
        }
    }

    /// The nearest by a look at every one.
    private func nearest(
        _ here: CLLocationCoordinate2D, within box: ClosedRange<Double>? = nil
    ) -> [Int] {
        let place = CLLocation(latitude: here.latitude, longitude: here.longitude)
        return Self.positions.enumerated().filter { box?.contains($0.element.latitude) ?? true }
            .map { index, position in
                let there = CLLocation(
                    latitude: position.latitude, longitude: position.longitude)
                return (index + 1, place.distance(from: there))
            }.sorted { $0.1 < $1.1 }.prefix(12).map(\.0)
    }

    /// In the middle of them, at a corner, somewhat outside, where few are within a kilometer, and far away.
    private static let asked = [
        (0.0, 0.0), (0.05, -0.07), (0.0999, 0.0999), (0.1074, 0.0), (0.1077, 0.05), (0.3, 0.3),
    ]

    @Test(arguments: asked)
    func theNearestAreFound(_ latitude: Double, _ longitude: Double) async throws {
        let here = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        #expect(Set(try await found { $0.near = here }) == Set(nearest(here)))
    }

    @Test func aRegionThatIsRequiredIsKept() async throws {
        let here = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let answer = try await found {
            $0.near = here
            $0.region = GeographicBounds(south: 0.05, west: -0.2, north: 0.2, east: 0.2)
            $0.isRegionRequired = true
        }
        #expect(Set(answer) == Set(nearest(here, within: 0.05...0.2)))
    }
}
