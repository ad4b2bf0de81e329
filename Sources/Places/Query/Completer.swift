import MapGeometry

/// A suggestion for what is being typed.
public struct Completion: Sendable {
    /// The first line to show: the name of the place or of the kind to search for.
    public var title: String
    /// The second line: where it is.
    public var subtitle: String
    /// Parts of the title that were typed, in Unicode scalars.
    public var titleHighlightRanges: [Range<Int>]
    /// Parts of the subtitle that were typed, in Unicode scalars.
    public var subtitleHighlightRanges: [Range<Int>]
    /// The kind of place to search for, if this suggests a search instead of one place: its word.
    public var categoryQuery: String?
    /// The place that is suggested; for a search, the nearest of its results.
    public var place: FoundPlace
}

extension Places {
    /// Suggests what is being typed, the likeliest first.
    ///
    /// - Parameter request: Its query is what was typed so far; the last word may be unfinished.
    public func complete(_ request: SearchRequest) -> [Completion] {
        let limit = min(max(request.limit, 1), 50)
        let words = TextFolding.words(request.query, limit: Self.longestQuery)
        guard !words.isEmpty else { return [] }
        // A blank at the end says that the last word is finished.
        let search = PlaceSearch(file, request, isCompletion: true)
        let ranked = search.ranked(words, limit: limit)
        var highlighter = Highlighter(words)
        // Answers near each other share their second line.
        var secondLine = ""
        var secondRanges: [Range<Int>] = []
        var places = ranked.map { item in
            let place = search.answer(item, words)
            if place.subtitle != secondLine {
                secondLine = place.subtitle
                secondRanges = highlighter.ranges(secondLine)
            }
            return Completion(
                title: place.title, subtitle: place.subtitle,
                titleHighlightRanges: highlighter.ranges(place.title),
                subtitleHighlightRanges: secondRanges, categoryQuery: nil, place: place)
        }
        guard request.wants(.poi), request.types.contains(.query) else { return places }
        let categories = categories(words, search, &highlighter)
        if let phrase = categories.first {
            // A name that is whole already comes before the kinds it is the beginning of.
            let isWhole =
                (ranked.first.map {
                    $0.coverage >= search.weights.found
                        && $0.nameCoverage >= search.weights.found
                }) ?? false
            // Two letters are the beginning of too much to say that a kind is meant, and with fourteen languages
            // something begins with nearly all of what a name begins with.
            let weights = search.weights.completion
            let typed = words.reduce(0) { $0 + $1.bytes.count }
            let isAfterNames =
                typed < weights.leastLetters || phrase.isForeign && !phrase.isWhole
            // A name around the corner comes before the nearest of a kind, if that is far away.
            let isFar =
                ranked.first.map {
                    $0.coverage >= search.weights.foundTyping
                        && search.isFarther(phrase.place, than: $0.place)
                } ?? false
            places.insert(
                contentsOf: categories,
                at: isFar
                    ? 1
                    : phrase.isWhole
                        ? 0 : isAfterNames ? weights.namesBeforeGuesses : isWhole ? 1 : 0,
                map: \.completion)
        } else if let query = CategoryQuery(
            words, KindWords(file: file), languages: request.languages,
            isGenerous: places.isEmpty),
            !query.anchor.isEmpty || places.isEmpty
        {
            let found = search.ranked(query, words: words, limit: limit)
            places =
                found.map { item in
                    let place = search.answer(item, words)
                    return Completion(
                        title: place.title, subtitle: place.subtitle,
                        titleHighlightRanges: highlighter.ranges(place.title),
                        subtitleHighlightRanges: highlighter.ranges(place.subtitle),
                        categoryQuery: nil, place: place)
                } + places
        }
        if places.count > limit { places.removeLast(places.count - limit) }
        return places
    }

    private struct CategoryCompletion {
        var completion: Completion
        /// The nearest of the kind.
        var place: UInt32
        /// Whether the word was typed to its end.
        var isWhole: Bool
        /// Whether it is neither English nor of an asked language.
        var isForeign: Bool
    }

    /// Kinds of place whose word begins with what was typed.
    private func categories(
        _ words: [TextFolding.Word], _ search: PlaceSearch, _ highlighter: inout Highlighter
    ) -> [CategoryCompletion] {
        let typed = QueryPhrases.joined(QueryPhrases.trimmed(words))
        guard typed.count >= 2 else { return [] }
        let table = KindWords(file: file)
        let weights = search.weights.completion
        var result: [CategoryCompletion] = []
        for (concept, phrase, isForeign) in table.completions(
            of: typed, languages: search.request.languages)
        {
            let length = table.bytes(phrase).count
            guard
                Double(typed.count) >= Double(length) * weights.leastShare
                    || typed.count >= weights.sureLetters
            else { continue }
            guard
                let center = search.center,
                let nearest = NearPlaces(file: file).ofConcepts(
                    [concept], from: center, in: nil, limit: 1,
                    where: { search.isAllowed($0) }
                ).first, !nearest.isSecond
            else { continue }
            let place = search.answer(
                PlaceSearch.Ranked(place: nearest.place, score: weights.kindScore), words)
            let title = table.spelling(phrase)
            result.append(
                CategoryCompletion(
                    completion: Completion(
                        title: title.prefix(1).uppercased() + title.dropFirst(),
                        subtitle: "", titleHighlightRanges: highlighter.ranges(title),
                        subtitleHighlightRanges: [], categoryQuery: title, place: place),
                    place: nearest.place, isWhole: length == typed.count, isForeign: isForeign))
            if result.count == weights.mostKinds { break }
        }
        return result
    }
}

extension Array {
    fileprivate mutating func insert<Other>(
        contentsOf other: [Other], at index: Int, map: (Other) -> Element
    ) {
        insert(contentsOf: other.map(map), at: Swift.min(index, count))
    }
}
