import Foundation

/// How finely arcs are divided into straight edges.
enum ArcSteps {
    /// The most that an edge may lie away from its arc, in pixels.
    static let tolerance = 0.02

    /// The number of edges for an arc of `angle` radians.
    static func count(angle: Double, radius: Double) -> Int {
        let step = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
        guard step > 0 else { return 512 }
        return max(1, min(512, Int((abs(angle) / step).rounded(.up))))
    }

    /// The unit vector of an angle.
    static func direction(_ angle: Double) -> SIMD2<Double> { SIMD2(cos(angle), sin(angle)) }
}
