import Bytes
import Foundation
import Geodesy
import OpenStreetMap
import Places

/// Finds everything in an extract that a person may search for.
///
/// The result depends on the extract's content alone: elements are looked at in the order of their ids.
public struct Gazetteer {
    /// What an index holds.
    public struct Summary: Sendable {
        /// Places of all kinds.
        public var places: Int
        /// Distinct words of names.
        public var words: Int
        /// House numbers: a range is one, a list as many as it has.
        public var addresses: Int
        /// Bytes of the file.
        public var byteCount: Int
    }

    let data: Dataset
    let shapes: ElementShapes
    package internal(set) var drafts: [PlaceDraft] = []
    /// Settlements and administrative areas, by number in `drafts`.
    var settlements: [Settlement] = []
    /// Addresses not yet given to streets.
    var addresses: [FoundAddress] = []
    /// Pieces of streets and rivers, by folded name.
    var pieces: [LineKey: [LinePiece]] = [:]
    /// Coastlines, land on the left.
    package internal(set) var coast: [[PackedCoordinate]] = []
    /// Points of interest by folded name and category, for finding doubles.
    var pois: [String: [Int]] = [:]

    /// Takes a read extract.
    public init(_ data: Dataset) {
        self.data = data
        shapes = ElementShapes(data: data)
    }

    /// Finds everything and writes the index.
    ///
    /// - Parameter path: Where; a file there is replaced only once the new one is whole.
    /// - Throws: `FileError` if it cannot be written.
    public mutating func write(to path: String) throws -> Summary {
        let crossings = collect()
        var writer = PlacesWriter(drafts, crossings: crossings, coast: coast)
        let file = try FileWriter(path: path)
        let summary = try writer.write(to: file)
        try file.finish()
        return Summary(
            places: summary.places, words: summary.words, addresses: summary.addresses,
            byteCount: summary.byteCount)
    }

    /// Fills `drafts`; returns where streets cross.
    package mutating func collect() -> [CrossingDraft] {
        visitElements()
        mergeSettlements()
        let streets = mergeLines()
        addInterpolations()
        placeAddresses(streets)
        addPostcodes()
        assignParents()
        return findCrossings(streets)
    }

    private mutating func visitElements() {
        let triggers = keyFlags(Self.triggerKeys)
        for (index, node) in data.nodes.tagged.enumerated() {
            let tags = data.nodes.tags[index]
            guard isWanted(tags, triggers), let point = shapes.point(node) else { continue }
            visit(
                dictionary(tags), ElementShape(point: point),
                OSMReference(kind: 0, id: data.nodes.ids[Int(node)]))
        }
        for index in data.ways.ids.indices {
            let tags = data.ways.tags[index]
            guard isWanted(tags, triggers), let shape = shapes.way(index) else { continue }
            visit(
                dictionary(tags), shape, OSMReference(kind: 1, id: data.ways.ids[index]), way: index
            )
        }
        for index in data.relations.ids.indices {
            let tags = data.relations.tags[index]
            guard isWanted(tags, triggers) else { continue }
            let dictionary = dictionary(tags)
            let type = dictionary["type"]
            if type == "route", dictionary["route"] != "hiking", dictionary["route"] != "foot" {
                continue
            }
            if ["associatedStreet", "street", "restriction", "route_master"].contains(type) {
                continue
            }
            let isArea = type == "multipolygon" || type == "boundary"
            guard let shape = shapes.relation(index, isArea: isArea) else { continue }
            visit(dictionary, shape, OSMReference(kind: 2, id: data.relations.ids[index]))
        }
    }

    private static let triggerKeys = [
        "name", "amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare",
        "historic", "aeroway", "railway", "public_transport", "aerialway", "sport", "place",
        "boundary", "natural", "addr:housenumber", "emergency", "golf", "diplomatic", "ref",
        "landuse", "industrial", "highway", "information",
    ]

    private func keyFlags(_ keys: [String]) -> [Bool] {
        var flags = [Bool](repeating: false, count: data.strings.count)
        for key in keys {
            if let id = data.strings.id(key) { flags[Int(id)] = true }
        }
        return flags
    }

    private func isWanted(_ tags: Tags, _ triggers: [Bool]) -> Bool {
        var wanted = false
        tags.forEach { key, _ in if triggers[Int(key)] { wanted = true } }
        return wanted
    }

    func dictionary(_ tags: Tags) -> [String: String] {
        var result: [String: String] = [:]
        tags.forEach { key, value in
            let key = data.strings[key]
            if result[key] == nil { result[key] = data.strings[value] }
        }
        return result
    }

    /// Adds what one element stands for; it may be several things.
    private mutating func visit(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference, way: Int? = nil
    ) {
        if tags["natural"] == "coastline" {
            // A closed shape has lost its last point, which is the first again.
            let line = shape.rings.first.map { $0 + $0.prefix(1) } ?? shape.line
            if line.count >= 2 { coast.append(line) }
        }
        addAddress(tags, shape, osm)
        if addSettlement(tags, shape, osm) { return }
        if addLine(tags, shape, osm, way: way) { return }
        if addPointOfInterest(tags, shape, osm) { return }
        addFeature(tags, shape, osm)
    }
}

/// What lines are merged by.
struct LineKey: Hashable, Comparable {
    /// Street, or feature for rivers and railways.
    var isStreet: Bool
    var name: String

    static func < (a: LineKey, b: LineKey) -> Bool {
        (a.name, a.isStreet ? 0 : 1) < (b.name, b.isStreet ? 0 : 1)
    }
}

/// A way that is part of a street or river.
struct LinePiece {
    var way: Int
    var osm: OSMReference
    var points: [PackedCoordinate]
    var tags: [String: String]
    var importance: Double
}

/// An element with a house number.
struct FoundAddress {
    var street: String
    var isPlace: Bool
    var number: String
    var postcode: String
    var city: String
    var point: PackedCoordinate
    var osm: OSMReference
}

/// A draft that is a settlement or an administrative area.
struct Settlement {
    var draft: Int
    /// `place=*`, or nil.
    var place: String?
    /// `admin_level=*`, or nil.
    var level: Int?
    /// Square meters, 0 without an outline.
    var area: Double
    var isMerged = false
}
