/// Buttons that are shown when the view is pressed for long.
struct ContextMenuModifier<Buttons: View>: ViewModifier {
    @ViewBuilder let buttons: () -> Buttons
    @State private var isOpen = false

    func body(content: Content) -> some View {
        let isOpen = $isOpen
        content
            .onLongPressGesture { isOpen.wrappedValue = true }
            .with(
                PresentModifier(
                    isPresented: isOpen.wrappedValue, key: AnyHashable("menu"), style: .popover,
                    closesWithButtons: true,
                    content: { VStack(alignment: .leading, spacing: 12) { buttons() } },
                    dismiss: { isOpen.wrappedValue = false }, onDismiss: nil))
    }
}

extension View {
    /// Shows buttons when the view is pressed for long.
    public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some View {
        modifier(ContextMenuModifier(buttons: menuItems))
    }

    /// Adds a menu that opens on a long press; the preview is not shown here.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(ContextMenuModifier(buttons: menuItems)) }

    /// Shows buttons of a row: here when it is pressed for long, as rows are not drawn aside.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping () -> T
    ) -> some View { modifier(ContextMenuModifier(buttons: content)) }

    /// Sets the action that reloads the view's data, which ``EnvironmentValues/refresh`` runs.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(work: action))
    }
}
