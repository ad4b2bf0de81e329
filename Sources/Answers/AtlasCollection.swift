import Atlas
import MapGeometry
import Places
import Roads

/// One or several atlases that answer together: one search over all of them, routes inside each.
public final class AtlasCollection: Sendable {
    /// An atlas with the engines that answer from it.
    public struct Area: Sendable {
        /// The atlas that the engines read.
        public let atlas: Atlas
        /// The engines that answer from the atlas.
        public let engines: AtlasEngines

        /// Creates an area of an atlas, with its engines.
        ///
        /// - Parameter realtime: What is known in real time of the timetables of atlases; nil if nothing is.
        public init(
            _ atlas: Atlas, reweighting: RoadReweighting = RoadReweighting(),
            realtime: RealtimeUpdates? = nil
        ) {
            self.atlas = atlas
            engines = AtlasEngines(atlas, reweighting: reweighting, realtime: realtime)
        }

        /// Whether a position lies inside the bounds that the atlas covers, edges included.
        public func contains(_ position: CLLocationCoordinate2D) -> Bool {
            atlas.manifest.coveredBounds.contains { Self.contains(position, $0) }
        }

        private static func contains(
            _ position: CLLocationCoordinate2D, _ bounds: AtlasBounds
        ) -> Bool {
            guard (bounds.south...max(bounds.south, bounds.north)).contains(position.latitude)
            else { return false }
            if bounds.west <= bounds.east {
                return (bounds.west...bounds.east).contains(position.longitude)
            }
            // Across the 180th meridian.
            return position.longitude >= bounds.west || position.longitude <= bounds.east
        }

        /// The size of its bounds in square degrees.
        fileprivate var size: Double {
            atlas.manifest.coveredBounds.reduce(0) { sum, bounds in
                let width = bounds.east - bounds.west
                return sum + (bounds.north - bounds.south) * (width < 0 ? width + 360 : width)
            }
        }
    }

    /// The atlases in the order given; the first is the one that a map opens on.
    public let areas: [Area]

    /// Creates a collection from areas, one at least.
    public init(_ areas: [Area]) {
        precondition(!areas.isEmpty, "a collection has one atlas at least")
        self.areas = areas
    }

    /// Creates a collection of one atlas.
    public convenience init(_ atlas: Atlas) { self.init([Area(atlas)]) }

    /// Whether a file of one of the atlases was cut short since it was opened, so that answers may be wrong.
    public var isCut: Bool { areas.contains { $0.atlas.isCut } }

    /// The area whose roads a question for some positions is answered from.
    ///
    /// - Returns: The smallest that contains all of the positions, else the one that contains most, else the first.
    public func area(for positions: [CLLocationCoordinate2D]) -> Area {
        guard areas.count > 1 else { return areas[0] }
        let counted = areas.map { area in (area, positions.count(where: area.contains)) }
        let most = counted.map(\.1).max() ?? 0
        guard most > 0 else { return areas[0] }
        let best = counted.filter { $0.1 == most }.min { $0.0.size < $1.0.size }
        return best?.0 ?? areas[0]
    }
}

extension AtlasCollection {
    /// Returns the router of a mode by its name or alias, of the area that the positions lie in.
    public func router(
        _ mode: String, for positions: [CLLocationCoordinate2D]
    ) throws(RoadsError) -> Router {
        try area(for: positions).engines.router(mode)
    }

    /// The router of a mode that Apple's transport type asks for, of the area that the positions lie in.
    package func router(
        _ type: TravelMode.TransportType, for positions: [CLLocationCoordinate2D]
    ) throws(RoadsError) -> Router {
        try area(for: positions).engines.router(type)
    }

    /// The modes of all areas by name, those of the first area first.
    public func modes() throws(RoadsError) -> [TravelMode] {
        var modes: [TravelMode] = []
        for area in areas {
            for mode in try area.engines.modes()
            where !modes.contains(where: { $0.name == mode.name }) {
                modes.append(mode)
            }
        }
        return modes
    }

    /// Finds what was typed, in all areas.
    ///
    /// - Returns: The best answers first, at most as many as the request's limit.
    public func search(_ request: SearchRequest) throws -> [FoundPlace] {
        try merged(limit: request.limit, score: \.score, key: Self.key) {
            try $0.places().search(request)
        }
    }

    /// Finds what was typed in all areas, and says which city, state or country is meant where that lies outside of all.
    public func answer(_ request: SearchRequest) throws -> SearchAnswer {
        let answers = try areas.map { try $0.engines.places().answer(request) }
        if answers.count == 1 { return answers[0] }
        // What is spelled like it in one area does not come before the thing itself in another.
        let places = Self.merged(
            answers.map(\.places), limit: request.limit, score: \.score, key: Self.key)
        let isOutside = answers.allSatisfy { !$0.outside.isEmpty }
        return SearchAnswer(places: places, outside: isOutside ? answers[0].outside : [])
    }

    /// Completes what is being typed, from all areas.
    public func complete(_ request: SearchRequest) throws -> [Completion] {
        try merged(limit: request.limit, score: \.place.score) { completion in
            // A search for a kind of place is one suggestion, whichever place is the nearest of the kind.
            completion.categoryQuery.map { "kind " + $0 } ?? Self.key(completion.place)
        } ask: {
            try $0.places().complete(request)
        }
    }

    /// Returns the places at a position, from the area it lies in, or the first that knows any.
    public func reverse(
        _ position: CLLocationCoordinate2D, languages: [String] = [], limit: Int = 5
    ) throws -> ReverseAnswer {
        let leading = area(for: [position])
        let answer = try leading.engines.places().reverse(
            position, languages: languages, limit: limit)
        guard areas.count > 1, answer.isEmpty else { return answer }
        for area in areas where area.engines !== leading.engines {
            let other = try area.engines.places().reverse(
                position, languages: languages, limit: limit)
            if !other.isEmpty { return other }
        }
        return answer
    }

    /// The place that an element of OpenStreetMap became; nil if no area has it.
    public func place(_ reference: OSMReference, languages: [String] = []) throws -> FoundPlace? {
        for area in areas {
            if let place = try area.engines.places().place(reference, languages: languages) {
                return place
            }
        }
        return nil
    }

    /// Everything that an element of OpenStreetMap leads, of the first area that knows it.
    package func places(
        of reference: OSMReference, languages: [String] = []
    ) throws -> [FoundPlace] {
        for area in areas {
            let found = try area.engines.places().places(of: reference, languages: languages)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the position of the place that some words name, as a `PlaceFinder`.
    public func position(
        _ words: String, near: CLLocationCoordinate2D?
    ) throws -> CLLocationCoordinate2D {
        try answer(.naming(words, near: near)).place(for: words).coordinate
    }

    /// What tells a place from others; nil for what each area finds in its own way, such as a crossing.
    private static func key(_ place: FoundPlace) -> String? {
        if place.kind == .coordinate { return "position" }
        return place.osm == .none ? nil : place.osm.description
    }

    /// Answers of all areas, the best first; where two tie, those of the area named earlier.
    private func merged<Answer>(
        limit: Int, score: (Answer) -> Double, key: (Answer) -> String?,
        ask: (AtlasEngines) throws -> [Answer]
    ) throws -> [Answer] {
        if areas.count == 1 { return try ask(areas[0].engines) }
        var lists: [[Answer]] = []
        for area in areas { lists.append(try ask(area.engines)) }
        return Self.merged(lists, limit: limit, score: score, key: key)
    }

    private static func merged<Answer>(
        _ lists: [[Answer]], limit: Int, score: (Answer) -> Double, key: (Answer) -> String?
    ) -> [Answer] {
        // The lists keep their own order: it knows more than the score, such as what fits a kind of place best.
        var merged: [Answer] = []
        var taken: Set<String> = []
        var next = lists.map { _ in 0 }
        while merged.count < max(limit, 1) {
            var best: (list: Int, score: Double)?
            for list in lists.indices where next[list] < lists[list].count {
                let candidate = score(lists[list][next[list]])
                if best.map({ candidate > $0.score }) ?? true { best = (list, candidate) }
            }
            guard let list = best?.list else { break }
            let answer = lists[list][next[list]]
            next[list] += 1
            // Atlases that overlap hold the same things.
            if key(answer).map({ taken.insert($0).inserted }) ?? true { merged.append(answer) }
        }
        return merged
    }
}
