import Foundation

/// Positions of a table: comma-separated values whose first line names the columns.
///
/// Columns, in any order and case: `latitude` (`lat`), `longitude` (`lon`, `lng`), and if there are `time`
/// (`timestamp`: ISO 8601 or seconds since 1970), `altitude` (`ele`, `elevation`), `speed` (m/s), `course`
/// (`heading`), `accuracy` (m). Others are not looked at. Semicolons and tabs may stand for commas.
enum PositionTable {
    private static let names: [String: [String]] = [
        "latitude": ["latitude", "lat"], "longitude": ["longitude", "lon", "lng", "long"],
        "time": ["time", "timestamp", "date"], "altitude": ["altitude", "ele", "elevation", "alt"],
        "speed": ["speed"], "course": ["course", "heading", "bearing"],
        "accuracy": ["accuracy", "horizontalaccuracy"],
    ]

    static func locations(_ text: String) throws(PositionTrackError) -> [CLLocation] {
        var columns: [String: Int] = [:]
        var separator: Character = ","
        var result: [CLLocation] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            guard line.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else { continue }
            if columns.isEmpty {
                separator = line.contains(",") ? "," : line.contains(";") ? ";" : "\t"
                columns = try header(line, separator, number)
                continue
            }
            let fields = line.split(separator: separator, omittingEmptySubsequences: false)
            func value(_ name: String) -> Double? {
                guard let text = text(name) else { return nil }
                return Double(text).flatMap { $0.isFinite ? $0 : nil }
            }
            func text(_ name: String) -> String? {
                guard let column = columns[name], column < fields.count else { return nil }
                return fields[column].trimmingCharacters(in: Self.padding)
            }
            guard let latitude = value("latitude"), let longitude = value("longitude"),
                abs(latitude) <= 90, abs(longitude) <= 180
            else { throw PositionTrackError("a row without a position", line: number) }
            let time =
                value("time").map { Date(timeIntervalSince1970: $0) }
                ?? text("time").flatMap { Date(timestamp: $0) }
            result.append(
                CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                    altitude: value("altitude") ?? 0,
                    horizontalAccuracy: max(value("accuracy") ?? 5, 0),
                    verticalAccuracy: value("altitude") == nil ? -1 : 10,
                    course: value("course") ?? -1, speed: value("speed") ?? -1,
                    timestamp: time ?? .distantPast))
        }
        return result
    }

    private static let padding = CharacterSet(charactersIn: "\"' \t\u{FEFF}")

    private static func header(
        _ line: Substring, _ separator: Character, _ number: Int
    ) throws(PositionTrackError) -> [String: Int] {
        var columns: [String: Int] = [:]
        let titles = line.split(separator: separator, omittingEmptySubsequences: false)
        for (index, title) in titles.enumerated() {
            let title = title.trimmingCharacters(in: padding).lowercased()
            for (name, spellings) in names where spellings.contains(title) {
                columns[name] = columns[name] ?? index
            }
        }
        guard columns["latitude"] != nil, columns["longitude"] != nil else {
            throw PositionTrackError(
                "the first line names no columns latitude and longitude", line: number)
        }
        return columns
    }
}
