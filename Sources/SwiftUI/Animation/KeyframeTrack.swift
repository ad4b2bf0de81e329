/// How one keyframe is reached from the one before.
struct KeyframeStep<Value: Animatable> {
    enum Way {
        /// Jumps to the value.
        case move
        /// Straight there, as fast as a curve says.
        case linear(UnitCurve)
        /// On a smooth curve through the keyframes, as fast as is said at either end.
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        /// Interpolates with a spring.
        case spring(Spring, start: Value.AnimatableData?)
    }

    let target: Value.AnimatableData
    /// How long it takes, in seconds.
    let duration: Double
    let way: Way
}

/// Keyframes of a property, one after the other.
@MainActor @preconcurrency public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
    /// The single keyframes.
    var keyframes: KeyframeSequence<Value> { get }
}

/// A sequence of keyframes of one property, played one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let steps: [KeyframeStep<Value>]

    init(_ target: Value, _ duration: Double, _ way: KeyframeStep<Value>.Way) {
        steps = [
            KeyframeStep(target: target.animatableData, duration: max(duration, 0), way: way)
        ]
    }

    init(steps: [KeyframeStep<Value>]) { self.steps = steps }

    /// The sequence itself.
    public var keyframes: KeyframeSequence<Value> { self }
}

/// A keyframe that the value reaches by linear interpolation, timed by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A sequence of this keyframe alone.
    public let keyframes: KeyframeSequence<Value>

    /// Creates a keyframe with a value and its time after the one before, in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframes = KeyframeSequence(to, duration, .linear(timingCurve))
    }
}

/// A keyframe on a cubic curve through its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A sequence of this keyframe alone.
    public let keyframes: KeyframeSequence<Value>

    /// Creates a keyframe with a value and its time after the one before, in seconds.
    ///
    /// - Parameters:
    ///   - startVelocity: How fast the value leaves the keyframe before, in units a second; nil for as fits the curve.
    ///   - endVelocity: How fast it is at this one; nil for as fits the curve.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        keyframes = KeyframeSequence(
            to, duration,
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
}

/// A keyframe that the value reaches as a spring would move it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A sequence of this keyframe alone.
    public let keyframes: KeyframeSequence<Value>

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - duration: How many seconds after the one before; nil for as long as the spring takes to settle.
    ///   - startVelocity: How fast the value leaves the keyframe before, in units a second; nil for as fast as it came.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        keyframes = KeyframeSequence(
            to, duration ?? spring.settlingDuration,
            .spring(spring, start: startVelocity?.animatableData))
    }
}

/// A keyframe that the value jumps to without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A sequence of this keyframe alone.
    public let keyframes: KeyframeSequence<Value>

    /// Creates a keyframe with the value to jump to.
    public init(_ to: Value) { keyframes = KeyframeSequence(to, 0, .move) }
}

/// A result builder that makes a sequence of the keyframes in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Makes a sequence of a keyframe or a group of them.
    @MainActor public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> KeyframeSequence<Value> where K.Value == Value { expression.keyframes }

    /// Concatenates the sequences of a block.
    @MainActor public static func buildBlock(
        _ components: KeyframeSequence<Value>...
    ) -> KeyframeSequence<Value> { KeyframeSequence(steps: components.flatMap { $0.steps }) }

    /// Builds content from an `if` without `else`.
    @MainActor public static func buildOptional(
        _ component: KeyframeSequence<Value>?
    ) -> KeyframeSequence<Value> { component ?? KeyframeSequence(steps: []) }

    /// The first branch of an `if` or `switch`.
    @MainActor public static func buildEither(
        first component: KeyframeSequence<Value>
    ) -> KeyframeSequence<Value> { component }

    /// The second branch of an `if` or `switch`.
    @MainActor public static func buildEither(
        second component: KeyframeSequence<Value>
    ) -> KeyframeSequence<Value> { component }

    /// Concatenates the sequences that a loop makes.
    @MainActor public static func buildArray(
        _ components: [KeyframeSequence<Value>]
    ) -> KeyframeSequence<Value> { KeyframeSequence(steps: components.flatMap { $0.steps }) }
}

/// The keyframes of one property, which play beside those of other tracks.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let steps: [KeyframeStep<Value>]

    /// Creates the keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        steps = content().keyframes.steps
    }

    /// Creates the keyframes of a value as a whole.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    /// The duration of all keyframes together, in seconds.
    public var duration: Double { steps.reduce(0) { $0 + $1.duration } }

    /// Sets the property to what it is at a time.
    public func apply(to value: inout Root, at time: Double, from initial: Root) {
        var moved = initial[keyPath: path]
        moved.animatableData = KeyframeCourse(from: moved.animatableData, steps).value(at: time)
        value[keyPath: path] = moved
    }
}

/// The course of a property over its keyframes.
struct KeyframeCourse<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private let start: Data
    private let steps: [KeyframeStep<Value>]

    init(from start: Data, _ steps: [KeyframeStep<Value>]) {
        self.start = start
        self.steps = steps
    }

    /// Returns the value at a time, in seconds; after the end that of the last keyframe.
    func value(at time: Double) -> Data {
        var rest = max(time, 0)
        var (value, velocity) = (start, Data.zero)
        for (index, step) in steps.enumerated() {
            if rest < step.duration {
                return state(index, from: value, velocity, after: rest).value
            }
            rest -= step.duration
            (value, velocity) = state(index, from: value, velocity, after: step.duration)
        }
        return steps.last?.target ?? start
    }

    /// Returns value and velocity within a step, so many seconds after its beginning.
    private func state(
        _ index: Int, from value: Data, _ velocity: Data, after time: Double
    ) -> (value: Data, velocity: Data) {
        let step = steps[index]
        // What takes no time leaves the speed to what follows.
        guard step.duration > 0 else { return (step.target, velocity) }
        switch step.way {
        case .move: return (step.target, .zero)
        case .linear(let curve):
            let share = curve.value(at: time / step.duration)
            let mean = (step.target - value).scaled(by: 1 / step.duration)
            return (value.interpolated(towards: step.target, amount: share), mean)
        case .spring(let spring, let begin):
            let state = spring.state(
                from: value - step.target, velocity: begin ?? velocity, after: time)
            return (step.target + state.offset, state.velocity)
        case .cubic(let begin, let end):
            return hermite(
                from: value, begin ?? (isCubic(index - 1) ? velocity : .zero), to: step.target,
                end ?? velocityAtEnd(of: index, from: value), step.duration, after: time)
        }
    }

    private func isCubic(_ index: Int) -> Bool {
        guard steps.indices.contains(index) else { return false }
        switch steps[index].way {
        case .cubic, .spring: return true
        default: return false
        }
    }

    /// How fast a smooth curve passes a keyframe: as fast as from the one before to the one after; it ends at rest.
    private func velocityAtEnd(of index: Int, from value: Data) -> Data {
        guard steps.indices.contains(index + 1) else { return .zero }
        let next = steps[index + 1]
        guard case .cubic(let begin, _) = next.way else { return .zero }
        if let begin { return begin }
        let seconds = steps[index].duration + next.duration
        return seconds > 0 ? (next.target - value).scaled(by: 1 / seconds) : .zero
    }

    /// The cubic curve with given ends and velocities there, after Hermite.
    private func hermite(
        from first: Data, _ startVelocity: Data, to last: Data, _ endVelocity: Data,
        _ duration: Double, after time: Double
    ) -> (value: Data, velocity: Data) {
        let t = time / duration
        let (square, cube) = (t * t, t * t * t)
        let value =
            first.scaled(by: 2 * cube - 3 * square + 1)
            + startVelocity.scaled(by: (cube - 2 * square + t) * duration)
            + last.scaled(by: 3 * square - 2 * cube)
            + endVelocity.scaled(by: (cube - square) * duration)
        let velocity =
            (last - first).scaled(by: (6 * t - 6 * square) / duration)
            + startVelocity.scaled(by: 3 * square - 4 * t + 1)
            + endVelocity.scaled(by: 3 * square - 2 * t)
        return (value, velocity)
    }
}
