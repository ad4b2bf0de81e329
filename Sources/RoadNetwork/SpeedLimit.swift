/// Speed limits as OpenStreetMap writes them.
enum SpeedLimit {
    /// The limit in km/h, or nil if the value cannot be read or sets none worth counting with.
    ///
    /// Reads `50`, `30 mph`, `10 knots`, `walk`, `none`, `DE:urban`, `FR:zone30` and the first of a list.
    static func kilometersPerHour(_ value: String) -> Double? {
        let text = String((value.split(separator: ";").first ?? "").trimmed).lowercased()
        if text == "walk" { return 5 }
        // Where there is no limit one drives as OSRM assumes.
        if text == "none" { return 140 }
        if let number = numeric(text) { return number }
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let zone = text[text.index(after: colon)...]
        if let exact = CountryRules.all[String(text[..<colon])]?.limits[String(zone)] {
            return exact > 0 ? exact : nil
        }
        if let number = Double(zone), 1...200 ~= number { return number }
        if zone.hasPrefix("zone") {
            return Double(zone.dropFirst(4)).flatMap { 1...200 ~= $0 ? $0 : nil }
        }
        return usual[String(zone)]
    }

    /// A limit that begins with a number, in km/h.
    static func numeric(_ value: String) -> Double? {
        let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits), number > 0, number <= 500 else { return nil }
        let unit = value.dropFirst(digits.count).trimmed
        if unit.hasPrefix("mph") || unit.hasPrefix("mp/h") { return number * 1.609 }
        if unit.hasPrefix("knots") { return number * 1.852 }
        return unit.hasPrefix("e") ? nil : number
    }

    private static let usual: [String: Double] = [
        "urban": 50, "rural": 90, "trunk": 110, "motorway": 130, "expressway": 110,
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
