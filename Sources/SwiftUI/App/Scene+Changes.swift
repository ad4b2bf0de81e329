// What scenes hand down to their views, and what happens when a value changes.

/// A scene that the runtime itself knows, with something done to its view.
struct ChangedScene<Content: Scene>: Scene, PrimitiveScene {
    typealias Body = Never

    let content: Content
    let change: @MainActor (AnyView) -> AnyView

    var body: Never { fatalError("A changed scene has no body.") }

    var firstView: AnyView? { Self.firstView(of: content).map(change) }

    /// The first view of a scene, or of what it is made of; nil for one that has none.
    static func firstView(of scene: some Scene) -> AnyView? {
        if let primitive = scene as? any PrimitiveScene { return primitive.firstView }
        return firstView(of: scene.body)
    }
}

extension Scene {
    /// Sets a value of the environment of the scene's views.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Hands an observable object down to the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Hands an object down to the scene's views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    /// Adds an action for when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
        -> some Scene
    {
        ChangedScene(content: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
    }

    /// Adds an action for when a value changes, which gets the old and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        ChangedScene(content: self) {
            AnyView($0.onChange(of: value, initial: initial) { old, new in action(old, new) })
        }
    }

    /// Adds an action for when a value changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangedScene(content: self) {
            AnyView($0.onChange(of: value, initial: initial) { _, _ in action() })
        }
    }

    /// Adds work that the system starts in the background; never here.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// Work that a system starts in the background; never here.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// Bringing the program's content up to date.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
        BackgroundTask()
    }
}

extension WindowGroup {
    /// Creates a window with an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates a window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates windows for values of a type; the first is shown, without a value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey? = nil, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == WindowContent<D, C> {
        self.init { WindowContent(content: content) }
    }
}

/// The view of a window for a value.
public struct WindowContent<D: Codable & Hashable, C: View>: View {
    let content: (Binding<D?>) -> C
    @State private var value: D?

    init(content: @escaping (Binding<D?>) -> C) { self.content = content }

    /// The view for the value.
    public var body: some View { content($value) }
}

/// A single window; it is shown if it is the first of a program's scenes.
public struct Window<Content: View>: Scene, PrimitiveScene {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a window with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A primitive type: it has no body.
    public var body: Never { fatalError("A window has no body.") }

    var firstView: AnyView? { AnyView(content) }
}
