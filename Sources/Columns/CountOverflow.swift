/// A file that would have more of something than the numbers in it can count.
///
/// Files count by 32 bits, some of them by 31: a writer throws this before it has written anything, and before a number
/// is cut.
public struct CountOverflow: Error, Equatable, Sendable {
    /// What there is too much of, in the plural: "places".
    public let what: String
    /// The most that the file can have of it.
    public let limit: Int

    /// Creates an error from what there is too much of and its limit.
    public init(_ what: String, limit: Int) {
        self.what = what
        self.limit = limit
    }

    /// Throws if there is more of something than can be counted.
    package static func check(
        _ count: Int, _ what: String, limit: Int = Int(UInt32.max)
    ) throws(CountOverflow) {
        if count > limit { throw CountOverflow(what, limit: limit) }
    }
}

extension CountOverflow: CustomStringConvertible {
    /// What there is too much of and its limit, as one sentence for a log.
    public var description: String {
        "the extract has more than \(limit) \(what), which is all that one atlas can hold; "
            + "import smaller extracts, several atlases can be served together"
    }
}
