/// A feed of the General Transit Feed Specification (google/transit, *GTFS Schedule Reference*), read and checked.
///
/// Rows refer to each other by their numbers in these arrays. Broken rows are left out; ``notices`` tells them.
public struct Feed: Sendable {
    /// The companies that run the lines; at least one.
    public internal(set) var agencies: [Agency] = []
    /// Stops, stations and the parts of stations.
    public internal(set) var stops: [Stop] = []
    /// Lines.
    public internal(set) var routes: [Route] = []
    /// Trips; those that cannot be used have no halts.
    public internal(set) var trips: [Trip] = []
    /// The halts of trips, with all times filled in.
    public internal(set) var stopTimes = StopTimes()
    /// The days on which trips run.
    public internal(set) var services: [Service] = []
    /// Trips that are repeated.
    public internal(set) var frequencies: [Frequency] = []
    /// Rules for changes.
    public internal(set) var transfers: [Transfer] = []
    /// Ways in stations.
    public internal(set) var pathways: [Pathway] = []
    /// Levels of stations.
    public internal(set) var levels: [Level] = []
    /// Lines that vehicles follow.
    public internal(set) var shapes: [Shape] = []
    /// Texts in other languages.
    public internal(set) var translations: [Translation] = []
    /// What the feed says about itself; nil if nothing.
    public internal(set) var info: FeedInfo?
    /// Who is to be named.
    public internal(set) var attributions: [Attribution] = []
    /// Fares.
    public internal(set) var fares = Fares()
    /// The number of trips that are booked or run on demand, which take part in no journey.
    public internal(set) var flexibleTripCount = 0
    /// What was found wrong.
    public internal(set) var notices = FeedNotices()

    init() {}

    /// Reads a feed.
    ///
    /// - Parameter path: A zip archive, or a folder of the feed's files.
    /// - Throws: ``GTFSError`` where the feed cannot be used at all: no archive, files missing, no table.
    /// - Complexity: O(bytes).
    public init(reading path: String) throws(GTFSError) {
        var reader = try FeedReader(path)
        self = try reader.read()
    }
}
