import Bytes
import Foundation

/// Names without case, marks and separators, for comparison: "São Paulo" and "sao paulo" are one.
package enum NameFolding {
    /// Letters that no decomposition turns into others.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th",
        "ı": "i",
        "ħ": "h",
    ]

    /// The folded name in UTF-8.
    package static func folded(_ name: String) -> [UInt8] {
        foldedASCII(name.utf8) ?? foldedByProperties(name)
    }

    /// The folded name if it is ASCII, as most are, without Unicode's tables; nil if it is not.
    private static func foldedASCII(_ name: some Collection<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(name.count)
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.append(byte)
            case 0x80...: return nil
            default: continue
            }
        }
        return result
    }

    /// From Greek to the last script before the phonetic letters, some of which are Latin ones when decomposed.
    private static let otherScripts: ClosedRange<UInt32> = 0x370...0x1CFF

    /// Whether a name's first letter lets it be a folded one: no letter of another script folds to an ASCII one.
    ///
    /// Unicode's tables take long, and cities have names in many scripts.
    static func mayBe(_ name: String, _ folded: [UInt8]) -> Bool {
        guard let first = folded.first, first < 0x80, let letter = name.unicodeScalars.first,
            otherScripts.contains(letter.value)
        else { return true }
        return !letter.properties.isAlphabetic
    }

    /// The folded name by Unicode's tables.
    package static func foldedByProperties(_ name: String) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars {
            let properties = scalar.properties
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: continue
            default: break
            }
            guard properties.isAlphabetic || properties.numericType != nil else { continue }
            for lower in properties.lowercaseMapping.unicodeScalars {
                result += Array((letters[lower] ?? String(lower)).utf8)
            }
        }
        return result
    }

    /// What a name is found by.
    static func hash(_ name: String) -> UInt32 { hash(of: folded(name)) }

    static func hash(of folded: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: byteHash(folded.span.rawBytes))
    }
}
