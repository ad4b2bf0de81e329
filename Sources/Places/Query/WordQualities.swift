/// The quality of a word of a query by how it was found among the words of names; 1 for an exact
/// match.
///
/// The order matters more than the numbers: each is below the ways that are surer.
package struct WordQualities: Sendable {
    // MARK: Whole words

    /// "mcdonalds" for "McDonald's": no more than a mark apart.
    package var possessive: Float = 0.99
    /// The quality of letters written for accented ones, as "Muenchen" for "München".
    package var digraphs: Float = 0.97
    /// "P.za" for "Piazza": one abbreviation written as two words.
    package var splitAbbreviation: Float = 0.96
    /// The quality of an abbreviation, as "St" for "Street".
    package var abbreviation: Float = 0.95
    /// The quality of words written apart or together, as "Haupt strasse" for "Hauptstrasse".
    package var joined: Float = 0.95
    /// The quality of a word that is two in the name, as "Hauptstrasse" for "Haupt Strasse".
    package var split: Float = 0.93

    /// The same where a piece is so short that the words may stand in it by chance: less than a misspelled word.
    package var shakySplit: Float = 0.7

    // MARK: Words not yet finished

    /// The quality of a word of which only the beginning was asked for.
    package var beginning: Float = 0.96
    /// The quality of the beginning of two words written together.
    package var joinedBeginning: Float = 0.85
    /// The quality of a word and the beginning of the next, written together.
    package var splitBeginning: Float = 0.83
    /// The quality lost by an abbreviation or spelling of which only the beginning was asked for.
    package var formBeginning: Float = 0.1

    // MARK: Misspelled words

    /// The quality of a word that is found without an edit, beside misspelled ones.
    package var sameLetters: Float = 0.9
    /// The quality of a word at an edit distance of one: below any other spelling, above a guess
    /// from the context.
    package var oneEdit: Float = 0.84
    /// The quality of a word at an edit distance of two.
    package var twoEdits: Float = 0.7
    /// The quality of a word at an edit distance of three, where there is nothing else.
    package var threeEdits: Float = 0.5
    /// The quality lost in addition by a misspelled beginning.
    package var misspelledBeginning: Float = 0.08
    /// The quality of two East Asian characters that stand in the other order.
    package var swappedCharacters: Float = 0.84
    /// The quality of the first of two East Asian characters where the second is another one.
    package var firstCharacter: Float = 0.5
    /// The quality lost by a wrong first letter, which people seldom mistype.
    package var firstLetter: Float = 0.1
    /// The number of letters from which two edits may be a wrong first letter and another, or two letters too many.
    ///
    /// Of a shorter word too little is left: "hungry" is no "Hung".
    package var lettersOfAnyEdits = 8

    // MARK: Words that are guessed

    /// The quality of a whole word of which only the beginning was typed, before what it loses by the letters that
    /// are missing: "Mannerh 5" for "Mannerheimintie 5".
    package var cut: Float = 0.86
    /// The quality of a first name, say, of which one letter and a point were typed.
    package var initial: Float = 0.8
    /// The quality of a word that sounds alike, before what it loses by the letters that differ: "hlsnk".
    package var sound: Float = 0.8
    /// The same of a word in another script, whose letters differ anyway: above a misspelled word.
    package var soundOfScript: Float = 0.9
    /// How much of what such a word loses is by its letters; the rest is by its consonants, or by its sounds if it was
    /// typed in another script.
    package var soundLetters: Float = 0.3
    /// The quality that such a word would lose if all letters differed.
    package var soundLoss: Float = 0.4
    /// The least quality of a word that counts as sounding alike.
    ///
    /// Two of five letters are the same, or all consonants: "wqrtz" is no "Certego".
    package var leastSound: Float = 0.56
    /// The same of a word in another script: names are transliterated in many ways, so that more of nonsense sounds like
    /// something too.
    package var leastSoundOfScript: Float = 0.5

    // MARK: How much a word counts

    /// The quality from which the names that have a word tell how rare it is; below it, those of
    /// misspellings would.
    package var certain: Float = 0.9
    /// The weight of the most common word; the rarest has 1 more.
    ///
    /// The names' own weights, which the file holds, begin here too.
    package var common: Float = 0.3
    /// The weight of numbers relative to a word that is as rare, as many places have any one
    /// number.
    package var number: Float = 0.7
    /// The least weight of a number.
    package var leastNumber: Float = 0.4
    /// The weight of small words that names may lack: "the", "de".
    package var filler: Float = 0.12

    // MARK: House numbers

    /// A word that covers a name this well is no house number.
    package var notANumber: Float = 0.99
    /// "12 A 4" read as 12 A, and a number within a range of the street: nearly sure.
    package var looseNumber: Float = 0.97
    /// Number 12 for "12 C" where the street has no C.
    package var numberWithoutLetter: Float = 0.85
}
