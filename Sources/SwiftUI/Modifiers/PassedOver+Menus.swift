// Menus of several rows, buttons of the system's clipboard, and looks that a page has no other of.

/// The buttons of a menu that a long press on a view shows.
public struct ContextMenu<MenuItems: View> {
    let items: () -> MenuItems

    /// Creates a menu of buttons.
    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

extension View {
    /// Shows a menu when the view is pressed for long; none for nil.
    @ViewBuilder public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
        if let contextMenu {
            self.contextMenu(menuItems: contextMenu.items)
        } else {
            self
        }
    }

    /// Sets the menu of the selected rows, and what a double tap on one does; without effect here, as rows have
    /// menus of their own.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }

    /// Sets whether a menu closes when one of its buttons was tapped; it does here.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        self
    }

    /// Sets the style of text editors; there is one here.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

    /// Sets what becomes of a bar while its field is searched in; it stays here.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    { self }

    /// Sets how high text is read; the reader of the page knows that here.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Sets whether all punctuation is read; the reader of the page knows that here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets whether text is read letter by letter; the reader of the page knows that here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Sets whether reading text waits for what is being read; the reader of the page knows that here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Draws the view with a transform, as far as it is one of the plane.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
                tx: transform.m31, ty: transform.m32))
    }

    /// Adds a way for assistive technologies to go from one thing to the next; without effect here.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
    ) -> some View { self }
}

/// When a menu closes.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let code: Int
    /// As the system does it.
    public static let automatic = MenuActionDismissBehavior(code: 0)
    /// After each button.
    public static let enabled = MenuActionDismissBehavior(code: 1)
    /// Not after a button.
    public static let disabled = MenuActionDismissBehavior(code: 2)
}

/// What becomes of a bar while its field is searched in.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// As the system does it.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// Its content stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The appearance of text editors; there is one here.
public protocol TextEditorStyle: Sendable {}
/// The appearance that the system chooses.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}
/// An appearance without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The appearance that the system chooses.
    public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// An appearance without decoration.
    public static var plain: Self { Self() }
}

/// What assistive technologies go to by a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// One thing that assistive technologies go to by a rotor; without effect here.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// Creates a thing with its label and the id of its view.
    public init(_ label: Text, id: ID) {}
    /// Creates a thing with its label and the id of its view.
    public init(_ labelKey: LocalizedStringKey, id: ID) {}
    /// Creates a thing with its label and the id of its view.
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
    /// Creates a thing with its label and the id of its view in a namespace.
    public init<S: StringProtocol>(_ label: S, _ id: ID, in namespace: Namespace.ID) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates a thing of a rotor for each element.
    @MainActor @preconcurrency
    public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

/// A result builder that makes the content of a rotor.
@MainActor @resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Passes content through unchanged.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// Creates a modifier that changes nothing.
    public init() {}
    /// Returns the view as it is.
    @MainActor public func body(content: Content) -> some View { content }
}

/// A button that begins to rename what is shown; it has its title, and nothing to rename here.
public struct RenameButton: View {
    /// Creates the button.
    public init() {}
    /// The button.
    public var body: some View {
        Button("Rename", systemImage: "pencil") {}.disabled(true)
    }
}

/// A button that hands on texts or addresses that were copied in this program.
public struct PasteButton: View {
    private let paste: @MainActor () -> Void

    /// Creates a button for things of a type: texts and addresses are found, others are not.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = {
            let copied: [Any] =
                (UIPasteboard.general.strings ?? []) + (UIPasteboard.general.urls ?? [])
            let found = copied.compactMap { $0 as? T }
            if !found.isEmpty { onPaste(found) }
        }
    }

    /// The button.
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard", action: { paste() })
    }
}
