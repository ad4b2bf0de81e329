import Foundation

/// The motion of a weight on a damped spring toward its rest position.
///
/// Its mass is 1. With x from the rest and v its speed, x″ = −ω²x − 2ζωx′: ω is how stiff the spring is, ζ how much it is
/// damped, 1 for just enough never to swing.
public struct Spring: Hashable, Sendable {
    /// 2π through the period of the spring without damping, in seconds.
    let frequency: Double
    /// The damping as a fraction of critical damping: below 1 the spring oscillates.
    public let dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        self.dampingRatio = max(dampingRatio, 0.01)
    }

    /// Creates a spring by how it feels.
    ///
    /// - Parameters:
    ///   - duration: How long it seems to take, in seconds: its period without damping.
    ///   - bounce: How much it swings: 0 not at all, up to 1; below 0 it is slower than it need be.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring by its period without damping, in seconds, and its damping: 1 for just enough not to swing.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 0.001), dampingRatio: dampingRatio)
    }

    /// Creates a spring by its physics.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        let mass = max(mass, 1e-6)
        let frequency = (max(stiffness, 1e-6) / mass).squareRoot()
        self.init(
            frequency: frequency,
            dampingRatio: damping / (2 * (max(stiffness, 1e-6) * mass).squareRoot()))
    }

    /// A spring of half a second without bounce.
    public static var smooth: Spring { Spring() }
    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

    /// The perceived duration in seconds, which is the period without damping.
    public var duration: TimeInterval { response }
    /// The bounce, from -1 to 1.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The period without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }

    /// The time until the motion stays within a thousandth of its distance, in seconds.
    public var settlingDuration: TimeInterval {
        // The slowest part of it fades as e to the −rate·t.
        let root = (max(dampingRatio * dampingRatio - 1, 0)).squareRoot()
        let rate = frequency * (dampingRatio - root)
        // Just damped it has a part t·e to the −ωt, which takes longer to fade.
        let fades = abs(dampingRatio - 1) < 0.05 ? 9.25 : 6.91
        return min(fades / max(rate, 1e-3), 100)
    }

    /// Where the weight is after a time, and how fast.
    ///
    /// - Parameters:
    ///   - offset: From the rest to where it begins.
    ///   - velocity: How fast it begins, in units a second.
    func state<V: VectorArithmetic>(
        from offset: V, velocity: V, after time: Double
    ) -> (offset: V, velocity: V) {
        let (damping, frequency) = (dampingRatio * frequency, frequency)
        func mixed(_ position: (Double, Double), _ speed: (Double, Double)) -> (V, V) {
            (
                offset.scaled(by: position.0) + velocity.scaled(by: position.1),
                offset.scaled(by: speed.0) + velocity.scaled(by: speed.1)
            )
        }
        let square = dampingRatio * dampingRatio - 1
        if abs(square) < 1e-6 {
            let fade = exp(-frequency * time)
            return mixed(
                (fade * (1 + frequency * time), fade * time),
                (-fade * frequency * frequency * time, fade * (1 - frequency * time)))
        }
        // Swinging below 1, two fading parts above: sine and cosine, or their hyperbolic twins, fading.
        let rate = frequency * abs(square).squareRoot()
        let (sine, cosine): (Double, Double)
        if square < 0 {
            let fade = exp(-damping * time)
            (sine, cosine) = (fade * sin(rate * time), fade * cos(rate * time))
        } else {
            let (slow, fast) = (exp((rate - damping) * time), exp(-(rate + damping) * time))
            (sine, cosine) = ((slow - fast) / 2, (slow + fast) / 2)
        }
        return mixed(
            (cosine + damping / rate * sine, sine / rate),
            (-frequency * frequency / rate * sine, cosine - damping / rate * sine))
    }

    /// Returns where a movement to a target is after a time.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        target
            + state(from: .zero - target, velocity: initialVelocity, after: max(time, 0)).offset
    }

    /// Returns how fast a movement to a target is after a time, in units a second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V { state(from: .zero - target, velocity: initialVelocity, after: max(time, 0)).velocity }
}
