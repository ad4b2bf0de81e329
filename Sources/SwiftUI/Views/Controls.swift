import MapScene

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// Takes something away for good.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Something that is tapped to have something done.
public struct Button<Label: View>: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button for a purpose.
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        var environment = node.environment
        let kind = environment.buttonKind ?? .automatic
        let color: Color = role == .destructive ? .red : Color(environment.tintColor)
        if kind != .plain {
            environment.foreground = AnyShapeStyle(kind == .prominent ? .white : color)
        }
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren { node.put(label, at: .index(0), environment: environment) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let action = action
        return [
            ButtonItem(node, role: role, kind: node.environment.buttonKind ?? .automatic) { event in
                if case .tapped = event { action() }
            }
        ]
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title, for a purpose.
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title, for a purpose.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol, for a purpose.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }
}

/// How buttons look.
enum ButtonKind: Sendable { case automatic, plain, bordered, prominent }

final class ButtonItem: LayoutItem {
    private let role: ButtonRole?
    private let kind: ButtonKind
    private let handler: @MainActor (InterfaceEvent) -> Void
    private var insets: CGSize {
        kind == .bordered || kind == .prominent ? CGSize(width: 12, height: 7) : .zero
    }

    init(
        _ node: ViewNode, role: ButtonRole?, kind: ButtonKind,
        _ handler: @escaping @MainActor (InterfaceEvent) -> Void
    ) {
        self.role = role
        self.kind = kind
        self.handler = handler
        let items = node.childItems
        super.init(
            node,
            items.count < 2
                ? items : [StackItem(node, axis: .horizontal, share: 0.5, spacing: 8, items)])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let own = super.measure(
            ProposedViewSize(
                width: proposal.width.map { max($0 - 2 * insets.width, 0) },
                height: proposal.height.map { max($0 - 2 * insets.height, 0) }))
        return CGSize(width: own.width + 2 * insets.width, height: own.height + 2 * insets.height)
    }

    override func placeChildren(_ size: CGSize) {
        let rect = CGRect(origin: .zero, size: size)
        for child in children {
            child.place(in: rect.insetBy(dx: insets.width, dy: insets.height), .center)
        }
    }

    override func take(axis: Axis) {}

    override func elements() -> [InterfaceElement] {
        var element = element(.button(role: role?.name), handler: handler)
        let tint = role == .destructive ? UIColor.systemRed.value : environment.tintColor
        if kind == .prominent { element.style.background = tint }
        if kind == .bordered {
            element.style.background = SceneColor(
                red: tint.red, green: tint.green, blue: tint.blue, alpha: 0.15)
        }
        if kind == .prominent || kind == .bordered { element.style.cornerRadius = 8 }
        if !environment.isEnabled { element.style.opacity = 0.4 }
        return [element]
    }
}

/// How buttons look.
public protocol PrimitiveButtonStyle {}

/// Buttons as the place would have them.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}
/// Buttons that look like their label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}
/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}
/// Buttons on a field in a light tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}
/// Buttons on a field in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// Buttons as the place would have them.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Buttons that look like their label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Buttons without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Buttons on a field in a light tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Buttons on a field in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension View {
    /// Sets how buttons look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let kind: ButtonKind =
            switch style {
            case is PlainButtonStyle: .plain
            case is BorderedButtonStyle: .bordered
            case is BorderedProminentButtonStyle: .prominent
            default: .automatic
            }
        return with(EnvironmentChange { $0.buttonKind = kind })
    }

    /// Sets how large controls are; here they have one size.
    public func controlSize(_ controlSize: ControlSize) -> some View { self }

    /// Hides the labels of toggles, pickers and sliders.
    public func labelsHidden() -> some View {
        with(EnvironmentChange { $0.labelsAreHidden = true })
    }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// A link to a page.
public struct Link<Label: View>: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let destination: URL
    private let label: Label

    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    package func update(_ node: ViewNode) {
        var environment = node.environment
        environment.foreground = AnyShapeStyle(Color(environment.tintColor))
        node.arrangeChildren { node.put(label, at: .index(0), environment: environment) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        [ControlItem(node, .link(destination), node.childItems)]
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// A control that is as large as its label.
final class ControlItem: LayoutItem {
    private let content: InterfaceElement.Content
    private let handler: (@MainActor (InterfaceEvent) -> Void)?

    init(
        _ node: ViewNode, _ content: InterfaceElement.Content, _ children: [LayoutItem],
        _ handler: (@MainActor (InterfaceEvent) -> Void)? = nil
    ) {
        self.content = content
        self.handler = handler
        super.init(node, children)
    }

    override func take(axis: Axis) {}
    override func elements() -> [InterfaceElement] { [element(content, handler: handler)] }
}

/// A control of its own size, with a label before it.
final class LabelledItem: LayoutItem {
    private let content: InterfaceElement.Content
    private let control: CGSize
    private let isWide: Bool
    private let handler: @MainActor (InterfaceEvent) -> Void

    /// A control whose width is infinite takes all there is.
    init(
        _ node: ViewNode, _ content: InterfaceElement.Content, control: CGSize, isWide: Bool,
        label: [LayoutItem], _ handler: @escaping @MainActor (InterfaceEvent) -> Void
    ) {
        self.content = content
        self.control = control
        self.isWide = isWide
        self.handler = handler
        let labels =
            label.count < 2
            ? label : [StackItem(node, axis: .horizontal, share: 0.5, spacing: 8, label)]
        super.init(node, node.environment.labelsAreHidden ? [] : labels)
    }

    override func take(axis: Axis) {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let gap: CGFloat = children.isEmpty ? 0 : 8
        let label = super.measure(
            ProposedViewSize(
                width: proposal.width.map {
                    max($0 - gap - (control.width.isFinite ? control.width : 120), 0)
                },
                height: proposal.height))
        let least = label.width + gap + (control.width.isFinite ? control.width : 120)
        let width = isWide ? max(proposal.width ?? least, least) : least
        return CGSize(width: width, height: max(label.height, control.height))
    }

    /// Where the control itself is, in the element's points.
    private var labelWidth: CGFloat { children.first?.frame.width ?? 0 }

    override func placeChildren(_ size: CGSize) {
        for child in children {
            let own = child.size(
                ProposedViewSize(
                    width: max(size.width - 8 - (control.width.isFinite ? control.width : 120), 0),
                    height: size.height))
            child.place(
                CGRect(
                    x: 0, y: (size.height - own.height) / 2, width: own.width, height: own.height))
        }
    }

    // The label and the control are two elements, so that whoever shows it needs no layout.
    override func elements() -> [InterfaceElement] {
        let start = children.isEmpty ? 0 : labelWidth + 8
        let width = control.width.isFinite ? control.width : max(frame.width - start, 0)
        var own = element(content, children: [], handler: handler)
        own.accessibilityLabel = plainText.isEmpty ? nil : plainText
        own.frame = CGRect(
            x: frame.width - width, y: (frame.height - control.height) / 2, width: width,
            height: control.height)
        guard !children.isEmpty || own.frame.size != frame.size else {
            own.frame = frame
            return [own]
        }
        return [element(.group, children: childElements + [own])]
    }
}

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
        node.memory = KeptValue(isOn.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let isOn = isOn
        let shown = (node.memory as? KeptValue<Bool>)?.value ?? false
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

/// A value that was read of a binding when its node was evaluated.
final class KeptValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

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
        node.memory = KeptValue(value.wrappedValue)
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let (value, bounds) = (value, bounds)
        let shown = (node.memory as? KeptValue<Double>)?.value ?? bounds.lowerBound
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

/// Two buttons for less and more.
public struct Stepper<Label: View>: View, PrimitiveView {
    /// Made of nothing else.
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

    /// Creates a stepper that does something.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
        can = { (onDecrement != nil, onIncrement != nil) }
        act = { $0 < 0 ? onDecrement?() : onIncrement?() }
    }

    package func update(_ node: ViewNode) {
        let can = can()
        node.memory = KeptValue([can.less, can.more])
        node.arrangeChildren { node.put(label, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let can = (node.memory as? KeptValue<[Bool]>)?.value ?? [false, false]
        let act = act
        return [
            LabelledItem(
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
}

/// Tells how far something has got, or that it goes on.
public struct ProgressView: View, PrimitiveView {
    /// Made of nothing else.
    public typealias Body = Never

    private let title: Text?
    private let share: Double?

    /// Creates a sign that something goes on.
    public init() { (title, share) = (nil, nil) }

    /// Creates a sign that something goes on.
    public init(_ titleKey: LocalizedStringKey) { (title, share) = (Text(titleKey), nil) }

    /// Creates a bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        title = nil
        share = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(title, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let control =
            share == nil
            ? CGSize(width: 20, height: 20) : CGSize(width: CGFloat.infinity, height: 8)
        return [
            LabelledItem(
                node, .progress(share), control: control, isWide: share != nil,
                label: node.childItems
            ) { _ in }
        ]
    }
}
