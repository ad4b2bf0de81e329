import Foundation

/// An area that can be watched; what area, its subclasses say.
///
/// Two regions are equal when their identifiers are.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
    private let storedIdentifier: String

    /// The name by which the app knows the region.
    open var identifier: String { storedIdentifier }
    /// Whether entering is reported; true unless set otherwise.
    open var notifyOnEntry = true
    /// Whether leaving is reported; true unless set otherwise.
    open var notifyOnExit = true

    package init(identifier: String) {
        storedIdentifier = identifier
    }

    /// Creates a region without a name, for subclasses to replace.
    public override init() {
        storedIdentifier = ""
    }

    /// Restores a region from an archive.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
            return nil
        }
        storedIdentifier = name.description
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Encodes the identifier and which events are reported.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a region with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        copyingNotifications(to: CLRegion(identifier: identifier))
    }

    /// Copies which events are reported to another region, and returns it.
    package final func copyingNotifications<Region: CLRegion>(to region: Region) -> Region {
        region.notifyOnEntry = notifyOnEntry
        region.notifyOnExit = notifyOnExit
        return region
    }

    /// Returns whether the other object is a region with the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// A hash of the identifier, equal for equal regions.
    open override var hash: Int { identifier.hashValue }

    /// The type and the identifier, for logs.
    open override var description: String { "\(type(of: self)) (identifier:'\(identifier)')" }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// It is not known whether the device is in the region.
    case unknown = 0
    /// The device is in the region.
    case inside = 1
    /// The device is outside the region.
    case outside = 2
}
