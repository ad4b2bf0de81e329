/// Widths around a box in pixels.
public struct StylePadding: Hashable, Sendable {
    /// The distance above the box, in pixels.
    public var top: Double
    /// The distance to the right of the box, in pixels.
    public var right: Double
    /// The distance below the box, in pixels.
    public var bottom: Double
    /// The distance to the left of the box, in pixels.
    public var left: Double

    /// Creates padding from its four distances in pixels.
    public init(top: Double, right: Double, bottom: Double, left: Double) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// Top, right, bottom, left.
    var sides: [Double] { [top, right, bottom, left] }

    /// Reads a number or one to four of them, in the order of CSS.
    init?(_ value: StyleValue) {
        switch value {
        case .padding(let padding): self = padding
        case .number(let width): self.init(top: width, right: width, bottom: width, left: width)
        case .array(let items):
            guard (1...4).contains(items.count), let widths = items.allNumbers else { return nil }
            let top = widths[0]
            let right = widths.count > 1 ? widths[1] : top
            self.init(
                top: top, right: right, bottom: widths.count > 2 ? widths[2] : top,
                left: widths.count > 3 ? widths[3] : right)
        default: return nil
        }
    }

    /// The widths between these and others.
    func mixed(with other: StylePadding, factor: Double) -> StylePadding {
        StylePadding(
            top: top + factor * (other.top - top), right: right + factor * (other.right - right),
            bottom: bottom + factor * (other.bottom - bottom),
            left: left + factor * (other.left - left))
    }
}

extension [StyleValue] {
    /// The items as numbers, nil if one is none.
    var allNumbers: [Double]? {
        var result: [Double] = []
        result.reserveCapacity(count)
        for item in self {
            guard case .number(let value) = item else { return nil }
            result.append(value)
        }
        return result
    }
}
