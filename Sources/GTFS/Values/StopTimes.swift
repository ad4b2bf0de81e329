/// A trip's halt at a stop (`stop_times.txt`).
public struct StopTime: Equatable, Sendable {
    /// The ways in which passengers get on or off.
    public enum Handling: UInt8, Sendable {
        /// Regularly scheduled.
        case regular = 0
        /// Not available.
        case none = 1
        /// After a call to the agency.
        case byPhone = 2
        /// After a word with the driver.
        case withDriver = 3
    }

    /// The number of the stop.
    public var stop: Int
    /// Seconds after noon minus 12 hours of the service's day.
    public var arrival: Int32
    /// Seconds after noon minus 12 hours of the service's day; never before the arrival.
    public var departure: Int32
    /// The number that orders the halts of a trip; rises along it, with gaps.
    public var sequence: UInt32
    /// The way in which passengers board.
    public var pickup = Handling.regular
    /// The way in which passengers alight.
    public var dropOff = Handling.regular
    /// The text that the vehicle shows here instead of the trip's; empty if it is the trip's.
    public var headsign = ""
    /// The distance along the shape, in the shape's units; nil if the feed gives none.
    public var distance: Double?
    /// Whether times are exact, not estimated or interpolated.
    public var isExact = true
}

/// The halts of all trips, in the order of trips and along each.
///
/// Each field is an array of its own: a feed has up to some hundred million.
public struct StopTimes: Sendable {
    /// Where the halts of each trip begin; one more than there are trips.
    public internal(set) var starts: [Int] = [0]
    var stops: [UInt32] = []
    var arrivals: [Int32] = []
    var departures: [Int32] = []
    var sequences: [UInt32] = []
    /// Pickup in the lowest 2 bits, drop-off in the next 2, whether the times are exact in the fifth.
    var flags: [UInt8] = []
    var headsigns: [UInt32] = []
    var distances: [Float] = []
    var headsignTexts: [String] = [""]

    /// The number of stop times.
    public var count: Int { stops.count }

    /// The halts of a trip, by numbers.
    public func range(ofTrip trip: Int) -> Range<Int> { starts[trip]..<starts[trip + 1] }

    /// Returns a stop time.
    public subscript(index: Int) -> StopTime {
        StopTime(
            stop: Int(stops[index]), arrival: arrivals[index], departure: departures[index],
            sequence: sequences[index],
            pickup: StopTime.Handling(rawValue: flags[index] & 3) ?? .regular,
            dropOff: StopTime.Handling(rawValue: flags[index] >> 2 & 3) ?? .regular,
            headsign: headsignTexts[Int(headsigns[index])],
            distance: distances[index] < 0 ? nil : Double(distances[index]),
            isExact: flags[index] & 16 != 0)
    }
}
