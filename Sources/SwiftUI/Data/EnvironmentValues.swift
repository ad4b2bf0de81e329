/// A key of a value in the environment, with its default.
public protocol EnvironmentKey {
    /// The type of the key's values.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// The values that a view passes down to the views in it.
public struct EnvironmentValues: @unchecked Sendable {
    // Unchecked: values of any type may be in it, as on Apple's systems; it is read on the main actor.

    /// A value with what tells it from others of the same key.
    private final class Setting {
        let value: Any
        init(_ value: Any) { self.value = value }
    }

    private var entries: [ObjectIdentifier: Setting] = [:]

    /// Creates an environment in which nothing is set.
    public init() {}

    /// The value of a key: that which was set nearest to the view, else the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { (entries[ObjectIdentifier(key)]?.value as? K.Value) ?? K.defaultValue }
        set {
            if MainThread.isCurrent, let old = entries[ObjectIdentifier(key)]?.value as? K.Value {
                // SAFETY: this is the main thread, and neither value leaves it.
                nonisolated(unsafe) let (old, new) = (old, newValue)
                // A value that is the same leaves everything below as it is.
                if MainActor.assumeIsolated({ unsafe ViewComparison.isSameValue(old, new) }) {
                    return
                }
            }
            entries[ObjectIdentifier(key)] = Setting(newValue)
        }
    }

    /// The object of a class that was put in by its type.
    subscript(object type: Any.Type) -> AnyObject? {
        get { entries[ObjectIdentifier(type)]?.value as AnyObject? }
        set {
            guard let newValue else { return entries[ObjectIdentifier(type)] = nil }
            if let old = entries[ObjectIdentifier(type)]?.value as AnyObject?, old === newValue {
                return
            }
            entries[ObjectIdentifier(type)] = Setting(newValue)
        }
    }

    /// Whether both were made by the same settings.
    func isIdentical(to other: EnvironmentValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in other.entries[key] === entry }
    }

    /// Takes over the settings that say the same, so that what is below is not evaluated in vain.
    mutating func reuse(_ old: EnvironmentValues) {
        for (key, entry) in entries {
            guard let known = old.entries[key], known !== entry else { continue }
            // SAFETY: views are updated on the main actor, and neither value leaves it.
            nonisolated(unsafe) let (first, second) = (known.value, entry.value)
            let isSame = MainActor.assumeIsolated { unsafe Self.isSame(first, second) }
            if isSame { entries[key] = known }
        }
    }

    @MainActor private static func isSame(_ first: Any, _ second: Any) -> Bool {
        func open<T>(_ first: T) -> Bool {
            guard let second = second as? T else { return false }
            return ViewComparison.isSameValue(first, second)
        }
        return _openExistential(first, do: open)
    }
}

/// A property that reads a value or an observable object from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
    // Unchecked: as for `EnvironmentValues`.
    private let read: (EnvironmentValues) -> Value?
    private let name: String
    private var values: EnvironmentValues?

    /// Creates a property that reads a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        name = "\(keyPath)"
    }

    /// Creates a property that reads an observable object, which has to be there when it is read.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] as? Value }
        name = "\(objectType)"
    }

    /// Creates a property that reads an observable object, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[object: objectType] as? T) }
        name = "\(objectType)"
    }

    /// The value.
    ///
    /// An object that was never put in with `environment(_:)` is the program's mistake and ends it, as on Apple's
    /// systems.
    public var wrappedValue: Value {
        guard let value = read(values ?? EnvironmentValues()) else {
            fatalError(
                "No \(name) is in the environment: put one in with .environment(…) above the view.")
        }
        return value
    }
}

extension Environment: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let values = node.environment
        self.values = values
        let read = read
        node.environmentChecks.append { other in
            ViewComparison.isSameValue(read(values), read(other))
        }
    }

    func isSame(as other: Environment<Value>) -> Bool { true }
}

/// A property that reads an observable object from the environment, and updates the view when it
/// changes.
@propertyWrapper @dynamicMemberLookup
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates the property.
    public init() {}

    /// The object; traps if none was set with `environmentObject(_:)`.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No \(ObjectType.self) is in the environment: put one in with .environmentObject(…)."
            )
        }
        return object
    }

    /// A wrapper that makes bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    /// A binding of a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { projectedValue[dynamicMember: keyPath] }
}

extension EnvironmentObject: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let values = node.environment
        object = values[object: ObjectType.self] as? ObjectType
        node.environmentChecks.append { other in
            values[object: ObjectType.self] === other[object: ObjectType.self]
        }
        if let object { slot = ObjectObservation.watch(object, kept: slot, of: node) }
    }

    func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
