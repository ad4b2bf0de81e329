import Bytes
import Foundation

/// Numbers made of ids, the same in every process, which `hashValue` is not.
///
/// Ids of one type that are not equal have different numbers but for chance, 1 in 2⁶⁴ a pair; integers of up to 64 bits
/// always. What has no value of its own, such as an `ObjectIdentifier`, has the number of its description, which another
/// process may give to something else.
enum IdentityNumber {
    /// Returns the number of an id.
    ///
    /// - Complexity: Some tens of nanoseconds for integers, UUIDs and texts; the fields of other types are looked at one
    ///   by one, a microsecond each.
    static func of(_ id: some Hashable) -> UInt64 {
        switch id {
        case let number as Int: return Marker.mix(UInt64(bitPattern: Int64(number)))
        case let text as String: return of(text)
        case let uuid as UUID:
            let b = uuid.uuid
            let lower = word([b.7, b.6, b.5, b.4, b.3, b.2, b.1, b.0])
            let upper = word([b.15, b.14, b.13, b.12, b.11, b.10, b.9, b.8])
            return Marker.mix(lower ^ Marker.mix(upper))
        case let number as any FixedWidthInteger:
            return Marker.mix(UInt64(truncatingIfNeeded: number))
        case let raw as any RawRepresentable: return of(any: raw.rawValue)
        case let erased as AnyHashable where erased.base is any Hashable:
            return ofParts(erased.base)
        default: return ofParts(id)
        }
    }

    static func of(_ text: String) -> UInt64 { StableHash.of64(text.utf8) }

    private static func word(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func of(any value: Any) -> UInt64 {
        if let id = value as? any Hashable { return of(id) }
        return ofParts(value)
    }

    /// Joins the numbers of what a value consists of.
    private static func ofParts(_ value: Any) -> UInt64 {
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty, mirror.displayStyle != .class else {
            return of(String(reflecting: value))
        }
        // The order of these is another one in each process.
        let hasOrder = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
        return mirror.children.reduce(0x9e37_79b9_7f4a_7c15) { number, child in
            let part = of(child.label ?? "") ^ Marker.mix(of(any: child.value))
            return hasOrder ? Marker.mix(number ^ part) : number &+ Marker.mix(part)
        }
    }
}
