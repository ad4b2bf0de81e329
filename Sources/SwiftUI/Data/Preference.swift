/// A key of a value that views pass up to the views around them.
public protocol PreferenceKey {
    /// The type of the preference's values.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
    /// Combines the value so far with the next one, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Default implementation for optionals: nil.
    public static var defaultValue: Value { nil }
}

/// A view that hands a value up.
@MainActor protocol PreferenceSource {
    func value<K: PreferenceKey>(of key: K.Type) -> K.Value?
}

struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
    let value: Key.Value
}

extension BuiltIn: PreferenceSource {
    func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
        (modifier as? PreferenceModifier<K>)?.value
    }
}

struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier {
    let action: (Key.Value) -> Void

    private final class Memory {
        var value: Key.Value?
    }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        // Items are made anew whenever something below is.
        let kept = node.memory as? Memory ?? Memory()
        node.memory = kept
        let action = action
        node.host.afterUpdate { [weak node] in
            guard let node else { return }
            var value = Key.defaultValue
            _ = node.gather(Key.self, into: &value)
            if let known = kept.value, ViewComparison.isSameValue(known, value) { return }
            kept.value = value
            action(value)
        }
        return content
    }
}

extension ViewNode {
    /// Adds what the views at and below the node hand up; returns whether there was anything.
    func gather<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value) -> Bool {
        var found = false
        for child in order {
            var own = K.defaultValue
            if let set = (child.view as? any PreferenceSource)?.value(of: key) {
                own = set
            } else {
                let isSet = child.gather(key, into: &own)
                let isChanged =
                    (child.view as? any PreferenceChanging)?.changed(key, &own) ?? false
                if !isSet, !isChanged { continue }
            }
            if found {
                K.reduce(value: &value) { own }
            } else {
                value = own
                found = true
            }
        }
        return found
    }
}

/// Hands a value up that is made from what is handed up below.
struct PreferenceChange<Key: PreferenceKey>: PrimitiveModifier {
    let change: (inout Key.Value) -> Void
}

/// A view that changes what is handed up below it.
@MainActor protocol PreferenceChanging {
    func changed<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value) -> Bool
}

extension BuiltIn: PreferenceChanging {
    func changed<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value) -> Bool {
        guard let modifier = modifier as? PreferenceChange<K> else { return false }
        modifier.change(&value)
        return true
    }
}

/// A view with another one that is made from what is handed up below it.
private struct PreferenceView<Key: PreferenceKey, Content: View, Other: View>: View {
    let content: Content
    let isBehind: Bool
    let alignment: Alignment
    let make: (Key.Value) -> Other
    @State private var value = Key.defaultValue

    var body: some View {
        let kept = $value
        let reader = content.with(PreferenceReader<Key> { kept.wrappedValue = $0 })
        if isBehind {
            reader.background(alignment: alignment) { make(value) }
        } else {
            reader.overlay(alignment: alignment) { make(value) }
        }
    }
}

extension View {
    /// Changes the value that the views below hand up.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { with(PreferenceChange<K>(change: callback)) }

    /// Shows a view before this one, made from what this one hands up.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceView<K, Self, V>(
            content: self, isBehind: false, alignment: alignment, make: transform)
    }

    /// Shows a view behind this one, made from what this one hands up.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceView<K, Self, V>(
            content: self, isBehind: true, alignment: alignment, make: transform)
    }

    /// Hands a value up the tree.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        with(PreferenceModifier<K>(value: value))
    }

    /// Adds an action for when the preference of the views below changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        with(PreferenceReader<K>(action: action))
    }

    /// Adds an action for when a value that is computed from the view's geometry changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
            }
        }
    }
}
