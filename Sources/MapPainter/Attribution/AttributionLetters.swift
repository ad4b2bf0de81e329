import Foundation

/// The letters that attributions are drawn with, as lines of a pen.
///
/// They need no font, which a machine without a screen may lack. One unit is a seventh of a capital's height; y points up from the
/// line that letters stand on.
enum AttributionLetters {
    /// A letter: the lines of the pen, and how far it is to the next letter.
    struct Letter {
        var lines: [[SIMD2<Double>]]
        var advance: Double
    }

    /// The letter of a character, without marks that are not drawn, as of é; nil if there is none.
    static func letter(_ character: Character) -> Letter? {
        if let known = letters[character] ?? further[character] { return known }
        let plain = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        guard plain.count > 1, let first = plain.first, first.isASCII else { return nil }
        return letter(Character(first))
    }

    private static let further: [Character: Letter] = Dictionary(
        uniqueKeysWithValues: FurtherLetters.table.map { entry in
            let lines = entry.lines.split(separator: ";").map { line in
                line.split(separator: " ").map { point in
                    let parts = point.split(separator: ",").map { Double($0) ?? 0 }
                    return SIMD2(parts[0], parts[1])
                }
            }
            return (entry.character, Letter(lines: lines, advance: entry.advance))
        })

    /// How far letters reach below the line they stand on, and above it.
    static let descent = 2.0
    static let ascent = 7.3

    private static func arc(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, from: Double, to: Double
    ) -> [SIMD2<Double>] {
        let count = max(4, Int(abs(to - from) / 10))
        return (0...count).map { step in
            let angle = (from + (to - from) * Double(step) / Double(count)) * .pi / 180
            return SIMD2(x + width * cos(angle), y + height * sin(angle))
        }
    }

    private static func stem(_ x: Double, _ low: Double, _ high: Double) -> [SIMD2<Double>] {
        [SIMD2(x, low), SIMD2(x, high)]
    }

    private static let bowl = arc(1.9, 2.5, 1.9, 2.5, from: 0, to: 360)

    private static let letters: [Character: Letter] = [
        " ": Letter(lines: [], advance: 2.4),
        "©": Letter(
            lines: [
                arc(3.5, 3.5, 3.5, 3.5, from: 0, to: 360),
                arc(3.5, 3.5, 1.7, 1.7, from: 50, to: 310),
            ], advance: 8.2),
        "·": Letter(lines: [stem(0.4, 2.9, 3.1)], advance: 2),
        "E": Letter(
            lines: [
                [SIMD2(3.6, 0), SIMD2(0, 0), SIMD2(0, 7), SIMD2(3.6, 7)],
                [SIMD2(0, 3.6), SIMD2(3.2, 3.6)],
            ], advance: 4.9),
        "G": Letter(
            lines: [
                arc(3.1, 3.5, 3.1, 3.5, from: 45, to: 320)
                    + [SIMD2(5.5, 3.2), SIMD2(3.4, 3.2)]
            ], advance: 7.1),
        "M": Letter(
            lines: [[SIMD2(0, 0), SIMD2(0, 7), SIMD2(3, 1.6), SIMD2(6, 7), SIMD2(6, 0)]],
            advance: 7.4),
        "N": Letter(
            lines: [[SIMD2(0, 0), SIMD2(0, 7), SIMD2(4.6, 0), SIMD2(4.6, 7)]], advance: 6),
        "O": Letter(lines: [arc(3.1, 3.5, 3.1, 3.5, from: 0, to: 360)], advance: 7.6),
        "S": Letter(
            lines: [
                arc(2.2, 5.25, 2, 1.75, from: 30, to: 270)
                    + arc(2.2, 1.75, 2.2, 1.75, from: 90, to: -150)
            ], advance: 5.7),
        "a": Letter(lines: [bowl, stem(3.8, 0, 5)], advance: 5.2),
        "b": Letter(lines: [bowl, stem(0, 0, 7.3)], advance: 5.1),
        "c": Letter(lines: [arc(1.9, 2.5, 1.9, 2.5, from: 50, to: 310)], advance: 4.4),
        "d": Letter(lines: [bowl, stem(3.8, 0, 7.3)], advance: 5.2),
        "e": Letter(
            lines: [[SIMD2(0, 2.6)] + arc(1.9, 2.5, 1.9, 2.5, from: 2, to: 315)], advance: 5),
        "h": Letter(
            lines: [
                stem(0, 0, 7.3), arc(1.7, 3.2, 1.7, 1.8, from: 180, to: 0) + [SIMD2(3.4, 0)],
            ], advance: 4.9),
        "i": Letter(lines: [stem(0, 0, 5), stem(0, 6.8, 7)], advance: 1.6),
        "l": Letter(lines: [stem(0, 0, 7.3)], advance: 1.6),
        "m": Letter(
            lines: [
                stem(0, 0, 5), arc(1.5, 3.3, 1.5, 1.7, from: 180, to: 0) + [SIMD2(3, 0)],
                arc(4.5, 3.3, 1.5, 1.7, from: 180, to: 0) + [SIMD2(6, 0)],
            ], advance: 7.5),
        "n": Letter(
            lines: [
                stem(0, 0, 5), arc(1.7, 3.2, 1.7, 1.8, from: 180, to: 0) + [SIMD2(3.4, 0)],
            ], advance: 4.9),
        "o": Letter(lines: [bowl], advance: 5.1),
        "p": Letter(lines: [bowl, stem(0, -2, 5)], advance: 5.1),
        "r": Letter(
            lines: [stem(0, 0, 5), arc(1.7, 3.2, 1.7, 1.8, from: 180, to: 75)], advance: 3.2),
        "s": Letter(
            lines: [
                arc(1.5, 3.75, 1.4, 1.25, from: 30, to: 270)
                    + arc(1.5, 1.25, 1.5, 1.25, from: 90, to: -150)
            ], advance: 4.3),
        "t": Letter(
            lines: [
                [SIMD2(0.9, 6.6)] + arc(2, 1.1, 1.1, 1.1, from: 180, to: 280),
                [SIMD2(0, 5), SIMD2(2.3, 5)],
            ], advance: 3.4),
        "u": Letter(
            lines: [
                [SIMD2(0, 5)] + arc(1.7, 1.8, 1.7, 1.8, from: 180, to: 360), stem(3.4, 0, 5),
            ], advance: 4.9),
        "w": Letter(
            lines: [[SIMD2(0, 5), SIMD2(1.4, 0), SIMD2(2.8, 4.6), SIMD2(4.2, 0), SIMD2(5.6, 5)]],
            advance: 6.6),
    ]
}
