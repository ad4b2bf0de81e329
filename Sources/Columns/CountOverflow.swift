/// A file that would have more of something than the numbers in it can count.
///
/// Files count by 32 bits, some of them by 31: a writer throws this before it has written anything, and before a number
/// is cut.
public struct CountOverflow: Error, Equatable, Sendable {
    /// The kind of input that a file is made from.
    public enum Source: String, Sendable {
        /// An extract of OpenStreetMap.
        case extract
        /// Feeds of public transport.
        case feeds
    }

    /// The elements that are too many, in the plural: "places".
    public let what: String
    /// The kind of input that is too large.
    public let source: Source
    /// The most that the file can have of it.
    public let limit: Int

    /// Creates an error from what there is too much of, its limit, and where it comes from.
    public init(_ what: String, limit: Int, source: Source = .extract) {
        self.what = what
        self.limit = limit
        self.source = source
    }

    /// Throws if there is more of something than can be counted.
    package static func check(
        _ count: Int, _ what: String, limit: Int = Int(UInt32.max), source: Source = .extract
    ) throws(CountOverflow) {
        if count > limit { throw CountOverflow(what, limit: limit, source: source) }
    }
}

extension CountOverflow: CustomStringConvertible {
    /// A one-sentence description of the elements that are too many and their limit, for a log.
    public var description: String {
        let (origin, smaller) =
            switch source {
            case .extract: ("the extract has", "smaller extracts")
            case .feeds: ("the feeds have", "fewer feeds")
            }
        return "\(origin) more than \(limit) \(what), which is all that one atlas can hold; "
            + "import \(smaller), several atlases can be served together"
    }
}
