import Bytes
import CalendarDays
import Columns
import Geodesy
import MapGeometry

extension Timetable {
    /// The number of stops, stations and entrances.
    public var stopCount: Int { stopIDs.count }
    /// The number of lines.
    public var routeCount: Int { routeIDs.count }
    /// The number of trips; each repetition of a trip counts.
    public var tripCount: Int { tripStarts.count }
    /// The number of patterns.
    public var patternCount: Int { patternRoutes.count }
    /// The number of days.
    public var dayCount: Int { Int(header[1]) }
    /// The number of distinct sets of days.
    var serviceCount: Int { serviceStarts.count - 1 }
    /// The number of points where one arrives.
    var arrivalPointCount: Int { edgeStarts.count - 1 }
    /// The number of points where one boards.
    var boardingPointCount: Int { reverseStarts.count - 1 }

    /// The first day, in days since 1970.
    public var firstServiceDay: Int { Int(header[0]) }

    /// The days of the timetable as ISO 8601 writes them, such as "2014-10-19".
    public var serviceDays: (first: String, last: String) {
        (
            Self.date(ofDay: firstServiceDay),
            Self.date(ofDay: firstServiceDay + max(dayCount - 1, 0))
        )
    }

    static func date(ofDay day: Int) -> String {
        CivilDate(daysSince1970: day).iso8601
    }

    /// A string by its number.
    package func string(_ number: UInt32) -> String {
        guard Int(number) + 1 < stringStarts.count else { return "" }
        return stringBytes.string(
            Int(stringStarts[Int(number)])..<Int(stringStarts[Int(number) + 1]))
    }

    /// The stops of a pattern, by their places in `patternStops`.
    @inline(__always)
    func stopRange(ofPattern pattern: Int) -> Range<Int> {
        Int(patternStopStarts[pattern])..<Int(patternStopStarts[pattern + 1])
    }

    /// The trips of a pattern.
    func tripRange(ofPattern pattern: Int) -> Range<Int> {
        Int(patternTripStarts[pattern])..<Int(patternTripStarts[pattern + 1])
    }

    /// The pattern of a trip.
    func pattern(ofTrip trip: Int) -> Int {
        patternTripStarts.partitionPoint { $0 <= UInt32(trip) } - 1
    }

    /// Where the times of a trip begin in `times`.
    func timeRow(ofTrip trip: Int, pattern: Int) -> Int {
        let count = stopRange(ofPattern: pattern).count
        return Int(patternTimeStarts[pattern]) + Int(tripProfiles[trip]) * count * 2
    }

    /// Whether a service runs on a day, counted from the first; false outside the timetable's days.
    func runs(_ service: Int, onDay day: Int) -> Bool {
        guard day >= 0, day < dayCount else { return false }
        return serviceWords[Int(serviceStarts[service]) + day >> 6] >> UInt64(day & 63) & 1 == 1
    }

    /// Seconds from the first day's midnight in UTC to the start of a service's day in a zone.
    func base(ofDay day: Int, zone: Int) -> Int32 { zoneBases[zone * dayCount + day] }

    /// The arrival points of a stop: its own, and those of single lines and trips.
    func arrivalPoints(ofStop stop: Int) -> [Int] {
        [stop] + extraArrivalPoints(ofStop: stop)
    }

    /// The arrival points of a stop beyond its own, which has the stop's number.
    func extraArrivalPoints(ofStop stop: Int) -> Range<Int> {
        let run = extraArrivalStops.run(of: UInt32(stop))
        return stopCount + run.lowerBound..<stopCount + run.upperBound
    }

    /// The boarding points of a stop.
    func boardingPoints(ofStop stop: Int) -> [Int] {
        [stop] + extraBoardingPoints(ofStop: stop)
    }

    /// The boarding points of a stop beyond its own, which has the stop's number.
    func extraBoardingPoints(ofStop stop: Int) -> Range<Int> {
        let run = extraBoardingStops.run(of: UInt32(stop))
        return stopCount + run.lowerBound..<stopCount + run.upperBound
    }

    /// The position of a stop.
    public func coordinate(ofStop stop: Int) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Double(stopLatitudes[stop]) / PackedCoordinate.unitsPerDegree,
            longitude: Double(stopLongitudes[stop]) / PackedCoordinate.unitsPerDegree)
    }

    /// The flags of a stop.
    func flags(ofStop stop: Int) -> StopFlags { StopFlags(rawValue: stopFlags[stop]) }

    /// Finds a stop by its id, in any feed; nil if there is none.
    ///
    /// - Complexity: O(stops).
    public func stop(withID id: String) -> Int? {
        let bytes = Array(id.utf8)
        return (0..<stopCount).first { isString(stopIDs[$0], bytes) }
    }

    /// Whether a string has these bytes.
    func isString(_ number: UInt32, _ bytes: [UInt8]) -> Bool {
        compare(number, bytes) == 0
    }

    /// Compares the bytes of a string with others: below 0 if it stands before them.
    func compare(_ number: UInt32, _ bytes: [UInt8]) -> Int {
        let range = Int(stringStarts[Int(number)])..<Int(stringStarts[Int(number) + 1])
        for (place, byte) in zip(range, bytes) where stringBytes[orZero: place] != byte {
            return stringBytes[orZero: place] < byte ? -1 : 1
        }
        return range.count - bytes.count
    }

    /// The trips that have an id; several where a trip is repeated, or feeds share ids.
    ///
    /// - Complexity: O(log trips).
    package func trips(withID id: String) -> [Int] {
        let bytes = Array(id.utf8)
        let first = tripsByID.partitionPoint { compare(tripIDs[Int($0)], bytes) < 0 }
        var found: [Int] = []
        var index = first
        while index < tripsByID.count, isString(tripIDs[Int(tripsByID[index])], bytes) {
            found.append(Int(tripsByID[index]))
            index += 1
        }
        return found
    }
}

extension MappedArray {
    /// The first index whose element does not meet a condition, which holds for those before it and none behind it.
    func partitionPoint(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The indices of an element in ascending elements.
    func run(of element: Element) -> Range<Int> {
        if count == 0 { return 0..<0 }
        let first = partitionPoint { $0 < element }
        var end = first
        while end < count, self[end] == element { end += 1 }
        return first..<end
    }
}
