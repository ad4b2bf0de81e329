import Foundation

/// A service that converts addresses to placemarks, and locations to addresses.
///
/// Core Location stands below the engines and does not know them. MapKit has a class of this kind, which is
/// found by its name.
package protocol GeocodingSource: AnyObject, Sendable {
    init()

    /// Finds an address, the nearer to `center` among equals; the best answer first, empty if there is none.
    func placemarks(
        address: String, near center: CLLocationCoordinate2D?, locale: Locale?
    ) async throws -> [CLPlacemark.Values]

    /// Returns the placemarks at a location; empty if nothing is known of it.
    func placemarks(at location: CLLocation, locale: Locale?) async throws -> [CLPlacemark.Values]
}

/// The geocoding source of this program.
enum Geocoding {
    static let source: (any GeocodingSource)? = {
        // Both modules are of one product, so that this one is never there without MapKit.
        let type = NSClassFromString("MapKit.AtlasGeocoding") as? any GeocodingSource.Type
        return type?.init()
    }()
}
