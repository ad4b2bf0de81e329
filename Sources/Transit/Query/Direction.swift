/// The direction of a search: forward in time from departures, or backward from arrivals.
///
/// A backward search is a forward one in a world where time and trips run the other way. Labels are *keys* that a search makes
/// smaller: the time forward, its negative backward.
protocol Direction: Sendable {
    /// Whether time runs forward.
    static var isForward: Bool { get }
}

extension Direction {
    /// The key of a time, or the time of a key.
    @inline(__always)
    static func key(_ time: Int32) -> Int32 { isForward ? time : 0 &- time }
    /// Which of a halt's two times a vehicle is left by in the search's direction.
    @inline(__always)
    static var reach: Int { isForward ? 0 : 1 }
    /// Which of a halt's two times a vehicle is entered by in the search's direction.
    @inline(__always)
    static var leave: Int { isForward ? 1 : 0 }
    /// The point where a vehicle is left at a halt in the search's direction; `UInt32.max` where that is not allowed.
    static func exitPoint(
        _ window: ServiceWindow, _ place: Int, _ run: Int, _ timetable: Timetable
    ) -> UInt32 {
        isForward
            ? window.arrivalPoint(atHalt: place, ofRun: run, timetable)
            : window.boardingPoint(atHalt: place, ofRun: run, timetable)
    }
    /// The point where a vehicle is entered at a halt in the search's direction; `UInt32.max` where that is not
    /// allowed.
    static func entryPoint(
        _ window: ServiceWindow, _ place: Int, _ run: Int, _ timetable: Timetable
    ) -> UInt32 {
        isForward
            ? window.boardingPoint(atHalt: place, ofRun: run, timetable)
            : window.arrivalPoint(atHalt: place, ofRun: run, timetable)
    }
}

/// Forward in time.
enum Forward: Direction {
    static var isForward: Bool { true }
}

/// Backward in time.
enum Backward: Direction {
    static var isForward: Bool { false }
}
