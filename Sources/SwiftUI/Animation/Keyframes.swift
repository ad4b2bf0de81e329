/// Keyframes of one or several properties of a value.
@MainActor @preconcurrency public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The duration in seconds, that of the longest track.
    var duration: Double { get }
    /// Sets the properties to what they are at a time, in seconds.
    func apply(to value: inout Value, at time: Double, from initial: Value)
}

/// Several keyframe tracks that play in parallel.
public struct KeyframeGroup<Value>: Keyframes {
    /// The duration in seconds, that of the longest track.
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

/// A result builder that plays the keyframe tracks in a closure in parallel.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Makes a group of the keyframes of one expression.
    @MainActor public static func buildExpression<K: Keyframes>(
        _ keyframes: K
    ) -> KeyframeGroup<Value> where K.Value == Value {
        KeyframeGroup(
            duration: keyframes.duration,
            parts: [{ keyframes.apply(to: &$0, at: $1, from: $2) }])
    }

    /// Plays the tracks of a block in parallel.
    @MainActor public static func buildBlock(
        _ keyframes: KeyframeGroup<Value>...
    ) -> KeyframeGroup<Value> {
        KeyframeGroup(
            duration: keyframes.map(\.duration).max() ?? 0, parts: keyframes.flatMap(\.parts))
    }
}

/// The values that keyframes give at any time, computed without a view.
@MainActor @preconcurrency public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let content: any Keyframes<Value>

    /// Creates the course of a value by keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)
    {
        initial = initialValue
        self.content = content()
    }

    /// The duration of the keyframes, in seconds.
    public var duration: Double { content.duration }

    /// Returns the value at a time, in seconds.
    public func value(time: Double) -> Value {
        var value = initial
        content.apply(to: &value, at: max(time, 0), from: initial)
        return value
    }
}
