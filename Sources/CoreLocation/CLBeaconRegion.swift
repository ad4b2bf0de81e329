import Foundation

/// The surroundings of one or more Bluetooth beacons.
open class CLBeaconRegion: CLRegion {
    private let storedConstraint: CLBeaconIdentityConstraint

    /// Which beacons make up the region.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { storedConstraint }
    /// The UUID that all beacons of the owner share.
    open var uuid: UUID { storedConstraint.uuid }
    /// The major number; nil for any.
    open var major: NSNumber? { storedConstraint.major.map { NSNumber(value: $0) } }
    /// The minor number; nil for any.
    open var minor: NSNumber? { storedConstraint.minor.map { NSNumber(value: $0) } }
    /// Whether presence is reported when the display is turned on; false unless set otherwise.
    open var notifyEntryStateOnDisplay = false

    /// Creates the region of all beacons that fit a constraint.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        storedConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Creates the region of all beacons of an owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid),
            identifier: identifier)
    }

    /// Creates the region of an owner's beacons with a major number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
            identifier: identifier)
    }

    /// Creates the region of a single beacon.
    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(
                uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    /// Creates the region of all beacons of an owner, by the name that it had before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    /// Creates the region of an owner's beacons with a major number, by the name that it had before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    /// Creates the region of a single beacon, by the name that it had before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue,
        identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// The UUID that all beacons of the owner share, by the name that it had before iOS 13.
    open var proximityUUID: UUID { uuid }

    /// Restores a region from an archive.
    public required init?(coder: NSCoder) {
        guard
            let constraint = coder.decodeObject(
                of: CLBeaconIdentityConstraint.self, forKey: "beaconIdentityConstraint")
        else { return nil }
        storedConstraint = constraint
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    }

    /// Encodes the region with its constraint and notification settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(beaconIdentityConstraint, forKey: "beaconIdentityConstraint")
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    /// Returns a region with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let region = CLBeaconRegion(
            beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        region.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copyingNotifications(to: region)
    }
}
