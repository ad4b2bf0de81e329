/// The attributes of the schema that do not depend on a language.
///
/// Raw values are numbers; those of languages follow behind.
enum Field: UInt16, CaseIterable, Sendable {
    case kind, name, wayArea, tunnel, bridge, population, maritime, disputed, adminLevel,
        housename, housenumber, link, rail, oneway, onewayReverse, tracktype, surface, service,
        motorcar, bicycle, foot, horse, ref, refRows, refColumns, iata, dummy, height, minHeight,
        amenity, leisure,
        tourism, shop, manMade, historic, emergency, highway, office, cuisine, sport, vending,
        information, towerType, religion, denomination, recyclingGlass, recyclingPaper,
        recyclingClothes, recyclingScrap, atm

    /// The field's name in a tile.
    var name: String {
        switch self {
        case .wayArea: "way_area"
        case .adminLevel: "admin_level"
        case .onewayReverse: "oneway_reverse"
        case .refRows: "ref_rows"
        case .refColumns: "ref_cols"
        case .minHeight: "min_height"
        case .manMade: "man_made"
        case .towerType: "tower:type"
        case .recyclingGlass: "recycling:glass_bottles"
        case .recyclingPaper: "recycling:paper"
        case .recyclingClothes: "recycling:clothes"
        case .recyclingScrap: "recycling:scrap_metal"
        default: "\(self)"
        }
    }
}

/// One attribute of a feature: a field, a value, and the zoom from which it is written.
struct Attribute: Hashable, Sendable {
    private let bits: UInt64

    init(_ field: UInt16, _ value: UInt32, from zoom: Int = 0) {
        bits = UInt64(field) << 40 | UInt64(UInt8(zoom)) << 32 | UInt64(value)
    }

    /// Number of the field.
    var field: UInt16 { UInt16(truncatingIfNeeded: bits >> 40) }
    /// The smallest zoom whose tiles show the attribute.
    var zoom: Int { Int(UInt8(truncatingIfNeeded: bits >> 32)) }
    /// Number of the value in the feature set's values.
    var value: UInt32 { UInt32(truncatingIfNeeded: bits) }
}

/// A value of an attribute.
///
/// Texts are numbers in the extract's string pool.
enum FieldValue: Hashable, Sendable {
    case text(UInt32)
    case whole(Int64)
    case real(Float)
    case flag(Bool)
}
