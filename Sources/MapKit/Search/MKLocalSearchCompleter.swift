import Dispatch
import Foundation
import Places

/// Which completions were wanted, before iOS 13.
public enum MKSearchCompletionFilterType: Int, Sendable {
    /// Places, and queries to search for.
    case locationsAndQueries = 0
    /// Places only, without queries.
    case locationsOnly = 1
}

/// The methods by which a completer reports results and errors; both have defaults.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called on the main queue when there are new results.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called on the main queue when there are none, for a reason.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Default implementation: does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Default implementation: does nothing.
    public func completer(
        _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
    ) {}
}

/// Suggests what is being typed.
///
/// Keep one and set ``queryFragment`` at each keystroke: it waits for a pause of a quarter of a second, asks, and
/// drops answers that came too late. It is used from the main actor, where its delegate is called.
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of completions that a completer suggests.
    public struct ResultType: OptionSet, Sendable, Hashable {
        /// The corresponding raw value, one bit an option.
        public let rawValue: UInt

        /// Creates a value from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses: houses, streets, towns, countries.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Points of interest, such as shops, stops and sights.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Suggestions to search for a kind of place.
        public static let query = ResultType(rawValue: 1 << 2)
        /// Physical features, such as mountains, rivers and islands.
        public static let physicalFeature = ResultType(rawValue: 1 << 3)
    }

    /// The text that the user has typed so far.
    ///
    /// Setting it asks for completions after a pause; an empty text ends the search and clears the results.
    open var queryFragment = "" {
        didSet { if queryFragment != oldValue { fragmentChanged() } }
    }
    /// The region that results are preferred in; all zeros, the default, for anywhere.
    open var region = MKCoordinateRegion() {
        didSet { if region != oldValue { conditionChanged() } }
    }
    /// Whether places outside the region are left out.
    open var regionPriority = MKLocalSearchRegionPriority.default {
        didSet { if regionPriority != oldValue { conditionChanged() } }
    }
    /// The kinds of completions to suggest; all by default.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query, .physicalFeature] {
        didSet { if resultTypes != oldValue { conditionChanged() } }
    }
    /// Whether queries are suggested beside places, in the way before iOS 13.
    open var filterType: MKSearchCompletionFilterType {
        get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
        set {
            if newValue == .locationsOnly {
                resultTypes.remove(.query)
            } else {
                resultTypes.insert(.query)
            }
        }
    }
    /// Points of interest wanted; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet { if pointOfInterestFilter != oldValue { conditionChanged() } }
    }
    /// Parts of addresses wanted; nil for all.
    open var addressFilter: MKAddressFilter? {
        didSet { if addressFilter != oldValue { conditionChanged() } }
    }
    /// The source of completions; ``MapProvider/current`` if nil.
    public final var provider: MapProvider?
    /// The delegate that is notified of results and errors; not retained.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The completions, best first; the previous ones until new ones arrive.
    public private(set) final var results: [MKLocalSearchCompletion] = []
    /// Whether completions are being requested.
    public private(set) final var isSearching = false

    /// The time after the last keystroke until completions are requested.
    package final var pause = Duration.milliseconds(250)

    /// The number of questions so far; answers to older ones are dropped.
    private var generation = 0
    private var task: Task<Void, Never>?
    private var waiting: (generation: Int, continuation: CheckedContinuation<Void, any Error>)?
    private let instance = ServiceDiagnostics.shared.newCompleter()

    /// Creates a completer without a text.
    public override init() {}

    deinit {
        task?.cancel()
        waiting?.continuation.resume(throwing: CancellationError())
    }

    /// Cancels the request that is running; the results stay.
    open func cancel() {
        generation += 1
        task?.cancel()
        task = nil
        isSearching = false
        let last = waiting
        waiting = nil
        last?.continuation.resume(throwing: CancellationError())
    }

    /// Returns the completions of a text, after the same pause as the delegate's.
    ///
    /// - Throws: `CancellationError` if another text was set meanwhile, else what the delegate would be told.
    @MainActor public func completions(
        for fragment: String
    ) async throws -> [MKLocalSearchCompletion] {
        queryFragment = fragment
        guard !fragment.isEmpty else { return [] }
        guard isSearching else { return results }
        try await withCheckedThrowingContinuation { continuation in
            let superseded = waiting
            waiting = (generation, continuation)
            superseded?.continuation.resume(throwing: CancellationError())
        }
        return results
    }

    private func fragmentChanged() {
        guard !queryFragment.isEmpty else {
            cancel()
            results = []
            return
        }
        ask()
    }

    private func conditionChanged() {
        if !queryFragment.isEmpty { ask() }
    }

    private func ask() {
        cancel()
        ServiceDiagnostics.shared.completerAsked(instance)
        isSearching = true
        let asked = generation
        let question = question
        let pause = pause
        let provider = provider ?? MapProvider.temporary
        let region = region
        // SAFETY: only taken up again on the main queue, where the completer lives.
        nonisolated(unsafe) weak let completer = self
        task = Task.detached(priority: .userInitiated) {
            let result: Result<[FoundCompletion], any Error>
            do {
                try await Task.sleep(for: pause)
                result = .success(
                    try await (provider ?? .current).answers().complete(question))
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            DispatchQueue.main.async {
                unsafe completer?.take(
                    result, generation: asked, region: region, provider: provider)
            }
        }
    }

    private func take(
        _ result: Result<[FoundCompletion], any Error>, generation: Int,
        region: MKCoordinateRegion, provider: MapProvider?
    ) {
        guard generation == self.generation else { return }
        isSearching = false
        task = nil
        let waited = waiting
        waiting = nil
        switch result {
        case .success(let found):
            results = found.map {
                MKLocalSearchCompletion($0, region: region, provider: provider)
            }
            waited?.continuation.resume()
            delegate?.completerDidUpdateResults(self)
        case .failure(let error):
            let error = MKError(translating: error)
            results = []
            waited?.continuation.resume(throwing: error)
            delegate?.completer(self, didFailWithError: error)
        }
    }

    private var question: SearchRequest {
        var question = SearchRequest(queryFragment)
        question.region = GeographicBounds(hint: region)
        question.isRegionRequired = regionPriority == .required && question.region != nil
        question.types = []
        if resultTypes.contains(.address) { question.types.insert(.address) }
        if resultTypes.contains(.pointOfInterest) { question.types.insert(.pointOfInterest) }
        if resultTypes.contains(.physicalFeature) { question.types.insert(.physicalFeature) }
        if resultTypes.contains(.query) { question.types.insert(.query) }
        question.apply(pointOfInterestFilter)
        if let addressFilter { question.addressParts = addressFilter.parts }
        question.languages = SpokenLanguages.preferred()
        question.limit = 15
        return question
    }
}
