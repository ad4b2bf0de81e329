/// Words of a query, one bit each.
typealias WordSet = UInt32

/// A word of a query and what of the vocabulary it may mean.
struct QueryWord {
    /// The maximum number of words of a query that are examined: names in Chinese characters have as many words as
    /// characters.
    static let most = 30

    let bytes: [UInt8]
    let separator: UInt8
    /// Whether only its beginning may have been typed.
    var isPrefix = false
    /// Whether its end may be missing though it is finished.
    var isCut = false
    var matches: [WordMatch] = []
    /// How much it counts: rare words count more.
    var weight: Float = 1
    /// How many names have it, exactly or nearly.
    var frequency = 0
    /// Whether it is a small word that names may lack.
    var isFiller = false

    var isNumeric: Bool { bytes.first.map { $0 >= 48 && $0 <= 57 } ?? false }

    /// Whether it is a house number's kind of number: up to 5 digits, then at most three letters, as in 45ter.
    var isHouseNumber: Bool {
        let digits = bytes.prefix { $0 >= 48 && $0 <= 57 }.count
        return digits >= 1 && digits <= 5 && bytes.count - digits <= 3
    }

    static let fillers: Set<[UInt8]> = Set(
        [
            "the", "of", "and", "a", "an", "in", "at", "on", "de", "la", "le", "les", "du", "des",
            "el",
            "los", "las", "del", "di", "da", "do", "dos", "der", "die", "das", "den", "dem", "am",
            "im",
            "und", "et", "y", "e", "i", "och", "ja", "d", "l", "s", "van", "het", "near",
            "to", "for", "from", "with", "by", "zum", "zur", "vom", "von", "auf", "beim", "dans",
            "sur",
            "au", "aux", "con", "per", "sul", "sulla", "alla", "alle", "allo", "al", "della",
            "delle",
            "dello", "dei", "degli", "nel", "nella", "lo", "gli",
        ].map { Array($0.utf8) })
}

/// Words of the vocabulary that a word of a query, or two together, may mean.
struct WordMatch {
    /// Numbers of words: `low ..< high`.
    var low: UInt32
    var high: UInt32
    /// How good the match is: 1 for the word itself.
    var quality: Float
    /// How many words of the query it covers.
    var span = 1
    /// For a word that stands for two of a name: the second of them; empty otherwise.
    var secondLow: UInt32 = 0
    var secondHigh: UInt32 = 0

    @inline(__always)
    func holds(_ token: UInt32) -> Bool { token >= low && token < high }
}
