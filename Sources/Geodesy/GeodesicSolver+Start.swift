import Foundation

/// Where Newton's method begins (Karney's section 5).
extension GeodesicSolver {
    enum Start {
        /// The places are so close that the spherical formula is exact.
        case solved(Solution)
        /// An azimuth close enough for Newton's method to converge.
        case azimuth(SineCosine)
    }

    func start() -> Start {
        // β₂ - β₁ and β₂ + β₁; the first is not negative.
        let difference = beta2 - beta1
        let sineOfSum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
        let isShort =
            difference.cosine >= 0 && difference.sine < 0.5
            && beta2.cosine * lambda12Radians < 0.5

        var omega12 = lambda12
        var stretch = 1.0
        if isShort {
            // On the sphere that fits the ellipsoid at the mean latitude.
            let (s, c) = (beta1.sine + beta2.sine, beta1.cosine + beta2.cosine)
            let sineSquared = s * s / (s * s + c * c)
            stretch = (1 + WGS84.secondEccentricitySquared * sineSquared).squareRoot()
            omega12 = SineCosine(radians: lambda12Radians / (WGS84.aspect * stretch))
        }
        // 1 - cos ω₁₂, without loss of digits where ω₁₂ is small.
        let versine =
            omega12.cosine >= 0
            ? omega12.sine * omega12.sine / (1 + omega12.cosine) : 1 - omega12.cosine
        let alpha1 = SineCosine(
            sine: beta2.cosine * omega12.sine,
            cosine: omega12.cosine >= 0
                ? difference.sine + beta2.cosine * beta1.sine * versine
                : northward(sineOfSum, omega12))
        let sineSigma = hypot(alpha1.sine, alpha1.cosine)
        let cosineSigma =
            beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega12.cosine

        if isShort, sineSigma < shortArc {
            let alpha2 = SineCosine(
                sine: beta1.cosine * omega12.sine,
                cosine: difference.sine - beta1.cosine * beta2.sine * versine)
            return .solved(
                Solution(
                    distance: atan2(sineSigma, cosineSigma) * WGS84.polarRadius * stretch,
                    alpha1: alpha1.normalized, alpha2: alpha2.normalized))
        }
        let isNearAntipode =
            cosineSigma < 0
            && sineSigma < 6 * WGS84.thirdFlattening * .pi * beta1.cosine * beta1.cosine
        return .azimuth(safe(isNearAntipode ? antipodal(sineOfSum) : alpha1))
    }

    /// sin of the distance times cos α₁ on the sphere, written for ω₁₂ beyond a right angle.
    private func northward(_ sineOfSum: Double, _ omega12: SineCosine) -> Double {
        sineOfSum
            - beta2.cosine * beta1.sine * omega12.sine * omega12.sine / (1 - omega12.cosine)
    }

    private func safe(_ alpha: SineCosine) -> SineCosine {
        alpha.sine <= 0 ? SineCosine(sine: 1, cosine: 0) : alpha.normalized
    }

    /// The azimuth for places that are nearly antipodal (equations 53 to 57).
    ///
    /// Around the antipode the shortest paths touch an astroid; seen in its units, the second place is at
    /// (x, y), and the azimuth follows from a quartic equation.
    private func antipodal(_ sineOfSum: Double) -> SineCosine {
        let epsilon = GeodesicSeries.epsilon(cosineOfEquatorialAzimuth: beta1.sine)
        let longitudeScale =
            WGS84.flattening * beta1.cosine * GeodesicSeries.a3(epsilon) * .pi
        let beyond = atan2(-lambda12.sine, -lambda12.cosine)
        let x = beyond / longitudeScale
        let y = sineOfSum / (longitudeScale * beta1.cosine)
        let edge = 1000 * tolerance.squareRoot()
        if y > -200 * tolerance, x > -1 - edge {
            // On the cut the quartic's root is double; its limit is known.
            let sine = Swift.min(1, -x)
            return SineCosine(sine: sine, cosine: -(1 - sine * sine).squareRoot())
        }
        let k = astroidRoot(x, y)
        let omega = longitudeScale * (-x * k / (1 + k))
        let omega12 = SineCosine(sine: sin(omega), cosine: -cos(omega))
        return SineCosine(
            sine: beta2.cosine * omega12.sine, cosine: northward(sineOfSum, omega12))
    }

    /// The positive root of k⁴ + 2k³ - (x² + y² - 1) k² - 2y² k - y² = 0 (equations 55 and 65 on).
    ///
    /// There is none where y is 0 and x between -1 and 1, which is on the cut.
    private func astroidRoot(_ x: Double, _ y: Double) -> Double {
        let (p, q) = (x * x, y * y)
        let r = (p + q - 1) / 6
        let s = p * q / 4
        let cube = r * r * r
        let discriminant = s * (s + 2 * cube)
        var u = r
        if discriminant >= 0 {
            let root = discriminant.squareRoot()
            // The sign that does not cancel.
            let t = cbrt(s + cube + (s + cube < 0 ? -root : root))
            u += t + (t == 0 ? 0 : r * r / t)
        } else {
            u += 2 * r * cos(atan2((-discriminant).squareRoot(), -(s + cube)) / 3)
        }
        let v = (u * u + q).squareRoot()
        let uv = u < 0 ? q / (v - u) : u + v
        let w = (uv - q) / (2 * v)
        return uv / ((uv + w * w).squareRoot() + w)
    }
}

/// Below this arc the spherical formula errs by less than rounding.
private let shortArc =
    0.1 * tolerance.squareRoot()
    / (Swift.max(0.001, WGS84.flattening) * Swift.min(1, 1 - WGS84.flattening / 2) / 2)
    .squareRoot()
