import CalendarDays
import Foundation

/// Positions of a log of a receiver, sentences RMC and GGA of NMEA 0183.
///
/// Sentences with a wrong checksum, without a fix or of other kinds are left out, as receivers' logs are full of
/// them. RMC has the date, the speed and the course, GGA the altitude and how good the fix is.
enum NMEASentences {
    static func locations(_ text: String) -> [CLLocation] {
        var result: [CLLocation] = []
        var height: (time: Substring, altitude: Double, dilution: Double)?
        var day: (year: Int, month: Int, day: Int)?
        var last: Substring?
        for line in text.split(whereSeparator: \.isNewline) {
            guard let fields = fields(line), let kind = fields.first?.suffix(3) else { continue }
            if kind == "GGA", fields.count >= 10, let quality = Int(fields[6]), quality > 0 {
                let altitude = Double(fields[9]) ?? .nan
                height = (fields[1], altitude, Double(fields[8]) ?? 1)
                guard last != fields[1], day == nil || !text.contains("RMC") else { continue }
                guard let place = place(fields[2...5]) else { continue }
                result.append(
                    location(
                        place, fields[1], day ?? (1970, 1, 1), altitude,
                        5 * max(Double(fields[8]) ?? 1, 0.5), -1, -1))
            } else if kind == "RMC", fields.count >= 10, fields[2] == "A" {
                guard let place = place(fields[3...6]) else { continue }
                let date = fields[9]
                if date.utf8.count == 6, let number = Int(date) {
                    let year = number % 100
                    day = (year + (year < 80 ? 2000 : 1900), number / 100 % 100, number / 10_000)
                }
                let isSame = height?.time == fields[1]
                // The position of a GGA of the same second stands here again, with more beside it.
                if last == nil, let first = result.last, isSame,
                    first.coordinate == place
                {
                    result.removeLast()
                }
                last = fields[1]
                result.append(
                    location(
                        place, fields[1], day ?? (1970, 1, 1),
                        isSame ? height?.altitude ?? .nan : .nan,
                        5 * max(isSame ? height?.dilution ?? 1 : 1, 0.5),
                        Double(fields[8]) ?? -1, (Double(fields[7]) ?? -1) * 1852 / 3600))
            }
        }
        return result
    }

    /// The fields of a sentence; nil if it is none or its checksum is wrong.
    private static func fields(_ line: Substring) -> [Substring]? {
        guard let start = line.firstIndex(of: "$") else { return nil }
        var body = line[line.index(after: start)...]
        if let star = body.lastIndex(of: "*") {
            let sum = body[body.index(after: star)...].prefix(2)
            body = body[..<star]
            guard UInt8(sum, radix: 16) == body.utf8.reduce(0, ^) else { return nil }
        }
        return body.split(separator: ",", omittingEmptySubsequences: false)
    }

    /// Reads `ddmm.mmm,N,dddmm.mmm,E`.
    private static func place(_ fields: ArraySlice<Substring>) -> CLLocationCoordinate2D? {
        let fields = Array(fields)
        guard let latitude = degrees(fields[0]), let longitude = degrees(fields[2]),
            latitude <= 90, longitude <= 180, ["N", "S"].contains(fields[1]),
            ["E", "W"].contains(fields[3])
        else { return nil }
        return CLLocationCoordinate2D(
            latitude: fields[1] == "S" ? -latitude : latitude,
            longitude: fields[3] == "W" ? -longitude : longitude)
    }

    private static func degrees(_ text: Substring) -> Double? {
        guard let value = Double(text), value.isFinite, value >= 0, value < 100_000 else {
            return nil
        }
        let whole = (value / 100).rounded(.down)
        return whole + (value - whole * 100) / 60
    }

    private static func location(
        _ place: CLLocationCoordinate2D, _ time: Substring,
        _ day: (year: Int, month: Int, day: Int),
        _ altitude: Double, _ accuracy: Double, _ course: Double, _ speed: Double
    ) -> CLLocation {
        let clock = Double(time) ?? 0
        let whole = clock.isFinite && clock >= 0 && clock < 1e6 ? clock : 0
        let hours = (whole / 10_000).rounded(.down)
        let minutes = (whole / 100).rounded(.down) - hours * 100
        let seconds = hours * 3600 + minutes * 60 + whole.truncatingRemainder(dividingBy: 100)
        let isDay = 1...12 ~= day.month && 1...31 ~= day.day
        let date =
            isDay
            ? Date(
                timeIntervalSince1970: seconds + 86_400
                    * Double(
                        CivilDate(year: day.year, month: day.month, day: day.day).daysSince1970))
            : nil
        return CLLocation(
            coordinate: place, altitude: altitude.isFinite ? altitude : 0,
            horizontalAccuracy: accuracy.isFinite ? accuracy : 5,
            verticalAccuracy: altitude.isFinite ? 10 : -1,
            course: course.isFinite ? course : -1, speed: speed.isFinite ? max(speed, -1) : -1,
            timestamp: date ?? .distantPast)
    }
}
