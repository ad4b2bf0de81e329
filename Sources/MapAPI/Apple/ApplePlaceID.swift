import Bytes
import Foundation
import MapGeometry
import Places

/// The id of a place in Apple's Maps Server API, such as `I3F0A…`.
///
/// It is made of the OpenStreetMap element that the place comes from, so that it stays the same when the atlas is made
/// anew, and it can be undone, so that nothing has to be kept. Clients are to see nothing in it: the 64 bits are mixed.
/// Sixteen more check them. The form must not change: ids are stored by those who were given them.
package struct ApplePlaceID: Hashable, Sendable {
    /// The object that an identifier stands for.
    package enum Subject: Hashable, Sendable {
        /// The place that an element leads; where it leads several, such as a shop and the square that its address
        /// names, the one of a kind.
        case element(OSMReference, PlaceKind?)
        /// An address of an element that has several, such as an interpolation.
        case address(OSMReference, numberHash: UInt16)
        /// A postcode, which need not be an element.
        case postcode(String)
        /// A position in millionths of a degree, latitude from -90 and longitude from -180.
        case position(latitude: UInt32, longitude: UInt32)
    }

    package let subject: Subject
    private let payload: UInt64

    /// The id of a place; nil for one that nothing would lead back to, such as a crossing of two streets.
    package init?(_ place: FoundPlace) {
        switch place.kind {
        case .poi, .place, .feature, .street:
            guard place.osm != .none else { return nil }
            self.init(.element(place.osm, place.kind))
        case .address:
            guard place.osm != .none else { return nil }
            let hash = Self.hash(of: place.address.housenumber)
            self.init(.address(place.osm, numberHash: hash))
        case .postcode: self.init(.postcode(place.name))
        case .coordinate: self.init(place.coordinate)
        case .intersection: return nil
        }
    }

    /// The id of a position; nil if it is not on the earth.
    private init?(_ position: CLLocationCoordinate2D) {
        guard abs(position.latitude) <= 90, abs(position.longitude) <= 180 else { return nil }
        self.init(
            .position(
                latitude: UInt32(((position.latitude + 90) * 1e6).rounded()),
                longitude: UInt32(((position.longitude + 180) * 1e6).rounded())))
    }

    private init?(_ subject: Subject) {
        guard let payload = Self.payload(of: subject) else { return nil }
        self.subject = subject
        self.payload = payload
    }

    /// Reads an id, or the name of an element, `n123`, that earlier versions gave as one; nil for anything else.
    package init?(_ text: String) {
        if let reference = OSMReference(text) {
            self.init(.element(reference, nil))
            return
        }
        let bytes = Array(text.utf8)
        guard bytes.count == 21, bytes[0] == UInt8(ascii: "I"),
            let mixed = Self.number(bytes[1..<17]), let check = Self.number(bytes[17...])
        else { return nil }
        let payload = Self.unmixed(mixed)
        guard UInt64(Self.check(of: payload)) == check, let subject = Self.subject(of: payload)
        else { return nil }
        self.init(subject)
    }

    /// The id as text: letters and digits.
    package var text: String {
        "I" + Self.digits(Self.mixed(payload), 16) + Self.digits(UInt64(Self.check(of: payload)), 4)
    }

    /// The place in the words of OpenStreetMap, `n123`, which is an id too; nil if it is no element of its own.
    package var elementName: String? {
        guard case .element(let reference, let kind) = subject, kind != .street else { return nil }
        return reference.description
    }

    // MARK: Payload: three bits that say of what, then 61

    private static let bits = 61
    private static let idBits = 45
    private static let postcodeLetters = Array(
        "\0-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ".unicodeScalars)
    private static let longestPostcode = 11

    private static func payload(of subject: Subject) -> UInt64? {
        switch subject {
        case .element(let reference, let kind):
            let id = reference.packed & (1 << 62 - 1)
            guard reference != .none, id < 1 << idBits else { return nil }
            let number = kind.map { UInt64($0.rawValue) + 1 } ?? 0
            return (reference.packed >> 62) << bits | number << idBits | id
        case .address(let reference, let numberHash):
            let id = reference.packed & (1 << 62 - 1)
            guard reference != .none, id < 1 << idBits else { return nil }
            return (4 + reference.packed >> 62) << bits | UInt64(numberHash) << idBits | id
        case .postcode(let text):
            guard (1...longestPostcode).contains(text.unicodeScalars.count) else { return nil }
            var number: UInt64 = 0
            for scalar in text.unicodeScalars {
                guard let letter = postcodeLetters.firstIndex(of: scalar), letter > 0 else {
                    return nil
                }
                number = number * UInt64(postcodeLetters.count) + UInt64(letter)
            }
            return 3 << bits | number
        case .position(let latitude, let longitude):
            return 7 << bits | UInt64(latitude) << 29 | UInt64(longitude)
        }
    }

    private static func subject(of payload: UInt64) -> Subject? {
        let value = payload & (1 << bits - 1)
        switch payload >> bits {
        case let type where type < 3:
            let reference = OSMReference(packed: type << 62 | value & (1 << idBits - 1))
            let number = value >> idBits
            if number == 0 { return .element(reference, nil) }
            guard let kind = UInt8(exactly: number - 1).flatMap(PlaceKind.init(rawValue:)) else {
                return nil
            }
            return .element(reference, kind)
        case 3:
            var text = String.UnicodeScalarView()
            var rest = value
            while rest > 0 {
                text.append(postcodeLetters[Int(rest % UInt64(postcodeLetters.count))])
                rest /= UInt64(postcodeLetters.count)
            }
            let postcode = Subject.postcode(String(String.UnicodeScalarView(text.reversed())))
            return self.payload(of: postcode) == payload ? postcode : nil
        case 7:
            let latitude = value >> 29
            let longitude = value & (1 << 29 - 1)
            guard latitude <= 180_000_000, longitude <= 360_000_000 else { return nil }
            return .position(latitude: UInt32(latitude), longitude: UInt32(longitude))
        case let type:
            let reference = OSMReference(packed: (type - 4) << 62 | value & (1 << idBits - 1))
            return .address(reference, numberHash: UInt16(value >> idBits))
        }
    }

    /// A number of a few bits for the number on a door.
    package static func hash(of text: String) -> UInt16 {
        let hash = StableHash.of32(text.utf8)
        return UInt16(truncatingIfNeeded: hash ^ hash >> 16)
    }

    // MARK: Mixing: SplitMix64's, whose every step can be undone

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    private static func unmixed(_ value: UInt64) -> UInt64 {
        var value = value ^ value >> 31 ^ value >> 62
        value = value &* 0x3196_42B2_D24D_8EC3
        value = value ^ value >> 27 ^ value >> 54
        value = value &* 0x96DE_1B17_3F11_9089
        value = value ^ value >> 30 ^ value >> 60
        return value &- 0x9E37_79B9_7F4A_7C15
    }

    private static func check(of payload: UInt64) -> UInt16 {
        UInt16(mixed(payload ^ 0x4D61_7077_7269_6768) >> 48)
    }

    // MARK: Digits

    private static func digits(_ value: UInt64, _ count: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: count - text.utf8.count) + text
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "A")...UInt8(ascii: "F"):
                value = value << 4 | UInt64(digit - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }
}
