/// How a folded word sounds, coarsely: its consonants in classes, without vowels.
///
/// One key for what scripts and languages spell differently: "Helsinki", "Khelsinki", "hlsnk"; "Zürich", "Tsyurikh".
/// The classes are those that transliterations confuse, as in L. Philips, *Hanging on the Metaphone*, 1990, and
/// H. J. Postel, *Die Kölner Phonetik*, 1969, drawn wider, since candidates are compared letter by letter afterwards.
enum SoundKey {
    /// The shortest key that says enough to look for.
    static let shortest = 2

    /// The key of a folded word.
    static func key(of word: some Sequence<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        var previous: UInt8 = 0
        func put(_ letter: Unicode.Scalar) {
            let byte = UInt8(ascii: letter)
            if key.last != byte { key.append(byte) }
        }
        for letter in word {
            defer { previous = letter }
            if letter == previous { continue }
            switch letter {
            case 0x30...0x39: key.append(letter)
            case UInt8(ascii: "b"), UInt8(ascii: "p"), UInt8(ascii: "f"), UInt8(ascii: "v"),
                UInt8(ascii: "w"):
                put("p")
            case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "q"), UInt8(ascii: "g"):
                // "sch" is "sh".
                if previous != UInt8(ascii: "s") || letter != UInt8(ascii: "c") { put("k") }
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

    /// The keys that a typed word may have: some scripts write a vowel with "w", "h" with "kh" or "ch", and Greek "b"
    /// with "mp", "d" with "nt", "g" with "gk".
    static func readings(of word: [UInt8]) -> [[UInt8]] {
        var keys = [key(of: word)]
        func add(_ other: [UInt8]) {
            let key = key(of: other)
            if !keys.contains(key) { keys.append(key) }
        }
        if word.contains(UInt8(ascii: "w")) {
            add(word.filter { $0 != UInt8(ascii: "w") })
            add(word.prefix(1) + word.dropFirst().filter { $0 != UInt8(ascii: "w") })
        }
        var withoutBreath: [UInt8] = []
        var greek: [UInt8] = []
        for (index, letter) in word.enumerated() {
            let next = index + 1 < word.count ? word[index + 1] : 0
            let isBreath =
                (letter == UInt8(ascii: "k") || letter == UInt8(ascii: "c"))
                && next == UInt8(ascii: "h")
            if !isBreath { withoutBreath.append(letter) }
            let isSilent =
                letter == UInt8(ascii: "m") && next == UInt8(ascii: "p")
                || letter == UInt8(ascii: "n") && next == UInt8(ascii: "t")
                || letter == UInt8(ascii: "g") && next == UInt8(ascii: "k")
            if !isSilent { greek.append(letter) }
        }
        if withoutBreath.count < word.count { add(withoutBreath) }
        if greek.count < word.count { add(greek) }
        return keys
    }
}

/// The words of an index in the order of their sounds.
struct SoundIndex {
    let file: PlacesFile

    /// The most words of one key that are looked at.
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
