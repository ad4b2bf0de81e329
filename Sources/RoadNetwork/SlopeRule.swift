import Foundation

/// The effect of a slope on the speed of human-powered modes.
public enum SlopeRule: String, Codable, Sendable {
    /// Tobler's hiking function (1993), as a share of the speed on the level.
    case walking
    /// The balance of a cyclist's power with slope, rolling and air (Martin and others, 1998).
    case cycling

    /// The speed in km/h on a slope (0.1 for 10 % upwards) whose speed on the level is `level`.
    ///
    /// - Parameters:
    ///   - slope: From −0.35 to 0.35; what is steeper counts as that.
    ///   - top: The greatest speed downhill.
    func speed(level: Double, slope: Double, top: Double) -> Double {
        let slope = min(max(slope, -0.35), 0.35)
        switch self {
        case .walking: return level * exp(-3.5 * (abs(slope + 0.05) - 0.05))
        case .cycling: return Self.cyclingSpeed(level: level, slope: slope, top: max(top, level))
        }
    }

    /// Newtons per unit of slope, of rolling, and per square of m/s, of a rider and a bicycle of 90 kg.
    private static let weight = 90 * 9.81
    private static let rolling = weight * 0.008
    private static let drag = 0.3
    /// The power on steep slopes in watts, and the speed below which cyclists dismount in km/h.
    private static let effort = 120.0
    private static let walkingSpeed = 4.0

    private static func cyclingSpeed(level: Double, slope: Double, top: Double) -> Double {
        guard level > walkingSpeed else { return level }
        let usual = level / 3.6
        let easy = usual * (rolling + drag * usual * usual)
        let hill = min(max(slope / 0.03, 0), 1)
        let power = easy + max(0, effort - easy) * hill
        // The power a speed takes rises with it: halving the span finds it.
        var low = walkingSpeed / 3.6
        var high = top / 3.6
        for _ in 0..<30 {
            let speed = (low + high) / 2
            let needed = speed * (rolling + weight * slope + drag * speed * speed)
            if needed < power { low = speed } else { high = speed }
        }
        return low * 3.6
    }
}
