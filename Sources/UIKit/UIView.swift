import MapScene

/// A rectangle of the interface: laid out here, and drawn by a renderer.
@MainActor @preconcurrency open class UIView: UIResponder, @MainActor NSCoding {
    /// Creates a view at a place in the view around it.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        layer.view = self
    }

    /// Creates a view of size 0.
    public convenience override init() { self.init(frame: .zero) }

    /// Restores a view from an archive: its frame and its tag.
    public required init?(coder: NSCoder) {
        let frame = CGRect(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"),
            width: coder.decodeDouble(forKey: "width"),
            height: coder.decodeDouble(forKey: "height"))
        layer = Self.makeLayer()
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        layer.view = self
        tag = coder.decodeInteger(forKey: "tag")
    }

    /// Archives the frame and the tag.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(frame.minX), forKey: "x")
        coder.encode(Double(frame.minY), forKey: "y")
        coder.encode(Double(frame.width), forKey: "width")
        coder.encode(Double(frame.height), forKey: "height")
        coder.encode(tag, forKey: "tag")
    }

    // MARK: Geometry

    /// The rectangle of the view in its own coordinates.
    open var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            geometryChanged()
            for subview in subviews { subview.autoresize(from: oldValue.size, to: bounds.size) }
            setNeedsLayout()
        }
    }

    /// The center in the superview's coordinates.
    open var center: CGPoint {
        didSet { if center != oldValue { geometryChanged() } }
    }

    /// The point of the view in units of its size that an annotation's coordinate is at; the center
    /// by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// The transform about the center; the identity by default.
    open var transform = CGAffineTransform.identity

    /// The rectangle in the superview's coordinates; the smallest around the view if it is
    /// transformed.
    open var frame: CGRect {
        get {
            let size = CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width,
                height: bounds.height
            ).applying(transform)
            return size.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.standardized.size
        }
    }

    /// Returns the size that would suit it; the present one unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits it.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size of what is in it; -1 for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The value that stands for no intrinsic length: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The edges and lengths that change along with the superview's size; none by default.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether it stays where its frame is and follows the mask; false for a view that constraints arrange.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// Whether any view has constraints: without them, layout skips the search for them.
    static var hasConstraints = false
    final var constrained: ViewConstraints?
    final var needsConstraintUpdate = false

    /// Brings constraints up to date, after ``setNeedsUpdateConstraints()``; nothing unless overridden.
    open func updateConstraints() {}

    /// Whether it cannot be arranged without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The way in which content is scaled and placed in the bounds.
    open var contentMode = ContentMode.scaleToFill

    /// The distances that content keeps from its edges.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The insets that bars cover: always zero here.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// The number of pixels for each point.
    open var contentScaleFactor: CGFloat = 1

    // MARK: Look

    /// The kind of the view's layer: ``CALayer`` unless overridden.
    ///
    /// ``CAGradientLayer``, ``CAShapeLayer`` and ``CATextLayer`` can be made; of a kind that derives from one of those,
    /// that one is.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds its border and corners, of the kind that ``layerClass`` names.
    public final let layer: CALayer

    /// The color behind everything in it.
    open var backgroundColor: UIColor?

    /// The color of what reacts to taps; that of the view around it unless set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    private var ownTintColor: UIColor?

    /// Called when the tint has changed.
    open func tintColorDidChange() {}
    /// Called when the margins have become others; does nothing unless overridden.
    open func layoutMarginsDidChange() {}
    /// Places the layers in a layer; does nothing unless overridden.
    open func layoutSublayers(of layer: CALayer) {}
    /// How far the content that is aligned is inside the view; none unless overridden, and passed over by constraints here.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns whether a gesture may begin; it may unless overridden, and recognizers here ask their delegates.
    open func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { true }
    /// Returns the size by its constraints and those in it that is nearest to another one.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        constrainedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// Returns the size by its constraints and those in it that is nearest to another one, which has priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { constrainedSize(targetSize, horizontal, vertical) }

    /// The opacity of the view with its subviews, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Whether the view is hidden; false by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { geometryChanged() } }
    }

    /// Whether nothing behind it shows through.
    open var isOpaque = true

    /// Whether what reaches beyond it is cut off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Draws its content; nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// Asks for its content to be drawn again, which happens whenever it is described.
    open func setNeedsDisplay() {}

    /// Asks for a part of its content to be drawn again.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Behavior

    /// What users can do with it, apart from gestures.
    final var keptInteractions: [any UIInteraction] = []

    /// A number to find it by.
    open var tag = 0

    /// Whether the view responds to taps.
    open var isUserInteractionEnabled = true

    /// The text that assistive technologies read for the view; nil for none.
    open var accessibilityLabel: String?

    /// The text that describes the result of a tap for assistive technologies; nil for none.
    open var accessibilityHint: String?

    /// The text of the view's value for assistive technologies; nil for none.
    open var accessibilityValue: String?

    /// Whether it is to be light or dark: that of a window, or of a screen's outermost view, is for all of the screen;
    /// that of others is kept.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The identifier by which interface tests find the view; nil for none.
    open var accessibilityIdentifier: String?

    /// Whether assistive technologies present the view as an element; false by default.
    open var isAccessibilityElement = false

    /// The properties of the view that a page does not show.
    final var unshown = KeptTraits()

    /// Returns the view in front at a point of its own, itself or one in it; nil outside of it, or if it takes no touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point of its own is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Called after the interface has become dark or light.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called after the safe area insets have changed; never called here.
    open func safeAreaInsetsDidChange() {}

    /// Called before the view comes into a window, or leaves one.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view has come into a window, or has left one.
    open func didMoveToWindow() {}

    /// Called before the view is drawn in Interface Builder; never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Hierarchy

    /// The view that contains this one; nil if none does.
    public private(set) weak final var superview: UIView?

    /// The views in it, back to front.
    public private(set) final var subviews: [UIView] = []

    /// The window it is in; there are no windows here.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// The controller whose view it is.
    final weak var controller: UIViewController?

    /// The controller whose view it is, or the view around it.
    open override var next: UIResponder? { controller ?? superview }

    /// The gesture recognizers on the view; nil if there were never any.
    public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

    /// Adds a subview in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Inserts a subview at an index, from back to front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a subview in front of another.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    /// Inserts a view behind a subview, or in front of all if that is not one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Brings a view before all others in it.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: subviews.count) }
    }

    /// Brings a view behind all others in it.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    private func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        if view.superview === self, let place = subviews.firstIndex(of: view) {
            subviews.remove(at: place)
            subviews.insert(view, at: min(max(index - (place < index ? 1 : 0), 0), subviews.count))
            return
        }
        view.willMove(toSuperview: self)
        view.detach()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.didMoveToSuperview()
        didAddSubview(view)
        view.geometryChanged()
        setNeedsLayout()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
    }

    /// Replaces the views in it, back to front; telling only those that come and go.
    package func setSubviews(_ views: [UIView]) {
        let staying = Set(views.lazy.map { ObjectIdentifier($0) })
        for view in subviews where !staying.contains(ObjectIdentifier(view)) {
            view.willMove(toSuperview: nil)
            view.superview = nil
            view.didMoveToSuperview()
        }
        let before = Set(subviews.lazy.map { ObjectIdentifier($0) })
        subviews = views
        for view in views where !before.contains(ObjectIdentifier(view)) {
            view.willMove(toSuperview: self)
            if view.superview !== self { view.detach() }
            view.superview = self
            view.didMoveToSuperview()
        }
    }

    private func detach() {
        guard let superview else { return }
        superview.dropConstraints(about: self)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Called before the view is added to a superview, or removed from one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view was added to a superview, or removed from one.
    open func didMoveToSuperview() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Returns whether it is a view, or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Returns the view with a tag: itself, or the first one in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    private var needsLayout = true

    /// Asks for the views in it to be arranged.
    open func setNeedsLayout() { needsLayout = true }

    /// Lays out the subviews, if that is pending.
    ///
    /// Constraints are solved first, then each view arranges those in it, from the outermost to the innermost.
    open func layoutIfNeeded() {
        solveConstraints()
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            solveConstraints()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Arranges the views in it; nothing unless overridden.
    open func layoutSubviews() {}
}
