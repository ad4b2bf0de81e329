import MapScene

/// Shows something before everything else while a value says so.
struct PresentModifier<Presented: View>: PrimitiveModifier {
    let isPresented: Bool
    /// Tells one thing presented from the next.
    let key: AnyHashable
    let style: InterfacePresentation.Style
    var title: String?
    var closesWithButtons = false
    @ViewBuilder let content: () -> Presented
    /// Says that it is not to be shown any more.
    let dismiss: @MainActor () -> Void
    let onDismiss: (() -> Void)?

    func putMore(_ node: ViewNode) {
        guard isPresented else { return }
        var environment = node.environment
        let dismiss = dismiss
        environment.dismiss = DismissAction { dismiss() }
        environment.navigationBar = nil
        environment.isInList = nil
        environment.setPresented()
        if closesWithButtons { environment.closesWithButtons = DismissAction { dismiss() } }
        node.put(
            PresentedContent(content: content), at: .id(key), environment: environment)
    }

    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] {
        guard style == .popover else { return content }
        return content.map { AnchorItem(node, [$0]) }
    }

    func updated(_ node: ViewNode) {
        let host = node.host
        let owner = ObjectIdentifier(node)
        let shown = isPresented ? node.child(.id(key)) : nil
        let old = host.presentations[owner]
        if old?.content !== shown, old != nil, let onDismiss { host.afterUpdate(onDismiss) }
        guard let shown else {
            if host.presentations.removeValue(forKey: owner) != nil { host.layoutIsStale = true }
            return
        }
        let id = old?.content === shown ? old?.id : nil
        host.presentations[owner] = Presentation(
            id: id ?? host.makeID(), style: style, title: title, isDismissible: style != .alert,
            content: shown, dismiss: dismiss)
        host.layoutIsStale = true
    }
}

/// What is presented, made when it is shown.
struct PresentedContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

private enum CloseName {}

extension EnvironmentValues {
    /// What buttons of an alert do beside their own work.
    var closesWithButtons: DismissAction? {
        get { self[LookKey<CloseName, DismissAction?>.self] }
        set { self[LookKey<CloseName, DismissAction?>.self] = newValue }
    }
}

extension View {
    /// Shows a sheet while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        with(
            PresentModifier(
                isPresented: isPresented.wrappedValue, key: AnyHashable("sheet"), style: .sheet,
                content: content, dismiss: { isPresented.wrappedValue = false },
                onDismiss: onDismiss))
    }

    /// Shows a sheet for an item while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presented(item, .sheet, onDismiss, content)
    }

    /// Presents a view over the whole screen while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        with(
            PresentModifier(
                isPresented: isPresented.wrappedValue, key: AnyHashable("cover"),
                style: .fullScreen, content: content,
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Presents a view over the whole screen while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presented(item, .fullScreen, onDismiss, content)
    }

    /// Presents a popover while there is an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presented(item, .popover, nil, content)
    }

    private func presented<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: InterfacePresentation.Style, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return with(
            PresentModifier(
                isPresented: shown != nil,
                key: shown.map { AnyHashable($0.id) } ?? AnyHashable(style.rawValue), style: style,
                content: { if let shown { content(shown) } },
                dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }

    /// Presents a popover while a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        with(
            PresentModifier(
                isPresented: isPresented.wrappedValue, key: AnyHashable("popover"),
                style: .popover, content: content, dismiss: { isPresented.wrappedValue = false },
                onDismiss: nil))
    }

    /// Sets how high a sheet may be; it is shown at the lowest of them.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: SheetHeights.self, value: SheetHeights.Value(detents: detents))
    }

    /// Sets how high a sheet may be, and how high it is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        preference(
            key: SheetHeights.self,
            value: SheetHeights.Value(detents: detents, chosen: selection.wrappedValue))
    }

    /// Sets whether a sheet shows that it can be drawn.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Sets whether what is behind a sheet can be used.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    { self }

    /// Sets what is behind the content of a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Sets whether the user cannot dismiss a sheet by gesture.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: DismissalIsDisabled.self, value: isDisabled)
    }
}
