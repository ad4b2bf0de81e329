import Foundation

/// The floor of a building, counted as the building counts: 0 is the ground floor.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let storedLevel: Int

    /// The number of the floor: 0 on the ground, negative below.
    open var level: Int { storedLevel }

    package init(level: Int) {
        storedLevel = level
    }

    /// Creates the ground floor, for subclasses to replace.
    public override init() {
        storedLevel = 0
    }

    /// Restores a floor from an archive.
    public required init?(coder: NSCoder) {
        storedLevel = coder.decodeInteger(forKey: "level")
    }

    /// Encodes the number of the floor.
    open func encode(with coder: NSCoder) {
        coder.encode(level, forKey: "level")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
