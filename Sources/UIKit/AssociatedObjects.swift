import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Only noted, not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of it is kept alive: here the object itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of it is kept alive: here the object itself.
    case OBJC_ASSOCIATION_COPY = 771
}

// SAFETY: the key's address is compared alone; nothing is read from it.
/// Keeps a value with an object under a key, the address of a variable; nil removes it.
///
/// The value lives as long as the object; as Linux tells nobody when an object ends, it is let go of at one of the next
/// associations after that.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    let kept: AssociatedValue? = value.map {
        policy == .OBJC_ASSOCIATION_ASSIGN && type(of: $0) is AnyClass
            ? .noted(WeakObject($0 as AnyObject)) : .kept($0)
    }
    Associations.shared.set(kept, for: UInt(bitPattern: key), of: owner)
}

// SAFETY: the key's address is compared alone; nothing is read from it.
/// Returns the value that is kept with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Removes all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.removeAll(of: object as AnyObject)
}

private struct WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

private enum AssociatedValue {
    case kept(Any)
    case noted(WeakObject)

    var value: Any? {
        switch self {
        case .kept(let value): value
        case .noted(let reference): reference.object
        }
    }
}

/// What is kept with objects, by their addresses.
private final class Associations: @unchecked Sendable {
    // Unchecked: the lock guards all of it.
    static let shared = Associations()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UInt: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func set(_ value: AssociatedValue?, for key: UInt, of owner: AnyObject) {
        // What is let go of ends outside of the lock: it may associate objects itself.
        var released: [Entry] = []
        lock.withLock {
            let id = ObjectIdentifier(owner)
            var entry = Entry(owner: owner)
            if let old = entries[id] {
                released.append(old)
                // Another object may have been at the same address.
                if old.owner === owner { entry.values = old.values }
            }
            entry.values[key] = value
            entries[id] = entry.values.isEmpty ? nil : entry
            released += sweep()
        }
        withExtendedLifetime(released) {}
    }

    func value(for key: UInt, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
                return nil
            }
            return entry.values[key]?.value
        }
    }

    func removeAll(of owner: AnyObject) {
        let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }

    /// Takes out the values of objects that are no more, each time there are twice as many as were left.
    private func sweep() -> [Entry] {
        guard entries.count >= sweepAt else { return [] }
        let gone = entries.filter { $0.value.owner == nil }
        for id in gone.keys { entries[id] = nil }
        sweepAt = max(64, entries.count * 2)
        return Array(gone.values)
    }
}
