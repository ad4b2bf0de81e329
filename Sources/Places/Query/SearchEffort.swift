/// The limits of the work of one search, which trade rarely missed answers for time.
package struct SearchEffort: Sendable {
    /// Creates the limits that search uses.
    package init() {}

    // MARK: Which places are compared

    /// Words whose lists are no longer than this together are rare: all their places are compared.
    package var rareWord = 128
    /// Lists of common words that are no longer than this are read with those of rare words.
    package var shortList = 64
    /// The number of places read of the short lists of a word, as reading is quicker than
    /// comparing.
    package var mostRead = 200
    /// The number of these places that are compared.
    package var mostCompared = 30
    /// The number of long lists that are walked at once, one for each word that a misspelled one
    /// may be.
    package var mostLists = 12
    /// The number of places of long lists that are compared where no word is rare.
    package var walked = 20
    /// The same beside a rare word, which has most likely found what is meant.
    package var walkedBeside = 12
    /// A number that so few names have may be a name: "Pier 39".
    package var numberedNames = 16
    /// The same for numbers of four digits and more, which are seldom houses: "00530 Helsinki".
    package var longNumberedNames = 64

    // MARK: Best-first search of the tree of places

    /// The number of tree nodes that are divided for a whole query.
    package var nodes = 60
    /// The same while typing, when each keystroke waits for an answer.
    package var nodesTyping = 32
    /// A node with no more places than this is read rather than divided.
    package var fewPlaces = 24

    // MARK: Answers

    /// The most places that are looked at for answers: duplicates of one thing and what a filter leaves out are among
    /// them.
    package var sorted = 60
    /// The maximum number of places at which a query is taken apart into two streets.
    package var crossingTries = 6
    /// The maximum number of streets of one name that are examined for a crossing: towns share street names.
    package var crossingStreets = 40
}
