import CoreLocation

/// Finds a place again by what names it.
open class MKMapItemRequest: NSObject {
    /// The identifier of the place asked for; nil if the request names a feature without one.
    public final let mapItemIdentifier: MKMapItem.Identifier?
    /// The feature of the map that was tapped.
    public final let mapFeatureAnnotation: MKMapFeatureAnnotation?
    /// The feature of a SwiftUI map that was selected.
    public internal(set) final var mapFeature: MapFeature?
    /// The source of the answer; ``MapProvider/current`` if nil.
    public final var provider: MapProvider?

    private let request = SingleRequest(.mapKit)

    /// Creates a request for the place with an identifier.
    public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
        mapItemIdentifier = identifier
        mapFeatureAnnotation = nil
    }

    /// Creates a request for the place of a feature.
    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
        mapItemIdentifier = mapFeatureAnnotation.placeIdentifier
        self.mapFeatureAnnotation = mapFeatureAnnotation
    }

    /// The feature of the map that was tapped.
    public final var featureAnnotation: MKMapFeatureAnnotation? { mapFeatureAnnotation }
    /// The feature of a SwiftUI map that was selected.
    public final var feature: MapFeature? { mapFeature }

    /// The place.
    ///
    /// Fails with `placemarkNotFound` if there is none of this name.
    nonisolated(nonsending) public final var mapItem: MKMapItem {
        get async throws { MKMapItem(try await request.answer(work)) }
    }

    /// Hands over the place on the main queue.
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        request.answer(work, as: { MKMapItem($0) }, completionHandler)
    }

    /// Cancels the request; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether the request was ended by ``cancel()``.
    open var isCancelled: Bool { request.wasCancelled }
    /// Whether the request is running.
    open var isLoading: Bool { request.isRunning }

    private var work: @Sendable () async throws -> FoundItem {
        let provider = provider
        let identifier = mapItemIdentifier?.rawValue
        let feature = mapFeatureAnnotation.map { annotation in
            FeatureLookup(
                title: annotation.title, coordinate: annotation.coordinate,
                type: annotation.featureType, category: annotation.pointOfInterestCategory)
        }
        return {
            let answers = try await (provider ?? .current).answers()
            let languages = SpokenLanguages.preferred()
            var found: FoundItem?
            if let identifier {
                found = try await answers.item(identifier: identifier, languages: languages)
            } else if let feature {
                found = try await feature.item(in: answers, languages: languages)
            }
            guard let found else { throw MKError(.placemarkNotFound) }
            return found
        }
    }
}
