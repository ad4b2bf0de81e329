import CalendarDays
import Foundation
import OpeningHours

// Evaluates opening hours for Tests/Quality/hours.py. A line of input is, with tabs between, the hours, a local time,
// a number of days, and, each or empty, a country, a latitude, a longitude and a time zone; a line of output is `error` with
// its code, or spans of state, start, end and comment.

func setting(_ fields: [Substring]) -> HoursSetting {
    var setting = HoursSetting(holidays: HolidayCalendar.of(country: String(fields[3])))
    if let latitude = Double(fields[4]), let longitude = Double(fields[5]) {
        let zone = TimeZone(identifier: String(fields[6])) ?? .gmt
        setting.sun = SunClock(latitude: latitude, longitude: longitude) { day in
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200))
                / 60
        }
    }
    return setting
}

while let line = readLine() {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 7, let start = LocalTime(iso8601: String(fields[1])),
        let days = Int(fields[2])
    else {
        print("input")
        continue
    }
    do throws(OpeningHoursError) {
        let hours = try OpeningHours(String(fields[0]))
        let end = start.advanced(by: .seconds(days * 86_400))
        let spans = hours.intervals(from: start, to: end, in: setting(fields)).map {
            "\($0.state.kind) \($0.start.iso8601()) \($0.end.iso8601()) \($0.state.comment ?? "")"
        }
        print((["hours"] + spans).joined(separator: "\t"))
    } catch {
        print("error\t\(error.code.rawValue)\t\(error)")
    }
}
