import Foundation
import Testing

/// Journeys found by looking at all hops between two stops in the order of time, for timetables without rules for changes.
///
/// Dibbelt, Pajor, Strasser and Wagner, *Intriguingly Simple and Fast Transit Routing* (2013), with labels for each number of
/// rides. It shares nothing with the engine: Python reads the feed, and knows when its days begin.
struct ConnectionScan {
    struct Connection {
        let departure: Int32
        let arrival: Int32
        let from: Int32
        let to: Int32
        let run: Int32
        let canBoard: Bool
        let canLeave: Bool
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
    /// How many stop times have no times in the feed; the scan divides gaps evenly, the engine by distance.
    let filledCount: Int

    /// Reads the hops of a feed, which a script of Python's takes out of it.
    ///
    /// - Parameters:
    ///   - path: The feed.
    ///   - days: Some of its days, the first one as ISO 8601 writes it; all if nil.
    ///   - numbers: The number of each stop by its id.
    ///   - walks: Seconds between two stops, by their numbers.
    init(
        readingFeed path: String, days: (first: String, count: Int)? = nil,
        numbers: [String: Int], walks: [[Int]: Int], changeSeconds: Int
    ) throws {
        let bytes = try Self.hops(ofFeed: path, days)
        let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        struct Header: Decodable {
            let epoch: Int
            let stops: [String]
            let filled: Int
        }
        let header = try JSONDecoder().decode(Header.self, from: bytes[..<end])
        epoch = header.epoch
        filledCount = header.filled
        let stops = try header.stops.map { Int32(try #require(numbers[$0])) }
        connections = bytes[(end + 1)...].withUnsafeBytes { raw in
            stride(from: 0, to: raw.count - 23, by: 24).map { place in
                func number(_ index: Int) -> Int32 {
                    Int32(
                        littleEndian: raw.loadUnaligned(
                            fromByteOffset: place + 4 * index, as: Int32.self))
                }
                return Connection(
                    departure: number(0), arrival: number(1), from: stops[Int(number(2))],
                    to: stops[Int(number(3))], run: number(4),
                    canBoard: number(5) & 1 == 0, canLeave: number(5) & 2 == 0)
            }
        }
        runCount = Int(connections.map(\.run).max() ?? -1) + 1
        stopCount = header.stops.count
        self.changeSeconds = Int32(changeSeconds)
        var lists = [[(stop: Int, seconds: Int32)]](repeating: [], count: stopCount)
        var reversed = lists
        for stop in 0..<stopCount {
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

    private static func hops(
        ofFeed path: String, _ days: (first: String, count: Int)?
    ) throws -> Data {
        let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("hops-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3",
            checkout.appendingPathComponent("Tests/Quality/transit/connections.py").path, path,
            output.path,
        ]
        if let days { process.arguments? += [days.first, "\(days.count)"] }
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "connections.py cannot read \(path)")
        return try Data(contentsOf: output)
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
                    if label > connection.departure || !connection.canBoard { continue }
                    isAboard[flag] = true
                }
                guard connection.canLeave else { continue }
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
                    if label < connection.arrival || !connection.canLeave { continue }
                    isAboard[flag] = true
                }
                guard connection.canBoard else { continue }
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
