import CoreLocation
import Foundation
import Places

/// Whether a request's region is a preference or a requirement.
public enum MKLocalSearchRegionPriority: Int, Sendable {
    /// A preference: places outside the region come later.
    case `default` = 0
    /// A requirement: places outside the region are left out.
    case required = 1
}

/// A search for places.
///
/// One at a time runs for each object. Without results it fails with `MKError.placemarkNotFound`.
open class MKLocalSearch: NSObject {
    /// A closure that is called on the main queue with the response, or with the error.
    public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

    /// The kinds of places that a search returns.
    public struct ResultType: OptionSet, Sendable, Hashable {
        /// The corresponding raw value, one bit an option.
        public let rawValue: UInt

        /// Creates a value from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses: houses, streets, towns, countries.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Points of interest, such as shops, stops and sights.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Physical features, such as mountains, rivers and islands.
        public static let physicalFeature = ResultType(rawValue: 1 << 2)

        static let all: ResultType = [.address, .pointOfInterest, .physicalFeature]
    }

    /// A request for places: a text, a region and filters.
    open class Request: NSObject, NSCopying {
        /// The kinds of places that a search returns.
        public typealias ResultType = MKLocalSearch.ResultType

        /// The text to search for, as the user typed it; a search without any fails.
        open var naturalLanguageQuery: String?
        /// The region that results are preferred in; all zeros, the default, for anywhere.
        open var region = MKCoordinateRegion()
        /// Whether places outside the region are left out.
        open var regionPriority = MKLocalSearchRegionPriority.default
        /// The kinds of places to find; all by default.
        open var resultTypes = ResultType.all
        /// Points of interest wanted; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Parts of addresses wanted; nil for all.
        open var addressFilter: MKAddressFilter?
        /// The source of the answer; ``MapProvider/current`` if nil.
        public final var provider: MapProvider?
        /// The completion the request was made of.
        final var completion: MKLocalSearchCompletion?

        /// Creates a request without a query.
        public override init() {}

        /// Creates a request for the place or the search that a completion suggests.
        ///
        /// A completion that shows a place leads to just this place; one that suggests a search, to its results.
        public init(completion: MKLocalSearchCompletion) {
            self.completion = completion
            naturalLanguageQuery = [completion.title, completion.subtitle]
                .filter { !$0.isEmpty }.joined(separator: ", ")
            region = completion.askedRegion
            provider = completion.provider
        }

        /// Creates a request for what was typed.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request for what was typed, near a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Returns a request for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.regionPriority = regionPriority
            copy.resultTypes = resultTypes
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.addressFilter = addressFilter
            copy.provider = provider
            copy.completion = completion
            return copy
        }

        /// The engine's question; nil if nothing was typed.
        fileprivate final var question: SearchRequest? {
            let typed = naturalLanguageQuery?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            guard !typed.isEmpty else { return nil }
            var question = SearchRequest(typed)
            question.region = GeographicBounds(hint: region)
            question.isRegionRequired = regionPriority == .required && question.region != nil
            question.types = SearchRequest.ResultTypes(resultTypes)
            question.apply(pointOfInterestFilter)
            if let addressFilter { question.addressParts = addressFilter.parts }
            question.languages = SpokenLanguages.preferred()
            question.limit = 25
            return question
        }
    }

    /// The places that a search found, with the region around them.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The places, best first; one at least.
        public final let mapItems: [MKMapItem]
        /// The region that holds all of them.
        public final let boundingRegion: MKCoordinateRegion

        init(_ items: [FoundItem]) {
            mapItems = items.map(MKMapItem.init)
            boundingRegion = MKCoordinateRegion(holding: items.map(\.coordinate))
        }
    }

    private let work: @Sendable () async throws -> [FoundItem]
    private let typed: String?
    private let request = SingleRequest(.mapKit)

    /// Creates a search; the request is copied.
    public init(request: MKLocalSearch.Request) {
        typed = request.completion == nil ? request.naturalLanguageQuery : nil
        let question = request.question
        let provider = request.provider
        let region = question?.region
        let isRequired = question?.isRegionRequired ?? false
        if let promise = request.completion?.promise {
            let question = question ?? SearchRequest("")
            work = {
                var asked = question
                switch promise {
                case .place(let item):
                    // What was shown is what is found, unless the app asks to leave it out.
                    if isRequired, let region, !region.contains(item.coordinate) { return [] }
                    return [item]
                case .query(let words):
                    asked.query = words
                    return try await (provider ?? .current).answers().search(asked)
                case .path(let path):
                    let answers = try await (provider ?? .current).answers()
                    if let server = answers as? ServerAnswers {
                        let languages = SpokenLanguages.preferred(nil)
                        return try await server.search(path: path, languages: languages)
                    }
                    return try await answers.search(asked)
                }
            }
        } else {
            work = {
                guard let question else {
                    throw MKError(
                        .placemarkNotFound, reason: "The search's naturalLanguageQuery is empty.")
                }
                return try await (provider ?? .current).answers().search(question)
            }
        }
    }

    /// Creates a search for all points of interest in a circle; the request is copied.
    public convenience init(request: MKLocalPointsOfInterestRequest) {
        self.init(pointsOfInterest: request.question, request.provider)
    }

    private init(
        pointsOfInterest question: MKLocalPointsOfInterestRequest.Question, _ provider: MapProvider?
    ) {
        typed = nil
        work = {
            let found = try await (provider ?? .current).answers().pointsOfInterest(
                question.request, around: question.center, radiusMeters: question.radius)
            guard let region = question.region else { return found }
            return found.filter { region.contains($0.coordinate) }
        }
    }

    /// Starts the search and passes the response to a closure on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        if let typed { ServiceDiagnostics.shared.searchStarted(typed) }
        request.answer(answer, as: Response.init, completionHandler)
    }

    /// Searches.
    ///
    /// - Throws: `MKError`: `placemarkNotFound` without results, `serverFailure` if the atlas cannot be read or the
    ///   server does not answer, `unknown` if the search is cancelled or runs already.
    nonisolated(nonsending) open func start() async throws -> MKLocalSearch.Response {
        if let typed { ServiceDiagnostics.shared.searchStarted(typed) }
        return Response(try await request.answer(answer))
    }

    /// Cancels the search; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether the search is running.
    open var isSearching: Bool { request.isRunning }

    private var answer: @Sendable () async throws -> [FoundItem] {
        let work = work
        let typed = typed ?? ""
        return {
            let items = try await work()
            if items.isEmpty {
                throw MKError(
                    .placemarkNotFound,
                    reason: typed.isEmpty
                        ? "No place was found." : "No place was found for “\(typed)”.")
            }
            return items
        }
    }
}

extension SearchRequest.ResultTypes {
    init(_ types: MKLocalSearch.ResultType) {
        self = []
        if types.contains(.address) { insert(.address) }
        if types.contains(.pointOfInterest) { insert(.pointOfInterest) }
        if types.contains(.physicalFeature) { insert(.physicalFeature) }
    }
}

extension GeographicBounds {
    /// The bounds of a region that is a hint; nil for all zeros or invalid numbers.
    init?(hint region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        guard CLLocationCoordinate2DIsValid(center), span.latitudeDelta > 0,
            span.longitudeDelta > 0, span.latitudeDelta.isFinite, span.longitudeDelta.isFinite
        else { return nil }
        let width = min(span.longitudeDelta, 360)
        self.init(
            south: max(center.latitude - span.latitudeDelta / 2, -90),
            west: width == 360 ? -180 : remainder(center.longitude - width / 2, 360),
            north: min(center.latitude + span.latitudeDelta / 2, 90),
            east: width == 360 ? 180 : remainder(center.longitude + width / 2, 360))
    }
}

extension MKCoordinateRegion {
    /// The smallest region that holds coordinates, a few hundred meters at least.
    init(holding coordinates: [CLLocationCoordinate2D]) {
        guard let bounds = GeographicBounds(enclosing: coordinates) else {
            self.init()
            return
        }
        var region = bounds.region
        region.span.latitudeDelta = max(region.span.latitudeDelta, 0.002)
        region.span.longitudeDelta = max(region.span.longitudeDelta, 0.002)
        self = region
    }
}
