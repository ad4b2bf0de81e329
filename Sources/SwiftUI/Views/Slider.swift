import MapScene

/// A knob on a line.
public struct Slider<Label: View>: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label

    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.value = Binding<Double>(
            get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        node.keep(value.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let (value, bounds) = (value, bounds)
        let shown = node.kept(Double.self) ?? bounds.lowerBound
        // As on Apple's systems the label is told, not shown.
        return [
            LabelledItem(
                node, .slider(value: shown, in: bounds, step: step),
                control: CGSize(width: CGFloat.infinity, height: 31), isWide: true, label: []
            ) { event in
                guard case .slid(_, let wish) = event, wish.isFinite else { return }
                value.wrappedValue = min(max(wish, bounds.lowerBound), bounds.upperBound)
            }
        ]
    }
}

extension Slider where Label == EmptyView {
    /// Creates a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil
    ) {
        self.init(value: value, in: bounds, step: step) { EmptyView() }
    }
}
