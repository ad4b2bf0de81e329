import Bytes

/// What a word of a query may mean that is in no name as it was typed.
extension WordMatcher {
    /// Adds words that differ by a few edits.
    ///
    /// - Parameter isGenerous: Forgive two edits from six letters on, instead of eight, and another first letter in
    ///   words of three letters beside others.
    func addNear(_ words: inout [QueryWord], isGenerous: Bool) {
        for index in words.indices where !words[index].isNumeric {
            let bytes = words[index].bytes
            if bytes.contains(where: { $0 >= 0x80 }) {
                addNearCharacters(&words[index])
                continue
            }
            var edits = EditDistance.forgiven(bytes)
            if isGenerous { edits = bytes.count >= 6 ? 2 : edits }
            let isShort = edits == 0 && isGenerous && words.count > 1 && bytes.count == 3
            guard edits > 0 || isShort else { continue }
            // A long beginning holds most of the word, so it is forgiven as much as a whole one.
            for found in trie.near(bytes, edits: max(edits, 1), isPrefix: words[index].isPrefix) {
                let token = file.tokenBytes.array(file.range(file.tokenStart, Int(found.low)))
                if isShort, !Self.differOnlyAtStart(bytes, token) { continue }
                if found.edits == 2, bytes.count < quality.lettersOfAnyEdits,
                    token.first != bytes[0] || token.count + 2 <= bytes.count
                {
                    continue
                }
                var worth =
                    found.edits == 0
                    ? quality.sameLetters : found.edits == 1 ? quality.oneEdit : quality.twoEdits
                if words[index].isPrefix { worth -= quality.misspelledBeginning }
                if token.first != bytes[0] { worth -= quality.firstLetter }
                words[index].matches.append(
                    WordMatch(low: found.low, high: found.high, quality: worth))
            }
        }
    }

    /// Adds words that differ from long ones by three edits, where nothing else was found; returns whether there are any.
    func addFar(_ words: inout [QueryWord]) -> Bool {
        var isAny = false
        for index in words.indices where !words[index].isNumeric && words[index].bytes.count >= 8 {
            for found in trie.near(words[index].bytes, edits: 3, isPrefix: words[index].isPrefix) {
                words[index].matches.append(
                    WordMatch(low: found.low, high: found.high, quality: quality.threeEdits))
                isAny = true
            }
        }
        return isAny
    }

    /// Adds what two East Asian characters in a row may mean where one of them is wrong, left out or in the other's place.
    private func addNearCharacters(_ word: inout QueryWord) {
        let characters = Array(String(decoding: word.bytes, as: UTF8.self).unicodeScalars)
        guard characters.count == 2 else { return }
        func bytes(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
            scalars.flatMap { Array(String($0).utf8) }
        }
        if let token = trie.exact(bytes(characters.reversed())) {
            word.matches.append(
                WordMatch(low: token, high: token + 1, quality: quality.swappedCharacters))
        }
        if let range = trie.prefix(bytes(characters.prefix(1))), !range.isEmpty {
            word.matches.append(
                WordMatch(
                    low: range.lowerBound, high: range.upperBound, quality: quality.firstCharacter))
        }
    }

    /// Whether words are the same but for a first letter that is another, or that one of them lacks.
    private static func differOnlyAtStart(_ typed: [UInt8], _ token: [UInt8]) -> Bool {
        token.dropFirst().elementsEqual(typed.dropFirst()) || token.dropFirst().elementsEqual(typed)
            || typed.dropFirst().elementsEqual(token)
    }

    /// Adds words of which only the beginning was typed; returns whether there are any.
    ///
    /// A single letter before a point is the beginning of a name: "J. Sibelius".
    func addBeginnings(_ words: inout [QueryWord]) -> Bool {
        var isAny = false
        for index in words.indices where !words[index].isNumeric && !words[index].isPrefix {
            let bytes = words[index].bytes
            let isInitial =
                bytes.count == 1 && index + 1 < words.count
                && words[index + 1].separator == UInt8(ascii: ".")
            guard bytes.count >= 3 || isInitial, !words[index].isFiller || isInitial,
                !bytes.contains(where: { $0 >= 0x80 }),
                let range = trie.prefix(bytes), !range.isEmpty
            else { continue }
            if range.count == 1, trie.exact(bytes) != nil { continue }
            words[index].isCut = true
            words[index].isFiller = false
            words[index].matches.append(
                WordMatch(
                    low: range.lowerBound, high: range.upperBound,
                    quality: isInitial ? quality.initial : quality.cut))
            isAny = true
        }
        return isAny
    }

    /// Adds words that sound alike, however they are spelled: without vowels, or in letters of another script.
    ///
    /// - Parameter isTransliterated: Whether the words were typed in letters of another script, which a table made Latin.
    func addSounds(_ words: inout [QueryWord], isTransliterated: Bool) {
        var distance = EditDistance()
        for index in words.indices where !words[index].isNumeric && !words[index].isPrefix {
            let bytes = words[index].bytes
            guard bytes.count >= (isTransliterated ? 2 : 3), !bytes.contains(where: { $0 >= 0x80 })
            else { continue }
            var worths: [UInt32: Float] = [:]
            for spelling in SoundKey.spellings(of: bytes) {
                let outline = isTransliterated ? SoundKey.outline(of: spelling) : spelling
                let consonants = isTransliterated ? outline : Self.withoutVowels(bytes)
                for token in tokens(soundingLike: spelling, isTransliterated: isTransliterated) {
                    let word = file.tokenBytes.array(file.range(file.tokenStart, Int(token)))
                    if word == bytes { continue }
                    let letters = distance.share(bytes, word)
                    let sounds = distance.share(
                        consonants,
                        isTransliterated ? SoundKey.outline(of: word) : Self.withoutVowels(word))
                    // A word typed without vowels keeps its consonants.
                    let apart =
                        isTransliterated || sounds == 0
                        ? quality.soundLetters * letters + (1 - quality.soundLetters) * sounds
                        : letters
                    let best = isTransliterated ? quality.soundOfScript : quality.sound
                    let worth = best - quality.soundLoss * apart
                    let least = isTransliterated ? quality.leastSoundOfScript : quality.leastSound
                    if worth >= least {
                        worths[token] = max(worths[token] ?? 0, worth)
                    }
                }
            }
            for (token, worth) in worths.sorted(by: { $0.key < $1.key }) {
                words[index].matches.append(
                    WordMatch(low: token, high: token + 1, quality: worth))
            }
        }
    }

    /// The words of the vocabulary that sound like one, coarsely.
    private func tokens(soundingLike word: [UInt8], isTransliterated: Bool) -> [UInt32] {
        let index = SoundIndex(file: file)
        let key = SoundKey.key(of: word)
        guard isTransliterated else {
            return key.count >= SoundKey.shortest ? index.tokens(of: key) : []
        }
        // A "w" is a vowel where a script writes its vowels so.
        let vowelKey = SoundKey.key(of: word.filter { $0 != UInt8(ascii: "w") })
        let keys = vowelKey == key ? [key] : [key, vowelKey]
        return keys.filter { !$0.isEmpty }.flatMap { index.tokens(of: $0) }
    }

    private static func withoutVowels(_ word: [UInt8]) -> [UInt8] {
        word.filter { !vowels.contains($0) }
    }

    private static let vowels = Set("aeiouy".utf8)

    /// Words of another script that nothing in the vocabulary sounds like count for little: a table made them, and one
    /// that is lost has not to hide the others.
    func neglectUnknown(_ words: inout [QueryWord]) {
        for index in words.indices where words[index].matches.isEmpty {
            words[index].isFiller = true
        }
    }

    /// A word of a reading that is a guess: none of its meanings is as good as if it had been typed so.
    ///
    /// - Parameter isShaky: Whether the reading may be one by chance.
    func asGuess(_ word: QueryWord, isShaky: Bool) -> QueryWord {
        var word = word
        let most = isShaky ? quality.shakySplit : quality.split
        for index in word.matches.indices {
            word.matches[index].quality = min(word.matches[index].quality, most)
        }
        return word
    }
}
