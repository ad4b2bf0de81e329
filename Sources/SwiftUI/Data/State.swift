/// A property that a view keeps as long as it exists.
@propertyWrapper public struct State<Value>: DynamicProperty, @unchecked Sendable {
    // Unchecked: the storage has a lock; the initial value is only read.
    private let initial: Value
    private var storage: StoredValue<Value>?

    /// Creates state with an initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates state with an initial value.
    public init(initialValue value: Value) { initial = value }

    /// The state; before the view is in a tree, its initial value.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set {
            guard let storage else { return }
            storage.value = newValue
        }
    }

    /// A binding that reads and writes the state.
    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initial) }
        return storage.binding
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        if let kept = slot as? StoredValue<Value> {
            storage = kept
        } else {
            let fresh = StoredValue(initial)
            slot = fresh
            storage = fresh
        }
    }

    func isSame(as other: State<Value>) -> Bool { true }
}

extension StoredValue {
    /// A binding of the value.
    var binding: Binding<Value> {
        Binding(
            identity: Binding.Identity(object: ObjectIdentifier(self), path: []),
            read: { self.value },
            write: { value, transaction in
                Transaction.perform(transaction) { self.value = value }
            })
    }
}
