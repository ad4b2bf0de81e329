/// A control for selecting a value from a range.
open class UISlider: UIControl {
    /// The selected value, limited to the slider's range.
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    /// The value at the left end.
    open var minimumValue: Float = 0
    /// The value at the right end.
    open var maximumValue: Float = 1
    /// Whether value changes are reported while the user drags; true by default.
    open var isContinuous = true

    /// The color of the line before the thumb; stored, but without effect here.
    open var minimumTrackTintColor: UIColor?
    /// The color of the line behind the thumb; stored, but without effect here.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb; stored, but without effect here.
    open var thumbTintColor: UIColor?
    /// The image at the left end; stored, but without effect here.
    open var minimumValueImage: UIImage?
    /// The image at the right end; stored, but without effect here.
    open var maximumValueImage: UIImage?
    /// Sets the picture of the thumb; the page has its own.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture of the line before the thumb; the page has its own.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture of the line behind the thumb; the page has its own.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    /// Returns where the line is in a rectangle: in its middle, 4 points high; the page has its own and does not ask.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
    }
    /// Returns where the thumb is for a value; the page has its own and does not ask.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let span = maximumValue - minimumValue
        let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        return CGRect(
            x: rect.minX + (rect.width - 31) * share, y: bounds.midY - 15.5, width: 31, height: 31)
    }

    /// Sets the value; here without animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// A line of a common length.
    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 31) }

    /// Sets the value as dragging the thumb does, and reports the change.
    package func slide(to value: Double) {
        guard isEnabled, value.isFinite else { return }
        self.value = Float(value)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A spinning indicator that a task is in progress.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        case medium = 100, large = 101
        /// The medium one of old systems, in gray.
        public static let gray = Style.medium
        /// The medium one of old systems, in white.
        public static let white = Style.medium
        /// The large one of old systems, in white.
        public static let whiteLarge = Style.large
    }

    /// The size of the indicator; medium by default.
    open var style = Style.medium
    /// The color of the indicator; here the browser's page chooses it.
    open var color: UIColor! = .label
    /// Whether the indicator is hidden while it is not spinning; true by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the indicator is spinning.
    public private(set) final var isAnimating = false

    /// Creates an indicator of a size that is not spinning.
    public convenience init(style: Style) {
        let length: CGFloat = style == .large ? 37 : 20
        self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
        self.style = style
        isHidden = true
    }

    /// Shows the indicator and starts its spinning.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Stops the indicator's spinning, and hides it if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    /// The size of the style: 20 or 37 points square.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
}
