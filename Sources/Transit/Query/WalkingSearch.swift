import Bytes

/// A search by rounds that finds, beside early arrivals with few rides, journeys with little time on foot.
///
/// Delling, Pajor and Werneck, *Round-Based Public Transit Routing*, 2012, section 4.2 (McRAPTOR): points hold bags of labels, and
/// a scan carries several trips along a run. Labels of later departures stay while earlier ones are looked at, as in
/// ``RaptorSearch``; a label stands up only to those with as few rides.
struct WalkingSearch<Way: Direction> {
    /// How a point was reached, or that people stay on board of a trip that goes on as another one.
    struct Label {
        var key: Int32
        var walk: Int32
        /// The point, where it is one.
        var point: UInt32
        /// The label before; for a first one the number of the way of access.
        var parent: UInt32
        /// The trip of the window, or the edge.
        var number: UInt32
        /// The positions where the trip is entered and left, in the search's direction.
        var entry: UInt16 = 0
        var exit: UInt16 = 0
        var kind: Kind
        /// Whether a better one stands in its place.
        var isBeaten = false

        enum Kind: UInt8 { case access, walk, ride, stay, end }
    }

    /// A trip that a scan carries along a run.
    struct Aboard {
        var trip: Int
        var walk: Int32
        var label: UInt32
        var entry: UInt16
    }

    let timetable: Timetable
    let window: ServiceWindow
    let settings: SearchSettings
    let allowed: [Bool]
    let closed: [Bool]
    /// Nothing is of use that is reached at this key or later.
    var horizon: Int32 = .max
    var labels: [Label] = []
    var reached: [WalkingBag]
    var ready: [WalkingBag]
    var end = WalkingBag()
    /// Seconds from each point to the end; -1 where the end is out of reach.
    private var egress: [Int32]
    /// Labels where vehicles can be entered in the next round, and the first of them.
    var fresh: [UInt32] = []
    var freshStart: UInt32 = 0
    private var positions: [UInt16]
    private var queue: [Int] = []
    /// Trips that continue as others: the labels on board at their ends, and the trips to follow.
    var ends: [WalkingBag]
    var stays: [UInt32] = []
    private var firstEnd: UInt32 = 0
    /// The paths found so far.
    private(set) var paths: [SearchPath] = []

    init(_ timetable: Timetable, _ window: ServiceWindow, _ settings: SearchSettings) {
        self.timetable = timetable
        self.window = window
        self.settings = settings
        allowed = settings.allowedPatterns(timetable, window)
        closed = settings.closedStops(timetable)
        reached = Array(repeating: WalkingBag(), count: Way.reachedCount(timetable))
        ready = Array(repeating: WalkingBag(), count: Way.readyCount(timetable))
        egress = Array(repeating: -1, count: reached.count)
        positions = Array(repeating: RaptorMemory.noPosition, count: window.runPatterns.count)
        ends = Array(
            repeating: WalkingBag(), count: window.links == nil ? 0 : window.begins.count)
    }

    /// Tells where the end is.
    mutating func setEnd(_ access: [StopAccess]) {
        for place in access {
            for point in Way.reachedPoints(ofStop: place.stop, timetable)
            where egress[point] < 0 || place.seconds < egress[point] {
                egress[point] = place.seconds
            }
        }
    }

    /// Takes the end for reached on foot at a key.
    mutating func walkToEnd(at key: Int32, seconds: Int32) {
        let packed = WalkingBag.Packed(key: key, walk: seconds, round: 0)
        if !end.covers(packed) { end.insert(packed, .max) { _ in } }
    }

    /// Sets out at a stop with a key.
    mutating func setOut(_ access: StopAccess, _ key: Int32, number: Int) {
        if !closed.isEmpty, closed[access.stop] { return }
        for point in Way.readyPoints(ofStop: access.stop, timetable) {
            enter(
                Label(
                    key: key, walk: access.seconds, point: UInt32(point), parent: UInt32(number),
                    number: 0, kind: .access), round: 0)
        }
    }

    /// Runs rounds until none finds anything new; what improves the end is added to `paths`.
    mutating func run() {
        firstEnd = UInt32(labels.count)
        var round = 1
        while !fresh.isEmpty, round <= settings.mostRides {
            let firstReached = labels.count
            gatherRuns()
            fresh.removeAll(keepingCapacity: true)
            let runs = queue
            queue.removeAll(keepingCapacity: true)
            for run in runs {
                let position = Int(positions[run])
                positions[run] = RaptorMemory.noPosition
                scan(run, from: position, round)
            }
            followStays(round)
            freshStart = UInt32(labels.count)
            for label in firstReached..<labels.count where labels[label].kind == .ride {
                if !labels[label].isBeaten { walk(from: UInt32(label), round) }
            }
            round += 1
        }
        fresh.removeAll(keepingCapacity: true)
        freshStart = UInt32(labels.count)
        for entry in end.entries where entry.label != .max && entry.label >= firstEnd {
            paths.append(path(entry.label))
        }
    }

    /// Forgets what was found, but not what is known.
    mutating func dropPaths() { paths.removeAll() }

    private mutating func gatherRuns() {
        let starts = Way.isForward ? timetable.boardingStarts : timetable.alightingStarts
        let patterns = Way.isForward ? timetable.boardingPatterns : timetable.alightingPatterns
        let places = Way.isForward ? timetable.boardingPositions : timetable.alightingPositions
        for label in fresh where !labels[Int(label)].isBeaten {
            let point = labels[Int(label)].point
            for visit in Int(starts[Int(point)])..<Int(starts[Int(point) + 1]) {
                note(Int(patterns[visit]), places[visit])
            }
            guard let updates = window.updates else { continue }
            for visit in (Way.isForward ? updates.boardings : updates.alightings)[point] ?? [] {
                note(Int(visit.pattern) + timetable.patternCount, visit.position)
            }
        }
    }

    private mutating func note(_ pattern: Int, _ position: UInt16) {
        if !allowed.isEmpty, !allowed[pattern] { return }
        for run in Int(window.patternRuns[pattern])..<Int(window.patternRuns[pattern + 1]) {
            let known = positions[run]
            if known == RaptorMemory.noPosition {
                queue.append(run)
                positions[run] = position
            } else if Way.isForward ? position < known : position > known {
                positions[run] = position
            }
        }
    }

    // MARK: Labels

    /// Adds a label where vehicles are entered, unless it is covered.
    mutating func enter(_ label: Label, round: Int) {
        let packed = WalkingBag.Packed(key: label.key, walk: label.walk, round: round)
        if label.key >= horizon || end.covers(packed) { return }
        if ready[Int(label.point)].covers(packed) { return }
        let number = UInt32(labels.count)
        labels.append(label)
        ready[Int(label.point)].insert(packed, number) { labels[Int($0)].isBeaten = true }
        fresh.append(number)
    }

    /// Adds a label where vehicles are left, and the end behind it, unless they are covered.
    mutating func land(_ label: Label, round: Int) {
        let packed = WalkingBag.Packed(key: label.key, walk: label.walk, round: round)
        if label.key >= horizon || end.covers(packed) { return }
        if reached[Int(label.point)].covers(packed) { return }
        let number = UInt32(labels.count)
        labels.append(label)
        reached[Int(label.point)].insert(packed, number) { labels[Int($0)].isBeaten = true }
        let seconds = egress[Int(label.point)]
        guard seconds >= 0, label.key &+ seconds < horizon else { return }
        let there = WalkingBag.Packed(
            key: label.key &+ seconds, walk: label.walk &+ seconds, round: round)
        if end.covers(there) { return }
        let last = UInt32(labels.count)
        labels.append(
            Label(
                key: label.key &+ seconds, walk: label.walk &+ seconds, point: .max,
                parent: number, number: 0, kind: .end))
        end.insert(there, last) { _ in }
    }

    private mutating func walk(from number: UInt32, _ round: Int) {
        let starts = Way.isForward ? timetable.edgeStarts : timetable.reverseStarts
        let targets = Way.isForward ? timetable.edgeTargets : timetable.reverseSources
        let label = labels[Int(number)]
        let point = Int(label.point)
        let stop = Way.stop(ofReached: point, timetable)
        for place in Int(starts[point])..<Int(starts[point + 1]) {
            let edge = Way.isForward ? place : Int(timetable.reverseEdges[place])
            let seconds = Int32(truncatingIfNeeded: timetable.edgeSeconds[edge])
            if label.key &+ seconds >= horizon { break }
            let flags = EdgeFlags(rawValue: timetable.edgeFlags[edge])
            if settings.isStepFree, flags.contains(.hasSteps) { continue }
            let target = Int(targets[place])
            let end = Way.stop(ofReady: target, timetable)
            enter(
                Label(
                    key: label.key &+ seconds
                        &+ (flags.contains(.isFixed) ? 0 : settings.changeSeconds),
                    // Changing at the same stop means waiting.
                    walk: label.walk &+ (end == stop ? 0 : seconds), point: UInt32(target),
                    parent: number, number: UInt32(edge), kind: .walk), round: round)
        }
    }

    // MARK: What was found

    private func path(_ number: UInt32) -> SearchPath {
        var legs: [SearchPath.Leg] = []
        var edges: [Int] = []
        var label = labels[Int(labels[Int(number)].parent)]
        while true {
            switch label.kind {
            case .ride, .stay:
                let before = labels[Int(label.parent)]
                let isContinued = before.kind == .stay
                let (one, other) = (Int(label.entry), Int(label.exit))
                legs.append(
                    SearchPath.Leg(
                        trip: Int(label.number), from: Way.isForward ? one : other,
                        to: Way.isForward ? other : one, isContinued: isContinued))
                label = before
            case .walk:
                edges.append(Int(label.number))
                label = labels[Int(label.parent)]
            case .access, .end:
                return SearchPath(backward: legs, edges, isForward: Way.isForward)
            }
        }
    }
}
