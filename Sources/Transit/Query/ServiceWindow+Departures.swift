import Bytes
import Columns

extension ServiceWindow {
    /// Calls a function with each departure from a boarding point: the trip of the window, the position, the moment.
    func forEachDeparture(
        from point: Int, _ timetable: Timetable, _ body: (Int, Int, Int32) -> Void
    ) {
        for visit in Int(timetable.boardingStarts[point])..<Int(timetable.boardingStarts[point + 1])
        {
            let position = Int(timetable.boardingPositions[visit])
            forEachTrip(ofPattern: Int(timetable.boardingPatterns[visit])) { trip in
                body(
                    trip, position,
                    begins[trip] + timetable.times[Int(rows[trip]) + 2 * position + 1])
            }
        }
        guard let updates else { return }
        for visit in updates.boardings[UInt32(point)] ?? [] {
            let position = Int(visit.position)
            forEachTrip(ofPattern: timetable.patternCount + Int(visit.pattern)) { trip in
                body(
                    trip, position, begins[trip] + updates.times[Int(rows[trip]) + 2 * position + 1]
                )
            }
        }
    }

    private func forEachTrip(ofPattern pattern: Int, _ body: (Int) -> Void) {
        for run in Int(patternRuns[pattern])..<Int(patternRuns[pattern + 1]) {
            for trip in Int(runStarts[run])..<Int(runStarts[run + 1]) { body(trip) }
        }
    }
}
