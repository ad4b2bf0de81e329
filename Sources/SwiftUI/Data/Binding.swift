/// A property that reads and writes a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
    // Unchecked: what is bound to is behind a lock, or the closures are the app's, which calls them where it may.
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    /// What tells it from others, if that is known: the storage and the way into it.
    let identity: Identity?
    /// The transaction of changes through the binding, such as their animation.
    public var transaction = Transaction()

    /// What a binding leads to.
    struct Identity: Equatable {
        let object: ObjectIdentifier
        let path: [AnyKeyPath]
    }

    /// Creates a binding that reads and writes by closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(read: get, write: { value, _ in set(value) })
    }

    /// Creates a binding from closures that read, and write with a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(read: get, write: set)
    }

    init(
        identity: Identity? = nil, read: @escaping () -> Value,
        write: @escaping (Value, Transaction) -> Void
    ) {
        self.identity = identity
        self.read = read
        self.write = write
    }

    /// The value that the binding reads and writes.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, transaction) }
    }

    /// The binding itself, so that `$value` hands it on.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another, as the parameter of a closure.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _, _ in })
    }

    /// A binding of a property of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            identity: identity.map {
                Binding<Subject>.Identity(object: $0.object, path: $0.path + [keyPath])
            },
            read: { read()[keyPath: keyPath] },
            write: { value, transaction in
                var whole = read()
                whole[keyPath: keyPath] = value
                write(whole, transaction)
            })
    }

    /// Creates a binding of the value within an optional; nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            read: { base.wrappedValue ?? value }, write: { value, _ in base.wrappedValue = value })
    }

    /// Creates a binding of an optional from one that is never nil.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.wrappedValue },
            write: { value, _ in if let value { base.wrappedValue = value } })
    }

    /// Returns a binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }

    /// Returns a binding whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the bound value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {}

    func isSame(as other: Binding<Value>) -> Bool { identity != nil && identity == other.identity }
}
