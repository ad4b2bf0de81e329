import Columns
import Foundation
import GTFS
import Geodesy
import MapGeometry
import Transit

/// Makes one timetable of feeds.
public struct TimetableBuilder {
    /// A feed with the name it goes by in the timetable.
    public struct NamedFeed {
        /// The name, such as that of the feed's file.
        public let name: String
        /// The feed.
        public let feed: Feed

        /// Names a feed.
        public init(name: String, feed: Feed) {
            self.name = name
            self.feed = feed
        }
    }

    let feeds: [Feed]
    private let names: [String]
    /// The most of anything that a timetable can have.
    private let limit: Int
    let walking: any WalkingPaths
    let longestWalk: Int32?

    var tables = TransitTables()
    var texts = TextTable()
    var calendar: DayCalendar
    var rules = ChangeRules()
    /// The timetable's number of each stop, by feed; nil for nodes and boarding areas.
    var stopNumbers: [[Int?]] = []
    /// The timetable's number of each feed's first line and first shape.
    var firstRoutes: [Int] = []
    var firstShapes: [Int] = []
    /// The zone of each feed.
    var feedZones: [Int] = []
    /// The days of each service of each feed.
    var serviceDays: [[[UInt64]]] = []
    /// The trips of patterns that go on as others, as drafts by feed and trip.
    var linkedTrips: Set<[Int]> = []
    /// The points beyond one at each stop, and their numbers.
    var extraArrivals: [ExtraPoint] = []
    var extraBoardings: [ExtraPoint] = []
    var arrivalNumbers: [ExtraPoint: Int] = [:]
    var boardingNumbers: [ExtraPoint: Int] = [:]
    var seatLinks: [(feed: Int, link: SeatLinks.Link)] = []
    /// Along what lines without shapes are drawn; nil if they are straight.
    var tracks: TrackNetwork?
    /// The number of lines that were drawn along tracks and streets.
    public internal(set) var drawnLineCount = 0
    /// The reduction of the walks between stops; nil if their length has a limit.
    public internal(set) var walkReduction: WalkReduction?

    /// How many threads look for the walks that matter; nil for one a processor.
    ///
    /// The timetable does not depend on it.
    public var jobs: Int?

    /// Prepares to make a timetable.
    ///
    /// - Parameters:
    ///   - feeds: The feeds; stops of several are joined where one can walk between them.
    ///   - walking: Finds the walks between stops.
    ///   - longestWalk: The longest walk of a change, in seconds. If nil there is none, and of walks longer than five minutes
    ///     those are kept that matter (``WalkReduction``); where there are too many stops for that, ten minutes.
    ///   - tracks: Along what lines without shapes are drawn; straight from stop to stop if nil.
    public init(
        _ feeds: [NamedFeed], walking: any WalkingPaths = StraightLineWalking(),
        longestWalk: Int32? = nil, tracks: TrackNetwork? = nil
    ) {
        self.init(
            feeds, walking: walking, longestWalk: longestWalk, tracks: tracks,
            limit: Self.mostCounted)
    }

    /// The most of anything that a timetable can have: it is counted by 32 bits, of which one number has another meaning.
    private static let mostCounted = Int(UInt32.max) - 1

    /// Prepares to make a timetable that can have less than its numbers could count.
    package init(
        _ feeds: [NamedFeed], walking: any WalkingPaths = StraightLineWalking(),
        longestWalk: Int32? = nil, tracks: TrackNetwork? = nil, limit: Int
    ) {
        self.limit = limit
        self.tracks = tracks
        self.feeds = feeds.map(\.feed)
        names = feeds.map(\.name)
        self.walking = walking
        self.longestWalk = longestWalk
        calendar = DayCalendar(self.feeds)
    }

    /// A count as a timetable holds it.
    ///
    /// - Parameter what: What is counted, in the plural.
    /// - Throws: `CountOverflow` if there is more than a timetable can have.
    func counted(_ count: Int, _ what: String) throws(CountOverflow) -> UInt32 {
        try CountOverflow.check(count, what, limit: limit, source: .feeds)
        return UInt32(count)
    }

    /// Throws if there is more text than a timetable can have.
    func checkCount(of texts: TextTable) throws(CountOverflow) {
        try texts.checkCount(limit: limit)
    }

    /// Makes the timetable's tables; the same feeds give the same tables.
    ///
    /// - Throws: `CountOverflow` if the feeds have more of anything than a timetable can have.
    public mutating func makeTables() throws(CountOverflow) -> TransitTables {
        tables.firstDay = calendar.firstDay
        tables.dayCount = UInt32(calendar.dayCount)
        var zones: [String: Int] = [:]
        for (number, feed) in feeds.enumerated() { try addFeed(feed, number, &zones) }
        var drafts = TripDrafts()
        for (number, feed) in feeds.enumerated() {
            // A service without days in the timetable makes no trips.
            let services = serviceDays[number].map { words in
                words.contains { $0 != 0 } ? calendar.number(of: words) : nil
            }
            drafts.add(feed, number: number, services: services)
            let links = SeatLinks(
                feed, services: serviceDays[number], dayCount: calendar.dayCount
            ).links()
            for link in links {
                linkedTrips.insert([number, link.from])
                linkedTrips.insert([number, link.to])
                seatLinks.append((number, link))
            }
            rules.add(feed, number: number, stops: stopNumbers[number])
        }
        let placed = try addPatterns(drafts)
        try addLines()
        addLinks(placed)
        try addChanges()
        // Trips are put in the order of their texts.
        try checkCount(of: texts)
        addIndices()
        try addServices()
        addTranslations()
        try checkCount(of: texts)
        tables.stringStarts = texts.starts
        tables.stringBytes = texts.bytes
        return tables
    }

    // MARK: What stands in feeds one to one

    private mutating func addFeed(
        _ feed: Feed, _ number: Int, _ zones: inout [String: Int]
    ) throws(CountOverflow) {
        tables.feedNames.append(texts.number(of: names[number]))
        let credits = feed.attributions.map(\.organization)
        tables.feedAttributions.append(
            texts.number(
                of: credits.isEmpty ? feed.info?.publisher ?? "" : credits.joined(separator: ", ")))
        // All agencies of a feed have one time zone.
        let zoneName = feed.agencies.first?.timeZone ?? "UTC"
        let zone = zones[zoneName] ?? zones.count
        if zone == zones.count {
            zones[zoneName] = zone
            try addZone(zoneName)
        }
        feedZones.append(zone)
        serviceDays.append(feed.services.map { calendar.words(of: $0.days) })
        let firstAgency = tables.agencyNames.count
        for agency in feed.agencies {
            tables.agencyIDs.append(texts.number(of: agency.id))
            tables.agencyNames.append(texts.number(of: agency.name))
            tables.agencyURLs.append(texts.number(of: agency.url))
            tables.agencyFeeds.append(UInt32(number))
        }
        try addStops(of: feed, number, zone)
        firstRoutes.append(tables.routeIDs.count)
        _ = try counted(firstAgency + feed.agencies.count, "agencies")
        _ = try counted(tables.routeIDs.count + feed.routes.count, "lines")
        for route in feed.routes {
            tables.routeIDs.append(texts.number(of: route.id))
            tables.routeShortNames.append(texts.number(of: route.shortName))
            tables.routeLongNames.append(texts.number(of: route.longName))
            tables.routeTypes.append(UInt16(clamping: route.type))
            tables.routeColors.append(route.color ?? .max)
            tables.routeTextColors.append(route.textColor ?? .max)
            tables.routeAgencies.append(UInt32(firstAgency + route.agency))
        }
        firstShapes.append(tables.shapeStarts.count - 1)
        for shape in feed.shapes {
            for point in shape.points {
                tables.shapeLatitudes.append(PackedCoordinate.units(rounding: point.latitude))
                tables.shapeLongitudes.append(PackedCoordinate.units(rounding: point.longitude))
            }
            tables.shapeStarts.append(
                try counted(tables.shapeLatitudes.count, "points of lines"))
        }
    }

    private mutating func addZone(_ name: String) throws(CountOverflow) {
        // Readers of feeds refuse names that there are not.
        let zone = TimeZone(identifier: name) ?? .gmt
        tables.zoneNames.append(texts.number(of: name))
        tables.zoneBases += calendar.bases(in: zone)
        tables.zoneLongest.append(0)
        for change in calendar.clockChanges(in: zone) {
            tables.clockTimes.append(change.time)
            tables.clockOffsets.append(change.offset)
        }
        tables.clockStarts.append(try counted(tables.clockTimes.count, "changes of clocks"))
    }

    private mutating func addStops(
        of feed: Feed, _ number: Int, _ zone: Int
    ) throws(CountOverflow) {
        var next = tables.stopIDs.count
        var numbers: [Int?] = []
        for stop in feed.stops {
            let isKept = stop.kind != .node && stop.kind != .boardingArea
            numbers.append(isKept ? next : nil)
            if isKept { next += 1 }
        }
        _ = try counted(next, "stops")
        for stop in feed.stops where stop.kind != .node && stop.kind != .boardingArea {
            var flags: StopFlags = []
            if stop.kind == .station { flags.insert(.station) }
            if stop.kind == .entrance { flags.insert(.entrance) }
            switch stop.accessibility {
            case .accessible: flags.insert(.accessible)
            case .inaccessible: flags.insert(.inaccessible)
            case .unknown: break
            }
            tables.stopIDs.append(texts.number(of: stop.id))
            tables.stopNames.append(texts.number(of: stop.name))
            tables.stopCodes.append(texts.number(of: stop.code))
            tables.stopPlatforms.append(texts.number(of: stop.platformCode))
            tables.stopLatitudes.append(Int32((stop.latitude * 1e7).rounded()))
            tables.stopLongitudes.append(Int32((stop.longitude * 1e7).rounded()))
            tables.stopParents.append(
                stop.parent.flatMap { numbers[$0] }.map { UInt32($0) } ?? .max)
            tables.stopFlags.append(flags.rawValue)
            tables.stopFeeds.append(UInt32(number))
            tables.stopZones.append(UInt32(zone))
        }
        stopNumbers.append(numbers)
    }

    private mutating func addServices() throws(CountOverflow) {
        for words in calendar.sets {
            tables.serviceWords += words
            tables.serviceStarts.append(
                try counted(tables.serviceWords.count, "numbers for days of service"))
        }
    }

    /// Adds the names of stops and lines in other languages, by the name that they translate.
    private mutating func addTranslations() {
        var found: [(text: UInt32, language: UInt32, translation: UInt32)] = []
        for feed in feeds {
            let stops = Dictionary(feed.stops.map { ($0.id, $0.name) }) { first, _ in first }
            let routes = Dictionary(feed.routes.map { ($0.id, $0.longName) }) { first, _ in first }
            for translation in feed.translations {
                let original: String?
                switch (translation.table, translation.field) {
                case ("stops", "stop_name"):
                    original = translation.original ?? translation.record.flatMap { stops[$0] }
                case ("routes", "route_long_name"):
                    original = translation.original ?? translation.record.flatMap { routes[$0] }
                case ("trips", "trip_headsign"), ("stop_times", "stop_headsign"):
                    original = translation.original
                default: original = nil
                }
                guard let original, !original.isEmpty else { continue }
                found.append(
                    (
                        texts.number(of: original), texts.number(of: translation.language),
                        texts.number(of: translation.text)
                    ))
            }
        }
        found.sort {
            ($0.text, $0.language, $0.translation) < ($1.text, $1.language, $1.translation)
        }
        tables.translationTexts = found.map(\.text)
        tables.translationLanguages = found.map(\.language)
        tables.translations = found.map(\.translation)
    }
}
