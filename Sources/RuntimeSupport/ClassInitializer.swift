private import CRuntimeSupport

/// The initializer that a class adds to its parent's, to be called on subclasses that are known only at run time.
///
/// Swift calls an initializer on such a class only if it is `required`, which every subclass would have to repeat.
/// The initializer stands in the class's method table all the same and is called from there. Its parameters are
/// an optional class existential, of the type `First`, and an optional string; a caller has to see to it that they are.
///
/// ``InitializerSlot`` says how it is found.
package struct ClassInitializer<Base: AnyObject, First> {
    private let slot: InitializerSlot<Base>

    /// Finds the one initializer that `Base` adds to its parent's.
    package init() throws(ClassInitializerError) {
        guard MemoryLayout<First>.size == MemoryLayout<(UInt, UInt)>.size else {
            throw ClassInitializerError(
                className: String(reflecting: Base.self),
                code: .parameterSize(MemoryLayout<First>.size))
        }
        slot = try InitializerSlot(number: 0, of: 1)
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
        let (function, metatype) = unsafe slot.function(of: subclass)
        // SAFETY: `slot` holds, in `Base` and all classes below it, the allocating initializer. Swift's convention:
        // two words for each parameter, handed over owned, which is what moving them out of their memory does; the
        // result is owned by the caller.
        let (object, witness) = unsafe words(moving: first)
        let (string0, string1) = unsafe words(moving: second)
        let made = unsafe class_init_call(function, metatype, object, witness, string0, string1)
        return unsafe slot.object(made)
    }
}
