import UIKit

/// Draws a polygon: its area without the holes, and its outline.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The polygon that the renderer draws.
    public final let polygon: MKPolygon
    /// The fraction of the outline at which its stroke starts, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The fraction of the outline at which its stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1

    /// Creates a renderer of an area, without color.
    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }

    /// Creates a renderer of an overlay that is an area; one of any other draws nothing.
    public override init(overlay: any MKOverlay) {
        polygon = overlay as? MKPolygon ?? MKPolygon()
        super.init(overlay: overlay)
    }

    /// Creates the path of the area and its holes.
    open override func createPath() {
        let path = CGMutablePath()
        add(polygon, to: path)
        self.path = path
    }

    override var outline: CGPath? {
        guard strokeStart > 0 || strokeEnd < 1, let first = polygon.mapPoints.first else {
            return path
        }
        let part = CGMutablePath()
        add(
            (polygon.mapPoints + [first]).part(from: strokeStart, to: strokeEnd),
            isClosed: false, to: part)
        return part
    }
}

/// Draws several polygons in the same colors.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The polygons that the renderer draws.
    public final let multiPolygon: MKMultiPolygon

    /// Creates a renderer of areas, without color.
    public init(multiPolygon: MKMultiPolygon) {
        self.multiPolygon = multiPolygon
        super.init(overlay: multiPolygon)
    }

    /// Creates a renderer of an overlay that is areas; one of any other draws nothing.
    public override init(overlay: any MKOverlay) {
        multiPolygon = overlay as? MKMultiPolygon ?? MKMultiPolygon([])
        super.init(overlay: overlay)
    }

    /// Creates the path of the areas and their holes.
    open override func createPath() {
        let path = CGMutablePath()
        for polygon in multiPolygon.polygons { add(polygon, to: path) }
        self.path = path
    }
}

/// Draws a circle: its area and its outline.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle that the renderer draws.
    public final let circle: MKCircle
    /// The fraction of the outline at which its stroke starts, from 0 in the east toward the south
    /// to 1.
    open var strokeStart: CGFloat = 0
    /// The fraction of the outline at which its stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1

    /// Creates a renderer of a circle, without color.
    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }

    /// Creates a renderer of an overlay that is a circle; one of any other draws nothing.
    public override init(overlay: any MKOverlay) {
        circle = overlay as? MKCircle ?? MKCircle()
        super.init(overlay: overlay)
    }

    /// Creates the path of the circle.
    open override func createPath() {
        // SAFETY: there is no transform to read.
        path = unsafe CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }

    override var outline: CGPath? {
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        let rect = rect(for: circle.boundingMapRect)
        let part = CGMutablePath()
        let turn = 2 * CGFloat.pi
        part.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
            startAngle: min(max(strokeStart, 0), 1) * turn,
            endAngle: min(max(strokeEnd, strokeStart), 1) * turn, clockwise: false)
        return part
    }
}
