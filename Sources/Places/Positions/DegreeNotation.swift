import MapGeometry

/// Latitude and longitude as people write them: "60.17, 24.94", "60,17 24,94", "60°10′15″N 24°56′28″E",
/// "N 60° 10.2' E 24° 56.5'", "60 10 15 N, 24 56 28 E", "lat 60.17 lon 24.94", "+60.17+024.94/",
/// "601015N0245628E".
struct DegreeNotation {
    /// One of the two angles.
    private struct Angle {
        var values: [Double] = []
        var hasFraction = false
        var isNegative = false
        /// n, s, e or w.
        var hemisphere: Character?
        /// Whether its name says that it is a longitude.
        var isLongitude: Bool?
        /// Digits of the first number before its fraction.
        var digits = 0
    }

    private var angles: [Angle] = []
    private var current = Angle()
    /// Whether letters stand before the numbers they belong to.
    private var lettersLead = false
    private var hasMark = false
    private var hasLetter = false
    private var hasComma = false

    /// Reads a text, nil if it is anything else.
    static func decode(_ text: String) -> CLLocationCoordinate2D? {
        guard let tokens = Token.list(text) else { return nil }
        var notation = DegreeNotation()
        for (index, token) in tokens.enumerated() {
            guard notation.take(token, tokens[(index + 1)...]) else { return nil }
        }
        return notation.coordinate()
    }

    private mutating func close() {
        if !current.values.isEmpty { angles.append(current) }
        current = Angle()
    }

    /// Takes a token; false if it is invalid here.
    private mutating func take(_ token: Token, _ rest: ArraySlice<Token>) -> Bool {
        switch token {
        case .number(let value, let digits, let hasFraction):
            let isDegrees =
                rest.first.map { if case .degrees = $0 { true } else { false } } ?? false
            if !current.values.isEmpty, isDegrees || current.hasFraction { close() }
            if current.values.isEmpty { current.digits = digits }
            current.values.append(value)
            current.hasFraction = hasFraction
            return current.values.count <= 3
        case .sign(let isMinus):
            if !current.values.isEmpty { close() }
            current.isNegative = isMinus
        case .degrees, .minutes, .seconds:
            guard !current.values.isEmpty else { return false }
            hasMark = true
        case .colon: return true
        case .letter(let letter):
            hasLetter = true
            if angles.isEmpty, current.values.isEmpty, current.hemisphere == nil {
                lettersLead = true
            }
            if lettersLead {
                close()
                current.hemisphere = letter
            } else if current.values.isEmpty {
                // "60°10′, N": the letter comes after the comma.
                guard let last = angles.indices.last, angles[last].hemisphere == nil else {
                    return false
                }
                angles[last].hemisphere = letter
            } else {
                current.hemisphere = letter
                close()
            }
        case .axis(let isLongitude):
            hasLetter = true
            close()
            current.isLongitude = isLongitude
        case .divider:
            if !current.values.isEmpty { hasComma = true }
            if !current.values.isEmpty { close() }
        }
        return true
    }

    private mutating func coordinate() -> CLLocationCoordinate2D? {
        close()
        if angles.count == 1, !hasMark, !hasLetter, angles[0].values.count == 2 { return nil }
        guard angles.count == 2 else { return nil }
        let isPlain = angles.allSatisfy { $0.values.count == 1 }
        let fractions = angles.filter(\.hasFraction).count
        if !hasMark {
            // Bare numbers may be a house and a postcode, and "50 N 100 E" an address in Utah.
            if isPlain, fractions < (hasComma || hasLetter ? 1 : 2), !unpack() { return nil }
            if !isPlain, !hasLetter { return nil }
        }
        let first = angles[0]
        let second = angles[1]
        guard let a = Self.degrees(first), let b = Self.degrees(second) else { return nil }
        func isLongitude(_ angle: Angle) -> Bool? {
            angle.isLongitude ?? angle.hemisphere.map { $0 == "e" || $0 == "w" }
        }
        var latitude = a
        var longitude = b
        switch (isLongitude(first), isLongitude(second)) {
        case (true, true), (false, false): return nil
        case (true, _), (_, false): (latitude, longitude) = (b, a)
        // A number that can only be a longitude is one.
        case (nil, nil) where abs(a) > 90: (latitude, longitude) = (b, a)
        default: break
        }
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// Takes numbers like "601015N 0245628E" apart into degrees, minutes and seconds.
    private mutating func unpack() -> Bool {
        guard hasLetter, angles.allSatisfy({ $0.hemisphere != nil }) else { return false }
        for index in angles.indices {
            let isLongitude = "ew".contains(angles[index].hemisphere ?? "n")
            let value = angles[index].values[0].rounded(.down)
            switch angles[index].digits - (isLongitude ? 1 : 0) {
            case 4: angles[index].values = [(value / 100).rounded(.down), Self.rest(value, 100)]
            case 6:
                angles[index].values = [
                    (value / 10_000).rounded(.down),
                    (Self.rest(value, 10_000) / 100).rounded(.down), Self.rest(value, 100),
                ]
            default: return false
            }
        }
        return true
    }

    private static func rest(_ value: Double, _ divisor: Double) -> Double {
        value.truncatingRemainder(dividingBy: divisor)
    }

    private static func degrees(_ angle: Angle) -> Double? {
        let values = angle.values
        // Only the last part may have a fraction, and only degrees go beyond 60.
        guard values.dropLast().allSatisfy({ $0.rounded() == $0 }),
            values.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        var sum = 0.0
        for value in values.reversed() { sum = sum / 60 + value }
        let isNegative = angle.isNegative != (angle.hemisphere == "s" || angle.hemisphere == "w")
        return isNegative ? -sum : sum
    }
}

extension DegreeNotation {
    /// A part of such a text.
    private enum Token {
        case number(Double, digits: Int, hasFraction: Bool)
        case sign(isMinus: Bool)
        case degrees, minutes, seconds, colon, divider
        /// n, s, e or w.
        case letter(Character)
        /// "lat" or "lon".
        case axis(isLongitude: Bool)

        private static let words: [String: Token] = [
            "n": .letter("n"), "s": .letter("s"), "e": .letter("e"), "w": .letter("w"),
            "north": .letter("n"), "south": .letter("s"), "east": .letter("e"),
            "west": .letter("w"), "lat": .axis(isLongitude: false),
            "latitude": .axis(isLongitude: false), "lon": .axis(isLongitude: true),
            "lng": .axis(isLongitude: true), "long": .axis(isLongitude: true),
            "longitude": .axis(isLongitude: true), "d": .degrees, "deg": .degrees,
            "degree": .degrees, "degrees": .degrees, "m": .minutes, "min": .minutes,
            "minutes": .minutes, "sec": .seconds, "seconds": .seconds,
        ]

        /// The parts of a text, nil if it has anything that no coordinate has.
        static func list(_ text: String) -> [Token]? {
            let text = Array(text.lowercased())
            // A comma between digits is a decimal one where no point is.
            let hasPoint = text.contains(".")
            var tokens: [Token] = []
            var index = 0
            func isDigit(_ at: Int) -> Bool {
                text.indices.contains(at) && text[at].isASCII && text[at].isNumber
            }
            while index < text.count, tokens.count < 24 {
                let character = text[index]
                index += 1
                switch character {
                case "0"..."9":
                    var number = String(character)
                    while isDigit(index) {
                        number.append(text[index])
                        index += 1
                    }
                    let digits = number.count
                    var hasFraction = false
                    if index < text.count, isDigit(index + 1),
                        text[index] == "." || (text[index] == "," && !hasPoint)
                    {
                        hasFraction = true
                        number.append(".")
                        index += 1
                        while isDigit(index) {
                            number.append(text[index])
                            index += 1
                        }
                    }
                    guard digits <= 9, let value = Double(number) else { return nil }
                    tokens.append(.number(value, digits: digits, hasFraction: hasFraction))
                case "-", "−", "–": tokens.append(.sign(isMinus: true))
                case "+": tokens.append(.sign(isMinus: false))
                case "°", "º", "˚": tokens.append(.degrees)
                case "′", "'", "’", "‘", "´", "`":
                    // Two single marks make a double one.
                    if index < text.count, text[index] == character {
                        index += 1
                        tokens.append(.seconds)
                    } else {
                        tokens.append(.minutes)
                    }
                case "″", "\"", "”", "“", "¨": tokens.append(.seconds)
                case ":", "=": tokens.append(.colon)
                case ",", ";", "/", "|": tokens.append(.divider)
                case " ", "\t", "\u{a0}", "\u{202f}", "(", ")", "[", "]": continue
                case "a"..."z":
                    var word = String(character)
                    while index < text.count, text[index].isASCII, text[index].isLetter {
                        word.append(text[index])
                        index += 1
                    }
                    // "15s" ends an angle that was written with d and m.
                    if word == "s", case .minutes = tokens.dropLast().last ?? .divider {
                        tokens.append(.seconds)
                    } else if let token = words[word] {
                        tokens.append(token)
                    } else {
                        return nil
                    }
                default: return nil
                }
            }
            return index < text.count ? nil : tokens
        }
    }
}
