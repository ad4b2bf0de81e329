/// Does something when the view comes and goes.
struct AppearModifier: PrimitiveModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    private final class Memory {}

    func updated(_ node: ViewNode) {
        if node.memory == nil {
            node.memory = Memory()
            if let appear { node.host.afterUpdate(appear) }
        }
        guard let disappear else { return }
        let host = node.host
        node.atEnd(Memory.self) { host.afterUpdate(disappear) }
    }
}

/// Does something when a value is another.
struct ChangeModifier<V: Equatable>: PrimitiveModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    private final class Memory {
        var value: V
        init(_ value: V) { self.value = value }
    }

    func updated(_ node: ViewNode) {
        guard let kept = node.memory as? Memory else {
            node.memory = Memory(value)
            if isInitial {
                let (value, action) = (value, action)
                node.host.afterUpdate { action(value, value) }
            }
            return
        }
        let old = kept.value
        guard old != value else { return }
        kept.value = value
        let (value, action) = (value, action)
        node.host.afterUpdate { action(old, value) }
    }
}

/// Runs a task while the view is there, and anew when a value is another.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @MainActor () async -> Void

    private final class Memory {
        let id: ID
        var task: Task<Void, Never>?
        init(_ id: ID) { self.id = id }
    }

    func updated(_ node: ViewNode) {
        if let kept = node.memory as? Memory {
            guard kept.id != id else { return }
            kept.task?.cancel()
        }
        let kept = Memory(id)
        node.memory = kept
        let (priority, action) = (priority, action)
        node.host.afterUpdate {
            kept.task = Task(priority: priority) { @MainActor in await action() }
        }
        node.atEnd(Memory.self) { kept.task?.cancel() }
    }
}

extension View {
    /// Adds an action for when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        with(AppearModifier(appear: action, disappear: nil))
    }

    /// Adds an action for when the view disappears.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        with(AppearModifier(appear: nil, disappear: action))
    }

    /// Adds an action for when a value changes.
    ///
    /// - Parameters:
    ///   - initial: Whether to do it also when the view comes into the tree.
    ///   - action: Called with the value before and the value now.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        with(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Adds an action for when a value changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        with(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Adds an action for when a value changes, which gets the new value.
    @available(*, deprecated, message: "Use the closure with two parameters, or with none.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        with(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }

    /// Runs a task while the view is in the tree; it is cancelled when the view leaves.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        with(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task while the view exists, and restarts it when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        with(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Calls a closure with each value that a publisher emits while the view exists.
    ///
    /// A publisher that is an object is listened to as long as it is the same one; one that is a value, say a chain of
    /// operators made in `body`, is listened to from when the view came.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        with(ReceiveModifier(publisher: publisher, action: action))
    }

    /// Binds the view's identity to a value; when it changes, all state below is reset.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// Listens to a publisher while the view is there.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    private final class Memory {
        /// The publisher if it is an object: another one is listened to anew.
        let object: AnyObject?
        var action: (P.Output) -> Void
        var listening: AnyCancellable?
        init(_ object: AnyObject?, _ action: @escaping (P.Output) -> Void) {
            self.object = object
            self.action = action
        }
    }

    func updated(_ node: ViewNode) {
        let object = P.self is AnyClass ? publisher as AnyObject : nil
        if let kept = node.memory as? Memory, kept.object === object {
            kept.action = action
            return
        }
        let kept = Memory(object, action)
        node.memory = kept
        let publisher = publisher
        node.host.afterUpdate {
            kept.listening = publisher.sink { [weak kept] in kept?.action($0) }
        }
    }
}

/// A view whose identity is a value.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let id: ID

    func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(content, at: .id(AnyHashable(id))) }
    }

    func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}
