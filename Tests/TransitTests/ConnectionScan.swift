import Foundation
import GTFS

/// Journeys found by looking at all hops between two stops in the order of time, for timetables without rules for changes.
///
/// Dibbelt, Pajor, Strasser and Wagner, *Intriguingly Simple and Fast Transit Routing* (2013), with labels for each number of
/// rides. It shares nothing with the engine: it reads the feed's values and takes the starts of days from a calendar of Foundation's.
struct ConnectionScan {
    struct Connection {
        let departure: Int32
        let arrival: Int32
        let from: Int32
        let to: Int32
        let run: Int32
    }

    /// All hops of all days, by departure; a run's own in its order.
    private let connections: [Connection]
    private let runCount: Int
    private let stopCount: Int
    private let walks: [[(stop: Int, seconds: Int32)]]
    private let walksTo: [[(stop: Int, seconds: Int32)]]
    private let changeSeconds: Int32
    /// The moment that times count from, in seconds since 1970.
    let epoch: Int

    init(_ feed: Feed, walks: [[Int]: Int], changeSeconds: Int) {
        let zone = TimeZone(identifier: feed.agencies[0].timeZone) ?? .gmt
        var local = Calendar(identifier: .gregorian)
        local.timeZone = zone
        var gmt = Calendar(identifier: .gregorian)
        gmt.timeZone = .gmt
        let days = feed.services.flatMap(\.days)
        epoch = Int(days.min() ?? 0) * 86_400
        var bases: [Int32: Int] = [:]
        for day in Set(days) {
            var parts = gmt.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
            parts.hour = 12
            bases[day] = Int(local.date(from: parts)?.timeIntervalSince1970 ?? 0) - 43_200 - epoch
        }
        var all: [Connection] = []
        var run: Int32 = 0
        for (number, trip) in feed.trips.enumerated() {
            let range = feed.stopTimes.range(ofTrip: number)
            let halts = range.map { feed.stopTimes[$0] }
            for day in feed.services[trip.service].days {
                let base = Int32(bases[day] ?? 0)
                for (one, next) in zip(halts, halts.dropFirst()) {
                    all.append(
                        Connection(
                            departure: base + one.departure, arrival: base + next.arrival,
                            from: Int32(one.stop), to: Int32(next.stop), run: run))
                }
                run += 1
            }
        }
        connections = all.enumerated().sorted {
            ($0.element.departure, $0.offset) < ($1.element.departure, $1.offset)
        }.map(\.element)
        runCount = Int(run)
        stopCount = feed.stops.count
        self.changeSeconds = Int32(changeSeconds)
        var lists = [[(stop: Int, seconds: Int32)]](repeating: [], count: feed.stops.count)
        var reversed = lists
        for stop in feed.stops.indices {
            lists[stop].append((stop, 0))
            reversed[stop].append((stop, 0))
        }
        for (pair, seconds) in walks {
            lists[pair[0]].append((pair[1], Int32(seconds)))
            reversed[pair[1]].append((pair[0], Int32(seconds)))
        }
        self.walks = lists
        walksTo = reversed
    }

    /// The earliest arrival for each number of rides, from 1; `.max` where there is none before the limit.
    func arrivals(
        from origins: [EventOracle.Access], to destinations: [EventOracle.Access], at moment: Int,
        mostRides: Int, before limit: Int
    ) -> [Int] {
        let start = Int32(moment - epoch)
        let end = Int32(limit - epoch)
        var ready = [Int32](repeating: .max, count: stopCount * (mostRides + 1))
        var isAboard = [Bool](repeating: false, count: runCount * mostRides)
        var egress = [Int32](repeating: -1, count: stopCount)
        for access in destinations {
            let known = egress[access.stop]
            egress[access.stop] =
                known < 0 ? Int32(access.seconds) : min(known, Int32(access.seconds))
        }
        for access in origins {
            ready[access.stop] = min(ready[access.stop], start + Int32(access.seconds))
        }
        var best = [Int32](repeating: end, count: mostRides)
        var index = firstConnection(at: start)
        while index < connections.count, connections[index].departure < best[0] {
            let connection = connections[index]
            index += 1
            for rides in 0..<mostRides {
                let flag = Int(connection.run) * mostRides + rides
                if !isAboard[flag] {
                    let label = ready[rides * stopCount + Int(connection.from)]
                    if label > connection.departure { continue }
                    isAboard[flag] = true
                }
                let stop = Int(connection.to)
                if egress[stop] >= 0 {
                    best[rides] = min(best[rides], connection.arrival + egress[stop])
                }
                for walk in walks[stop] {
                    let place = (rides + 1) * stopCount + walk.stop
                    ready[place] = min(
                        ready[place], connection.arrival + walk.seconds + changeSeconds)
                }
            }
        }
        return best.map { $0 >= end ? .max : Int($0) + epoch }
    }

    /// The latest departure that arrives by a moment with so many rides at most; nil if there is none from `start` on.
    func departure(
        from origins: [EventOracle.Access], to destinations: [EventOracle.Access], by moment: Int,
        mostRides: Int, notBefore start: Int
    ) -> Int? {
        let end = Int32(moment - epoch)
        let begin = Int32(start - epoch)
        var due = [Int32](repeating: .min, count: stopCount * (mostRides + 1))
        var isAboard = [Bool](repeating: false, count: runCount * mostRides)
        for access in destinations {
            due[access.stop] = max(due[access.stop], end - Int32(access.seconds))
        }
        var best = Int32.min
        var index = firstConnection(at: end + 1)
        while index > 0, connections[index - 1].departure >= max(begin, best) {
            index -= 1
            let connection = connections[index]
            for rides in 0..<mostRides {
                let flag = Int(connection.run) * mostRides + rides
                if !isAboard[flag] {
                    let label = due[rides * stopCount + Int(connection.to)]
                    if label < connection.arrival { continue }
                    isAboard[flag] = true
                }
                for access in origins where access.stop == Int(connection.from) {
                    best = max(best, connection.departure - Int32(access.seconds))
                }
                for walk in walksTo[Int(connection.from)] {
                    let place = (rides + 1) * stopCount + walk.stop
                    due[place] = max(
                        due[place], connection.departure - walk.seconds - changeSeconds)
                }
            }
        }
        return best < begin ? nil : Int(best) + epoch
    }

    private func firstConnection(at moment: Int32) -> Int {
        var (low, high) = (0, connections.count)
        while low < high {
            let middle = (low + high) / 2
            if connections[middle].departure < moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
