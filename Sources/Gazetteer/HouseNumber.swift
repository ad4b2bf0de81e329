import Geodesy
import Places

/// House numbers as people write them.
enum HouseNumber {
    /// The number that an element's tags tell, nil if it has none.
    ///
    /// In Czechia a house has a number in its town and one on its street, in Japan one in its block.
    ///
    /// - Parameter isLine: Whether the element is a line, on which an interpolation numbers what lies along it.
    static func tagged(_ tags: [String: String], isLine: Bool) -> String? {
        let town = tags["addr:conscriptionnumber"]
        let street = tags["addr:streetnumber"]
        let joined = [town, street].compactMap { $0 }.joined(separator: "/")
        guard var number = tags["addr:housenumber"] ?? (joined.isEmpty ? nil : joined),
            !number.isEmpty, number.utf8.count <= 64
        else { return nil }
        // Of a house it tells how its own numbers go on: "21-25", or those of its neighbors on a line.
        if isLine, tags["addr:interpolation"] != nil { return nil }
        if let block = tags["addr:block_number"], !block.isEmpty, block.utf8.count <= 32 {
            number = "\(block)-\(number)"
        }
        return number
    }

    /// The single numbers and ranges that one tag stands for: "14-20", "36;42", "12 a".
    static func drafts(_ address: FoundAddress) -> [NumberDraft] {
        var result: [NumberDraft] = []
        for part in address.number.split(whereSeparator: { $0 == ";" || $0 == "," }).prefix(16) {
            let folded = TextFolding.words(String(part), limit: 64)
            // "4, 5. krs." is the fifth floor of house 4.
            if !result.isEmpty, !isPlain(folded) { continue }
            guard let (low, suffix) = split(folded) else {
                result.append(
                    draft(
                        address, 0, 0,
                        String(decoding: TextFolding.joined(String(part)), as: UTF8.self)))
                continue
            }
            var high = low
            // "14-20" is a range where it rises, "30/2" a number with a part.
            if !address.isBlock, folded.count >= 2, let last = folded.last,
                last.separator == UInt8(ascii: "-") || part.contains("–"),
                let end = number(last.bytes), end > low, end - low <= 200
            {
                high = end
            }
            result.append(draft(address, low, high, high > low ? "" : suffix))
            // "1234/12" is known by either number.
            if result.count == 1, let other = other(than: low, of: address, folded) {
                result.append(draft(address, other, other, ""))
            }
        }
        return result
    }

    /// The second number of a house that has two: one on its street beside one in its town.
    private static func other(
        than low: UInt32, of address: FoundAddress, _ words: [TextFolding.Word]
    ) -> UInt32? {
        var other: UInt32?
        if !address.otherNumber.isEmpty {
            other = TextFolding.words(address.otherNumber, limit: 16).first.flatMap {
                number($0.bytes)
            }
        } else if words.count == 2, words[1].separator == UInt8(ascii: "/"),
            words[1].bytes.allSatisfy({ $0 >= 48 && $0 <= 57 })
        {
            // "30/2" is a part of house 30, but no part is called 678.
            other = number(words[1].bytes).flatMap { $0 >= 100 ? $0 : nil }
        }
        return other == low ? nil : other
    }

    /// Whether words are a house number and nothing else: "42", "42 b", "14-20".
    private static func isPlain(_ words: [TextFolding.Word]) -> Bool {
        words.count <= 2
            && words.allSatisfy { word in
                let letters = word.bytes.drop { $0 >= 48 && $0 <= 57 }
                return letters.count <= 1
            }
    }

    private static func draft(
        _ address: FoundAddress, _ low: UInt32, _ high: UInt32, _ suffix: String
    ) -> NumberDraft {
        NumberDraft(
            text: address.number, low: low, high: high, suffix: suffix,
            latitude: address.point.latitude, longitude: address.point.longitude, osm: address.osm,
            postcode: address.postcode, city: address.city)
    }

    /// The number at the start, and everything after it, folded without separators.
    private static func split(_ words: [TextFolding.Word]) -> (UInt32, String)? {
        guard let first = words.first, let low = number(first.bytes) else { return nil }
        var rest = Array(first.bytes.drop { $0 >= 48 && $0 <= 57 })
        for word in words.dropFirst() { rest += word.bytes }
        return (low, String(decoding: rest, as: UTF8.self))
    }

    private static func number(_ bytes: [UInt8]) -> UInt32? {
        UInt32(String(decoding: bytes.prefix { $0 >= 48 && $0 <= 57 }.prefix(9), as: UTF8.self))
    }
}
