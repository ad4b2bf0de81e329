import Atlas
import Bytes
import MapGeometry
import World

/// Search over an atlas: by name, address, kind or position, offline.
///
/// A value that is cheap to copy and may be asked from many threads at once. Opening maps a file and
/// reads a table of a kilobyte.
public struct Places: Sendable {
    /// The name of the index in an atlas.
    public static let fileName = "places.index"
    /// The maximum number of scalars of a query that are examined.
    static let longestQuery = 256

    let file: PlacesFile
    private let mapped: MappedFile

    /// Opens the index of an atlas.
    ///
    /// An index of up to 256 MB is compared with its checksum, so that a damaged one gives an error instead of answers.
    ///
    /// - Throws: `AtlasError` if the atlas has none or it is damaged, `PlacesError` if it is none that can be read.
    public init(_ atlas: Atlas) throws {
        try self.init(file: atlas.checkedFile(Self.fileName))
    }

    /// Opens an index that is mapped already.
    public init(file: MappedFile) throws(PlacesError) {
        self.file = try PlacesFile.opened(file)
        mapped = file
    }

    /// Checks every number of the index, which opening does not.
    ///
    /// - Throws: `PlacesError`: names the column that is damaged, and what is wrong with it.
    /// - Complexity: O(bytes).
    public func validate() throws(PlacesError) {
        try PlacesFile.validated(mapped)
    }

    /// The number of places in the index, addresses on streets not counted.
    public var count: Int { file.count }

    /// Finds what was typed.
    ///
    /// A query without words, with categories and something to be near to, finds the nearest of these categories.
    ///
    /// - Returns: The best answers first; empty if nothing fits.
    public func search(_ request: SearchRequest) -> [FoundPlace] {
        let request = Self.shortened(request)
        if let link = MapLink.Search(request.query) { return answers(to: link, request) }
        var asked = understood(request)
        guard let open = asked.open else { return answers(asked) }
        // Of places of one name, one that is open may come after some that are closed.
        asked.limit = max(request.limit, Self.mostAlike)
        let told = Self.told(answers(asked), open, languages: asked.languages)
        return Array(told.prefix(min(max(request.limit, 1), 100)))
    }

    /// The maximum number of scalars of a query that may be an address of a map, and so longer than any name.
    private static let longestText = 2048

    /// The request without what no query has at its end.
    static func shortened(_ request: SearchRequest) -> SearchRequest {
        guard request.query.utf8.count > longestText else { return request }
        var asked = request
        asked.query = String(
            String.UnicodeScalarView(request.query.unicodeScalars.prefix(longestText)))
        return asked
    }

    /// How many answers are looked through for open ones of a name.
    private static let mostAlike = 20

    /// The request with what its words ask of opening hours as a question.
    private func understood(_ request: SearchRequest) -> SearchRequest {
        guard request.clock != nil || request.open != nil, let words = OpenWords(request.query)
        else { return request }
        var asked = request
        asked.query = words.rest
        // A time that was given as such counts before words that ask for now.
        asked.open = request.open ?? request.clock.map { OpenQuestion(.date($0), words.question) }
        if words.rest.isEmpty {
            guard request.wants(.poi) else { return request }
            if request.categories == nil { asked.categories = PlaceCategory.visited }
        }
        if words.needsKind {
            let rest = TextFolding.words(words.rest, limit: Self.longestQuery)
            let kinds = KindWords(file: file)
            guard
                CategoryQuery(rest, kinds, languages: request.languages, isGenerous: false) != nil
            else { return request }
        }
        return asked
    }

    private func answers(_ request: SearchRequest) -> [FoundPlace] {
        let limit = min(max(request.limit, 1), 100)
        let words = TextFolding.words(request.query, limit: Self.longestQuery)
        let search = PlaceSearch(file, request, isCompletion: false)
        if !request.route.isEmpty, !words.isEmpty {
            return answers(along: request.route, within: request.routeReach, search, words, limit)
        }
        if let coordinate = TypedCoordinate.parse(request.query) {
            return [standing(at: search.answer(coordinate), request)]
        }
        guard !words.isEmpty else { return nearest(request, search, limit: limit) }
        // "cafe near 5WCQ+XM Helsinki" asks for a café.
        if let anchored = answers(anchored: request, search, words, limit) { return anchored }
        if let coordinate = PlusCode.decode(amongWordsOf: request.query) {
            return [standing(at: search.answer(coordinate), request)]
        }
        if let short = PlusCode.Short(request.query),
            let coordinate = position(short, request)
        {
            return [standing(at: search.answer(coordinate), request)]
        }
        if let behind = LandmarkBefore(words, search), let found = answers(behind, request) {
            return found
        }
        if let crossing = search.crossing() { return [crossing] }
        let ranked = rank(words, search, limit)
        if let inRegion = inRegion(request, search, ranked.first) { return inRegion }
        let kept = search.withoutParts(ranked)
        let found = search.shownNamesFirst(kept, words).map { search.answer($0, words) }
        return search.spelledSoFirst(found)
    }

    /// The answers to what stands before the name of a country or state; nil if the whole query is understood better.
    private func inRegion(
        _ request: SearchRequest, _ search: PlaceSearch, _ best: PlaceSearch.Ranked?
    ) -> [FoundPlace]? {
        let isUnderstood = best?.coverage ?? 0 >= search.weights.found
        // Without a comma the last word may be anything; where something has all words, that is meant.
        guard let world = World.shared,
            request.query.utf8.contains(UInt8(ascii: ",")) || !isUnderstood,
            let tail = RegionQuery(request.query, world)
        else { return nil }
        var asked = request
        asked.query = tail.rest
        let words = TextFolding.words(tail.rest, limit: Self.longestQuery)
        let inner = PlaceSearch(file, asked, isCompletion: false)
        let rest = rank(words, inner, 1)
        // "Prattville, Alabama, USA" has another region before; its own words decide.
        let isRegion = RegionQuery(tail.rest, world) != nil
        guard
            isRegion || rest.first?.coverage ?? 0 >= search.weights.found
                || (tail.isParted && !isUnderstood)
        else { return nil }
        let found = answers(asked).filter { place in
            let (latitude, longitude) = (place.coordinate.latitude, place.coordinate.longitude)
            return tail.isNamed(in: place.address)
                || tail.holds(world.situation(latitude: latitude, longitude: longitude))
        }
        return found.isEmpty ? nil : found
    }

    /// Where a short plus code leads: near the place beside it, else near the person.
    func position(
        _ code: PlusCode.Short, _ request: SearchRequest
    ) -> CLLocationCoordinate2D? {
        guard !code.place.isEmpty else {
            return PlaceSearch(file, request, isCompletion: false).center.flatMap {
                code.position(
                    near: $0.coordinate)
            }
        }
        var asked = request
        asked.query = code.place
        asked.types = .all
        asked.addressParts = .all
        asked.categories = nil
        asked.excludedCategories = []
        asked.limit = 1
        return search(asked).first.flatMap { code.position(near: $0.coordinate) }
    }

    /// How many answers by name are looked through beside those of a kind.
    private static let mostNamed = 8
    /// How many of a kind stand before what is called by a word for it.
    private static let firstOfKind = 3

    private func rank(
        _ words: [TextFolding.Word], _ search: PlaceSearch, _ limit: Int
    ) -> [PlaceSearch.Ranked] {
        let kinds = KindWords(file: file)
        let weights = search.weights
        let languages = search.request.languages
        let category =
            search.request.wants(.poi) && !isArticle(words, search.request)
            ? CategoryQuery(words, kinds, languages: languages, isGenerous: false) : nil
        if let category {
            let found = search.ranked(category, words: words, limit: limit)
            // Where all are closed, nothing else is meant.
            if found.isEmpty, search.request.open != nil,
                !search.ofAnyHours.ranked(category, words: words, limit: 1).isEmpty
            {
                return []
            }
            // "Fontana a Pinocchio" is the name of one, not any near a Pinocchio.
            if !found.isEmpty {
                let named = search.ranked(words, limit: Self.mostNamed)
                // A thing that is called just so comes before things of the kind, unless it is one. Where
                // the word is the person's own, only towns and chains do: "Bath", "Subway".
                let isOwnWord =
                    category.anchor.isEmpty && !category.isOfPresets
                    && kinds.isWord(QueryPhrases.joined(words), in: languages)
                // The landmark itself is near what is looked for, not that.
                let landmark =
                    category.anchor.isEmpty
                    ? nil : search.landmark(category.anchor, isInside: category.isInside)?.place
                // The station "Duomo" is meant from wherever in the city.
                let name = QueryPhrases.joined(words)
                let isLandmark = { (place: UInt32) in
                    !isOwnWord && category.anchor.isEmpty && search.isNotable(place)
                        && search.isCalled(place, name)
                }
                let exact = named.filter {
                    $0.coverage >= weights.found && $0.nameCoverage >= weights.found
                        && search.isOpen($0.place)
                        && ($0.place != landmark || search.isCalled($0.place, name))
                        && (!category.anchor.isEmpty || !category.properties.isEmpty
                            || category.isOfPresets || isLandmark($0.place)
                            || !search.isOne($0.place, of: category.concepts))
                }
                // One that is far away, or one called by a person's own word for the kind, comes later.
                let isChain = search.isChain(exact)
                var leading = exact.filter {
                    isChain || search.isFamous($0.place) || category.isOfPresets
                        || isLandmark($0.place)
                        || ((!isOwnWord || search.isKnown($0.place))
                            && !search.isFarther($0.place, than: found[0].place))
                }
                // Where the map has none of the kind, what is called so is one: "Duomo di Milano".
                if search.isOnlySecondChoice(found, of: category) {
                    leading += named.filter { item in
                        item.coverage >= weights.found && search.isOpen(item.place)
                            && search.isKnown(item.place)
                            && search.isOne(item.place, of: category.concepts)
                            && !exact.contains { $0.place == item.place }
                    }
                }
                let known = Set((exact + leading).map(\.place))
                let others = found.filter { !known.contains($0.place) }
                let following = exact.filter { item in
                    !leading.contains { $0.place == item.place }
                }
                let isKindAlone = category.anchor.isEmpty && category.properties.isEmpty
                let alike = named.filter { item in
                    isKindAlone && item.coverage >= weights.found
                        && !leading.contains { $0.place == item.place }
                }
                let all = search.merged(others, withNamesOfKind: alike)
                let late = following.filter { item in !all.contains { $0.place == item.place } }
                return Array((leading + all.prefix(5) + late + all.dropFirst(5)).prefix(limit))
            }
            // Where there is none near a landmark, one on another side of the world is no answer.
            if !category.anchor.isEmpty,
                let landmark = search.landmark(category.anchor, isInside: category.isInside),
                landmark.coverage >= weights.landmark
            {
                return search.ranked(words, limit: limit).filter { $0.coverage >= weights.found }
            }
            // Where there is no bookshop, nothing that is merely spelled like one helps. What is a word in another
            // language than the person's may as well be a misspelled name: "Otica" for "Ortica".
            if category.anchor.isEmpty,
                kinds.isWord(QueryPhrases.joined(words), in: languages)
            {
                return search.ranked(words, limit: limit).filter { $0.coverage >= weights.named }
            }
        }
        let found = search.ranked(words, limit: limit)
        if QueryPhrases.noPlace.contains(QueryPhrases.joined(words)) {
            return found.filter { $0.coverage >= weights.named }
        }
        // "pizza kamppi": a kind, and where.
        if search.request.wants(.poi), found.first?.coverage ?? 0 < weights.whole,
            let beside = CategoryQuery(beside: words, kinds)
        {
            let places = search.ranked(beside, words: words, limit: limit, needsSettlement: true)
            // "Helsinki Bar" may be the Helsinki Shot Bar as well as any bar in Helsinki.
            let named = found.filter {
                $0.coverage >= weights.exact && $0.nameCoverage >= weights.landmark
            }.prefix(2)
            let others = places.filter { item in !named.contains { $0.place == item.place } }
            if !places.isEmpty { return Array((named + others).prefix(limit)) }
        }
        // "sushi in Kamppi", "Lidl Kamppi": something by its name or dish, and where.
        if search.request.wants(.poi), found.first?.coverage ?? 0 < weights.whole {
            let places = search.ranked(anchored: words, limit: limit)
            if !places.isEmpty { return places }
        }
        if search.request.wants(.poi),
            let guess = CategoryQuery(words, kinds, languages: languages, isGenerous: true),
            !guess.meant.isEmpty || !guess.anchor.isEmpty,
            !isName(found.first, search, insteadOf: guess)
        {
            let places = search.ranked(guess, words: words, limit: limit)
            if !places.isEmpty {
                let meant = found.filter { item in
                    guess.meant.contains { search.isCalled(item.place, $0) }
                }
                var all = search.merged(places, withNamesOfKind: meant)
                // What is only called so comes after the first of the kind.
                let others = meant.filter { item in !all.contains { $0.place == item.place } }
                all.insert(contentsOf: others, at: min(Self.firstOfKind, all.count))
                return Array(all.prefix(limit))
            }
        }
        return search.thingsBeforeTheirStops(found)
    }

    /// Whether a query is nothing but a small word of a language, such as "the", typed without the marks of "thé".
    private func isArticle(_ words: [TextFolding.Word], _ request: SearchRequest) -> Bool {
        words.count == 1 && QueryWord.fillers.contains(words[0].bytes)
            && request.query.utf8.allSatisfy { $0 < 0x80 }
            && !request.languages.contains { $0.lowercased().hasPrefix("fr") }
    }

    /// Whether an answer's name is a better guess than a misspelled kind.
    private func isName(
        _ answer: PlaceSearch.Ranked?, _ search: PlaceSearch, insteadOf guess: CategoryQuery
    ) -> Bool {
        guard let answer else { return false }
        let weights = search.weights
        guard guess.anchor.isEmpty else { return answer.coverage >= weights.named }
        if answer.coverage >= weights.exact, answer.nameCoverage >= weights.exact { return true }
        // A person's own word for a kind is likelier misspelled than a name, but for towns and chains.
        if guess.isOwnWord, answer.coverage < weights.named, !search.isFamous(answer.place) {
            return false
        }
        // The query "schiool" means schools, not the one hotel that is called School, and
        // "petrol statoion" not just places with these words in their names.
        if guess.meant.contains(where: { search.isCalled(answer.place, $0) })
            || search.isOne(answer.place, of: guess.concepts)
        {
            return false
        }
        return answer.coverage >= weights.named
            || (answer.nameCoverage >= weights.found && answer.coverage >= weights.wholeName)
    }
}

extension PlaceSearch {
    /// Reads an answer.
    func answer(_ item: Ranked, _ words: [TextFolding.Word]) -> FoundPlace {
        var unit = ""
        if let range = item.unit, range.upperBound <= words.count, !range.isEmpty {
            let scalars = Array(request.query.unicodeScalars)
            let start = words[range.lowerBound].range.lowerBound
            let end = min(words[range.upperBound - 1].range.upperBound, scalars.count)
            if start < end {
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[start..<end])
                unit = String(view)
            }
        }
        return reader.read(
            item.place, number: item.number, unit: unit, from: center, score: min(item.score, 1))
    }
}
