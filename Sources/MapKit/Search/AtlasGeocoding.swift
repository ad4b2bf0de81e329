import Foundation
import Places

/// What answers `CLGeocoder`: the provider of ``MapProvider/current``.
///
/// Core Location finds it by its name, as it stands below the engines.
final class AtlasGeocoding: GeocodingSource {
    init() {}

    func inherited() -> GeocodingContext {
        let provider = MapProvider.temporary
        return { work in
            try await MapProvider.$temporary.withValue(provider) { try await work() }
        }
    }

    func placemarks(
        address: String, near center: CLLocationCoordinate2D?, locale: Locale?
    ) async throws -> [CLPlacemark.Values] {
        ServiceAdvice.shared.geocoded()
        return try await Self.found(
            address: address, near: center, region: nil, locale: locale, provider: .current
        ).map(\.placemark)
    }

    func placemarks(at location: CLLocation, locale: Locale?) async throws -> [CLPlacemark.Values] {
        ServiceAdvice.shared.geocoded()
        return try await MapProvider.current.answers().reverse(
            location.coordinate, languages: SpokenLanguages.preferred(locale)
        ).map(\.placemark)
    }

    /// Finds an address; those that are as good as the best one.
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
        let answers = try await provider.answers()
        let found = try await answers.search(request)
        if !found.isEmpty { return Array(found.prefix(1)) }
        // Apple's geocoder finds sights and stations by their names too.
        request.types = [.pointOfInterest, .physicalFeature]
        return Array(try await answers.search(request).prefix(1))
    }
}
