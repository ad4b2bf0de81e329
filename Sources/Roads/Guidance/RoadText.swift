import Bytes
import Foundation

/// What is written on the signs of a road in one direction, as string numbers of a graph; 0 is nothing.
struct RoadText: Equatable, Sendable {
    var name: UInt32 = 0
    var ref: UInt32 = 0
    var pronunciation: UInt32 = 0
    /// Exit numbers (`junction:ref`).
    var exits: UInt32 = 0
    var destinations: UInt32 = 0
    var destinationRefs: UInt32 = 0

    /// A name or number for a person: a list, which OSM parts by semicolons, becomes "A 1 / E 80".
    static func spoken(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return text }
        return text.split(separator: ";").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
            .joined(separator: " / ")
    }

    /// Whether nothing is written at all.
    var isEmpty: Bool { self == RoadText() }
    /// Whether the road has neither name nor number.
    var isAnonymous: Bool { name == 0 && ref == 0 }
}

/// Decides whether the change from one road's signs to another's is a change of name.
///
/// Caches its decisions for pairs of roads; one thread uses it at a time.
final class NameChanges {
    private let graph: RoadGraph
    /// The cache: a slot for each value of the first bits of a pair's hash, with the other bits and the decision.
    private var known: [UInt64]
    private static let slotBits: UInt64 = 14

    init(_ graph: RoadGraph) {
        self.graph = graph
        // A value that no key of the slot has: its own bits with the first one inverted.
        known = (0..<UInt64(1) << Self.slotBits).map { ~$0 << (65 - Self.slotBits) }
    }

    /// Parts of names that tell the side or end of one street, not another street.
    private static let sides: Set<String> = [
        "n", "ne", "e", "se", "s", "sw", "w", "nw", "north", "south", "west", "east", "nor", "sou",
        "we", "ea",
    ]

    private static let abbreviations: Set<String> = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

    /// Whether going from `from` to `to` is a change of name.
    func isChange(_ from: RoadText, _ to: RoadText) -> Bool {
        if from == to { return false }
        if from.isAnonymous && !to.isAnonymous { return true }
        if from.pronunciation != to.pronunciation { return true }
        let areNamesEqual = areSame(from.name, to.name)
        if from.exits != to.exits, !(areNamesEqual && from.exits != 0 && to.exits == 0) {
            return true
        }
        if from.name == 0, from.ref != 0, to.name != 0, to.ref == 0 { return true }
        if from.name != 0, from.ref == 0, to.name == 0, to.ref != 0 { return true }
        let isRefContained =
            from.ref == 0 || to.ref == 0 || from.ref == to.ref || isContained(from.ref, to.ref)
        if from.name == 0, to.name == 0 {
            return !isRefContained
        }
        let isObvious =
            areNamesEqual && (isRefContained || to.ref == 0)
            || isRefContained && from.name != 0 && to.name == 0
            || isOtherSide(from.name, to.name)
        return !isObvious
    }

    /// Whether both roads are named, and going from either to the other is no change of name.
    func areIdentical(_ one: RoadText, _ other: RoadText) -> Bool {
        !one.isEmpty && !other.isEmpty && !isChange(one, other) && !isChange(other, one)
    }

    /// Whether both roads have a name, and going from one to the other is no change of name.
    func isSameStreet(_ from: RoadText, _ to: RoadText) -> Bool {
        from.name != 0 && to.name != 0 && !isChange(from, to)
    }

    /// Whether the signs show the same name on both roads, or, where one has none, the same number.
    ///
    /// Stricter than `isChange`: a name that begins like another is another's, and so is the
    /// northern part of a street to those who are on its southern one.
    func isSameRoad(_ one: RoadText, _ other: RoadText) -> Bool {
        if one.name != 0, other.name != 0 {
            return one.name == other.name
                || Self.isSpellingChange(graph.utf8(one.name), graph.utf8(other.name))
        }
        guard one.ref != 0, other.ref != 0 else { return false }
        if one.ref == other.ref { return true }
        return remember(1 << 63 | 1 << 31 | UInt64(one.ref) << 32 | UInt64(other.ref)) {
            func numbers(_ ref: UInt32) -> Set<[UInt8]> {
                Set(
                    graph.utf8(ref).filter { $0 != UInt8(ascii: " ") }
                        .split(separator: UInt8(ascii: ";")).map(Array.init))
            }
            return !numbers(one.ref).isDisjoint(with: numbers(other.ref))
        }
    }

    /// Equal, one beginning with the other, or differing in a side of the compass.
    private func areSame(_ one: UInt32, _ other: UInt32) -> Bool {
        if one == other || one == 0 || other == 0 { return true }
        return remember(UInt64(one) << 32 | UInt64(other)) {
            let one = graph.utf8(one)
            let other = graph.utf8(other)
            return one.starts(with: other) || other.starts(with: one)
                || Self.isSpellingChange(one, other) || Self.isSideChange(one, other)
        }
    }

    private func isOtherSide(_ one: UInt32, _ other: UInt32) -> Bool {
        if one == other { return true }
        if one == 0 || other == 0 { return false }
        return remember(1 << 31 | UInt64(one) << 32 | UInt64(other)) {
            let one = graph.utf8(one)
            let other = graph.utf8(other)
            return Self.isSpellingChange(one, other) || Self.isSideChange(one, other)
        }
    }

    private func isContained(_ one: UInt32, _ other: UInt32) -> Bool {
        remember(1 << 63 | UInt64(one) << 32 | UInt64(other)) {
            let one = graph.utf8(one)
            let other = graph.utf8(other)
            return one.contains(other) || other.contains(one) || Self.isSpacing(one, other)
        }
    }

    private func remember(_ key: UInt64, _ find: () -> Bool) -> Bool {
        // Odd, so that no two keys have the same hash.
        let hash = key &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(truncatingIfNeeded: hash >> (64 - Self.slotBits))
        if known[slot] | 1 == hash << 1 | 1 { return known[slot] & 1 == 1 }
        let answer = find()
        known[slot] = hash << 1 | (answer ? 1 : 0)
        return answer
    }

    /// Whether two numbers differ in spaces only, as "IP1" and "IP 1" do.
    private static func isSpacing(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let space = UInt8(ascii: " ")
        return one.filter { $0 != space } == other.filter { $0 != space }
    }

    /// Whether two names differ in capitals, accents, spaces and points only.
    private static func isSpellingChange(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        abs(one.count - other.count) <= 6 && letters(one) == letters(other)
    }

    /// The bare letters and digits of a name.
    private static func letters(_ name: [UInt8]) -> [UInt8] {
        let isPlain = name.allSatisfy { $0 < 128 }
        let bytes = isPlain ? name : withoutAccents(name)
        return bytes.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: byte < 128 ? nil : byte
            }
        }
    }

    /// Letters with strokes, which Unicode does not decompose, and the typographic apostrophe.
    private static let barred: [Unicode.Scalar: Unicode.Scalar] = [
        "ħ": "h", "Ħ": "h", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ø": "o", "Ø": "o", "ı": "i",
        "’": "'",
    ]

    private static func withoutAccents(_ name: [UInt8]) -> [UInt8] {
        let text = String(decoding: name, as: UTF8.self).decomposedStringWithCanonicalMapping
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !(0x0300...0x036F).contains(scalar.value) {
            scalars.append(barred[scalar] ?? scalar)
        }
        return Array(String(scalars).lowercased().utf8)
    }

    /// Whether what is left of two names beside their longest common part is sides of the compass.
    static func isSideChange(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        // Sides are eight bytes at most, before and after what is common.
        guard abs(one.count - other.count) <= 16 else { return false }
        var previous = [Int](repeating: 0, count: other.count + 1)
        var current = previous
        var best = 0
        var ends = (one: 0, other: 0)
        for (row, byte) in one.enumerated() {
            for column in other.indices {
                current[column + 1] = byte == other[column] ? previous[column] + 1 : 0
                if current[column + 1] > best {
                    best = current[column + 1]
                    ends = (row + 1, column + 1)
                }
            }
            swap(&previous, &current)
        }
        guard best > 0 else { return false }
        let starts = (one: ends.one - best, other: ends.other - best)
        return isSide(one[..<starts.one]) && isSide(one[ends.one...])
            && isSide(other[..<starts.other]) && isSide(other[ends.other...])
            && !isGrown(one, starts.one) && !isGrown(other, starts.other)
    }

    /// Whether a name begins with a side of the compass as part of one word: Northgate is no side of a street.
    ///
    /// - Parameter start: Where what it has in common with another name begins.
    private static func isGrown(_ name: [UInt8], _ start: Int) -> Bool {
        let word = String(decoding: name.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        return start > 0 && start < word.utf8.count && !sides.contains(word.lowercased())
            && !abbreviations.contains(String(decoding: name[..<start], as: UTF8.self).lowercased())
    }

    private static func isSide(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.isEmpty { return true }
        guard rest.count <= 8 else { return false }
        let word = String(decoding: rest, as: UTF8.self).lowercased()
            .drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        return word.isEmpty || sides.contains(String(word))
    }
}

extension RoadGraph {
    /// The UTF-8 of a string by its number.
    func utf8(_ number: UInt32) -> [UInt8] {
        let strings = stringBytes
        let bytes = strings.span
        let start = Int(stringStarts[Int(number)])
        let end = Int(stringStarts[Int(number) + 1])
        return (start..<end).map { bytes[$0] }
    }
}
