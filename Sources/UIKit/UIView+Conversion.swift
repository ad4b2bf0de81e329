import MapScene

extension UIView {
    /// Brings a point of this view to the outermost view around it, and that view.
    private func outward(_ point: CGPoint) -> (point: CGPoint, root: UIView) {
        var (point, view) = (point, self)
        while let superview = view.superview {
            point = view.pointInSuperview(point)
            view = superview
        }
        return (point, view)
    }

    private func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
            .applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let turned = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(transform.inverted())
        return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
    }

    private func inward(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return pointFromSuperview(superview.inward(point))
    }

    /// Converts a point of this view to another's coordinates; nil means the outermost view around
    /// this one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let outer = outward(point).point
        return view?.inward(outer) ?? outer
    }

    /// Converts a point of another view to this one's coordinates; nil means the outermost view
    /// around this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        inward(view?.outward(point).point ?? point)
    }

    /// Returns the smallest rectangle in another view's points that holds one of this view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.box(rect) { convert($0, to: view) }
    }

    /// Returns the smallest rectangle in this view's points that holds one of another view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.box(rect) { convert($0, from: view) }
    }

    private static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
            x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Returns whether a point of this view is in it.
    public func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

    /// The view with its subviews, as a value for the renderer.
    package var described: SceneView {
        layoutIfNeeded()
        var view = describedAlone
        view.subviews += subviews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.described)
        return view
    }

    /// The view with its layers but without its subviews, as a value for the renderer.
    var describedAlone: SceneView {
        var content = describedContent
        if content == .none {
            let context = CGContext(bounds: bounds)
            UIGraphicsPushContext(context)
            draw(bounds)
            UIGraphicsPopContext()
            if !context.drawing.isEmpty { content = .drawing(context.drawing) }
        }
        return SceneView(
            frame: plainFrame, transform: sceneTransform,
            background: backgroundColor?.value ?? layer.backgroundColor?.value,
            cornerRadius: Double(layer.cornerRadius), borderWidth: Double(layer.borderWidth),
            borderColor: layer.borderWidth > 0 ? layer.borderColor?.value ?? .black : nil,
            alpha: Double(alpha) * Double(layer.opacity), isClipped: clipsToBounds,
            content: content,
            subviews: describedLayer + layer.describedSublayers
                + ((self as? any InterfaceShowing)?.shownViews ?? []))
    }

    /// The frame before the transform.
    package final var plainFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
            width: bounds.width, height: bounds.height)
    }

    private var sceneTransform: Drawing.Transform? { Drawing.Transform(transform) }

    /// What this view itself draws.
    private var describedContent: SceneView.Content {
        switch self {
        case let view as UIImageView: view.image.map { .image($0.tinted(tintColor)) } ?? .none
        case let view as UILabel: view.describedText.map { .text($0) } ?? .none
        case let view as UIButton:
            .button(
                title: view.describedTitle, image: view.currentImage?.tinted(tintColor),
                view.tintColor.value, isEnabled: view.isEnabled)
        default: .none
        }
    }
}

extension UIImage {
    /// The image for the renderer, tinted if it is a template without a color of its own.
    package func tinted(_ color: UIColor?) -> SceneImage {
        guard renderingMode == .alwaysTemplate, value.tint == nil else { return value }
        var tinted = value
        tinted.tint = color?.value
        return tinted
    }
}

extension Drawing.Transform {
    /// A transform of a view about its center; nil for the identity.
    init?(_ transform: CGAffineTransform) {
        guard transform != .identity else { return nil }
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
            d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    }
}
