/// A bar of buttons, most often at the lower edge of a screen.
open class UIToolbar: UIView {
    /// The buttons and spaces, from left to right; nil for none.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// The color of the bar; nil for the system's.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }
    /// Whether the bar is light or dark; it follows its color here.
    open var barStyle = UIBarStyle.default
    /// Whether what is below shows through; it does not here.
    open var isTranslucent = true
    /// The looks of the bar; of them the background is shown.
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
    /// The appearance of the bar on a low screen; stored, but without effect here.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance of the bar at the end of scrolled content; stored, but without effect here.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The object that says where the bar is, which is not asked; not retained.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Creates a bar without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// Restores a bar without buttons.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    /// Replaces the buttons; here without animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// As wide as may be, and 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
    }

    /// The natural size: 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    /// Sets the image behind the bar; the color counts here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}

    /// Sets the image of the shadow; there is none here.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition: UIBarPosition) {}

    /// Puts the buttons in a row; the space that is left goes to flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let color = standardAppearance.backgroundColor { backgroundColor = color }
        for subview in subviews { subview.removeFromSuperview() }
        let parts = (items ?? []).map { item -> (view: UIView?, width: CGFloat) in
            if let width = item.spaceWidth { return (nil, width) }
            let view = item.makeView()
            return (view, view.sizeThatFits(bounds.size).width + 12)
        }
        let flexible = (items ?? []).filter { $0.spaceWidth != nil && $0.width == 0 }.count
        let left = bounds.width - 16 - parts.reduce(0) { $0 + $1.width }
        let share = flexible > 0 ? max(left, 0) / CGFloat(flexible) : 0
        var x: CGFloat = 8
        for (item, part) in zip(items ?? [], parts) {
            if let view = part.view {
                view.frame = CGRect(x: x, y: 0, width: part.width, height: bounds.height)
                addSubview(view)
                x += part.width
            } else {
                x += item.width == 0 ? share : item.width
            }
        }
    }
}

/// The looks of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The methods of an object that says where a toolbar is.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarButtonItem {
    /// The width of a space, 0 for a flexible one; nil for what is no space.
    fileprivate var spaceWidth: CGFloat? { isSpace ? width : nil }

    /// Returns a space that takes the space that is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    /// Returns the view that a bar shows: the item's own, or a button.
    func makeView() -> UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        if let image { button.setImage(image, for: .normal) }
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
        button.menu = menu
        button.showsMenuAsPrimaryAction = primaryAction == nil
        return button
    }
}

extension UINavigationController {
    /// Shows or hides the toolbar; here without animation.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UIViewController {
    /// Replaces what the toolbar of a stack shows; here without animation.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
