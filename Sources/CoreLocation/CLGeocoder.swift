import Contacts
import Dispatch
import Foundation
import Synchronization

/// What is called with placemarks, or with the reason why there are none, on the main queue.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into positions and positions into addresses, by the provider of MapKit's answers.
///
/// One request at a time runs for each geocoder; a second fails with `CLError.network`. Deprecated since iOS 26 in
/// favour of `MKGeocodingRequest`; it stays here as it does there.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state is behind a lock.
    private let running = Mutex<Task<[CLPlacemark.Values], any Error>?>(nil)

    /// Creates a geocoder.
    public override init() {}

    /// Whether a request runs.
    open var isGeocoding: Bool { running.withLock { $0 != nil } }

    /// Ends the request that runs; it fails with `CLError.geocodeCanceled`.
    open func cancelGeocode() { running.withLock { $0 }?.cancel() }

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
        let task = try begin(work)
        return try await withTaskCancellationHandler {
            try await task.value.map(CLPlacemark.init(values:))
        } onCancel: {
            task.cancel()
        }
    }

    private func hand(over completion: @escaping CLGeocodeCompletionHandler, _ work: @escaping Work)
    {
        // The closure is handed over to the main queue, and called there once.
        nonisolated(unsafe) let completion = completion
        do {
            let task = try begin(work)
            Task.detached {
                let result = await task.result
                DispatchQueue.main.async {
                    switch result {
                    case .success(let values):
                        completion(values.map(CLPlacemark.init(values:)), nil)
                    case .failure(let error): completion(nil, error)
                    }
                }
            }
        } catch {
            DispatchQueue.main.async { completion(nil, error) }
        }
    }

    private func begin(_ work: @escaping Work) throws -> Task<[CLPlacemark.Values], any Error> {
        let context: GeocodingContext
        if let source = Geocoding.source {
            context = source.inherited()
        } else {
            context = { work in try await work() }
        }
        let task: Task<[CLPlacemark.Values], any Error>? = running.withLock { running in
            guard running == nil else { return nil }
            let task = Task.detached(priority: .userInitiated) {
                defer { self.running.withLock { $0 = nil } }
                guard let source = Geocoding.source else {
                    throw Self.error(
                        .network, "Geocoding needs MapKit, which is not in this program.")
                }
                do {
                    let found = try await context { try await work(source) }
                    if Task.isCancelled { throw CLError(.geocodeCanceled) }
                    if found.isEmpty {
                        throw Self.error(.geocodeFoundNoResult, "Nothing was found.")
                    }
                    return found
                } catch let error as CLError {
                    throw error
                } catch {
                    if Task.isCancelled { throw CLError(.geocodeCanceled) }
                    throw Self.error(.network, "\(error)", error)
                }
            }
            running = task
            return task
        }
        guard let task else {
            throw Self.error(
                .network, "The geocoder is working already; it takes one request at a time.")
        }
        return task
    }

    private static func error(
        _ code: CLError.Code, _ reason: String, _ underlying: (any Error)? = nil
    ) -> CLError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: reason]
        info[NSUnderlyingErrorKey] = underlying
        return CLError(code, userInfo: info)
    }
}
