/// Plurals of words for kinds of place, taken back to what may be their singulars.
///
/// The regular endings of the languages of `ConceptTable`; a singular that is no word for a kind is not found, so nothing
/// is lost by trying wrong ones.
enum PluralWords {
    /// Endings of folded plurals, and what stands for them in the singular, the longest first.
    private static let endings: [(plural: [UInt8], singulars: [[UInt8]])] = [
        ("innen", ["in"]), ("eaux", ["eau"]), ("aux", ["al"]), ("ies", ["y"]), ("ees", ["ee"]),
        ("zen", ["s"]), ("ven", ["f"]), ("oes", ["ao"]), ("aes", ["ao"]), ("ais", ["al"]),
        ("eis", ["el"]), ("ois", ["ol"]), ("ens", ["em"]), ("ns", ["m"]), ("ces", ["z"]),
        ("chi", ["co"]), ("che", ["ca"]), ("ghi", ["go"]), ("ghe", ["ga"]), ("ge", ["gia"]),
        ("ce", ["cia"]), ("ie", ["ia", "ia"]),
        ("orna", ["a"]), ("arna", ["", "e"]), ("erna", [""]), ("or", ["a"]), ("ar", ["", "e"]),
        ("er", [""]), ("et", ["e"]), ("at", ["a"]), ("ot", ["o"]), ("ut", ["u"]), ("it", ["i"]),
        ("en", ["", "e"]), ("es", ["", "e"]), ("ow", ["a"]), ("ki", ["ka", "k"]),
        ("gi", ["ga", "g"]),
        ("s", [""]), ("n", [""]), ("t", [""]), ("x", [""]), ("e", ["", "a", "o"]),
        ("i", ["o", "e", "", "a"]), ("y", ["a", ""]), ("a", ["o", "e", ""]),
    ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

    /// What a folded phrase may be the plural of: its last word, its first, or both in the singular.
    static func singulars(of phrase: [UInt8]) -> [[UInt8]] {
        let words = phrase.split(separator: UInt8(ascii: " "))
        guard let last = words.last, words.count <= KindWords.longestPhrase else { return [] }
        var result = singulars(ofWord: Array(last)).map { joined(words.dropLast() + [$0[...]]) }
        guard words.count > 1, let first = words.first else { return result }
        for singular in singulars(ofWord: Array(first)) {
            result.append(joined([singular[...]] + words.dropFirst()))
            for end in singulars(ofWord: Array(last)) {
                result.append(joined([singular[...]] + words.dropFirst().dropLast() + [end[...]]))
            }
        }
        return result
    }

    private static func singulars(ofWord word: [UInt8]) -> [[UInt8]] {
        guard word.count >= 4, word.allSatisfy({ $0 < 0x80 }) else { return [] }
        var result: [[UInt8]] = []
        for (plural, singulars) in endings
        where word.count >= plural.count + 2 && word.suffix(plural.count).elementsEqual(plural) {
            for singular in singulars { result.append(word.dropLast(plural.count) + singular) }
        }
        return result
    }

    private static func joined(_ words: [ArraySlice<UInt8>]) -> [UInt8] {
        Array(words.joined(separator: [UInt8(ascii: " ")]))
    }
}
