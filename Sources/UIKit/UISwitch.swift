/// A switch.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The color while it is on, which is the page's own here.
    open var onTintColor: UIColor?

    /// Sets whether it is on.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The size of a switch.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// Does what a tap does.
    package func turn(_ isOn: Bool) {
        guard isEnabled, isOn != self.isOn else { return }
        self.isOn = isOn
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A row of which one is chosen.
open class UISegmentedControl: UIControl {
    /// Stands for none of them.
    public static let noSegment = -1
    private var titles: [String] = []
    /// Which is chosen, counted from 0.
    open var selectedSegmentIndex = UISegmentedControl.noSegment

    /// Creates a row of titles, or of pictures, which are shown as their numbers.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).enumerated().map { $0.element as? String ?? "\($0.offset + 1)" }
    }

    /// How many there are.
    open var numberOfSegments: Int { titles.count }
    /// Returns a title.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }
    /// Sets a title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if titles.indices.contains(segment) { titles[segment] = title ?? "" }
    }
    /// Adds one.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }
    /// Takes all away.
    open func removeAllSegments() {
        titles = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    /// The size of its titles, estimated.
    open override var intrinsicContentSize: CGSize {
        let widths = titles.map { UIFont.systemFont(ofSize: 14).estimatedSize(of: $0).width + 24 }
        return CGSize(width: (widths.max() ?? 0) * CGFloat(titles.count), height: 32)
    }

    /// The titles.
    package var segments: [String] { titles }

    /// Does what a tap does.
    package func choose(_ segment: Int) {
        guard isEnabled, titles.indices.contains(segment), segment != selectedSegmentIndex else {
            return
        }
        selectedSegmentIndex = segment
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
