/// An object that tells before it changes.
///
/// On Apple's systems this comes from Combine, of which nothing else is here. New code does better with
/// `@Observable`, which tells what has changed.
public protocol ObservableObject: AnyObject {
    /// The type of who tells.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// Tells before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before the object changes; the same for as long as the object is there.
    public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Stops listening when it is asked to, or when nobody holds it any more.
public final class AnyCancellable: Hashable, @unchecked Sendable {
    // Unchecked: the work is done once, behind a lock.
    private let lock = NSLock()
    private var work: (() -> Void)?

    /// Creates an object that does something when it is cancelled.
    public init(_ cancel: @escaping () -> Void) { work = cancel }

    deinit { cancel() }

    /// Stops listening.
    public func cancel() {
        let work = lock.withLock {
            defer { self.work = nil }
            return self.work
        }
        work?()
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Listeners by number.
final class Listeners<Value>: @unchecked Sendable {
    // Unchecked: all behind the lock.
    private let lock = NSLock()
    private var nextNumber = 0
    private var listeners: [Int: (Value) -> Void] = [:]

    func add(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
        let number = lock.withLock {
            nextNumber += 1
            listeners[nextNumber] = listener
            return nextNumber
        }
        return AnyCancellable { [weak self] in
            guard let self else { return }
            lock.withLock { listeners[number] = nil }
        }
    }

    func tell(_ value: Value) {
        for listener in lock.withLock({ Array(listeners.values) }) { listener(value) }
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    // Unchecked: the listeners have a lock.
    private let listeners = Listeners<Void>()

    /// Creates one that nobody listens to.
    public init() {}

    /// Tells all who listen.
    public func send() { listeners.tell(()) }

    /// Calls a closure before each change, until what is returned is cancelled.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
        listeners.add(receiveValue)
    }

    /// One for each object that has none of its own, as long as the object is there.
    private static let table = PublisherTable()

    static func of(_ object: AnyObject) -> ObservableObjectPublisher { table.publisher(of: object) }
}

private final class PublisherTable: @unchecked Sendable {
    // Unchecked: all behind the lock.
    private struct Row {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var rows: [ObjectIdentifier: Row] = [:]
    private var sweepCount = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            if let row = rows[key], row.object === object { return row.publisher }
            if rows.count >= sweepCount {
                rows = rows.filter { $0.value.object != nil }
                sweepCount = max(64, rows.count * 2)
            }
            let row = Row(object: object, publisher: ObservableObjectPublisher())
            rows[key] = row
            return row.publisher
        }
    }
}

/// A property that its object tells of before it changes.
@propertyWrapper public struct Published<Value> {
    private var value: Value
    private let listeners = Listeners<Value>()

    /// Creates the property with the value that it begins with.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Creates the property with the value that it begins with.
    public init(initialValue: Value) { value = initialValue }

    /// Not used: the property has to belong to a class.
    @available(*, unavailable, message: "@Published is only for properties of classes.")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// Tells the values.
    public struct Publisher {
        let current: Value
        let listeners: Listeners<Value>

        /// Calls a closure with the value, and with each new one before it is set, until cancelled.
        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            receiveValue(current)
            return listeners.add(receiveValue)
        }
    }

    /// Tells the values.
    public var projectedValue: Publisher { Publisher(current: value, listeners: listeners) }

    /// Reads and writes the property of an object, which is told of before.
    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            (object.objectWillChange as? ObservableObjectPublisher)?.send()
            let listeners = object[keyPath: storage].listeners
            object[keyPath: storage].value = newValue
            listeners.tell(newValue)
        }
    }
}

/// Listens to an object for a node.
@MainActor final class ObjectWatch {
    private weak var object: AnyObject?
    private var listening: AnyCancellable?

    /// Returns the listening to an object: that which is there if it is the same object.
    static func watch<O: ObservableObject>(
        _ object: O, kept: AnyObject?, of node: ViewNode
    ) -> ObjectWatch {
        if let kept = kept as? ObjectWatch, kept.object === object { return kept }
        let watch = ObjectWatch()
        watch.object = object
        let publisher = object.objectWillChange as? ObservableObjectPublisher
        watch.listening = publisher?.sink { [weak node] in
            if MainThread.isCurrent {
                MainActor.assumeIsolated { node?.readHasChanged() }
            } else {
                Task { @MainActor [weak node] in node?.readHasChanged() }
            }
        }
        return watch
    }
}

/// An object that the view is evaluated again for, whenever it tells.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Creates the property.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates the property.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings of an object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding of a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                identity: Binding<Subject>.Identity(
                    object: ObjectIdentifier(object), path: [keyPath]),
                read: { object[keyPath: keyPath] },
                write: { value, transaction in
                    Transaction.perform(transaction) { object[keyPath: keyPath] = value }
                })
        }
    }

    /// Makes bindings of the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        slot = ObjectWatch.watch(wrappedValue, kept: slot, of: node)
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool {
        wrappedValue === other.wrappedValue
    }
}

/// An object that the view makes once and keeps, and is evaluated again for whenever it tells.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var kept: Kept?

    /// The object with the listening to it.
    private final class Kept {
        let object: ObjectType
        var watch: ObjectWatch?
        init(_ object: ObjectType) { self.object = object }
    }

    /// Creates the property; the object is made when the view first comes into a tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    public var wrappedValue: ObjectType { kept?.object ?? make() }

    /// Makes bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let kept = slot as? Kept ?? Kept(make())
        kept.watch = ObjectWatch.watch(kept.object, kept: kept.watch, of: node)
        slot = kept
        self.kept = kept
    }

    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
