import Foundation

/// A shape made of lines and curves.
public struct DrawnPath: Equatable, Hashable, Sendable, Codable {
    /// A path element: the start of a subpath, a segment, or the end of a subpath.
    public enum Element: Equatable, Hashable, Sendable {
        /// Starts a new subpath at a point.
        case move(CGPoint)
        /// A straight line to a point.
        case line(CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(control: CGPoint, to: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
        /// A straight line back to the start of the subpath.
        case close

        /// The points of the step, the one it ends at last; none for ``close``.
        public var points: [CGPoint] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let control, let end): [control, end]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }

        /// Returns the step with every point replaced.
        public func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Element {
            switch self {
            case .move(let point): .move(transform(point))
            case .line(let point): .line(transform(point))
            case .quadCurve(let control, let end):
                .quadCurve(control: transform(control), to: transform(end))
            case .curve(let first, let second, let end):
                .curve(
                    control1: transform(first), control2: transform(second), to: transform(end))
            case .close: .close
            }
        }
    }

    /// The elements in the order in which they are drawn.
    public var elements: [Element]

    /// Creates a path from elements, none by default.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Creates the path of a rectangle.
    public init(_ rect: CGRect) {
        self.init([
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ])
    }

    /// The smallest rectangle that holds every point, control points too; null for an empty path.
    public var controlBounds: CGRect {
        let points = elements.flatMap(\.points)
        guard var (low, high) = points.first.map({ ($0, $0) }) else { return .null }
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
