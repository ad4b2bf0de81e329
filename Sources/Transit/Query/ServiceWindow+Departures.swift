import Bytes
import Columns

extension ServiceWindow {
    /// Calls a function with each departure from a boarding point: the trip of the window, the position, the moment.
    ///
    /// - Parameter range: The moments that count.
    func forEachDeparture(
        from point: Int, within range: Range<Int32>, _ timetable: Timetable,
        _ body: (Int, Int, Int32) -> Void
    ) {
        for visit in Int(timetable.boardingStarts[point])..<Int(timetable.boardingStarts[point + 1])
        {
            forEachDeparture(
                ofPattern: Int(timetable.boardingPatterns[visit]),
                at: Int(timetable.boardingPositions[visit]), within: range, body
            ) { begins[$0] + timetable.times[Int(rows[$0]) + 2 * $1 + 1] }
        }
        guard let updates else { return }
        for visit in updates.boardings[UInt32(point)] ?? [] {
            forEachDeparture(
                ofPattern: timetable.patternCount + Int(visit.pattern), at: Int(visit.position),
                within: range, body
            ) { begins[$0] + updates.times[Int(rows[$0]) + 2 * $1 + 1] }
        }
    }

    /// The departures at a position of a pattern: trips of a run leave every stop in their order.
    @inline(__always)
    private func forEachDeparture(
        ofPattern pattern: Int, at position: Int, within range: Range<Int32>,
        _ body: (Int, Int, Int32) -> Void, moment: (_ trip: Int, _ position: Int) -> Int32
    ) {
        for run in Int(patternRuns[pattern])..<Int(patternRuns[pattern + 1]) {
            let trips = Int(runStarts[run])..<Int(runStarts[run + 1])
            var (trip, end) = (trips.lowerBound, trips.upperBound)
            while trip < end {
                let middle = (trip + end) / 2
                if moment(middle, position) < range.lowerBound {
                    trip = middle + 1
                } else {
                    end = middle
                }
            }
            while trip < trips.upperBound {
                let time = moment(trip, position)
                if time >= range.upperBound { break }
                body(trip, position, time)
                trip += 1
            }
        }
    }
}
