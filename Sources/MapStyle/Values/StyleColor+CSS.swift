extension StyleColor {
    /// Reads a color as CSS writes it: a name, `#` with 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()`, `hsla()`.
    ///
    /// Components may be numbers or percentages, but not both; either all commas stand or none. Values are clipped to
    /// their range and not rounded to 8 bits.
    ///
    /// - Returns: Nil if the text is no color.
    public init?(css text: String) {
        let text = text.lowercased().trimmedOfWhitespace
        if text == "transparent" {
            self = .clear
        } else if let name = Self.names[String(text)] {
            self.init(
                red: Double(name >> 16) / 255, green: Double(name >> 8 & 255) / 255,
                blue: Double(name & 255) / 255)
        } else if text.first == "#" {
            self.init(hexadecimal: text.dropFirst())
        } else {
            self.init(function: text)
        }
    }

    private init?(hexadecimal digits: Substring) {
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3, 4: bytes = values.map { $0 * 17 }
        case 6, 8:
            bytes = stride(from: 0, to: values.count, by: 2).map {
                values[$0] * 16 + values[$0 + 1]
            }
        default: return nil
        }
        self.init(
            red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255,
            blue: Double(bytes[2]) / 255,
            alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
    }

    /// Reads `rgb(…)` and `hsl(…)`.
    private init?(function text: Substring) {
        guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        let name = text[..<open]
        let isHue = name == "hsl" || name == "hsla"
        guard isHue || name == "rgb" || name == "rgba",
            let arguments = CSSArguments(
                text[text.index(after: open)...].dropLast(), firstMayBeDegrees: isHue)
        else { return nil }
        let (first, second, third) = (arguments.values[0], arguments.values[1], arguments.values[2])
        let alpha: Double
        if arguments.values.count > 3 {
            let value = arguments.values[3]
            alpha = min(max(0, value.isPercentage ? value.number / 100 : value.number), 1)
        } else {
            alpha = 1
        }
        if isHue {
            guard !first.isPercentage, second.isPercentage, third.isPercentage else { return nil }
            self.init(
                hueDegrees: first.number, saturation: min(max(0, second.number), 100) / 100,
                lightness: min(max(0, third.number), 100) / 100, alpha: alpha)
        } else {
            guard first.isPercentage == second.isPercentage,
                second.isPercentage == third.isPercentage
            else { return nil }
            let scale = first.isPercentage ? 100.0 : 255.0
            func component(_ value: Double) -> Double { min(max(0, value / scale), 1) }
            self.init(
                red: component(first.number), green: component(second.number),
                blue: component(third.number), alpha: alpha)
        }
    }

    /// Converts from hue, saturation and lightness (CSS Color 4).
    private init(hueDegrees: Double, saturation: Double, lightness: Double, alpha: Double) {
        var hue = hueDegrees.truncatingRemainder(dividingBy: 360)
        if hue < 0 { hue += 360 }
        let amplitude = saturation * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, min(9 - k, 1)))
        }
        self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }
}

/// The arguments of a color function: three components and perhaps the opacity.
private struct CSSArguments {
    struct Value {
        var number: Double
        var isPercentage: Bool
    }

    /// Three or four values.
    var values: [Value] = []

    /// Reads `a, b, c, d` or `a b c / d`; the two forms don't mix.
    init?(_ text: Substring, firstMayBeDegrees: Bool) {
        var rest = text.drop(while: \.isWhitespace)
        var separators = ""
        while true {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || "e.+-".contains($0)) }
            guard !digits.isEmpty, values.count < 4 else { return nil }
            let number = Double(styleText: String(digits))
            guard !number.isNaN else { return nil }
            rest = rest.dropFirst(digits.count)
            if firstMayBeDegrees, values.isEmpty, rest.hasPrefix("deg") { rest = rest.dropFirst(3) }
            let isPercentage = rest.first == "%"
            if isPercentage { rest = rest.dropFirst() }
            values.append(Value(number: number, isPercentage: isPercentage))
            let blank = rest.prefix(while: \.isWhitespace)
            rest = rest.dropFirst(blank.count)
            guard let mark = rest.first else { break }
            if mark == "," || mark == "/" {
                separators.append(mark)
                rest = rest.dropFirst().drop(while: \.isWhitespace)
            } else {
                guard !blank.isEmpty else { return nil }
                separators.append(" ")
            }
        }
        guard ["  ", "  /", ",,", ",,,"].contains(separators) else { return nil }
    }
}
