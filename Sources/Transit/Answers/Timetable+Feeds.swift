import Bytes
import Columns

/// The feeds' own identifiers, for services that report them.
extension Timetable {
    /// The name of the feed that a stop is of.
    public func feed(ofStop stop: Int) -> String { string(feedNames[Int(stopFeeds[stop])]) }

    /// The name of the feed that a line is of.
    public func feed(ofLine route: Int) -> String {
        string(feedNames[Int(agencyFeeds[Int(routeAgencies[route])])])
    }

    /// Whether a stop is a station, at whose platforms vehicles stop.
    public func isStation(_ stop: Int) -> Bool { flags(ofStop: stop).contains(.station) }

    /// The public code of a stop for passengers; empty if it has none.
    public func code(ofStop stop: Int) -> String { string(stopCodes[stop]) }

    /// The time zone of a stop, such as "Europe/Rome".
    public func zone(ofStop stop: Int) -> String { string(zoneNames[Int(stopZones[stop])]) }

    /// The id of the agency of a line, and its page on the web; empty where the feed has none.
    public func agency(ofLine route: Int) -> (id: String, url: String) {
        let agency = Int(routeAgencies[route])
        return (string(agencyIDs[agency]), string(agencyURLs[agency]))
    }

    /// The number of the stop with an id in a feed; nil if there is none.
    ///
    /// - Complexity: O(stops).
    public func stop(withID id: String, inFeed feed: String) -> Int? {
        let bytes = Array(id.utf8)
        return (0..<stopCount).first {
            isString(stopIDs[$0], bytes) && self.feed(ofStop: $0) == feed
        }
    }
}
