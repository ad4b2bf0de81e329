/// A timetable in memory, as its file is written from: flat arrays that refer to each other by index.
///
/// What each array holds stands at the column of ``Timetable`` with the same name. `Timetables` makes it of feeds.
public struct TransitTables: Sendable {
    package var firstDay: Int32 = 0
    package var dayCount: UInt32 = 0
    package var stringStarts: [UInt32] = [0, 0]
    package var stringBytes: [UInt8] = []

    package var feedNames: [UInt32] = []
    package var feedAttributions: [UInt32] = []
    package var zoneNames: [UInt32] = []
    package var zoneBases: [Int32] = []
    package var zoneLongest: [Int32] = []
    package var clockStarts: [UInt32] = [0]
    package var clockTimes: [Int32] = []
    package var clockOffsets: [Int32] = []
    package var agencyIDs: [UInt32] = []
    package var agencyNames: [UInt32] = []
    package var agencyURLs: [UInt32] = []
    package var agencyFeeds: [UInt32] = []

    package var stopIDs: [UInt32] = []
    package var stopNames: [UInt32] = []
    package var stopCodes: [UInt32] = []
    package var stopPlatforms: [UInt32] = []
    package var stopLatitudes: [Int32] = []
    package var stopLongitudes: [Int32] = []
    package var stopParents: [UInt32] = []
    package var stopFlags: [UInt8] = []
    package var stopFeeds: [UInt32] = []
    package var stopZones: [UInt32] = []

    package var routeIDs: [UInt32] = []
    package var routeShortNames: [UInt32] = []
    package var routeLongNames: [UInt32] = []
    package var routeTypes: [UInt16] = []
    package var routeColors: [UInt32] = []
    package var routeTextColors: [UInt32] = []
    package var routeAgencies: [UInt32] = []

    package var serviceStarts: [UInt32] = [0]
    package var serviceWords: [UInt64] = []

    package var patternRoutes: [UInt32] = []
    package var patternZones: [UInt32] = []
    package var patternFlags: [UInt8] = []
    package var patternStopStarts: [UInt32] = [0]
    package var patternStops: [UInt32] = []
    package var patternHandling: [UInt8] = []
    package var arrivalPoints: [UInt32] = []
    package var boardingPoints: [UInt32] = []
    package var patternTimeStarts: [UInt32] = [0]
    package var times: [Int32] = []
    package var patternTripStarts: [UInt32] = [0]

    package var tripStarts: [Int32] = []
    package var tripProfiles: [UInt32] = []
    package var tripServices: [UInt32] = []
    package var tripIDs: [UInt32] = []
    package var tripHeadsigns: [UInt32] = []
    package var tripShortNames: [UInt32] = []
    package var tripShapes: [UInt32] = []
    package var tripDirections: [UInt32] = []
    package var tripHeadways: [UInt32] = []
    package var tripSequences: [UInt32] = []
    package var sequenceStarts: [UInt32] = [0]
    package var sequenceNumbers: [UInt32] = []
    package var headsignTrips: [UInt32] = []
    package var headsignPositions: [UInt32] = []
    package var headsignTexts: [UInt32] = []
    package var tripsByID: [UInt32] = []

    package var linkFrom: [UInt32] = []
    package var linkTo: [UInt32] = []
    package var linkDayShifts: [Int8] = []
    package var linkServices: [UInt32] = []

    package var extraArrivalStops: [UInt32] = []
    package var extraBoardingStops: [UInt32] = []
    package var edgeStarts: [UInt32] = [0]
    package var edgeTargets: [UInt32] = []
    package var edgeSeconds: [UInt32] = []
    package var edgeMeters: [UInt32] = []
    package var edgeFlags: [UInt8] = []
    package var reverseStarts: [UInt32] = [0]
    package var reverseSources: [UInt32] = []
    package var reverseEdges: [UInt32] = []

    package var boardingStarts: [UInt32] = [0]
    package var boardingPatterns: [UInt32] = []
    package var boardingPositions: [UInt16] = []
    package var alightingStarts: [UInt32] = [0]
    package var alightingPatterns: [UInt32] = []
    package var alightingPositions: [UInt16] = []

    package var doorStarts: [UInt32] = [0]
    package var doorStops: [UInt32] = []
    package var doorSeconds: [UInt32] = []
    package var doorFlags: [UInt8] = []

    package var shapeStarts: [UInt32] = [0]
    package var shapeLatitudes: [Int32] = []
    package var shapeLongitudes: [Int32] = []

    package var translationTexts: [UInt32] = []
    package var translationLanguages: [UInt32] = []
    package var translations: [UInt32] = []

    /// Creates tables of no stops and no trips; text 0 is empty.
    package init() {}
}
