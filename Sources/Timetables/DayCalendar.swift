import Foundation
import GTFS

/// The days of a timetable: the first, how many, and the sets of days on which trips run.
struct DayCalendar {
    /// The first day, in days since 1970.
    let firstDay: Int32
    /// The number of days.
    let dayCount: Int
    private var numbers: [[UInt64]: UInt32] = [:]
    /// The sets, a bit for each day.
    private(set) var sets: [[UInt64]] = []

    /// The maximum number of days that a timetable may span: 65 years, whose seconds 32 bits can count.
    private static let mostDays: Int32 = 24_000

    /// Finds the days of several feeds; days far from the middle one are taken for errors and left out.
    init(_ feeds: [Feed]) {
        let days = feeds.flatMap { $0.services.flatMap(\.days) }.sorted()
        guard let first = days.first, let last = days.last else {
            firstDay = 0
            dayCount = 0
            return
        }
        let middle = days[days.count / 2]
        firstDay = max(first, middle - Self.mostDays / 2)
        dayCount = Int(min(last, middle + Self.mostDays / 2) - firstDay) + 1
    }

    /// The words of a set of days, given in days since 1970.
    func words(of days: [Int32]) -> [UInt64] {
        var words = [UInt64](repeating: 0, count: (dayCount + 63) / 64)
        for day in days where day >= firstDay && day < firstDay + Int32(dayCount) {
            let place = Int(day - firstDay)
            words[place >> 6] |= 1 << UInt64(place & 63)
        }
        return words
    }

    /// The number of a set of days.
    mutating func number(of words: [UInt64]) -> UInt32 {
        if let number = numbers[words] { return number }
        let number = UInt32(sets.count)
        numbers[words] = number
        sets.append(words)
        return number
    }

    /// Seconds from the first day's midnight in UTC to noon minus 12 hours of each day in a zone.
    ///
    /// Noon is the hour that no change of clocks touches (GTFS Schedule Reference, *Time*).
    func bases(in zone: TimeZone) -> [Int32] {
        (0..<dayCount).map { day in
            let noon = Double(Int(firstDay) + day) * 86_400 + 43_200
            var offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))
            offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon - Double(offset)))
            return Int32(day * 86_400 - offset)
        }
    }

    /// The moments from which clocks of a zone are ahead of UTC by other seconds, in seconds from the first day's midnight
    /// in UTC; the first one lies before all days.
    func clockChanges(in zone: TimeZone) -> [(time: Int32, offset: Int32)] {
        let start = Double(firstDay) * 86_400
        var moment = Date(timeIntervalSince1970: start - 172_800)
        var changes = [(time: Int32(-172_800), offset: Int32(zone.secondsFromGMT(for: moment)))]
        let end = Date(timeIntervalSince1970: start + Double(dayCount + 20) * 86_400)
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next < end,
            next > moment
        {
            changes.append(
                (
                    Int32(next.timeIntervalSince1970 - start),
                    Int32(zone.secondsFromGMT(for: next.addingTimeInterval(1)))
                ))
            moment = next
        }
        return changes
    }
}
