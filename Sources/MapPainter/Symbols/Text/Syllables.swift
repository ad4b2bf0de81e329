import Synchronization

/// Syllables of scripts whose letters change beside others, each as one code that stands for all of them.
///
/// In the scripts of India, Tibet, Myanmar and Cambodia letters of a syllable join, stand in another order or below each other. A label
/// takes a syllable for one letter, whose outline is shaped as a whole. The codes are above those of Unicode, and are the same
/// until the program ends.
enum Syllables {
    private struct Known {
        var codes: [[UInt32]: UInt32] = [:]
        var letters: [[UInt32]] = []
    }

    private static let known = Mutex(Known())
    /// The first code that stands for a syllable.
    private static let first: UInt32 = 0x11_0000
    /// The maximum number of syllables; others are not shaped.
    private static let maximumCount = 1 << 16
    /// The maximum number of letters of a syllable.
    private static let maximumLength = 24

    /// The letters with each syllable of several as one code.
    static func joined(_ letters: [UInt32]) -> [UInt32] {
        guard letters.contains(where: ScriptRules.isShaped) else { return letters }
        var codes: [UInt32] = []
        codes.reserveCapacity(letters.count)
        var start = 0
        while start < letters.count {
            let end = self.end(of: letters, from: start)
            if end - start == 1 {
                codes.append(letters[start])
            } else if let code = code(Array(letters[start..<end])) {
                codes.append(code)
            } else {
                codes += letters[start..<end]
            }
            start = end
        }
        return codes
    }

    /// The letters that a code stands for; nil for a letter.
    static func letters(of code: UInt32) -> [UInt32]? {
        guard code >= first else { return nil }
        return known.withLock { known in
            let place = Int(code - first)
            return place < known.letters.count ? known.letters[place] : nil
        }
    }

    /// The letter by which a code's script is known: the first of a syllable.
    static func leader(of code: UInt32) -> UInt32 { letters(of: code)?[0] ?? code }

    private static func code(_ letters: [UInt32]) -> UInt32? {
        known.withLock { known in
            if let code = known.codes[letters] { return code }
            guard known.letters.count < maximumCount else { return nil }
            let code = first + UInt32(known.letters.count)
            known.letters.append(letters)
            known.codes[letters] = code
            return code
        }
    }

    /// Where the syllable that begins at a letter ends.
    private static func end(of letters: [UInt32], from start: Int) -> Int {
        guard ScriptRules.isShaped(letters[start]) else { return start + 1 }
        var end = start + 1
        while end < letters.count, end - start < maximumLength {
            let letter = letters[end]
            let joinsNext = ScriptRules.joinsNext(letters[end - 1], letters[start..<end])
            guard ScriptRules.isMark(letter) || joinsNext && ScriptRules.isShaped(letter) else {
                break
            }
            end += 1
        }
        return end
    }
}
