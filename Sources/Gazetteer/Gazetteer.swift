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
    /// Postcodes of what has no house number.
    var postcodes: [FoundPostcode] = []
    /// Pieces of streets and rivers, by folded name.
    var pieces: [LineKey: [LinePiece]] = [:]
    /// Coastlines, land on the left.
    package internal(set) var coast: [[PackedCoordinate]] = []
    /// The street that a relation gives to an element.
    var streetOfMember: [MemberKey: String] = [:]
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
        findAssociatedStreets()
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
                OSMReference(kind: 0, id: data.nodes.ids[Int(node)]),
                associated: streetOfMember[MemberKey(kind: .node, index: node)])
        }
        for index in data.ways.ids.indices {
            let tags = data.ways.tags[index]
            guard isWanted(tags, triggers), let shape = shapes.way(index) else { continue }
            visit(
                dictionary(tags), shape, OSMReference(kind: 1, id: data.ways.ids[index]),
                way: index,
                associated: streetOfMember[MemberKey(kind: .way, index: UInt32(index))])
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
            visit(
                dictionary, shape, OSMReference(kind: 2, id: data.relations.ids[index]),
                associated: streetOfMember[MemberKey(kind: .relation, index: UInt32(index))])
        }
    }

    private static let triggerKeys =
        [
            "name", "amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare",
            "historic", "aeroway", "railway", "public_transport", "aerialway", "sport", "place",
            "boundary", "natural", "addr:housenumber", "emergency", "golf", "diplomatic", "ref",
            "landuse", "industrial", "highway", "information", "addr:conscriptionnumber",
            "addr:streetnumber", "addr:postcode", "int_name", "official_name", "loc_name",
            "man_made", "club",
        ] + ConceptTable.languages.map { "name:\($0)" }

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
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference, way: Int? = nil,
        associated: String?
    ) {
        var tags = tags
        if tags["name"] == nil { tags["name"] = Self.nameInstead(tags) }
        if tags["natural"] == "coastline" {
            // A closed shape has lost its last point, which is the first again.
            let line = shape.rings.first.map { $0 + $0.prefix(1) } ?? shape.line
            if line.count >= 2 { coast.append(line) }
        }
        if !addAddress(tags, shape, osm, associated: associated) { addPostcode(tags, shape) }
        if addSettlement(tags, shape, osm) { return }
        if addLine(tags, shape, osm, way: way) { return }
        if addPointOfInterest(tags, shape, osm) { return }
        addFeature(tags, shape, osm)
    }

    /// The name of what has none but in languages, or for people from elsewhere.
    private static func nameInstead(_ tags: [String: String]) -> String? {
        if let name = tags["int_name"] ?? tags["official_name"] ?? tags["loc_name"] { return name }
        let names = Self.names(tags).filter { $0.key.hasPrefix("name:") }
        return (names.first { $0.key == "name:en" } ?? names.first)?.value
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
    /// The way's number; nil for an area of several ways.
    var way: Int?
    var osm: OSMReference
    var points: [PackedCoordinate]
    var tags: [String: String]
    var importance: Double
}

/// An element with a house number.
struct FoundAddress {
    /// The street, or a place named instead of one; empty if the map names neither.
    var street: String
    var isPlace: Bool
    var number: String
    /// A second number by which the house is known; empty for none.
    var otherNumber: String
    /// Whether the number counts houses in a block, as in Japan.
    var isBlock: Bool
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
