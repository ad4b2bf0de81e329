import Columns
import OpenStreetMap
import ParallelWork

/// Finds the features of the schema among the elements of an extract.
struct FeatureExtractor {
    let data: Dataset
    let languages: [String]
    var tags: TagReader
    var set: FeatureSet
    /// The administrative level of each way that bounds a country or state.
    var boundaryLevel: [UInt32: Int] = [:]
    /// Ways on disputed borders.
    var disputedWays: Set<UInt32> = []
    /// Ways whose tags describe the area of an old-style relation.
    var spentWays: Set<UInt32> = []
    /// Lines of the coast, in file order of their ids.
    var coastline: [UInt32] = []

    /// Finds all features.
    ///
    /// - Parameters:
    ///   - languages: Two-letter codes of further names, such as "en" for `name:en` as `name_en`.
    ///   - limit: The maximum of every count in the set.
    ///   - threads: Threads that share in putting nodes on the map.
    /// - Throws: `CountOverflow`.
    static func extract(
        _ data: Dataset, languages: [String], limit: Int, threads: WorkerThreads
    ) throws(CountOverflow) -> FeatureSet {
        var extractor = FeatureExtractor(data, languages, limit, threads)
        try extractor.readRelations()
        try extractor.readWays()
        try extractor.readNodes()
        try extractor.addBoundaries()
        try extractor.addOcean()
        extractor.set.sort()
        return extractor.set
    }

    private init(
        _ data: Dataset, _ languages: [String], _ limit: Int, _ threads: WorkerThreads
    ) {
        self.data = data
        self.languages = languages
        tags = TagReader(data.strings, languages: languages)
        set = FeatureSet(languages: languages, limit: limit)
        set.strings = data.strings
        set.places = threads.joined(
            threads.mapRanges(data.nodes.ids.count) { indices in
                indices.map { index in
                    World.project(
                        latitude: data.nodes.latitudes[index],
                        longitude: data.nodes.longitudes[index])
                }
            })
    }

    // MARK: Elements

    private mutating func readNodes() throws(CountOverflow) {
        for (index, node) in data.nodes.tagged.enumerated() {
            try set.checkCounts()
            guard tags.load(data.nodes.tags[index]) else { continue }
            guard data.nodes.latitudes[Int(node)] != .max, data.nodes.longitudes[Int(node)] != .max
            else { continue }
            let id = ElementID(data.nodes.ids[Int(node)], .node)
            let place = set.places[Int(node)]
            addPointFeatures(at: place, id: id)
            if tags[.natural] != nil { addNaturalLabel(at: place, squareMeters: 0, id: id) }
            if let found = PointRules.place(tags) { addPlace(found, at: place, id: id) }
            if tags[.highway] == "motorway_junction" { addJunction(at: place, id: id) }
        }
        try set.checkCounts()
    }

    private mutating func readWays() throws(CountOverflow) {
        for way in data.ways.ids.indices where !spentWays.contains(UInt32(way)) {
            try set.checkCounts()
            guard tags.load(data.ways.tags[way]) else { continue }
            let id = ElementID(data.ways.ids[way], .way)
            if tags[.natural] == "coastline" { coastline.append(UInt32(way)) }
            if tags[.boundary] == "administrative", let level = stateLevel {
                noteBoundary(UInt32(way), level)
            }
            if data.ways.isClosed[way], LandRules.isArea(tags) {
                if let (shape, measure) = areaShape(ring(of: way), known: .ring(way: UInt32(way))) {
                    addAreaFeatures(shape, measure, id: id)
                }
                // A closed street that is also, say, an amenity is a line all the same.
                if tags[.area] == "yes" || !isStreetLine { continue }
            }
            addLineFeatures(way, id: id)
        }
    }

    /// Whether the loaded tags describe a street that stays a line although its way is closed.
    private var isStreetLine: Bool {
        (tags.has(.highway) || tags.has(.railway)) && StreetRules.street(tags) != nil
            && !tags.has(.building)
    }

    /// The ring of a closed way without nodes that the extract lacks, in world coordinates.
    func ring(of way: Int) -> GridPath {
        var path = GridPath()
        for node in data.ways.nodes[data.ways.nodeRange(way)].dropLast()
        where node != Dataset.missing {
            path.points.append(set.places[Int(node)])
        }
        path.endPart(minimum: 3)
        return path
    }

    /// The world box of a way's nodes.
    func bounds(of way: Int) -> GridBox {
        var box = GridBox.empty
        for node in data.ways.nodes[data.ways.nodeRange(way)] where node != Dataset.missing {
            box.extend(set.places[Int(node)])
        }
        return box
    }

    // MARK: Making features

    /// Adds a feature.
    mutating func add(
        _ layer: Layer, _ shape: Shape, _ bounds: GridBox, id: ElementID, zoom: Int,
        order: Int32 = 0, _ attributes: [Attribute]
    ) {
        guard !bounds.isEmpty else { return }
        set.features.append(
            Feature(
                layer: layer, minZoom: UInt8(zoom), shape: shape,
                attributes: set.number(attributes), order: order, id: id.number, bounds: bounds))
    }

    /// An attribute with a text that the rules give.
    mutating func text(_ field: Field, _ text: String, from zoom: Int = 0) -> Attribute {
        Attribute(field.rawValue, set.text(text), from: zoom)
    }

    /// An attribute with a whole number.
    mutating func whole(_ field: Field, _ number: Int64) -> Attribute {
        Attribute(field.rawValue, set.number(.whole(number)))
    }

    /// An attribute with a decimal number.
    mutating func real(_ field: Field, _ number: Double) -> Attribute {
        Attribute(field.rawValue, set.number(.real(Float(number))))
    }

    /// An attribute with a truth value.
    mutating func flag(_ field: Field, _ value: Bool, from zoom: Int = 0) -> Attribute {
        Attribute(field.rawValue, set.number(.flag(value)), from: zoom)
    }

    /// Appends the value of a key as a field, if the element has the key.
    mutating func copy(
        _ key: KnownKey, _ field: Field, from zoom: Int = 0, to list: inout [Attribute]
    ) {
        if let id = tags.id(key) {
            list.append(Attribute(field.rawValue, set.number(.text(id)), from: zoom))
        }
    }

    /// The name in all languages asked for.
    mutating func names() -> [Attribute] {
        var list: [Attribute] = []
        copy(.name, .name, to: &list)
        for language in languages.indices {
            if let id = tags.nameID(language: language) {
                let field = UInt16(Field.allCases.count + language)
                list.append(Attribute(field, set.number(.text(id))))
            }
        }
        return list
    }

    /// Whether the element has a name in any language.
    var hasName: Bool {
        tags.has(.name) || languages.indices.contains { tags.nameID(language: $0) != nil }
    }

    /// The administrative level, if it is one the schema shows.
    var stateLevel: Int? {
        switch tags[.adminLevel] {
        case "2": 2
        case "4": 4
        default: nil
        }
    }

    /// Notes that a way is on a border.
    mutating func noteBoundary(_ way: UInt32, _ level: Int) {
        boundaryLevel[way] = min(level, boundaryLevel[way] ?? level)
    }
}

/// An element as a feature's id: its OpenStreetMap id times ten plus 1 (node), 2 (way) or 3 (relation).
struct ElementID {
    let number: UInt64

    init(_ id: Int64, _ kind: ElementKind) {
        // Negative ids occur in edited files; they have no number of their own.
        number = id < 0 ? 0 : UInt64(id) &* 10 &+ UInt64(kind.rawValue) &+ 1
    }

    /// The absence of an element.
    static let none = ElementID(-1, .node)
}

extension [String] {
    /// Whether the list holds a value that may be missing.
    func contains(_ value: String?) -> Bool { value.map { contains($0) } ?? false }
}
