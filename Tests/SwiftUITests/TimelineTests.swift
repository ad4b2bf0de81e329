import SwiftUI
import Testing

/// Views that are shown anew at the dates of a schedule.
@MainActor struct TimelineTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func first(
        _ count: Int, of schedule: some TimelineSchedule, from date: Date
    ) -> [Double] {
        schedule.entries(from: date, mode: .normal).prefix(count)
            .map { $0.timeIntervalSinceReferenceDate }
    }

    @Test func datesOfOneDistanceBeginWithTheLastOneBefore() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        #expect(first(3, of: schedule, from: start.addingTimeInterval(25)) == [1020, 1030, 1040])
        #expect(first(2, of: schedule, from: start.addingTimeInterval(-25)) == [1000, 1010])
        for distance in [0, -1, .nan] {
            let schedule = PeriodicTimelineSchedule(from: start, by: distance)
            let dates = first(2, of: schedule, from: start)
            #expect(dates[1] > dates[0])
        }
    }

    @Test func minutesBeginWithTheMinute() {
        #expect(first(2, of: .everyMinute, from: start) == [960, 1020])
    }

    @Test func aPausedAnimationHasOneFrame() {
        #expect(first(9, of: .animation(paused: true), from: start) == [1000])
        #expect(first(3, of: .animation, from: start).count == 3)
    }

    /// Of dates that have passed the last one counts; one that comes is waited for.
    @Test(arguments: [[-30.0, -20, -10], [-30, 0.05]])
    func theContentIsThatOfTheDate(seconds: [Double]) async throws {
        let now = Date.now
        let last = now.addingTimeInterval(try #require(seconds.last))
        let (dates, continuation) = AsyncStream.makeStream(of: Date.self)
        let host = ViewHost(
            TimelineView(.explicit(seconds.map { now.addingTimeInterval($0) })) { context in
                Text("at \(context.date.timeIntervalSinceReferenceDate)")
                    .onChange(of: context.date, initial: true) {
                        _ = continuation.yield(context.date)
                    }
            })
        #expect(host.words.count == 1)
        var seen: [Date] = []
        for await date in dates {
            seen.append(date)
            if date == last { break }
        }
        #expect(seen.count <= 3 && host.words == ["at \(last.timeIntervalSinceReferenceDate)"])
    }
}
