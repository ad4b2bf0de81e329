import MapPixels

/// The attribution of a map, in the lower right corner of its picture.
struct AttributionMark {
    private let lines: [[SIMD2<Double>]]
    private let width: Double

    /// The size of a letters' unit in points, and the least that can be read.
    private static let unit = 1.05
    private static let leastUnit = 0.7
    private static let padding = 3.0

    /// The credits, each once and without marks of HTML.
    static func plain(_ credits: [String]) -> [String] {
        var known: [String] = []
        for credit in credits {
            var plain = ""
            var isMark = false
            for character in credit {
                switch character {
                case "<": isMark = true
                case ">": isMark = false
                default: if !isMark { plain.append(character) }
                }
            }
            plain = plain.replacing("&copy;", with: "©")
            if !plain.isEmpty, !known.contains(plain) { known.append(plain) }
        }
        return known
    }

    /// Several credits as one line.
    static func line(_ credits: some Sequence<String>) -> String {
        credits.joined(separator: " · ")
    }

    /// Creates the mark of a text; nil if it has a character that is not among the letters.
    init?(_ text: String) {
        var lines: [[SIMD2<Double>]] = []
        var x = 0.0
        for character in text {
            guard let letter = AttributionLetters.letter(character) else { return nil }
            lines += letter.lines.map { line in line.map { SIMD2($0.x + x, $0.y) } }
            x += letter.advance
        }
        self.lines = lines
        width = x
    }

    /// Draws the mark over all that a list holds.
    ///
    /// - Parameters:
    ///   - scale: Pixels of a point.
    ///   - isDark: Whether the map below is dark.
    /// - Returns: Whether the picture has room for it.
    func draw(in list: inout DrawList, scale: Double, isDark: Bool) throws -> Bool {
        let room = Double(list.width) / scale - 4 * Self.padding
        let unit = min(Self.unit, room / width) * scale
        let height = (AttributionLetters.ascent + AttributionLetters.descent) * unit
        let padding = Self.padding * scale
        guard unit >= Self.leastUnit * scale, height + 2 * padding <= Double(list.height) / 2 else {
            return false
        }
        let corner = SIMD2(Double(list.width), Double(list.height))
        let start = corner - SIMD2(width * unit + 2 * padding, height + 2 * padding)
        var box = PixelPath()
        box.add(contour: [start, SIMD2(corner.x, start.y), corner, SIMD2(start.x, corner.y)])
        // Nearly opaque, so that the letters are read on any map and no label shows through.
        let ground = isDark ? 0.12 : 1.0
        try list.fill(box, color: PixelColor(red: ground, green: ground, blue: ground, alpha: 0.85))
        let base = SIMD2(
            start.x + padding, corner.y - padding - AttributionLetters.descent * unit)
        var letters = PixelPath()
        let stroke = LineStroke(width: 0.95 * unit, join: .round, cap: .round)
        for line in lines {
            letters.add(
                strokeOf: line.map { base + SIMD2($0.x, -$0.y) * unit }, stroke)
        }
        let ink = isDark ? 0.85 : 0.15
        try list.fill(letters, color: PixelColor(red: ink, green: ink, blue: ink))
        return true
    }
}
