/// The identity of a view among its siblings.
package enum NodeKey: Hashable {
    /// The index in a result builder.
    case index(Int)
    /// An element's id, as in a ``ForEach``.
    case id(AnyHashable)
    /// An id that occurs more than once, with a count.
    case repeated(AnyHashable, Int)
}

/// A place in the tree of views: what lasts while views are made and thrown away.
///
/// It keeps the state of the view that is there now, knows what its body has read, and evaluates it again when that
/// has changed.
@MainActor package final class ViewNode {
    /// An identifier that is unique within the host.
    package let id: Int
    package unowned let host: ViewHost
    package private(set) weak var parent: ViewNode?
    let depth: Int
    let type: ObjectIdentifier

    /// The view, with its state linked.
    package private(set) var view: any View
    /// The view as it was given, before anything was linked: what the next one is compared with.
    private var given: any View
    /// The environment that the node gets from its parent.
    package private(set) var environment: EnvironmentValues

    /// What is kept for the properties of the view, in their order.
    var slots: [AnyObject?] = []
    /// Looks whether what the view has of the environment is the same in another.
    var environmentChecks: [(EnvironmentValues) -> Bool] = []
    /// An object that a built-in view keeps for its lifetime.
    package var memory: AnyObject?
    /// The id of the element of the ``ForEach`` around it; nil for none.
    package var implicitTag: AnyHashable?

    /// Where it stands among the nodes beside it.
    private var key = NodeKey.index(0)
    private var children: [NodeKey: ViewNode] = [:]
    /// The nodes below, in their order.
    package private(set) var order: [ViewNode] = []
    private var next: (nodes: [NodeKey: ViewNode], order: [ViewNode])?

    private(set) var isAlive = true
    private(set) var needsEvaluation = true
    private var builtItems: [LayoutItem]?
    private var tracking: TrackedReading?
    private var sources: [Source] = []
    private var endings: [ObjectIdentifier: () -> Void] = [:]

    init<V: View>(_ view: V, host: ViewHost, parent: ViewNode?, environment: EnvironmentValues) {
        id = host.makeID()
        self.host = host
        self.parent = parent
        depth = (parent?.depth ?? -1) + 1
        type = ObjectIdentifier(V.self)
        self.view = view
        given = view
        self.environment = environment
    }

    // MARK: Bringing up to date

    /// Takes a view of the type it was made for.
    func update<V: View>(_ newView: V, environment newEnvironment: EnvironmentValues) {
        let isSameEnvironment = environment.isIdentical(to: newEnvironment)
        var isSame = !needsEvaluation
        if isSame, !isSameEnvironment {
            isSame = environmentChecks.allSatisfy { $0(newEnvironment) }
        }
        environment = newEnvironment
        if view is any PrimitiveView {
            // What the runtime knows is cheap to bring up to date and hands on what it is given.
            given = newView
            evaluate(newView)
            return
        }
        if isSame, let old = given as? V, ViewComparison.isSame(old, newView) {
            guard !isSameEnvironment, let child = order.first else { return }
            // Only what is below can have another environment.
            child.updateEnvironment(newEnvironment)
            return
        }
        given = newView
        evaluate(newView)
    }

    /// Takes another environment for the view that it has.
    func updateEnvironment(_ newEnvironment: EnvironmentValues) {
        func open<V: View>(_ view: V) { update(view, environment: newEnvironment) }
        open(given)
    }

    /// Evaluates the view that it has once more: what it has read has changed.
    func evaluateAgain() {
        guard isAlive, needsEvaluation else { return }
        func open<V: View>(_ view: V) { evaluate(view) }
        open(given)
    }

    private func evaluate<V: View>(_ newView: V) {
        var linked = newView
        needsEvaluation = false
        forgetReads()
        environmentChecks = []
        invalidateItems()
        DynamicFields.link(&linked, of: self)
        view = linked
        if let primitive = linked as? any PrimitiveView {
            reading { primitive.update(self) }
        } else if let foreign = linked as? any UIViewRepresentable {
            reading { updateRepresentable(foreign) }
        } else if let foreign = linked as? any UIViewControllerRepresentable {
            reading { updateRepresentable(foreign) }
        } else {
            let body = reading { linked.body }
            host.bodyEvaluated(V.self)
            arrangeChildren { put(body, at: .index(0)) }
        }
    }

    /// Does something, and is told when what was read by it changes.
    private func reading<T>(_ work: () -> T) -> T {
        let outer = Evaluation.current
        Evaluation.current = self
        defer { Evaluation.current = outer }
        let (value, tracking) = TrackedReading.track(work) { [weak self] in self?.readHasChanged() }
        self.tracking = tracking
        return value
    }

    /// Marks the node: what it has read has changed.
    package func readHasChanged() {
        guard isAlive, !needsEvaluation else { return }
        needsEvaluation = true
        host.needsUpdate(self)
    }

    func hasRead(_ source: Source) { sources.append(source) }

    private func forgetReads() {
        for source in sources { source.forget(self) }
        sources = []
        tracking?.cancel()
        tracking = nil
    }

    // MARK: The nodes below

    /// Updates the nodes below: those not put again within the closure are removed.
    package func arrangeChildren(_ work: () -> Void) {
        next = ([:], [])
        work()
        guard let (nodes, newOrder) = next else { return }
        next = nil
        for child in order where nodes[child.key] !== child { child.remove() }
        (children, order) = (nodes, newOrder)
    }

    /// Puts a view at a key below the node: updates the one there, or replaces one of another type.
    @discardableResult
    package func put(
        _ view: some View, at key: NodeKey, environment: EnvironmentValues? = nil
    ) -> ViewNode {
        let environment = environment ?? self.environment
        if let child = children[key], child.type == ObjectIdentifier(Swift.type(of: view)) {
            child.key = key
            next?.nodes[key] = child
            next?.order.append(child)
            child.update(view, environment: environment)
            return child
        }
        let child = ViewNode(view, host: host, parent: self, environment: environment)
        child.key = key
        next?.nodes[key] = child
        next?.order.append(child)
        child.update(view, environment: environment)
        return child
    }

    /// Whether it stands for an id among the nodes beside it.
    func isKnown(by id: AnyHashable) -> Bool { key == .id(id) }

    /// Returns the node below with a key.
    package func child(_ key: NodeKey) -> ViewNode? { children[key] }

    private func remove() {
        isAlive = false
        for child in order { child.remove() }
        forgetReads()
        let work = endings.values
        endings = [:]
        for ending in work { ending() }
        host.gone(self)
    }

    /// Takes the whole tree apart.
    func tearDown() { remove() }

    /// Sets an action for the end of the node, in place of an earlier one of the same key.
    package func atEnd(_ key: AnyObject.Type, _ work: (() -> Void)?) {
        endings[ObjectIdentifier(key)] = work
    }

    // MARK: What is arranged

    /// The layout items of the node.
    package var items: [LayoutItem] {
        if let builtItems { return builtItems }
        let items: [LayoutItem] =
            switch view {
            case let primitive as any PrimitiveView: primitive.items(self)
            case let foreign as any UIViewRepresentable: representableItems(foreign)
            case is any UIViewControllerRepresentable: controllerItems
            default: childItems
            }
        builtItems = items
        return items
    }

    /// The layout items of the nodes below.
    package var childItems: [LayoutItem] {
        order.count == 1 ? order[0].items : order.flatMap(\.items)
    }

    /// Marks the layout items of the node and of those around it as out of date.
    package func invalidateItems() {
        host.layoutIsStale = true
        var node: ViewNode? = self
        while let each = node, each.builtItems != nil {
            each.builtItems = nil
            node = each.parent
        }
    }
}
