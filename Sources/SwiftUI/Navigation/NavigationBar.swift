/// The screens of a stack, and what its bar says: the innermost screen's wishes.
@MainActor final class NavigationBar {
    /// A screen above the first.
    enum Screen {
        /// The screen of a value.
        case value(AnyHashable)
        /// One that a link has led to.
        case view(AnyView)
        /// One that a view shows for as long as something says so.
        case owned(ObjectIdentifier, AnyView, close: @MainActor () -> Void)

        var value: AnyHashable? { if case .value(let value) = self { value } else { nil } }
    }

    /// What belongs to the node that wishes it, for as long as that is there, and to its screen.
    typealias Wishes<Wish> = [(
        node: ObjectIdentifier, screen: ObjectIdentifier, depth: Int, wish: Wish
    )]

    private unowned let node: ViewNode
    private(set) var screens: [Screen] = []
    /// Where the values are kept; nil for here.
    private var path: PathBinding?
    /// What makes screens of values, by the values' types.
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    /// The types of values that were met and of which nothing was known.
    private var unknown: Set<ObjectIdentifier> = []
    /// Whether the stack is being evaluated, screens and all.
    var isEvaluating = false

    var titles: Wishes<String> = []
    var tools: Wishes<@MainActor () -> [LayoutItem]> = []
    var hidden: Wishes<Bool> = []
    var hiddenBackButtons: Wishes<Bool> = []

    init(_ node: ViewNode) { self.node = node }

    /// Returns what the screen wishes that is shown, the innermost last: those below it stay as they are.
    private func shown<Wish>(_ wishes: Wishes<Wish>) -> [Wish] {
        guard let top = node.order.last.map({ ObjectIdentifier($0) }) else { return [] }
        return wishes.filter { $0.screen == top }.sorted { $0.depth < $1.depth }.map(\.wish)
    }

    var title: String? { shown(titles).last }
    var isHidden: Bool { shown(hidden).last ?? false }
    var hidesBackButton: Bool { shown(hiddenBackButtons).last ?? false }
    var toolItems: [LayoutItem] { shown(tools).flatMap { $0() } }

    /// Changes what a node wishes; nil for nothing any more.
    func wish<Wish>(
        _ wish: Wish?, of node: ViewNode,
        _ wishes: ReferenceWritableKeyPath<NavigationBar, Wishes<Wish>>
    ) {
        let key = ObjectIdentifier(node)
        self[keyPath: wishes].removeAll { $0.node == key }
        if let wish {
            var screen = node
            while let around = screen.parent, around !== self.node { screen = around }
            self[keyPath: wishes].append((key, ObjectIdentifier(screen), node.depth, wish))
        }
        self.node.invalidateItems()
    }

    // MARK: Screens

    /// Takes the values of a path over; to be called while the stack is evaluated, which then depends on them.
    func follow(_ path: PathBinding?) {
        self.path = path
        guard let path else { return }
        let values = path.read()
        if values != screens.compactMap(\.value) { screens = values.map { .value($0) } }
    }

    /// Returns the view of a screen.
    func view(of screen: Screen) -> AnyView {
        switch screen {
        case .view(let view), .owned(_, let view, _): return view
        case .value(let value):
            let type = ObjectIdentifier(type(of: value.base))
            if let view = destinations[type]?(value) { return view }
            unknown.insert(type)
            return AnyView(UnknownDestination(value: value))
        }
    }

    /// Learns what makes screens of values of a type.
    func learn<Value: Hashable>(
        _ type: Value.Type, _ destination: @escaping (Value) -> some View
    ) {
        destinations[ObjectIdentifier(type)] = { value in
            (value.base as? Value).map { AnyView(destination($0)) }
        }
        // While the stack is evaluated its screens are asked for in their turn; what a view is told that is evaluated
        // alone changes screens that are shown already.
        let isMissed = unknown.remove(ObjectIdentifier(type)) != nil
        guard isMissed || (!isEvaluating && screens.contains { $0.value?.base is Value }) else {
            return
        }
        node.readHasChanged()
    }

    func push(_ value: AnyHashable) {
        screens.append(.value(value))
        pathHasChanged()
    }

    func push(_ view: AnyView) {
        screens.append(.view(view))
        node.readHasChanged()
    }

    /// Shows a view's screen, or another view in its place.
    func show(_ view: AnyView, of owner: ObjectIdentifier, close: @escaping @MainActor () -> Void) {
        if let place = place(of: owner) {
            screens[place] = .owned(owner, view, close: close)
        } else {
            screens.append(.owned(owner, view, close: close))
        }
        node.readHasChanged()
    }

    /// Leaves a view's screen, and those above it.
    func leave(_ owner: ObjectIdentifier) {
        guard let place = place(of: owner) else { return }
        screens.removeSubrange(place...)
        pathHasChanged()
    }

    private func place(of owner: ObjectIdentifier) -> Int? {
        screens.firstIndex { if case .owned(owner, _, _) = $0 { true } else { false } }
    }

    func pop() {
        guard let last = screens.popLast() else { return }
        if case .owned(_, _, let close) = last { close() }
        pathHasChanged()
    }

    private func pathHasChanged() {
        let values = screens.compactMap(\.value)
        if let path, path.read() != values { path.write(values) }
        node.readHasChanged()
    }
}

/// Shown for a value for whose type there is no destination.
private struct UnknownDestination: View {
    let value: AnyHashable

    var body: some View {
        ContentUnavailableView(
            "No destination", systemImage: "exclamationmark.triangle",
            description: Text(
                "Add .navigationDestination(for: \(String(describing: type(of: value.base))).self) inside the stack."
            ))
    }
}

private enum BarName {}

extension EnvironmentValues {
    var navigationBar: NavigationBar? {
        get { self[LookKey<BarName, NavigationBar?>.self] }
        set { self[LookKey<BarName, NavigationBar?>.self] = newValue }
    }
}
