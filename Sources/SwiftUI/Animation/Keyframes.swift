/// Keyframes of one or several properties of a value.
@MainActor @preconcurrency public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// How long they take, in seconds.
    var duration: Double { get }
    /// Sets the properties to what they are at a time, in seconds.
    func apply(to value: inout Value, at time: Double, from initial: Value)
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

    /// Builds keyframes of parallel tracks.
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
