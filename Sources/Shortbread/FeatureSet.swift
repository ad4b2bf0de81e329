import Columns
import OpenStreetMap

/// Where a feature's shape comes from.
enum Shape: Sendable {
    /// A point of the world.
    case point(GridPoint)
    /// The line of a way.
    case line(way: UInt32)
    /// Lines cut from one way where it crosses the 180th meridian, number `index` of the set's assembled areas.
    case pieces(index: UInt32)
    /// The ring of a closed way.
    case ring(way: UInt32)
    /// Rings assembled from several ways, number `index` of the set's assembled areas.
    case area(index: UInt32)

    var isLine: Bool {
        switch self {
        case .line, .pieces: true
        case .point, .ring, .area: false
        }
    }
    /// Whether it may be joined with others at its ends.
    var isWholeLine: Bool { if case .line = self { true } else { false } }
    var isPoint: Bool { if case .point = self { true } else { false } }
}

/// One thing to draw: a layer, a shape, attributes, and the zooms it is there for.
struct Feature: Sendable {
    var layer: Layer
    /// The smallest zoom that shows it.
    var minZoom: UInt8
    var shape: Shape
    /// Number of the attribute list in the set.
    var attributes: UInt32
    /// Place among the layer's features; smaller comes first.
    var order: Int32
    /// OpenStreetMap id times ten, plus 1 for a node, 2 for a way, 3 for a relation.
    var id: UInt64
    /// The shape's extent in the world.
    var bounds: GridBox
}

/// All features of an extract with what they share: attribute lists, values, assembled areas.
struct FeatureSet: Sendable {
    var features: [Feature] = []
    /// The world position of every node of the dataset.
    var places: [GridPoint] = []
    /// The texts of the extract and those made of them.
    var strings = StringPool()
    /// Areas assembled from several ways, and lines in pieces, in world coordinates.
    var areas: [GridPath] = []
    /// Names of all fields, `Field.allCases` first, then `name_xx`.
    let fieldNames: [String]
    private(set) var values: [FieldValue] = []
    private var valueNumbers: [FieldValue: UInt32] = [:]
    private(set) var attributeLists: [[Attribute]] = []
    private var listNumbers: [[Attribute]: UInt32] = [:]

    /// The most of anything that there can be: what 32 bits count, less a million, so that all of one element may be added
    /// before it is checked.
    static let mostCounted = Int(UInt32.max) - (1 << 20)

    /// The most of anything that this set can have.
    private let limit: Int

    init(languages: [String], limit: Int = mostCounted) {
        self.limit = limit
        fieldNames = Field.allCases.map(\.name) + languages.map { "name_\($0)" }
    }

    /// Throws if there is more of anything than can be counted.
    func checkCounts() throws(CountOverflow) {
        try CountOverflow.check(values.count, "different values of features", limit: limit)
        try CountOverflow.check(attributeLists.count, "lists of attributes", limit: limit)
        try CountOverflow.check(areas.count, "areas of several ways", limit: limit)
        try CountOverflow.check(strings.byteCount, "bytes of text on maps", limit: limit)
    }

    /// The number of a value, new or known.
    mutating func number(_ value: FieldValue) -> UInt32 {
        if let known = valueNumbers[value] { return known }
        let number = UInt32(values.count)
        values.append(value)
        valueNumbers[value] = number
        return number
    }

    /// The number of an attribute list, new or known.
    mutating func number(_ list: [Attribute]) -> UInt32 {
        if let known = listNumbers[list] { return known }
        let number = UInt32(attributeLists.count)
        attributeLists.append(list)
        listNumbers[list] = number
        return number
    }

    /// For each attribute list the number of the list that a zoom's tiles see.
    mutating func visibleLists(zoom: Int) throws(CountOverflow) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(attributeLists.count)
        for index in attributeLists.indices {
            let list = attributeLists[index]
            if list.allSatisfy({ $0.zoom <= zoom }) {
                numbers.append(UInt32(index))
            } else {
                numbers.append(number(list.filter { $0.zoom <= zoom }))
                try checkCounts()
            }
        }
        return numbers
    }

    /// The number of a text as a value.
    mutating func text(_ text: String) -> UInt32 { number(.text(strings.intern(text))) }

    /// Puts the features in drawing order: by layer, then `order`, then id.
    mutating func sort() {
        features.sort {
            ($0.layer.rawValue, $0.order, $0.id) < ($1.layer.rawValue, $1.order, $1.id)
        }
    }
}
