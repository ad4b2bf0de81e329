/// The tuned numbers of search: what makes one answer better than another, and how much is looked at for it.
///
/// Chosen by the mean rank of what was meant over the questions of `Tests/Quality/search`, one number at a time. They
/// stand here alone: best-first search prunes by bounds of the very score that these numbers make, so that a number
/// of its own elsewhere would drop good answers without a word.
package struct RankingWeights: Sendable {
    /// Creates the weights that search uses.
    package init() {}

    // MARK: The score: text + importance · importance of the place + nearness · nearness of the place

    /// The advantage of the most important place over an unknown one: less than one wrong word of a name of five, so
    /// that words decide first.
    package var importance = 0.12
    /// What a place around the corner has before one half a world away, of a finished query: more than importance,
    /// for most people ask for what is near.
    package var nearness = 0.34
    /// The same while typing: the fewer letters, the more of a guess it is, and what is near is the better one.
    package var nearnessTyping = 0.75

    // MARK: Text: how well the words of one name fit

    /// How much of the text's score depends on how much of the name was asked for, so that "Station" is the Station
    /// before it is the Old Station Inn.
    package var nameShare: Float = 0.38
    /// The same while typing: what is being typed may not have come to the rest of the name yet.
    package var nameShareTyping: Float = 0.13
    /// The factor of the score where the words are in another order than in the name.
    package var outOfOrder: Float = 0.98
    /// The factor of the score of a finished query for a name that has not all of its words, or more than these, however
    /// they are spelled: "La Rascasse" is the café before it is the Rascasse, a road that is nearer.
    package var inexact: Float = 0.97
    /// The factor of the score of an unfinished query for a name that lacks one of its words.
    package var inexactTyping: Float = 0.97
    /// The quality lost by a word that does not follow the one before in the name.
    package var gap: Float = 0.02
    /// The same while typing: people begin with a name's beginning.
    package var gapTyping: Float = 0.05
    /// The most quality that an unfinished word loses by letters not yet typed, as the shortest
    /// completion is the likeliest of those that are equally near.
    package var untyped: Float = 0.02
    /// The share of its weight that a house number keeps where the street lacks it, as the street
    /// is the next best answer.
    package var missingNumber: Float = 0.5
    /// The factor of the score for a name in another language; that of the main name is 1.
    package var translation: Float = 0.995
    /// The factor of the score for alternative and former names.
    package var alternative: Float = 0.985
    /// The factor of the score for the name of a chain or operator, which is not the branch's own.
    package var brand: Float = 0.93
    /// The factor of the score for what belongs to something and has its name, as "Lidl" has the supermarket before its
    /// car park and "Meilahden sairaala" the hospital before its bus stop.
    package var belonging: Float = 0.96
    /// The importance from which a stop is a station, which belongs to nothing.
    package var station: Float = 0.3
    /// The importance below which a thing is no more than a stop, as a line of a railway being built.
    package var minor: Float = 0.2
    /// How far from a thing its stops are at most, in meters: an airport is some kilometers long.
    package var stopReach = 4_000.0
    /// The factor of the score for words that describe a place without a name.
    package var kindWords: Float = 0.86
    /// The least share of such words that counts as a match, as few users type all of them.
    package var kindWordsCoverage: Float = 0.9

    /// The quality of words by how they were found.
    package var words = WordQualities()

    /// The limits of the work of a search.
    package var effort = SearchEffort()

    /// What distances count as.
    package var distances = NearnessWeights()

    /// The kinds among suggestions.
    package var completion = CompletionWeights()

    /// What a position is told by.
    package var reverse = ReverseWeights()

    // MARK: Words that say where a place is or what it is, instead of how it is called

    /// A word of the address or of an area around: nearly as good as one of the name.
    package var context: Float = 0.95
    /// Two words of the query that are one of the context, or one that is two.
    package var contextPair: Float = 0.93
    /// A word for the place's own kind.
    package var kind: Float = 0.93
    /// A word for a kind that it is as a second choice: a hotel with a restaurant.
    package var secondKind: Float = 0.7

    // MARK: Bounds of the text for places not yet compared

    /// How much of a word is taken to be found in the context where the name lacks it: more would compare too many
    /// places, less would miss "cafe Helsinki".
    package var contextGuess: Float = 0.6
    /// The largest share of a name of several words that a single one counts as.
    package var partOfName: Float = 0.8
    /// The advantage of a short first name while places of short lists are chosen.
    package var shortName: Float = 0.3
    /// The advantage of having all other words of the query, while places of short lists are
    /// chosen.
    package var otherWords: Float = 0.6

    // MARK: Which answers are good enough

    /// The least score of the text for a place to be an answer.
    package var leastText = 0.25
    /// The difference from the best answer's text score from which an answer is dropped.
    package var textReach = 0.5
    /// The coverage from which all words count as found as they were typed, but for small slips.
    package var found: Float = 0.97
    /// The same while typing: it is enough that every word begins something.
    package var foundTyping: Float = 0.79
    /// Below this coverage two edits are forgiven in shorter words too.
    package var poor: Float = 0.8
    /// The coverage from which a query counts as a postal code with its town, an address, or a
    /// landmark.
    package var whole: Float = 0.93
    /// The coverage from which words are a name rather than a misspelled kind, if the whole name
    /// was asked for.
    package var wholeName: Float = 0.66
    /// The coverage of words and name from which an answer is exactly what was typed.
    package var exact: Float = 0.95
    /// The quality from which a rare word counts as spelled as intended.
    package var spelled: Float = 0.8
    /// The coverage from which an unfinished query counts as found by its rare words.
    package var foundByRareWords: Float = 0.9
    /// The coverage from which words are a name rather than a misspelled kind of place.
    package var named: Float = 0.9
    /// The coverage from which words may be a landmark, or one of two crossing streets.
    package var landmark: Float = 0.6
    /// The most that a settlement may be below the best landmark and still be the one meant after
    /// "in".
    package var settlementLead = 0.15
    /// The importance from which a town comes before places of the kind that its name means, as
    /// "Bath".
    package var famous: Float = 0.45

    /// The most that an answer spelled just as it was typed may be below the first one to come before it.
    package var spelling = 0.03
    /// How far such an answer may be beyond twice the first one's distance, in meters.
    package var spellingReach = 200.0

    // MARK: Kinds of place and crossings

    /// The distance within which something is near a landmark, in meters.
    package var landmarkReach = 2_500.0
    /// From this coverage on a place is what was looked for near a landmark: more than one with a misspelled word has,
    /// and as much as one that sells it.
    package var nearLandmark: Float = 0.855
    /// The score of a place of the kind asked for, and of one that is so as a second choice; the rest of 1 is nearness.
    package var ofKind = 0.6
    /// The score of a place for which the kind asked for is a second choice.
    package var ofSecondKind = 0.3
    /// The most that nearness adds to the score of a place of the kind asked for.
    package var kindNearness = 0.4
    /// The most that nearness adds to a crossing of two streets, as towns share street names.
    package var crossingNearness = 0.1
}

/// The score of an answer as a function of what it is made of; one formula for what is compared and for bounds of
/// what is not.
struct ScoreFormula<Number: BinaryFloatingPoint & Sendable>: Sendable {
    let importance: Number
    let nearness: Number

    /// The score without nearness.
    @inline(__always)
    func promise(text: Number, importance: Number) -> Number { text + self.importance * importance }

    /// The score; at most `greatest` where the arguments are at most 1.
    @inline(__always)
    func score(text: Number, importance: Number, nearness: Number) -> Number {
        promise(text: text, importance: importance) + self.nearness * nearness
    }

    /// The score of the best answer there can be.
    var greatest: Number { 1 + importance + nearness }
}

extension RankingWeights {
    /// The formula of the score.
    func score<Number>(
        isCompletion: Bool, as type: Number.Type = Number.self
    ) -> ScoreFormula<Number> {
        ScoreFormula(
            importance: Number(importance),
            nearness: Number(isCompletion ? nearnessTyping : nearness))
    }

    /// The quality lost by a word that does not follow the one before in the name.
    func gap(isCompletion: Bool) -> Float { isCompletion ? gapTyping : gap }

    /// How much of the text's score depends on how much of the name was asked for.
    func nameShare(isCompletion: Bool) -> Float { isCompletion ? nameShareTyping : nameShare }
}
