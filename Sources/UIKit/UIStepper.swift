/// A control for more and less of a value.
open class UIStepper: UIControl {
    /// The value, limited to the stepper's range.
    open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    /// The least value; 0 by default.
    open var minimumValue: Double = 0 {
        didSet { if value < minimumValue { value = minimumValue } }
    }
    /// The greatest value; 100 by default.
    open var maximumValue: Double = 100 {
        didSet { if value > maximumValue { value = maximumValue } }
    }
    /// The step of the value; 1 by default.
    open var stepValue: Double = 1
    /// Whether a step over one end leads to the other; false by default.
    open var wraps = false
    /// Whether each change is reported, as it always is here.
    open var isContinuous = true
    /// Whether holding the button repeats the step; here each click is one step.
    open var autorepeat = true

    /// The size of every stepper: 94 × 32 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    /// Whether the value can be increased.
    package var canIncrement: Bool { wraps || value < maximumValue }
    /// Whether the value can be decreased.
    package var canDecrement: Bool { wraps || value > minimumValue }

    /// Steps as a click does, up for a positive direction, and reports the change.
    package func step(_ direction: Int) {
        guard isEnabled, stepValue > 0 else { return }
        let next = value + (direction < 0 ? -stepValue : stepValue)
        let old = value
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

/// A bar that shows how far a task is.
open class UIProgressView: UIView {
    /// The looks of progress bars, which are one here.
    public enum Style: Int, Sendable { case `default`, bar }

    /// How far the task is, from 0 to 1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The progress of a task, taken over when it is set; nil for none.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    /// The look of the bar.
    open var progressViewStyle = Style.default
    /// The color of what is done; here the browser's page chooses it.
    open var progressTintColor: UIColor?
    /// The color of what is left; here the browser's page chooses it.
    open var trackTintColor: UIColor?

    /// Creates a bar in a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    /// Sets how far the task is; here without animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// A bar of the page's height, as wide as its place.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 4)
    }
}
