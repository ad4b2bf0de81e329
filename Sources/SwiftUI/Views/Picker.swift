import MapScene
import TextLayout

/// A control for selecting one of several options, identified by their tags or ids in a
/// ``ForEach``.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// Creates a choice with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        node.keep(selection.wrappedValue)
        node.arrangeChildren {
            node.put(label, at: .index(0))
            node.put(content, at: .index(1))
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let shown = node.kept(SelectionValue.self)
        let options = (node.child(.index(1))?.items ?? []).map {
            (text: $0.plainText, tag: $0.tag ?? $0.node.nearestTag)
        }
        let values = options.map { option in
            option.tag?.base as? SelectionValue ?? (option.tag as? SelectionValue)
        }
        let style = node.environment.pickerKind ?? .menu
        let picker = InterfacePicker(
            options: options.map(\.text), selection: values.firstIndex { $0 == shown && $0 != nil },
            style: style)
        let rows = CGFloat(max(options.count, 1))
        let longest =
            options.map { node.host.textMeasure.width($0.text, Font.body.textFont) }.max() ?? 0
        let control: CGSize =
            switch style {
            case .menu: CGSize(width: min(longest + 36, 320), height: 32)
            case .segmented: CGSize(width: CGFloat.infinity, height: 32)
            case .inline: CGSize(width: CGFloat.infinity, height: rows * 36)
            case .wheel: CGSize(width: CGFloat.infinity, height: 160)
            }
        let selection = selection
        let label = style == .menu ? node.child(.index(0))?.items ?? [] : []
        return [
            LabeledItem(node, .picker(picker), control: control, isWide: true, label: label) {
                event in
                guard case .chose(_, let index) = event, values.indices.contains(index),
                    let value = values[index]
                else { return }
                selection.wrappedValue = value
            }
        ]
    }
}

extension ViewNode {
    /// The id in the innermost `ForEach` around the node.
    package var nearestTag: AnyHashable? {
        var node: ViewNode? = self
        while let each = node {
            if let tag = each.implicitTag { return tag }
            node = each.parent
        }
        return nil
    }
}

extension Picker where Label == Text {
    /// Creates a choice with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a choice with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// The appearance of pickers.
public protocol PickerStyle {}

/// The style of pickers that fits the context.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
/// A picker whose options are in a menu behind a button.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
/// A picker whose options are segments in a row.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
/// A picker whose options are rows of the container around it.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}
/// A picker whose options are on a wheel that scrolls.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style of pickers that fits the context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A picker whose options are in a menu behind a button.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker whose options are segments in a row.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A picker whose options are rows of the container around it.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A picker whose options are on a wheel that scrolls.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
    /// Sets the style of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kind: InterfacePicker.Style =
            switch style {
            case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
            case is InlinePickerStyle: .inline
            case is WheelPickerStyle: .wheel
            default: .menu
            }
        return with(EnvironmentChange { $0.pickerKind = kind })
    }
}
