/// Scales fonts and lengths with the size of text that a reader has chosen, which is always the usual one here.
@MainActor @preconcurrency open class UIFontMetrics: NSObject {
    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// The purpose of the text.
    public final let textStyle: UIFont.TextStyle

    /// Creates the metrics of a purpose of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// Returns a font in the text size that the user prefers.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns a font in the text size that the user prefers, at most a number of points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns a length scaled to the text size that the user prefers.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
