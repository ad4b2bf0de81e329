import Foundation
import GTFS
import TestSupport
import Testing
import Transit

/// Feeds of other projects, named in `MAPWRIGHT_FEEDS` with colons between, compared with a connection scan.
///
/// The scan knows no rules for changes, and nobody who stays on board: feeds with these are left out.
struct OtherFeedTests {
    private static let paths = (ProcessInfo.processInfo.environment["MAPWRIGHT_FEEDS"] ?? "")
        .split(separator: ":").map(String.init)

    @Test(.enabled(if: !paths.isEmpty, "MAPWRIGHT_FEEDS is not set"), arguments: paths)
    func journeysAreThoseOfTheScan(path: String) throws {
        let city = try ScannedFeed(path, dayCount: 8)
        let name = (path as NSString).lastPathComponent
        guard city.feed.transfers.isEmpty,
            Set(city.feed.trips.map(\.block)).subtracting([""]).isEmpty
        else {
            print("\(name): has rules for changes or blocks, which the scan does not know")
            return
        }
        guard city.scan.filledCount == 0 else {
            print("\(name): has stopTimes without times, which the scan fills in in another way")
            return
        }
        let trips = city.feed.trips.indices.filter {
            city.feed.stopTimes.range(ofTrip: $0).count >= 2
        }
        let stops = Set(
            trips.flatMap { trip in
                city.feed.stopTimes.range(ofTrip: trip).map { city.feed.stopTimes[$0].stop }
            }
        ).compactMap { city.planner.timetable.stop(withID: city.feed.stops[$0].id) }.sorted()
        // What runs in the nights before and after is known on days between.
        let days = city.days.count > 3 ? city.days.dropFirst().dropLast() : city.days[...]
        var random = SplitMix(seed: 8)
        let count = 300
        for number in 0..<count {
            func ends() -> [StopAccess] {
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    StopAccess(
                        stop: stops[Int.random(in: 0..<stops.count, using: &random)],
                        seconds: Int32.random(in: 0...600, using: &random))
                }
            }
            let moment =
                (days.randomElement(using: &random) ?? 0) * 86_400
                + Int.random(in: 0..<86_400, using: &random)
            try city.compare(ends(), ends(), moment, "\(name), question \(number)")
        }
        print("\(name): \(count) questions compared")
    }
}
