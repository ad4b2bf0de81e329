/// Feeds that are larger than a timetable can be: the numbers in it are 32 bits wide.
public struct TimetableOverflow: Error, Equatable, Sendable {
    /// What there is too much of, in the plural: "trips".
    public let what: String
    /// The most that a timetable can have of it.
    public let limit: Int

    /// Creates an error from what there is too much of and its limit.
    public init(_ what: String, limit: Int) {
        self.what = what
        self.limit = limit
    }

    /// Throws if there is more of something than can be counted.
    static func check(_ count: Int, _ what: String, limit: Int) throws(TimetableOverflow) {
        if count > limit { throw TimetableOverflow(what, limit: limit) }
    }
}

extension TimetableOverflow: CustomStringConvertible {
    /// What there is too much of and its limit, as one sentence for a log.
    public var description: String {
        "the feeds have more than \(limit) \(what), which is all that one atlas can hold; "
            + "import fewer feeds, several atlases can be served together"
    }
}
