import Foundation

/// The number of a beacon's group, the first of two that identify it among those of its owner.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon within its group, the second of two that identify it.
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant: all of an owner, those with a major number, or a single one.
///
/// Two constraints are equal when all their parts are.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let storedUUID: UUID
    private let storedMajor: CLBeaconMajorValue?
    private let storedMinor: CLBeaconMinorValue?

    /// The UUID that all beacons of the owner share.
    open var uuid: UUID { storedUUID }
    /// The major number; nil for any.
    open var major: CLBeaconMajorValue? { storedMajor }
    /// The minor number; nil for any.
    open var minor: CLBeaconMinorValue? { storedMinor }

    /// Creates a constraint to all beacons of an owner.
    public init(uuid: UUID) {
        (storedUUID, storedMajor, storedMinor) = (uuid, nil, nil)
    }

    /// Creates a constraint to the beacons of an owner with a major number.
    public init(uuid: UUID, major: CLBeaconMajorValue) {
        (storedUUID, storedMajor, storedMinor) = (uuid, major, nil)
    }

    /// Creates a constraint to a single beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (storedUUID, storedMajor, storedMinor) = (uuid, major, minor)
    }

    /// Restores a constraint from an archive.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> UInt16? {
            guard coder.containsValue(forKey: key) else { return nil }
            return UInt16(exactly: coder.decodeInteger(forKey: key))
        }
        guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: text.description)
        else { return nil }
        (storedUUID, storedMajor, storedMinor) = (uuid, number("major"), number("minor"))
    }

    /// Encodes the UUID and the numbers that are given.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: uuid.uuidString), forKey: "uuid")
        if let major { coder.encode(Int(major), forKey: "major") }
        if let minor { coder.encode(Int(minor), forKey: "minor") }
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is a constraint to the same beacons.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return uuid == other.uuid && major == other.major && minor == other.minor
    }

    /// A hash of UUID, major and minor number, equal for equal constraints.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(uuid)
        hasher.combine(major)
        hasher.combine(minor)
        return hasher.finalize()
    }
}
