import Bytes
import Columns

extension TransitPlanner {
    /// When the message of GTFS-Realtime was made that the planner knows, in seconds since 1970; nil if it knows none, or
    /// one that does not say.
    public var realtimeMoment: Int? {
        updates.flatMap { $0.timestamp > 0 ? $0.timestamp : nil }
    }

    /// Whether a trip's times come from an update.
    public func isKnownInRealTime(_ trip: Int) -> Bool { trip >= timetable.tripCount }

    /// Departures from a stop that were planned and that an update has canceled, sorted by time.
    ///
    /// - Parameters:
    ///   - stop: The number of a stop, or of a station with all of its platforms.
    ///   - range: The moments of departure as planned, in seconds since 1970.
    public func canceledDepartures(fromStop stop: Int, within range: Range<Int>) -> [StopDeparture]
    {
        guard let canceled = updates?.canceled, !canceled.isEmpty,
            0..<timetable.stopCount ~= stop
        else { return [] }
        let platforms = Set(platforms(ofStop: stop))
        var found: [StopDeparture] = []
        for (trip, day) in canceled {
            let serviceDay = day + timetable.firstServiceDay
            let calls = calls(ofTrip: trip, serviceDay: serviceDay)
            for (position, call) in calls.enumerated()
            where platforms.contains(call.stop) && call.canBoard && range.contains(call.departure) {
                found.append(
                    StopDeparture(
                        trip: trip, serviceDay: serviceDay, stop: call.stop, position: position,
                        departure: call.departure, plannedDeparture: call.departure))
            }
        }
        return found.sorted { ($0.departure, $0.trip) < ($1.departure, $1.trip) }
    }
}
