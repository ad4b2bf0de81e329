import Foundation
import MapKit
import SampleCity

/// The atlas of the sample city, made anew for these tests.
enum CityAtlas {
    /// What answers from it.
    static var provider: MapProvider {
        get async throws { .atlas(try await making.value) }
    }

    /// The Senate Square.
    static let senateSquare = CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525)
    /// The central railway station.
    static let station = CLLocationCoordinate2D(latitude: 60.1712, longitude: 24.9414)

    /// About the middle of the sample.
    static let region = MKCoordinateRegion(
        center: senateSquare, latitudinalMeters: 2000, longitudinalMeters: 2000)

    private static let making = Task {
        let cache = FileManager.default.temporaryDirectory
            .appendingPathComponent("mapwright-tests-\(ProcessInfo.processInfo.processIdentifier)")
        return try await SampleAtlas.folder(cache: cache)
    }
}

extension CLLocationCoordinate2D {
    func meters(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        CLLocation(latitude: latitude, longitude: longitude)
            .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}
