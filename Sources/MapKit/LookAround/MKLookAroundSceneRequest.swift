import CoreLocation

/// A request for the Look Around scene at a place.
///
/// The answer is a photograph taken within 50 meters of it, nil where there is none, which is no error: see
/// ``MapProvider/photographs``.
open class MKLookAroundSceneRequest: NSObject {
    /// The coordinate that imagery is asked for, or that of the item asked about.
    public final let coordinate: CLLocationCoordinate2D
    /// The item asked about, if the request was made of one.
    public final let mapItem: MKMapItem?
    private let request = SingleRequest(.mapKit)

    /// Creates a request for the scene at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Creates a request for the scene at a map item: that which looks toward it.
    public init(mapItem: MKMapItem) {
        coordinate = mapItem.location.coordinate
        self.mapItem = mapItem
    }

    /// The scene at the place; nil where there is no photograph of it.
    ///
    /// It looks toward the place, where the photograph shows all around.
    ///
    /// - Throws: `MKError`: `serverFailure` if the folder of photographs cannot be read; `unknown` if the request is cancelled or
    ///   runs already.
    nonisolated(nonsending) public final var scene: MKLookAroundScene? {
        get async throws {
            let place = coordinate
            return try await request.answer { try LookAroundPhotographs.scene(of: place) }
        }
    }

    /// Passes the scene to a closure on the main queue; nil without an error where there is no photograph of the place.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        let place = coordinate
        request.answer({ try LookAroundPhotographs.scene(of: place) }, as: { $0 }) {
            completionHandler($0 ?? nil, $1)
        }
    }

    /// Cancels the request; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }
    /// Whether the request was ended by ``cancel()``.
    open var isCancelled: Bool { request.wasCancelled }
    /// Whether the scene is being looked for.
    open var isLoading: Bool { request.isRunning }
}
