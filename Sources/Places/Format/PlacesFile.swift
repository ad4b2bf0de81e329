import Bytes
import Columns

/// An opened index of places: columns of a mapped file.
///
/// Opening finds the columns and compares their lengths; nothing else is read. What the columns hold is not believed:
/// indices that lead outside give empty answers. `validate` looks at everything.
///
/// A *place* is anything that can be found: a shop, a street, a town, a lake. Places are numbered along
/// a Hilbert curve, so that neighbors on the ground are neighbors in every column.
/// Columns named "…Start" hold one element more than what they divide: element `i` owns
/// `start[i] ..< start[i + 1]` of the column that follows.
/// Lists of places *in two runs* hold first the places that have a name of this one word, then the others;
/// both runs ascend. Element `middle[i]` is where the second begins.
package final class PlacesFile: FileLayout {
    package static let format = FileFormat(
        name: "places.index", magic: "MWPLACES", version: 8, table: .elements,
        "What can be found: places, addresses, crossings, and the words that find them. Places are numbered along a "
            + "Hilbert curve. Lists of places in two runs hold first those that have a name of this one word, then "
            + "the others; both runs ascend.")

    let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")

    // MARK: Strings of all kinds, each once

    let stringStart = PlacesColumn<UInt32>(
        startsOf: .strings, in: .stringBytes, "Where each string begins.")
    let stringBytes = PlacesColumn<UInt8>(
        per: .stringBytes, "Strings in UTF-8, each once; number 0 is empty.")

    // MARK: Places

    /// What is read of place after place stands together.
    let placeHead = PlacesColumn<UInt32>(
        .per(.places, plus: 1, times: headWidth), since: 4,
        "What is read of place after place; the last row says only where the others' items end.")
    let placeFlags = PlacesField<UInt32>(
        "Kind (bits 0–7), category (8–15), importance in 1/65535 (16–31).")
    let placeLatitude = PlacesField<Int32>("Latitude in 1e-7 degrees, signed.")
    let placeLongitude = PlacesField<Int32>("Longitude in 1e-7 degrees, signed.")
    let placeForward = PlacesField<UInt32>("Where its names begin in `forward`.")
    let placeContext = PlacesField<UInt32>(
        "Context set of the street, postcode and city of its address.")
    let placeSurroundings = PlacesField<UInt32>("Context set of the names of what contains it.")
    let placeStreetNumbers = PlacesField<UInt32>("Where its addresses begin in `number…`.")
    let placeDetail = PlacesField<UInt32>("Where its details begin in `details`.")
    let placeOSM = PlacesColumn<UInt64>(per: .places, "Kind of element (bits 62–63) and id.")
    let placeParent = PlacesColumn<UInt32>(
        per: .places, holding: .indexOrNone(of: .places), "The smallest place that contains it.")
    let placeConcept = PlacesColumn<UInt32>(
        startsOf: .places, in: .placeKinds, "Where its kinds begin in `concepts`.")
    let placeBox = PlacesColumn<UInt32>(
        per: .places, holding: .indexOrNone(of: .boxes), "What it covers; none for a point.")

    // MARK: What belongs to places

    let forward = PlacesColumn<UInt32>(
        per: .nameWords, "For each name a header (`NameHeader`), then its words.")
    let concepts = PlacesColumn<UInt16>(
        per: .placeKinds, holding: .index(of: .kinds, times: 2),
        "Kind × 2, and 1 if it is only a second choice.")
    let details = PlacesColumn<UInt32>(
        .per(.details, times: 2), holding: .index(of: .strings), "Strings: key and value.")
    let boxes = PlacesColumn<Int32>(
        .per(.boxes, times: 4),
        "South, west, north and east in 1e-7 degrees; west is beyond east over the 180th meridian.")
    let contextStart = PlacesColumn<UInt32>(
        startsOf: .contexts, in: .contextWords, "Where the words of each context set begin.")
    let contextTokens = PlacesColumn<UInt32>(
        per: .contextWords, holding: .index(of: .words), "Words, ascending in each set.")

    // MARK: Addresses of streets, sorted by place, then as on the street

    let numberText = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .strings), "String: the number as people write it.")
    let numberLow = PlacesColumn<UInt32>(per: .addresses, "The least number it stands for.")
    let numberHigh = PlacesColumn<UInt32>(
        per: .addresses, "The greatest number it stands for; the same for one house.")
    let numberSuffix = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .strings), "String, folded, such as “b”.")
    let numberLatitude = PlacesColumn<Int32>(per: .addresses, "Latitude in 1e-7 degrees.")
    let numberLongitude = PlacesColumn<Int32>(per: .addresses, "Longitude in 1e-7 degrees.")
    let numberOSM = PlacesColumn<UInt64>(
        per: .addresses, "Kind of element (bits 62–63) and id.")
    let numberPostcode = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .strings), "String: the postcode.")
    let numberCity = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .strings), "String: the city.")
    let numberPlace = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .places),
        "The street, or the place named instead of one.")
    let numberStreet = PlacesColumn<UInt32>(
        per: .addresses, holding: .index(of: .strings), since: 6,
        "String: the street's name as the address tells it; empty if it is the street's first name."
    )

    // MARK: Vocabulary, sorted by bytes

    let tokenStart = PlacesColumn<UInt32>(
        startsOf: .words, in: .wordBytes, "Where each word begins.")
    let tokenBytes = PlacesColumn<UInt8>(per: .wordBytes, "Words, folded, sorted by bytes.")
    let postingStart = PlacesColumn<UInt32>(
        startsOf: .words, in: .postings, "Where the places of each word begin.")
    let postings = PlacesColumn<UInt32>(
        per: .postings, holding: .index(of: .places),
        "Places whose names have the word, in two runs.")
    let postingMiddle = PlacesColumn<UInt32>(
        per: .words, holding: .upTo(.postings), since: 3, "Where a word's second run begins.")
    let nodeLabel = PlacesColumn<UInt8>(per: .nodes, "The trie of words, breadth first: a byte.")
    let nodeFirst = PlacesColumn<UInt32>(
        .per(.nodes, plus: 1), holding: .upTo(.nodes), "The first child of each node; ascending.")
    let nodeLow = PlacesColumn<UInt32>(
        per: .nodes, holding: .upTo(.words), "The first word below a node.")
    let nodeHigh = PlacesColumn<UInt32>(
        per: .nodes, holding: .upTo(.words), "The word after the last one below a node.")
    let beginningLow = PlacesColumn<UInt32>(
        per: .beginnings, holding: .upTo(.words), since: 3,
        "Ranges of words with many places, sorted: the first word.")
    let beginningHigh = PlacesColumn<UInt32>(
        per: .beginnings, holding: .upTo(.words), since: 3,
        "The word after the last one of the range.")
    let beginningStart = PlacesColumn<UInt32>(
        startsOf: .beginnings, in: .beginningPlaces, since: 3,
        "Where the places of each range begin.")
    let beginningMiddle = PlacesColumn<UInt32>(
        per: .beginnings, holding: .upTo(.beginningPlaces), since: 3,
        "Where a range's second run begins.")
    let beginningPlaces = PlacesColumn<UInt32>(
        per: .beginningPlaces, holding: .index(of: .places), since: 3,
        "Places of a range, in two runs.")

    let soundWords = PlacesColumn<UInt32>(
        per: .words, holding: .index(of: .words), since: 5,
        "Words in the order of their consonants (`SoundKey`).")

    // MARK: Kinds of place

    let conceptStart = PlacesColumn<UInt32>(
        startsOf: .kinds, in: .kindPlaces, "Where the places of each kind begin.")
    let conceptPlaces = PlacesColumn<UInt32>(
        per: .kindPlaces, holding: .index(of: .places, times: 2),
        "Place × 2, and 1 if the kind is only a second choice.")

    // MARK: Lines of streets and rivers, rings of areas

    let pieceStart = PlacesColumn<UInt32>(
        startsOf: .pieces, in: .piecePoints, "Where the points of each piece of a line begin.")
    let piecePlace = PlacesColumn<UInt32>(
        per: .pieces, holding: .index(of: .places), "The place whose line it is.")
    let pieceLatitude = PlacesColumn<Int32>(per: .piecePoints, "Latitude in 1e-7 degrees.")
    let pieceLongitude = PlacesColumn<Int32>(per: .piecePoints, "Longitude in 1e-7 degrees.")
    let ringStart = PlacesColumn<UInt32>(
        startsOf: .rings, in: .ringPoints, "Where the points of each ring begin.")
    let ringArea = PlacesColumn<UInt32>(
        per: .rings, holding: .index(of: .areas), "The ring's area.")
    let ringLatitude = PlacesColumn<Int32>(per: .ringPoints, "Latitude in 1e-7 degrees.")
    let ringLongitude = PlacesColumn<Int32>(per: .ringPoints, "Longitude in 1e-7 degrees.")
    let areaPlace = PlacesColumn<UInt32>(
        per: .areas, holding: .index(of: .places),
        "The place that covers the area; one over the 180th meridian has an area on each side of it."
    )
    let areaRings = PlacesColumn<UInt32>(
        startsOf: .areas, in: .rings, "Where the rings of each area begin.")

    // MARK: Crossings of streets

    let crossingFirst = PlacesColumn<UInt32>(
        per: .crossings, holding: .index(of: .places),
        "A street; crossings are sorted by both streets.")
    let crossingSecond = PlacesColumn<UInt32>(
        per: .crossings, holding: .index(of: .places), "The street that it crosses.")
    let crossingLatitude = PlacesColumn<Int32>(per: .crossings, "Latitude in 1e-7 degrees.")
    let crossingLongitude = PlacesColumn<Int32>(per: .crossings, "Longitude in 1e-7 degrees.")

    // MARK: Coastlines in pieces

    let coastStart = PlacesColumn<UInt32>(
        startsOf: .coastPieces, in: .coastPoints, since: 2,
        "Where the points of each piece begin; land is on the left.")
    let coastLatitude = PlacesColumn<Int32>(
        per: .coastPoints, since: 2, "Latitude in 1e-7 degrees.")
    let coastLongitude = PlacesColumn<Int32>(
        per: .coastPoints, since: 2, "Longitude in 1e-7 degrees.")

    // MARK: Words for kinds of place, sorted by bytes

    let conceptTitle = PlacesColumn<UInt32>(
        per: .kinds, holding: .index(of: .strings), since: 2,
        "String: what the kind is called in English.")
    let conceptNames = PlacesColumn<UInt32>(
        per: .kinds, holding: .index(of: .strings), since: 8,
        "String: what it is called in each of `ConceptTable.languages` behind English, divided by tabs; empty for kinds "
            + "of which the index has no place.")
    let phraseStart = PlacesColumn<UInt32>(
        startsOf: .phrases, in: .phraseBytes, since: 2, "Where each phrase begins.")
    let phraseBytes = PlacesColumn<UInt8>(
        per: .phraseBytes, since: 2, "Phrases, folded, words joined by blanks, sorted by bytes.")
    let phraseSpelling = PlacesColumn<UInt32>(
        per: .phrases, holding: .index(of: .strings), since: 2,
        "String: the phrase as people write it.")
    let phraseLanguages = PlacesColumn<UInt16>(
        per: .phrases, since: 2,
        "A bit for each of `ConceptTable.languages`; bit 14 for what places have or serve, 15 for words to look by."
    )
    let guessPhrase = PlacesColumn<UInt32>(
        per: .guessablePhrases, holding: .index(of: .phrases), since: 6,
        "Phrases that may be misspelled, by their length in bytes.")
    let guessLetters = PlacesColumn<UInt32>(
        per: .guessablePhrases, since: 6, "A bit for each letter (byte modulo 32) it has.")
    let phraseMeaningStart = PlacesColumn<UInt32>(
        startsOf: .phrases, in: .meanings, since: 2, "Where the meanings of each phrase begin.")
    let phraseMeanings = PlacesColumn<UInt16>(
        per: .meanings, holding: .index(of: .kinds), since: 2, "Kinds.")

    // MARK: Packed trees

    let placeTree = BoxTree(per: .places, "Over places.")
    let numberTree = BoxTree(per: .addresses, "Over addresses.")
    let pieceTree = BoxTree(per: .pieces, "Over pieces of lines.")
    let areaTree = BoxTree(per: .areas, "Over areas.")
    let coastTree = BoxTree(per: .coastPieces, since: 2, "Over pieces of coastlines.")
    let placeTreeImportance = PlacesColumn<UInt16>(
        .of(.places, "boxes of `placeTree`", BoxTree.boxCount), since: 3,
        "For each box of `placeTree` the most of its places' importance, in 1/65535.")

    package init() {}

    /// How many numbers of a place stand together in `placeHead`.
    static let headWidth = 8
    /// The number that stands for "none" in a column of indices.
    static let none = UInt32.max
    /// Ranges of several words with more postings than this have a list of their own in `beginning…`.
    static let longRange = 128

    /// How many places there are.
    var count: Int { placeOSM.count }
    /// How many words there are.
    var tokenCount: Int { postingMiddle.count }
}
