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
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

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

/// A scrolling view of text that the user can edit.
open class UITextView: UIScrollView {
    /// The text in the view.
    open var text: String! = ""
    /// The font of the text; 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can edit the text; true by default.
    open var isEditable = true
    /// Whether the user can select the text; true by default.
    open var isSelectable = true
    /// The delegate that is told of edits; not retained.
    open weak var delegate: (any UITextViewDelegate)?
    package override var reporting: (any UIScrollViewDelegate)? { delegate }

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard isEditable, typed != text else { return }
        text = typed
        delegate?.textViewDidChange(self)
    }
}

/// The methods by which a text view reports edits.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called after the text was edited.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Default implementation: does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
