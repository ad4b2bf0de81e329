/// A view that shows a part of a larger content.
///
/// The program scrolls it, and whoever reads it on the live page. Views in it are moved with its content.
open class UIScrollView: UIView {
    /// The size of what it shows a part of, in points.
    open var contentSize = CGSize.zero
    /// Which point of the content is at its upper left.
    open var contentOffset = CGPoint.zero {
        didSet {
            guard contentOffset != oldValue else { return }
            setNeedsLayout()
            (self as? UITableView)?.delegate?.scrollViewDidScroll(self)
        }
    }
    /// Whether what is in it moves with the content by itself; a table moves its rows.
    package var movesContent: Bool { !(self is UITableView) }
    /// The distances between the content and the view's edges, in points.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the user can scroll the view; true by default.
    open var isScrollEnabled = true
    /// Whether a line shows where one is, up and down.
    open var showsVerticalScrollIndicator = true
    /// Whether a line shows where one is, left and right.
    open var showsHorizontalScrollIndicator = true

    /// The control that loads the content again when it is pulled beyond its start.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            refreshControl.isHidden = !refreshControl.isRefreshing
            addSubview(refreshControl)
        }
    }

    /// Keeps the control of loading again over the start of what is seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = movesContent ? contentOffset : .zero
        refreshControl?.frame = CGRect(origin: start, size: CGSize(width: bounds.width, height: 40))
    }

    /// Scrolls to a point of the content, without animation here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls the content by an offset as a finger would, within its bounds.
    package final func scroll(by way: CGPoint) {
        guard isScrollEnabled, way.x.isFinite, way.y.isFinite else { return }
        layoutIfNeeded()
        let inset = contentInset
        refreshControl?.pull(contentOffset.y <= -inset.top ? way.y : 0)
        func moved(_ offset: CGFloat, _ way: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset + way, low), max(high, low))
        }
        contentOffset = CGPoint(
            x: moved(
                contentOffset.x, way.x, -inset.left,
                contentSize.width + inset.right - bounds.width),
            y: moved(
                contentOffset.y, way.y, -inset.top,
                contentSize.height + inset.bottom - bounds.height))
    }
}

/// The methods by which a scroll view reports scrolling; the base of a table's delegate.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after the content was moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Default implementation: does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
