/// A sequence of touches on a view that triggers actions.
///
/// Of all gestures taps and long presses are told by who shows the interface; others compile and do not begin. The map
/// itself takes drags, pinches and turns, for its camera. An app's own gesture has a ``body`` made of others.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the value that the gesture reports.
    associatedtype Value = Body.Value
    /// What the gesture is made of.
    associatedtype Body: Gesture
    /// What the gesture is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    /// Without values, as there is no such gesture.
    public typealias Value = Never
    /// A primitive type: it has no body.
    public var body: Never { switch self {} }
}

extension Gesture where Body == Never {
    /// Never asked for: the gesture is one of those that all others are made of.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The kinds of touches that a view takes; others go to the view around it.
package struct TouchKinds: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let tap = TouchKinds(rawValue: 1)
    package static let longPress = TouchKinds(rawValue: 2)
}

/// A tap or a long press.
package struct Touch: Sendable {
    let kind: TouchKinds
    /// Where it was, in the view's own points.
    let location: CGPoint
}

/// A gesture that the runtime itself knows.
@MainActor package protocol PrimitiveGesture: Gesture {
    /// Which touches are of interest to it.
    var touches: TouchKinds { get }
    /// What it makes of a touch; nil for nothing.
    func recognize(_ touch: Touch) -> Value?
    /// Does what is to be done.
    func perform(_ value: Value)
}

extension PrimitiveGesture {
    package func perform(_ value: Value) {}
}

extension Gesture {
    /// Which touches are of interest to it, or to what it is made of.
    var takenTouches: TouchKinds {
        (self as? any PrimitiveGesture)?.touches ?? body.takenTouches
    }

    /// What it, or what it is made of, makes of a touch.
    func recognized(_ touch: Touch) -> Value? {
        func open<G: PrimitiveGesture>(_ gesture: G) -> Value? {
            gesture.recognize(touch).flatMap { $0 as? Value }
        }
        if let own = self as? any PrimitiveGesture { return open(own) }
        return body.recognized(touch).flatMap { $0 as? Value }
    }

    /// Does what is to be done of it, and of what it is made of.
    func performed(_ value: Value) {
        func open<G: PrimitiveGesture>(_ gesture: G) {
            if let value = value as? G.Value { gesture.perform(value) }
        }
        if let own = self as? any PrimitiveGesture { return open(own) }
        if let value = value as? Body.Value { body.performed(value) }
    }

    /// Adds an action for when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(gesture: self, action: action)
    }

    /// Adds an action for when the gesture changes; here that is once, when it is recognized.
    public func onChanged(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(gesture: self, action: action)
    }

    /// Updates a state while the gesture lasts; without effect here, where gestures end at once.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }

    /// Returns a gesture whose values are transformed by a closure.
    public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> {
        MappedGesture(gesture: self, transform: body)
    }

    /// Returns this gesture followed by another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns this gesture with another that is recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    { SimultaneousGesture(self, other) }

    /// Returns this gesture, with another that is recognized only if this one is not.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture with an action for when it ends.
public struct EndedGesture<Base: Gesture>: Gesture, PrimitiveGesture {
    /// The values of the gesture to which the action was added.
    public typealias Value = Base.Value
    /// A primitive type: it has no body.
    public typealias Body = Never

    let gesture: Base
    let action: (Base.Value) -> Void

    package var touches: TouchKinds { gesture.takenTouches }
    package func recognize(_ touch: Touch) -> Base.Value? { gesture.recognized(touch) }
    package func perform(_ value: Base.Value) {
        gesture.performed(value)
        action(value)
    }
}

/// A gesture whose values are transformed by a closure.
public struct MappedGesture<Base: Gesture, Value>: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    let gesture: Base
    let transform: (Base.Value) -> Value

    package var touches: TouchKinds { gesture.takenTouches }
    package func recognize(_ touch: Touch) -> Value? { gesture.recognized(touch).map(transform) }
}

/// Two gestures that are recognized one after the other.
///
/// A long press or a tap followed by a drag is complete with the press: the drag is where that was.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// How far the sequence has got.
    @frozen public enum Value {
        /// The first gesture.
        case first(First.Value)
        /// The second gesture, of which there may be no value yet.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that is made first.
    public let first: First
    /// The gesture that is made then.
    public let second: Second

    /// Creates a gesture from the one that comes first and the one that follows.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    package var touches: TouchKinds { first.takenTouches }
    package func recognize(_ touch: Touch) -> Value? {
        guard let value = first.recognized(touch) else { return nil }
        if let drag = second as? any DragLike {
            return .second(value, drag.value(at: touch.location) as? Second.Value)
        }
        return .second(value, nil)
    }

    package func perform(_ value: Value) {
        guard case .second(let own, let other) = value else { return }
        first.performed(own)
        if let other { second.performed(other) }
    }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture; nil if it was not recognized.
        public var first: First.Value?
        /// The value of the second gesture; nil if it was not recognized.
        public var second: Second.Value?
    }

    let first: First
    let second: Second

    /// Creates a gesture from two that are recognized at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    package var touches: TouchKinds { first.takenTouches.union(second.takenTouches) }
    package func recognize(_ touch: Touch) -> Value? {
        let value = Value(first: first.recognized(touch), second: second.recognized(touch))
        return value.first == nil && value.second == nil ? nil : value
    }

    package func perform(_ value: Value) {
        if let own = value.first { first.performed(own) }
        if let own = value.second { second.performed(own) }
    }
}

/// Two gestures of which only one is recognized, the first before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The value of the gesture that was recognized.
    @frozen public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    let first: First
    let second: Second

    /// Creates a gesture from two, of which the first has precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    package var touches: TouchKinds { first.takenTouches.union(second.takenTouches) }
    package func recognize(_ touch: Touch) -> Value? {
        first.recognized(touch).map { .first($0) } ?? second.recognized(touch).map { .second($0) }
    }

    package func perform(_ value: Value) {
        switch value {
        case .first(let value): first.performed(value)
        case .second(let value): second.performed(value)
        }
    }
}

/// A property that holds a state while a gesture lasts and then resets it.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value

    /// Creates the state with the value that it has without the gesture.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// Creates the state with the value that it has without the gesture.
    public init(initialValue: Value) { initial = initialValue }

    /// Creates the state with the value that it has without the gesture, and the change back to it.
    public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
    /// Creates the state with the value that it has without the gesture, and the change back to it.
    public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) { initial = wrappedValue }

    /// The value; here no gesture lasts.
    public var wrappedValue: Value { initial }
    /// The wrapper itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

/// Which gestures are taken; see ``SwiftUI/View/gesture(_:including:)``.
public struct GestureMask: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32
    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the added gesture nor those of the subviews.
    public static let none: GestureMask = []
    /// The gesture that is added to the view.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of the subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture to the view; of its touches taps and long presses are recognized here.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        let kinds = mask.contains(.gesture) ? gesture.takenTouches : []
        return with(
            LayoutModifier {
                guard !kinds.isEmpty else { return $1 }
                return TapItem($0, $1, kinds) { event in
                    let touch: Touch
                    switch event {
                    case .tapped(_, let point):
                        touch = Touch(kind: .tap, location: point ?? .zero)
                    case .longPressed(_, let point):
                        touch = Touch(kind: .longPress, location: point ?? .zero)
                    default: return
                    }
                    if let value = gesture.recognized(touch) { gesture.performed(value) }
                }
            })
    }

    /// Adds a gesture that is recognized along with those of the view.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }

    /// Adds a gesture with precedence over those of the view; here it is recognized along with
    /// them.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }
}
