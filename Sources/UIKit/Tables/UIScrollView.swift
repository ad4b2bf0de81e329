/// A view that shows a part of something larger.
///
/// Nobody scrolls it but the program: the live page shows what is in sight.
open class UIScrollView: UIView {
    /// The size of what it shows a part of, in points.
    open var contentSize = CGSize.zero
    /// Which point of the content is at its upper left.
    open var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { setNeedsLayout() } }
    }
    /// Distances kept around the content.
    open var contentInset = UIEdgeInsets.zero
    /// Whether it can be scrolled.
    open var isScrollEnabled = true
    /// Whether a line shows where one is, up and down.
    open var showsVerticalScrollIndicator = true
    /// Whether a line shows where one is, left and right.
    open var showsHorizontalScrollIndicator = true

    /// Goes to a point of the content, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
