import MapScene

/// A control for selecting a value from a range.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let line: SliderLine<Label>
    private let least: ValueLabel
    private let most: ValueLabel

    /// Creates a slider with a label, and one at each end.
    ///
    /// - Parameter onEditingChanged: Called with true before the user changes the value, with false after it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        line = SliderLine(
            value: Binding<Double>(
                get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
            step: step.map { Double($0) }, label: label(), changed: onEditingChanged)
        least = minimumValueLabel()
        most = maximumValueLabel()
    }

    /// The line between the labels of its ends.
    public var body: some View {
        HStack {
            least
            line
            most
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider over a range, continuous or in steps, without label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}

/// The track with the thumb of a slider.
struct SliderLine<Label: View>: View, PrimitiveView {
    typealias Body = Never

    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let changed: (Bool) -> Void

    func update(_ node: ViewNode) {
        node.keep(value.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    func items(_ node: ViewNode) -> [LayoutItem] {
        let (value, bounds, changed) = (value, bounds, changed)
        let shown = node.kept(Double.self) ?? bounds.lowerBound
        let line = LabeledItem(
            node, .slider(value: shown, in: bounds, step: step),
            control: CGSize(width: CGFloat.infinity, height: 31), isWide: true, label: []
        ) { event in
            guard case .slid(_, let wish) = event, wish.isFinite else { return }
            changed(true)
            value.wrappedValue = min(max(wish, bounds.lowerBound), bounds.upperBound)
            changed(false)
        }
        // As on Apple's systems the label is told, not shown.
        let words = node.childItems.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
        guard !words.isEmpty else { return [line] }
        return [AnnotatedItem(node, line) { $0.accessibilityLabel = words }]
    }
}
