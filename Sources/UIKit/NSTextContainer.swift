import Foundation

/// The area that the text of a text view is laid out in; stored, but without effect here.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
    /// The size of the area, in points; 0 for no limit.
    open var size: CGSize
    /// The distance of lines from the sides, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5
    /// The largest number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    /// What becomes of lines that are too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the area is as wide as the view.
    open var widthTracksTextView = false
    /// Whether the area is as high as the view.
    open var heightTracksTextView = false
    /// Shapes that lines leave free.
    open var exclusionPaths: [UIBezierPath] = []

    /// Creates room of a size, in points; 0 for no limit.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }
}
