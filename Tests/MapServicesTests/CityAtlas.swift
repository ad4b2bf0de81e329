import Foundation
import MapKit
import SampleCity

/// The atlas of the sample city.
enum CityAtlas {
    /// What answers from it.
    static var provider: MapProvider {
        get throws { .atlas(try SampleAtlas.folder) }
    }

    /// The Senate Square.
    static let senateSquare = CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525)
    /// The central railway station.
    static let station = CLLocationCoordinate2D(latitude: 60.1712, longitude: 24.9414)

    /// About the middle of the sample.
    static let region = MKCoordinateRegion(
        center: senateSquare, latitudinalMeters: 2000, longitudinalMeters: 2000)
}

extension CLLocationCoordinate2D {
    func meters(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        CLLocation(latitude: latitude, longitude: longitude)
            .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}
