/// The shape of a stroked line's ends.
public enum CGLineCap: Int32, Sendable {
    /// The line ends square at its last point.
    case butt = 0
    /// The line ends in a half circle about its last point.
    case round = 1
    /// The line ends square, half its width beyond its last point.
    case square = 2
}

/// The shape of the corner between two stroked segments.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, or a bevel beyond the miter limit.
    case miter = 0
    /// A corner rounded by a circular arc.
    case round = 1
    /// A corner that is cut off square to its bisector.
    case bevel = 2
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the winding number of the path is not 0.
    case winding = 0
    /// Inside is where a ray to infinity crosses the path an odd number of times.
    case evenOdd = 1
}

/// The way in which a path is drawn: filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area, by the nonzero winding rule.
    case fill = 0
    /// The area, by the even-odd rule.
    case eoFill = 1
    /// The outline alone.
    case stroke = 2
    /// The area by the nonzero winding rule, then the outline.
    case fillStroke = 3
    /// The area by the even-odd rule, then the outline.
    case eoFillStroke = 4
}

/// The mode in which drawn colors are blended with those below.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The name that CSS and the Compositing specification have for the mode.
    package var cssName: String {
        switch self {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .sourceIn: "source-in"
        case .sourceOut: "source-out"
        case .sourceAtop: "source-atop"
        case .destinationOver: "destination-over"
        case .destinationIn: "destination-in"
        case .destinationOut: "destination-out"
        case .destinationAtop: "destination-atop"
        case .plusDarker: "plus-darker"
        case .plusLighter: "plus-lighter"
        default: String(describing: self)
        }
    }
}

/// The sides on which a gradient's end colors extend beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32

    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color extends beyond the gradient's start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends beyond the gradient's end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
