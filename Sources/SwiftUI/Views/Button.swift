import MapScene

/// The purpose of a button, which decides how it looks.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// The action deletes data or cannot be undone.
    public static let destructive = ButtonRole(name: "destructive")
    /// The action cancels an operation, without changes.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button from its action and label.
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
        let style = environment.customButtonStyle
        environment.customButtonStyle = nil
        if let primitive = environment.primitiveButtonStyle {
            let close = environment.closesWithButtons
            node.arrangeChildren {
                let configuration = PrimitiveButtonStyleConfiguration(
                    role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label))
                ) {
                    action()
                    close?()
                }
                node.put(primitive(configuration), at: .index(1), environment: environment)
            }
            return
        }
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            guard let style else {
                node.put(label, at: .index(0), environment: environment)
                return
            }
            let styled = style.make(
                ButtonStyleConfiguration(
                    role: role,
                    label: ButtonStyleConfiguration.Label(content: AnyView(label))))
            node.put(styled, at: .index(0), environment: environment)
        }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        guard node.environment.primitiveButtonStyle == nil else { return node.childItems }
        let action = action
        // A button of an alert or a menu closes that after its own work.
        let close = node.environment.closesWithButtons
        return [
            ButtonItem(node, role: role, kind: node.environment.buttonKind ?? .automatic) { event in
                guard case .tapped = event else { return }
                action()
                close?()
            }
        ]
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button of what a ``PrimitiveButtonStyle`` has to show.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
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
