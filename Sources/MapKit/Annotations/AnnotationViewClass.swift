private import CClassInit

/// A class of annotation views known only at run time, as an app has registered it.
///
/// Apple's map makes views of it through Objective-C. In Swift an initializer can be called on a class known at run
/// time only if it is `required`, which every subclass would have to repeat: no app written for Apple's systems
/// would compile. The initializer is there all the same, in the class's table of methods, and is called from there.
@MainActor struct AnnotationViewClass {
    /// The class.
    let viewClass: MKAnnotationView.Type

    /// Creates a view of the class; nil if the table of methods is not what it is expected to be.
    func makeView(annotation: (any MKAnnotation)?, reuseIdentifier: String) -> MKAnnotationView? {
        // The classes that are not derived by an app need none of this.
        if viewClass == MKMarkerAnnotationView.self {
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        guard let slot = Self.initializerSlot else { return nil }
        let metatype = unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self)
        let function = metatype.load(
            fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        // SAFETY: `slot` holds, in this class and all below it, the allocating initializer with the
        // parameters of `MKAnnotationView.init(annotation:reuseIdentifier:)`; that is checked where the slot is
        // found. Swift's convention: two words for each parameter, handed over owned, which is what moving them
        // out of memory that is then given back does; the result is owned by the caller.
        let view = Self.moveOut(annotation) { first in
            Self.moveOut(Optional(reuseIdentifier)) { second in
                class_init_call(function, metatype, first.0, first.1, second.0, second.1)
            }
        }
        return view.map { Unmanaged<MKAnnotationView>.fromOpaque($0).takeRetainedValue() }
    }

    /// Gives the two words of a value to a closure, which has to take over their ownership.
    private static func moveOut<Value, Result>(
        _ value: Value, _ body: ((UInt, UInt)) -> Result
    ) -> Result {
        precondition(MemoryLayout<Value>.size == 2 * MemoryLayout<UInt>.size)
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        let words = UnsafeRawPointer(memory).load(as: (UInt, UInt).self)
        memory.deallocate()
        return body(words)
    }

    /// Where in the metadata of `MKAnnotationView` and its subclasses the initializer is, in words.
    ///
    /// From the class's descriptor, as laid out in Swift's `TargetClassDescriptor`: thirteen 32-bit words
    /// up to the methods that the class adds, of which exactly one is an initializer. Nil if the
    /// descriptor says that it is laid out otherwise, or does not agree with the metadata.
    static let initializerSlot: Int? = {
        let metadata = unsafeBitCast(MKAnnotationView.self as AnyClass, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(
            fromByteOffset: 5 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        func word(_ index: Int) -> UInt32 {
            descriptor.load(fromByteOffset: index * 4, as: UInt32.self)
        }
        let flags = word(0)
        let (isClass, isGeneric) = (flags & 0x1F == 16, flags & 0x80 != 0)
        let (hasTable, hasResilientParent) = (flags >> 31 & 1 == 1, flags >> 29 & 1 == 1)
        let initialization = flags >> 16 & 3
        guard isClass, !isGeneric, hasTable, !hasResilientParent, initialization == 0 else {
            return nil
        }
        var found: Int?
        for method in 0..<Int(word(12)) {
            let entry = 13 + 2 * method
            // The low four bits are the kind; 1 is an initializer.
            guard word(entry) & 0xF == 1 else { continue }
            guard found == nil else { return nil }
            let slot = Int(word(11)) + method
            let place = descriptor + (entry + 1) * 4
            let code = place + Int(place.load(as: Int32.self))
            let inMetadata = metadata.load(
                fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
            guard code == inMetadata else { return nil }
            found = slot
        }
        return found
    }()
}
