import MapScene

/// A control that toggles between on and off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// Creates a switch of a value.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The view that the toggle style makes.
    public var body: some View {
        if let style {
            style.make(
                ToggleStyleConfiguration(
                    label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
        } else {
            SlidingSwitch(isOn: isOn, label: label)
        }
    }
}

/// A sliding switch.
struct SlidingSwitch<Label: View>: View, PrimitiveView {
    typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    func update(_ node: ViewNode) {
        node.keep(isOn.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    func items(_ node: ViewNode) -> [LayoutItem] {
        let isOn = isOn
        let shown = node.kept(Bool.self) ?? false
        return [
            LabeledItem(
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

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
