import Columns

/// How a name names its place.
enum NameKind: UInt8 {
    /// The name that is shown.
    case main = 0
    /// The name in another language.
    case translation
    /// An old, short, official or local name, or a code.
    case alternative
    /// Not a name: what is sold, cooked, played there.
    case words
    /// A chain or operator.
    case brand

    init(key: String) {
        switch key {
        case "name": self = .main
        case "brand", "operator", "network": self = .brand
        default: self = key.hasPrefix("name:") ? .translation : .alternative
        }
    }
}

/// The words and strings of places that follow each other in the file, numbered as they come there.
///
/// Runs are made in parallel; what their numbers are in the file is known when all runs are.
struct PlacesRun: Sendable {
    /// A name as words of the run.
    struct Name: Sendable {
        var kind: NameKind
        var words: [UInt32]
    }

    /// A text that differs from every other one in a byte.
    ///
    /// Texts that Unicode takes for the same may fold to different words.
    private struct ExactText: Hashable {
        let text: String
        let byteCount: Int
    }

    /// How many strings an address has.
    static let stringsOfNumber = 5
    /// The maximum number of words of one name that are indexed.
    private static let longestName = 32

    /// The numbers of the places.
    let places: Range<Int>
    /// The words by number.
    private(set) var words: [[UInt8]] = []
    /// The names of each place.
    private(set) var names: [[Name]] = []
    /// The words of each place's context, in any order.
    private(set) var contexts: [[UInt32]] = []
    /// The places that have a name of one word alone, by the word, ascending.
    private(set) var wholes: [[UInt32]] = []
    /// The other places that have a word in a name, by the word, ascending.
    private(set) var lists: [[UInt32]] = []
    /// The strings of the places' details.
    private(set) var strings: [String] = []
    /// The details as numbers of strings.
    private(set) var details: [UInt32] = []
    /// The strings of the places' addresses.
    private(set) var numberStrings: [String] = []
    /// The strings of each address: number, suffix, postcode, city and street.
    private(set) var numberDetails: [UInt32] = []

    /// How many numbers the places' names are in the file, how many kinds the places have and how many boxes.
    private(set) var nameNumberCount = 0
    private(set) var conceptCount = 0
    private(set) var boxCount = 0

    private var wordList = DistinctList<[UInt8]>()
    private var known: [ExactText: [UInt32]] = [:]

    /// - Parameter drafts: The places' drafts, in the order of their numbers.
    init(_ places: Range<Int>, of drafts: (Int) -> PlaceDraft) {
        self.places = places
        names.reserveCapacity(places.count)
        contexts.reserveCapacity(places.count)
        var detailStrings = DistinctList<String>()
        var addressStrings = DistinctList<String>()
        for place in places {
            let draft = drafts(place)
            addNames(of: draft)
            conceptCount += draft.concepts.count
            if draft.box != nil { boxCount += 1 }
            var context: [UInt32] = []
            for text in draft.context { context += words(of: text) }
            contexts.append(context)
            func put(_ key: String, _ value: String) {
                details.append(detailStrings.number(key))
                details.append(detailStrings.number(value))
            }
            for (key, value) in draft.names { put(key, value) }
            for (key, value) in draft.attributes { put(key, value) }
            for other in draft.osm.dropFirst() { put("osm", other.description) }
            for number in draft.numbers {
                for text in [
                    number.text, number.suffix, number.postcode, number.city, number.street,
                ] {
                    numberDetails.append(addressStrings.number(text))
                }
            }
        }
        words = wordList.takeValues()
        known = [:]
        strings = detailStrings.takeValues()
        numberStrings = addressStrings.takeValues()
        listPlaces()
    }

    /// How many numbers of details a draft has.
    static func detailCount(of draft: PlaceDraft) -> Int {
        (draft.names.count + draft.attributes.count + max(draft.osm.count - 1, 0)) * 2
    }

    private mutating func words(of text: String) -> [UInt32] {
        let exact = ExactText(text: text, byteCount: text.utf8.count)
        if let known = known[exact] { return known }
        let found = TextFolding.words(text, limit: 400).prefix(Self.longestName).map {
            wordList.number($0.bytes)
        }
        known[exact] = found
        return found
    }

    private mutating func addNames(of draft: PlaceDraft) {
        var names: [Name] = []
        for (key, value) in draft.names {
            let parts = value.split(separator: ";").prefix(8).map(String.init)
            let kind = NameKind(key: key)
            // Of a thing with several names none is its own as the only one of another thing is.
            let isList = kind == .main && parts.count > 1
            for part in isList ? [value] + parts : parts {
                let list = words(of: part)
                if list.isEmpty || names.contains(where: { $0.words == list }) { continue }
                names.append(
                    Name(kind: isList && part != value ? .alternative : kind, words: list))
                if let joined = joinedLetters(list) {
                    names.append(Name(kind: .alternative, words: joined))
                }
            }
        }
        if let reading = Self.reading(of: draft) {
            let list = reading.prefix(Self.longestName).map { wordList.number($0) }
            names.append(Name(kind: .alternative, words: Array(list)))
        }
        if let initials = Self.initials(of: draft) {
            names.append(Name(kind: .words, words: [wordList.number(initials)]))
        }
        for text in draft.words {
            let list = words(of: text)
            if !list.isEmpty { names.append(Name(kind: .words, words: list)) }
        }
        nameNumberCount += names.reduce(0) { $0 + 1 + $1.words.count }
        self.names.append(names)
    }

    /// The words of a name with single letters in a row put together, as people say "M.U.S.E.U.M."; nil for other
    /// names.
    private mutating func joinedLetters(_ words: [UInt32]) -> [UInt32]? {
        var result: [UInt32] = []
        var letters: [UInt8] = []
        func isLetter(_ word: [UInt8]) -> Bool { word.count == 1 && word[0] >= 0x61 }
        for word in words + [.max] {
            if word != .max, isLetter(wordList.values[Int(word)]) {
                letters += wordList.values[Int(word)]
                continue
            }
            if letters.count > 1 {
                result.append(wordList.number(letters))
            } else {
                result += letters.map { wordList.number([$0]) }
            }
            letters = []
            if word != .max { result.append(word) }
        }
        return result.count < words.count ? result : nil
    }

    /// The first letters of a name of three words and more, as people shorten long ones: "MoMA", "NHM"; nil for
    /// others, and for streets.
    private static func initials(of draft: PlaceDraft) -> [UInt8]? {
        guard draft.kind != .street, draft.kind != .postcode, let name = draft.names.first,
            name.key == "name"
        else { return nil }
        let words = TextFolding.words(name.value, limit: 200).filter {
            !QueryWord.fillers.contains($0.bytes)
        }
        guard (3...7).contains(words.count), words.allSatisfy({ $0.bytes.count > 1 }) else {
            return nil
        }
        let letters = words.compactMap(\.bytes.first)
        return letters.allSatisfy { $0 >= 0x61 && $0 <= 0x7a } ? letters : nil
    }

    /// How a name in Chinese characters or Japanese syllables is read, by ICU; nil where a Latin name,
    /// such as `name:ja-Latn`, says it better.
    private static func reading(of draft: PlaceDraft) -> [[UInt8]]? {
        guard let name = draft.names.first?.value,
            name.unicodeScalars.contains(where: { LetterTable.eastAsian($0.value) != nil }),
            !draft.names.contains(where: { name in
                name.key != "ref" && name.key != "operator" && name.key != "brand"
                    && name.value.unicodeScalars.contains {
                        $0.value < 0x250 && $0.properties.isAlphabetic
                    }
            })
        else { return nil }
        return LetterTable.latin(name).filter { $0.allSatisfy { $0 < 0x80 } }
    }

    /// Lists the places of each word, in two runs: places that have a name of this one word come first.
    private mutating func listPlaces() {
        wholes = [[UInt32]](repeating: [], count: words.count)
        lists = wholes
        for (place, names) in zip(places, names) {
            let place = UInt32(truncatingIfNeeded: place)
            for name in names where name.words.count == 1 && name.kind != .words {
                let word = Int(name.words[0])
                if wholes[word].last != place { wholes[word].append(place) }
            }
            for word in names.lazy.flatMap(\.words).map({ Int($0) })
            where lists[word].last != place && wholes[word].last != place {
                lists[word].append(place)
            }
        }
    }

    /// Gives words the numbers that they have in the file.
    mutating func translate(_ ranks: [UInt32]) {
        for place in names.indices {
            for name in names[place].indices {
                for word in names[place][name].words.indices {
                    names[place][name].words[word] =
                        ranks[Int(names[place][name].words[word])]
                }
            }
            for word in contexts[place].indices {
                contexts[place][word] = ranks[Int(contexts[place][word])]
            }
        }
        words = []
        wholes = []
        lists = []
    }

    /// Throws all away but which places they are.
    mutating func removeAll() { self = PlacesRun(places) }

    private init(_ places: Range<Int>) { self.places = places }
}
