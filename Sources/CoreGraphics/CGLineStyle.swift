/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt = 0
    /// In a half circle about its last point.
    case round = 1
    /// Half its width beyond its last point.
    case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, unless that would reach too far.
    case miter = 0
    /// In a part of a circle.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// Which parts of a shape are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the outline goes around, counted with its sense.
    case winding = 0
    /// Where a way out crosses the outline an odd number of times.
    case evenOdd = 1
}

/// How a shape is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by the winding rule.
    case fill = 0
    /// Filled by the even-odd rule.
    case eoFill = 1
    /// Its outline.
    case stroke = 2
    /// Filled by the winding rule, then its outline.
    case fillStroke = 3
    /// Filled by the even-odd rule, then its outline.
    case eoFillStroke = 4
}

/// How what is drawn is mixed with what is below.
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

/// Which side of a gradient goes on beyond its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt32

    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color goes on.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color goes on.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
