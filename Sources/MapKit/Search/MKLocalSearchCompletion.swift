import Foundation

/// A suggestion for what is being typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let found: FoundCompletion
    final let askedRegion: MKCoordinateRegion
    final let provider: MapProvider?

    init(_ found: FoundCompletion, region: MKCoordinateRegion, provider: MapProvider?) {
        self.found = found
        askedRegion = region
        self.provider = provider
    }

    /// Creates an empty suggestion, for subclasses that tests make.
    public override init() {
        found = FoundCompletion(
            title: "", subtitle: "", titleRanges: [], subtitleRanges: [], promise: .query(""))
        askedRegion = MKCoordinateRegion()
        provider = nil
    }

    /// The first line: the name of a place, an address, or a kind of place to search for.
    open var title: String { found.title }
    /// The second line: where it is; may be empty.
    open var subtitle: String { found.subtitle }
    /// The parts of the title that were typed: ranges (`NSRange`, UTF-16 units), ascending.
    open var titleHighlightRanges: [NSValue] { found.titleRanges.map { NSValue(range: $0) } }
    /// The parts of the subtitle that were typed.
    open var subtitleHighlightRanges: [NSValue] { found.subtitleRanges.map { NSValue(range: $0) } }

    final var promise: FoundCompletion.Promise { found.promise }

    /// Whether it suggests a search instead of showing one place.
    package final var suggestsSearch: Bool {
        if case .query = found.promise { true } else { false }
    }

    /// The title and, if there is one, the subtitle, with a comma between them.
    open override var description: String {
        subtitle.isEmpty ? title : "\(title), \(subtitle)"
    }

    /// Whether the other shows the same lines.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKLocalSearchCompletion else { return false }
        return other.title == title && other.subtitle == subtitle
    }

    /// A hash of title and subtitle, equal for equal completions.
    open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
