import Foundation

/// An angle known by its sine and cosine, which keeps its precision near the poles and at 180°.
struct SineCosine {
    var sine: Double
    var cosine: Double

    init(sine: Double, cosine: Double) {
        self.sine = sine
        self.cosine = cosine
    }

    init(radians: Double) {
        self.init(sine: sin(radians), cosine: cos(radians))
    }

    /// Creates an angle of `degrees + tail`, where `tail` holds bits too small for `degrees`.
    ///
    /// Exact at multiples of 90°.
    init(degrees: Double, tail: Double = 0) {
        let quarterTurns = degrees.remainder(dividingBy: 90)
        let quadrant = ((degrees - quarterTurns) / 90).remainder(dividingBy: 4)
        let angle = SineCosine(radians: roundedNearZero(quarterTurns + tail) * radiansPerDegree)
        switch quadrant {
        case 0: self.init(sine: angle.sine, cosine: angle.cosine)
        case 1: self.init(sine: angle.cosine, cosine: -angle.sine)
        case -1: self.init(sine: -angle.cosine, cosine: angle.sine)
        default: self.init(sine: -angle.sine, cosine: -angle.cosine)
        }
    }

    /// The sine and cosine divided by their length, which should be 1.
    var normalized: SineCosine {
        let length = hypot(sine, cosine)
        return SineCosine(sine: sine / length, cosine: cosine / length)
    }

    /// The angle in degrees, from -180 to 180; exact at multiples of 90°.
    var degrees: Double {
        // Reduced to ±45° first, because the rounding of π would show at the quarters.
        if abs(sine) <= abs(cosine) {
            let angle = atan2(sine, abs(cosine)) / radiansPerDegree
            return cosine < 0 ? (sine < 0 ? -180 : 180) - angle : angle
        }
        let angle = atan2(cosine, abs(sine)) / radiansPerDegree
        return sine < 0 ? -90 + angle : 90 - angle
    }

    /// The sum of two angles.
    static func + (a: SineCosine, b: SineCosine) -> SineCosine {
        SineCosine(
            sine: a.sine * b.cosine + a.cosine * b.sine,
            cosine: a.cosine * b.cosine - a.sine * b.sine)
    }

    /// The difference of two angles.
    static func - (a: SineCosine, b: SineCosine) -> SineCosine {
        SineCosine(
            sine: a.sine * b.cosine - a.cosine * b.sine,
            cosine: a.cosine * b.cosine + a.sine * b.sine)
    }

    /// The angle in radians, from 0 to π; a difference that rounding made negative counts as 0.
    var nonNegativeRadians: Double {
        // Not `max`: a sine of -0 would turn π into -π, and a NaN must stay one.
        atan2(sine <= 0 ? 0 : sine, cosine)
    }
}

let radiansPerDegree = Double.pi / 180

/// Rounds angles below 1/16 degree to multiples of 2⁻⁵⁷, so that tiny ones do not underflow.
func roundedNearZero(_ degrees: Double) -> Double {
    let threshold = 0.0625
    let size = abs(degrees)
    guard size < threshold else { return degrees }
    return copysign(threshold - (threshold - size), degrees)
}

/// Returns the angle from one longitude to another, within ±180, exact as the sum of two numbers.
func longitudeDifference(from west: Double, to east: Double) -> (degrees: Double, tail: Double) {
    func sum(_ a: Double, _ b: Double) -> (Double, Double) {
        let sum = a + b
        let roundedB = sum - a
        return (sum, (a - (sum - roundedB)) + (b - roundedB))
    }
    let (coarse, fine) = sum((-west).remainder(dividingBy: 360), east.remainder(dividingBy: 360))
    let (degrees, tail) = sum(coarse.remainder(dividingBy: 360), fine)
    guard degrees == 0 || abs(degrees) == 180 else { return (degrees, tail) }
    // Both signs are right here; the caller's order of the two decides.
    return (copysign(degrees, tail == 0 ? east - west : -tail), tail)
}
