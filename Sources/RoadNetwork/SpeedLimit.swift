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
        if let exact = national[text] { return exact > 0 ? exact : nil }
        let zone = text[text.index(after: colon)...]
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

    /// Where a country differs from the usual; 0 where nothing is worth counting with.
    private static let national: [String: Double] = [
        "ar:rural": 110, "ar:urban": 40, "at:rural": 100, "at:trunk": 100, "be-bru:rural": 70,
        "be-bru:urban": 30, "be-vlg:rural": 70, "be:motorway": 120, "bg:motorway": 140,
        "by:motorway": 110, "by:urban": 60, "ca-on:rural": 80, "ch:motorway": 120, "ch:rural": 80,
        "ch:trunk": 100, "de:living_street": 7, "de:motorway": 0, "de:rural": 100, "dk:rural": 80,
        "es:trunk": 90, "fi:motorway": 120, "fi:rural": 80, "fi:trunk": 100, "fr:rural": 80,
        "gb:motorway": 112.63, "gb:nsl_dual": 112.63, "gb:nsl_single": 96.54,
        "gb:nsl_restricted": 48.27, "gb:urban": 48.27, "jp:motorway": 100, "jp:national": 60,
        "lv:living_street": 20, "nl:rural": 80, "nl:trunk": 100, "no:motorway": 110,
        "no:rural": 80, "ph:motorway": 100, "ph:rural": 80, "ph:urban": 40, "pl:expressway": 120,
        "pl:motorway": 140, "pl:rural": 100, "ro:trunk": 100, "ru:living_street": 20,
        "ru:motorway": 110, "ru:urban": 60, "se:rural": 70, "uk:motorway": 112.63,
        "uk:nsl_dual": 112.63, "uk:nsl_single": 96.54, "us:urban": 40.225, "za:rural": 100,
        "za:urban": 60,
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
