import CoreLocation
import Foundation

/// A request for the places that an address names: forward geocoding.
open class MKGeocodingRequest: NSObject {
    /// The address to find, as the user writes it; not blank.
    public final let addressString: String
    /// The region that results are preferred in; all zeros, the default, for anywhere.
    open var region = MKCoordinateRegion()
    /// The locale whose language names are in; the user's if nil.
    open var preferredLocale: Locale?
    /// The source of the answer; ``MapProvider/current`` if nil.
    public final var provider: MapProvider?

    private let request = SingleRequest(.mapKit)

    /// Creates a request; nil if the address is blank.
    public init?(addressString: String) {
        guard addressString.contains(where: { !$0.isWhitespace }) else { return nil }
        self.addressString = addressString
    }

    /// The places, best first.
    ///
    /// Fails with `placemarkNotFound` if there are none.
    nonisolated(nonsending) public final var mapItems: [MKMapItem] {
        get async throws {
            try await request.answer(work).map(MKMapItem.init)
        }
    }

    /// Passes the places to a closure on the main queue.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        request.answer(work, as: { $0.map(MKMapItem.init) }, completionHandler)
    }

    /// Cancels the request; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether the request was ended by ``cancel()``.
    open var isCancelled: Bool { request.wasCancelled }
    /// Whether the request is running.
    open var isLoading: Bool { request.isRunning }

    private var work: @Sendable () async throws -> [FoundItem] {
        ServiceDiagnostics.shared.geocoded()
        let (address, bounds) = (addressString, GeographicBounds(hint: region))
        let (locale, provider) = (preferredLocale, provider)
        return {
            let found = try await AtlasGeocoding.found(
                address: address, near: nil, region: bounds, locale: locale,
                provider: provider ?? .current)
            if found.isEmpty {
                throw MKError(.placemarkNotFound, reason: "No place was found for “\(address)”.")
            }
            return found
        }
    }
}

/// A request for the address at a location: reverse geocoding.
open class MKReverseGeocodingRequest: NSObject {
    /// The location whose address is asked for.
    public final let location: CLLocation
    /// The locale whose language names are in; the user's if nil.
    open var preferredLocale: Locale?
    /// The source of the answer; ``MapProvider/current`` if nil.
    public final var provider: MapProvider?

    private let request = SingleRequest(.mapKit)

    /// Creates a request; nil if the position is not valid.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }

    /// The places, best first.
    ///
    /// Fails with `placemarkNotFound` if nothing is known of the position.
    nonisolated(nonsending) public final var mapItems: [MKMapItem] {
        get async throws {
            try await request.answer(work).map(MKMapItem.init)
        }
    }

    /// Passes the places to a closure on the main queue.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        request.answer(work, as: { $0.map(MKMapItem.init) }, completionHandler)
    }

    /// Cancels the request; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether the request was ended by ``cancel()``.
    open var isCancelled: Bool { request.wasCancelled }
    /// Whether the request is running.
    open var isLoading: Bool { request.isRunning }

    private var work: @Sendable () async throws -> [FoundItem] {
        ServiceDiagnostics.shared.geocoded()
        let coordinate = location.coordinate
        let (locale, provider) = (preferredLocale, provider)
        return {
            let found = try await (provider ?? .current).answers().reverse(
                coordinate, languages: SpokenLanguages.preferred(locale))
            if found.isEmpty {
                throw MKError(.placemarkNotFound, reason: "Nothing is known of this position.")
            }
            return found
        }
    }
}
