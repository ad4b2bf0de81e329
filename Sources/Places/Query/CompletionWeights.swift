/// The tuned numbers of the kinds of place that are suggested while typing.
package struct CompletionWeights: Sendable {
    /// Creates the numbers that suggestions use.
    package init() {}

    /// The letters below which a kind is not meant: two begin too much.
    package var leastLetters = 3
    /// The share of a kind's word from which it is suggested.
    package var leastShare = 0.4
    /// The letters from which it is suggested at any length, as long words are known by their beginnings.
    package var sureLetters = 4
    /// The most kinds that are suggested.
    package var mostKinds = 2
    /// The score of a suggested kind.
    package var kindScore = 0.8
    /// How many names come before kinds that are but guessed: too few letters, or a word of a language not asked for.
    package var namesBeforeGuesses = 3
}
