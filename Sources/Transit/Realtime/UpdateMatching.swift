import Bytes
import CalendarDays
import Columns

/// Finds the trips of a timetable that updates speak of.
struct UpdateMatching {
    let timetable: Timetable
    private let stops: [String: Int]

    init(_ timetable: Timetable) {
        self.timetable = timetable
        var stops: [String: Int] = [:]
        for stop in 0..<timetable.stopCount {
            let id = timetable.string(timetable.stopIDs[stop])
            if stops[id] == nil { stops[id] = stop }
        }
        self.stops = stops
    }

    /// The stop of an id.
    func stop(_ id: String) -> Int? { stops[id] }

    /// The trip and the day that are meant; nil if none or several are.
    ///
    /// - Parameter moment: When the message was made: without a date, the run nearest to it is meant.
    func run(_ trip: RealtimeFeed.Trip, near moment: Int) -> (trip: Int, day: Int)? {
        let candidates = trip.id.isEmpty ? trips(ofRoute: trip) : timetable.trips(withID: trip.id)
        var found: [(trip: Int, day: Int)] = []
        let start = Self.seconds(trip.startTime)
        for candidate in candidates {
            // A repeated trip is identified by its start, others by their ids alone.
            if let start, candidates.count > 1, departure(of: candidate) != start { continue }
            guard let day = day(of: candidate, trip.startDate, near: moment) else { continue }
            found.append((candidate, day))
        }
        if found.count > 1, trip.startDate.isEmpty, start != nil {
            return found.min { distance($0, moment) < distance($1, moment) }
        }
        return found.count == 1 ? found.first : nil
    }

    private func trips(ofRoute trip: RealtimeFeed.Trip) -> [Int] {
        guard !trip.routeID.isEmpty, !trip.startTime.isEmpty, let direction = trip.direction
        else { return [] }
        let bytes = Array(trip.routeID.utf8)
        var found: [Int] = []
        for pattern in 0..<timetable.patternCount
        where timetable.isString(timetable.routeIDs[Int(timetable.patternRoutes[pattern])], bytes) {
            found += timetable.tripRange(ofPattern: pattern).filter {
                Int(timetable.tripDirections[$0]) == direction
                    && departure(of: $0) == Self.seconds(trip.startTime)
            }
        }
        return found
    }

    /// The first departure of a trip, in seconds after noon minus 12 hours.
    private func departure(of trip: Int) -> Int32 {
        let pattern = timetable.pattern(ofTrip: trip)
        return timetable.tripStarts[trip]
            + timetable.times[timetable.timeRow(ofTrip: trip, pattern: pattern) + 1]
    }

    private func day(of trip: Int, _ date: String, near moment: Int) -> Int? {
        func runs(_ day: Int) -> Bool {
            timetable.runs(Int(timetable.tripServices[trip]), onDay: day)
        }
        if !date.isEmpty {
            guard let day = Self.day(date) else { return nil }
            return runs(day - timetable.firstServiceDay) ? day - timetable.firstServiceDay : nil
        }
        let today = moment / 86_400 - timetable.firstServiceDay
        return ((today - 2)...(today + 1)).filter(runs).min {
            distance((trip, $0), moment) < distance((trip, $1), moment)
        }
    }

    /// How far a moment is from the time in which a trip is on its way, in seconds.
    private func distance(_ run: (trip: Int, day: Int), _ moment: Int) -> Int {
        let pattern = timetable.pattern(ofTrip: run.trip)
        let row = timetable.timeRow(ofTrip: run.trip, pattern: pattern)
        let count = timetable.stopRange(ofPattern: pattern).count
        let base = timetable.base(ofDay: run.day, zone: Int(timetable.patternZones[pattern]))
        let begin =
            timetable.firstServiceDay * 86_400 + Int(base) + Int(timetable.tripStarts[run.trip])
        let end = begin + Int(timetable.times[row + 2 * count - 1])
        return max(begin - moment, moment - end, 0)
    }

    /// Seconds of a time such as `08:15:00`; nil if it is none.
    static func seconds(_ text: String) -> Int32? {
        let parts = text.split(separator: ":").map { Int32($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1],
            let seconds = parts[2], 0..<1000 ~= hours, 0..<60 ~= minutes, 0..<60 ~= seconds
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }

    /// Days since 1970 of a date such as `20141019`; nil if it is none.
    static func day(_ text: String) -> Int? {
        guard text.utf8.count == 8, let number = Int(text), number > 0 else { return nil }
        let date = CivilDate(
            year: number / 10_000, month: number / 100 % 100, day: number % 100)
        return 1...12 ~= date.month && 1...31 ~= date.day ? date.daysSince1970 : nil
    }
}
