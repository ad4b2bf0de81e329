import CalendarDays
import Foundation

extension Date {
    /// Creates the moment that a source of positions writes, `2026-11-21T08:30:00.5Z`; nil if the text is none.
    init?(timestamp text: String) {
        guard let seconds = Timestamp.secondsSince1970(text) else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}
