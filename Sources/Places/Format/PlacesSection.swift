/// The parts of an index of places, in the order they stand in the file.
///
/// Layout of `places.index`, all numbers little-endian:
///
///     magic        8 bytes "MWPLACES"
///     version      u32
///     sections     u32: how many entries the table has
///     table        for each section: offset u64, count u64 (elements, not bytes)
///     sections     each aligned to 8 bytes
///
/// A *place* is anything that can be found: a shop, a street, a town, a lake. Places are numbered along
/// a Hilbert curve, so that neighbors on the ground are neighbors in every column.
/// Columns named "…Start" hold one element more than what they divide: element `i` owns
/// `start[i] ..< start[i + 1]` of the column that follows.
/// Lists of places *in two runs* hold first the places that have a name of this one word, then the others;
/// both runs ascend. Element `middle[i]` is where the second begins.
enum PlacesSection: Int, CaseIterable {
    // Strings of all kinds, each once.
    case stringStart, stringBytes  // u32, u8

    // Places.
    // What is read of place after place stands together: `headWidth` u32 for each, and for one more than there
    // are. In this order: kind (bits 0–7), category (8–15) and importance in 1/65535 (16–31); latitude and
    // longitude in 1e-7 degrees, signed; start of `forward`; a context set of the street, postcode and city of
    // its address; a context set of the names of what contains it; start of `number…`; start of `details`.
    case placeHead
    case placeOSM  // u64: kind of element (bits 62–63), id
    case placeParent  // u32: the smallest place that contains it, or none
    case placeConcept  // u32, start of `concepts`
    case placeBox  // u32: index into `boxes` / 4, or none

    // What belongs to places.
    case forward  // u32: per name: a header (`NameHeader`), then tokens
    case concepts  // u16: concept × 2 + (1 if it is only a second choice)
    case details  // u32 pairs: key and value in `string…`
    case boxes  // i32: south, west, north, east
    case contextStart, contextTokens  // u32, u32 ascending in each set

    // Addresses of streets, sorted by place, then as on the street.
    case numberText  // u32: string as people write it
    case numberLow, numberHigh  // u32: the range it stands for, equal for one house
    case numberSuffix  // u32: string, folded, such as "b"
    case numberLatitude, numberLongitude  // i32
    case numberOSM  // u64
    case numberPostcode, numberCity  // u32: strings, 0 for none
    case numberPlace  // u32: the street

    // Vocabulary, sorted by bytes.
    case tokenStart, tokenBytes  // u32, u8
    case postingStart, postings  // u32, u32: places whose names have the token, in two runs
    case postingMiddle  // u32: where a token's second run begins
    case nodeLabel, nodeFirst, nodeLow  // u8, u32, u32: the trie, breadth first
    case nodeHigh  // u32
    case beginningLow, beginningHigh  // u32: ranges of tokens with many places, sorted by pair
    case beginningStart, beginningMiddle, beginningPlaces  // u32: their places, in two runs

    // Kinds of place.
    case conceptStart, conceptPlaces  // u32, u32: place × 2 + second choice

    // Lines of streets and rivers, rings of areas.
    case pieceStart, piecePlace  // u32, u32: runs of points of a line
    case pieceLatitude, pieceLongitude  // i32
    case ringStart, ringArea  // u32, u32: rings of areas
    case ringLatitude, ringLongitude  // i32
    case areaPlace  // u32: the place of each area
    case areaRings  // u32, start of `ringStart`

    // Crossings of streets.
    case crossingFirst, crossingSecond  // u32: places, sorted by pair
    case crossingLatitude, crossingLongitude  // i32

    // Coastlines in pieces, land on the left.
    case coastStart, coastLatitude, coastLongitude  // u32, i32, i32

    // Words for kinds of place, sorted by bytes.
    case conceptTitle  // u32: string, what each kind is called in English
    case phraseStart, phraseBytes  // u32, u8: folded, words joined by blanks
    case phraseSpelling  // u32: string as people write it
    case phraseLanguages  // u16: a bit for each of `ConceptTable.languages`
    case phraseLetters  // u32: a bit for each letter (byte modulo 32) it has
    case phraseMeaningStart, phraseMeanings  // u32, u16: concepts

    // Packed trees over places, addresses, pieces, areas and coastlines.
    case placeTree, numberTree, pieceTree, areaTree, coastTree  // i32
    case placeTreeImportance  // u16 for each box of `placeTree`: the most of its places, in 1/65535

    /// Bytes of one element.
    var elementSize: Int {
        switch self {
        case .placeOSM, .numberOSM: 8
        case .concepts, .phraseLanguages, .phraseMeanings, .placeTreeImportance: 2
        case .stringBytes, .tokenBytes, .nodeLabel, .phraseBytes: 1
        default: 4
        }
    }

    static let magic = Array("MWPLACES".utf8)
    static let version: UInt32 = 4
    /// How many numbers of a place stand together in `placeHead`.
    static let headWidth = 8
    /// The number that stands for "none" in a column of indices.
    static let none = UInt32.max
    /// Ranges of several tokens with more postings than this have a list of their own in `beginning…`.
    static let longRange = 128
}
