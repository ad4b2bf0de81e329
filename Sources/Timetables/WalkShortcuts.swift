import ParallelWork
import Synchronization
import Transit

/// Finds the walks between stops that matter: those on a best journey of two rides.
///
/// Baum, Buchhold, Sauer, Wagner and Zündorf, *UnLimited TRAnsfers for Multi-Modal Route Planning*, 2019. For each stop and each
/// departure there, the latest first, journeys with two rides and any walks before, between and behind them are looked for. A walk
/// between two rides matters if they begin at that very stop, end where one gets off, and nothing else is there as early. Whoever
/// knows all walks to the first stop and from the last one needs no others (theorem 1 of the paper).
struct WalkShortcuts: Sendable {
    /// A walk from a platform.
    struct Walk: Sendable {
        let to: Int32
        let seconds: Int32
    }

    /// The values of eight stops.
    private typealias Block = SIMD8<Int32>

    private static let never = Int32.max / 2

    private let tables: TransitTables
    private let platforms: [Int]
    private let walks: [[Walk]]
    private let slack: Int32
    /// The platform of each place of each pattern.
    private let patternPlatforms: [Int32]
    /// The seconds from each platform to all others, `never` where there is no walk; rows begin with a block.
    private let seconds: [Block]

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - platforms: The stops of patterns, ascending; in walks they are numbered as here.
    ///   - walks: All walks from each platform, one to itself among them: no two of them together are faster than one.
    ///   - slack: Seconds that a change takes beside walking.
    init(_ tables: TransitTables, platforms: [Int], walks: [[Walk]], slack: Int32) {
        self.tables = tables
        self.platforms = platforms
        self.walks = walks
        self.slack = slack
        var numbers = [Int32](repeating: -1, count: tables.stopIDs.count)
        for (number, stop) in platforms.enumerated() { numbers[stop] = Int32(number) }
        patternPlatforms = tables.patternStops.map { numbers[Int($0)] }
        let blocks = (platforms.count + 7) / 8
        var seconds = [Block](
            repeating: Block(repeating: Self.never), count: blocks * platforms.count)
        for (platform, walks) in walks.enumerated() {
            for walk in walks {
                seconds[platform * blocks + Int(walk.to) / 8][Int(walk.to) % 8] = walk.seconds
            }
        }
        self.seconds = seconds
    }

    /// The walks that matter on any day, as the stop where each begins times the number of stops, plus where it ends.
    ///
    /// - Parameter threads: The threads that share the platforms; the result does not depend on them.
    func find(_ threads: WorkerThreads, runs: (Int, Int) -> Bool) -> Set<Int> {
        let found = Mutex<Set<Int>>([])
        var seen: Set<[Int32]> = []
        for day in 0..<Int(tables.dayCount) {
            let day = RunningDay(tables, day: day, runs: runs)
            guard !day.begins.isEmpty, seen.insert(day.signature).inserted else { continue }
            let starts = platforms.indices.filter {
                day.visitStarts[platforms[$0]] < day.visitStarts[platforms[$0] + 1]
            }
            threads.share(starts.count) { next in
                var search = Search(day, self)
                var own: Set<Int> = []
                while let index = next() { search.look(from: starts[index], &own) }
                found.withLock { [own] in $0.formUnion(own) }
            }
        }
        let count = tables.stopIDs.count
        return Set(
            found.withLock { $0 }.map {
                platforms[$0 / platforms.count] * count + platforms[$0 % platforms.count]
            })
    }

    /// The search from all stops on one day.
    private struct Search {
        /// A trip that can be boarded at a stop.
        struct Event {
            var trip: Int32
            var line: Int32
            var position: Int32
            /// Whether it is boarded where the search begins.
            var isCandidate: Bool
        }

        let day: RunningDay
        let platforms: [Int]
        let walks: [[Walk]]
        let seconds: [Block]
        let slack: Int32
        // Held one by one, so that the tables are not retained with all they have.
        let stopStarts: [UInt32]
        let stops: [Int32]
        let arrivalPoints: [UInt32]
        let times: [Int32]
        /// Seconds to walk to each stop from where the search begins.
        var direct: [Int32]
        /// The earliest arrival at each stop with one ride, and whether it was boarded where the search begins.
        var once: [Int32]
        var isCandidate: [Bool]
        /// The same with a walk behind it, in blocks as what follows.
        var walked: [Block]
        /// When each stop is ready for a second ride, and the stop that one walks from; -1 if the first ride is no candidate.
        var ready: [Block]
        /// The content of `direct` in blocks of eight.
        var directBlocks: [Block]
        var source: [Int32]
        var twice: [Int32]
        /// The first position from where each trip was ridden.
        var firstRidden: [Int32]
        var secondRidden: [Int32]
        var improved: [Int32] = []
        var isImproved: [Bool]
        var marked: [Int32] = []
        var isMarked: [Bool]
        var arrived: [(stop: Int32, from: Int32, by: Int32)] = []

        init(_ day: RunningDay, _ shortcuts: WalkShortcuts) {
            self.day = day
            platforms = shortcuts.platforms
            walks = shortcuts.walks
            seconds = shortcuts.seconds
            slack = shortcuts.slack
            stopStarts = shortcuts.tables.patternStopStarts
            stops = shortcuts.patternPlatforms
            arrivalPoints = shortcuts.tables.arrivalPoints
            times = shortcuts.tables.times
            let (stopCount, tripCount) = (shortcuts.walks.count, day.begins.count)
            direct = Array(repeating: never, count: stopCount)
            once = direct
            twice = direct
            walked = Array(repeating: Block(repeating: never), count: (stopCount + 7) / 8)
            ready = walked
            directBlocks = walked
            source = Array(repeating: -1, count: stopCount)
            isCandidate = Array(repeating: false, count: stopCount)
            isImproved = isCandidate
            isMarked = isCandidate
            firstRidden = Array(repeating: 0, count: tripCount)
            secondRidden = firstRidden
        }

        mutating func look(from stop: Int, _ found: inout Set<Int>) {
            for index in direct.indices {
                direct[index] = never
                once[index] = never
                twice[index] = never
            }
            for index in walked.indices {
                walked[index] = Block(repeating: never)
                ready[index] = Block(repeating: never)
                directBlocks[index] = seconds[stop * walked.count + index]
            }
            for index in firstRidden.indices {
                firstRidden[index] = .max
                secondRidden[index] = .max
            }
            for walk in walks[stop] { direct[Int(walk.to)] = walk.seconds }
            direct[stop] = 0
            directBlocks[stop / 8][stop % 8] = 0
            let moments = departures(from: stop)
            if moments.isEmpty { return }
            let (starts, events) = events(from: stop, moments)
            for (index, moment) in moments.enumerated() {
                // Others come first, so that candidates are what is better than all of them.
                for isCandidate in [false, true] {
                    for event in events[starts[index]..<starts[index + 1]]
                    where event.isCandidate == isCandidate { rideFirst(event, moment) }
                }
                walk(moment)
                rideSecond(moment)
                for arrival in arrived
                where twice[Int(arrival.stop)]
                    < walked[Int(arrival.stop) / 8][
                        Int(arrival.stop) % 8]
                {
                    found.insert(Int(arrival.from) * direct.count + Int(arrival.by))
                }
                arrived.removeAll(keepingCapacity: true)
            }
        }

        /// The moments at which vehicles leave a stop, the latest first.
        private func departures(from stop: Int) -> [Int32] {
            var moments: Set<Int32> = []
            forEachDeparture(from: stop) { _, _, moment in
                if day.span.contains(moment) { moments.insert(moment) }
            }
            return moments.sorted(by: >)
        }

        private func forEachDeparture(
            from stop: Int, _ body: (RunningDay.Visit, Int, Int32) -> Void
        ) {
            let stop = platforms[stop]
            for visit in day.visits[day.visitStarts[stop]..<day.visitStarts[stop + 1]] {
                let line = Int(visit.line)
                for trip in day.tripStarts[line]..<day.tripStarts[line + 1] {
                    let row = day.rows[trip] + 2 * Int(visit.position) + 1
                    body(visit, trip, day.begins[trip] + times[row])
                }
            }
        }

        /// What can be boarded anywhere after walking there, by the last of the moments at which one leaves in time.
        private func events(
            from stop: Int, _ moments: [Int32]
        ) -> (starts: [Int], events: [Event]) {
            var places: [Int32] = []
            var events: [Event] = []
            for walk in walks[stop] {
                forEachDeparture(from: Int(walk.to)) { visit, trip, moment in
                    let moment = moment - walk.seconds
                    guard moment >= moments[moments.count - 1] else { return }
                    var (low, high) = (0, moments.count - 1)
                    while low < high {
                        let middle = (low + high) / 2
                        if moments[middle] <= moment { high = middle } else { low = middle + 1 }
                    }
                    places.append(Int32(low))
                    events.append(
                        Event(
                            trip: Int32(trip), line: visit.line, position: visit.position,
                            isCandidate: Int(walk.to) == stop))
                }
            }
            var starts = [Int](repeating: 0, count: moments.count + 1)
            for place in places { starts[Int(place) + 1] += 1 }
            for index in moments.indices { starts[index + 1] += starts[index] }
            var next = starts
            var sorted = events
            for (place, event) in zip(places, events) {
                sorted[next[Int(place)]] = event
                next[Int(place)] += 1
            }
            return (starts, sorted)
        }

        private mutating func rideFirst(_ event: Event, _ moment: Int32) {
            let trip = Int(event.trip)
            let known = firstRidden[trip]
            if known <= event.position { return }
            firstRidden[trip] = event.position
            let pattern = day.patterns[Int(event.line)]
            let first = Int(stopStarts[pattern])
            let count = Int(stopStarts[pattern + 1]) - first
            let (begin, row) = (day.begins[trip], day.rows[trip])
            var position = Int(event.position) + 1
            let end = min(count, known == .max ? count : Int(known) + 1)
            while position < end {
                defer { position += 1 }
                if arrivalPoints[first + position] == .max { continue }
                let stop = Int(stops[first + position])
                let arrival = begin + times[row + 2 * position]
                if arrival >= once[stop] || arrival >= moment + direct[stop] { continue }
                once[stop] = arrival
                isCandidate[stop] = event.isCandidate
                if !isImproved[stop] {
                    isImproved[stop] = true
                    improved.append(Int32(stop))
                }
            }
        }

        private mutating func walk(_ moment: Int32) {
            let count = walked.count
            let moment = Block(repeating: moment)
            let slack = Block(repeating: slack)
            for stop in improved {
                isImproved[Int(stop)] = false
                let arrival = Block(repeating: once[Int(stop)])
                let from = isCandidate[Int(stop)] ? stop : -1
                let row = Int(stop) * count
                for block in 0..<count {
                    let there = arrival &+ seconds[row + block]
                    walked[block] = pointwiseMin(walked[block], there)
                    let label = there &+ slack
                    let isBetter =
                        (label .< ready[block]) .& (label .< moment &+ directBlocks[block])
                    guard any(isBetter) else { continue }
                    ready[block].replace(with: label, where: isBetter)
                    for lane in 0..<8 where isBetter[lane] {
                        let to = block * 8 + lane
                        source[to] = from
                        if !isMarked[to] {
                            isMarked[to] = true
                            marked.append(Int32(to))
                        }
                    }
                }
            }
            improved.removeAll(keepingCapacity: true)
        }

        private mutating func rideSecond(_ moment: Int32) {
            // The earliest first: so of equal journeys the one that walks less is found, and less is ridden twice.
            let order = marked.map { (label: ready[Int($0) / 8][Int($0) % 8], stop: $0) }
                .sorted { ($0.label, $0.stop) < ($1.label, $1.stop) }
            for (label, stop) in order {
                isMarked[Int(stop)] = false
                let place = platforms[Int(stop)]
                let visits = day.visitStarts[place]..<day.visitStarts[place + 1]
                for visit in visits {
                    let visit = day.visits[visit]
                    let line = Int(visit.line)
                    let offset = 2 * Int(visit.position) + 1
                    var (low, high) = (day.tripStarts[line], day.tripStarts[line + 1])
                    let end = high
                    while low < high {
                        let middle = (low + high) / 2
                        if day.begins[middle] + times[day.rows[middle] + offset] < label {
                            low = middle + 1
                        } else {
                            high = middle
                        }
                    }
                    if low < end {
                        rideSecond(low, line, Int(visit.position), stop, moment)
                    }
                }
            }
            marked.removeAll(keepingCapacity: true)
        }

        private mutating func rideSecond(
            _ trip: Int, _ line: Int, _ position: Int, _ by: Int32, _ moment: Int32
        ) {
            let known = secondRidden[trip]
            if known <= position { return }
            secondRidden[trip] = Int32(position)
            let pattern = day.patterns[line]
            let first = Int(stopStarts[pattern])
            let count = Int(stopStarts[pattern + 1]) - first
            let (begin, row) = (day.begins[trip], day.rows[trip])
            let from = source[Int(by)]
            let end = min(count, known == .max ? count : Int(known) + 1)
            for position in (position + 1)..<max(end, position + 1) {
                if arrivalPoints[first + position] == .max { continue }
                let stop = Int(stops[first + position])
                let arrival = begin + times[row + 2 * position]
                if arrival >= twice[stop] || arrival >= once[stop]
                    || arrival >= moment + direct[stop]
                {
                    continue
                }
                twice[stop] = arrival
                if from >= 0, from != by { arrived.append((Int32(stop), from, by)) }
            }
        }
    }
}
