import Bytes

/// The arrangement needed before boarding or alighting (`pickup_type` and `drop_off_type` of google/transit, *GTFS
/// Schedule Reference*).
public enum StopArrangement: UInt8, Sendable {
    /// A call to the company.
    case byPhone = 2
    /// A word or a sign to the driver.
    case withDriver = 3
}

extension Timetable {
    /// What has to be arranged to get on and off at a position of a trip; nil where one just does, or cannot.
    ///
    /// - Parameters:
    ///   - position: The stop along the trip, counted from 0.
    public func arrangements(
        ofTrip trip: Int, at position: Int
    ) -> (boarding: StopArrangement?, leaving: StopArrangement?) {
        // Trips that real time adds have nothing of the kind.
        guard trip < tripCount else { return (nil, nil) }
        let stops = stopRange(ofPattern: pattern(ofTrip: trip))
        guard position < stops.count else { return (nil, nil) }
        let handling = patternHandling[stops.lowerBound + position]
        return (
            StopArrangement(rawValue: handling & 3), StopArrangement(rawValue: handling >> 2 & 3)
        )
    }
}
