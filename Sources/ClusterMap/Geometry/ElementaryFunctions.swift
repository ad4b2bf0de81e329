/// Elementary functions made of additions, multiplications, divisions and roundings alone, which IEEE 754 defines to the bit.
///
/// What systems bring differs in the last bit from one to the next. With these an index has the same bits wherever it is
/// built, in a browser too. Errors are below two units in the last place.
enum ElementaryFunctions {
    /// Half of π, and what a `Double` leaves of it.
    private static let quarterTurn: (head: Double, tail: Double) = (
        0x1.921f_b544_42d1_8p0, 0x1.1a62_6331_45c0_7p-54
    )
    /// The natural logarithm of 2, whose head has so few bits that its multiples are exact, and the rest.
    private static let logarithmOf2: (head: Double, tail: Double) = (
        0x1.62e4_2fee_0000_0p-1, 0x1.a39e_f357_93c7_6p-33
    )

    /// Returns the sine of an angle within ±π / 2.
    static func sine(_ angle: Double) -> Double {
        let size = abs(angle)
        guard size > .pi / 4 else { return nearSine(angle) }
        let sine = nearCosine((quarterTurn.head - size) + quarterTurn.tail)
        return angle < 0 ? -sine : sine
    }

    /// Returns the cosine of an angle within ±π / 2.
    static func cosine(_ angle: Double) -> Double {
        let size = abs(angle)
        return size > .pi / 4
            ? nearSine((quarterTurn.head - size) + quarterTurn.tail) : nearCosine(size)
    }

    /// Returns the natural logarithm of a finite number above 0.
    static func logarithm(_ value: Double) -> Double {
        var (exponent, fraction) = (Double(value.exponent), value.significand)
        if fraction > 1.414_213_562_373_095_1 {
            fraction *= 0.5
            exponent += 1
        }
        // log f = 2 artanh z
        let z = (fraction - 1) / (fraction + 1)
        let rest = oddSeries(z, z * z, terms: 12)
        return exponent * logarithmOf2.head + (2 * rest + exponent * logarithmOf2.tail)
    }

    /// Returns e to the power of a number within ±700.
    static func exponential(_ power: Double) -> Double {
        let halvings = (power / (logarithmOf2.head + logarithmOf2.tail) + 0.5).rounded(.down)
        let rest = (power - halvings * logarithmOf2.head) - halvings * logarithmOf2.tail
        var sum = 1.0
        var term = 14.0
        while term > 0 {
            sum = 1 + rest / term * sum
            term -= 1
        }
        return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
    }

    /// Returns the latitude, in radians, that Mercator's projection draws so far north of the equator, on a sphere of radius
    /// 1: the Gudermannian function, atan(sinh(north)).
    static func gudermannian(_ north: Double) -> Double {
        let size = quarterTurn.head - 2 * arctangent(exponential(-abs(north)))
        return north < 0 ? -size : size
    }

    /// Returns the angle, in radians, whose tangent is a number from 0 to 1.
    private static func arctangent(_ tangent: Double) -> Double {
        guard tangent > 0.414_213_562_373_095_03 else {
            return oddSeries(tangent, -(tangent * tangent), terms: 22)
        }
        // The angle to the diagonal, whose tangent is 1.
        let rest = (1 - tangent) / (1 + tangent)
        return quarterTurn.head / 2 - oddSeries(rest, -(rest * rest), terms: 22)
    }

    // MARK: Series

    /// x + x q / 3 + x q² / 5 …: artanh x for q = x², arctan x for q = -x².
    private static func oddSeries(_ x: Double, _ q: Double, terms: Int) -> Double {
        var sum = 0.0
        var divisor = Double(2 * terms - 1)
        while divisor > 1 {
            sum = q * (1 / divisor + sum)
            divisor -= 2
        }
        return x + x * sum
    }

    /// The sine of an angle within ±π / 4, by Taylor's series.
    private static func nearSine(_ angle: Double) -> Double {
        let square = angle * angle
        var sum = 0.0
        var term = 19.0
        while term > 2 {
            sum = -square / (term * (term - 1)) * (1 + sum)
            term -= 2
        }
        return angle + angle * sum
    }

    /// The cosine of an angle within ±π / 4, by Taylor's series.
    private static func nearCosine(_ angle: Double) -> Double {
        let square = angle * angle
        var sum = 0.0
        var term = 18.0
        while term > 2 {
            sum = -square / (term * (term - 1)) * (1 + sum)
            term -= 2
        }
        return 1 - square * 0.5 * (1 + sum)
    }
}
