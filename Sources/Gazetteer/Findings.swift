import Geodesy
import OpenStreetMap
import ParallelWork
import Places

/// What a run of elements stands for, in the order of the elements.
///
/// An element is looked at by itself, so that runs can be looked at in parallel; what several elements have to do with
/// each other is found when all are known.
struct Findings {
    /// Places.
    var drafts: [PlaceDraft] = []
    /// Settlements and administrative areas, by number in `drafts`.
    var settlements: [Settlement] = []
    /// Points of interest that may be another element's, by number in `drafts`.
    var duplicates: [PossibleDuplicate] = []
    /// Addresses not yet given to streets.
    var addresses: [FoundAddress] = []
    /// Postcodes of what has no house number.
    var postcodes: [FoundPostcode] = []
    /// Pieces of streets and rivers.
    var pieces: [LinePiece] = []
    /// Coastlines, land on the left.
    var coast: [[PackedCoordinate]] = []

    /// Adds what one element stands for; it may be several things.
    ///
    /// - Parameters:
    ///   - way: The number of the way that it is; nil for others.
    ///   - associated: The street that a relation gives it.
    mutating func add(
        _ tags: [String: String], _ shape: ElementShape, _ osm: OSMReference, way: Int? = nil,
        associated: String?
    ) {
        var tags = tags
        if tags["name"] == nil { tags["name"] = Self.nameInstead(tags) }
        if tags["natural"] == "coastline" {
            let line = shape.stretch
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
        guard tags.keys.contains(where: { $0.hasPrefix("name:") }) else { return nil }
        let names = Self.names(tags).filter { $0.key.hasPrefix("name:") }
        return (names.first { $0.key == "name:en" } ?? names.first)?.value
    }

    /// What runs of elements that follow each other stand for.
    init(joining runs: [Findings], _ threads: WorkerThreads) {
        if runs.count < 2 {
            self = runs.first ?? Findings()
            return
        }
        drafts = threads.joined(runs.map(\.drafts))
        pieces = threads.joined(runs.map(\.pieces))
        addresses = threads.joined(runs.map(\.addresses))
        postcodes = threads.joined(runs.map(\.postcodes))
        coast = threads.joined(runs.map(\.coast))
        var first = 0
        for run in runs {
            for var settlement in run.settlements {
                settlement.draft += first
                settlements.append(settlement)
            }
            for var duplicate in run.duplicates {
                duplicate.draft += first
                duplicates.append(duplicate)
            }
            first += run.drafts.count
        }
    }

    init() {}
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
    /// What it is merged by.
    var key: LineKey
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
    /// The value of `place=*`, or nil.
    var place: String?
    /// The value of `admin_level=*`, or nil.
    var level: Int?
    /// Square meters, 0 without an outline.
    var area: Double
    var isMerged = false
}
