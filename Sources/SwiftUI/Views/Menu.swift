/// A button that shows more buttons, pickers and switches.
///
/// They are shown as a popover before everything else; a button in it closes it after its own work.
public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    private let primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false
    @Environment(\.closesWithButtons) private var closesOuter

    /// Creates a menu from its items and the label of its button.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// Creates a menu whose label runs a primary action; a button next to it opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// A button with the label that opens the menu, after that of the primary action if there is
    /// one.
    public var body: some View {
        HStack(spacing: 4) {
            if let primaryAction {
                Button(action: primaryAction) { label }
                Button("…") { isOpen = true }
            } else {
                Button {
                    isOpen = true
                } label: {
                    label
                }
            }
        }
        // A menu in a menu opens; only what is chosen in it closes both.
        .environment(\.closesWithButtons, nil)
        .with(
            PresentModifier(
                isPresented: isOpen, key: AnyHashable("menu"), style: .popover,
                content: { shown }, dismiss: { isOpen = false }, onDismiss: nil))
    }

    private var shown: some View {
        let outer = closesOuter
        return VStack(alignment: .leading, spacing: 12) { content }
            // As wide as the widest, where a line between them would take all there is.
            .fixedSize(horizontal: true, vertical: false)
            .pickerStyle(.inline)
            .environment(
                \.closesWithButtons,
                DismissAction {
                    isOpen = false
                    outer?()
                })
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

/// The appearance of a ``Menu``.
public protocol MenuStyle {}

/// The style that fits the context; here always a button.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
}
/// A style that shows the menu behind a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows the menu behind a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style that shows the menu behind a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The default, depending on the context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A style that shows the menu behind a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The order of a menu's items, seen from where it was opened.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int
    /// The default, depending on the context.
    public static let automatic = MenuOrder(number: 0)
    /// Keeps the first items closest to the finger.
    public static let priority = MenuOrder(number: 1)
    /// The order in which the items are written, from top to bottom.
    public static let fixed = MenuOrder(number: 2)
}

extension View {
    /// Sets how a ``Menu`` is opened; here always by a button.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

    /// Sets whether a menu's button shows an indicator; without effect here.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Sets the order of what is in a ``Menu``; here always as it is written.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
}
