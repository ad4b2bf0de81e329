/// A condition between two edges or lengths: `first = multiplier × second + constant`, or at least, or at most.
///
/// It takes effect while it is active, when views are arranged next. One that cannot be kept because of more important
/// ones is left out.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// A part of a view that a constraint is about.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height
        case centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The relation between the two sides: at most, equal or at least.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// The horizontal or the vertical axis.
    public enum Axis: Int, Sendable { case horizontal = 0, vertical }

    /// The view or layout guide on the first side.
    public private(set) weak final var firstItem: AnyObject?
    /// The attribute of the first item.
    public final let firstAttribute: Attribute
    /// The relation between the two sides: at most, equal or at least.
    public final let relation: Relation
    /// The view or layout guide on the second side; nil for a number alone.
    public private(set) weak final var secondItem: AnyObject?
    /// The attribute of the second item; `notAnAttribute` for a number alone.
    public final let secondAttribute: Attribute
    /// The factor of the second side.
    public final let multiplier: CGFloat
    /// The points that are added to the second side.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintsChanged() } }
    }
    /// The priority, from 1 to 1000; required by default.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintsChanged() } }
    }
    /// A name for debugging; nil by default.
    open var identifier: String?
    /// The view that holds it while it is active: the nearest one around both sides.
    final weak var holder: UIView?

    /// Creates a constraint that is not active.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// Whether the constraint is active.
    ///
    /// Activating a constraint between views without a common ancestor is a programming error that ends the program.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            newValue ? activate() : holder?.removeConstraint(self)
        }
    }

    private func activate() {
        guard let first = Self.view(of: firstItem) else { return }
        guard secondItem != nil else { return first.addConstraint(self) }
        guard let second = Self.view(of: secondItem) else { return }
        var around: UIView? = first
        while let view = around, !second.isDescendant(of: view) { around = view.superview }
        guard let around else {
            preconditionFailure(
                "A constraint was activated between views that no view is around: add them first.")
        }
        around.addConstraint(self)
    }

    /// The view that an item is, or belongs to.
    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// Activates each of the constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each of the constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
