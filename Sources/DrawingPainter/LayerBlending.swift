import MapPixels

/// How a layer is put over what is there, by the names of CSS.
///
/// Method: W3C, Compositing and Blending Level 1. The modes of hue, saturation, color and luminosity count as `normal`.
enum LayerBlending: String {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, clear, copy, xor
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case sourceIn = "source-in"
    case sourceOut = "source-out"
    case sourceAtop = "source-atop"
    case destinationOver = "destination-over"
    case destinationIn = "destination-in"
    case destinationOut = "destination-out"
    case destinationAtop = "destination-atop"
    case plusLighter = "plus-lighter"
    case plusDarker = "plus-darker"

    /// Puts a layer over a picture of its size.
    func blend(_ layer: PixelBuffer, over picture: PixelBuffer) -> PixelBuffer {
        var pixels = picture.pixels
        for (index, source) in layer.pixels.enumerated() where source != 0 || erasesOutside {
            let (s, d) = (PixelColor(packed: source), PixelColor(packed: pixels[index]))
            pixels[index] = blend(Self.parts(s), Self.parts(d)).packed
        }
        // The size is the picture's own.
        return (try? PixelBuffer(width: picture.width, height: picture.height, pixels: pixels))
            ?? picture
    }

    /// Whether the mode changes what lies outside of what is painted.
    private var erasesOutside: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Premultiplied red, green, blue and alpha, from 0 to 1.
    private static func parts(_ color: PixelColor) -> SIMD4<Double> {
        SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) / 255
    }

    private func blend(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> PixelColor {
        let result: SIMD4<Double> =
            switch self {
            case .normal: s + d * (1 - s.w)
            case .clear: d * (1 - s.w)
            case .copy: s
            case .sourceIn: s * d.w
            case .sourceOut: s * (1 - d.w)
            case .sourceAtop: s * d.w + d * (1 - s.w)
            case .destinationOver: d + s * (1 - d.w)
            case .destinationIn: d * s.w
            case .destinationOut: d * (1 - s.w)
            case .destinationAtop: d * s.w + s * (1 - d.w)
            case .xor: s * (1 - d.w) + d * (1 - s.w)
            case .plusLighter: pointwiseMin(s + d, SIMD4(repeating: 1))
            case .plusDarker: Self.plusDarker(s, d)
            default: mixed(s, d)
            }
        return PixelColor(
            premultipliedRed: result.x, green: result.y, blue: result.z, alpha: result.w)
    }

    private static func plusDarker(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> SIMD4<Double> {
        let alpha = min(s.w + d.w, 1)
        let light = pointwiseMax(s + d + (alpha - s.w - d.w), .zero)
        return SIMD4(light.x, light.y, light.z, alpha)
    }

    /// A mode that mixes colors part by part.
    private func mixed(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> SIMD4<Double> {
        let source = s.w > 0 ? s / s.w : s
        let below = d.w > 0 ? d / d.w : d
        var result = s * (1 - d.w) + d * (1 - s.w)
        for part in 0..<3 {
            result[part] += s.w * d.w * mixed(source[part], below[part])
        }
        result.w = s.w + d.w - s.w * d.w
        return result
    }

    private func mixed(_ s: Double, _ d: Double) -> Double {
        switch self {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return Self.hardLight(d, s)
        case .hardLight: return Self.hardLight(s, d)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .difference: return abs(s - d)
        case .exclusion: return s + d - 2 * s * d
        case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .softLight:
            if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
            let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return d + (2 * s - 1) * (curve - d)
        default: return s
        }
    }

    private static func hardLight(_ s: Double, _ d: Double) -> Double {
        s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    }
}
