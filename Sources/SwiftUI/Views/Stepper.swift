import MapScene

/// Two buttons for less and more.
public struct Stepper<Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let label: Label
    private let can: () -> (less: Bool, more: Bool)
    private let act: (Int) -> Void

    /// Creates a stepper of a value.
    public init<V: Strideable & Comparable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        can = { (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound) }
        act = { direction in
            let next = value.wrappedValue.advanced(by: direction < 0 ? 0 - step : step)
            value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
        }
    }

    /// Creates a stepper of a value without bounds.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        can = { (true, true) }
        act = { value.wrappedValue = value.wrappedValue.advanced(by: $0 < 0 ? 0 - step : step) }
    }

    /// Creates a stepper that runs actions for more and for less.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
        can = { (onDecrement != nil, onIncrement != nil) }
        act = { $0 < 0 ? onDecrement?() : onIncrement?() }
    }

    package func update(_ node: ViewNode) {
        let can = can()
        node.keep([can.less, can.more])
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let can = node.kept([Bool].self) ?? [false, false]
        let act = act
        return [
            LabeledItem(
                node, .stepper(canDecrement: can[0], canIncrement: can[1]),
                control: CGSize(width: 94, height: 32), isWide: true, label: node.childItems
            ) { event in
                guard case .stepped(_, let direction) = event else { return }
                if direction < 0 ? can[0] : can[1] { act(direction) }
            }
        ]
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title.
    public init<V: Strideable & Comparable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    /// Creates a stepper with a title of a value without bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
    ) { self.init(value: value, step: step) { Text(titleKey) } }

    /// Creates a stepper with a title that runs actions for more and for less.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}
