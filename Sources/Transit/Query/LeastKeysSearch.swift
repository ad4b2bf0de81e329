import Bytes
import Columns

/// Finds the ``LeastKeys`` of few rides: a search by rounds from the end, as ``RaptorSearch``, without trips.
struct LeastKeysSearch<Way: Direction> {
    let least: LeastTimes
    let timetable: Timetable
    let changeSeconds: Int32
    var keys: LeastKeys
    /// The least seconds so far, which are those of the last round.
    private var ready: [Int32]
    private var reached: [Int32]
    /// Points that changed in this round.
    private var improvedReady: [UInt32] = []
    private var improvedReached: [UInt32] = []
    private var isReadyImproved: [Bool]
    private var isReachedImproved: [Bool]
    /// The patterns to ride, and the last position in the search's direction where each may be left with something new.
    private var queue: [UInt32] = []
    private var positions: [UInt16]
    /// The least seconds from the end of each pattern whose trips continue as others; empty if none does.
    private var continued: [UInt32: Int32] = [:]

    /// - Parameter keys: Those with any number of rides.
    init(_ keys: LeastKeys, least: LeastTimes, timetable: Timetable, changeSeconds: Int32) {
        self.keys = keys
        self.least = least
        self.timetable = timetable
        self.changeSeconds = changeSeconds
        let none = LeastKeys.unreachable
        reached = Array(repeating: none, count: Way.reachedCount(timetable))
        ready = Array(repeating: none, count: Way.readyCount(timetable))
        isReachedImproved = Array(repeating: false, count: reached.count)
        isReadyImproved = Array(repeating: false, count: ready.count)
        positions = Array(repeating: RaptorMemory.noPosition, count: timetable.patternCount)
    }

    mutating func run(from places: [StopAccess]) {
        for place in places {
            for point in Way.reachedPoints(ofStop: place.stop, timetable) {
                reach(point, place.seconds)
            }
        }
        keepReached(0)
        for rides in 0..<2 {
            gatherPatterns()
            scanPatterns()
            for point in improvedReady {
                for lane in rides..<2 { keys.ready[Int(point)][lane] = ready[Int(point)] }
            }
            walk()
            keepReached(rides + 1)
        }
    }

    /// Writes down what changed, for this number of rides and all higher ones.
    private mutating func keepReached(_ rides: Int) {
        for point in improvedReached {
            for lane in rides..<3 { keys.reached[Int(point)][lane] = reached[Int(point)] }
        }
    }

    private mutating func reach(_ point: Int, _ seconds: Int32) {
        if seconds >= reached[point] { return }
        reached[point] = seconds
        if isReachedImproved[point] { return }
        isReachedImproved[point] = true
        improvedReached.append(UInt32(point))
    }

    private mutating func gatherPatterns() {
        let starts = Way.isForward ? timetable.alightingStarts : timetable.boardingStarts
        let patterns = Way.isForward ? timetable.alightingPatterns : timetable.boardingPatterns
        let places = Way.isForward ? timetable.alightingPositions : timetable.boardingPositions
        let (startSpan, patternSpan, placeSpan) = (starts.span, patterns.span, places.span)
        for point in improvedReached {
            isReachedImproved[Int(point)] = false
            for visit in Int(startSpan[Int(point)])..<Int(startSpan[Int(point) + 1]) {
                note(Int(patternSpan[visit]), placeSpan[visit])
            }
        }
        improvedReached.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private mutating func note(_ pattern: Int, _ position: UInt16) {
        let known = positions[pattern]
        if known == RaptorMemory.noPosition {
            queue.append(UInt32(pattern))
        } else if Way.isForward ? position <= known : position >= known {
            return
        }
        positions[pattern] = position
    }

    private mutating func scanPatterns() {
        let exits = Way.isForward ? timetable.arrivalPoints : timetable.boardingPoints
        let entries = Way.isForward ? timetable.boardingPoints : timetable.arrivalPoints
        let links = Way.isForward ? least.previousPatterns : least.nextPatterns
        let (rides, stays) = (least.rides, least.stays)
        var next = 0
        // Patterns that continue as others are added on the way.
        while next < queue.count {
            let pattern = Int(queue[next])
            next += 1
            let position = Int(positions[pattern])
            positions[pattern] = RaptorMemory.noPosition
            let stops = timetable.stopRange(ofPattern: pattern)
            let seconds = scan(
                pattern, stops, from: position, exits.span, entries.span, rides.span,
                stays.span)
            if links.isEmpty { continue }
            for before in links[UInt32(pattern)] ?? []
            where seconds < continued[before] ?? LeastKeys.unreachable {
                continued[before] = seconds
                let last = timetable.stopRange(ofPattern: Int(before)).count - 1
                note(Int(before), Way.isForward ? UInt16(last) : 0)
            }
        }
        queue.removeAll(keepingCapacity: true)
    }

    /// Rides a pattern against the search's direction, and returns the seconds from its first stop in that direction, on board.
    private mutating func scan(
        _ pattern: Int, _ stops: Range<Int>, from position: Int, _ exits: Span<UInt32>,
        _ entries: Span<UInt32>, _ rides: Span<Int32>, _ stays: Span<Int32>
    ) -> Int32 {
        let step = Way.isForward ? -1 : 1
        let end = Way.isForward ? stops.lowerBound : stops.upperBound - 1
        let last = Way.isForward ? stops.upperBound - 1 : stops.lowerBound
        var place = stops.lowerBound + position
        var aboard = LeastKeys.unreachable
        if place == last, !continued.isEmpty, let seconds = continued[UInt32(pattern)] {
            aboard = seconds
        }
        while true {
            let exit = Int(exits[place])
            if exit < reached.count { aboard = min(aboard, reached[exit]) }
            if place == end { return aboard }
            place += step
            aboard &+= rides[Way.isForward ? place : place - 1]
            let entry = Int(entries[place])
            if entry < ready.count, aboard < ready[entry] {
                ready[entry] = aboard
                if !isReadyImproved[entry] {
                    isReadyImproved[entry] = true
                    improvedReady.append(UInt32(entry))
                }
            }
            aboard = min(aboard &+ stays[place], LeastKeys.unreachable)
        }
    }

    /// Walks from where vehicles are entered to where they were left before.
    private mutating func walk() {
        let starts = Way.isForward ? timetable.reverseStarts : timetable.edgeStarts
        let points = Way.isForward ? timetable.reverseSources : timetable.edgeTargets
        let numbers = timetable.reverseEdges
        let (seconds, flags) = (timetable.edgeSeconds, timetable.edgeFlags)
        let (startSpan, pointSpan, numberSpan) = (starts.span, points.span, numbers.span)
        let (secondSpan, flagSpan) = (seconds.span, flags.span)
        for point in improvedReady {
            isReadyImproved[Int(point)] = false
            let key = ready[Int(point)]
            for place in Int(startSpan[Int(point)])..<Int(startSpan[Int(point) + 1]) {
                let edge = Way.isForward ? Int(numberSpan[place]) : place
                let way = min(Int32(clamping: secondSpan[edge]), LeastKeys.longestWay)
                let slack = flagSpan[edge] & EdgeFlags.isFixed.rawValue != 0 ? 0 : changeSeconds
                reach(Int(pointSpan[place]), key &+ way &+ slack)
            }
        }
        improvedReady.removeAll(keepingCapacity: true)
    }
}
