/// Something that is done with the fingers on a view.
///
/// Of all gestures taps and long presses are told by who shows the interface; others compile and do not begin. The map
/// itself takes drags, pinches and turns, as ``SwiftUI/View/onTapGesture(count:perform:)`` leaves them to it.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What is told of the gesture.
    associatedtype Value
    /// Whether taps, or long presses, are of interest to it.
    var touches: (taps: Bool, longPresses: Bool) { get }
    /// What it makes of a tap or a long press; nil for nothing.
    func recognize(_ touch: Touch) -> Value?
    /// Does what is to be done.
    func perform(_ value: Value)
}

/// A tap or a long press.
public struct Touch: Sendable {
    /// Whether it was long.
    public let isLong: Bool
    /// Where it was, in the view's own points.
    public let location: CGPoint
}

extension Gesture {
    /// Does nothing.
    public func perform(_ value: Value) {}

    /// Does something when the gesture has been made.
    public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(gesture: self, action: action)
    }

    /// Does something when the gesture changes; for those that are told here that is once, when it is made.
    public func onChanged(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(gesture: self, action: action)
    }

    /// Changes a state while the gesture lasts; none that is told here lasts.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }

    /// Makes another value of the gesture's.
    public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> {
        MappedGesture(gesture: self, transform: body)
    }

    /// Waits for another gesture after this one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Takes this gesture and another one.
    public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    { SimultaneousGesture(self, other) }

    /// Takes this gesture or else another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture with something to do.
public struct EndedGesture<Base: Gesture>: Gesture {
    let gesture: Base
    let action: (Base.Value) -> Void

    /// Those of the gesture.
    public var touches: (taps: Bool, longPresses: Bool) { gesture.touches }
    /// What the gesture tells.
    public func recognize(_ touch: Touch) -> Base.Value? { gesture.recognize(touch) }
    /// Does what is to be done.
    public func perform(_ value: Base.Value) {
        gesture.perform(value)
        action(value)
    }
}

/// A gesture whose value is made into another one.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
    let gesture: Base
    let transform: (Base.Value) -> Value

    /// Those of the gesture.
    public var touches: (taps: Bool, longPresses: Bool) { gesture.touches }
    /// What the gesture tells, made into something else.
    public func recognize(_ touch: Touch) -> Value? { gesture.recognize(touch).map(transform) }
}

/// One gesture after the other.
///
/// A long press or a tap followed by a drag is complete with the press: the drag is where that was.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far it has got.
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

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Those of the first.
    public var touches: (taps: Bool, longPresses: Bool) { first.touches }
    /// The first gesture, and where it was as the second.
    public func recognize(_ touch: Touch) -> Value? {
        guard let value = first.recognize(touch) else { return nil }
        if let drag = second as? any DragLike {
            return .second(value, drag.value(at: touch.location) as? Second.Value)
        }
        return .second(value, nil)
    }

    /// Does what is to be done of both.
    public func perform(_ value: Value) {
        guard case .second(let own, let other) = value else { return }
        first.perform(own)
        if let other { second.perform(other) }
    }
}

/// Two gestures of which each counts.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both tell.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }

    let first: First
    let second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Those of both.
    public var touches: (taps: Bool, longPresses: Bool) {
        (
            first.touches.taps || second.touches.taps,
            first.touches.longPresses || second.touches.longPresses
        )
    }
    /// What both tell.
    public func recognize(_ touch: Touch) -> Value? {
        let value = Value(first: first.recognize(touch), second: second.recognize(touch))
        return value.first == nil && value.second == nil ? nil : value
    }

    /// Does what is to be done of both.
    public func perform(_ value: Value) {
        if let own = value.first { first.perform(own) }
        if let own = value.second { second.perform(own) }
    }
}

/// Two gestures of which the first counts if it was made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What one of them tells.
    @frozen public enum Value {
        /// It was the first.
        case first(First.Value)
        /// It was the second.
        case second(Second.Value)
    }

    let first: First
    let second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Those of both.
    public var touches: (taps: Bool, longPresses: Bool) {
        (
            first.touches.taps || second.touches.taps,
            first.touches.longPresses || second.touches.longPresses
        )
    }
    /// What one of them tells.
    public func recognize(_ touch: Touch) -> Value? {
        first.recognize(touch).map { .first($0) } ?? second.recognize(touch).map { .second($0) }
    }

    /// Does what is to be done of it.
    public func perform(_ value: Value) {
        switch value {
        case .first(let value): first.perform(value)
        case .second(let value): second.perform(value)
        }
    }
}

/// A state that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value

    /// Creates the state with the value that it has without the gesture.
    public init(wrappedValue: Value) { initial = wrappedValue }
    /// Creates the state with the value that it has without the gesture.
    public init(initialValue: Value) { initial = initialValue }

    /// The value; here no gesture lasts.
    public var wrappedValue: Value { initial }
    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

/// Which gestures are taken; see ``SwiftUI/View/gesture(_:including:)``.
public struct GestureMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none: GestureMask = []
    /// That which is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views in it.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Takes a gesture.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        var kinds: TouchKinds = []
        if mask.contains(.gesture) {
            if gesture.touches.taps { kinds.insert(.tap) }
            if gesture.touches.longPresses { kinds.insert(.longPress) }
        }
        return with(
            LayoutModifier { [kinds] in
                guard !kinds.isEmpty else { return $1 }
                return TapItem($0, $1, kinds) { event in
                    let touch: Touch
                    switch event {
                    case .tapped(_, let point):
                        touch = Touch(isLong: false, location: point ?? .zero)
                    case .longPressed(_, let point):
                        touch = Touch(isLong: true, location: point ?? .zero)
                    default: return
                    }
                    if let value = gesture.recognize(touch) { gesture.perform(value) }
                }
            })
    }

    /// Takes a gesture beside those of the view.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }

    /// Takes a gesture before those of the view; here beside them.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self.gesture(gesture, including: mask) }
}
