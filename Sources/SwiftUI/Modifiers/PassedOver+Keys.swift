// Keyboard input and keyboard focus: the page reports keys in fields only.

/// A press of a key, as `onKeyPress(_:action:)` would tell of it.
public struct KeyPress: Sendable {
    /// The result of handling a key press.
    public enum Result: Sendable { case handled, ignored }

    /// The parts of a press.
    public struct Phases: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int
        /// Creates phases from the raw value, one bit a phase.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The part of the press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key generates.
    public let characters: String
    /// The keys that are held.
    public let modifiers: EventModifiers
}

/// The interactions that the focus of a view is for.
public struct FocusInteractions: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates interactions from the raw value, one bit an interaction.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Choosing it as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Changing it as text is.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Chosen by the system.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Whether assistive technologies focus a view; the page does not report it, and the focus is not moved.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value

    /// Creates the state for one view.
    public init() where Value == Bool { initial = false }
    /// Creates the state for several views.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The state: false, or nil.
    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }

    /// Leads to the state, for `accessibilityFocused(_:)`.
    @MainActor @preconcurrency public struct Binding {
        /// The state: false, or nil.
        public let wrappedValue: Value
    }

    /// Leads to the state, for `accessibilityFocused(_:)`.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(wrappedValue: initial) }
}

extension View {
    /// Adds an action for a key; the page does not tell.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
        -> some View
    { self }

    /// Adds an action for phases of a key; the page does not tell.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Adds an action for some keys; the page does not tell.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Adds an action for any key; the page does not tell.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Sets what the focus of the view is for; the browser decides.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
    {
        self
    }

    /// Sets whether the focus is shown; the browser decides.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Binds the focus of a search field; the page keeps its own.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    /// Binds the focus of a search field among others; the page keeps its own.
    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { self }

    /// Binds where assistive technologies are; the page does not tell.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
    { self }

    /// Binds at which of several views assistive technologies are; the page does not tell.
    public func accessibilityFocused<V: Hashable>(
        _ binding: AccessibilityFocusState<V>.Binding, equals value: V
    ) -> some View { self }
}
