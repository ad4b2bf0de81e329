/// The order in which characters of a line stand, where scripts run to the left and to the right.
///
/// Method: Unicode Standard Annex 9 without explicit embeddings and isolates; classes come from blocks and general categories.
enum Bidirectional {
    private enum Class {
        case left, right, arabic
        case european, separator, terminator, arabicNumber, common
        case mark, paragraph, white, other
    }

    private static func isRight(_ code: UInt32) -> Bool {
        0x0590...0x05FF ~= code || 0x07C0...0x085F ~= code || 0xFB1D...0xFB4F ~= code
            || 0x10800...0x10FFF ~= code || 0x1E800...0x1EDFF ~= code || code == 0x200F
    }

    private static func isArabic(_ code: UInt32) -> Bool {
        0x0600...0x07BF ~= code || 0x0860...0x08FF ~= code || 0xFB50...0xFDFF ~= code
            || 0xFE70...0xFEFF ~= code || 0x1EE00...0x1EEFF ~= code
    }

    /// Whether a character only says in which direction others run.
    static func isControl(_ code: UInt32) -> Bool {
        switch code {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether text has letters that run to the left.
    static func hasRightToLeft(_ codes: [UInt32]) -> Bool {
        codes.contains { $0 >= 0x0590 && (isRight($0) || isArabic($0)) }
    }

    private static func type(_ code: UInt32) -> Class {
        switch code {
        case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070...0x2079, 0x2080...0x2089:
            return .european
        case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212: return .separator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x066A, 0x20A0...0x20CF, 0x2030...0x2034:
            return .terminator
        case 0x0660...0x0669, 0x066B, 0x066C, 0x0600...0x0605, 0x06DD: return .arabicNumber
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x060C, 0x202F: return .common
        case 0x0A, 0x0D, 0x85, 0x2029: return .paragraph
        case 0x200E: return .left
        default: break
        }
        guard let scalar = Unicode.Scalar(code) else { return .left }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return .mark
        case .spaceSeparator, .lineSeparator: return .white
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .privateUse, .unassigned:
            return isArabic(code) ? .arabic : isRight(code) ? .right : .left
        default: return isRight(code) ? .right : .other
        }
    }

    /// The level of each character; odd ones run to the left.
    ///
    /// A paragraph runs as its first letter does.
    static func levels(_ codes: [UInt32]) -> [UInt8] {
        var types = codes.map(type)
        let first = types.first { $0 == .left || $0 == .right || $0 == .arabic }
        let base: UInt8 = first == .right || first == .arabic ? 1 : 0
        let edge: Class = base == 1 ? .right : .left
        resolveNumbers(&types, edge)
        resolveNeutrals(&types, edge)
        return types.map { type in
            switch type {
            case .right: 1
            case .arabicNumber, .european: 2
            case .paragraph: base
            default: base == 0 ? 0 : 2
            }
        }
    }

    /// Rules W1 to W7.
    private static func resolveNumbers(_ types: inout [Class], _ edge: Class) {
        var last = edge
        var strong = edge
        for index in types.indices {
            if types[index] == .mark { types[index] = last }
            switch types[index] {
            case .left, .right, .arabic: strong = types[index]
            case .european where strong == .arabic: types[index] = .arabicNumber
            default: break
            }
            last = types[index]
        }
        for index in types.indices where types[index] == .arabic { types[index] = .right }
        for index in types.indices.dropFirst().dropLast() {
            let (before, after) = (types[index - 1], types[index + 1])
            if before == after, before == .european,
                types[index] == .separator || types[index] == .common
            {
                types[index] = .european
            } else if before == after, before == .arabicNumber, types[index] == .common {
                types[index] = .arabicNumber
            }
        }
        var index = 0
        while index < types.count {
            guard types[index] == .terminator else {
                index += 1
                continue
            }
            let end = types[index...].firstIndex { $0 != .terminator } ?? types.count
            let isNumber =
                index > 0 && types[index - 1] == .european
                || end < types.count && types[end] == .european
            for place in index..<end { types[place] = isNumber ? .european : .other }
            index = end
        }
        strong = edge
        for index in types.indices {
            switch types[index] {
            case .separator, .common, .terminator: types[index] = .other
            case .left, .right: strong = types[index]
            case .european where strong == .left: types[index] = .left
            default: break
            }
        }
    }

    /// Rules N1 and N2.
    private static func resolveNeutrals(_ types: inout [Class], _ edge: Class) {
        func direction(_ type: Class) -> Class {
            type == .right || type == .arabicNumber || type == .european ? .right : .left
        }
        var index = 0
        while index < types.count {
            guard types[index] == .other || types[index] == .white else {
                index += 1
                continue
            }
            let end =
                types[index...].firstIndex { $0 != .other && $0 != .white } ?? types.count
            let before =
                index > 0 && types[index - 1] != .paragraph ? direction(types[index - 1]) : edge
            let after = end < types.count && types[end] != .paragraph ? direction(types[end]) : edge
            for place in index..<end { types[place] = before == after ? before : edge }
            index = end
        }
    }

    /// The places of a line's characters from left to right.
    static func order(_ levels: ArraySlice<UInt8>) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private static let mirrored: [UInt32: UInt32] = {
        var pairs: [UInt32: UInt32] = [:]
        for (a, b) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›")] {
            for (x, y) in [(a, b), (b, a)] {
                guard let from = x.unicodeScalars.first, let to = y.unicodeScalars.first else {
                    continue
                }
                pairs[from.value] = to.value
            }
        }
        return pairs
    }()

    /// A bracket as it looks where text runs to the left.
    static func mirrored(_ code: UInt32) -> UInt32 { mirrored[code] ?? code }
}
