import MapScene

/// A switch.
public struct Toggle<Label: View>: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let isOn: Binding<Bool>
    private let label: Label

    /// Creates a switch of a value.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        node.keep(isOn.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let isOn = isOn
        let shown = node.kept(Bool.self) ?? false
        return [
            LabelledItem(
                node, .toggle(isOn: shown), control: CGSize(width: 51, height: 31), isWide: true,
                label: node.childItems
            ) { event in
                if case .toggled(_, let value) = event { isOn.wrappedValue = value }
            }
        ]
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
