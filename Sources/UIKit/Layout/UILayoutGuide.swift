/// A rectangle in a view that is arranged by constraints and shows nothing.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    /// Creates a guide without a view.
    public override init() {
        margins = nil
        super.init()
    }

    /// The view that the guide was added to; nil if it was added to none.
    open weak var owningView: UIView?
    /// A name for debugging; empty by default.
    open var identifier = ""
    /// The guide's rectangle in its view's coordinates, after layout.
    open internal(set) var layoutFrame = CGRect.zero
    /// Distances from the view's edges, if it is one of the view's own guides; nil for one that constraints arrange.
    final let margins: (@MainActor (UIView) -> UIEdgeInsets)?

    init(_ view: UIView, margins: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.margins = margins
        super.init()
        owningView = view
    }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the leading edge, which is always the left one here.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor of the trailing edge, which is always the right one here.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
