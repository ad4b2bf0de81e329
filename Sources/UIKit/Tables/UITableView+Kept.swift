// Properties of tables for dragging, focus and prefetching, which a page does not have.

extension UITableView {
    /// Whether rows are asked for before they come into sight; they are not here.
    public var isPrefetchingEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether rows can be dragged elsewhere; they cannot here.
    public var dragInteractionEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the focus returns to the row that had it last; the page has its own focus.
    public var remembersLastFocusedIndexPath: Bool {
        get { false }
        set {}
    }
    /// Whether the content of cells is kept away from bars; nothing covers cells here.
    public var insetsContentViewsToSafeArea: Bool {
        get { true }
        set {}
    }
    /// Whether cells are no wider than can be read well; they are as wide as the table here.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { false }
        set {}
    }
    /// An effect on the lines between rows; they have their color here.
    public var separatorEffect: UIVisualEffect? {
        get { nil }
        set {}
    }
    /// Whether the table tells its size to what is around it, row by row; rows do that here anyway.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { .enabled }
        set {}
    }
    /// When rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0, enabled, enabledIncludingConstraints
    }

    /// Brings the selected row into sight, at once; nothing if none is selected.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
}

extension UITableViewCell {
    /// The looks of the cell that has the focus; the page has its own.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    /// The looks of the cell while it has the focus; the page has its own.
    public var focusStyle: FocusStyle {
        get { .default }
        set {}
    }
    /// Whether the cell takes touches while it is dragged; it is not dragged here.
    public var userInteractionEnabledWhileDragging: Bool {
        get { false }
        set {}
    }
}

extension UICollectionViewFlowLayout {
    /// What the distances of a section are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0, fromSafeArea, fromLayoutMargins
    }
    /// What the distances of sections are measured from: the edges here, as nothing covers them.
    public var sectionInsetReference: SectionInsetReference {
        get { .fromContentInset }
        set {}
    }
}

extension UIScrollView {
    /// Whether bars move the marks of scrolling; there are none here.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { true }
        set {}
    }
}

extension UIStackView {
    /// Whether distances are measured from the lines of text; they are from edges here.
    public var isBaselineRelativeArrangement: Bool {
        get { false }
        set {}
    }
}

extension UIPickerView {
    /// Returns the size of the rows of a list: as wide as their part of the view, and 32 points high.
    public func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: bounds.width / CGFloat(max(numberOfComponents, 1)), height: 32)
    }
    /// Returns the view of a row: rows are shown by their titles here.
    public func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

extension UIButton {
    /// Whether a chosen element of the menu becomes the button's title; the title stays here.
    public var changesSelectionAsPrimaryAction: Bool {
        get { false }
        set {}
    }
    /// Whether a pointer changes above the button; the page's does by itself.
    public var isPointerInteractionEnabled: Bool {
        get { false }
        set {}
    }
}
