/// Tells the stack what makes screens of values of a type.
struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
    let destination: (Value) -> Destination

    func updated(_ node: ViewNode) {
        node.environment.navigationBar?.learn(Value.self, destination)
    }
}

/// Shows a screen for as long as a value says so.
struct ScreenModifier: PrimitiveModifier {
    /// The screen, or nil for none.
    let screen: AnyView?
    let close: @MainActor () -> Void

    private final class Shown {}

    func updated(_ node: ViewNode) {
        guard let bar = node.environment.navigationBar else { return }
        let owner = ObjectIdentifier(node)
        let (screen, close) = (screen, close)
        guard screen != nil || node.memory is Shown else { return }
        node.memory = screen == nil ? nil : Shown()
        // The stack is being evaluated now.
        node.host.afterUpdate {
            if let screen { bar.show(screen, of: owner, close: close) } else { bar.leave(owner) }
        }
    }
}

extension View {
    /// Sets the view that a ``NavigationStack`` shows for values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        with(DestinationModifier(destination: destination))
    }

    /// Shows a screen of the ``NavigationStack`` around it while a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        with(
            ScreenModifier(
                screen: isPresented.wrappedValue ? AnyView(destination()) : nil,
                close: { isPresented.wrappedValue = false }))
    }

    /// Shows a screen of the ``NavigationStack`` around it for an item while there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        with(
            ScreenModifier(
                screen: item.wrappedValue.map { AnyView(destination($0)) },
                close: { item.wrappedValue = nil }))
    }
}

/// A row that leads to another screen of the ``NavigationStack``.
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
        /// Shown for as long as the binding says so.
        case bound(() -> Destination, Binding<Bool>)
    }

    let target: Target
    let label: Label
    @Environment(\.navigationBar) private var bar

    init(_ target: Target, _ label: Label) {
        self.target = target
        self.label = label
    }

    /// Creates a link to a screen.
    public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination)
        self.label = label()
    }

    /// Creates a link to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view { destination }
        self.label = label()
    }

    /// A button with the label, which shows the destination when it is tapped.
    public var body: some View {
        switch target {
        case .bound(let destination, let isActive):
            Button {
                isActive.wrappedValue = true
            } label: {
                label
            }
            .navigationDestination(isPresented: isActive) { destination() }
        case .view(let destination):
            Button {
                bar?.push(AnyView(destination()))
            } label: {
                label
            }
        case .value(let value):
            Button {
                if let value { bar?.push(value) }
            } label: {
                label
            }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value; see ``SwiftUI/View/navigationDestination(for:destination:)``.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the screen of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title to the screen of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}
