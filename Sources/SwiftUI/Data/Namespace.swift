/// A name that belongs to a view, by which others are told which one is meant.
@MainActor @preconcurrency @propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var kept: Kept?

    /// Creates a name.
    public init() {}

    /// The name; always the same while the view is there.
    public var wrappedValue: ID { kept?.id ?? ID(number: 0) }
}

extension Namespace: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let kept = slot as? Kept ?? Kept(ID(number: node.id))
        slot = kept
        self.kept = kept
    }

    func isSame(as other: Namespace) -> Bool { true }
}

/// Whether, or which, control has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, @unchecked Sendable {
    // Unchecked: as for `State`.
    private let initial: Value
    private var storage: StoredValue<Value>?

    /// Creates the state for one control.
    public init() where Value == Bool { initial = false }

    /// Creates the state for several controls.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    /// Leads to the value.
    @propertyWrapper public struct Binding {
        let base: SwiftUI.Binding<Value>

        /// The value.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Leads to the value, for `focused(_:)`.
    public var projectedValue: Binding { Binding(base: storage?.binding ?? .constant(initial)) }
}

extension FocusState: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let kept = slot as? StoredValue<Value> ?? StoredValue(initial)
        slot = kept
        storage = kept
    }

    func isSame(as other: FocusState<Value>) -> Bool { true }
}
