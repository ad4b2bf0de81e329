/// A control with the states on and off.
open class UISwitch: UIControl {
    /// Whether the switch is on; false by default.
    open var isOn = false
    /// The color while it is on, which is the page's own here.
    open var onTintColor: UIColor?

    /// The color of the thumb; stored, but without effect here.
    open var thumbTintColor: UIColor?
    /// A title beside it, nil for none; stored, but not shown here.
    open var title: String?
    /// Whether it looks like a switch or a box; stored, but without effect here.
    open var preferredStyle = Style.automatic
    /// Whether a switch looks like a switch or a box.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

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
    /// The index for no selected segment, -1.
    public static let noSegment = -1
    private var titles: [String] = []
    /// Whether a segment is selected only while it is tapped; stored, but without effect here.
    open var isMomentary = false
    /// Sets the image between two segments; the page has its own.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
        rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {}
    /// Sets the image behind segments; the page has its own.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {}
    /// Sets how far the content of a segment is from its place; it stays there here.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    /// Gives a segment the title of an action, which is performed when the segment is selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        removeSegment(at: segment, animated: false)
        insertSegment(action: action, at: segment, animated: false)
    }
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
    /// Inserts a segment with an image, which is shown by its number.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: "\(segment + 1)", at: segment, animated: animated)
    }
    /// Inserts a segment with the title of an action, which is performed when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), titles.count)
        insertSegment(withTitle: action.title, at: place, animated: animated)
        addAction(
            UIAction { [weak self] _ in
                guard let self, titleForSegment(at: selectedSegmentIndex) == action.title else {
                    return
                }
                action.perform()
            }, for: .valueChanged)
    }
    /// Removes a segment; ignored if there is none of that number.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
    }
    /// Sets the image of a segment, which is shown by its number.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        setTitle("\(segment + 1)", forSegmentAt: segment)
    }
    /// Sets whether a segment can be selected; all can here.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    /// Sets the width of a segment; all have one width here.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// Sets the title attributes for a state; has no effect here, the page has its own style.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {}
    /// The color of the segment that is selected; stored, but without effect here.
    open var selectedSegmentTintColor: UIColor?
    /// Whether segments are as wide as their titles; all have one width here.
    open var apportionsSegmentWidthsByContent = false

    /// Removes all segments, and with them the selection.
    open func removeAllSegments() {
        titles = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// The size of its titles.
    open override var intrinsicContentSize: CGSize {
        let widths = titles.map { UIFont.systemFont(ofSize: 14).size(of: $0).width + 24 }
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
