// What views and controllers are named by for a system that brings screens back, and more that is kept for apps' sake.

extension UIView {
    /// The distances of content from the edges, by the direction of text, which runs from left to right here.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom,
                trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
                right: newValue.trailing)
        }
    }

    /// Changes from one view to another in the view around it, at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let around = fromView.superview {
            around.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }
}

extension UIViewController {
    /// A guide of the line below the bars at the top.
    public var topLayoutGuide: any UILayoutSupport { EdgeSupport(view, isTop: true) }
    /// A guide of the line above the bars at the bottom.
    public var bottomLayoutGuide: any UILayoutSupport { EdgeSupport(view, isTop: false) }
}

/// The line where bars end.
@MainActor @preconcurrency public protocol UILayoutSupport: AnyObject {
    /// How far the line is from the edge of the view, in points.
    var length: CGFloat { get }
    /// The line itself.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The line itself.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

private final class EdgeSupport: UILayoutSupport {
    private let view: UIView
    private let isTop: Bool

    init(_ view: UIView, isTop: Bool) {
        self.view = view
        self.isTop = isTop
    }

    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { line }
    var bottomAnchor: NSLayoutYAxisAnchor { line }
    private var line: NSLayoutYAxisAnchor {
        isTop ? view.safeAreaLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
    }
}

/// Fills a rectangle of the current graphics context with its fill color.
@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a line inside of a rectangle of the current graphics context.
@MainActor public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

/// Clips the current graphics context to a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
