import Foundation

/// A color in CIELAB with the white point D50.
struct LabColor {
    /// Lightness, 0 to 100.
    var lightness: Double
    /// Green to red, about −125 to 125.
    var a: Double
    /// Blue to yellow, about −125 to 125.
    var b: Double
    /// Opacity, 0 to 1.
    var alpha: Double
}

/// A color by hue, chroma and luminance: CIELAB in polar coordinates.
struct HCLColor {
    /// Degrees, 0 to 360; NaN for grays.
    var hue: Double
    /// Distance from gray, 0 to about 230.
    var chroma: Double
    /// Lightness, 0 to 100.
    var lightness: Double
    /// Opacity, 0 to 1.
    var alpha: Double
}

/// White of the standard light D50, and the bends of the curve between it and lightness.
private enum D50 {
    static let x = 0.96422
    static let z = 0.82521
    static let offset = 4.0 / 29
    static let bend = 6.0 / 29
    static let slope = 3 * bend * bend
}

extension LabColor {
    /// Converts from sRGB.
    init(_ color: StyleColor) {
        let red = Self.linear(color.red)
        let green = Self.linear(color.green)
        let blue = Self.linear(color.blue)
        let y = Self.compressed(0.2225045 * red + 0.7168786 * green + 0.0606169 * blue)
        var x = y
        var z = y
        // Grays stay exactly gray.
        if !(red == green && green == blue) {
            x = Self.compressed((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / D50.x)
            z = Self.compressed((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / D50.z)
        }
        self.init(
            lightness: max(0, 116 * y - 16), a: 500 * (x - y), b: 200 * (y - z), alpha: color.alpha)
    }

    /// The color in sRGB, clipped to what it holds.
    var color: StyleColor {
        let middle = (lightness + 16) / 116
        let y = Self.expanded(middle)
        let x = D50.x * Self.expanded(a.isNaN ? middle : middle + a / 500)
        let z = D50.z * Self.expanded(b.isNaN ? middle : middle - b / 200)
        return StyleColor(
            red: Self.encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
            green: Self.encoded(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
            blue: Self.encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
    }

    /// The straight line to another color.
    func mixed(with other: LabColor, factor: Double) -> LabColor {
        LabColor(
            lightness: lightness + factor * (other.lightness - lightness),
            a: a + factor * (other.a - a), b: b + factor * (other.b - b),
            alpha: alpha + factor * (other.alpha - alpha))
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let encoded = value <= 0.00304 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        return min(max(encoded, 0), 1)
    }

    private static func compressed(_ value: Double) -> Double {
        value > D50.bend * D50.bend * D50.bend
            ? pow(value, 1.0 / 3) : value / D50.slope + D50.offset
    }

    private static func expanded(_ value: Double) -> Double {
        value > D50.bend ? value * value * value : D50.slope * (value - D50.offset)
    }
}

extension HCLColor {
    /// Converts from sRGB.
    init(_ color: StyleColor) {
        let lab = LabColor(color)
        let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
        var hue = Double.nan
        if (chroma * 10_000).rounded() != 0 {
            hue = (atan2(lab.b, lab.a) * 180 / .pi).truncatingRemainder(dividingBy: 360)
            if hue < 0 { hue += 360 }
        }
        self.init(hue: hue, chroma: chroma, lightness: lab.lightness, alpha: lab.alpha)
    }

    /// The color in sRGB, clipped to what it holds.
    var color: StyleColor {
        let angle = hue.isNaN ? 0 : hue * .pi / 180
        return LabColor(
            lightness: lightness, a: cos(angle) * chroma, b: sin(angle) * chroma, alpha: alpha
        ).color
    }

    /// The line to another color by the shorter arc of hues; a gray takes the other's hue.
    func mixed(with other: HCLColor, factor: Double) -> HCLColor {
        var mixedHue = Double.nan
        var mixedChroma: Double?
        if !hue.isNaN && !other.hue.isNaN {
            var difference = other.hue - hue
            if difference > 180 {
                difference -= 360
            } else if difference < -180 {
                difference += 360
            }
            mixedHue = hue + factor * difference
        } else if !hue.isNaN {
            mixedHue = hue
            if other.lightness == 1 || other.lightness == 0 { mixedChroma = chroma }
        } else if !other.hue.isNaN {
            mixedHue = other.hue
            if lightness == 1 || lightness == 0 { mixedChroma = other.chroma }
        }
        return HCLColor(
            hue: mixedHue, chroma: mixedChroma ?? chroma + factor * (other.chroma - chroma),
            lightness: lightness + factor * (other.lightness - lightness),
            alpha: alpha + factor * (other.alpha - alpha))
    }
}
