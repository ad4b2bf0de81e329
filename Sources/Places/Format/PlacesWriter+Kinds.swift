import Columns

extension PlacesWriter {
    /// Writes the words for kinds of place, ready to be looked up.
    ///
    /// Of kinds that presets alone know, those are left out of which the index has no place.
    /// - Returns: The strings of the columns that are still to be written.
    mutating func writeKinds() -> (titles: [String], names: [String], spellings: [String]) {
        let table = ConceptTable.shared
        var spellings: [String] = []
        var isWritten = table.concepts.map { concept in
            if case .preset = concept.origin { return false }
            return true
        }
        var isHere = [Bool](repeating: false, count: table.concepts.count)
        for draft in drafts {
            for (concept, _) in draft.concepts { isHere[Int(concept)] = true }
        }
        for concept in isHere.indices where isHere[concept] { isWritten[concept] = true }
        var phrase: UInt32 = 0
        var guessable: [(phrase: UInt32, bytes: [UInt8])] = []
        for index in table.phrases.indices {
            let meanings = table.meanings[index].filter { isWritten[Int($0)] }
            if meanings.isEmpty { continue }
            let marks = table.phraseMarks[index]
            put(file.phraseStart, count(file.phraseBytes))
            output.columns.put(bytes: table.phrases[index], in: file.phraseBytes)
            // Terms are never displayed.
            let isTerm = ConceptTable.Marks(bits: marks).isTerm
            let spelling = isTerm ? "" : table.spellings[index]
            spellings.append(spelling)
            put(file.phraseLanguages, marks)
            if KindWords.mayBeGuessed(table.phrases[index], marks) {
                guessable.append((phrase, table.phrases[index]))
            }
            phrase += 1
            put(file.phraseMeaningStart, count(file.phraseMeanings))
            for meaning in meanings { put(file.phraseMeanings, meaning) }
        }
        put(file.phraseStart, count(file.phraseBytes))
        put(file.phraseMeaningStart, count(file.phraseMeanings))
        guessable.sort { ($0.bytes.count, $0.phrase) < ($1.bytes.count, $1.phrase) }
        for (phrase, bytes) in guessable {
            put(file.guessPhrase, phrase)
            put(file.guessLetters, LetterSet(bytes).bits)
        }
        let names = zip(table.concepts, isHere).map { concept, isHere in
            isHere ? concept.names.dropFirst().joined(separator: "\t") : ""
        }
        return (table.concepts.map(\.title), names, spellings)
    }
}
