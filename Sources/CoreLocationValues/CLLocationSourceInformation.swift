import Foundation

/// Whether a location was simulated by software or reported by an accessory.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let storedSoftware: Bool
    private let storedAccessory: Bool

    /// Whether software made the location up.
    open var isSimulatedBySoftware: Bool { storedSoftware }
    /// Whether an external accessory, such as a receiver, reported the location.
    open var isProducedByAccessory: Bool { storedAccessory }

    /// Creates the information from its two flags.
    public init(
        softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool
    ) {
        storedSoftware = isSoftware
        storedAccessory = isAccessory
    }

    /// Restores the information from an archive.
    public required init?(coder: NSCoder) {
        storedSoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
        storedAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
    }

    /// Encodes the two flags.
    open func encode(with coder: NSCoder) {
        coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
        coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
