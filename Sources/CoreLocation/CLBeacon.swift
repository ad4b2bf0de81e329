import Foundation

/// A Bluetooth beacon that was heard.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let identity: CLBeaconIdentityConstraint
    private let storedProximity: CLProximity
    private let storedAccuracy: CLLocationAccuracy
    private let storedSignal: Int
    private let storedTimestamp: Date

    /// The UUID that the beacon shares with others of its owner.
    open var uuid: UUID { identity.uuid }
    /// The number of the beacon's group among those of its owner; 0 if it is not known.
    open var major: NSNumber { NSNumber(value: identity.major ?? 0) }
    /// The number of the beacon within its group; 0 if it is not known.
    open var minor: NSNumber { NSNumber(value: identity.minor ?? 0) }
    /// Roughly how near the beacon is.
    open var proximity: CLProximity { storedProximity }
    /// Uncertainty of the distance, in meters; negative when unknown.
    open var accuracy: CLLocationAccuracy { storedAccuracy }
    /// Mean strength of the signal, in decibels.
    open var rssi: Int { storedSignal }
    /// The time at which the beacon's signal was received.
    open var timestamp: Date { storedTimestamp }

    package init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, proximity: CLProximity,
        accuracy: CLLocationAccuracy, rssi: Int, timestamp: Date
    ) {
        identity = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        storedProximity = proximity
        storedAccuracy = accuracy
        storedSignal = rssi
        storedTimestamp = timestamp
    }

    /// Creates a beacon of which nothing is known, for subclasses to replace.
    public override init() {
        let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        identity = CLBeaconIdentityConstraint(uuid: nobody)
        storedProximity = .unknown
        storedAccuracy = -1
        storedSignal = 0
        storedTimestamp = Date()
    }

    /// Restores a beacon from an archive.
    public required init?(coder: NSCoder) {
        guard
            let identity = coder.decodeObject(
                of: CLBeaconIdentityConstraint.self, forKey: "identity")
        else { return nil }
        self.identity = identity
        storedProximity =
            CLProximity(rawValue: coder.decodeInteger(forKey: "proximity")) ?? .unknown
        storedAccuracy = coder.decodeDouble(forKey: "accuracy")
        storedSignal = coder.decodeInteger(forKey: "rssi")
        storedTimestamp = Date(
            timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }

    /// Encodes the beacon's identity, proximity, accuracy, signal strength and time.
    open func encode(with coder: NSCoder) {
        coder.encode(identity, forKey: "identity")
        coder.encode(proximity.rawValue, forKey: "proximity")
        coder.encode(accuracy, forKey: "accuracy")
        coder.encode(rssi, forKey: "rssi")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Roughly how near a beacon is.
public enum CLProximity: Int, Sendable {
    /// The distance is not known.
    case unknown = 0
    /// The beacon is next to the device.
    case immediate
    /// The beacon is within a few meters.
    case near
    /// The beacon is farther away than a few meters.
    case far
}
