/// How a folded word sounds, coarsely: its consonants in classes, without vowels.
///
/// One key for what scripts and languages spell differently: "Helsinki", "Khelsinki", "hlsnk"; "Zürich", "Tsyurikh".
/// The classes are those that transliterations confuse, as in L. Philips, *Hanging on the Metaphone*, 1990, and
/// H. J. Postel, *Die Kölner Phonetik*, 1969, drawn wider, since candidates are compared letter by letter afterwards.
enum SoundKey {
    /// The shortest key that says enough to look for.
    static let shortest = 2

    /// The key of a folded word.
    static func key(of word: some BidirectionalCollection<UInt8>) -> [UInt8] {
        let word = Array(word)
        var key: [UInt8] = []
        var previous: UInt8 = 0
        func put(_ letter: Unicode.Scalar) {
            let byte = UInt8(ascii: letter)
            if key.last != byte { key.append(byte) }
        }
        for (index, letter) in word.enumerated() {
            defer { previous = letter }
            if letter == previous { continue }
            switch letter {
            case 0x30...0x39: key.append(letter)
            case UInt8(ascii: "b"), UInt8(ascii: "p"), UInt8(ascii: "f"), UInt8(ascii: "v"),
                UInt8(ascii: "w"):
                put("p")
            case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "q"), UInt8(ascii: "g"):
                if !isSilent(index, in: word) { put("k") }
            case UInt8(ascii: "x"):
                put("k")
                put("s")
            case UInt8(ascii: "d"), UInt8(ascii: "t"): put("t")
            case UInt8(ascii: "s"): put("s")
            case UInt8(ascii: "z"):
                // A German or Italian z is a Russian ts.
                put("t")
                put("s")
            case UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "m"), UInt8(ascii: "n"):
                put(Unicode.Scalar(letter))
            default: break
            }
        }
        return key
    }

    /// Whether a letter is the c of "sch", which is "sh".
    private static func isSilent(_ index: Int, in word: [UInt8]) -> Bool {
        word[index] == UInt8(ascii: "c") && index > 0 && index + 1 < word.count
            && word[index - 1] == UInt8(ascii: "s") && word[index + 1] == UInt8(ascii: "h")
    }

    /// How a folded word sounds with its vowels, written one way: `w` for o and u, `y` for e and i, without a and h.
    ///
    /// Scripts that leave vowels out write the others so: "Settala" and "syttla" are both "sytl".
    static func outline(of word: [UInt8]) -> [UInt8] {
        var outline: [UInt8] = []
        for index in word.indices {
            let sound: [UInt8] =
                switch word[index] {
                case UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "w"): [UInt8(ascii: "w")]
                case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "y"): [UInt8(ascii: "y")]
                default: key(of: word[index...index])
                }
            // What a letter is in its word: the c of "sch", and the second of two.
            let isSilent =
                isSilent(index, in: word) || index > 0 && word[index] == word[index - 1]
            if !isSilent, sound.count != 1 || outline.last != sound[0] { outline += sound }
        }
        return outline
    }

    /// Other ways to write a word's sounds in Latin letters, each as what stands for what.
    ///
    /// Some scripts write a vowel with "w", and "v" with two of them; "h" with "kh" or "ch"; Greek writes "b" with "mp", "d"
    /// with "nt", "g" with "gk", "w" with "ou"; a "ch" is a "k" or "sh", and people write it as "ts".
    private static let respellings: [[(from: String, to: String)]] = [
        [("oua", "wa"), ("oue", "we"), ("oui", "wi"), ("ouo", "wo"), ("ouch", "wh")],
        [("ww", "v"), ("w", "")], [("ww", "w"), ("w", "")], [("kh", "h"), ("ch", "h")],
        [("mp", "p"), ("nt", "t"), ("gk", "k")], [("stsh", "s"), ("sz", "s")],
        [("tsh", "k"), ("z", "k")], [("tsh", "s"), ("z", "s")], [("kv", "k")],
    ]
    private static let spelled = respellings.map { rules in
        rules.map { (from: Array($0.from.utf8), to: Array($0.to.utf8)) }
    }
    /// The maximum number of spellings of one word that are examined.
    private static let mostSpellings = 24

    /// The ways that a typed word may be spelled, itself first.
    static func spellings(of word: [UInt8]) -> [[UInt8]] {
        var spellings = [word]
        for rules in spelled {
            for spelling in spellings where spellings.count < mostSpellings {
                let other = respelled(spelling, rules)
                if !spellings.contains(other) { spellings.append(other) }
            }
        }
        return spellings
    }

    private static func respelled(
        _ word: [UInt8], _ rules: [(from: [UInt8], to: [UInt8])]
    ) -> [UInt8] {
        var result: [UInt8] = []
        var rest = word[...]
        while let first = rest.first {
            if let rule = rules.first(where: { rest.starts(with: $0.from) }) {
                result += rule.to
                rest.removeFirst(rule.from.count)
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }
}

/// The words of an index in the order of their sounds.
struct SoundIndex {
    let file: PlacesFile

    /// The maximum number of words of one key that are examined.
    private static let most = 200

    /// The words of a key, at most 200 of them.
    func tokens(of key: [UInt8]) -> [UInt32] {
        var low = 0
        var high = file.soundWords.count
        while low < high {
            let middle = (low + high) / 2
            if self.key(middle).lexicographicallyPrecedes(key) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var found: [UInt32] = []
        while low < file.soundWords.count, found.count < Self.most, self.key(low) == key {
            let token = file.soundWords[low]
            if Int(token) < file.tokenCount { found.append(token) }
            low += 1
        }
        return found
    }

    private func key(_ position: Int) -> [UInt8] {
        let token = Int(file.soundWords[position])
        return SoundKey.key(of: file.tokenBytes.array(file.range(file.tokenStart, token)))
    }
}
