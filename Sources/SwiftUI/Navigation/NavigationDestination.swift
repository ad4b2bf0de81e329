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
