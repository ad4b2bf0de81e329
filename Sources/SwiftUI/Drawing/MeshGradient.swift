import MapScene

/// Colors between the points of a mesh; drawn as small fields of one color each.
///
/// Each field of the mesh has straight sides here: the handles of Bézier points are ignored, and colors are blended
/// between the four corners of a field.
public struct MeshGradient: ShapeStyle, ResolvableStyle, View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// A point of a mesh with handles for the curves to its neighbors.
    public struct BezierPoint: Hashable, Sendable {
        /// The position of the point, in fractions of the bounds.
        public var position: SIMD2<Float>
        /// The handles toward the neighbors; stored, but without effect here.
        public var leadingControlPoint, topControlPoint, trailingControlPoint,
            bottomControlPoint: SIMD2<Float>

        /// Creates a point with its handles, in fractions of the bounds.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color

    /// Creates a gradient of `width` by `height` points, row by row, with a color for each.
    ///
    /// Of a mesh that lacks points or colors, or has none, the background is shown.
    ///
    /// - Parameters:
    ///   - points: In shares of the room, from its upper left corner.
    ///   - smoothsColors: Colors are blended along straight lines here.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    /// Creates a gradient of points with handles, row by row, with a color for each.
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, points: bezierPoints.map(\.position), colors: colors,
            background: background, smoothsColors: smoothsColors)
    }

    nonisolated func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var style = ResolvedStyle(color: background.value(in: environment) ?? environment.tintColor)
        style.mesh = ColorMesh(
            width: width, height: height,
            points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.map { $0.value(in: environment) ?? environment.tintColor },
            background: style.color)
        return style
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [StyledFillItem(node, resolved(in: node.environment))]
    }
}

/// Points in rows, with a color for each.
struct ColorMesh {
    private let width: Int
    private let height: Int
    private let points: [CGPoint]
    private var colors: [SceneColor]
    private var background: SceneColor

    /// Fields of the mesh are drawn in this many parts each way.
    private static let parts = 12

    /// Makes a mesh from points in shares of the room; nil if there are not as many as it needs.
    init?(
        width: Int, height: Int, points: [CGPoint], colors: [SceneColor], background: SceneColor
    ) {
        guard (2...64).contains(width), (2...64).contains(height),
            points.count == width * height, colors.count == points.count,
            points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    /// Multiplies how much the colors cover.
    mutating func fade(by opacity: Double) {
        for index in colors.indices { colors[index].alpha *= opacity }
        background.alpha *= opacity
    }

    /// The fields in a rectangle.
    func drawing(in rect: CGRect, clip: DrawnPath?) -> Drawing {
        let clips = [Drawing.Clip(path: clip ?? DrawnPath(rect), isEvenOdd: false)]
        var commands = [
            Drawing.Command(.fill(DrawnPath(rect), background, isEvenOdd: false), clips: clips)
        ]
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let first = row * width + column
                let corners = [first, first + 1, first + width, first + width + 1]
                commands += field(corners, in: rect, clips: clips)
            }
        }
        return Drawing(commands)
    }

    /// The parts of the field between four points.
    private func field(_ corners: [Int], in rect: CGRect, clips: [Drawing.Clip])
        -> [Drawing.Command]
    {
        let step = 1 / Double(Self.parts)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            func between(_ value: (CGPoint) -> CGFloat) -> CGFloat {
                let ends = corners.map { value(points[$0]) }
                let upper = ends[0] + (ends[1] - ends[0]) * x
                let lower = ends[2] + (ends[3] - ends[2]) * x
                return upper + (lower - upper) * y
            }
            return CGPoint(
                x: rect.minX + between(\.x) * rect.width, y: rect.minY + between(\.y) * rect.height)
        }
        return (0..<Self.parts * Self.parts).map { part in
            let (x, y) = (
                Double(part % Self.parts) * step, Double(part / Self.parts) * step
            )
            // A little of the next ones, so that no line is left between them.
            let (right, below) = (min(x + step * 1.1, 1), min(y + step * 1.1, 1))
            let area = DrawnPath([
                .move(point(x, y)), .line(point(right, y)), .line(point(right, below)),
                .line(point(x, below)), .close,
            ])
            let upper = colors[corners[0]].mixed(with: colors[corners[1]], by: x + step / 2)
            let lower = colors[corners[2]].mixed(with: colors[corners[3]], by: x + step / 2)
            let color = upper.mixed(with: lower, by: y + step / 2)
            return Drawing.Command(.fill(area, color, isEvenOdd: false), clips: clips)
        }
    }
}
