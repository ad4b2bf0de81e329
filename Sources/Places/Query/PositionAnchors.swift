import Geodesy
import MapGeometry

/// Queries for something near a position, between two places, or along a line.
extension Places {
    /// Answers "cafe near 60.17,24.94", "cafe near 9GG65WCV+5X" and "cafe between Kamppi and Pasila"; nil for other
    /// queries.
    func answers(
        anchored request: SearchRequest, _ search: PlaceSearch, _ words: [TextFolding.Word],
        _ limit: Int
    ) -> [FoundPlace]? {
        guard words.count >= 2 else { return nil }
        for index in words.indices.dropFirst() {
            if let length = between(words, index),
                let ends = ends(words[(index + length)...], search, request)
            {
                let length = SphericalDistance.meters(
                    PackedCoordinate(truncating: ends.0), PackedCoordinate(truncating: ends.1))
                let distances = search.weights.distances
                let reach = max(length * distances.betweenShare, distances.betweenLeast)
                let found = answers(
                    along: [ends.0, ends.1], within: reach, search, Array(words[..<index]), limit)
                if !found.isEmpty { return found }
            }
            guard let (length, _) = QueryPhrases.connector(in: words, at: index),
                let position = position(words[(index + length)...], request)
            else { continue }
            var asked = request
            asked.query = text(words[..<index], of: request.query)
            asked.near = position
            asked.region = nil
            asked.isRegionRequired = false
            return search.request.open == nil ? self.search(asked) : answers(nearby: asked)
        }
        return nil
    }

    /// The answers to a request whose hours were understood before.
    private func answers(nearby request: SearchRequest) -> [FoundPlace] {
        var asked = request
        asked.clock = nil
        return search(asked)
    }

    /// Answers what is asked along a line.
    func answers(
        along line: [CLLocationCoordinate2D], within reach: Double, _ search: PlaceSearch,
        _ words: [TextFolding.Word], _ limit: Int
    ) -> [FoundPlace] {
        let corridor = Corridor(line, reach: reach)
        let kinds = KindWords(file: file)
        let languages = search.request.languages
        func places(isGenerous: Bool) -> [PlaceSearch.Ranked] {
            guard search.request.wants(.poi),
                let query = CategoryQuery(
                    words, kinds, languages: languages, isGenerous: isGenerous),
                query.anchor.isEmpty
            else { return [] }
            return search.ranked(query, along: corridor, limit: limit)
        }
        var found = places(isGenerous: false)
        if found.isEmpty { found = search.ranked(words, along: corridor, limit: limit) }
        if found.isEmpty { found = places(isGenerous: true) }
        return found.map { search.answer($0, words) }
    }

    /// Describes a typed position: the address there, and its location.
    func standing(at position: FoundPlace, _ request: SearchRequest) -> FoundPlace {
        var position = position
        let near = reverse(position.coordinate, languages: request.languages, limit: 1)
        guard let place = near.places.first else { return position }
        position.address = place.address
        let title = place.title
        position.subtitle = place.subtitle.isEmpty ? title : "\(title), \(place.subtitle)"
        return position
    }

    /// How many words say "between" at a word; nil for none.
    private func between(_ words: [TextFolding.Word], _ index: Int) -> Int? {
        let length = QueryPhrases.length(of: QueryPhrases.between, in: words, at: index)
        return length > 0 ? length : nil
    }

    /// The two places that words name, with "and" between them.
    private func ends(
        _ words: ArraySlice<TextFolding.Word>, _ search: PlaceSearch, _ request: SearchRequest
    ) -> (CLLocationCoordinate2D, CLLocationCoordinate2D)? {
        let all = Array(words)
        for index in all.indices.dropFirst() {
            let length = QueryPhrases.length(of: QueryPhrases.crossing, in: all, at: index)
            guard length > 0, index + length < all.count,
                let first = end(
                    words[(words.startIndex)..<(words.startIndex + index)], search, request),
                let second = end(words[(words.startIndex + index + length)...], search, request)
            else { continue }
            return (first, second)
        }
        return nil
    }

    private func end(
        _ words: ArraySlice<TextFolding.Word>, _ search: PlaceSearch, _ request: SearchRequest
    ) -> CLLocationCoordinate2D? {
        if let position = position(words, request) { return position }
        guard let anchor = search.landmark(Array(words)),
            anchor.coverage >= search.weights.landmark
        else { return nil }
        return search.point(of: anchor).coordinate
    }

    /// The position that words of a query were typed as, in any notation.
    private func position(
        _ words: ArraySlice<TextFolding.Word>, _ request: SearchRequest
    ) -> CLLocationCoordinate2D? {
        let hasDigit = words.contains { $0.bytes.contains { $0 >= 48 && $0 <= 57 } }
        guard hasDigit else { return nil }
        let text = text(words, of: request.query)
        if let position = TypedCoordinate.parse(text) { return position }
        return PlusCode.Short(text).flatMap { self.position($0, request) }
    }

    /// The text of some words as it was typed, with the sign before a number.
    private func text(_ words: ArraySlice<TextFolding.Word>, of query: String) -> String {
        guard let first = words.first, let last = words.last else { return "" }
        let scalars = Array(query.unicodeScalars)
        var low = min(first.range.lowerBound, scalars.count)
        var high = min(max(last.range.upperBound, low), scalars.count)
        if low > 0, scalars[low - 1] == "-" || scalars[low - 1] == "−" { low -= 1 }
        // "9GG65WCV+" and "60° 10′ 12″" go on behind the last letter or digit.
        while high < scalars.count, scalars[high] != " " { high += 1 }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[low..<high])
        return String(view)
    }
}

extension PlaceSearch {
    /// Where an answer is: its address on a street, else its place.
    func point(of answer: Ranked) -> PackedCoordinate {
        guard answer.number >= 0 else { return NearPlaces(file: file).point(answer.place) }
        return PackedCoordinate(
            file.numberLatitude[answer.number], file.numberLongitude[answer.number])
    }
}
