import Bytes

/// A search by rounds: in round k it finds where one can be with k rides, and how early.
///
/// Delling, Pajor and Werneck, *Round-Based Public Transit Routing*, 2012. Labels of later departures stay while earlier ones
/// are looked at, which makes a profile of a span of time (rRAPTOR, the same paper). Boarding looks at the labels of the round
/// before; a walk leads from where a vehicle was left to where one is entered, one walk a change. The time of a change is on its
/// edge, so that it counts between two vehicles alone. Trips that go on as others are followed within the round.
struct RaptorSearch<Way: Direction> {
    let timetable: Timetable
    let window: ServiceWindow
    let settings: SearchSettings
    var memory: RaptorMemory
    /// The best key at the end for each number of rides, or fewer; and the point where it is reached.
    var best: [Int32]
    var bestPoints: [UInt32]
    /// The stops on the way, in the search's direction; for each number of visited ones there is a layer of points and runs.
    let vias: ViaStops
    /// The numbers of points and runs of one layer.
    let reachedCount: Int
    let readyCount: Int
    let runCount: Int
    /// The number of patterns of the timetable; those of updates stand behind them.
    let patternCount: Int
    /// The numbers of points of all layers.
    let reachedTotal: Int
    let readyTotal: Int
    /// The keys at which the end is of no use, for each number of rides; descending.
    var limits: [Int32]
    /// The keys at which the end is of no use, for this round's number of rides and more; descending.
    var bounds = LeastKeys.Lanes()
    /// The last keys that lead to the end in time; empty if they are not known.
    var useful = UsefulKeys()
    /// How long it takes at least from each point to the end.
    var least = LeastKeys()
    /// About when a trip leaves each stop of its pattern, in seconds after it begins; empty if that is not known.
    var typicalTimes: [Int32] = []
    /// What was found, the number of rides rising in each run.
    var paths: [SearchPath] = []

    init(
        _ timetable: Timetable, _ window: ServiceWindow, _ settings: SearchSettings,
        _ memory: consuming RaptorMemory
    ) {
        self.timetable = timetable
        self.window = window
        self.settings = settings
        reachedCount = Way.reachedCount(timetable)
        readyCount = Way.readyCount(timetable)
        runCount = window.runPatterns.count
        patternCount = timetable.patternCount
        vias =
            Way.isForward
            ? ViaStops(settings.vias, timetable) : ViaStops(settings.vias.reversed(), timetable)
        reachedTotal = reachedCount * vias.layerCount
        readyTotal = readyCount * vias.layerCount
        self.memory = memory
        best = Array(repeating: .max, count: settings.mostRides + 1)
        limits = best
        bestPoints = Array(repeating: .max, count: settings.mostRides + 1)
        clear()
        self.memory.allowed = settings.allowedPatterns(timetable, window)
        self.memory.closed = settings.closedStops(timetable)
    }

    /// Forgets all labels, but not the best so far.
    mutating func clear() {
        memory.prepare(
            reachedCount: reachedTotal, readyCount: readyTotal,
            runCount: runCount * vias.layerCount,
            tripCount: window.links == nil && vias.layerCount == 1
                ? 0 : window.begins.count * vias.layerCount,
            hasLayers: vias.layerCount > 1)
        memory.addRound()
    }

    /// Hands the memory back; the search is over.
    mutating func takeMemory() -> RaptorMemory {
        var memory = RaptorMemory()
        swap(&memory, &self.memory)
        return memory
    }

    /// The points of a stop beyond its own where the search sets out.
    private func extraReadyPoints(ofStop stop: Int) -> Range<Int> {
        Way.isForward
            ? timetable.extraBoardingPoints(ofStop: stop)
            : timetable.extraArrivalPoints(ofStop: stop)
    }

    /// The points of a stop beyond its own where the search gets to.
    private func extraReachedPoints(ofStop stop: Int) -> Range<Int> {
        Way.isForward
            ? timetable.extraArrivalPoints(ofStop: stop)
            : timetable.extraBoardingPoints(ofStop: stop)
    }

    /// Tells where the end is, as stops with the seconds that it is away from them.
    mutating func setEnd(_ access: [StopAccess]) {
        for place in access {
            for layer in 0..<vias.layerCount {
                // What is left of the way has to be at this stop.
                guard let last = vias.stays(at: place.stop, from: layer).last,
                    last.layer == vias.layerCount - 1
                else { continue }
                let seconds = place.seconds + last.seconds
                setEgress(layer * reachedCount + place.stop, seconds)
                for point in extraReachedPoints(ofStop: place.stop) {
                    setEgress(layer * reachedCount + point, seconds)
                }
            }
        }
    }

    private mutating func setEgress(_ point: Int, _ seconds: Int32) {
        let known = memory.egress[point]
        if known < 0 || seconds < known { memory.egress[point] = seconds }
    }

    /// Forgets the end, so that the memory can be used again.
    mutating func clearEnd(_ access: [StopAccess]) {
        for place in access {
            for layer in 0..<vias.layerCount {
                memory.egress[layer * reachedCount + place.stop] = -1
                for point in extraReachedPoints(ofStop: place.stop) {
                    memory.egress[layer * reachedCount + point] = -1
                }
            }
        }
    }

    /// The keys at which the end is of no use, for the number of rides of a round and more.
    ///
    /// What is as good as the best so far is kept, so that the labels tell all that one can arrive by then with (see
    /// ``UsefulKeys``).
    func bounds(ofRound round: Int) -> LeastKeys.Lanes {
        var lanes = LeastKeys.Lanes(repeating: .min)
        guard round <= settings.mostRides else { return lanes }
        var least = best[0...round].min() ?? .max
        for rides in round...min(settings.mostRides, round + LeastKeys.Lanes.scalarCount - 1) {
            least = min(least, best[rides])
            lanes[rides - round] = min(least == .max ? .max : least + 1, limits[rides])
        }
        return lanes
    }

    /// Looks at nothing that has this key or a later one.
    mutating func limit(to key: Int32) {
        for rides in limits.indices { limits[rides] = key }
        limitEnd(to: key)
    }

    /// Takes the end for reached at a key without any ride.
    mutating func limitEnd(to key: Int32) { best[0] = min(best[0], key) }

    /// Sets out at a stop with a key; whether that is earlier than what is known there.
    mutating func setOut(_ stop: Int, _ key: Int32, access: Int) {
        if !memory.closed.isEmpty, memory.closed[stop] { return }
        if vias.layerCount == 1 { return setOut(stop, key, access, layer: 0) }
        for stay in vias.stays(at: stop, from: 0) {
            setOut(stop, key &+ stay.seconds, access, layer: stay.layer)
        }
    }

    private mutating func setOut(_ stop: Int, _ key: Int32, _ access: Int, layer: Int) {
        setOut(at: layer * readyCount + stop, key, access)
        for point in extraReadyPoints(ofStop: stop) {
            setOut(at: layer * readyCount + point, key, access)
        }
    }

    private mutating func setOut(at point: Int, _ key: Int32, _ access: Int) {
        if key >= memory.ready[point] || !useful.isReady(point, at: key) { return }
        memory.ready[point] = key
        memory.ways[point] = 1 << 31 | UInt32(access)
        mark(point)
    }

    mutating func mark(_ point: Int) {
        if memory.isMarked[point] { return }
        memory.isMarked[point] = true
        memory.marked.append(UInt32(point))
    }

    /// Runs rounds until none finds anything new.
    ///
    /// What improves the key at the end is added to `paths`.
    mutating func run() {
        memory.touchedReady.removeAll(keepingCapacity: true)
        memory.touchedReady.append(contentsOf: memory.marked)
        memory.touchedReached.removeAll(keepingCapacity: true)
        var round = 1
        while !memory.marked.isEmpty, round <= settings.mostRides {
            carryReached(to: round)
            let before = best[round]
            bounds = bounds(ofRound: round)
            gatherRuns()
            scanRuns(round)
            if window.links != nil || vias.layerCount > 1 { followLinks(round) }
            if vias.layerCount == 1 { walk(round) } else { walkByVias(round) }
            if best[round] < before, let path = path(round, Int(bestPoints[round])) {
                paths.append(path)
            }
            round += 1
        }
        for point in memory.marked { memory.isMarked[Int(point)] = false }
        memory.marked.removeAll(keepingCapacity: true)
    }

    /// Carries what was reached with fewer rides over to a round.
    private mutating func carryReached(to round: Int) {
        if best[round - 1] < best[round] {
            best[round] = best[round - 1]
            bestPoints[round] = bestPoints[round - 1]
        }
        if memory.rounds == round { memory.addRound() }
        let (last, here) = ((round - 1) * reachedTotal, round * reachedTotal)
        for point in memory.touchedReached {
            let key = memory.reached[last + Int(point)]
            if key < memory.reached[here + Int(point)] {
                memory.reached[here + Int(point)] = key
                memory.rides[here + Int(point)] = .init(trip: .max, entry: 0, exit: 0)
            }
        }
        let (lastReady, hereReady) = ((round - 1) * readyTotal, round * readyTotal)
        for point in memory.touchedReady {
            let key = memory.ready[lastReady + Int(point)]
            if key < memory.ready[hereReady + Int(point)] {
                memory.ready[hereReady + Int(point)] = key
                memory.ways[hereReady + Int(point)] = .max
            }
        }
    }

    /// Notes for each run that can be boarded where it can be first.
    private mutating func gatherRuns() {
        let starts = Way.isForward ? timetable.boardingStarts : timetable.alightingStarts
        let patterns = Way.isForward ? timetable.boardingPatterns : timetable.alightingPatterns
        let places = Way.isForward ? timetable.boardingPositions : timetable.alightingPositions
        let (startSpan, patternSpan, placeSpan) = (starts.span, patterns.span, places.span)
        // Held here, so that nothing is retained for each pattern.
        let patternRuns = window.patternRuns
        for point in memory.marked {
            memory.isMarked[Int(point)] = false
            let layer = vias.layerCount == 1 ? 0 : Int(point) / readyCount
            let point = Int(point) - layer * readyCount
            for visit in Int(startSpan[point])..<Int(startSpan[point + 1]) {
                note(Int(patternSpan[visit]), placeSpan[visit], layer, patternRuns.span)
            }
            guard let updates = window.updates else { continue }
            let visits = (Way.isForward ? updates.boardings : updates.alightings)[UInt32(point)]
            for visit in visits ?? [] {
                note(Int(visit.pattern) + patternCount, visit.position, layer, patternRuns.span)
            }
        }
        memory.marked.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private mutating func note(
        _ pattern: Int, _ position: UInt16, _ layer: Int, _ patternRuns: Span<UInt32>
    ) {
        if !memory.allowed.isEmpty, !memory.allowed[pattern] { return }
        for run in Int(patternRuns[pattern])..<Int(patternRuns[pattern + 1]) {
            let run = layer * runCount + run
            let known = memory.positions[run]
            if known == RaptorMemory.noPosition {
                memory.queue.append(UInt32(run))
                memory.positions[run] = position
                memory.lastPositions[run] = position
                continue
            }
            if Way.isForward ? position < known : position > known {
                memory.positions[run] = position
            }
            let last = memory.lastPositions[run]
            if Way.isForward ? position > last : position < last {
                memory.lastPositions[run] = position
            }
        }
    }

    /// Walks from all points reached in this round to where vehicles can be entered in the next one.
    private mutating func walk(_ round: Int) {
        let starts = Way.isForward ? timetable.edgeStarts : timetable.reverseStarts
        let targets = Way.isForward ? timetable.edgeTargets : timetable.reverseSources
        let numbers = timetable.reverseEdges
        let (seconds, flags) = (timetable.edgeSeconds, timetable.edgeFlags)
        let (startSpan, targetSpan, numberSpan) = (starts.span, targets.span, numbers.span)
        let (secondSpan, flagSpan) = (seconds.span, flags.span)
        let base = round * reachedTotal
        let readyBase = round * readyTotal
        let bounds = self.bounds(ofRound: round + 1)
        let bound = bounds[0]
        let slack = settings.changeSeconds
        for point in memory.improved {
            memory.isImproved[Int(point)] = false
            memory.touchedReached.append(point)
            let key = memory.reached[base + Int(point)]
            for place in Int(startSpan[Int(point)])..<Int(startSpan[Int(point) + 1]) {
                let edge = Way.isForward ? place : Int(numberSpan[place])
                let walk = key &+ Int32(truncatingIfNeeded: secondSpan[edge])
                // Edges are sorted by their length.
                if walk >= bound { break }
                let flag = flagSpan[edge]
                let label = walk &+ (flag & EdgeFlags.isFixed.rawValue != 0 ? 0 : slack)
                let target = Int(targetSpan[place])
                if label >= memory.ready[readyBase + target] { continue }
                if !least.leads(ready: target, label, before: bounds) { continue }
                if settings.isStepFree, flag & EdgeFlags.hasSteps.rawValue != 0 { continue }
                if !useful.isReady(target, at: label) { continue }
                memory.ready[readyBase + target] = label
                memory.ways[readyBase + target] = UInt32(edge)
                if !memory.isMarked[target] {
                    memory.isMarked[target] = true
                    memory.marked.append(UInt32(target))
                }
            }
        }
        memory.improved.removeAll(keepingCapacity: true)
        memory.touchedReady.append(contentsOf: memory.marked)
    }
}
