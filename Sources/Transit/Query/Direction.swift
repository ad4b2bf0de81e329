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
    /// Which of a stop time's two times a vehicle is left by in the search's direction.
    @inline(__always)
    static var reach: Int { isForward ? 0 : 1 }
    /// Which of a stop time's two times a vehicle is entered by in the search's direction.
    @inline(__always)
    static var leave: Int { isForward ? 1 : 0 }
    /// The point where a vehicle is left at a stop time in the search's direction; `UInt32.max` where nobody may.
    static func exitPoint(
        _ window: ServiceWindow, _ place: Int, _ run: Int, _ timetable: Timetable
    ) -> UInt32 {
        isForward
            ? window.arrivalPoint(atStopTime: place, ofRun: run, timetable)
            : window.boardingPoint(atStopTime: place, ofRun: run, timetable)
    }
    /// The point where a vehicle is entered at a stop time in the search's direction; `UInt32.max` where nobody may.
    static func entryPoint(
        _ window: ServiceWindow, _ place: Int, _ run: Int, _ timetable: Timetable
    ) -> UInt32 {
        isForward
            ? window.boardingPoint(atStopTime: place, ofRun: run, timetable)
            : window.arrivalPoint(atStopTime: place, ofRun: run, timetable)
    }
}

extension Direction {
    /// The number of points where vehicles are left in the search's direction.
    static func reachedCount(_ timetable: Timetable) -> Int {
        isForward ? timetable.arrivalPointCount : timetable.boardingPointCount
    }

    /// The number of points where vehicles are entered in the search's direction.
    static func readyCount(_ timetable: Timetable) -> Int {
        isForward ? timetable.boardingPointCount : timetable.arrivalPointCount
    }

    /// The points of a stop where vehicles are left in the search's direction.
    static func reachedPoints(ofStop stop: Int, _ timetable: Timetable) -> [Int] {
        isForward ? timetable.arrivalPoints(ofStop: stop) : timetable.boardingPoints(ofStop: stop)
    }

    /// The points of a stop where vehicles are entered in the search's direction.
    static func readyPoints(ofStop stop: Int, _ timetable: Timetable) -> [Int] {
        isForward ? timetable.boardingPoints(ofStop: stop) : timetable.arrivalPoints(ofStop: stop)
    }

    /// The stop of a point where vehicles are left in the search's direction.
    static func stop(ofReached point: Int, _ timetable: Timetable) -> Int {
        isForward ? timetable.stop(ofArrival: point) : timetable.stop(ofBoarding: point)
    }

    /// The stop of a point where vehicles are entered in the search's direction.
    static func stop(ofReady point: Int, _ timetable: Timetable) -> Int {
        isForward ? timetable.stop(ofBoarding: point) : timetable.stop(ofArrival: point)
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
