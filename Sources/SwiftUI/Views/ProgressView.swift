import MapScene

/// A view that shows the progress of a task, or that it is running.
public struct ProgressView: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let title: AnyView?
    private var current: AnyView?
    private let share: Double?

    /// Creates an indicator of unknown progress.
    public init() { (title, share) = (nil, nil) }

    /// Creates an indicator of unknown progress with a title.
    public init(_ titleKey: LocalizedStringKey) { (title, share) = (AnyView(Text(titleKey)), nil) }

    /// Creates an indicator of unknown progress with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { (self.title, share) = (AnyView(Text(title)), nil) }

    /// Creates a progress bar with a title for a value out of a total; nil for unknown progress.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        title = AnyView(Text(titleKey))
        share = Self.share(value, of: total)
    }

    /// Creates a progress bar with a title for a value out of a total; nil for unknown progress.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.title = AnyView(Text(title))
        share = Self.share(value, of: total)
    }

    /// Creates a progress bar for a value out of a total; nil for unknown progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        title = nil
        share = Self.share(value, of: total)
    }

    /// Creates an indicator of unknown progress with a label.
    public init<L: View>(@ViewBuilder label: () -> L) { (title, share) = (AnyView(label()), nil) }

    /// Creates a progress bar with a label for a value out of a total; nil for unknown progress.
    public init<V: BinaryFloatingPoint, L: View>(
        value: V?, total: V = 1, @ViewBuilder label: () -> L
    ) {
        title = AnyView(label())
        share = Self.share(value, of: total)
    }

    /// Creates a progress bar with a label, and a view of the value, for a value out of a total; nil for unknown progress.
    public init<V: BinaryFloatingPoint, L: View, C: View>(
        value: V?, total: V = 1, @ViewBuilder label: () -> L,
        @ViewBuilder currentValueLabel: () -> C
    ) {
        title = AnyView(label())
        current = AnyView(currentValueLabel())
        share = Self.share(value, of: total)
    }

    /// Creates a bar for how much of a span of time has passed, or is left, when the view is made.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        title = nil
        share = Self.share(of: timerInterval, countsDown: countsDown)
    }

    /// Creates a bar with a label for how much of a span of time has passed, or is left, when the view is made.
    public init<L: View>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
    ) {
        title = AnyView(label())
        share = Self.share(of: timerInterval, countsDown: countsDown)
    }

    private static func share(of span: ClosedRange<Date>, countsDown: Bool) -> Double? {
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        let passed = share(Date().timeIntervalSince(span.lowerBound), of: length)
        return passed.map { countsDown ? 1 - $0 : $0 }
    }

    /// Creates a progress view of what a ``ProgressViewStyle`` has to show.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        title = configuration.label?.content
        current = configuration.currentValueLabel?.content
        share = configuration.fractionCompleted
    }

    private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    package func update(_ node: ViewNode) {
        let style = node.environment.progressViewStyle
        node.arrangeChildren {
            if let style {
                node.put(
                    style(
                        ProgressViewStyleConfiguration(
                            fractionCompleted: share,
                            label: title.map { .init(content: $0) },
                            currentValueLabel: current.map { .init(content: $0) })),
                    at: .index(1))
            } else if let title, let current {
                node.put(
                    HStack {
                        title
                        current
                    }, at: .index(0))
            } else {
                node.put(title ?? current, at: .index(0))
            }
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard node.environment.progressViewStyle == nil else { return node.childItems }
        let control =
            share == nil
            ? CGSize(width: 20, height: 20) : CGSize(width: CGFloat.infinity, height: 8)
        return [
            LabeledItem(
                node, .progress(share), control: control, isWide: share != nil,
                label: node.childItems
            ) { _ in }
        ]
    }
}
