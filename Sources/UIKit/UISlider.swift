/// A control for selecting a value from a range.
open class UISlider: UIControl {
    /// Where the knob is.
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    /// The value at the left end.
    open var minimumValue: Float = 0
    /// The value at the right end.
    open var maximumValue: Float = 1
    /// Whether it tells of every movement of the knob.
    open var isContinuous = true

    /// Moves the knob, at once.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// A line of a common length.
    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 31) }

    /// Does what moving the knob does.
    package func slide(to value: Double) {
        guard isEnabled, value.isFinite else { return }
        self.value = Float(value)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// Shows that something goes on.
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    /// How large it is.
    open var style = Style.medium
    /// Its color, which is the page's own here.
    open var color: UIColor! = .label
    /// Whether it is hidden while nothing goes on.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether something goes on.
    public private(set) final var isAnimating = false

    /// Creates an indicator of nothing that goes on.
    public convenience init(style: Style) {
        let length: CGFloat = style == .large ? 37 : 20
        self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
        self.style = style
        isHidden = true
    }

    /// Shows that something goes on.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Shows it no longer.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    /// The size of its style.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
}

/// Lines of text that can be edited.
open class UITextView: UIScrollView {
    /// What is in it.
    open var text: String! = ""
    /// How it is set.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Its color.
    open var textColor: UIColor? = .label
    /// Where it stands in the width.
    open var textAlignment = NSTextAlignment.natural
    /// Whether it can be edited.
    open var isEditable = true
    /// Whether it can be selected.
    open var isSelectable = true
    /// The delegate.
    open weak var delegate: (any UITextViewDelegate)?

    /// Behaves as if the user had typed.
    package func type(_ typed: String) {
        guard isEditable, typed != text else { return }
        text = typed
        delegate?.textViewDidChange(self)
    }
}

/// Who is told what happens in lines of text.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called after the text was edited.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Default implementation: does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
