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
        if closesWithButtons { environment.closesWithButtons = DismissAction { dismiss() } }
        node.put(
            PresentedContent(content: content), at: .id(key), environment: environment)
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

/// The text of an alert above its buttons.
struct AlertContent<Message: View, Actions: View>: View {
    let title: String
    let message: Message
    let actions: Actions
    let hasActions: Bool

    var body: some View {
        VStack(spacing: 12) {
            Text(verbatim: title).font(.headline)
            message
            if hasActions { actions } else { Button("OK") {} }
        }
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
        let shown = item.wrappedValue
        return with(
            PresentModifier(
                isPresented: shown != nil,
                key: shown.map { AnyHashable($0.id) } ?? AnyHashable("sheet"), style: .sheet,
                content: { if let shown { content(shown) } },
                dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }

    /// Shows something over the whole screen while a value is true.
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

    /// Shows something beside the view while a value is true.
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

    /// Shows an alert while a value is true.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert with a message while a value is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        ask(.alert, titleKey.string, isPresented, actions(), message())
    }

    /// Asks for a choice while a value is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.dialog, titleKey.string, isPresented, actions(), EmptyView())
    }

    private func ask<A: View, M: View>(
        _ style: InterfacePresentation.Style, _ title: String, _ isPresented: Binding<Bool>,
        _ actions: A, _ message: M
    ) -> some View {
        let content = AlertContent(
            title: title, message: message, actions: actions, hasActions: A.self != EmptyView.self)
        return with(
            PresentModifier(
                isPresented: isPresented.wrappedValue, key: AnyHashable("alert"), style: style,
                title: title, closesWithButtons: true, content: { content },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: nil))
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

    /// Keeps a sheet from being dismissed by the user.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: SheetIsHeld.self, value: isDisabled)
    }
}

/// How high a sheet may be.
struct SheetHeights: PreferenceKey {
    struct Value: Equatable {
        var detents: Set<PresentationDetent> = []
        var chosen: PresentationDetent?

        /// Returns the height where there is so much room, in points.
        func height(of room: CGFloat) -> CGFloat {
            if let chosen, detents.contains(chosen) { return chosen.height(of: room) }
            return detents.map { $0.height(of: room) }.min() ?? room
        }
    }

    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        if value.detents.isEmpty { value = nextValue() }
    }
}

/// Whether a sheet cannot be dismissed by the user.
struct SheetIsHeld: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// How high a sheet may be.
public struct PresentationDetent: Hashable, Sendable {
    let share: CGFloat?
    let points: CGFloat?

    /// The height where there is so much room, in points.
    func height(of room: CGFloat) -> CGFloat {
        min(max(points ?? room * (share ?? 1), 0), room)
    }
    /// Half of the screen.
    public static let medium = PresentationDetent(share: 0.5, points: nil)
    /// The whole screen.
    public static let large = PresentationDetent(share: 1, points: nil)
    /// A share of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(share: fraction, points: nil)
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(share: nil, points: height)
    }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    /// As the place would have it.
    public static let automatic = PresentationBackgroundInteraction()
    /// It can.
    public static let enabled = PresentationBackgroundInteraction()
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction()
    /// It can while the sheet is not higher.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    { PresentationBackgroundInteraction() }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A part of a view.
    public struct Source: Sendable {
        /// All of it.
        public static let bounds = Source()
    }
    /// A rectangle.
    case rect(Source)
    /// A point.
    case point(UnitPoint)
}
