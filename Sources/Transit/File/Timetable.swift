import Bytes
import Columns

/// A timetable in a mapped file: stops, lines, trips in patterns, the days they run on, and the ways between stops.
///
/// Opening maps the file and compares lengths; ``validate(_:)`` looks at every number. Values are immutable and may be used from
/// many threads.
///
/// A *pattern* is what trips of one line share: their stops, where one may get on and off, what may be carried. None of its
/// trips overtakes another. A *time profile* is the times of a trip after its first arrival, shared by many trips. At each stop
/// there is one *arrival point* and one *boarding point*, and more where rules for changes tell lines or trips apart; *edges*
/// lead from arrival points to boarding points.
///
/// The stored properties declare the file's columns, in its order.
public final class Timetable: FileLayout {
    package static let format = FileFormat(
        name: "transit.timetable", magic: "MWTRANST", version: 1, table: .bytes,
        "The timetables of the public transport feeds of an atlas. Times are seconds; days are counted from the first day. A "
            + "*pattern* is what trips of one line share: their stops in order; none of its trips overtakes another. A *point* is "
            + "a stop as those see it who arrive there or board there.")

    let length = HeaderField<UInt64>(.byteCount, "length of the file")
    let columnCount = HeaderField<UInt64>(.columnCount, "number of columns")

    // MARK: Strings, feeds, zones and agencies

    /// The first day and the number of days.
    let header = MappedArray<Int32>(
        { (tables: TransitTables) in [tables.firstDay, Int32(tables.dayCount)] },
        per: .headerNumbers, "The first day in days since 1970, and the number of days.")
    let stringStarts = MappedArray<UInt32>(
        \TransitTables.stringStarts, startsOf: .strings, in: .stringBytes,
        "Where each string begins.")
    let stringBytes = MappedArray<UInt8>(
        \TransitTables.stringBytes, per: .stringBytes, "Strings in UTF-8; number 0 is empty.")
    let feedNames = MappedArray<UInt32>(
        \TransitTables.feedNames, per: .feeds, holding: .index(of: .strings),
        "String: the name of the feed.")
    let feedAttributions = MappedArray<UInt32>(
        \TransitTables.feedAttributions, per: .feeds, holding: .index(of: .strings),
        "String: who is to be named for it.")
    let zoneNames = MappedArray<UInt32>(
        \TransitTables.zoneNames, per: .zones, holding: .index(of: .strings),
        "String: the time zone.")
    let zoneBases = MappedArray<Int32>(
        \TransitTables.zoneBases, per: .zoneDays,
        "Seconds from the first day's midnight in UTC to noon minus 12 hours of each day, zone by zone."
    )
    let zoneLongest = MappedArray<Int32>(
        \TransitTables.zoneLongest, per: .zones,
        "Seconds from the start of a service's day to its latest arrival.")
    let clockStarts = MappedArray<UInt32>(
        \TransitTables.clockStarts, startsOf: .zones, in: .clockChanges, step: 1,
        "Where the changes of clocks of each zone begin.")
    let clockTimes = MappedArray<Int32>(
        \TransitTables.clockTimes, per: .clockChanges,
        "The moment, in seconds from the first day's midnight in UTC.")
    let clockOffsets = MappedArray<Int32>(
        \TransitTables.clockOffsets, per: .clockChanges, "Seconds ahead of UTC from then on.")
    let agencyIDs = MappedArray<UInt32>(
        \TransitTables.agencyIDs, per: .agencies, holding: .index(of: .strings), "String: the id.")
    let agencyNames = MappedArray<UInt32>(
        \TransitTables.agencyNames, per: .agencies, holding: .index(of: .strings),
        "String: the name.")
    let agencyURLs = MappedArray<UInt32>(
        \TransitTables.agencyURLs, per: .agencies, holding: .index(of: .strings),
        "String: the page on the web.")
    let agencyFeeds = MappedArray<UInt32>(
        \TransitTables.agencyFeeds, per: .agencies, holding: .index(of: .feeds), "The feed.")

    // MARK: Stops

    let stopIDs = MappedArray<UInt32>(
        \TransitTables.stopIDs, per: .stops, holding: .index(of: .strings), "String: the id.")
    let stopNames = MappedArray<UInt32>(
        \TransitTables.stopNames, per: .stops, holding: .index(of: .strings), "String: the name.")
    let stopCodes = MappedArray<UInt32>(
        \TransitTables.stopCodes, per: .stops, holding: .index(of: .strings),
        "String: the number at the stop.")
    let stopPlatforms = MappedArray<UInt32>(
        \TransitTables.stopPlatforms, per: .stops, holding: .index(of: .strings),
        "String: the platform.")
    package let stopLatitudes = MappedArray<Int32>(
        \TransitTables.stopLatitudes, per: .stops, "Latitude in 1e-7 degrees.")
    package let stopLongitudes = MappedArray<Int32>(
        \TransitTables.stopLongitudes, per: .stops, "Longitude in 1e-7 degrees.")
    let stopParents = MappedArray<UInt32>(
        \TransitTables.stopParents, per: .stops, holding: .indexOrNone(of: .stops), "The station.")
    let stopFlags = MappedArray<UInt8>(\TransitTables.stopFlags, per: .stops, "`StopFlags`.")
    let stopFeeds = MappedArray<UInt32>(
        \TransitTables.stopFeeds, per: .stops, holding: .index(of: .feeds), "The feed.")
    let stopZones = MappedArray<UInt32>(
        \TransitTables.stopZones, per: .stops, holding: .index(of: .zones), "The time zone.")

    // MARK: Lines and services

    let routeIDs = MappedArray<UInt32>(
        \TransitTables.routeIDs, per: .routes, holding: .index(of: .strings), "String: the id.")
    let routeShortNames = MappedArray<UInt32>(
        \TransitTables.routeShortNames, per: .routes, holding: .index(of: .strings),
        "String: the short name.")
    let routeLongNames = MappedArray<UInt32>(
        \TransitTables.routeLongNames, per: .routes, holding: .index(of: .strings),
        "String: the long name.")
    let routeTypes = MappedArray<UInt16>(
        \TransitTables.routeTypes, per: .routes, "The type by GTFS's numbers.")
    let routeColors = MappedArray<UInt32>(
        \TransitTables.routeColors, per: .routes, "The color as 0xRRGGBB; none if not given.")
    let routeTextColors = MappedArray<UInt32>(
        \TransitTables.routeTextColors, per: .routes, "The color of text; none if not given.")
    let routeAgencies = MappedArray<UInt32>(
        \TransitTables.routeAgencies, per: .routes, holding: .index(of: .agencies), "The agency.")
    let serviceStarts = MappedArray<UInt32>(
        \TransitTables.serviceStarts, startsOf: .services, in: .serviceWords,
        "Where the days of each service begin.")
    let serviceWords = MappedArray<UInt64>(
        \TransitTables.serviceWords, per: .serviceWords, "A bit for each day, the first day lowest."
    )

    // MARK: Patterns

    package let patternRoutes = MappedArray<UInt32>(
        \TransitTables.patternRoutes, per: .patterns, holding: .index(of: .routes), "The line.")
    let patternZones = MappedArray<UInt32>(
        \TransitTables.patternZones, per: .patterns, holding: .index(of: .zones), "The time zone.")
    let patternFlags = MappedArray<UInt8>(
        \TransitTables.patternFlags, per: .patterns, "`PatternFlags`.")
    package let patternStopStarts = MappedArray<UInt32>(
        \TransitTables.patternStopStarts, startsOf: .patterns, in: .patternStops, step: 2,
        "Where the stops of each pattern begin.")
    package let patternStops = MappedArray<UInt32>(
        \TransitTables.patternStops, per: .patternStops, holding: .index(of: .stops), "The stop.")
    let patternHandling = MappedArray<UInt8>(
        \TransitTables.patternHandling, per: .patternStops,
        "How one gets on in the lowest 2 bits, off in the next 2: 0 as always, 1 not at all, 2 after a call, 3 after a word."
    )
    let arrivalPoints = MappedArray<UInt32>(
        \TransitTables.arrivalPoints, per: .patternStops, holding: .indexOrNone(of: .arrivalPoints),
        "Where one arrives who gets off; none where nobody may.")
    let boardingPoints = MappedArray<UInt32>(
        \TransitTables.boardingPoints, per: .patternStops,
        holding: .indexOrNone(of: .boardingPoints), "Where one boards; none where nobody may.")
    let patternTimeStarts = MappedArray<UInt32>(
        \TransitTables.patternTimeStarts, startsOf: .patterns, in: .times,
        "Where the time profiles of each pattern begin.")
    let times = MappedArray<Int32>(
        \TransitTables.times, per: .times,
        "Arrival and departure at each stop, seconds after the trip's first arrival, profile by profile."
    )
    let patternTripStarts = MappedArray<UInt32>(
        \TransitTables.patternTripStarts, startsOf: .patterns, in: .trips,
        "Where the trips of each pattern begin, which ascend in time.")

    // MARK: Trips

    let tripStarts = MappedArray<Int32>(
        \TransitTables.tripStarts, per: .trips,
        "The first arrival, in seconds after noon minus 12 hours.")
    let tripProfiles = DictionaryColumn<UInt32>(
        \TransitTables.tripProfiles, per: .trips, "The time profile among those of the pattern.")
    let tripServices = DictionaryColumn<UInt32>(
        \TransitTables.tripServices, per: .trips, holding: .index(of: .services), "The service.")
    package let tripIDs = MappedArray<UInt32>(
        \TransitTables.tripIDs, per: .trips, holding: .index(of: .strings), "String: the id.")
    let tripHeadsigns = DictionaryColumn<UInt32>(
        \TransitTables.tripHeadsigns, per: .trips, holding: .index(of: .strings),
        "String: the headsign.")
    let tripShortNames = DictionaryColumn<UInt32>(
        \TransitTables.tripShortNames, per: .trips, holding: .index(of: .strings),
        "String: the trip's name for passengers.")
    let tripShapes = DictionaryColumn<UInt32>(
        \TransitTables.tripShapes, per: .trips, holding: .indexOrNone(of: .shapes), "The shape.")
    let tripDirections = DictionaryColumn<UInt32>(
        \TransitTables.tripDirections, per: .trips, "The direction, 0 or 1; 2 if not given.")
    let tripHeadways = DictionaryColumn<UInt32>(
        \TransitTables.tripHeadways, per: .trips,
        "Seconds between departures where only that is promised; 0 for a timetable.")
    let tripSequences = DictionaryColumn<UInt32>(
        \TransitTables.tripSequences, per: .trips, holding: .index(of: .sequences),
        "The list of numbers of its stops.")
    let sequenceStarts = MappedArray<UInt32>(
        \TransitTables.sequenceStarts, startsOf: .sequences, in: .sequenceNumbers,
        "Where each list of numbers of stops begins.")
    let sequenceNumbers = MappedArray<UInt32>(
        \TransitTables.sequenceNumbers, per: .sequenceNumbers, "`stop_sequence`.")
    let headsignTrips = MappedArray<UInt32>(
        \TransitTables.headsignTrips, per: .stopHeadsigns, holding: .index(of: .trips),
        "The trip whose headsign changes, ascending.")
    let headsignPositions = MappedArray<UInt32>(
        \TransitTables.headsignPositions, per: .stopHeadsigns, "At which of its stops.")
    let headsignTexts = MappedArray<UInt32>(
        \TransitTables.headsignTexts, per: .stopHeadsigns, holding: .index(of: .strings),
        "String: the headsign there.")
    let tripsByID = MappedArray<UInt32>(
        \TransitTables.tripsByID, per: .trips, holding: .index(of: .trips),
        "Trips by the bytes of their ids.")

    // MARK: Staying on board

    package let linkFrom = MappedArray<UInt32>(
        \TransitTables.linkFrom, per: .links, holding: .index(of: .trips),
        "The trip that goes on as another, ascending.")
    let linkTo = MappedArray<UInt32>(
        \TransitTables.linkTo, per: .links, holding: .index(of: .trips), "The trip it goes on as.")
    let linkDayShifts = MappedArray<Int8>(
        \TransitTables.linkDayShifts, per: .links, "How many days later that trip's day is.")
    let linkServices = MappedArray<UInt32>(
        \TransitTables.linkServices, per: .links, holding: .index(of: .services),
        "The days of the first trip on which it does.")

    // MARK: Changes

    let extraArrivalStops = MappedArray<UInt32>(
        \TransitTables.extraArrivalStops, per: .extraArrivals, holding: .index(of: .stops),
        "The stop of each arrival point beyond the first of each stop, ascending.")
    let extraBoardingStops = MappedArray<UInt32>(
        \TransitTables.extraBoardingStops, per: .extraBoardings, holding: .index(of: .stops),
        "The stop of each boarding point beyond the first of each stop, ascending.")
    let edgeStarts = MappedArray<UInt32>(
        \TransitTables.edgeStarts, startsOf: .arrivalPoints, in: .edges,
        "Where the edges of each arrival point begin.")
    let edgeTargets = MappedArray<UInt32>(
        \TransitTables.edgeTargets, per: .edges, holding: .index(of: .boardingPoints),
        "The boarding point.")
    let edgeSeconds = MappedArray<UInt32>(
        \TransitTables.edgeSeconds, per: .edges, "How long the way takes.")
    let edgeMeters = MappedArray<UInt32>(
        \TransitTables.edgeMeters, per: .edges, "How long the way is.")
    let edgeFlags = MappedArray<UInt8>(\TransitTables.edgeFlags, per: .edges, "`EdgeFlags`.")
    let reverseStarts = MappedArray<UInt32>(
        \TransitTables.reverseStarts, startsOf: .boardingPoints, in: .edges,
        "Where the edges to each boarding point begin.")
    let reverseSources = MappedArray<UInt32>(
        \TransitTables.reverseSources, per: .edges, holding: .index(of: .arrivalPoints),
        "The arrival point.")
    let reverseEdges = MappedArray<UInt32>(
        \TransitTables.reverseEdges, per: .edges, holding: .index(of: .edges), "The edge.")

    // MARK: What stops at points

    let boardingStarts = MappedArray<UInt32>(
        \TransitTables.boardingStarts, startsOf: .boardingPoints, in: .boardings,
        "Where the patterns of each boarding point begin.")
    let boardingPatterns = MappedArray<UInt32>(
        \TransitTables.boardingPatterns, per: .boardings, holding: .index(of: .patterns),
        "The pattern.")
    let boardingPositions = MappedArray<UInt16>(
        \TransitTables.boardingPositions, per: .boardings, "Which of its stops.")
    let alightingStarts = MappedArray<UInt32>(
        \TransitTables.alightingStarts, startsOf: .arrivalPoints, in: .alightings,
        "Where the patterns of each arrival point begin.")
    let alightingPatterns = MappedArray<UInt32>(
        \TransitTables.alightingPatterns, per: .alightings, holding: .index(of: .patterns),
        "The pattern.")
    let alightingPositions = MappedArray<UInt16>(
        \TransitTables.alightingPositions, per: .alightings, "Which of its stops.")

    // MARK: Streets, shapes and languages

    let doorStarts = MappedArray<UInt32>(
        \TransitTables.doorStarts, startsOf: .stops, in: .doors,
        "Where the ways between each stop and the street begin; a stop at the street has none.")
    let doorStops = MappedArray<UInt32>(
        \TransitTables.doorStops, per: .doors, holding: .index(of: .stops), "The entrance.")
    let doorSeconds = MappedArray<UInt32>(
        \TransitTables.doorSeconds, per: .doors, "How long the way takes.")
    let doorFlags = MappedArray<UInt8>(\TransitTables.doorFlags, per: .doors, "`DoorFlags`.")
    let shapeStarts = MappedArray<UInt32>(
        \TransitTables.shapeStarts, startsOf: .shapes, in: .shapePoints,
        "Where the points of each shape begin.")
    let shapeLatitudes = MappedArray<Int32>(
        \TransitTables.shapeLatitudes, per: .shapePoints, "Latitude in 1e-7 degrees.")
    let shapeLongitudes = MappedArray<Int32>(
        \TransitTables.shapeLongitudes, per: .shapePoints, "Longitude in 1e-7 degrees.")
    let translationTexts = MappedArray<UInt32>(
        \TransitTables.translationTexts, per: .translations, holding: .index(of: .strings),
        "String: a name in the feed's language, ascending by number.")
    let translationLanguages = MappedArray<UInt32>(
        \TransitTables.translationLanguages, per: .translations, holding: .index(of: .strings),
        "String: the language.")
    let translations = MappedArray<UInt32>(
        \TransitTables.translations, per: .translations, holding: .index(of: .strings),
        "String: the name in that language.")

    package init() {}

    /// Opens a timetable: compares lengths, looks at no number.
    ///
    /// - Throws: ``TransitError``: the file is something else, newer, older, or damaged.
    /// - Complexity: O(columns).
    public convenience init(_ file: MappedFile) throws(TransitError) {
        do throws(LayoutError) {
            try self.init(opening: file)
        } catch {
            throw TransitError(error)
        }
        guard header.count == 2, header[1] >= 0,
            zoneBases.count == zoneNames.count * Int(header[1])
        else {
            throw TransitError(.damagedHeader, path: file.path)
        }
    }

    /// Looks at every number of a timetable's file.
    ///
    /// - Throws: ``TransitError`` that names the column, and what is wrong with it.
    /// - Complexity: O(bytes).
    public static func validate(_ file: MappedFile) throws(TransitError) {
        _ = try Timetable(file)
        do throws(LayoutError) {
            try validate(file, releasing: true)
        } catch {
            throw TransitError(error)
        }
    }
}
