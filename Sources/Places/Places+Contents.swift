extension Places {
    /// The number of addresses in the index.
    package var addressCount: Int { file.numberText.count }

    /// The place with a number below `count`, as an answer; for checks that look at everything.
    package func place(_ number: Int) -> FoundPlace {
        reader.read(UInt32(number), from: nil, score: 1)
    }

    /// The address with a number below `addressCount`, as an answer.
    package func address(_ number: Int) -> FoundPlace {
        reader.read(file.numberPlace[number], number: number, from: nil, score: 1)
    }

    private var reader: PlaceReader { PlaceReader(file: file, languages: []) }
    /// The words of the index, in the order of their bytes.
    package var vocabulary: [[UInt8]] {
        (0..<file.tokenCount).map { file.tokenBytes.array(file.range(file.tokenStart, $0)) }
    }

    /// Returns the numbers of words within some edits of a word, or with such a beginning.
    package func words(near word: [UInt8], edits: Int, isPrefix: Bool) -> Set<Int> {
        var numbers: Set<Int> = []
        for found in TokenTrie(file: file).near(
            word, edits: edits, isPrefix: isPrefix, limit: .max)
        {
            numbers.formUnion(Int(found.low)..<Int(found.high))
        }
        return numbers
    }

    /// The phrases for kinds of place that may be meant where others were typed, folded, the shortest first.
    package var guessablePhrases: [[UInt8]] {
        let kinds = KindWords(file: file)
        return (0..<file.guessPhrase.count).map { kinds.bytes(Int(file.guessPhrase[$0])) }
    }

    /// Returns the phrases for kinds of place, of whatever language, that are nearest to one within some edits.
    package func phrases(near phrase: [UInt8], edits: Int) -> [[UInt8]] {
        let kinds = KindWords(file: file)
        return kinds.meanings(near: phrase, edits: edits, languages: ConceptTable.languages)
            .phrases.map(kinds.bytes)
    }
}
