private import CRuntimeSupport

/// The initializer that a class adds to its parent's, to be called on subclasses that are known only at run time.
///
/// Swift calls an initializer on such a class only if it is `required`, which every subclass would have to repeat.
/// The initializer stands in the class's method table all the same and is called from there. Its parameters are
/// an optional class existential, of the type `First`, and an optional string; a caller has to see to it that they are.
///
/// The layout of metadata is that of Swift 5 and later on systems without Objective-C: `TargetClassMetadata` and
/// `TargetClassDescriptor` of the runtime's `Metadata.h`. What can be checked of it is checked by `init`.
package struct ClassInitializer<Base: AnyObject, First> {
    /// The initializer's place in the metadata of `Base` and of its subclasses, in words.
    private let slot: Int

    /// Finds the one initializer that `Base` adds to its parent's.
    package init() throws(ClassInitializerError) {
        guard MemoryLayout<First>.size == MemoryLayout<(UInt, UInt)>.size else {
            throw Self.error(.parameterSize(MemoryLayout<First>.size))
        }
        slot = try Self.findSlot()
    }

    /// Calls the initializer on a class.
    ///
    /// A class that does not have the initializer, since it neither overrides nor inherits it, ends the program with
    /// Swift's own message, as calling it directly would.
    ///
    /// - Parameters:
    ///   - subclass: `Base` or a subclass.
    ///   - first: The first parameter.
    ///   - second: The second parameter.
    package func callAsFunction(_ subclass: Base.Type, _ first: First, _ second: String?) -> Base {
        // SAFETY: a metatype of a class is the address of its metadata, which is never freed.
        let metatype = unsafe unsafeBitCast(subclass as AnyClass, to: UnsafeRawPointer.self)
        // BOUNDS: the metadata of a subclass begins with its parent's, in which `findSlot` has found the slot.
        let function = unsafe metatype.load(
            fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        // SAFETY: `slot` holds, in `Base` and all classes below it, the allocating initializer. Swift's convention:
        // two words for each parameter, handed over owned, which is what moving them out of their memory does; the
        // result is owned by the caller.
        let (object, witness) = unsafe Self.words(moving: first)
        let (string0, string1) = unsafe Self.words(moving: second)
        let made = unsafe class_init_call(function, metatype, object, witness, string0, string1)
        // An initializer that can't fail returns an object.
        guard let made = unsafe made else { fatalError("an initializer returned nil") }
        return unsafe Unmanaged<Base>.fromOpaque(made).takeRetainedValue()
    }

    /// Returns the two words of a value, with their ownership.
    ///
    /// - Precondition: `Value` takes two words: `First` as `init` has checked, a string's are the language's ABI.
    @unsafe private static func words<Value>(moving value: Value) -> (UInt, UInt) {
        // BOUNDS: one value is allocated and initialized, and its two words are read.
        // SAFETY: the memory is given back without deinitialization, so that the words own the value.
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe memory.initialize(to: value)
        let words = unsafe UnsafeRawPointer(memory).load(as: (UInt, UInt).self)
        unsafe memory.deallocate()
        return words
    }

    private static func error(_ code: ClassInitializerError.Code) -> ClassInitializerError {
        ClassInitializerError(className: String(reflecting: Base.self), code: code)
    }

    /// Finds the initializer by the class's descriptor: thirteen 32-bit words up to the methods that the class adds.
    private static func findSlot() throws(ClassInitializerError) -> Int {
        // SAFETY: a metatype of a class is the address of its metadata, whose sixth word is the address of its
        // descriptor; both are constants of the program.
        let metadata = unsafe unsafeBitCast(Base.self as AnyClass, to: UnsafeRawPointer.self)
        let descriptor = unsafe metadata.load(
            fromByteOffset: 5 * MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
        guard let descriptor = unsafe descriptor else { throw error(.notNative) }
        // BOUNDS: words 0 to 12 are there once the flags say that it is a class with a method table; those behind
        // are two a method, of which word 12 is the number.
        func word(_ index: Int) -> UInt32 {
            unsafe descriptor.load(fromByteOffset: index * 4, as: UInt32.self)
        }
        let flags = word(0)
        guard flags & 0x1F == 16 else { throw error(.notNative) }
        guard flags & 0x80 == 0 else { throw error(.generic) }
        guard flags >> 29 & 1 == 0 else { throw error(.resilientParent) }
        guard flags >> 16 & 3 == 0 else { throw error(.completedAtRunTime) }
        guard flags >> 31 & 1 == 1 else { throw error(.withoutMethods) }
        // The low four bits are the kind of a method; 1 is an initializer.
        let found = (0..<Int(word(12))).filter { word(13 + 2 * $0) & 0xF == 1 }
        guard found.count == 1 else { throw error(.initializers(found.count)) }
        let slot = Int(word(11)) + found[0]
        // The descriptor has the function's address relative to the word that holds it.
        let place = unsafe descriptor + (14 + 2 * found[0]) * 4
        let code = unsafe place + Int(place.load(as: Int32.self))
        let inTable = unsafe metadata.load(
            fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        guard unsafe code == inTable else { throw error(.tableDiffers) }
        return slot
    }
}
