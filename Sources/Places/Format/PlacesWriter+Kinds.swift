import Columns

extension PlacesWriter {
    /// Writes the words for kinds of place, ready to be looked up.
    mutating func writeKinds() {
        let table = ConceptTable.shared
        for concept in table.concepts { put(file.conceptTitle, strings.number(concept.title)) }
        for index in table.phrases.indices {
            put(file.phraseStart, count(file.phraseBytes))
            output.columns.put(bytes: table.phrases[index], in: file.phraseBytes)
            put(file.phraseSpelling, strings.number(table.spellings[index]))
            put(file.phraseLanguages, table.phraseLanguages[index])
            put(file.phraseLetters, LetterSet(table.phrases[index]).bits)
            put(file.phraseMeaningStart, count(file.phraseMeanings))
            for meaning in table.meanings[index] { put(file.phraseMeanings, meaning) }
        }
        put(file.phraseStart, count(file.phraseBytes))
        put(file.phraseMeaningStart, count(file.phraseMeanings))
    }
}
