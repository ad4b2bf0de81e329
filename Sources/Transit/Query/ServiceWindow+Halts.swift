import Bytes
import Columns

extension ServiceWindow {
    /// Whether a run's trips are the timetable's; else it is one trip that an update changed or added.
    @inline(__always)
    func isPlanned(_ run: Int, _ timetable: Timetable) -> Bool {
        Int(runPatterns[run]) < timetable.patternCount
    }

    /// Where the stops of a run's trips begin among those of the patterns, or of the trips of updates.
    func firstHalt(ofRun run: Int, _ timetable: Timetable) -> Int {
        let pattern = Int(runPatterns[run])
        guard pattern >= timetable.patternCount else {
            return Int(timetable.patternStopStarts[pattern])
        }
        return updates?.runs[pattern - timetable.patternCount].firstStop ?? 0
    }

    /// The stop at a place among the stops of the patterns, or of the trips of updates.
    func stop(atHalt place: Int, ofRun run: Int, _ timetable: Timetable) -> Int {
        Int(isPlanned(run, timetable) ? timetable.patternStops[place] : updates?.stops[place] ?? 0)
    }

    /// The point of arrival at such a place; `UInt32.max` where alighting is not possible.
    func arrivalPoint(atHalt place: Int, ofRun run: Int, _ timetable: Timetable) -> UInt32 {
        isPlanned(run, timetable)
            ? timetable.arrivalPoints[place] : updates?.arrivalPoints[place] ?? .max
    }

    /// The point of boarding at such a place; `UInt32.max` where boarding is not possible.
    func boardingPoint(atHalt place: Int, ofRun run: Int, _ timetable: Timetable) -> UInt32 {
        isPlanned(run, timetable)
            ? timetable.boardingPoints[place] : updates?.boardingPoints[place] ?? .max
    }

    /// A time of a trip of a run: the arrival at a position at twice its number, the departure behind it.
    func time(ofTrip trip: Int, run: Int, _ offset: Int, _ timetable: Timetable) -> Int32 {
        let row = Int(rows[trip]) + offset
        return begins[trip]
            &+ (isPlanned(run, timetable) ? timetable.times[row] : updates?.times[row] ?? 0)
    }

    /// Whether the trips of a run may go on as others.
    ///
    /// - Parameter flags: `PatternFlags` of the timetable's patterns.
    @inline(__always)
    func isLinked(_ run: Int, _ flags: MappedArray<UInt8>) -> Bool {
        guard links != nil else { return false }
        let pattern = Int(runPatterns[run])
        return pattern >= flags.count
            || PatternFlags(rawValue: flags[pattern]).contains(.linked)
    }
}
