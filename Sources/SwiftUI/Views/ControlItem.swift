import MapScene

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
final class LabeledItem: LayoutItem {
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

    // The label and the control are two elements, so that the host needs no layout.
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

/// A value that was read of a binding when its node was evaluated.
private final class CachedValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension ViewNode {
    /// Keeps a value that was read of a binding, for when its items are made.
    func keep<Value>(_ value: Value) { memory = CachedValue(value) }

    /// Returns the value that was kept, if it is of a type.
    func kept<Value>(_ type: Value.Type) -> Value? { (memory as? CachedValue<Value>)?.value }
}
