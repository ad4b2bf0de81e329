import Foundation
import MapKit
import SampleCity
import Testing

/// Drives the program of services over the sample city.
@MainActor @Suite struct ServiceTests {
    private let square = CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525)

    private func inSampleCity<Result>(
        _ work: () async throws -> Result
    ) async throws -> Result {
        let folder = try SampleAtlas.folder
        return try await MapProvider.using(.atlas(folder)) { try await work() }
    }

    @Test func searchFillsTheListAndTheRouteBecomesALine() async throws {
        try await inSampleCity {
            let model = ServiceModel()
            let region = MKCoordinateRegion(
                center: square, latitudinalMeters: 2000, longitudinalMeters: 2000)
            try await model.search("cafe", in: region)
            let cafe = try #require(model.found.first)
            let route = try await model.route(from: square, to: cafe, by: .walking)
            #expect(route.expectedTravelTime > 0 && !route.steps.isEmpty)
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let delegate = RouteDelegate()
            map.delegate = delegate
            map.addOverlay(route.polyline, level: .aboveRoads)
            map.setVisibleMapRect(route.polyline.boundingMapRect, animated: false)
            #expect(map.renderer(for: route.polyline) is MKPolylineRenderer)
            #expect(try await model.place(of: "Mannerheimintie 5") != nil)
            #expect(try await !model.hasStreetPictures(at: square))
        }
    }

    @Test func typingCompletesAndACompletionIsFound() async throws {
        try await inSampleCity {
            let model = ServiceModel()
            await withCheckedContinuation { continuation in
                model.onCompletions = {
                    model.onCompletions = nil
                    continuation.resume()
                }
                for length in 1...7 { model.type(String("Ateneum".prefix(length))) }
            }
            let completion = try #require(model.completions.first)
            #expect(completion.title.contains("Ateneum"))
            try await model.search(for: completion)
            #expect(model.found.count == 1 && model.found[0].name == completion.title)
        }
    }

    @Test func theWayOfBeforeAsync() async throws {
        try await inSampleCity {
            let model = ServiceModel()
            await withCheckedContinuation { continuation in
                model.search("museum", around: square) { continuation.resume() }
            }
            #expect(!model.found.isEmpty)
        }
    }
}
