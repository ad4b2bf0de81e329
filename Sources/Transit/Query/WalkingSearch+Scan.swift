import Bytes

extension WalkingSearch {
    /// Rides a run from a position on, with all trips that are worth it by time on foot.
    mutating func scan(_ run: Int, from start: Int, _ round: Int) {
        let count = timetable.stopCount(ofPattern: Int(window.runPatterns[run]), window)
        let first = window.firstStopTime(ofRun: run, timetable)
        let isLinked = window.isLinked(run, timetable.patternFlags)
        let (low, high) = (Int(window.runStarts[run]), Int(window.runStarts[run + 1]))
        var aboard: [Aboard] = []
        var position = start
        while position >= 0, position < count {
            defer { position += Way.isForward ? 1 : -1 }
            let exit = Int(Way.exitPoint(window, first + position, run, timetable))
            if exit < reached.count, isOpen(first + position, run) {
                for ride in aboard {
                    let time = window.time(
                        ofTrip: ride.trip, run: run, 2 * position + Way.reach, timetable)
                    land(
                        Label(
                            key: Way.key(time), walk: ride.walk, point: UInt32(exit),
                            parent: ride.label, number: UInt32(ride.trip), entry: ride.entry,
                            exit: UInt16(position), kind: .ride), round: round)
                }
            }
            let entry = Int(Way.entryPoint(window, first + position, run, timetable))
            guard entry < ready.count, isOpen(first + position, run) else { continue }
            for known in ready[entry].entries
            where known.label >= freshStart && Int(known.packed.round) == round - 1 {
                guard
                    let trip = caught(known.packed.key, 2 * position + Way.leave, run, low, high)
                else { continue }
                let ride = Aboard(
                    trip: trip, walk: labels[Int(known.label)].walk, label: known.label,
                    entry: UInt16(position))
                guard board(ride, &aboard), isLinked else { continue }
                let lastStopTime = Way.isForward ? 2 * count - 2 : 1
                rideLater(ride, run, low, high, lastStopTime, round)
            }
        }
    }

    /// Adds a trip to those on board of which people are, unless one is as early with as little time on foot.
    private func board(_ ride: Aboard, _ aboard: inout [Aboard]) -> Bool {
        func isEarlier(_ one: Int, _ other: Int) -> Bool {
            Way.isForward ? one <= other : one >= other
        }
        if aboard.contains(where: { isEarlier($0.trip, ride.trip) && $0.walk <= ride.walk }) {
            return false
        }
        aboard.removeAll { isEarlier(ride.trip, $0.trip) && ride.walk <= $0.walk }
        aboard.append(ride)
        return true
    }

    /// The first trip of a run in the search's direction that is at a stop time at a key or later; nil if none is.
    private func caught(
        _ key: Int32, _ offset: Int, _ run: Int, _ low: Int, _ high: Int
    ) -> Int? {
        var (from, to) = (0, high - low)
        while from < to {
            let middle = (from + to) / 2
            let trip = Way.isForward ? low + middle : high - 1 - middle
            if Way.key(window.time(ofTrip: trip, run: run, offset, timetable)) < key {
                from = middle + 1
            } else {
                to = middle
            }
        }
        if from == high - low { return nil }
        return Way.isForward ? low + from : high - 1 - from
    }

    private func isOpen(_ place: Int, _ run: Int) -> Bool {
        closed.isEmpty || !closed[window.stop(atStopTime: place, ofRun: run, timetable)]
    }

    // MARK: Trips that go on as others

    /// Notes where all trips from one on go on: later ones may go on where the first one does not.
    private mutating func rideLater(
        _ ride: Aboard, _ run: Int, _ low: Int, _ high: Int, _ lastStopTime: Int, _ round: Int
    ) {
        var ride = ride
        while ride.trip >= low, ride.trip < high {
            let key = Way.key(window.time(ofTrip: ride.trip, run: run, lastStopTime, timetable))
            if key >= horizon { return }
            stay(ride, key, exit: lastStopTime / 2, round)
            ride.trip += Way.isForward ? 1 : -1
        }
    }

    /// Notes that people stay on board of a trip at its end, unless others do with as few rides and as little time on foot.
    private mutating func stay(_ ride: Aboard, _ key: Int32, exit: Int, _ round: Int) {
        let packed = WalkingBag.Packed(key: key, walk: ride.walk, round: round)
        if ends[ride.trip].covers(packed) { return }
        let number = UInt32(labels.count)
        labels.append(
            Label(
                key: key, walk: ride.walk, point: .max, parent: ride.label,
                number: UInt32(ride.trip), entry: ride.entry, exit: UInt16(exit), kind: .stay))
        ends[ride.trip].insert(packed, number) { _ in }
        stays.append(number)
    }

    /// Rides the trips that others go on as, to their ends.
    mutating func followStays(_ round: Int) {
        guard let links = window.links else { return }
        let starts = Way.isForward ? links.nextStarts : links.previousStarts
        let trips = Way.isForward ? links.nextTrips : links.previousTrips
        while let number = stays.popLast() {
            let before = Int(labels[Int(number)].number)
            for link in Int(starts[before])..<Int(starts[before + 1]) {
                ride(Int(trips[link]), Int(links.runs[Int(trips[link])]), number, round)
            }
        }
    }

    private mutating func ride(_ trip: Int, _ run: Int, _ parent: UInt32, _ round: Int) {
        let pattern = Int(window.runPatterns[run])
        if !allowed.isEmpty, !allowed[pattern] { return }
        let first = window.firstStopTime(ofRun: run, timetable)
        let count = timetable.stopCount(ofPattern: pattern, window)
        let entry = UInt16(Way.isForward ? 0 : count - 1)
        let walk = labels[Int(parent)].walk
        for place in 0..<count {
            let position = Way.isForward ? place : count - 1 - place
            let exit = Int(Way.exitPoint(window, first + position, run, timetable))
            guard exit < reached.count, isOpen(first + position, run) else { continue }
            let time = window.time(ofTrip: trip, run: run, 2 * position + Way.reach, timetable)
            land(
                Label(
                    key: Way.key(time), walk: walk, point: UInt32(exit), parent: parent,
                    number: UInt32(trip), entry: entry, exit: UInt16(position), kind: .ride),
                round: round)
        }
        let last = Way.isForward ? count - 1 : 0
        let time = window.time(ofTrip: trip, run: run, 2 * last + Way.reach, timetable)
        stay(
            Aboard(trip: trip, walk: walk, label: parent, entry: entry), Way.key(time), exit: last,
            round)
    }
}
