/// The kinds of places in an index.
public enum PlaceKind: UInt8, Sendable, CaseIterable {
    /// A shop, stop, office, sight …
    case poi = 0
    /// A house or flat, known by its address.
    case address
    /// A street, all its pieces together.
    case street
    /// A country, region, town, village, suburb …
    case place
    /// A mountain, river, forest, island …
    case feature
    /// The area of a postal code.
    case postcode
    /// The crossing of two streets.
    case intersection
    /// A position that was typed as numbers.
    case coordinate

    /// The name of the kind, as answers have it.
    public var name: String {
        switch self {
        case .poi: "poi"
        case .address: "address"
        case .street: "street"
        case .place: "place"
        case .feature: "feature"
        case .postcode: "postcode"
        case .intersection: "address"
        case .coordinate: "address"
        }
    }
}

/// An OpenStreetMap element, written "n123", "w45", "r6".
public struct OSMReference: Sendable, Hashable, CustomStringConvertible {
    /// Kind in the two highest bits (0 node, 1 way, 2 relation, 3 none), id below.
    public let packed: UInt64

    /// Creates a reference from its packed form.
    public init(packed: UInt64) { self.packed = packed }

    /// The reference to no element.
    public static let none = OSMReference(packed: 3 << 62)

    /// Creates a reference.
    ///
    /// - Parameters:
    ///   - kind: 0 for a node, 1 for a way, 2 for a relation.
    ///   - id: The element's id; ids above 2⁶² do not exist.
    public init(kind: UInt8, id: Int64) {
        packed = UInt64(kind & 3) << 62 | UInt64(bitPattern: id) & (1 << 62 - 1)
    }

    /// "n123", or an empty string for no element.
    public var description: String {
        let number = String(packed & (1 << 62 - 1))
        return switch packed >> 62 {
        case 0: "n" + number
        case 1: "w" + number
        case 2: "r" + number
        default: ""
        }
    }
}
