import Bytes
import Columns

/// Gathers the trips of some days for a ``ServiceWindow``.
struct WindowBuilder {
    /// What days differ by at least, in seconds: a day on which clocks go forward.
    private static let shortestDay: Int32 = 82_800

    private let timetable: Timetable
    private let updates: AppliedUpdates?
    private(set) var runPatterns: [UInt32] = []
    private(set) var runStarts: [UInt32] = [0]
    private(set) var patternRuns: [UInt32] = [0]
    private(set) var begins: [Int32] = []
    private(set) var rows: [UInt32] = []
    private(set) var trips: [UInt32] = []
    private(set) var tripDays: [Int16] = []

    init(_ timetable: Timetable, updates: AppliedUpdates?) {
        self.timetable = timetable
        self.updates = updates
    }

    /// Makes the window of some days.
    mutating func makeWindow(_ days: ClosedRange<Int>) -> ServiceWindow {
        for pattern in 0..<timetable.patternCount { addRuns(of: pattern, days) }
        if let updates { addRuns(of: updates, days) }
        return ServiceWindow(days: days, builder: self, links: links(), updates: updates)
    }

    private mutating func addRuns(of pattern: Int, _ days: ClosedRange<Int>) {
        let trips = timetable.tripRange(ofPattern: pattern)
        let isOrdered = isOrderedAcrossDays(pattern)
        let zone = Int(timetable.patternZones[pattern])
        for day in days where day >= 0 && day < timetable.dayCount {
            let base = timetable.base(ofDay: day, zone: zone)
            for trip in trips where runs(trip, day) {
                begins.append(base + timetable.tripStarts[trip])
                rows.append(UInt32(timetable.timeRow(ofTrip: trip, pattern: pattern)))
                self.trips.append(UInt32(trip))
                tripDays.append(Int16(day))
            }
            if !isOrdered { endRun(pattern) }
        }
        endRun(pattern)
        patternRuns.append(UInt32(runPatterns.count))
    }

    private mutating func addRuns(of updates: AppliedUpdates, _ days: ClosedRange<Int>) {
        for (index, run) in updates.runs.enumerated() {
            if days.contains(run.day) {
                begins.append(run.begin)
                rows.append(UInt32(run.row))
                trips.append(UInt32(timetable.tripCount + index))
                tripDays.append(Int16(run.day))
                endRun(timetable.patternCount + index)
            }
            patternRuns.append(UInt32(runPatterns.count))
        }
    }

    private mutating func endRun(_ pattern: Int) {
        guard begins.count > Int(runStarts.last ?? 0) else { return }
        runPatterns.append(UInt32(pattern))
        runStarts.append(UInt32(begins.count))
    }

    private func runs(_ trip: Int, _ day: Int) -> Bool {
        timetable.runs(Int(timetable.tripServices[trip]), onDay: day)
            && !(updates?.replaces(trip: trip, day: day) ?? false)
    }

    /// Whether all trips of a pattern pass each stop before any of the next day does.
    private func isOrderedAcrossDays(_ pattern: Int) -> Bool {
        let trips = timetable.tripRange(ofPattern: pattern)
        guard let first = trips.first, let last = trips.last else { return true }
        // Trips ascend at every stop, so the first and the last tell all.
        let count = timetable.stopRange(ofPattern: pattern).count
        let early = timetable.timeRow(ofTrip: first, pattern: pattern)
        let late = timetable.timeRow(ofTrip: last, pattern: pattern)
        let shift = timetable.tripStarts[last] - timetable.tripStarts[first] - Self.shortestDay
        return (0..<(2 * count)).allSatisfy {
            timetable.times[late + $0] + shift <= timetable.times[early + $0]
        }
    }

    // MARK: Links

    private func links() -> WindowLinks? {
        guard timetable.linkFrom.count > 0 else { return nil }
        var places: [UInt64: UInt32] = [:]
        func key(_ trip: Int, _ day: Int) -> UInt64 { UInt64(trip) << 16 | UInt64(day) }
        for (place, trip) in trips.enumerated() where Int(trip) < timetable.tripCount {
            let pattern = timetable.pattern(ofTrip: Int(trip))
            guard timetable.flags(ofPattern: pattern).contains(.linked) else { continue }
            places[key(Int(trip), Int(tripDays[place]))] = UInt32(place)
        }
        if let updates {
            for (place, trip) in trips.enumerated() where Int(trip) >= timetable.tripCount {
                let run = updates.runs[Int(trip) - timetable.tripCount]
                if let planned = run.trip { places[key(planned, run.day)] = UInt32(place) }
            }
        }
        var next = [[UInt32]](repeating: [], count: trips.count)
        var previous = next
        for (identity, place) in places {
            let (trip, day) = (Int(identity >> 16), Int(identity & 0xffff))
            for link in timetable.linkFrom.run(of: UInt32(trip))
            where timetable.runs(Int(timetable.linkServices[link]), onDay: day) {
                let other = day + Int(timetable.linkDayShifts[link])
                guard other >= 0,
                    let target = places[key(Int(timetable.linkTo[link]), other)],
                    end(of: Int(place)) <= begin(of: Int(target))
                else { continue }
                next[Int(place)].append(target)
                previous[Int(target)].append(place)
            }
        }
        func starts(_ lists: [[UInt32]]) -> [UInt32] {
            var starts: [UInt32] = [0]
            for list in lists { starts.append((starts.last ?? 0) + UInt32(list.count)) }
            return starts
        }
        var runs = [UInt32](repeating: 0, count: trips.count)
        for run in runPatterns.indices {
            for place in runStarts[run]..<runStarts[run + 1] { runs[Int(place)] = UInt32(run) }
        }
        return WindowLinks(
            nextStarts: starts(next), nextTrips: next.flatMap { $0.sorted() },
            previousStarts: starts(previous), previousTrips: previous.flatMap { $0.sorted() },
            runs: runs)
    }

    /// The moment of the departure of a trip of the window from its first stop.
    private func begin(of place: Int) -> Int32 { begins[place] + time(place, 1) }

    /// The moment of the arrival of a trip of the window at its last stop.
    private func end(of place: Int) -> Int32 {
        let trip = Int(trips[place])
        let count: Int
        if trip >= timetable.tripCount {
            count = updates?.runs[trip - timetable.tripCount].stopCount ?? 2
        } else {
            count = timetable.stopRange(ofPattern: timetable.pattern(ofTrip: trip)).count
        }
        return begins[place] + time(place, 2 * count - 2)
    }

    private func time(_ place: Int, _ offset: Int) -> Int32 {
        let row = Int(rows[place]) + offset
        if Int(trips[place]) >= timetable.tripCount { return updates?.times[row] ?? 0 }
        return timetable.times[row]
    }
}

extension Timetable {
    /// The flags of a pattern.
    func flags(ofPattern pattern: Int) -> PatternFlags {
        PatternFlags(rawValue: patternFlags[pattern])
    }
}
