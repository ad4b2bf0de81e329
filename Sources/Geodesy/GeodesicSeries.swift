/// The series of Karney (2013), to the sixth order in the small parameter ε.
///
/// Equation numbers are those of the paper. `SIMD8` serves as a vector of coefficients without
/// allocation; its element *l* belongs to sin 2*l*σ, elements 0 and 7 are unused.
enum GeodesicSeries {
    /// Returns ε for a geodesic that crosses the equator at an azimuth with this cosine (equation 16).
    static func epsilon(cosineOfEquatorialAzimuth cosine: Double) -> Double {
        let kSquared = WGS84.secondEccentricitySquared * cosine * cosine
        return kSquared / (2 * (1 + (1 + kSquared).squareRoot()) + kSquared)
    }

    /// Returns A₁ - 1 (equation 17): the mean length of the auxiliary arc, less one.
    static func a1MinusOne(_ e: Double) -> Double {
        let e2 = e * e
        return (e + e2 * (1.0 / 4 + e2 * (1.0 / 64 + e2 / 256))) / (1 - e)
    }

    /// Returns A₂ - 1 (equation 42), for the reduced length.
    static func a2MinusOne(_ e: Double) -> Double {
        let e2 = e * e
        return (1 - e) * (e2 * (1.0 / 4 + e2 * (9.0 / 64 + e2 * (25.0 / 256)))) - e
    }

    /// Returns A₃ (equation 24), for the longitude.
    static func a3(_ e: Double) -> Double {
        let n = WGS84.thirdFlattening
        let c1 = (1 - n) / 2
        let c2 = 1.0 / 4 + n * (1.0 / 8 - n * (3.0 / 8))
        let c3 = 1.0 / 16 + n * (3.0 / 16 + n / 16)
        let c4 = 3.0 / 64 + n / 32
        return 1 - e * (c1 + e * (c2 + e * (c3 + e * (c4 + e * (3.0 / 128)))))
    }

    /// Returns C₁ (equation 18): from the auxiliary arc to the distance.
    static func c1(_ e: Double) -> SIMD8<Double> {
        let e2 = e * e
        return powers(e)
            * SIMD8(
                0, -1.0 / 2 + e2 * (3.0 / 16 - e2 / 32),
                -1.0 / 16 + e2 * (1.0 / 32 - e2 * (9.0 / 2048)),
                -1.0 / 48 + e2 * (3.0 / 256), -5.0 / 512 + e2 * (3.0 / 512),
                -7.0 / 1280, -7.0 / 2048, 0)
    }

    /// Returns C′₁ (equation 21): from the distance back to the auxiliary arc.
    static func c1Inverse(_ e: Double) -> SIMD8<Double> {
        let e2 = e * e
        return powers(e)
            * SIMD8(
                0, 1.0 / 2 - e2 * (9.0 / 32 - e2 * (205.0 / 1536)),
                5.0 / 16 - e2 * (37.0 / 96 - e2 * (1335.0 / 4096)),
                29.0 / 96 - e2 * (75.0 / 128), 539.0 / 1536 - e2 * (2391.0 / 2560),
                3467.0 / 7680, 38081.0 / 61440, 0)
    }

    /// Returns C₂ (equation 43), for the reduced length.
    static func c2(_ e: Double) -> SIMD8<Double> {
        let e2 = e * e
        return powers(e)
            * SIMD8(
                0, 1.0 / 2 + e2 * (1.0 / 16 + e2 / 32),
                3.0 / 16 + e2 * (1.0 / 32 + e2 * (35.0 / 2048)),
                5.0 / 48 + e2 * (5.0 / 256), 35.0 / 512 + e2 * (7.0 / 512),
                63.0 / 1280, 77.0 / 2048, 0)
    }

    /// Returns C₃ (equation 25), for the longitude.
    static func c3(_ e: Double) -> SIMD8<Double> {
        let n = WGS84.thirdFlattening
        let (tail1, tail2) = (5.0 / 128 + n / 64, 3.0 / 128 + n / 128)
        let l1 =
            (1 - n) / 4
            + e
            * ((1 - n * n) / 8
                + e * (3.0 / 64 + n * (3.0 / 64 - n / 64) + e * (tail1 + e * (3.0 / 128))))
        let l2 =
            1.0 / 16 - n * (3.0 / 32 - n / 32)
            + e * (3.0 / 64 - n * (1.0 / 32 + n * (3.0 / 64)) + e * (tail2 + e * (5.0 / 256)))
        let l3 =
            5.0 / 192 - n * (3.0 / 64 - n * (5.0 / 192))
            + e * (3.0 / 128 - n * (5.0 / 192) + e * (7.0 / 512))
        let l4 = 7.0 / 512 - n * (7.0 / 256) + e * (7.0 / 512)
        return powers(e) * SIMD8(0, l1, l2, l3, l4, 21.0 / 2560, 0, 0)
    }

    /// Returns the sum of c[l] sin 2lσ over l = 1 … 6, by Clenshaw's recurrence.
    static func sum(_ c: SIMD8<Double>, at sigma: SineCosine) -> Double {
        let twiceCosine =
            2 * (sigma.cosine - sigma.sine) * (sigma.cosine + sigma.sine)
        let b6 = c[6]
        let b5 = twiceCosine * b6 + c[5]
        let b4 = twiceCosine * b5 - b6 + c[4]
        let b3 = twiceCosine * b4 - b5 + c[3]
        let b2 = twiceCosine * b3 - b4 + c[2]
        let b1 = twiceCosine * b2 - b3 + c[1]
        return 2 * sigma.sine * sigma.cosine * b1
    }

    private static func powers(_ e: Double) -> SIMD8<Double> {
        let (e2, e4) = (e * e, e * e * e * e)
        return SIMD8(1, e, e2, e * e2, e4, e * e4, e2 * e4, 0)
    }
}
