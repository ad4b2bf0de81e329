import Foundation

/// The inverse problem in its canonical case: β₁ ≤ 0, |β₁| ≥ |β₂|, 0 ≤ λ₁₂ ≤ π.
///
/// Greek names are those of Karney (2013): β reduced latitude, λ longitude, σ and ω arc and longitude on the
/// auxiliary sphere, α azimuth, with index 1 and 2 for the ends and 12 for the difference between them.
struct GeodesicSolver {
    struct Solution {
        /// The distance in meters.
        var distance: Double
        var alpha1: SineCosine
        var alpha2: SineCosine
    }

    /// What a trial azimuth leads to when followed to the latitude of the second place.
    struct Trial {
        /// Longitude reached less longitude wanted, in radians.
        var error: Double
        /// Derivative of `error` by α₁.
        var slope: Double
        var alpha2: SineCosine
        var sigma1: SineCosine
        var sigma2: SineCosine
        var sigma12: Double
        var epsilon: Double
    }

    let beta1: SineCosine
    let beta2: SineCosine
    /// √(1 + e′² sin² β) at both ends.
    let stretch1: Double
    let stretch2: Double
    let lambda12: SineCosine
    let lambda12Radians: Double
    /// Degrees short of half a turn, to full precision.
    let degreesShortOf180: Double
    let isMeridional: Bool

    init(
        latitude1: Double, latitude2: Double, longitudeDegrees: Double, longitudeTail: Double
    ) {
        var (beta1, beta2) = (reducedLatitude(latitude1), reducedLatitude(latitude2))
        // When |β₁| and |β₂| agree in the component that is sensitive to their difference, they are
        // made to agree in both, or the azimuths of symmetric paths would be off.
        if beta1.cosine < -beta1.sine {
            if beta2.cosine == beta1.cosine { beta2.sine = copysign(beta1.sine, beta2.sine) }
        } else if abs(beta2.sine) == -beta1.sine {
            beta2.cosine = beta1.cosine
        }
        func stretch(_ beta: SineCosine) -> Double {
            (1 + WGS84.secondEccentricitySquared * beta.sine * beta.sine).squareRoot()
        }
        (self.beta1, self.beta2) = (beta1, beta2)
        (stretch1, stretch2) = (stretch(beta1), stretch(beta2))
        lambda12 = SineCosine(degrees: longitudeDegrees, tail: longitudeTail)
        lambda12Radians = (longitudeDegrees + longitudeTail) * radiansPerDegree
        degreesShortOf180 = (180 - longitudeDegrees) - longitudeTail
        isMeridional = latitude1 == -90 || lambda12.sine == 0
    }

    func solve() -> Solution {
        if isMeridional, let solution = alongMeridian() { return solution }
        // Between nearly antipodal points of the equator the shortest path leaves it.
        if beta1.sine == 0, degreesShortOf180 >= WGS84.flattening * 180 {
            let east = SineCosine(sine: 1, cosine: 0)
            return Solution(
                distance: WGS84.equatorialRadius * lambda12Radians, alpha1: east, alpha2: east)
        }
        switch start() {
        case .solved(let solution): return solution
        case .azimuth(let azimuth): return refine(azimuth)
        }
    }

    /// The path along a meridian, or nil if a shorter one exists (antipodal places).
    private func alongMeridian() -> Solution? {
        let (alpha1, alpha2) = (lambda12, SineCosine(sine: 0, cosine: 1))
        let sigma1 = SineCosine(sine: beta1.sine, cosine: alpha1.cosine * beta1.cosine)
        let sigma2 = SineCosine(sine: beta2.sine, cosine: beta2.cosine)
        let sigma12 = (sigma2 - sigma1).nonNegativeRadians
        let (length, reduced) = lengths(
            epsilon: WGS84.thirdFlattening, sigma1: sigma1, sigma2: sigma2, sigma12: sigma12)
        // A negative reduced length says that the path runs past a conjugate point.
        guard sigma12 < tolerance.squareRoot() || !(reduced < 0) else { return nil }
        let isPoint =
            sigma12 < 3 * tinyCosine || (sigma12 < tolerance && (length < 0 || reduced < 0))
        return Solution(
            distance: isPoint ? 0 : length * WGS84.polarRadius, alpha1: alpha1, alpha2: alpha2)
    }

    /// Newton's method on α₁; bisection takes over whenever a step would leave the bracket.
    private func refine(_ start: SineCosine) -> Solution {
        let newtonSteps = 20
        let allSteps = newtonSteps + Double.significandBitCount + 10
        var alpha1 = start
        var low = SineCosine(sine: tinyCosine, cosine: 1)
        var high = SineCosine(sine: tinyCosine, cosine: -1)
        var isNearlyDone = false
        var isBracketClosed = false
        var trial = follow(alpha1)
        var step = 0
        // Once a step was as small as rounding allows, the next is as good as it gets.
        while step < allSteps, !isBracketClosed,
            abs(trial.error) >= (isNearlyDone ? 8 : 1) * tolerance
        {
            defer {
                trial = follow(alpha1)
                step += 1
            }
            let cotangent = alpha1.cosine / alpha1.sine
            if trial.error > 0, step > newtonSteps || cotangent > high.cosine / high.sine {
                high = alpha1
            } else if trial.error < 0, step > newtonSteps || cotangent < low.cosine / low.sine {
                low = alpha1
            }
            if step < newtonSteps, trial.slope > 0 {
                let change = -trial.error / trial.slope
                let next = alpha1 + SineCosine(radians: change)
                if abs(change) < .pi, next.sine > 0 {
                    alpha1 = next.normalized
                    isNearlyDone = abs(trial.error) <= 16 * tolerance
                    continue
                }
            }
            alpha1 =
                SineCosine(
                    sine: (low.sine + high.sine) / 2, cosine: (low.cosine + high.cosine) / 2
                ).normalized
            isNearlyDone = false
            isBracketClosed =
                abs(low.sine - alpha1.sine) + (low.cosine - alpha1.cosine) < tolerance
                || abs(alpha1.sine - high.sine) + (alpha1.cosine - high.cosine) < tolerance
        }
        let (length, _) = lengths(
            epsilon: trial.epsilon, sigma1: trial.sigma1, sigma2: trial.sigma2,
            sigma12: trial.sigma12)
        return Solution(
            distance: length * WGS84.polarRadius, alpha1: alpha1, alpha2: trial.alpha2)
    }

    /// Follows a trial azimuth to the latitude of the second place (Karney's section 4).
    private func follow(_ trialAlpha1: SineCosine) -> Trial {
        var alpha1 = trialAlpha1
        // Along the equator the slope would be undefined.
        if beta1.sine == 0, alpha1.cosine == 0 { alpha1.cosine = -tinyCosine }
        let alpha0 = SineCosine(
            sine: alpha1.sine * beta1.cosine,
            cosine: hypot(alpha1.cosine, alpha1.sine * beta1.sine))
        let omega1 = SineCosine(
            sine: alpha0.sine * beta1.sine, cosine: alpha1.cosine * beta1.cosine)
        let sigma1 = SineCosine(sine: beta1.sine, cosine: omega1.cosine).normalized

        var alpha2 = SineCosine(sine: alpha1.sine, cosine: abs(alpha1.cosine))
        if beta2.cosine != beta1.cosine { alpha2.sine = alpha0.sine / beta2.cosine }
        if beta2.cosine != beta1.cosine || abs(beta2.sine) != -beta1.sine {
            let north = alpha1.cosine * beta1.cosine
            // cos² β₂ - cos² β₁, by whichever of sine and cosine loses fewer digits.
            let difference =
                beta1.cosine < -beta1.sine
                ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
                : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
            alpha2.cosine = (north * north + difference).squareRoot() / beta2.cosine
        }
        let omega2 = SineCosine(
            sine: alpha0.sine * beta2.sine, cosine: alpha2.cosine * beta2.cosine)
        let sigma2 = SineCosine(sine: beta2.sine, cosine: omega2.cosine).normalized
        let sigma12 = (sigma2 - sigma1).nonNegativeRadians

        var omega12 = omega2 - omega1
        if omega12.sine <= 0 { omega12.sine = 0 }
        let excess = omega12 - lambda12
        let epsilon = GeodesicSeries.epsilon(cosineOfEquatorialAzimuth: alpha0.cosine)
        let c3 = GeodesicSeries.c3(epsilon)
        let arc = sigma12 + GeodesicSeries.sum(c3, at: sigma2) - GeodesicSeries.sum(c3, at: sigma1)
        let error =
            atan2(excess.sine, excess.cosine)
            - WGS84.flattening * GeodesicSeries.a3(epsilon) * alpha0.sine * arc

        let slope: Double
        if alpha2.cosine == 0 {
            slope = -2 * WGS84.aspect * stretch1 / beta1.sine
        } else {
            let (_, reduced) = lengths(
                epsilon: epsilon, sigma1: sigma1, sigma2: sigma2, sigma12: sigma12)
            slope = reduced * WGS84.aspect / (alpha2.cosine * beta2.cosine)
        }
        return Trial(
            error: error, slope: slope, alpha2: alpha2, sigma1: sigma1, sigma2: sigma2,
            sigma12: sigma12, epsilon: epsilon)
    }

    /// Returns the length and the reduced length of an arc, in polar radii (equations 7 and 38).
    private func lengths(
        epsilon: Double, sigma1: SineCosine, sigma2: SineCosine, sigma12: Double
    ) -> (length: Double, reduced: Double) {
        let (a1, a2) = (
            GeodesicSeries.a1MinusOne(epsilon), GeodesicSeries.a2MinusOne(epsilon)
        )
        let (c1, c2) = (GeodesicSeries.c1(epsilon), GeodesicSeries.c2(epsilon))
        let b1 = GeodesicSeries.sum(c1, at: sigma2) - GeodesicSeries.sum(c1, at: sigma1)
        let b2 = GeodesicSeries.sum(c2, at: sigma2) - GeodesicSeries.sum(c2, at: sigma1)
        let j12 = (a1 - a2) * sigma12 + ((1 + a1) * b1 - (1 + a2) * b2)
        let reduced =
            stretch2 * (sigma1.cosine * sigma2.sine) - stretch1 * (sigma1.sine * sigma2.cosine)
            - sigma1.cosine * sigma2.cosine * j12
        return ((1 + a1) * (sigma12 + b1), reduced)
    }
}

/// The spacing of numbers at 1.
let tolerance = Double.ulpOfOne
