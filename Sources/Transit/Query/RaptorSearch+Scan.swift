import Bytes

extension RaptorSearch {
    /// Rides all runs of the queue from where they can be boarded first.
    mutating func scanRuns(_ round: Int) {
        let (times, stopStarts) = (timetable.times, timetable.patternStopStarts)
        let exits = Way.isForward ? timetable.arrivalPoints : timetable.boardingPoints
        let entries = Way.isForward ? timetable.boardingPoints : timetable.arrivalPoints
        // Held here, so that nothing is retained for each run.
        let (begins, rows, typicalTimes) = (window.begins, window.rows, typicalTimes)
        var queue: [UInt32] = []
        swap(&queue, &memory.queue)
        for run in queue {
            let layer = vias.layerCount == 1 ? 0 : Int(run) / runCount
            let position = memory.positions[Int(run)]
            let last = Int(memory.lastPositions[Int(run)])
            memory.positions[Int(run)] = RaptorMemory.noPosition
            let run = Int(run) - layer * runCount
            let pattern = Int(window.runPatterns[run])
            if pattern < patternCount {
                let first = Int(stopStarts[pattern])
                ride(
                    run, layer, round, from: Int(position), last: last, first: first,
                    count: Int(stopStarts[pattern + 1]) - first, begins.span, rows.span, times.span,
                    exits.span, entries.span, typicalTimes.span)
            } else if let updates = window.updates {
                let changed = updates.runs[pattern - patternCount]
                ride(
                    run, layer, round, from: Int(position), last: last, first: changed.firstStop,
                    count: changed.stopCount, begins.span, rows.span, updates.times.span,
                    (Way.isForward ? updates.arrivalPoints : updates.boardingPoints).span,
                    (Way.isForward ? updates.boardingPoints : updates.arrivalPoints).span, .init())
            }
        }
        queue.removeAll(keepingCapacity: true)
        swap(&queue, &memory.queue)
    }

    /// Rides a run along its stops: leaves labels, and takes an earlier trip wherever one can be caught.
    ///
    /// - Parameter last: Behind this position there is nothing new to enter it with.
    private mutating func ride(
        _ run: Int, _ layer: Int, _ round: Int, from position: Int, last: Int, first: Int,
        count: Int, _ begins: Span<Int32>, _ rows: Span<UInt32>, _ times: Span<Int32>,
        _ exits: Span<UInt32>, _ entries: Span<UInt32>, _ typicalTimes: Span<Int32>
    ) {
        let low = Int(window.runStarts[run])
        let high = Int(window.runStarts[run + 1])
        let isLinked = window.isLinked(run, timetable.patternFlags)
        let layerBase = layer * reachedCount
        let base = round * reachedTotal + layerBase
        let readyBase = (round - 1) * readyTotal + layer * readyCount
        let canPass = layer < vias.stays.count && vias.stays[layer] == 0
        let end = Way.isForward ? count : -1
        let step = Way.isForward ? 1 : -1
        var bounds = bounds
        var bound = bounds[0]
        // The trip, or the first index past the run's in the search's direction.
        var trip = Way.isForward ? high : low - 1
        var begin: Int32 = 0
        var row = 0
        var entry: UInt32 = 0
        var isAboard = false
        // The trip before it, if there is one.
        var hasBefore = false
        var beginBefore: Int32 = 0
        var rowBefore = 0
        var position = position
        while position != end {
            let stopTime = 2 * position
            if Way.isForward ? position > last : position < last {
                // Times rise along a trip, and trips that were entered behind this have been ridden.
                if !isAboard || Way.key(begin &+ times[row + stopTime + Way.reach]) >= bound {
                    return
                }
            }
            if isAboard {
                let point = Int(exits[first + position])
                if point < reachedCount {
                    let key = Way.key(begin &+ times[row + stopTime + Way.reach])
                    if key < memory.reached[base + point],
                        least.leads(reached: point, key, before: bounds),
                        isOpen(first + position, run), useful.isReached(point, at: key)
                    {
                        land(
                            layerBase + point, key, round,
                            .init(trip: UInt32(trip), entry: entry, exit: UInt16(position)))
                        bounds = self.bounds
                        bound = bounds[0]
                    }
                }
                if canPass,
                    vias.isPassed(
                        window.stop(atStopTime: first + position, ofRun: run, timetable),
                        inLayer: layer
                    )
                {
                    pass(
                        first: trip, end: isLinked ? (Way.isForward ? high : low - 1) : nil,
                        position, layer, entry, bound)
                }
            }
            let point = Int(entries[first + position])
            if point < readyCount {
                let label = memory.ready[readyBase + point]
                // What cannot be caught before the end is known to be reached is of no use. Trips are in order, so that mostly a look
                // at the one before, whose times lie in a row, tells that there is no earlier one.
                if label < bound,
                    !isAboard
                        || hasBefore
                            && Way.key(beginBefore &+ times[rowBefore + stopTime + Way.leave])
                                >= label,
                    least.leads(ready: point, label, before: bounds), isOpen(first + position, run)
                {
                    let open =
                        Way.isForward
                        ? low..<(isAboard ? trip - 1 : high) : (isAboard ? trip + 2 : low)..<high
                    let found = Self.caught(
                        label, stopTime + Way.leave, open,
                        typical: isAboard
                            ? times[row + stopTime + Way.leave]
                            : typicalTimes.isEmpty ? nil : typicalTimes[first + position],
                        begins, rows, times)
                    if isAboard || open.contains(found) {
                        trip = found
                        begin = begins[trip]
                        row = Int(rows[trip])
                        entry = UInt32(position)
                        isAboard = true
                        let before = Way.isForward ? trip - 1 : trip + 1
                        hasBefore = low <= before && before < high
                        if hasBefore {
                            beginBefore = begins[before]
                            rowBefore = Int(rows[before])
                        }
                        if isLinked {
                            rideLater(
                                trip, Way.isForward ? high : low - 1, layer, round,
                                entry: entry,
                                lastStopTime: Way.isForward ? 2 * count - 2 : 1, bound, begins,
                                rows, times)
                        }
                    }
                }
            }
            position += step
        }
    }

    /// Notes that a point is reached by a ride at a key, and with it the end.
    @inline(__always)
    private mutating func land(
        _ point: Int, _ key: Int32, _ round: Int, _ ride: RaptorMemory.Ride
    ) {
        let place = round * reachedTotal + point
        memory.reached[place] = key
        memory.rides[place] = ride
        if !memory.isImproved[point] {
            memory.isImproved[point] = true
            memory.improved.append(UInt32(point))
        }
        let egress = memory.egress[point]
        if egress >= 0, key &+ egress < min(best[round], bounds[0]) {
            best[round] = key &+ egress
            bestPoints[round] = UInt32(point)
            bounds = bounds(ofRound: round)
        }
    }

    /// Whether a stop of a pattern allows alighting or boarding.
    @inline(__always)
    private func isOpen(_ place: Int, _ run: Int) -> Bool {
        memory.closed.isEmpty || !isClosed(place, run)
    }

    private func isClosed(_ place: Int, _ run: Int) -> Bool {
        memory.closed[window.stop(atStopTime: place, ofRun: run, timetable)]
    }

    // MARK: Trips that go on as others

    /// Notes where all trips from one on go on: later ones may go on where the first one does not.
    private mutating func rideLater(
        _ first: Int, _ end: Int, _ layer: Int, _ round: Int, entry: UInt32, lastStopTime: Int,
        _ bound: Int32, _ begins: Span<Int32>, _ rows: Span<UInt32>, _ times: Span<Int32>
    ) {
        let layerBase = layer * window.begins.count
        var trip = first
        while trip != end {
            // Those behind it were noted when this one was.
            if memory.ridden[layerBase + trip] <= UInt8(round) { return }
            let last = Way.key(begins[trip] &+ times[Int(rows[trip]) + lastStopTime])
            if last >= bound { return }
            memory.ridden[layerBase + trip] = UInt8(round)
            noteLinks(trip, layer, lastStopTime / 2, entry)
            trip += Way.isForward ? 1 : -1
        }
    }

    private mutating func noteLinks(_ trip: Int, _ layer: Int, _ exit: Int, _ entry: UInt32) {
        guard let links = window.links else { return }
        let starts = Way.isForward ? links.nextStarts : links.previousStarts
        let trips = Way.isForward ? links.nextTrips : links.previousTrips
        for link in Int(starts[trip])..<Int(starts[trip + 1]) {
            let next = Int(trips[link])
            let pattern = Int(window.runPatterns[Int(links.runs[next])])
            let start = Way.isForward ? 0 : timetable.stopCount(ofPattern: pattern, window) - 1
            memory.continuations.append(
                .init(
                    trip: UInt32(next), start: UInt16(start), layer: UInt8(layer),
                    previousLayer: UInt8(layer), previous: UInt32(trip), exit: UInt16(exit),
                    entry: entry))
        }
    }

    /// Notes that trips pass a stop on the way with passengers on board.
    ///
    /// - Parameter end: Where to end among the trips of the run, of which later ones may go on where the first one does not; nil
    ///   if that one is enough.
    private mutating func pass(
        first: Int, end: Int?, _ position: Int, _ layer: Int, _ entry: UInt32, _ bound: Int32
    ) {
        let run = window.run(ofTrip: first)
        let stop = window.stop(
            atStopTime: window.firstStopTime(ofRun: run, timetable) + position, ofRun: run,
            timetable)
        let step = Way.isForward ? 1 : -1
        var trip = first
        repeat {
            let time = window.time(ofTrip: trip, run: run, 2 * position + Way.reach, timetable)
            if Way.key(time) >= bound { return }
            var next = layer
            while vias.isPassed(stop, inLayer: next) {
                next += 1
                memory.continuations.append(
                    .init(
                        trip: UInt32(trip), start: UInt16(position), layer: UInt8(next),
                        previousLayer: UInt8(layer), previous: UInt32(trip),
                        exit: UInt16(position), entry: entry))
            }
            trip += step
        } while end.map { trip != $0 } ?? false
    }

    /// Rides the trips that others go on as, and those that have passed a stop on the way.
    mutating func followLinks(_ round: Int) {
        while memory.followed < memory.continuations.count {
            let continuation = memory.continuations[memory.followed]
            let entry = UInt32(memory.followed) | RaptorMemory.Ride.isContinued
            memory.followed += 1
            ride(continuation, round, entry)
        }
    }

    /// Rides a trip to its last stop with passengers who are on board.
    private mutating func ride(
        _ continuation: RaptorMemory.Continuation, _ round: Int, _ entry: UInt32
    ) {
        let (trip, layer) = (Int(continuation.trip), Int(continuation.layer))
        let run = window.links.map { Int($0.runs[trip]) } ?? window.run(ofTrip: trip)
        let pattern = Int(window.runPatterns[run])
        if !memory.allowed.isEmpty, !memory.allowed[pattern] { return }
        let first = window.firstStopTime(ofRun: run, timetable)
        let last = Way.isForward ? timetable.stopCount(ofPattern: pattern, window) - 1 : 0
        let isSame = continuation.trip == continuation.previous
        let base = round * reachedTotal
        let step = Way.isForward ? 1 : -1
        // Passing a stop on the way makes it possible to have got off there before.
        var position = Int(continuation.start) + (isSame ? step : 0)
        while Way.isForward ? position <= last : position >= last {
            defer { position += step }
            let key = Way.key(
                window.time(ofTrip: trip, run: run, 2 * position + Way.reach, timetable))
            let bound = bounds[0]
            if key >= bound { break }
            let exit = Int(Way.exitPoint(window, first + position, run, timetable))
            if exit < reachedCount {
                let point = layer * reachedCount + exit
                if key < memory.reached[base + point], isOpen(first + position, run) {
                    land(
                        point, key, round,
                        .init(trip: UInt32(trip), entry: entry, exit: UInt16(position)))
                }
            }
            if vias.isPassed(
                window.stop(atStopTime: first + position, ofRun: run, timetable), inLayer: layer)
            {
                pass(first: trip, end: nil, position, layer, entry, bound)
            }
        }
        let place = layer * window.begins.count + trip
        guard memory.continued[place] > UInt8(round) else { return }
        memory.continued[place] = UInt8(round)
        noteLinks(trip, layer, last, entry)
    }
}
