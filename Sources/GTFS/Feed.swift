/// A feed of the General Transit Feed Specification (google/transit, *GTFS Schedule Reference*), read and checked.
///
/// Rows refer to each other by their numbers in these arrays. Broken rows are left out; ``notices`` tells them.
public struct Feed: Sendable {
    /// The companies that run the lines; at least one.
    public internal(set) var agencies: [Agency] = []
    /// Stops, stations and the parts of stations.
    public internal(set) var stops: [Stop] = []
    /// The lines.
    public internal(set) var routes: [Route] = []
    /// Trips; those that cannot be used have no halts.
    public internal(set) var trips: [Trip] = []
    /// The halts of trips, with all times filled in.
    public internal(set) var stopTimes = StopTimes()
    /// The days on which trips run.
    public internal(set) var services: [Service] = []
    /// Trips that are repeated.
    public internal(set) var frequencies: [Frequency] = []
    /// The rules for transfers.
    public internal(set) var transfers: [Transfer] = []
    /// The pathways in stations.
    public internal(set) var pathways: [Pathway] = []
    /// The levels of stations.
    public internal(set) var levels: [Level] = []
    /// The lines that vehicles follow on the map.
    public internal(set) var shapes: [Shape] = []
    /// Translations of texts.
    public internal(set) var translations: [Translation] = []
    /// The feed's description of itself; nil if there is none.
    public internal(set) var info: FeedInfo?
    /// The attributions of the data.
    public internal(set) var attributions: [Attribution] = []
    /// The fares.
    public internal(set) var fares = Fares()
    /// The number of trips that are booked or run on demand, which take part in no journey.
    public internal(set) var flexibleTripCount = 0
    /// The problems that were found.
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
