import MapScene

/// The appearance of buttons.
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

extension View {
    /// Sets how large controls are; here they have one size.
    public func controlSize(_ controlSize: ControlSize) -> some View { self }

    /// Hides the labels of toggles, pickers and sliders.
    public func labelsHidden() -> some View {
        with(EnvironmentChange { $0.labelsAreHidden = true })
    }
}

/// The size of controls; all have the regular one here.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
