/// Speed limits as OpenStreetMap writes them.
enum SpeedLimit {
    /// The limit in km/h, or nil if the value says none or cannot be read.
    ///
    /// Reads `50`, `30 mph`, `10 knots`, `walk`, `DE:urban`, `FR:zone30` and the first of a list.
    static func kilometersPerHour(_ value: String) -> Double? {
        let text = (value.split(separator: ";").first ?? "").trimmed
        if text == "walk" { return 5 }
        let digits = text.prefix { $0.isNumber || $0 == "." }
        if let number = Double(digits) {
            let unit = text.dropFirst(digits.count).trimmed
            guard number > 0, number <= 500 else { return nil }
            switch unit {
            case "", "km/h", "kmh", "kph": return number
            case "mph": return number * 1.609_344
            case "knots": return number * 1.852
            default: return nil
            }
        }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let country = text[..<colon].uppercased()
        let zone = text[text.index(after: colon)...]
        if let exact = national["\(country):\(zone)"] { return exact }
        if zone.hasPrefix("zone") {
            let rest = zone.dropFirst(4).drop { $0 == ":" }
            return Double(rest).flatMap { 1...200 ~= $0 ? $0 : nil }
        }
        if let number = Double(zone), 1...200 ~= number { return number }
        return usual[String(zone)]
    }

    private static let usual: [String: Double] = [
        "urban": 50, "rural": 90, "trunk": 100, "motorway": 120, "living_street": 10,
    ]
    /// Where a country differs from the usual.
    private static let national: [String: Double] = [
        "AT:rural": 100, "AT:trunk": 100, "AT:motorway": 130, "BY:motorway": 110, "CH:rural": 80,
        "CH:trunk": 100, "DE:rural": 100, "DE:motorway": 140, "DK:rural": 80, "DK:motorway": 130,
        "FI:rural": 80, "FR:rural": 80, "FR:motorway": 130, "GB:nsl_single": 96.561,
        "GB:nsl_dual": 112.654, "GB:motorway": 112.654, "GB:urban": 48.28, "IT:motorway": 130,
        "JP:national": 60, "JP:motorway": 100, "NL:rural": 80, "NL:motorway": 130, "NO:rural": 80,
        "NO:motorway": 110, "PL:motorway": 140, "RO:trunk": 100, "RU:urban": 60, "RU:motorway": 110,
        "SE:rural": 70, "UA:urban": 50, "UA:motorway": 130, "US:urban": 40.234,
        "UK:nsl_single": 96.561,
        "UK:nsl_dual": 112.654, "UK:motorway": 112.654,
    ]
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmed: SubSequence {
        var result = self[...]
        while result.first == " " { result = result.dropFirst() }
        while result.last == " " { result = result.dropLast() }
        return result
    }
}
