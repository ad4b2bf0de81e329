import MapScene
import TextLayout

/// Evaluates and lays out a view, and provides its interface as a value to a renderer.
///
/// The other way go ``InterfaceEvent``s. What they and the program change is gathered, and taken in when the main actor
/// is next free, or when the ``interface`` is read.
@MainActor public final class ViewHost {
    private var root: ViewNode?
    private var nextID = 0
    private var dirty: [ViewNode] = []
    private var isScheduled = false
    private var isUpdating = false
    private var actions: [() -> Void] = []
    private var watchers: [Int: AsyncStream<Interface>.Continuation] = [:]
    private var described: Interface?
    /// What was described last, though something may have changed since.
    private var last: Interface?
    private var rootItem: LayoutItem?
    private var usedElements: [ObjectIdentifier: Int] = [:]
    private var extraElements: [ObjectIdentifier: [Int]] = [:]

    /// The handlers of events, by element id; made again with each interface.
    package var handlers: [Int: @MainActor (InterfaceEvent) -> Void] = [:]
    /// How large text is where the interface is shown.
    private(set) var textMeasure = TextMeasure()
    /// Counts how often sizes that were found have come to be wrong.
    private(set) var measurement = 0
    /// Whether layout is pending.
    package var layoutIsStale = true
    /// The presentations, by the nodes that ask for them.
    package var presentations: [ObjectIdentifier: Presentation] = [:]
    /// What views export for others while they are shown.
    let exported = ExportedValues()
    /// The transaction of the changes that are being applied.
    package private(set) var transaction = Transaction()
    /// The number of times that changes were applied.
    package private(set) var turn = 0
    /// The number of evaluations of bodies, by the names of the views' types.
    public private(set) var bodyEvaluations: [String: Int] = [:]

    /// The size that the view is laid out in, in points.
    public private(set) var size: CGSize
    /// Whether the surroundings are dark; nil until it is set.
    private var toldDark: Bool?
    private var isDark: Bool { toldDark ?? false }

    /// Hosts a view.
    ///
    /// - Parameter size: The available space in points, until the host is resized.
    public init(_ view: some View, size: CGSize = CGSize(width: 1024, height: 768)) {
        self.size = size
        begin(view)
    }

    /// Hosts views.
    ///
    /// - Parameter size: The available space in points, until the host is resized.
    public convenience init(
        size: CGSize = CGSize(width: 1024, height: 768), @ViewBuilder content: () -> some View
    ) {
        self.init(content(), size: size)
    }

    private func begin(_ view: some View) {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = sizeClass
        let node = ViewNode(view, host: self, parent: nil, environment: environment)
        root = node
        isUpdating = true
        node.update(view, environment: node.environment)
        isUpdating = false
        update()
    }

    /// Replaces the root view by another of the same type; its state stays.
    package func replaceRoot(_ view: some View) {
        guard let root else { return }
        isUpdating = true
        root.update(view, environment: root.environment)
        isUpdating = false
        contentChanged()
    }

    /// Returns the size that the view would take of what it is offered.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        update()
        return rootItem?.size(proposal) ?? .zero
    }

    /// Called when what is shown may have become another.
    package var observer: (@MainActor () -> Void)?

    // MARK: What is shown

    /// The interface as it is now, with all changes applied.
    public var interface: Interface {
        update()
        if let described { return described }
        let fresh = SystemAppearance.$isDark.withValue(isDark) { describe() }
        described = fresh
        last = fresh
        return fresh
    }

    /// Returns a stream of interfaces: the present one, and the latest after each change.
    ///
    /// A slow listener misses the states in between. Any number may listen.
    public func interfaces() -> AsyncStream<Interface> {
        let key = makeID()
        let (stream, continuation) = AsyncStream.makeStream(
            of: Interface.self, bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.watchers[key] = nil }
        }
        watchers[key] = continuation
        continuation.yield(interface)
        return stream
    }

    /// Closes the host: views disappear, their tasks are canceled, and listeners hear nothing more.
    public func close() {
        root?.tearDown()
        root = nil
        runActions()
        for watcher in watchers.values { watcher.finish() }
        watchers = [:]
    }

    // MARK: What happens

    /// Handles an event; ``interface`` has its effect when it is next read.
    public func send(_ event: InterfaceEvent) {
        // Handlers belong to what is shown.
        _ = interface
        switch event {
        case .resized(let size): resize(to: size)
        case .appearance(let isDark): show(isDark: isDark)
        case .measured(let faces): take(faces)
        default:
            guard let id = event.element else { return }
            SystemAppearance.$isDark.withValue(isDark) { handlers[id]?(event) }
        }
    }

    private func show(isDark: Bool) {
        guard isDark != toldDark else { return }
        toldDark = isDark
        layoutIsStale = true
        change { $0.colorScheme = isDark ? .dark : .light }
        scheduleUpdate()
    }

    /// Changes the environment of everything.
    private func change(_ values: (inout EnvironmentValues) -> Void) {
        guard let root else { return }
        var environment = root.environment
        values(&environment)
        isUpdating = true
        SystemAppearance.$isDark.withValue(isDark) { root.updateEnvironment(environment) }
        isUpdating = false
    }

    private func resize(to size: CGSize) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0,
            size != self.size
        else { return }
        let old = sizeClass
        self.size = size
        layoutIsStale = true
        if sizeClass != old { change { $0.horizontalSizeClass = sizeClass } }
        scheduleUpdate()
    }

    private var sizeClass: UserInterfaceSizeClass { size.width < 600 ? .compact : .regular }

    private func take(_ faces: [MeasuredFace]) {
        guard textMeasure.take(faces) else { return }
        measurement += 1
        layoutIsStale = true
        scheduleUpdate()
    }

    /// Measures texts in the fonts that pictures are painted with.
    func usePictureFonts() {
        textMeasure.usesPictureFonts = true
        measurement += 1
        layoutIsStale = true
        scheduleUpdate()
    }

    // MARK: What changes

    /// A node has to be evaluated again.
    func needsUpdate(_ node: ViewNode) {
        dirty.append(node)
        if let current = Transaction.current, current.animation != nil { transaction = current }
        scheduleUpdate()
    }

    /// Marks the interface as changed, though no view is.
    package func contentChanged() {
        described = nil
        scheduleUpdate()
    }

    /// Runs a closure after layout; its changes are applied at once.
    package func afterUpdate(_ work: @escaping () -> Void) {
        actions.append(work)
        scheduleUpdate()
    }

    private func scheduleUpdate() {
        described = nil
        observer?()
        guard !isScheduled, !isUpdating else { return }
        isScheduled = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            isScheduled = false
            update()
            tellWatchers()
        }
    }

    /// How often what an update has changed is taken in at once, before it waits for the next turn.
    static let patience = 64

    /// Applies all pending changes.
    private func update() {
        guard !isUpdating else { return }
        SystemAppearance.$isDark.withValue(isDark) { updateInAppearance() }
    }

    private func updateInAppearance() {
        isUpdating = true
        turn += 1
        defer { isUpdating = false }
        for _ in 0..<Self.patience {
            evaluateDirty()
            arrange()
            if !dirty.isEmpty { continue }
            runActions()
            if dirty.isEmpty, actions.isEmpty, !layoutIsStale { break }
        }
        transaction = Transaction()
        // A program that never ends changing must not stop everything else.
        if !dirty.isEmpty || !actions.isEmpty {
            isUpdating = false
            scheduleUpdate()
        }
    }

    private func evaluateDirty() {
        while !dirty.isEmpty {
            // Those above first: they may bring those below up to date.
            let nodes = dirty.sorted { $0.depth < $1.depth }
            dirty = []
            for node in nodes { node.evaluateAgain() }
        }
    }

    private func runActions() {
        let work = actions
        actions = []
        for action in work { action() }
    }

    private func tellWatchers() {
        guard !watchers.isEmpty else { return }
        let interface = interface
        for watcher in watchers.values { watcher.yield(interface) }
    }

    // MARK: Places

    private func arrange() {
        guard layoutIsStale, let root else { return }
        layoutIsStale = false
        described = nil
        let items = root.items
        let item =
            items.count == 1
            ? items[0] : StackItem(root, axis: .vertical, share: 0.5, spacing: 8, items)
        item.place(in: CGRect(origin: .zero, size: size), .center)
        rootItem = item
        for presentation in presentations.values { presentation.arrange(in: size) }
    }

    private func describe() -> Interface {
        handlers = [:]
        usedElements = [:]
        let elements = rootItem?.elements() ?? []
        let frame = CGRect(origin: .zero, size: size)
        let shown = InterfaceElement(id: 0, frame: frame, children: elements)
        let wanted = exported.values.preferredColorScheme
        var interface = Interface(
            size: size, root: shown, isDark: wanted.map { $0 == .dark } ?? toldDark)
        for presentation in presentations.values.sorted(by: { $0.id < $1.id }) {
            interface.presentations.append(presentation.described(in: self, before: interface))
        }
        return interface
    }

    /// Returns where an element is in all that is shown, in points; nil if it is not.
    package func origin(of id: Int) -> CGPoint? {
        func find(_ element: InterfaceElement, _ around: CGPoint) -> CGPoint? {
            let own = CGPoint(
                x: around.x + element.frame.minX, y: around.y + element.frame.minY)
            if element.id == id { return own }
            for child in element.children {
                if let found = find(child, own) { return found }
            }
            return nil
        }
        guard let described = described ?? last else { return nil }
        if let found = find(described.root, .zero) { return found }
        for presentation in described.presentations {
            if let found = find(presentation.root, presentation.frame.origin) { return found }
        }
        return nil
    }

    // MARK: Nodes

    /// Returns a number that no other node or element has.
    package func makeID() -> Int {
        nextID += 1
        return nextID
    }

    /// Returns the id of a node's element; the same each time, and others for its second element and so on.
    func elementID(of node: ViewNode) -> Int {
        let key = ObjectIdentifier(node)
        let count = usedElements[key, default: 0]
        usedElements[key] = count + 1
        guard count > 0 else { return node.id }
        var extra = extraElements[key, default: []]
        while extra.count < count { extra.append(makeID()) }
        extraElements[key] = extra
        return extra[count - 1]
    }

    /// Removes the records of a node that has left the tree.
    func gone(_ node: ViewNode) {
        let key = ObjectIdentifier(node)
        extraElements[key] = nil
        if presentations.removeValue(forKey: key) != nil { layoutIsStale = true }
    }

    /// Counts that a body was evaluated.
    func bodyEvaluated(_ type: Any.Type) {
        bodyEvaluations[String(describing: type), default: 0] += 1
    }
}
