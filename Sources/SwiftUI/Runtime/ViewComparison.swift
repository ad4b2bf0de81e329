/// Whether two values of a view's type would be evaluated to the same.
///
/// Stored properties are compared one by one: those that can be compared by `==`, classes by identity, structs by their
/// own properties, and what is left (closures) by their bytes. A difference that is none costs an evaluation; the
/// other way round does not happen.
///
/// SAFETY: both values are borrowed while they are compared, and each of their places is read as the type that the
/// type's own description has there.
/// BOUNDS: a property's offset, and the size by which bytes are compared, come from that description.
@MainActor enum ViewComparison {
    private struct Whole<V> { let value: V }

    /// Returns whether two views are the same.
    static func isSame<V>(_ old: V, _ new: V) -> Bool {
        unsafe withUnsafeBytes(of: old) { old in
            unsafe withUnsafeBytes(of: new) { new in
                guard let first = old.baseAddress, let second = new.baseAddress else { return true }
                // As a property of a struct, so that reflection tells what kind of type it is.
                return unsafe isSame(Whole<V>.self, true, first, second)
            }
        }
    }

    /// Returns whether two values of any type are the same.
    static func isSameValue<T>(_ old: T, _ new: T) -> Bool {
        if let same = equality(old, new) { return same }
        return isSame(old, new)
    }

    private static func equality<T>(_ old: T, _ new: T) -> Bool? {
        guard let first = old as? any Equatable else {
            guard T.self is AnyObject.Type else { return nil }
            return (old as AnyObject) === (new as AnyObject)
        }
        func open<E: Equatable>(_ first: E) -> Bool { (new as? E) == first }
        return open(first)
    }

    /// Compares two values of a type; both have to be there, as values of it, for as long as this takes.
    ///
    /// Only structs and tuples have properties to look at: of an existential type there is none without its value, and
    /// reflection would read that from nowhere.
    private static func isSame(
        _ type: Any.Type, _ hasFields: Bool, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        if let type = type as? any LinkedProperty.Type {
            return unsafe isSameProperty(type, old, new)
        }
        if let type = type as? any Equatable.Type { return unsafe isEqual(type, old, new) }
        let fields = hasFields ? DynamicFields.fields(of: type) : []
        guard fields.isEmpty else {
            return fields.allSatisfy {
                unsafe isSame($0.type, $0.hasFields, old + $0.offset, new + $0.offset)
            }
        }
        return unsafe isSameBytes(type, old, new)
    }

    private static func isSameProperty<P: LinkedProperty>(
        _ type: P.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        let first = unsafe old.assumingMemoryBound(to: P.self).pointee
        return unsafe first.isSame(as: new.assumingMemoryBound(to: P.self).pointee)
    }

    private static func isEqual<E: Equatable>(
        _ type: E.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        unsafe old.assumingMemoryBound(to: E.self).pointee
            == new.assumingMemoryBound(to: E.self).pointee
    }

    private static func isSameBytes(
        _ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        let count = _openExistential(type, do: size)
        return unsafe UnsafeRawBufferPointer(start: old, count: count)
            .elementsEqual(UnsafeRawBufferPointer(start: new, count: count))
    }
}
