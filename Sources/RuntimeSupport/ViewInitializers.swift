private import CRuntimeSupport

/// The initializer of a class that takes a rectangle, to be called on subclasses that are known only at run time.
///
/// `Base` declares two initializers, of which the first takes one value of four 64-bit floating-point numbers, as
/// `UIView.init(frame:)` is declared.
package struct FrameInitializer<Base: AnyObject> {
    private let slot: InitializerSlot<Base>

    /// Finds the first of the two initializers that `Base` adds to its parent's.
    package init() throws(ClassInitializerError) { slot = try InitializerSlot(number: 0, of: 2) }

    /// Calls the initializer on a class: `Base` or a subclass.
    ///
    /// A class that neither overrides nor inherits it ends the program with Swift's own message, as calling it directly
    /// would.
    package func callAsFunction(
        _ subclass: Base.Type, x: Double, y: Double, width: Double, height: Double
    ) -> Base {
        // SAFETY: the slot holds the allocating initializer. Swift's convention: a structure of four numbers is handed
        // over in four registers.
        let (function, metatype) = unsafe slot.function(of: subclass)
        return unsafe slot.object(
            class_init_call_frame(function, metatype, x, y, width, height))
    }
}

/// The initializer of a class that takes a case and an optional string, to be called on subclasses that are known only
/// at run time.
///
/// It is the one initializer that `Base` adds to its parent's, and its first parameter is an enumeration without
/// values, as `UITableViewCell.init(style:reuseIdentifier:)` is declared.
package struct StyleInitializer<Base: AnyObject> {
    private let slot: InitializerSlot<Base>

    /// Finds the one initializer that `Base` adds to its parent's.
    package init() throws(ClassInitializerError) { slot = try InitializerSlot(number: 0, of: 1) }

    /// Calls the initializer on a class: `Base` or a subclass.
    ///
    /// - Parameters:
    ///   - subclass: The class.
    ///   - style: The number of the case, in the order of declaration.
    ///   - string: The second parameter.
    package func callAsFunction(_ subclass: Base.Type, style: UInt8, _ string: String?) -> Base {
        // SAFETY: the slot holds the allocating initializer. Swift's convention: an enumeration without values is its
        // number, and a string two words, handed over owned.
        let (function, metatype) = unsafe slot.function(of: subclass)
        let (string0, string1) = unsafe words(moving: string)
        return unsafe slot.object(
            class_init_call_style(function, metatype, style, string0, string1))
    }
}

/// The initializer of a class that takes an optional string, to be called on subclasses that are known only at run time.
///
/// It is the one initializer that `Base` adds to its parent's, as `UITableViewHeaderFooterView.init(reuseIdentifier:)`
/// is declared.
package struct NameInitializer<Base: AnyObject> {
    private let slot: InitializerSlot<Base>

    /// Finds the one initializer that `Base` adds to its parent's.
    package init() throws(ClassInitializerError) { slot = try InitializerSlot(number: 0, of: 1) }

    /// Calls the initializer on a class: `Base` or a subclass.
    package func callAsFunction(_ subclass: Base.Type, _ string: String?) -> Base {
        // SAFETY: the slot holds the allocating initializer. Swift's convention: a string is two words, handed over
        // owned.
        let (function, metatype) = unsafe slot.function(of: subclass)
        let (string0, string1) = unsafe words(moving: string)
        return unsafe slot.object(class_init_call_name(function, metatype, string0, string1))
    }
}
