/// A value that can be moved: numbers that are added and made larger.
public protocol Animatable {}

/// Numbers that keyframes move between.
public protocol KeyframeValue: Sendable {
    /// Returns what lies between two values: 0 for the first, 1 for the second.
    static func between(_ first: Self, _ second: Self, _ share: Double) -> Self
}

extension Double: KeyframeValue {
    /// Returns what lies between two numbers.
    public static func between(_ first: Double, _ second: Double, _ share: Double) -> Double {
        first + (second - first) * share
    }
}

extension CGFloat: KeyframeValue {
    /// Returns what lies between two numbers.
    public static func between(_ first: CGFloat, _ second: CGFloat, _ share: Double) -> CGFloat {
        first + (second - first) * CGFloat(share)
    }
}

/// Keyframes of one or several properties of a value.
@MainActor @preconcurrency public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// How long they take, in seconds.
    var duration: Double { get }
    /// Sets the properties to what they are at a time, in seconds.
    func apply(to value: inout Value, at time: Double, from initial: Value)
}

/// How one keyframe is reached from the one before.
public enum KeyframeCurve: Sendable {
    case move, linear, smooth
}

/// One keyframe of a property.
@MainActor @preconcurrency public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value
    /// The keyframes: values, how long it takes to get there, in seconds, and how.
    var steps: [(value: Value, duration: Double, curve: KeyframeCurve)] { get }
}

/// A keyframe that is reached at one speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// The keyframe.
    public let steps: [(value: Value, duration: Double, curve: KeyframeCurve)]

    /// Creates a keyframe, so many seconds after the one before.
    public init(_ to: Value, duration: TimeInterval) { steps = [(to, duration, .linear)] }
}

/// A keyframe that is reached softly.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// The keyframe.
    public let steps: [(value: Value, duration: Double, curve: KeyframeCurve)]

    /// Creates a keyframe, so many seconds after the one before.
    public init(_ to: Value, duration: TimeInterval) { steps = [(to, duration, .smooth)] }
}

/// A keyframe that is reached as by a spring; here softly.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// The keyframe.
    public let steps: [(value: Value, duration: Double, curve: KeyframeCurve)]

    /// Creates a keyframe, so many seconds after the one before; half a second unless said otherwise.
    public init(_ to: Value, duration: TimeInterval? = nil) {
        steps = [(to, duration ?? 0.5, .smooth)]
    }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// The keyframe.
    public let steps: [(value: Value, duration: Double, curve: KeyframeCurve)]

    /// Creates a keyframe.
    public init(_ to: Value) { steps = [(to, 0, .move)] }
}

/// Keyframes one after the other.
public struct KeyframeSequence<Value>: KeyframeTrackContent {
    /// The keyframes.
    public let steps: [(value: Value, duration: Double, curve: KeyframeCurve)]
}

/// Puts the keyframes in a closure one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    /// Takes a keyframe.
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(
        _ keyframe: K
    ) -> KeyframeSequence<Value> where K.Value == Value { KeyframeSequence(steps: keyframe.steps) }

    /// One after the other.
    @MainActor public static func buildBlock(
        _ keyframes: KeyframeSequence<Value>...
    ) -> KeyframeSequence<Value> { KeyframeSequence(steps: keyframes.flatMap(\.steps)) }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: KeyframeValue, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates the keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// How long they take, in seconds.
    public var duration: Double { content.steps.reduce(0) { $0 + max($1.duration, 0) } }

    /// Sets the property to what it is at a time.
    public func apply(to value: inout Root, at time: Double, from initial: Root) {
        var start = 0.0
        var from = initial[keyPath: path]
        for step in content.steps {
            let length = max(step.duration, 0)
            if step.curve != .move, time < start + length {
                let share = (time - start) / length
                let eased = step.curve == .linear ? share : share * share * (3 - 2 * share)
                value[keyPath: path] = .between(from, step.value, eased)
                return
            }
            from = step.value
            start += length
        }
        value[keyPath: path] = from
    }
}

/// Several keyframes side by side.
public struct KeyframeGroup<Value>: Keyframes {
    /// How long they take, in seconds.
    public let duration: Double
    let parts: [@MainActor (inout Value, Double, Value) -> Void]

    init(duration: Double, parts: [@MainActor (inout Value, Double, Value) -> Void]) {
        self.duration = duration
        self.parts = parts
    }

    /// Sets the properties to what they are at a time.
    public func apply(to value: inout Value, at time: Double, from initial: Value) {
        for part in parts { part(&value, time, initial) }
    }
}

/// Puts the keyframes in a closure side by side.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Takes keyframes.
    @MainActor public static func buildExpression<K: Keyframes>(
        _ keyframes: K
    ) -> KeyframeGroup<Value> where K.Value == Value {
        KeyframeGroup(
            duration: keyframes.duration,
            parts: [{ keyframes.apply(to: &$0, at: $1, from: $2) }])
    }

    /// Side by side.
    @MainActor public static func buildBlock(
        _ keyframes: KeyframeGroup<Value>...
    ) -> KeyframeGroup<Value> {
        KeyframeGroup(
            duration: keyframes.map(\.duration).max() ?? 0, parts: keyframes.flatMap(\.parts))
    }
}

/// A value over time.
@MainActor @preconcurrency public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let content: any Keyframes<Value>

    /// Creates the course of a value by keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)
    {
        initial = initialValue
        self.content = content()
    }

    /// How long it takes, in seconds.
    public var duration: Double { content.duration }

    /// Returns the value at a time, in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        content.apply(to: &value, at: max(time, 0), from: initial)
        return value
    }
}
