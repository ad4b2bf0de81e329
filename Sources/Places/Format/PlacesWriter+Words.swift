import Columns

/// How a name names its place.
enum NameKind: UInt8 {
    /// The name people see.
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

/// The words of all names, being numbered.
struct VocabularyBuilder {
    struct Name {
        var kind: NameKind
        var words: [UInt32]
    }

    private var numbers: [[UInt8]: UInt32] = [:]
    /// Words by number.
    var words: [[UInt8]] = []
    /// Numbers of words in the order of their bytes.
    var sorted: [UInt32] = []
    /// The place of a word in `sorted`.
    var rank: [UInt32] = []
    /// Names of each place.
    var names: [[Name]] = []
    /// Sets of words, each ascending by number until `sortContexts`.
    var contexts: [[UInt32]] = [[]]
    private var contextNumbers: [[UInt32]: UInt32] = [[]: 0]
    var contextOf: [UInt32] = []
    var surroundingsOf: [UInt32] = []
    /// How many places have each word in a name.
    var frequency: [Int] = []

    /// How much a word of a name counts, of so many places.
    func weight(of word: UInt32, _ total: Int) -> Float {
        WordWeight(total: total).of(frequency[Int(word)])
    }

    /// Counts the places that have each word, once all names are known.
    mutating func countPlaces() {
        frequency = [Int](repeating: 0, count: words.count)
        var last = [Int](repeating: -1, count: words.count)
        for (place, names) in names.enumerated() {
            for name in names {
                for word in name.words where last[Int(word)] != place {
                    last[Int(word)] = place
                    frequency[Int(word)] += 1
                }
            }
        }
    }

    mutating func number(_ word: [UInt8]) -> UInt32 {
        if let number = numbers[word] { return number }
        let number = UInt32(truncatingIfNeeded: words.count)
        numbers[word] = number
        words.append(word)
        return number
    }

    mutating func context(_ set: [UInt32]) -> UInt32 {
        let set = Array(Set(set)).sorted()
        if let number = contextNumbers[set] { return number }
        let number = UInt32(truncatingIfNeeded: contexts.count)
        contextNumbers[set] = number
        contexts.append(set)
        return number
    }

    mutating func sort() {
        sorted = words.indices.map { UInt32(truncatingIfNeeded: $0) }.sorted {
            words[Int($0)].lexicographicallyPrecedes(words[Int($1)])
        }
        rank = [UInt32](repeating: 0, count: words.count)
        for (place, number) in sorted.enumerated() {
            rank[Int(number)] = UInt32(truncatingIfNeeded: place)
        }
    }
}

extension PlacesWriter {
    /// The most words of one name that are indexed.
    private static let longestName = 32

    /// Numbers the words of all names and contexts.
    mutating func collectWords() {
        var old = [Int](repeating: 0, count: drafts.count)
        for (index, number) in numbers.enumerated() { old[Int(number)] = index }
        var cache: [String: [UInt32]] = [:]
        func words(_ text: String, _ vocabulary: inout VocabularyBuilder) -> [UInt32] {
            if let known = cache[text] { return known }
            let found = TextFolding.words(text, limit: 400).prefix(Self.longestName).map {
                vocabulary.number($0.bytes)
            }
            cache[text] = found
            return found
        }
        for draft in drafts {
            var names: [VocabularyBuilder.Name] = []
            for (key, value) in draft.names {
                let parts = value.split(separator: ";").prefix(8).map(String.init)
                let kind = NameKind(key: key)
                // Of a thing with several names none is its own as the only one of another thing is.
                let isList = kind == .main && parts.count > 1
                for part in isList ? [value] + parts : parts {
                    let list = words(part, &vocabulary)
                    if list.isEmpty || names.contains(where: { $0.words == list }) { continue }
                    names.append(
                        .init(kind: isList && part != value ? .alternative : kind, words: list))
                    if let joined = joinedLetters(list) {
                        names.append(.init(kind: .alternative, words: joined))
                    }
                }
            }
            if let reading = Self.reading(of: draft) {
                let list = reading.prefix(Self.longestName).map { vocabulary.number($0) }
                names.append(.init(kind: .alternative, words: Array(list)))
            }
            if let initials = Self.initials(of: draft) {
                names.append(.init(kind: .words, words: [vocabulary.number(initials)]))
            }
            for text in draft.words {
                let list = words(text, &vocabulary)
                if !list.isEmpty { names.append(.init(kind: .words, words: list)) }
            }
            vocabulary.names.append(names)
        }
        var surroundings: [[Int]: UInt32] = [:]
        for draft in drafts {
            var set: [UInt32] = []
            for text in draft.context { set += words(text, &vocabulary) }
            vocabulary.contextOf.append(vocabulary.context(set))
            if let known = surroundings[draft.parents] {
                vocabulary.surroundingsOf.append(known)
            } else {
                var set: [UInt32] = []
                for parent in draft.parents {
                    for name in vocabulary.names[Int(numbers[parent])] where name.kind != .words {
                        set += name.words
                    }
                }
                let number = vocabulary.context(set)
                surroundings[draft.parents] = number
                vocabulary.surroundingsOf.append(number)
            }
        }
        vocabulary.countPlaces()
        vocabulary.sort()
    }

    /// The words of a name with single letters in a row put together, as people say "M.U.S.E.U.M."; nil for other
    /// names.
    private mutating func joinedLetters(_ words: [UInt32]) -> [UInt32]? {
        var result: [UInt32] = []
        var letters: [UInt8] = []
        func isLetter(_ word: [UInt8]) -> Bool { word.count == 1 && word[0] >= 0x61 }
        for word in words + [.max] {
            if word != .max, isLetter(vocabulary.words[Int(word)]) {
                letters += vocabulary.words[Int(word)]
                continue
            }
            if letters.count > 1 {
                result.append(vocabulary.number(letters))
            } else {
                result += letters.map { vocabulary.number([$0]) }
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

    /// Writes words, their places, the trie and the places of beginnings.
    mutating func writeVocabulary() {
        let sorted = vocabulary.sorted.map { vocabulary.words[Int($0)] }
        for word in sorted {
            put(file.tokenStart, count(file.tokenBytes))
            output.columns.put(bytes: word, in: file.tokenBytes)
        }
        put(file.tokenStart, count(file.tokenBytes))
        let sounds = sorted.map { SoundKey.key(of: $0) }
        let bySound = sorted.indices.sorted { a, b in
            sounds[a] == sounds[b] ? a < b : sounds[a].lexicographicallyPrecedes(sounds[b])
        }
        for token in bySound { put(file.soundWords, UInt32(truncatingIfNeeded: token)) }
        for set in vocabulary.contexts {
            put(file.contextStart, count(file.contextTokens))
            for word in set.map({ vocabulary.rank[Int($0)] }).sorted() {
                put(file.contextTokens, word)
            }
        }
        put(file.contextStart, count(file.contextTokens))

        // In two runs: places that have a name of this one word come first.
        var lists = [[UInt32]](repeating: [], count: sorted.count)
        var wholes = lists
        for (place, names) in vocabulary.names.enumerated() {
            for name in names where name.words.count == 1 && name.kind != .words {
                let rank = Int(vocabulary.rank[Int(name.words[0])])
                if wholes[rank].last != UInt32(place) { wholes[rank].append(UInt32(place)) }
            }
            for name in names {
                for word in name.words {
                    let rank = Int(vocabulary.rank[Int(word)])
                    if lists[rank].last != UInt32(place), wholes[rank].last != UInt32(place) {
                        lists[rank].append(UInt32(place))
                    }
                }
            }
        }
        for (whole, list) in zip(wholes, lists) {
            put(file.postingStart, count(file.postings))
            for place in whole { put(file.postings, place) }
            put(file.postingMiddle, count(file.postings))
            for place in list { put(file.postings, place) }
        }
        put(file.postingStart, count(file.postings))
        writeBeginnings(writeTrie(sorted), wholes, lists)
    }

    /// Writes the trie, breadth first; returns the ranges of words of its nodes.
    private mutating func writeTrie(_ words: [[UInt8]]) -> [(low: Int, high: Int)] {
        struct Node {
            var low, high, depth: Int
            var label: UInt8
        }
        var queue = [Node(low: 0, high: words.count, depth: 0, label: 0)]
        var ranges: [(low: Int, high: Int)] = []
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            put(file.nodeLabel, node.label)
            put(file.nodeFirst, UInt32(truncatingIfNeeded: queue.count))
            put(file.nodeLow, UInt32(truncatingIfNeeded: node.low))
            put(file.nodeHigh, UInt32(truncatingIfNeeded: node.high))
            if node.depth > 0, node.high - node.low > 1 { ranges.append((node.low, node.high)) }
            // The rest of a single word is read from the word itself.
            guard node.high - node.low > 1 else { continue }
            var low = node.low
            if words[low].count == node.depth {
                low += 1
            }
            while low < node.high {
                let label = words[low][node.depth]
                var high = low + 1
                while high < node.high, words[high][node.depth] == label { high += 1 }
                queue.append(Node(low: low, high: high, depth: node.depth + 1, label: label))
                low = high
            }
        }
        put(file.nodeFirst, UInt32(truncatingIfNeeded: queue.count))
        return ranges
    }

    /// Writes the places of beginnings that many names have.
    private mutating func writeBeginnings(
        _ ranges: [(low: Int, high: Int)], _ wholes: [[UInt32]], _ lists: [[UInt32]]
    ) {
        var sums = [0]
        for (whole, list) in zip(wholes, lists) {
            sums.append(sums[sums.count - 1] + whole.count + list.count)
        }
        let long = ranges.filter { sums[$0.high] - sums[$0.low] > PlacesFile.longRange }
            .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
        // Every place is marked with the last list that took it: 0 for none.
        var mark = [UInt32](repeating: 0, count: drafts.count)
        var number: UInt32 = 0
        var previous = (low: -1, high: -1)
        for range in long where range != previous {
            previous = range
            number += 1
            put(file.beginningLow, UInt32(truncatingIfNeeded: range.low))
            put(file.beginningHigh, UInt32(truncatingIfNeeded: range.high))
            put(file.beginningStart, count(file.beginningPlaces))
            func run(_ lists: [[UInt32]]) -> [UInt32] {
                var run: [UInt32] = []
                for list in lists[range.low..<range.high] {
                    for place in list where mark[Int(place)] != number {
                        mark[Int(place)] = number
                        run.append(place)
                    }
                }
                return run.sorted()
            }
            for place in run(wholes) { put(file.beginningPlaces, place) }
            put(file.beginningMiddle, count(file.beginningPlaces))
            for place in run(lists) { put(file.beginningPlaces, place) }
        }
        put(file.beginningStart, count(file.beginningPlaces))
    }
}
