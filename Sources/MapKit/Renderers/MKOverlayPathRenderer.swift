import Foundation
import UIKit

/// Draws an overlay as a path: filled, or its outline, or both.
///
/// Nothing is drawn without a color.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Color of areas; nil for none.
    open var fillColor: UIColor?
    /// Color of lines; nil for none.
    open var strokeColor: UIColor?
    /// Width of lines in screen points; 0 for that of a road.
    open var lineWidth: CGFloat = 0
    /// The shape of the corners where two segments of a line meet; round by default.
    open var lineJoin = CGLineJoin.round
    /// The shape of the ends of lines; round by default.
    open var lineCap = CGLineCap.round
    /// The length in line widths beyond which a miter join becomes a bevel; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The offset into the dash pattern at which a line starts, in screen points.
    open var lineDashPhase: CGFloat = 0
    /// Lengths drawn and left out in turn, in screen points; nil for solid lines.
    open var lineDashPattern: [NSNumber]?
    /// Whether the overlay is drawn to a bitmap that is scaled; without effect here.
    open var shouldRasterize = false

    private var made: CGPath?

    /// The path, in the renderer's points; made when it is asked for.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set { made = newValue }
    }

    /// Creates the path and sets it; does nothing unless overridden.
    open func createPath() {}

    /// Discards the path, which is created again when it is next needed.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }

    /// Sets how lines are drawn at a scale, in screen points for a map point.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(
            lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase / zoomScale,
            lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
    }

    /// Sets how areas are drawn at a scale, in screen points for a map point.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Draws the outline of a path, if there is a color for lines.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path, holes left out, if there is a color for areas.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// The path whose outline is drawn; the same as is filled unless only a part of it is wanted.
    var outline: CGPath? { path }

    /// Fills the path and draws its outline.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        if let outline { strokePath(outline, in: context) }
    }

    /// Whether nothing is drawn for want of a color.
    var isInvisible: Bool { fillColor == nil && strokeColor == nil }
}
