/// A property that gives a view an identifier of its own, to tell views apart that use the same
/// ids.
@MainActor @preconcurrency @propertyWrapper
public struct Namespace: DynamicProperty {
    /// An identifier that is unique among the namespaces of a program.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Memory {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var kept: Memory?

    /// Creates a namespace; the view that has the property gives it its identifier.
    public init() {}

    /// The identifier, the same as long as the view exists.
    public var wrappedValue: ID { kept?.id ?? ID(number: 0) }
}

extension Namespace: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let kept = slot as? Memory ?? Memory(ID(number: node.id))
        slot = kept
        self.kept = kept
    }

    func isSame(as other: Namespace) -> Bool { true }
}

/// A property that tells and sets which control has the keyboard focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, @unchecked Sendable {
    // Unchecked: as for `State`.
    private let initial: Value
    private var storage: StoredValue<Value>?

    /// Creates the state for one control.
    public init() where Value == Bool { initial = false }

    /// Creates the state for several controls.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The focus: whether the control has it, or the value of the control that has.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    /// A property that reads and writes a focus state somewhere else.
    @propertyWrapper public struct Binding {
        let base: SwiftUI.Binding<Value>

        /// The focus; setting it moves the keyboard focus.
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

/// The priority of a request for the keyboard focus; here the first request wins.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the program has not set another.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Whenever the view is shown.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Gives the keyboard focus to a control when the view appears.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.wrappedValue = value } }
}
