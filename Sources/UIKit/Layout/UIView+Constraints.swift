/// What a view keeps for constraints.
@MainActor final class ViewConstraints {
    var held: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
    /// Whether something in the view has changed since it was solved.
    var isStale = true
}

extension UIView {
    /// The anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the leading edge, which is always the left one here.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines end: the right one.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The anchor of the first line's baseline, which is the bottom edge here.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The anchor of the last line's baseline, which is the bottom edge here.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The anchor of the width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    var kept: ViewConstraints {
        if let constrained { return constrained }
        let new = ViewConstraints()
        constrained = new
        return new
    }

    /// A guide of the rectangle that bars do not cover: all of the view here.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let guide = kept.safeArea ?? UILayoutGuide(self) { $0.safeAreaInsets }
        kept.safeArea = guide
        return guide
    }

    /// A guide of the rectangle within the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let guide = kept.margins ?? UILayoutGuide(self) { $0.layoutMargins }
        kept.margins = guide
        return guide
    }

    /// A width in which text is easily read: at most 672 points.
    public var readableContentGuide: UILayoutGuide {
        let guide =
            kept.readable
            ?? UILayoutGuide(self) { view in
                var insets = view.layoutMargins
                let more = (view.bounds.width - insets.left - insets.right - 672) / 2
                insets.left += max(more, 0)
                insets.right += max(more, 0)
                return insets
            }
        kept.readable = guide
        return guide
    }

    /// Adds a layout guide, and removes it from the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        kept.guides.append(layoutGuide)
        layoutGuide.owningView = self
        constraintsChanged()
    }

    /// Removes a layout guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        constrained?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsChanged()
    }

    /// The layout guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { constrained?.guides ?? [] }

    /// The active constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { constrained?.held ?? [] }

    /// Holds a constraint, which is thereby active.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        kept.held.append(constraint)
        // What a constraint speaks of is looked at when it moves.
        _ = NSLayoutConstraint.view(of: constraint.firstItem)?.kept
        _ = NSLayoutConstraint.view(of: constraint.secondItem)?.kept
        UIView.hasConstraints = true
        constraintsChanged()
    }

    /// Activates constraints and holds them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constrained?.held.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintsChanged()
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Lets go of the constraints about a view that leaves, as Apple's views do.
    func dropConstraints(about view: UIView) {
        guard UIView.hasConstraints else { return }
        var around: UIView? = self
        while let current = around {
            for constraint in current.constraints {
                let items = [constraint.firstItem, constraint.secondItem]
                if items.contains(where: {
                    NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) == true
                }) {
                    current.removeConstraint(constraint)
                }
            }
            around = current.superview
        }
    }

    /// Returns how much it resists to be larger than what is in it.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constrained?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Sets how much it resists to be larger than what is in it.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        kept.hugging[axis.rawValue] = priority
        constraintsChanged()
    }

    /// Returns how much it resists to be smaller than what is in it.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { constrained?.compression[axis.rawValue] ?? .defaultHigh }

    /// Sets how much it resists to be smaller than what is in it.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        kept.compression[axis.rawValue] = priority
        constraintsChanged()
    }

    /// Marks the intrinsic content size as changed, so that constraints are solved again.
    public func invalidateIntrinsicContentSize() {
        guard constrained != nil || !translatesAutoresizingMaskIntoConstraints else { return }
        constraintsChanged()
    }

    /// Arranges the view and all in it anew, since texts have other sizes now.
    package final func textSizesChanged() {
        for subview in subviews { subview.textSizesChanged() }
        invalidateIntrinsicContentSize()
        (self as? any TextSized)?.forgetTextSizes()
        setNeedsLayout()
    }

    /// Asks for ``UIView/updateConstraints()`` before views are arranged next.
    public func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        constraintsChanged()
    }

    /// Calls ``UIView/updateConstraints()`` if that was asked for.
    public func updateConstraintsIfNeeded() {
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        if needsConstraintUpdate {
            needsConstraintUpdate = false
            updateConstraints()
        }
    }

    /// The smallest size that constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Returns the size by its constraints and those in it that is nearest to another one, which has priorities.
    func constrainedSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        return LayoutPass(self, target: (targetSize, horizontal.rawValue, vertical.rawValue))
            .rootSize
    }

    /// It has another place or size, which matters if constraints speak of it.
    func geometryChanged() {
        guard UIView.hasConstraints,
            constrained != nil || !translatesAutoresizingMaskIntoConstraints
        else { return }
        constraintsChanged()
    }

    /// What is arranged by constraints in it, or around it, has changed.
    func constraintsChanged() {
        guard UIView.hasConstraints else { return }
        var view: UIView? = self
        while let current = view {
            current.constrained?.isStale = true
            view = current.superview
        }
        setNeedsLayout()
    }

    /// Gives places to whatever constraints are about, from the outermost view that holds some.
    func solveConstraints() {
        guard UIView.hasConstraints else { return }
        var root: UIView?
        var view: UIView? = self
        while let current = view {
            if current.constrained?.held.isEmpty == false || current is UIStackView {
                root = current
            }
            view = current.superview
        }
        guard let root, root.kept.isStale else { return }
        root.kept.isStale = false
        root.updateConstraintsIfNeeded()
        // What moves views is not a reason to solve again.
        LayoutPass(root).place()
        root.kept.isStale = false
    }
}
