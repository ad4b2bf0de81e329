/// What scripts allow in labels: where lines break, which letters stand upright on vertical lines, which may be spaced.
///
/// Ranges are Unicode's blocks, chosen as MapLibre's `script_detection` does.
enum ScriptRules {
    private static func contains(_ ranges: [ClosedRange<UInt32>], _ code: UInt32) -> Bool {
        ranges.contains { $0 ~= code }
    }

    private static let ideographic: [ClosedRange<UInt32>] = [
        0x2E80...0x2FDF, 0x2FF0...0x303F, 0x3040...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF,
        0x3200...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE10...0xFE1F,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
    ]

    /// Whether a line may end behind a character that is no space.
    static func allowsIdeographicBreak(_ code: UInt32) -> Bool {
        code >= 0x2E80 && contains(ideographic, code)
    }

    private static let upright: [ClosedRange<UInt32>] = [
        0x02EA...0x02EB, 0x1100...0x11FF, 0x1400...0x167F, 0x18B0...0x18FF, 0x2E80...0x2FDF,
        0x2FF0...0x2FFF, 0x3000...0x3007, 0x3012...0x3013, 0x3020...0x302F, 0x3031...0x303F,
        0x3040...0x30FB, 0x30FD...0x30FF, 0x3100...0x318F, 0x3190...0x319F, 0x31A0...0x31FF,
        0x3200...0x4DFF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE48, 0xFE50...0xFE57, 0xFE5F...0xFE62,
        0xFE67...0xFE6F, 0xFF01...0xFF07, 0xFF0A...0xFF0C, 0xFF0E...0xFF19, 0xFF1F...0xFF3A,
        0xFF3C...0xFF3C, 0xFF3E...0xFF3E, 0xFF40...0xFF5A, 0xFFE0...0xFFE2, 0xFFE4...0xFFE7,
        0x20000...0x3FFFF,
    ]

    /// Whether a character is drawn upright on vertical lines.
    static func isUpright(_ code: UInt32) -> Bool { code >= 0x02EA && contains(upright, code) }

    private static let neutral: [ClosedRange<UInt32>] = [
        0xA7...0xA7, 0xA9...0xA9, 0xAE...0xAE, 0xB1...0xB1, 0xBC...0xBE, 0xD7...0xD7, 0xF7...0xF7,
        0x2016...0x2016, 0x2020...0x2021, 0x2030...0x2031, 0x203B...0x203C, 0x2042...0x2042,
        0x2047...0x2049, 0x2051...0x2051, 0x2100...0x218F, 0x221E...0x221E, 0x2234...0x2235,
        0x2300...0x2307, 0x230C...0x231F, 0x2324...0x2328, 0x232B...0x232B, 0x237D...0x239A,
        0x23BE...0x23CD, 0x23CF...0x23CF, 0x23D1...0x23DB, 0x23E2...0x2422, 0x2424...0x24FF,
        0x25A0...0x2619, 0x2620...0x26FF, 0x2700...0x2767, 0x2776...0x2793, 0x2B12...0x2B2F,
        0x2B50...0x2B59, 0x2BB8...0x2BEB, 0x3000...0x303F, 0x30A0...0x30FF, 0xE000...0xF8FF,
        0xFE30...0xFE4F, 0xFE50...0xFE6F, 0xFF00...0xFFEF, 0xFFFC...0xFFFD,
    ]

    /// Whether a character lies on its side on vertical lines.
    static func isRotated(_ code: UInt32) -> Bool {
        !(isUpright(code) || contains(neutral, code))
    }

    private static let joined: [ClosedRange<UInt32>] = [
        0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
    ]

    /// Whether letters may be set apart: not those that join each other.
    static func allowsLetterSpacing(_ code: UInt32) -> Bool { !contains(joined, code) }

    private static let shaped: [ClosedRange<UInt32>] = [
        0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x17FF,
    ]

    /// Whether a letter belongs to a script whose letters change beside others: those of India, Tibet, Myanmar and Cambodia.
    static func isShaped(_ code: UInt32) -> Bool {
        code >= 0x0900 && code <= 0x17FF && contains(shaped, code)
    }

    /// Whether text can be read though its letters are not shaped.
    static func isSupported(_ text: String) -> Bool {
        !text.unicodeScalars.contains { isShaped($0.value) }
    }

    /// Signs that join the consonant before them with the one behind: viramas, and the like of Myanmar and Cambodia.
    private static let viramas: Set<UInt32> = [
        0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D, 0x0DCA, 0x1039,
        0x17D2,
    ]

    /// Whether a character is the one that joins its neighbors or the one that keeps them apart.
    static func isJoiner(_ code: UInt32) -> Bool { 0x200C...0x200D ~= code }

    /// Whether a sign belongs to the letter before it.
    static func isMark(_ code: UInt32) -> Bool {
        if isJoiner(code) { return true }
        switch Unicode.Scalar(code)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Whether the letter behind a sign belongs to the same syllable.
    ///
    /// - Parameter syllable: The letters of the syllable so far, up to the sign.
    static func joinsNext(_ sign: UInt32, _ syllable: ArraySlice<UInt32>) -> Bool {
        if isJoiner(sign) { return syllable.dropLast().last.map(viramas.contains) ?? false }
        return viramas.contains(sign)
    }

    private static let punctuation: [UInt32: UInt32] = {
        let pairs: [(String, String)] = [
            ("!#$%&()*+,-./:;<=>?@[\\]^_`{|}~", "︕＃＄％＆︵︶＊＋︐︲・／︓︔︿＝﹀︖＠﹇＼﹈＾︳｀︷―︸～"),
            ("¢£¥¦¬¯–—‘’“”…‧₩、。〈〉《》「」『』【】〔〕〖〗", "￠￡￥￤￢￣︲︱﹃﹄﹁﹂︙・￦︑︒︿﹀︽︾﹁﹂﹃﹄︻︼︹︺︗︘"),
            ("！（），－．：；＜＞？［］＿｛｜｝｟｠｡｢｣", "︕︵︶︐︲・︓︔︿﹀︖﹇﹈︳︷―︸︵︶︒﹁﹂"),
        ]
        var map: [UInt32: UInt32] = [:]
        for (from, to) in pairs {
            for (a, b) in zip(from.unicodeScalars, to.unicodeScalars) { map[a.value] = b.value }
        }
        return map
    }()

    /// Punctuation in the forms that vertical lines have, where nothing beside it lies on its side.
    static func verticalForm(_ code: UInt32, before: UInt32?, after: UInt32?) -> UInt32 {
        guard let form = punctuation[code] else { return code }
        let isAmongUpright = [before, after].allSatisfy { other in
            other.map { !isRotated($0) || punctuation[$0] != nil } ?? true
        }
        return isAmongUpright ? form : code
    }
}
