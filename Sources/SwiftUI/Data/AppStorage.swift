/// The values stored under a key, for all views that read it.
private final class StoredKeys: @unchecked Sendable {
    // Unchecked: what it holds is only touched under its lock.
    static let shared = StoredKeys()
    private let lock = NSLock()
    private var values: [String: AnyObject] = [:]
    /// Kept, so that no other store comes to be where one was.
    private var stores: [ObjectIdentifier: AnyObject] = [:]
    /// The stores that are about to be put on disk.
    private var waiting: Set<ObjectIdentifier> = []
    private let queue = DispatchQueue(label: "mapwright.app-storage", qos: .utility)

    /// Returns the value stored under a key of a store; the same object each time.
    func value<Value>(_ key: String, of store: AnyObject, read: () -> Value) -> StoredValue<Value> {
        let name = "\(ObjectIdentifier(store)) \(Value.self) \(key)"
        return lock.withLock {
            stores[ObjectIdentifier(store)] = store
            if let known = values[name] as? StoredValue<Value> { return known }
            let fresh = StoredValue(read())
            values[name] = fresh
            return fresh
        }
    }

    /// Puts what a store has on disk, soon: on Linux nothing else does.
    func keep(_ store: UserDefaults) {
        let key = ObjectIdentifier(store)
        guard lock.withLock({ waiting.insert(key).inserted }) else { return }
        // SAFETY: stores may be used on any thread.
        nonisolated(unsafe) let store = store
        queue.async {
            self.lock.withLock { _ = self.waiting.remove(key) }
            unsafe store.synchronize()
        }
    }

    /// Returns when all values stored so far are on disk.
    func waitUntilKept() { queue.sync {} }
}

/// Writes the values of the user defaults to disk at once.
package func putAppStorageOnDisk() { StoredKeys.shared.waitUntilKept() }

/// A value that is kept in the user's defaults, and for which the view is evaluated again.
///
/// Changes that are made by others than properties of this kind are seen when the program next begins.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
    // Unchecked: as for `State`.
    private let stored: StoredValue<Value>
    private let write: (Value) -> Void

    private init(
        _ initial: Value, _ key: String, _ store: UserDefaults?,
        read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
    ) {
        let store = store ?? .standard
        stored = StoredKeys.shared.value(key, of: store) {
            store.object(forKey: key).flatMap(read) ?? initial
        }
        self.write = { value in
            if let kept = write(value) {
                store.set(kept, forKey: key)
            } else {
                store.removeObject(forKey: key)
            }
            StoredKeys.shared.keep(store)
        }
    }

    /// The value of the key, or the default; setting it writes to the user defaults.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set {
            stored.value = newValue
            write(newValue)
        }
    }

    /// A binding that reads and writes the value of the key.
    public var projectedValue: Binding<Value> {
        let (stored, write) = (stored, write)
        return Binding(
            identity: Binding.Identity(object: ObjectIdentifier(stored), path: []),
            read: { stored.value },
            write: { value, transaction in
                Transaction.perform(transaction) { stored.value = value }
                write(value)
            })
    }
}

extension AppStorage: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {}
    func isSame(as other: AppStorage<Value>) -> Bool { stored === other.stored }
}

extension AppStorage where Value == Bool {
    /// Creates a property for a Boolean value of the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool },
            write: { $0 })
    }
}

extension AppStorage where Value == Int {
    /// Creates a property for an integer of the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int },
            write: { $0 })
    }
}

extension AppStorage where Value == Double {
    /// Creates a property for a floating-point number of the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store, read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double },
            write: { $0 })
    }
}

extension AppStorage where Value == String {
    /// Creates a property for a string of the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, read: { $0 as? String }, write: { $0 })
    }
}

extension AppStorage where Value == Data {
    /// Creates a property for data of the user defaults, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, read: { $0 as? Data }, write: { $0 })
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Creates a property for how the user has arranged tabs, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store,
            // What was written by another version counts as the default.
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            // A value without properties can always be written.
            write: { try? JSONEncoder().encode($0) })
    }
}

extension AppStorage where Value == URL {
    /// Creates a property for a URL of the user defaults, stored as text, with its default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store, read: { ($0 as? String).flatMap { URL(string: $0) } },
            write: { $0.absoluteString })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property for a value that is stored by its integer raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store,
            read: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property for a value that is stored by its string raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            wrappedValue, key, store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for a string of the user defaults that is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, read: { $0 as? String }, write: { $0 })
    }

    /// Creates a property for a Boolean value that is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, read: { ($0 as? NSNumber)?.boolValue }, write: { $0 })
    }

    /// Creates a property for an integer that is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, read: { ($0 as? NSNumber)?.intValue }, write: { $0 })
    }

    /// Creates a property for a number of the user defaults that is nil while none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, read: { ($0 as? NSNumber)?.doubleValue }, write: { $0 })
    }

    /// Creates a property for a value with a raw value that is nil while none is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            nil, key, store, read: { ($0 as? String).flatMap { R(rawValue: $0) } },
            write: { $0?.rawValue })
    }
}

/// A value that a window keeps by a key, for as long as the program runs.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, @unchecked Sendable {
    // Unchecked: as for `State`.
    private let stored: StoredValue<Value>

    /// Creates a value that is stored under a key.
    public init(wrappedValue: Value, _ key: String) {
        stored = StoredKeys.shared.value(key, of: sceneKeys) { wrappedValue }
    }

    /// Creates a property for a value of the scene that is nil at first.
    public init(_ key: String) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key)
    }

    /// The value stored under the key, or the initial one.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding that reads and writes the value of the key.
    public var projectedValue: Binding<Value> { stored.binding }
}

/// What values of scenes are kept by, apart from those of the defaults.
private final class SceneKeys: Sendable {}
private let sceneKeys = SceneKeys()

extension SceneStorage: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {}
    func isSame(as other: SceneStorage<Value>) -> Bool { stored === other.stored }
}

/// A property for a length that scales with the user's text size, which is always the default here.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The scaled length; here always the length that it was created with.
    public let wrappedValue: Value

    /// Creates a length that scales with the body text style.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a length that grows as a style of text does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
