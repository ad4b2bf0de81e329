import Foundation

/// The commands that a drawing routine has issued, in their order, each complete in itself.
///
/// A painter needs no state but the pixels: every command carries its transform, its clips and its colors.
public struct Drawing: Equatable, Hashable, Sendable, Codable {
    /// The commands, from back to front.
    public var commands: [Command]

    /// Creates a drawing from commands, none by default.
    public init(_ commands: [Command] = []) {
        self.commands = commands
    }

    /// Whether there are no commands.
    public var isEmpty: Bool { commands.isEmpty }

    /// Six numbers that turn a point (x, y) into (a·x + c·y + tx, b·x + d·y + ty).
    public struct Transform: Equatable, Hashable, Sendable, Codable {
        /// The numbers a, b, c, d, tx, ty.
        public var a, b, c, d, tx, ty: Double

        /// Creates a transform from its numbers.
        public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// The transform that leaves every point in its place.
        public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Returns where the transform brings a point.
        public func apply(_ point: CGPoint) -> CGPoint {
            let (x, y) = (Double(point.x), Double(point.y))
            return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
        }
    }

    /// The style of a stroked line: width, caps, joins and dashes.
    ///
    /// Lengths are in the units before the transform.
    public struct Stroke: Equatable, Hashable, Sendable, Codable {
        /// The shape of a line's ends.
        public enum Cap: Int, Sendable { case butt, round, square }
        /// The shape of the corner between two segments.
        public enum Join: Int, Sendable { case miter, round, bevel }

        /// The width of the line, in units before the transform.
        public var width: Double
        /// The shape of the line's ends.
        public var cap: Cap
        /// The shape of the corners between segments.
        public var join: Join
        /// The length in line widths beyond which a miter join becomes a bevel.
        public var miterLimit: Double
        /// The lengths of dashes and gaps in turn; empty for a solid line.
        public var dashes: [Double]
        /// The offset into the dash pattern at which the line starts.
        public var dashPhase: Double

        /// Creates a stroke style; by default of width 1 with butt caps and miter joins.
        public init(
            width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
            dashes: [Double] = [], dashPhase: Double = 0
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dashes = dashes
            self.dashPhase = dashPhase
        }
    }

    /// An area outside which a command draws nothing.
    public struct Clip: Equatable, Hashable, Sendable, Codable {
        /// The outline, in the drawing's units.
        public var path: DrawnPath
        /// Whether areas enclosed an even number of times are outside.
        public var isEvenOdd: Bool

        /// Creates a clip from its outline and its fill rule.
        public init(path: DrawnPath, isEvenOdd: Bool) {
            self.path = path
            self.isEvenOdd = isEvenOdd
        }
    }

    /// Colors along a line from 0 to 1.
    public struct Gradient: Equatable, Hashable, Sendable, Codable {
        /// A color and its place in a gradient.
        public struct Stop: Equatable, Hashable, Sendable, Codable {
            /// The place of the stop, from 0 at the start to 1 at the end.
            public var location: Double
            /// The color at the stop.
            public var color: SceneColor

            /// Creates a stop from its place, from 0 to 1, and its color.
            public init(location: Double, color: SceneColor) {
                self.location = location
                self.color = color
            }
        }

        /// The stops, in ascending order of their locations.
        public var stops: [Stop]
        /// Whether the first color extends beyond the start.
        public var extendsBeforeStart: Bool
        /// Whether the last color extends beyond the end.
        public var extendsAfterEnd: Bool

        /// Creates a gradient from stops, by default extended at both ends.
        public init(stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
            self.stops = stops
            self.extendsBeforeStart = extendsBeforeStart
            self.extendsAfterEnd = extendsAfterEnd
        }
    }

    /// The kinds of drawing commands with their operands.
    public enum Operation: Equatable, Hashable, Sendable {
        /// Fills the area of a path with a color.
        case fill(DrawnPath, SceneColor, isEvenOdd: Bool)
        /// Strokes the outline of a path with a color.
        case stroke(DrawnPath, SceneColor, Stroke)
        /// Fills the clip with a gradient along a line.
        case linearGradient(Gradient, from: CGPoint, to: CGPoint)
        /// Fills the clip with a gradient from one circle to another.
        case radialGradient(
            Gradient, from: CGPoint, fromRadius: Double, to: CGPoint, toRadius: Double)
        /// An image stretched over a rectangle.
        case image(SceneImage, CGRect)
        /// A line of text; the point is the upper left corner of its box.
        case text(String, at: CGPoint, size: Double, isBold: Bool, SceneColor)
        /// Erases a rectangle to transparency.
        case clear(CGRect)
    }

    /// An operation with the transform, clips and blending that it is drawn with.
    public struct Command: Equatable, Hashable, Sendable, Codable {
        /// The operation and its operands.
        public var operation: Operation
        /// The transform from the operation's units to those of the drawing.
        public var transform: Transform
        /// The clips; only what lies inside all of them is drawn.
        public var clips: [Clip]
        /// The opacity of the command, from 0 to 1.
        public var alpha: Double
        /// The blend mode by its CSS name, such as `normal`, `multiply` or `color-dodge`.
        public var blendMode: String

        /// Creates a command, by default untransformed, unclipped, opaque and blended normally.
        public init(
            _ operation: Operation, transform: Transform = .identity, clips: [Clip] = [],
            alpha: Double = 1, blendMode: String = "normal"
        ) {
            self.operation = operation
            self.transform = transform
            self.clips = clips
            self.alpha = alpha
            self.blendMode = blendMode
        }
    }
}
