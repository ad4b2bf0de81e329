import Foundation
import Synchronization

/// Locks of objects, as Objective-C keeps one for each object that is synchronized on.
private enum ObjectLocks {
    /// A lock, and how many hold it or wait for it; it goes with the last of them.
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        let lock = entries.withLock { entries in
            entries[key, default: Entry()].users += 1
            return entries[key]?.lock
        }
        lock?.lock()
    }

    /// Returns whether the object was synchronized on.
    static func exit(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        let lock = entries.withLock { entries -> NSRecursiveLock? in
            guard let entry = entries[key] else { return nil }
            if entry.users == 1 { entries[key] = nil } else { entries[key]?.users -= 1 }
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Waits until no other thread is between this call and ``objc_sync_exit(_:)`` with the same object.
///
/// - Returns: 0, for success.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(obj as AnyObject)
    return 0
}

/// Lets another thread go on that waits for an object.
///
/// - Returns: 0 for success, -1 if the object was not synchronized on.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
