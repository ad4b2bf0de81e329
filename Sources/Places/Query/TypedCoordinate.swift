#if canImport(Darwin)
    import MapKit
#else
    import CoreLocation
#endif

/// Positions typed as numbers.
enum TypedCoordinate {
    /// Reads "60.17, 24.94", "60.17 N 24.94 E", "60°10′15″N 24°56′28″E", "geo:60.17,24.94" and a
    /// full plus code; nil for anything else.
    static func parse(_ text: String) -> CLLocationCoordinate2D? {
        guard text.utf8.count <= 80 else { return nil }
        if let code = PlusCode.decode(text) { return code }
        return numbers(text)
    }

    private static func numbers(_ text: String) -> CLLocationCoordinate2D? {
        var values: [Double] = []
        var signs: [Character] = []
        var number = ""
        var hasMark = false
        var groups: [(values: [Double], sign: Character?)] = []
        func flush() -> Bool {
            if number.isEmpty { return true }
            guard let value = Double(number) else { return false }
            values.append(value)
            number = ""
            return true
        }
        var text = text.lowercased()
        if text.hasPrefix("geo:") { text = String(text.dropFirst(4)) }
        for character in text {
            switch character {
            case "0"..."9", ".": number.append(character)
            case "-", "−":
                guard number.isEmpty else { return nil }
                number = "-"
            case "+": guard number.isEmpty else { return nil }
            case "°", "′", "'", "’", "\"", "″", "”", "º":
                hasMark = true
                guard flush() else { return nil }
            case "n", "s", "e", "w":
                guard flush() else { return nil }
                signs.append(character)
                if !values.isEmpty {
                    groups.append((values, character))
                    values = []
                } else if groups.isEmpty, signs.count > 1 {
                    return nil
                }
            case ",", ";", "/":
                guard flush() else { return nil }
                if !values.isEmpty {
                    groups.append((values, nil))
                    values = []
                }
            case " ", "\t":
                guard flush() else { return nil }
            default: return nil
            }
        }
        guard flush() else { return nil }
        if !values.isEmpty { groups.append((values, nil)) }
        if groups.count == 1, groups[0].values.count == 2, !hasMark {
            // Two numbers side by side need a fraction each, or they may be a house and a postcode.
            guard text.filter({ $0 == "." }).count == 2 else { return nil }
            groups = groups[0].values.map { ([$0], nil) }
        }
        guard groups.count == 2, groups.allSatisfy({ (1...3).contains($0.values.count) }) else {
            return nil
        }
        if !hasMark, signs.isEmpty {
            guard groups.allSatisfy({ $0.values.count == 1 }), text.contains(".") else {
                return nil
            }
        }
        var degrees: [Double] = []
        for group in groups {
            var value = abs(group.values[0])
            if group.values.count > 1 { value += group.values[1] / 60 }
            if group.values.count > 2 { value += group.values[2] / 3600 }
            let isNegative = group.values[0] < 0 || group.sign == "s" || group.sign == "w"
            degrees.append(isNegative ? -value : value)
        }
        if groups[0].sign == "e" || groups[0].sign == "w" { degrees.swapAt(0, 1) }
        guard abs(degrees[0]) <= 90, abs(degrees[1]) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: degrees[0], longitude: degrees[1])
    }
}

/// Full plus codes, such as "9GG65WCV+5X".
///
/// After the Open Location Code specification.
enum PlusCode {
    private static let digits = Array("23456789CFGHJMPQRVWX")

    /// The middle of a full code's cell, nil if the text is not one.
    static func decode(_ text: String) -> CLLocationCoordinate2D? {
        let code = Array(text.uppercased().filter { $0 != " " })
        guard code.count >= 10, code.count <= 16, code[8] == "+" else { return nil }
        let symbols = code.filter { $0 != "+" }
        guard symbols.count == code.count - 1 else { return nil }
        var latitude = -90.0
        var longitude = -180.0
        var height = 400.0
        var width = 400.0
        for (index, symbol) in symbols.enumerated() {
            guard let value = digits.firstIndex(of: symbol) else { return nil }
            if index < 10 {
                if index % 2 == 0 {
                    height /= 20
                    latitude += Double(value) * height
                } else {
                    width /= 20
                    longitude += Double(value) * width
                }
            } else {
                height /= 5
                width /= 4
                latitude += Double(value / 4) * height
                longitude += Double(value % 4) * width
            }
        }
        guard latitude < 90, longitude < 180 else { return nil }
        return CLLocationCoordinate2D(
            latitude: latitude + height / 2, longitude: longitude + width / 2)
    }
}
