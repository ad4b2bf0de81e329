private import CRuntimeSupport
import Foundation

/// The initializer `init()` of objects, to be called on subclasses of `NSObject` that are known only at run time.
///
/// Objective-C makes an app's delegate so; Swift calls `init()` on such a class only if it is `required`, which
/// `NSObject` here does not say. It stands in the table of methods that every subclass begins with, at a place that
/// is found by comparing the tables of two classes, of which one overrides that initializer and the other nothing.
package enum PlainInitializer {
    private class Plain: NSObject {}

    private class Probe: NSObject {
        var isMade = false
        override init() {
            super.init()
            isMade = true
        }
    }

    /// Returns a new object of a class; nil if the classes of this toolchain are laid out in another way.
    ///
    /// A class whose `init()` is unavailable ends the program with Swift's own message.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
        guard let slot else { return nil }
        return unsafe call(type, slot) as? Object
    }

    /// The place of `init()` in the metadata of `NSObject` and its subclasses, in words.
    private static let slot: Int? = {
        guard let tables = methods(of: NSObject.self) else { return nil }
        // SAFETY: metatypes of classes are addresses of their metadata, which are never freed.
        let plain = unsafe unsafeBitCast(Plain.self as AnyClass, to: UnsafeRawPointer.self)
        let probe = unsafe unsafeBitCast(Probe.self as AnyClass, to: UnsafeRawPointer.self)
        // BOUNDS: the metadata of a subclass begins with its parent's table.
        let differing = tables.filter {
            let offset = $0 * MemoryLayout<UInt>.size
            return unsafe plain.load(fromByteOffset: offset, as: UInt.self)
                != probe.load(fromByteOffset: offset, as: UInt.self)
        }
        guard differing.count == 1, let found = differing.first,
            let made = unsafe call(Probe.self, found) as? Probe, made.isMade
        else { return nil }
        return found
    }()

    /// The places of a class's methods, in words from the address of its metadata.
    private static func methods(of type: AnyClass) -> Range<Int>? {
        // SAFETY: as above. Word 4 holds the size of the metadata and how far its address lies in it, word 5 the
        // address of its descriptor and word 6 that of a destructor; methods follow (`TargetClassMetadata`).
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        let size = unsafe metadata.load(fromByteOffset: 4 * word, as: UInt32.self)
        let before = unsafe metadata.load(fromByteOffset: 4 * word + 4, as: UInt32.self)
        guard size >= before, size - before < 1 << 16 else { return nil }
        let end = Int(size - before) / word
        return end > 7 ? 7..<end : nil
    }

    /// Calls the initializer at a place on a class.
    @unsafe private static func call(_ type: AnyClass, _ slot: Int) -> AnyObject? {
        // SAFETY: `slot` holds the allocating initializer without parameters; its result is owned by the caller.
        // BOUNDS: `slot` is within the metadata that a class shares with `NSObject`.
        let metatype = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let function = unsafe metatype.load(
            fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        guard let made = unsafe class_init_call_plain(function, metatype) else { return nil }
        return unsafe Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
    }
}
