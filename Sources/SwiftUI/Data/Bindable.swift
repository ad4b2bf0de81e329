/// A property that makes bindings of the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: @unchecked Sendable {
    // Unchecked: on Apple's systems it may be handed on too; the object guards itself.
    /// The observable object whose properties are bound.
    public var wrappedValue: Value

    /// The wrapper itself, from which `$object.property` makes bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Not to be used: the value has to be an observable object.
    @available(*, unavailable, message: "@Bindable needs a class that is @Observable.")
    @_disfavoredOverload
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    /// Creates the wrapper of an object.
    public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

    /// Creates the wrapper of an object.
    public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

    /// Creates the wrapper from another, as the parameter of a closure.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding of a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            identity: Binding<Subject>.Identity(object: ObjectIdentifier(object), path: [keyPath]),
            read: { object[keyPath: keyPath] },
            write: { value, transaction in
                Transaction.perform(transaction) { object[keyPath: keyPath] = value }
            })
    }
}
