import CalendarDays
import Foundation
import Synchronization

/// The text of the header `Date`, made once a second.
///
/// RFC 9110, section 5.6.7, "IMF-fixdate".
package final class DateHeader: Sendable {
    private let last = Mutex<(second: Int, text: String)>((0, DateHeader.text(second: 0)))

    /// Creates a header that has not been asked yet.
    package init() {}

    /// The value of the header for the present second, made once a second.
    package var now: String {
        let second = Int(Date.now.timeIntervalSince1970)
        return last.withLock { last in
            if last.second != second { last = (second, Self.text(second: second)) }
            return last.text
        }
    }

    /// Returns the text for a moment in seconds since 1970, from then on.
    package static func text(second: Int) -> String {
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        let day = second / 86_400
        let date = CivilDate(daysSince1970: day)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let clock = [second / 3600 % 24, second / 60 % 60, second % 60].map(two)
        return "\(days[day % 7]), \(two(date.day)) \(months[date.month - 1]) \(date.year) "
            + clock.joined(separator: ":") + " GMT"
    }
}
