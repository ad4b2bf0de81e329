/// An edge, a middle or a length of a view or layout guide, to make constraints with.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let anchorOwner: AnyObject
    final let attribute: NSLayoutConstraint.Attribute

    init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        anchorOwner = owner
        self.attribute = attribute
    }

    /// The view or layout guide that the anchor belongs to.
    open var item: Any? { anchorOwner }
    /// The name of the anchor's attribute, such as "left", for debugging.
    open var name: String { "\(attribute)" }

    final func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
        _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: anchorOwner, attribute: attribute, relatedBy: relation,
            toItem: other?.anchorOwner, attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint: both are the same.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, anchor)
    }
    /// Returns a constraint: this is the other and a number of points.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, c) }
    /// Returns a constraint: this is at least the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor) }
    /// Returns a constraint: this is at least the other and a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c) }
    /// Returns a constraint: this is at most the other.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor) }
    /// Returns a constraint: this is at most the other and a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c) }
}

/// An anchor of a horizontal position: left, right, leading, trailing or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint: this is right of the other by a multiple of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
    /// Returns a constraint: this is right of the other by at least a multiple of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// An anchor of a vertical position: top, bottom, center or baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint: this is below the other by a multiple of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
    /// Returns a constraint: this is below the other by at least a multiple of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// An anchor of a length: width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint: this is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, nil, 1, c)
    }
    /// Returns a constraint: this is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    /// Returns a constraint: this is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    /// Returns a constraint: this is a multiple of the other and a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }
    /// Returns a constraint: this is at least a multiple of the other and a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }
    /// Returns a constraint: this is at most a multiple of the other and a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }
}
