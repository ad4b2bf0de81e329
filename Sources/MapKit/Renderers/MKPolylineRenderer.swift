import MapScene
import UIKit

/// Draws a line in one color, as a whole or between two fractions of its length.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line that the renderer draws.
    public final let polyline: MKPolyline
    /// The fraction of the line's length at which its stroke starts, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The fraction of the line's length at which its stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1

    /// Creates a renderer of a line, without color.
    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }

    /// Creates a renderer of an overlay that is a line; one of any other draws nothing.
    public override init(overlay: any MKOverlay) {
        polyline = overlay as? MKPolyline ?? MKPolyline()
        super.init(overlay: overlay)
    }

    /// Creates the path of the line.
    open override func createPath() {
        let path = CGMutablePath()
        add(polyline.mapPoints, isClosed: false, to: path)
        self.path = path
    }

    override var outline: CGPath? {
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        let part = CGMutablePath()
        add(polyline.mapPoints.part(from: strokeStart, to: strokeEnd), isClosed: false, to: part)
        return part
    }
}

/// Draws a line in colors that change along it.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The fractions of the line's length at which the colors are, ascending from 0 to 1.
    public private(set) final var locations: [CGFloat] = []
    /// The colors at ``locations``, as many as there are of those.
    public private(set) final var colors: [UIColor] = []

    /// Sets the colors and where they are.
    ///
    /// - Parameters:
    ///   - colors: As many as there are locations.
    ///   - locations: Ascending from 0 to 1.
    public final func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        guard colors.count == locations.count else { return }
        let order = locations.indices.sorted { locations[$0] < locations[$1] }
        self.colors = order.map { colors[$0] }
        self.locations = order.map { min(max(locations[$0], 0), 1) }
        setNeedsDisplay()
    }

    /// Returns the color at a place along the line.
    func color(at location: CGFloat) -> UIColor? {
        guard let above = locations.firstIndex(where: { $0 >= location }) else {
            return colors.last
        }
        guard above > 0 else { return colors.first }
        let (from, to) = (colors[above - 1].value, colors[above].value)
        let width = locations[above] - locations[above - 1]
        let share = width > 0 ? (location - locations[above - 1]) / width : 1
        func mix(_ from: Double, _ to: Double) -> CGFloat {
            CGFloat(from) + (CGFloat(to) - CGFloat(from)) * share
        }
        return UIColor(
            red: mix(from.red, to.red), green: mix(from.green, to.green),
            blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha))
    }

    /// Draws the line in a hundred pieces, each in the color of its middle.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !colors.isEmpty else {
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        let pieces = 100
        let length = max(strokeEnd, strokeStart) - strokeStart
        for piece in 0..<pieces {
            let from = strokeStart + length * CGFloat(piece) / CGFloat(pieces)
            let to = strokeStart + length * CGFloat(piece + 1) / CGFloat(pieces)
            guard let color = color(at: (from + to) / 2) else { continue }
            let part = CGMutablePath()
            add(polyline.mapPoints.part(from: from, to: to), isClosed: false, to: part)
            context.setStrokeColor(color.cgColor)
            context.addPath(part)
            context.strokePath()
        }
    }

    override var isInvisible: Bool { colors.isEmpty && super.isInvisible }
}

/// Draws several lines in the same color.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The lines that the renderer draws.
    public final let multiPolyline: MKMultiPolyline

    /// Creates a renderer of lines, without color.
    public init(multiPolyline: MKMultiPolyline) {
        self.multiPolyline = multiPolyline
        super.init(overlay: multiPolyline)
    }

    /// Creates a renderer of an overlay that is lines; one of any other draws nothing.
    public override init(overlay: any MKOverlay) {
        multiPolyline = overlay as? MKMultiPolyline ?? MKMultiPolyline([])
        super.init(overlay: overlay)
    }

    /// Creates the path of the lines.
    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line.mapPoints, isClosed: false, to: path) }
        self.path = path
    }
}
