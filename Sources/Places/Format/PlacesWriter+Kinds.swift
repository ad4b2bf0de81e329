import Bytes

extension PlacesWriter {
    /// Writes the words for kinds of place, ready to be looked up.
    mutating func writeKinds() {
        let table = ConceptTable.shared
        for concept in table.concepts { put(.conceptTitle, strings.number(concept.title)) }
        for index in table.phrases.indices {
            put(.phraseStart, count(.phraseBytes))
            sections[.phraseBytes]?.raw(table.phrases[index])
            put(.phraseSpelling, strings.number(table.spellings[index]))
            put(.phraseLanguages, table.phraseLanguages[index])
            put(.phraseLetters, LetterSet(table.phrases[index]).bits)
            put(.phraseMeaningStart, count(.phraseMeanings))
            for meaning in table.meanings[index] { put(.phraseMeanings, meaning) }
        }
        put(.phraseStart, count(.phraseBytes))
        put(.phraseMeaningStart, count(.phraseMeanings))
    }
}
