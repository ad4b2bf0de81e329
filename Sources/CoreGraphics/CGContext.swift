import MapScene

/// A drawing context that records commands.
///
/// Every call that draws becomes a command of a ``MapScene/Drawing``, complete with
/// transform, clips and colors, which whoever shows the scene carries out. A bitmap context is
/// painted when ``makeImage()``'s image is asked for its pixels.
public final class CGContext {
    /// What the next command is drawn with.
    struct State {
        var transform = CGAffineTransform.identity
        var fill = SceneColor.black
        var stroke = SceneColor.black
        var line = Drawing.Stroke()
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var clips: [Drawing.Clip] = []
    }

    /// The commands that have been recorded so far.
    package private(set) var drawing = Drawing()
    /// The rectangle that is drawn in.
    let bounds: CGRect
    /// Which parts a pixel has; nil unless this is a bitmap.
    var bitmapInfo: CGBitmapInfo?
    /// The path being made, with all transforms made.
    var shape = DrawnPath()
    var state = State()
    private var saved: [State] = []
    /// Pixels that a point of what is drawn will have, as far as known; for pictures that are painted beforehand.
    package var pictureScale = 2.0

    /// Creates a place to draw.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that is drawn in, in the drawing's units.
    ///   - transform: From the units in which is drawn to the drawing's.
    package init(bounds: CGRect, transform: CGAffineTransform = .identity) {
        self.bounds = bounds
        state.transform = transform
    }

    /// Records a command.
    func record(_ operation: Drawing.Operation) {
        guard state.alpha > 0 else { return }
        drawing.commands.append(
            Drawing.Command(
                operation, transform: Drawing.Transform(state.transform), clips: state.clips,
                alpha: state.alpha, blendMode: state.blendMode.cssName))
    }

    // MARK: State

    /// Pushes a copy of the graphics state, which ``restoreGState()`` restores.
    public func saveGState() { saved.append(state) }

    /// Restores the graphics state saved last; does nothing if there is none.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// Sets the opacity of everything drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }

    /// Sets the mode in which colors are blended with those below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges are smooth, which they always are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Sets whether edges may be smooth, which they always are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    // MARK: Transform

    /// The current transform from user space to the drawing's units.
    public var ctm: CGAffineTransform { state.transform }

    /// Translates the user space of what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales the user space of what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Rotates the user space of what is drawn from now on, in radians from the x-axis to the
    /// y-axis.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Applies a transform to the user space of what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: Clip

    /// The rectangle outside which nothing is drawn, in the units in which is drawn.
    public var boundingBoxOfClipPath: CGRect {
        let clips = state.clips.map(\.path.controlBounds)
        return clips.reduce(bounds) { $0.intersection($1) }.applying(state.transform.inverted())
    }

    /// Clips what is drawn from now on to the current path, and starts an empty one.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(Drawing.Clip(path: shape, isEvenOdd: rule == .evenOdd))
        shape = DrawnPath()
    }

    /// Clips what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Clips what is drawn from now on to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        let path = DrawnPath(rects.flatMap { DrawnPath($0).elements })
        state.clips.append(Drawing.Clip(path: path.applying(state.transform), isEvenOdd: false))
        shape = DrawnPath()
    }

    // MARK: Color and line

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

    /// Sets the fill color by its sRGB components, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color by its sRGB components, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color to a gray, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the width of stroked lines, in user space units; a negative one counts as 0.
    public func setLineWidth(_ width: CGFloat) { state.line.width = max(Double(width), 0) }

    /// Sets the shape of the ends of stroked lines.
    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = Drawing.Stroke.Cap(rawValue: Int(cap.rawValue)) ?? .butt
    }

    /// Sets the shape of the corners of stroked lines.
    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = Drawing.Stroke.Join(rawValue: Int(join.rawValue)) ?? .miter
    }

    /// Sets the length in line widths beyond which a miter join becomes a bevel.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

    /// Sets the lengths drawn and left out in turn; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = Double(phase)
        state.line.dashes = lengths.map { Double($0) }
    }
}
