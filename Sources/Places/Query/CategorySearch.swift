import Bytes
import Geodesy

/// A query for a kind of place: "cafe", "hotels in Vaduz", "pharmacy near the station".
struct CategoryQuery {
    var concepts: [UInt16]
    /// What it is to have or to serve besides: "cafe with wifi".
    var properties: [UInt16] = []
    /// Whether presets alone know the word: what is called so is likelier meant.
    var isOfPresets = false
    /// What it is to be near to or inside of; empty for the person's own surroundings.
    var anchor: [TextFolding.Word] = []
    var isInside = false
    /// The intended words, folded, if the kind was misspelled; empty if it was not.
    var meant: [[UInt8]] = []
    /// Whether these words are English or of an asked language.
    var isOwnWord = false

    /// Understands a query, nil if it names no kind of place.
    ///
    /// - Parameter isGenerous: Whether misspelled words count.
    init?(
        _ words: [TextFolding.Word], _ kinds: KindWords, languages: [String], isGenerous: Bool
    ) {
        let words = QueryPhrases.trimmed(words)
        guard !words.isEmpty, words.count <= QueryWord.most else { return nil }
        // The earliest division counts: "bar in Bar" asks for bars.
        for index in words.indices.dropFirst() where index < words.count - 1 {
            guard let (length, isInside) = QueryPhrases.connector(in: words, at: index) else {
                continue
            }
            let meaning = Self.meaning(words[..<index], kinds, languages, isGenerous)
            // Names come before terms: a chain, or a dish.
            guard !meaning.concepts.isEmpty, isGenerous || !meaning.isOfPresets else { continue }
            concepts = meaning.concepts
            properties = meaning.properties
            isOfPresets = meaning.isOfPresets
            anchor = Array(words[(index + length)...])
            self.isInside = isInside
            return
        }
        let meaning = Self.meaning(words[...], kinds, languages, isGenerous)
        guard !meaning.concepts.isEmpty else { return nil }
        concepts = meaning.concepts
        properties = meaning.properties
        isOfPresets = meaning.isOfPresets
        meant = meaning.meant
        isOwnWord = meaning.isOwn
    }

    /// Understands a kind of place with a name before or after it: "pizza kamppi", "Sliema pharmacy".
    ///
    /// Nil if neither end of the query is a kind.
    init?(beside words: [TextFolding.Word], _ kinds: KindWords) {
        let words = QueryPhrases.trimmed(words)
        guard words.count >= 2, words.count <= 8 else { return nil }
        for length in (1..<words.count).reversed() where length <= KindWords.longestPhrase {
            for isFirst in [true, false] {
                let kind = isFirst ? words.prefix(length) : words.suffix(length)
                let rest = isFirst ? words.dropFirst(length) : words.dropLast(length)
                // "Kirkko 5" is no church in a place called 5.
                guard let phrase = kinds.phrase(QueryPhrases.joined(kind)), !phrase.marks.isTerm,
                    !rest.allSatisfy(\.isNumeric)
                else { continue }
                concepts = phrase.concepts
                anchor = Array(rest)
                isInside = true
                return
            }
        }
        return nil
    }

    /// What words mean together.
    private struct Meaning {
        var concepts: [UInt16] = []
        var properties: [UInt16] = []
        var isOfPresets = false
        var meant: [[UInt8]] = []
        var isOwn = false
    }

    private static func meaning(
        _ words: ArraySlice<TextFolding.Word>, _ kinds: KindWords, _ languages: [String],
        _ isGenerous: Bool
    ) -> Meaning {
        let whole = QueryPhrases.joined(words)
        if let phrase = kinds.phrase(whole) {
            return Meaning(concepts: phrase.concepts, isOfPresets: phrase.marks.isOfPresets)
        }
        if let both = kindAndProperty(words, kinds) { return both }
        guard isGenerous else { return Meaning() }
        let edits = whole.count < 5 ? 0 : whole.count < 8 ? 1 : 2
        let near = kinds.meanings(near: whole, edits: edits, languages: languages)
        return Meaning(
            concepts: near.concepts, meant: near.phrases.map(kinds.bytes), isOwn: near.isOwn)
    }

    /// A kind and a property, whichever comes first, with or without a word between them: "cafe with wifi".
    private static func kindAndProperty(
        _ words: ArraySlice<TextFolding.Word>, _ kinds: KindWords
    ) -> Meaning? {
        // "Pizza & Pasta" is a name.
        for index in words.indices.dropFirst()
        where words[index].separator == UInt8(ascii: " ") {
            let skipped = QueryPhrases.length(
                of: QueryPhrases.having, in: Array(words), at: index - words.startIndex)
            for start in Set([index, index + skipped]) where start < words.endIndex {
                guard let first = kinds.phrase(QueryPhrases.joined(words[..<index])),
                    let second = kinds.phrase(QueryPhrases.joined(words[start...])),
                    !first.marks.isTerm, !second.marks.isTerm,
                    first.marks.isProperty || second.marks.isProperty
                else { continue }
                let (kind, property) = second.marks.isProperty ? (first, second) : (second, first)
                return Meaning(concepts: kind.concepts, properties: property.concepts)
            }
        }
        return nil
    }
}

extension PlaceSearch {
    /// Answers a query for a kind of place, nearest first.
    ///
    /// - Parameter needsSettlement: Whether only a town or a part of one, called just so, is a landmark.
    func ranked(
        _ query: CategoryQuery, words: [TextFolding.Word], limit: Int,
        needsSettlement: Bool = false
    ) -> [Ranked] {
        guard !query.anchor.isEmpty else {
            guard let center = center ?? middle else { return [] }
            var found = places(query, from: center, in: box, limit: limit * 3)
            if found.count < limit, !request.isRegionRequired {
                let known = Set(found.map(\.place))
                found += places(query, from: center, in: nil, limit: limit * 3).filter {
                    !known.contains($0.place)
                }
            }
            // What is on another side of the world is near nobody.
            if self.center != nil { found.removeAll { $0.distance > weights.distances.kindReach } }
            guard !found.isEmpty else { return [] }
            // Of places of the kind, those that are called just what was typed come first, unless they are far away.
            let name = QueryPhrases.joined(words)
            let named = found.filter {
                isCalled($0.place, name) && !isFarther($0.place, than: found[0].place)
            }
            return rank(
                named + found.filter { item in !named.contains { $0.place == item.place } }, limit)
        }
        guard let anchor = landmark(query.anchor, isInside: query.isInside),
            needsSettlement ? isSettlement(anchor) : anchor.coverage >= weights.landmark
        else {
            return []
        }
        let from = point(of: anchor)
        let found = places(
            query, from: from, in: nil, limit: limit * 2, except: anchor.place)
        return rank(found.filter { $0.distance <= weights.distances.kindReach }, limit)
    }

    /// Places of a kind together with those that say in their names what they are, each before what is farther away.
    ///
    /// A restaurant without a cuisine that is called "Golden Chinese Restaurant" is no worse answer to these words.
    func merged(_ kinds: [Ranked], withNamesOfKind named: [Ranked]) -> [Ranked] {
        guard let center, !named.isEmpty else { return kinds }
        let known = Set(kinds.map(\.place))
        let categories = Set(kinds.compactMap { reader.category($0.place) })
        var result = kinds.map { (answer: $0, meters: meters(from: center, to: $0.place)) }
        for item in named where !known.contains(item.place) {
            guard reader.kind(item.place) == .poi, isOpen(item.place), belonging(item.place) == 1,
                let category = reader.category(item.place), categories.contains(category)
            else { continue }
            let meters = meters(from: center, to: item.place)
            let index = result.firstIndex { $0.meters > meters } ?? result.endIndex
            result.insert((item, meters), at: index)
        }
        return result.map(\.answer)
    }

    private func meters(from center: PackedCoordinate, to place: UInt32) -> Double {
        SphericalDistance.meters(center, NearPlaces(file: file).point(place))
    }

    /// Whether a place is of one of some kinds, be it as a second choice.
    func isOne(_ place: UInt32, of concepts: [UInt16]) -> Bool {
        file.range(file.placeConcept, Int(place)).prefix(32).contains {
            concepts.contains(file.concepts[$0] >> 1)
        }
    }

    /// Whether a place is much farther away than another: not around the corner, and three times as far.
    func isFarther(_ place: UInt32, than other: UInt32) -> Bool {
        guard let center else { return false }
        let distance = meters(from: center, to: place)
        return distance > weights.distances.aroundTheCorner
            && distance > weights.distances.muchFarther * meters(from: center, to: other)
    }

    /// Whether the world knows a place: it has an article, or at least an entry.
    func isKnown(_ place: UInt32) -> Bool {
        let details = PlaceDetails(file: file, place: place, hasAttributes: true)
        return details.attribute("wikidata") != nil || details.attribute("wikipedia") != nil
    }

    /// Whether a place is a town or belongs to a chain.
    func isFamous(_ place: UInt32) -> Bool {
        if reader.kind(place) == .place { return reader.importance(place) >= weights.famous }
        return PlaceDetails(file: file, place: place, hasAttributes: true).attribute("brand") != nil
    }

    /// Whether answers, all called just what was typed, are branches of one chain, whatever their tags say of that.
    func isChain(_ answers: [Ranked]) -> Bool {
        let branches = answers.filter {
            reader.kind($0.place) == .poi && isOfChains(reader.category($0.place))
        }
        return branches.count >= 2
            && branches.allSatisfy {
                reader.category($0.place) == reader.category(branches[0].place)
            }
    }

    /// Whether chains have many of their branches in a category.
    private func isOfChains(_ category: PlaceCategory?) -> Bool {
        switch category {
        case .bakery, .bank, .cafe, .carRental, .foodMarket, .gasStation, .hotel, .pharmacy,
            .restaurant, .store:
            true
        default: false
        }
    }

    /// Whether an answer is a town or a part of one and the query its name.
    func isSettlement(_ answer: Ranked) -> Bool {
        answer.coverage >= weights.exact && answer.nameCoverage >= weights.exact
            && reader.kind(answer.place) == .place
            && [.locality, .subLocality].contains(reader.addressPart(answer.place))
    }

    /// The landmark that words name, whatever is looked for near it.
    ///
    /// For "in …" a settlement is meant if one fits as well.
    func landmark(_ words: [TextFolding.Word], isInside: Bool = true) -> Ranked? {
        var request = request
        request.types = .all
        request.addressParts = .all
        request.categories = nil
        request.excludedCategories = []
        request.isRegionRequired = false
        request.open = nil
        let anchors = PlaceSearch(file, request, isCompletion: isCompletion)
            .ranked(words, limit: 5)
        guard isInside, let first = anchors.first else { return anchors.first }
        return anchors.first {
            reader.kind($0.place) == .place && $0.score >= first.score - weights.settlementLead
        }
            ?? first
    }

    private func places(
        _ query: CategoryQuery, from center: PackedCoordinate, in box: PackedBox?, limit: Int,
        except: UInt32 = .max
    ) -> [(place: UInt32, isSecond: Bool, distance: Double)] {
        NearPlaces(file: file).ofConcepts(query.concepts, from: center, in: box, limit: limit) {
            place in
            place != except && isAllowed(place) && isOpen(place)
                && (query.properties.isEmpty || isOne(place, of: query.properties))
        }
    }

    /// Where to begin if nothing was said: the most important place.
    var middle: PackedCoordinate? {
        var best: (Float, UInt32)?
        for place in 0..<min(file.count, 50_000) {
            let importance = reader.importance(UInt32(place))
            if best.map({ importance > $0.0 }) ?? true { best = (importance, UInt32(place)) }
        }
        return best.map { NearPlaces(file: file).point($0.1) }
    }

    private func rank(
        _ found: [(place: UInt32, isSecond: Bool, distance: Double)], _ limit: Int
    ) -> [Ranked] {
        var result: [Ranked] = []
        var duplicates: [Ranked] = []
        for item in found where result.count < limit {
            let near = weights.distances.score(item.distance, half: weights.distances.halfOfKind)
            let answer = Ranked(
                place: item.place,
                score: (item.isSecond ? weights.ofSecondKind : weights.ofKind)
                    + weights.kindNearness * near)
            // The entrances of one station, the benches of one square: one is enough at first.
            let isDuplicate =
                isNameless(item.place)
                && result.suffix(8).contains { isBeside($0, item.place) }
            if isDuplicate { duplicates.append(answer) } else { result.append(answer) }
        }
        return result + duplicates.prefix(limit - result.count)
    }

    private func isNameless(_ place: UInt32) -> Bool {
        let first = Int(file.placeForward[Int(place)])
        let header = NameHeader(bits: file.forward[first])
        return file.range(file.placeForward, Int(place)).isEmpty || header.kind == .words
    }

    /// Whether an answer is of the same kind as a place and within 15 m of it.
    private func isBeside(_ other: Ranked, _ place: UInt32) -> Bool {
        let finder = NearPlaces(file: file)
        return reader.category(other.place) == reader.category(place)
            && SphericalDistance.meters(finder.point(other.place), finder.point(place)) < 15
    }

    /// Whether one of a place's names is a folded one.
    func isCalled(_ place: UInt32, _ name: [UInt8]) -> Bool {
        let range = file.range(file.placeForward, Int(place)).clamped(to: 0..<file.forward.count)
        var position = range.lowerBound
        while position < range.upperBound {
            let header = NameHeader(bits: file.forward[position])
            let end = min(position + 1 + header.count, range.upperBound)
            let tokens = (position + 1)..<end
            position = max(tokens.upperBound, position + 1)
            guard (1...8).contains(tokens.count),
                header.kind != .words
            else { continue }
            var written: [UInt8] = []
            for token in tokens {
                if !written.isEmpty { written.append(UInt8(ascii: " ")) }
                let bytes = file.range(file.tokenStart, Int(file.forward[token]))
                written += file.tokenBytes.array(bytes)
            }
            if written == name { return true }
        }
        return false
    }
}
