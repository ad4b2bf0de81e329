/// Where one of the initializers that a class adds to its parent's stands in its method table.
///
/// The layout of metadata is that of Swift 5 and later on systems without Objective-C: `TargetClassMetadata` and
/// `TargetClassDescriptor` of the runtime's `Metadata.h`. What can be checked of it is checked by `init`.
struct InitializerSlot<Base: AnyObject> {
    /// The place in the metadata of `Base` and of its subclasses, in words.
    private let offset: Int

    /// Finds an initializer by the class's descriptor: thirteen 32-bit words up to the methods that the class adds.
    ///
    /// - Parameters:
    ///   - number: Which of the initializers, from 0, as they are declared.
    ///   - count: How many initializers the class has to add.
    init(number: Int, of count: Int) throws(ClassInitializerError) {
        func error(_ code: ClassInitializerError.Code) -> ClassInitializerError {
            ClassInitializerError(className: String(reflecting: Base.self), code: code)
        }
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
        guard found.count == count, found.indices.contains(number) else {
            throw error(.initializers(found.count))
        }
        offset = Int(word(11)) + found[number]
        // The descriptor has the function's address relative to the word that holds it.
        let place = unsafe descriptor + (14 + 2 * found[number]) * 4
        let code = unsafe place + Int(place.load(as: Int32.self))
        let inTable = unsafe metadata.load(
            fromByteOffset: offset * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        guard unsafe code == inTable else { throw error(.tableDiffers) }
    }

    /// Returns the address of the initializer that a class has, and that of the class's metadata.
    @unsafe func function(of subclass: Base.Type) -> (UnsafeRawPointer, UnsafeRawPointer) {
        // SAFETY: a metatype of a class is the address of its metadata, which is never freed.
        let metatype = unsafe unsafeBitCast(subclass as AnyClass, to: UnsafeRawPointer.self)
        // BOUNDS: the metadata of a subclass begins with its parent's, in which `init` has found the place.
        let function = unsafe metatype.load(
            fromByteOffset: offset * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        return unsafe (function, metatype)
    }

    /// Takes over what an initializer that can't fail has returned.
    @unsafe func object(_ made: UnsafeMutableRawPointer?) -> Base {
        // SAFETY: an initializer that can't fail returns an object of the class, owned by the caller.
        guard let made = unsafe made else { fatalError("an initializer returned nil") }
        return unsafe Unmanaged<Base>.fromOpaque(made).takeRetainedValue()
    }
}

/// Returns the two words of a value, with their ownership.
///
/// - Precondition: `Value` takes two words, as a string and an optional class existential do.
@unsafe func words<Value>(moving value: Value) -> (UInt, UInt) {
    // BOUNDS: one value is allocated and initialized, and its two words are read.
    // SAFETY: the memory is given back without deinitialization, so that the words own the value.
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe memory.initialize(to: value)
    let words = unsafe UnsafeRawPointer(memory).load(as: (UInt, UInt).self)
    unsafe memory.deallocate()
    return words
}
