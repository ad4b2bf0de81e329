import Foundation

/// What a drawing routine has drawn: commands in their order, each complete in itself.
///
/// A painter needs no state but the pixels: every command carries its transform, its clips and its colors.
public struct Drawing: Equatable, Hashable, Sendable, Codable {
    /// The commands, from back to front.
    public var commands: [Command]

    /// Creates a drawing of commands.
    public init(_ commands: [Command] = []) {
        self.commands = commands
    }

    /// Whether nothing is drawn.
    public var isEmpty: Bool { commands.isEmpty }

    /// Six numbers that turn a point (x, y) into (a·x + c·y + tx, b·x + d·y + ty).
    public struct Transform: Equatable, Hashable, Sendable, Codable {
        /// The numbers a, b, c, d, tx, ty.
        public var a, b, c, d, tx, ty: Double

        /// Creates a transform from its numbers.
        public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Changes nothing.
        public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Returns the transformed point.
        public func apply(_ point: CGPoint) -> CGPoint {
            let (x, y) = (Double(point.x), Double(point.y))
            return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
        }
    }

    /// How lines are drawn.
    ///
    /// Lengths are in the units before the transform.
    public struct Stroke: Equatable, Hashable, Sendable, Codable {
        /// How a line ends.
        public enum Cap: Int, Sendable { case butt, round, square }
        /// How two lines meet.
        public enum Join: Int, Sendable { case miter, round, bevel }

        /// Width of the line.
        public var width: Double
        /// How lines end.
        public var cap: Cap
        /// How lines meet.
        public var join: Join
        /// How far a mitre may reach, in line widths, before it is cut.
        public var miterLimit: Double
        /// Lengths drawn and left out in turn; empty for a solid line.
        public var dashes: [Double]
        /// How far into the dashes the line begins.
        public var dashPhase: Double

        /// Creates a way of drawing lines.
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
        /// Its outline, with all transforms already made.
        public var path: DrawnPath
        /// Whether areas enclosed an even number of times are outside.
        public var isEvenOdd: Bool

        /// Creates a clip.
        public init(path: DrawnPath, isEvenOdd: Bool) {
            self.path = path
            self.isEvenOdd = isEvenOdd
        }
    }

    /// Colors along a line from 0 to 1.
    public struct Gradient: Equatable, Hashable, Sendable, Codable {
        /// A color and where it is.
        public struct Stop: Equatable, Hashable, Sendable, Codable {
            /// Where, 0 to 1.
            public var location: Double
            /// The color there.
            public var color: SceneColor

            /// Creates a stop.
            public init(location: Double, color: SceneColor) {
                self.location = location
                self.color = color
            }
        }

        /// The stops, by location.
        public var stops: [Stop]
        /// Whether the first color goes on before the start.
        public var extendsBeforeStart: Bool
        /// Whether the last color goes on after the end.
        public var extendsAfterEnd: Bool

        /// Creates a gradient.
        public init(stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
            self.stops = stops
            self.extendsBeforeStart = extendsBeforeStart
            self.extendsAfterEnd = extendsAfterEnd
        }
    }

    /// What a command draws.
    public enum Operation: Equatable, Hashable, Sendable {
        /// Fills a shape.
        case fill(DrawnPath, SceneColor, isEvenOdd: Bool)
        /// Draws the outline of a shape.
        case stroke(DrawnPath, SceneColor, Stroke)
        /// Colors along a line, to both sides without end.
        case linearGradient(Gradient, from: CGPoint, to: CGPoint)
        /// Colors from one circle to another.
        case radialGradient(
            Gradient, from: CGPoint, fromRadius: Double, to: CGPoint, toRadius: Double)
        /// A picture stretched over a rectangle.
        case image(SceneImage, CGRect)
        /// A line of text; the point is the upper left corner of its box.
        case text(String, at: CGPoint, size: Double, isBold: Bool, SceneColor)
        /// Makes a rectangle transparent.
        case clear(CGRect)
    }

    /// One thing drawn.
    public struct Command: Equatable, Hashable, Sendable, Codable {
        /// What is drawn.
        public var operation: Operation
        /// From the operation's units to those of the drawing.
        public var transform: Transform
        /// All of these have to hold.
        public var clips: [Clip]
        /// Multiplies the coverage, 0 to 1.
        public var alpha: Double
        /// How it is mixed with what is below, in the words of CSS (`normal`, `multiply`, `color-dodge`, …).
        public var blendMode: String

        /// Creates a command.
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
