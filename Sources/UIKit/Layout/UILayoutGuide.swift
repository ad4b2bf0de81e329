/// A rectangle in a view that is arranged by constraints and shows nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    /// Creates a guide that belongs to no view.
    public override init() {
        margins = nil
        super.init()
    }

    /// The view it belongs to.
    open weak var owningView: UIView?
    /// What the developer calls it.
    open var identifier = ""
    /// Where it is in its view, after views were arranged.
    open internal(set) var layoutFrame = CGRect.zero
    /// Distances from the view's edges, if it is one of the view's own guides; nil for one that constraints arrange.
    final let margins: (@MainActor (UIView) -> UIEdgeInsets)?

    init(_ view: UIView, margins: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.margins = margins
        super.init()
        owningView = view
    }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge where lines begin: the left one.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines end: the right one.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
