/// Quantities as OpenStreetMap writes them.
enum Measure {
    /// Meters of `3.5`, `3,5 m`, `12'`, `12'6"`.
    static func meters(_ value: String) -> Double? {
        guard let number = firstNumber(value) else { return nil }
        guard let mark = value.firstIndex(of: "'") else { return number }
        let inches = firstNumber(String(value[mark...])) ?? 0
        return (number * 12 + inches) * 0.0254
    }

    /// Meters of a `maxheight`, where words mean a usual height of 4.5 m.
    static func height(_ value: String) -> Double? {
        ["default", "none", "no-sign", "unsigned"].contains(value) ? 4.5 : meters(value)
    }

    /// Kilograms of `7.5` (tons), `3500 kg`, `6000 lbs`.
    static func kilograms(_ value: String) -> Double? {
        guard let number = firstNumber(value) else { return nil }
        if value.contains("lbs") { return number * 0.453_592_37 }
        return value.contains("kg") ? number : number * 1000
    }

    /// Percent of `12%`, `-8 %`, `10°`; nil for words such as `up`.
    static func percent(_ value: String) -> Double? {
        guard let number = firstNumber(value), value.contains("%") || value.contains("°") else {
            return nil
        }
        // Up to 45°, a degree is some 1.75 %.
        return value.contains("°") ? number * 1.75 : number
    }

    /// Seconds of `90` (minutes), `1:30`, `1:30:00`, `PT1H30M`; nil for anything else.
    static func seconds(_ value: String) -> Double? {
        if value.hasPrefix("P") { return isoSeconds(value.dropFirst()) }
        let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...3).contains(parts.count),
            parts.allSatisfy({ $0.map { 0...10000 ~= $0 } ?? false })
        else { return nil }
        let numbers = parts.compactMap { $0 }
        let result =
            numbers.count == 1
            ? numbers[0] * 60
            : numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
        return result > 0 ? result : nil
    }

    /// Seconds of an ISO 8601 duration after its `P`, without years and months.
    private static func isoSeconds(_ text: Substring) -> Double? {
        var result = 0.0
        var digits = ""
        var isTime = false
        for character in text {
            switch (character, isTime) {
            case ("0"..."9", _), (".", _): digits.append(character)
            case ("T", false) where digits.isEmpty: isTime = true
            default:
                let units: [Character: Double] =
                    isTime ? ["H": 3600, "M": 60, "S": 1] : ["W": 604_800, "D": 86_400]
                guard let unit = units[character], let number = Double(digits), number <= 10000
                else { return nil }
                result += number * unit
                digits = ""
            }
        }
        return digits.isEmpty && result > 0 ? result : nil
    }

    /// The first unsigned decimal number in a text, with point or comma.
    private static func firstNumber(_ text: String) -> Double? {
        let rest = text.drop { !($0.isASCII && $0.isNumber) }
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        var clean = digits.map { $0 == "," ? "." : String($0) }.joined()
        while clean.hasSuffix(".") { clean.removeLast() }
        return Double(clean).flatMap { $0 <= 1e6 ? $0 : nil }
    }
}
