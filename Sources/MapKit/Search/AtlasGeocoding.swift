import Foundation
import Places

/// What answers `CLGeocoder`: the provider of ``MapProvider/current``.
///
/// Core Location finds it by its name, as it stands below the engines.
final class AtlasGeocoding: GeocodingSource {
    init() {}

    func placemarks(
        address: String, near center: CLLocationCoordinate2D?, locale: Locale?
    ) async throws -> [CLPlacemark.Values] {
        ServiceDiagnostics.shared.geocoded()
        return try await Self.found(
            address: address, near: center, region: nil, locale: locale, provider: .current
        ).map(\.placemark)
    }

    func placemarks(at location: CLLocation, locale: Locale?) async throws -> [CLPlacemark.Values] {
        ServiceDiagnostics.shared.geocoded()
        return try await MapProvider.current.answers().reverse(
            location.coordinate, languages: SpokenLanguages.preferred(locale)
        ).map(\.placemark)
    }

    /// Finds an address: the best answer.
    static func found(
        address: String, near center: CLLocationCoordinate2D?, region: GeographicBounds?,
        locale: Locale?, provider: MapProvider
    ) async throws -> [FoundItem] {
        var request = SearchRequest(address)
        request.near = center
        request.region = region
        request.types = .address
        request.languages = SpokenLanguages.preferred(locale)
        request.limit = 5
        return Array(try await provider.answers().geocode(request).prefix(1))
    }
}
