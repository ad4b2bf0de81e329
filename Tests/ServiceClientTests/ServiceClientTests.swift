import Foundation
import MapKit
import SampleCity
import Testing
import UIKit

/// Drives programs of services in Swift 6 mode over the sample city.
@MainActor @Suite struct ServiceClientTests {
    private func inSampleCity<Result>(_ work: () async throws -> Result) async throws -> Result {
        let folder = try SampleAtlas.folder
        return try await MapProvider.using(.atlas(folder)) { try await work() }
    }

    @Test func typingCompletesSearchesAndLeadsThere() async throws {
        try await inSampleCity {
            let model = GuideModel()
            model.updateSearch("Ateneum")
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = model.completions
                } onChange: {
                    continuation.resume()
                }
            }
            try await model.search(for: model.completions[0])
            let found = try #require(model.searchResults.first)
            let route = try await guideRoute(
                from: CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525), to: found)
            #expect(route.expectedTravelTime > 0 && route.distance > 0)
            #expect(route.steps.dropFirst().allSatisfy { !$0.instructions.isEmpty })
        }
    }

    @Test func theSearchBarFillsTheTableAndARowGoesToTheMap() async throws {
        try await inSampleCity {
            let controller = PlacesController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let bar = try #require(controller.navigationItem.titleView as? UISearchBar)
            #expect(bar.frame.height == 56)
            let results = try #require(controller.results)
            await withCheckedContinuation { continuation in
                results.onAnswer = {
                    results.onAnswer = nil
                    continuation.resume()
                }
                bar.text = "museum"
                #expect(controller.search.isActive)
            }
            #expect(results.failure == nil)
            let table = try #require(results.tableView)
            #expect(table.visibleCells.first?.textLabel?.text == results.items.first?.name)
            results.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
            let added = try #require(controller.map.annotations.first)
            #expect(added.title ?? nil == results.items[0].name)
            #expect(controller.map.view(for: added) is MKPinAnnotationView)
            #expect(!controller.search.isActive && bar.text == "")
        }
    }
}
