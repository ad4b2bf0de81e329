import MapScene

/// A rectangle with a background, border, corners and other layers in it; every view has one.
@MainActor @preconcurrency open class CALayer: NSObject {
    /// Creates a layer without border, shadow or background.
    public override init() { super.init() }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border inside the layer's edge, in points; 0 for none.
    open var borderWidth: CGFloat = 0
    /// The color of the border; black if nil.
    open var borderColor: CGColor?
    /// The color behind the content; nil for none.
    open var backgroundColor: CGColor?
    /// Whether sublayers are clipped to the layer's bounds; false by default.
    open var masksToBounds = false
    /// The opacity of the layer, from 0 to 1.
    open var opacity: Float = 1
    /// The position along the z-axis: layers of greater values are in front.
    open var zPosition: CGFloat = 0
    /// Color of the shadow, which is kept but not shown.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, from 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow from the layer, in points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow; nil for that of the layer.
    open var shadowPath: CGPath?
    /// Which corners are round; here all are or none.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The curve of round corners; here all are parts of circles.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Whether the layer is not shown; false by default.
    open var isHidden = false
    /// The picture that fills the layer: a `CGImage` or a `UIImage`, nil for none.
    open var contents: Any?
    /// The layer's name, for programs.
    open var name: String?
    /// Pixels for each point; pictures know their own here.
    open var contentsScale: CGFloat = 1

    /// The scaling of the contents; stored, but without effect here.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Whether the layer is rasterized before it is drawn; stored, but without effect here.
    open var shouldRasterize = false
    /// The scale of that raster, in pixels per point; stored, but without effect here.
    open var rasterizationScale: CGFloat = 1
    /// A layer that masks it; stored, but not shown here.
    open var mask: CALayer?
    /// The point that turns go about, in parts of the size; the center here.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Whether its content is drawn anew when its size changes; it always is.
    open var needsDisplayOnBoundsChange = false

    /// How many times as fast as the time around it its own runs; stored, but nothing is animated.
    open var speed: Float = 1
    /// How far its time is ahead, in seconds; stored, but nothing is animated.
    open var timeOffset: CFTimeInterval = 0
    /// The start of its time, in seconds; stored, but nothing is animated.
    open var beginTime: CFTimeInterval = 0
    /// Whether its back is shown; nothing is turned around here.
    open var isDoubleSided = true
    /// Whether its edges are smooth; they are here.
    open var allowsEdgeAntialiasing = true
    /// Whether its opacity counts for it and its layers as one; it does here.
    open var allowsGroupOpacity = true
    /// How the layers in it are turned in space; stored, but without effect here.
    open var sublayerTransform = CATransform3DIdentity
    /// How its picture is made larger; stored, but without effect here.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// How its picture is made smaller; stored, but without effect here.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How its colors and those behind it are put together; stored, but without effect here.
    open var compositingFilter: Any?
    /// Filters of its picture, nil for none; stored, but without effect here.
    open var filters: [Any]?
    /// Whether it is drawn in another thread; stored, but without effect here.
    open var drawsAsynchronously = false

    /// Arranges the layers in it: those of views are arranged by their view.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Puts a layer in the place of one in it.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = sublayers?.firstIndex(where: { $0 === oldLayer })
        else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    /// The animations by key; they are stored, but do not run.
    final var animations: [String: CAAnimation] = [:]

    // MARK: Place

    /// The view whose layer it is; its place is the view's.
    weak var view: UIView?
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var turn = CGAffineTransform.identity

    /// The room of the layer, in its own points.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
    }

    /// The place of the layer's center in the layer around it.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { ownPosition = newValue } }
    }

    /// The place of the layer in the layer around it, with its transform.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            let size = ownBounds.size
            return CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
            )
            .applying(turn).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
        }
        set {
            if let view {
                view.frame = newValue
                return
            }
            ownBounds.size = newValue.standardized.size
            ownPosition = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// Turns and scales the layer about its center.
    open func setAffineTransform(_ transform: CGAffineTransform) { turn = transform }

    /// How the layer is turned and scaled.
    open func affineTransform() -> CGAffineTransform { turn }

    // MARK: Layers in it

    /// The layer that it is in; nil for the layer of a view, and for none.
    public private(set) final weak var superlayer: CALayer?
    /// The layers in it, from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { inner.isEmpty ? nil : inner }
        set {
            for layer in inner { layer.superlayer = nil }
            inner = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var inner: [CALayer] = []

    /// Puts a layer in front of those in it.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inner.count) }

    /// Puts a layer among those in it; an index behind the last is the last.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Puts a layer behind another one in it.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: inner.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer in front of another one in it.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (inner.firstIndex { $0 === sibling }).map { $0 + 1 } ?? inner.count)
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        superlayer?.inner.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        // A layer around itself would be drawn without end.
        var around: CALayer? = self
        while let next = around {
            if next === layer { return }
            around = next.superlayer
        }
        layer.removeFromSuperlayer()
        inner.insert(layer, at: min(index, inner.count))
        layer.superlayer = self
    }

    /// Says that the layer is to be drawn anew, which is always so here.
    open func setNeedsDisplay() {}

    /// Draws what a layer of a kind of its own shows.
    func draw(into context: CGContext) {}

    /// What a layer of a kind of its own draws; nil for nothing, as for the usual layer.
    final var drawing: Drawing? {
        guard type(of: self) != CALayer.self else { return nil }
        let context = CGContext(bounds: bounds)
        draw(into: context)
        return context.drawing.isEmpty ? nil : context.drawing
    }

    /// What is in the layer, as the renderer shows it.
    package final var describedSublayers: [SceneView] {
        inner.filter { !$0.isHidden && $0.opacity > 0 }.map(\.described)
    }

    /// What the layer shows, as the renderer shows it.
    final var described: SceneView {
        var content = SceneView.Content.none
        switch contents {
        case let image as UIImage: content = .image(image.value)
        case let image as CGImage: content = .image(image.value)
        default: if let drawing { content = .drawing(drawing) }
        }
        let size = bounds.size
        let plain = CGRect(
            x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width,
            height: size.height)
        return SceneView(
            frame: plain, transform: Drawing.Transform(turn),
            background: backgroundColor?.value, cornerRadius: Double(cornerRadius),
            borderWidth: Double(borderWidth),
            borderColor: borderWidth > 0 ? borderColor?.value ?? .black : nil,
            alpha: Double(opacity), isClipped: masksToBounds, content: content,
            subviews: describedSublayers)
    }
}

/// The curves of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins gently.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer that its corner radius applies to.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a set of corners from the raw value, one bit a corner.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The scaling of a layer's contents.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In the middle, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
}

/// How a picture is made larger or smaller.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Smoothly.
    public static let linear = Self(rawValue: "linear")
    /// By the nearest pixel.
    public static let nearest = Self(rawValue: "nearest")
    /// Smoothly, from pictures of several sizes.
    public static let trilinear = Self(rawValue: "trilinear")
}
