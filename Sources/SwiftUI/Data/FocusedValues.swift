/// A key of a value that the view in use exports for commands and other views.
public protocol FocusedValueKey {
    /// The type of the key's values.
    associatedtype Value
}

/// The values that views export while they are shown.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: Any] = [:]

    /// Creates values of which none is set.
    public init() {}

    /// The value of a key; nil where no view exports one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)] as? Key.Value }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

/// What the views of a host export, those that were shown last after others.
@MainActor final class ExportedValues {
    private var exports: [(node: ObjectIdentifier, export: (inout FocusedValues) -> Void)] = []
    private let version = StoredValue(0)

    /// The values that are exported now; what reads them is evaluated again when they change.
    var values: FocusedValues {
        _ = version.value
        var values = FocusedValues()
        for (_, export) in exports { export(&values) }
        return values
    }

    /// Sets what a node exports; nil for nothing any more.
    func set(_ export: ((inout FocusedValues) -> Void)?, of node: ObjectIdentifier, isNew: Bool) {
        if let place = exports.firstIndex(where: { $0.node == node }) {
            if let export {
                exports[place].export = export
            } else {
                exports.remove(at: place)
            }
        } else if let export {
            exports.append((node, export))
        }
        if isNew || export == nil { version.value = version.unread + 1 }
    }
}

private enum PreferredColorSchemeKey: FocusedValueKey { typealias Value = ColorScheme }

extension FocusedValues {
    /// What a view that is shown asks all colors to be.
    var preferredColorScheme: ColorScheme? {
        get { self[PreferredColorSchemeKey.self] }
        set { if let newValue { self[PreferredColorSchemeKey.self] = newValue } }
    }
}

/// Exports a value for as long as the view is shown.
struct FocusedValueModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?

    private final class Memory { var value: Value? }

    /// Whether readers have to look again: not for another binding, which is read by itself.
    private static func differ(_ old: Value?, _ new: Value?) -> Bool {
        Value.self is any Equatable.Type
            ? !ViewComparison.isSameValue(old, new) : (old == nil) != (new == nil)
    }

    func updated(_ node: ViewNode) {
        let (keyPath, value) = (keyPath, value)
        let kept = node.memory as? Memory
        let isNew = kept.map { Self.differ($0.value, value) } ?? true
        let memory = kept ?? Memory()
        memory.value = value
        node.memory = memory
        let (values, key) = (node.host.exported, ObjectIdentifier(node))
        values.set({ $0[keyPath: keyPath] = value }, of: key, isNew: isNew)
        node.atEnd(Memory.self) { values.set(nil, of: key, isNew: true) }
    }
}

extension View {
    /// Exports a value while the view is shown, for properties with ``FocusedValue``.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { with(FocusedValueModifier(keyPath: keyPath, value: value)) }

    /// Exports a value while the view is shown; nil for none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { with(FocusedValueModifier(keyPath: keyPath, value: value)) }

    /// Exports a value while the view's window is in use, which the page's is.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { focusedValue(keyPath, value) }

    /// Exports a value while the view's window is in use, which the page's is; nil for none.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { focusedValue(keyPath, value) }
}

/// A property that reads what the view in use exports.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var values: FocusedValues?

    /// Creates a property that reads a value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value; nil where no view exports one.
    public var wrappedValue: Value? { values?[keyPath: keyPath] }
}

extension FocusedValue: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let outer = Evaluation.current
        Evaluation.current = node
        defer { Evaluation.current = outer }
        values = node.host.exported.values
    }

    func isSame(as other: FocusedValue<Value>) -> Bool { true }
}

/// A property that reads and changes what the view in use exports as a binding.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var base: FocusedValue<Binding<Value>>

    /// Creates a property that reads a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        base = FocusedValue(keyPath)
    }

    /// The value that the binding leads to; nil where no view exports one, and then setting it has no effect.
    public var wrappedValue: Value? {
        get { base.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { base.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding of the value.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension FocusedBinding: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) { base.link(&slot, of: node) }

    func isSame(as other: FocusedBinding<Value>) -> Bool { true }
}
