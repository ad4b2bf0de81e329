/// Listens to an object for a node.
@MainActor final class ObjectObservation {
    private weak var object: AnyObject?
    private var listening: AnyCancellable?

    /// Returns the listening to an object: that which is there if it is the same object.
    static func watch<O: ObservableObject>(
        _ object: O, kept: AnyObject?, of node: ViewNode
    ) -> ObjectObservation {
        if let kept = kept as? ObjectObservation, kept.object === object { return kept }
        let watch = ObjectObservation()
        watch.object = object
        watch.listening = object.objectWillChange.sink { [weak node] _ in
            if MainThread.isCurrent {
                MainActor.assumeIsolated { node?.readHasChanged() }
            } else {
                Task { @MainActor [weak node] in node?.readHasChanged() }
            }
        }
        return watch
    }
}

/// A property that observes an object and updates the view when it changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The observed object, whose changes update the view.
    public var wrappedValue: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// A wrapper that makes bindings of an object's properties.
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

    /// A wrapper that makes bindings of the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        slot = ObjectObservation.watch(wrappedValue, kept: slot, of: node)
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool {
        wrappedValue === other.wrappedValue
    }
}

/// A property that creates an object once, observes it, and updates the view when it changes.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var kept: Memory?

    /// The object with the listening to it.
    private final class Memory {
        let object: ObjectType
        var watch: ObjectObservation?
        init(_ object: ObjectType) { self.object = object }
    }

    /// Creates the property; the object is made when the view first comes into a tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object, made when the view first appears and kept as long as it exists.
    public var wrappedValue: ObjectType { kept?.object ?? make() }

    /// A wrapper that makes bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: LinkedProperty {
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode) {
        let kept = slot as? Memory ?? Memory(make())
        kept.watch = ObjectObservation.watch(kept.object, kept: kept.watch, of: node)
        slot = kept
        self.kept = kept
    }

    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
