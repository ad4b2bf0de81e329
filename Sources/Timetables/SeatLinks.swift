import GTFS
import Geodesy

/// Finds the trips that go on as other ones with their passengers on board: by block, and by rules for changes.
struct SeatLinks {
    /// A trip that goes on as another one.
    struct Link {
        let from: Int
        let to: Int
        let dayShift: Int8
        /// The days of the first trip.
        let days: [UInt64]
    }

    /// The longest wait between two trips of a block, in seconds.
    private static let longestWait: Int32 = 7200
    /// The farthest that a vehicle may move between two trips of a block with people on board, in meters.
    private static let farthest = 200.0

    private let feed: Feed
    private let services: [[UInt64]]
    private let dayCount: Int

    /// Prepares to look at a feed.
    ///
    /// - Parameter services: The days of each service of the feed.
    init(_ feed: Feed, services: [[UInt64]], dayCount: Int) {
        self.feed = feed
        self.services = services
        self.dayCount = dayCount
    }

    /// The links, by the numbers of the feed's trips; those of one pair stand together.
    func links() -> [Link] {
        var ruled: Set<Int> = []
        var parted: Set<[Int]> = []
        var links: [Link] = []
        let repeated = Set(feed.frequencies.map(\.trip))
        for rule in feed.transfers {
            guard let from = rule.fromTrip, let to = rule.toTrip, isUsable(from), isUsable(to)
            else { continue }
            if rule.kind == .reboarding { parted.insert([from, to]) }
            guard rule.kind == .inSeat, !repeated.contains(from) else { continue }
            // Where a rule speaks, the block does not count.
            ruled.insert(from)
            if !repeated.contains(to) { links += self.links(from, to) }
        }
        var blocks: [String: [Int]] = [:]
        for (number, trip) in feed.trips.enumerated()
        where !trip.block.isEmpty && isUsable(number) && !repeated.contains(number) {
            blocks[trip.block, default: []].append(number)
        }
        for block in blocks.values.sorted(by: { $0[0] < $1[0] }) where block.count > 1 {
            links += self.links(of: block).filter {
                !ruled.contains($0.from) && !parted.contains([$0.from, $0.to])
            }
        }
        return links
    }

    private func isUsable(_ trip: Int) -> Bool {
        feed.stopTimes.range(ofTrip: trip).count >= 2
    }

    private func start(of trip: Int) -> StopTime {
        feed.stopTimes[feed.stopTimes.range(ofTrip: trip).lowerBound]
    }

    private func end(of trip: Int) -> StopTime {
        feed.stopTimes[feed.stopTimes.range(ofTrip: trip).upperBound - 1]
    }

    /// The links of a rule: on each day to the run of the second trip that begins next after the first one ends.
    private func links(_ from: Int, _ to: Int) -> [Link] {
        let end = end(of: from).arrival
        let start = start(of: to).departure
        let shifts = ([-1, 0, 1] as [Int32]).filter { start + $0 * 86_400 >= end }
        let one = services[feed.trips[from].service]
        let other = services[feed.trips[to].service]
        var days: [Int32: [UInt64]] = [:]
        for day in 0..<dayCount where one.has(day) {
            guard let shift = shifts.first(where: { other.has(day + Int($0)) }) else { continue }
            days[shift, default: Array(repeating: 0, count: one.count)][day >> 6] |=
                1 << UInt64(day & 63)
        }
        return days.sorted { $0.key < $1.key }.map {
            Link(from: from, to: to, dayShift: Int8($0.key), days: $0.value)
        }
    }

    /// The links within a block: on each day from a trip to the next one that runs then.
    private func links(of block: [Int]) -> [Link] {
        let trips = block.sorted { (start(of: $0).departure, $0) < (start(of: $1).departure, $1) }
        var days: [[Int]: [UInt64]] = [:]
        for day in 0..<dayCount {
            var last: Int?
            for trip in trips where services[feed.trips[trip].service].has(day) {
                defer { last = trip }
                guard let last else { continue }
                let wait = start(of: trip).departure - end(of: last).arrival
                guard wait >= 0, wait <= Self.longestWait, areNear(last, trip) else { continue }
                days[[last, trip], default: Array(repeating: 0, count: (dayCount + 63) / 64)][
                    day >> 6] |= 1 << UInt64(day & 63)
            }
        }
        return days.map { Link(from: $0.key[0], to: $0.key[1], dayShift: 0, days: $0.value) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private func areNear(_ from: Int, _ to: Int) -> Bool {
        let one = feed.stops[end(of: from).stop]
        let other = feed.stops[start(of: to).stop]
        return MidLatitudeDistance.meters(
            fromLatitude: one.latitude, longitude: one.longitude, toLatitude: other.latitude,
            longitude: other.longitude) <= Self.farthest
    }
}

extension [UInt64] {
    /// Whether a day is in the set; false outside of it.
    func has(_ day: Int) -> Bool {
        day >= 0 && day >> 6 < count && self[day >> 6] >> UInt64(day & 63) & 1 == 1
    }
}
