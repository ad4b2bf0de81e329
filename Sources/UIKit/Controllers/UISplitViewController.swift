/// A container of columns: beside each other from 600 points on, and else a stack that begins with the first.
open class UISplitViewController: UIViewController {
    /// The columns of the interface.
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact }
    /// The number of columns.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    /// Which columns are in sight.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        /// The first column is beside the last.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The first column is over the last.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
        /// Only the last column is in sight.
        public static let primaryHidden = DisplayMode.secondaryOnly
    }
    /// The background of the first column; here it is that of its own view.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// The background of the first column; stored, but without effect here.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The sharing of space by columns; here they are beside each other.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// The edge at which the first column is.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }

    /// The width from which on columns are beside each other, in points.
    static let widthOfColumns: CGFloat = 600

    /// The number of columns.
    public final let style: Style
    /// The object that is asked how columns become a stack; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns are to be in sight: `secondaryOnly` hides the others.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The preferred sharing of space by columns; stored, but without effect here.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The width of the first column as a part of the whole.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 1 / 3 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the first column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = 220 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the first column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The edge at which the first column is; leading here.
    open var primaryEdge = PrimaryEdge.leading
    /// Whether a swipe shows the first column; stored, but without effect here.
    open var presentsWithGesture = true

    private var columns: [Column: UIViewController] = [:]
    private let stack = UINavigationController(nibName: nil, bundle: nil)
    private var showsSecondary = false

    /// Creates a container of two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container of two columns.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Restores a container without columns.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Whether the columns are a stack, since there is no room beside each other.
    open var isCollapsed: Bool { (viewIfLoaded?.bounds.width ?? 0) < Self.widthOfColumns }

    /// Which columns are in sight.
    open var displayMode: DisplayMode {
        if preferredDisplayMode == .secondaryOnly || isCollapsed { return .secondaryOnly }
        return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
    }

    /// A button that shows or hides the first column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            preferredDisplayMode = displayMode == .secondaryOnly ? .automatic : .secondaryOnly
        })

    /// The controllers of the columns, from the first to the last.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let last = newValue.count > 1 ? newValue.last : nil
            set(newValue.first, in: .primary)
            set(newValue.count > 2 ? newValue[1] : nil, in: .supplementary)
            set(last, in: .secondary)
        }
    }

    /// Returns the controller of a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Sets the controller of a column; nil for none.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        set(viewController, in: column)
    }

    /// Shows a column: the top of the stack where columns are one.
    open func show(_ column: Column) {
        showsSecondary = column != .primary
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides a column: the one below it comes to the top of the stack.
    open func hide(_ column: Column) {
        if column != .primary { showsSecondary = false }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows a controller in the last column, on top of the stack where columns are one.
    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        set(controller, in: .secondary)
        show(.secondary)
        viewIfLoaded?.layoutIfNeeded()
    }

    private func set(_ controller: UIViewController?, in column: Column) {
        guard columns[column] !== controller else { return }
        if let old = columns[column] {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        viewIfLoaded?.setNeedsLayout()
    }

    /// The stack or the columns, with the view of each.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isCollapsed { layoutStack() } else { layoutColumns() }
    }

    private func layoutStack() {
        let secondary = columns[.secondary]
        let primary = columns[.compact] ?? columns[.primary]
        var screens = [primary].compactMap(\.self)
        if let secondary, showsSecondary || primary == nil || !staysBelow(secondary) {
            screens.append(secondary)
            showsSecondary = true
        }
        // A stack within the stack would have two bars: what it holds goes into the one there is.
        if let inner = screens.first as? UINavigationController, screens.count == 1 {
            show([inner])
            inner.view.frame = view.bounds
            return
        }
        let flat = screens.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
        show([stack])
        if stack.viewControllers.count < flat.count || stack.viewControllers.first !== flat.first {
            stack.viewControllers = flat
        }
        stack.view.frame = view.bounds
    }

    /// Asked once whether a narrow screen begins with the first column.
    private func staysBelow(_ secondary: UIViewController) -> Bool {
        guard let primary = columns[.primary] else { return false }
        if style != .unspecified {
            return
                (delegate?.splitViewController(
                    self, topColumnForCollapsingToProposedTopColumn: .secondary)
                ?? .secondary) == .primary || columns[.compact] != nil
        }
        return delegate?.splitViewController(
            self, collapseSecondary: secondary, onto: primary) ?? false
    }

    private func layoutColumns() {
        stack.viewControllers = []
        let hidden = preferredDisplayMode == .secondaryOnly
        let shown = [Column.primary, .supplementary, .secondary].filter {
            columns[$0] != nil && (!hidden || $0 == .secondary)
        }
        show(shown.compactMap { columns[$0] })
        let bounds = view.bounds
        let side = min(
            max(bounds.width * preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth),
            maximumPrimaryColumnWidth)
        var x: CGFloat = 0
        for column in shown {
            let width = column == shown.last ? bounds.width - x : side
            columns[column]?.view.frame = CGRect(
                x: x, y: 0, width: max(width, 0), height: bounds.height)
            x += width
        }
    }

    /// Takes in the controllers that are in sight, and no others.
    private func show(_ controllers: [UIViewController]) {
        for child in children where !controllers.contains(where: { $0 === child }) {
            child.viewWillDisappear(false)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
            child.viewDidDisappear(false)
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.viewWillAppear(false)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
            controller.viewDidAppear(false)
        }
    }
}

/// The methods of an object that says how columns become a stack.
///
/// Every method may be left out.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns whether a narrow screen leaves the last column out; false puts it on top.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the column that a narrow screen begins with.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Called before other columns become visible; never called here.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    /// Default implementation: returns false, so that the last column is on top.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Default implementation: returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Default implementation: does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}

extension UIViewController {
    /// The container of columns that the controller is in; nil for none.
    public final var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
