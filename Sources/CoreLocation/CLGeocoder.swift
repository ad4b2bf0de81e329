import Contacts
import Foundation

/// A closure that is called on the main queue with placemarks, or with the error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into positions and positions into addresses, by the provider of MapKit's answers.
///
/// One request at a time runs for each geocoder; a second fails with `CLError.network`. Deprecated since iOS 26 in
/// favor of `MKGeocodingRequest`; it stays here as it does there.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state is behind a lock.
    private let request = SingleRequest(
        SingleRequest.Failures(
            busy: {
                error(
                    .network, "The geocoder is working already; it takes one request at a time.")
            },
            cancelled: { CLError(.geocodeCanceled) },
            translated: { $0 is CLError ? $0 : error(.network, "\($0)", $0) }))

    /// Creates a geocoder, which answers one request at a time.
    public override init() {}

    /// Whether a request is running.
    open var isGeocoding: Bool { request.isRunning }

    /// Cancels the request that is running; it fails with `CLError.geocodeCanceled`.
    open func cancelGeocode() { request.cancel() }

    // MARK: Positions to addresses

    /// Hands over what is at a position.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.reverse(location, nil))
    }

    /// Hands over what is at a position, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.reverse(location, locale))
    }

    /// Returns what is at a position.
    ///
    /// - Throws: `CLError`: `geocodeFoundNoResult` if nothing is known of it, `geocodeCanceled`, `network`.
    nonisolated(nonsending) open func reverseGeocodeLocation(
        _ location: CLLocation
    ) async throws -> [CLPlacemark] {
        try await answer(Self.reverse(location, nil))
    }

    /// Returns what is at a position, in a language.
    nonisolated(nonsending) open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer(Self.reverse(location, locale))
    }

    // MARK: Addresses to positions

    /// Hands over where an address is.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.forward(addressString, nil, nil))
    }

    /// Hands over where an address is, the nearer to a region among equals.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.forward(addressString, region, nil))
    }

    /// Hands over where an address is, the nearer to a region among equals, in a language.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.forward(addressString, region, locale))
    }

    /// Returns where an address is.
    ///
    /// - Throws: `CLError`: `geocodeFoundNoResult` if there is none, `geocodeCanceled`, `network`.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String
    ) async throws -> [CLPlacemark] {
        try await answer(Self.forward(addressString, nil, nil))
    }

    /// Returns where an address is, the nearer to a region among equals.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?
    ) async throws -> [CLPlacemark] {
        try await answer(Self.forward(addressString, region, nil))
    }

    /// Returns where an address is, the nearer to a region among equals, in a language.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer(Self.forward(addressString, region, locale))
    }

    /// Hands over where a postal address is.
    open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.forward(Self.line(postalAddress), nil, nil))
    }

    /// Hands over where a postal address is, in a language.
    open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        hand(over: completionHandler, Self.forward(Self.line(postalAddress), nil, locale))
    }

    /// Returns where a postal address is.
    nonisolated(nonsending) open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress
    ) async throws -> [CLPlacemark] {
        try await answer(Self.forward(Self.line(postalAddress), nil, nil))
    }

    /// Returns where a postal address is, in a language.
    nonisolated(nonsending) open func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer(Self.forward(Self.line(postalAddress), nil, locale))
    }

    // MARK: Working

    private typealias Work = @Sendable (any GeocodingSource) async throws -> [CLPlacemark.Values]

    private static func reverse(_ location: CLLocation, _ locale: Locale?) -> Work {
        { source in
            guard CLLocationCoordinate2DIsValid(location.coordinate) else { return [] }
            return try await source.placemarks(at: location, locale: locale)
        }
    }

    private static func forward(
        _ address: String, _ region: CLRegion?, _ locale: Locale?
    ) -> Work {
        let center = (region as? CLCircularRegion)?.center
        return { source in
            try await source.placemarks(address: address, near: center, locale: locale)
        }
    }

    private static func line(_ address: CNPostalAddress) -> String {
        CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
            .replacing("\n", with: ", ")
    }

    nonisolated(nonsending) private func answer(
        _ work: @escaping Work
    ) async throws -> [CLPlacemark] {
        try await request.answer { try await Self.found(work) }.map(CLPlacemark.init(values:))
    }

    private func hand(over completion: @escaping CLGeocodeCompletionHandler, _ work: @escaping Work)
    {
        request.answer(
            { try await Self.found(work) }, as: { $0.map(CLPlacemark.init(values:)) }, completion)
    }

    private static func found(_ work: Work) async throws -> [CLPlacemark.Values] {
        guard let source = Geocoding.source else {
            throw error(.network, "Geocoding needs MapKit, which is not in this program.")
        }
        let found = try await work(source)
        if found.isEmpty { throw error(.geocodeFoundNoResult, "Nothing was found.") }
        return found
    }

    private static func error(
        _ code: CLError.Code, _ reason: String, _ underlying: (any Error)? = nil
    ) -> CLError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: reason]
        info[NSUnderlyingErrorKey] = underlying
        return CLError(code, userInfo: info)
    }
}
