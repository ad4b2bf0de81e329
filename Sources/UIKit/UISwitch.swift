/// A control with the states on and off.
open class UISwitch: UIControl {
    /// Whether the switch is on; false by default.
    open var isOn = false
    /// The color while it is on, which is the page's own here.
    open var onTintColor: UIColor?

    /// Sets whether the switch is on; here without animation.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The size of every switch: 51 × 31 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// Sets the switch as a tap does, and reports the change.
    package func turn(_ isOn: Bool) {
        guard isEnabled, isOn != self.isOn else { return }
        self.isOn = isOn
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A control of several segments of which one can be selected.
open class UISegmentedControl: UIControl {
    /// The index that stands for no selected segment, -1.
    public static let noSegment = -1
    private var titles: [String] = []
    /// The index of the selected segment, from 0; ``noSegment`` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment

    /// Creates a control from titles; images are shown by their numbers.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).enumerated().map { $0.element as? String ?? "\($0.offset + 1)" }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }
    /// Returns the title of a segment; nil if there is no such segment.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    /// Sets the title of a segment; ignored if there is no such segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }
    /// Inserts a segment at an index, which is limited to those there are.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }
    /// Removes all segments, and with them the selection.
    open func removeAllSegments() {
        titles = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// The size of its titles, estimated.
    open override var intrinsicContentSize: CGSize {
        let widths = titles.map { UIFont.systemFont(ofSize: 14).estimatedSize(of: $0).width + 24 }
        return CGSize(width: (widths.max() ?? 0) * CGFloat(titles.count), height: 32)
    }

    /// The titles of the segments.
    package var segments: [String] { titles }

    /// Selects a segment as a tap does, and reports the change.
    package func choose(_ segment: Int) {
        guard isEnabled, titles.indices.contains(segment), segment != selectedSegmentIndex else {
            return
        }
        selectedSegmentIndex = segment
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
