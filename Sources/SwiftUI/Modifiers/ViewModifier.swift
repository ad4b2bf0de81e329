/// A modifier that makes a new view from a view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of view that the modifier makes.
    associatedtype Body: View
    /// The view that is modified, as the modifier sees it.
    typealias Content = ViewModifierContent<Self>
    /// Makes another view of a view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A modifier with a value that animations interpolate; its changes are shown at once here.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The view that a modifier is used on.
public struct ViewModifierContent<Modifier>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    let view: any View

    package func update(_ node: ViewNode) {
        node.arrangeChildren { node.put(view, at: .index(0)) }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { node.childItems }
}

/// A view with a modifier used on it.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// The modifier that is applied to it.
    public var modifier: Modifier

    /// Uses a modifier on a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The view that the modifier makes from its content.
    public var body: Modifier.Body { modifier.body(content: ViewModifierContent(view: content)) }
}

extension View {
    /// Uses a modifier on the view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Uses one of the runtime's own modifiers on the view.
    package func with<M: PrimitiveModifier>(_ modifier: M) -> BuiltIn<Self, M> {
        BuiltIn(content: self, modifier: modifier)
    }
}

/// A modifier that the runtime itself knows.
@MainActor package protocol PrimitiveModifier {
    /// Changes what is handed down.
    func change(_ environment: inout EnvironmentValues)
    /// Puts more nodes below, beside that of the content.
    func putMore(_ node: ViewNode)
    /// Called when the nodes below are up to date.
    func updated(_ node: ViewNode)
    /// Returns what is arranged in the place of the content.
    func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem]
}

extension PrimitiveModifier {
    package func change(_ environment: inout EnvironmentValues) {}
    package func putMore(_ node: ViewNode) {}
    package func updated(_ node: ViewNode) {}
    package func items(_ node: ViewNode, _ content: [LayoutItem]) -> [LayoutItem] { content }
}

/// A view with one of the runtime's own modifiers.
package struct BuiltIn<Content: View, Modifier: PrimitiveModifier>: View, PrimitiveView {
    package typealias Body = Never

    let content: Content
    let modifier: Modifier

    package func update(_ node: ViewNode) {
        var environment = node.environment
        modifier.change(&environment)
        if let old = node.child(.index(0))?.environment { environment.reuse(old) }
        node.arrangeChildren {
            let child = node.put(content, at: .index(0), environment: environment)
            child.implicitTag = node.implicitTag
            modifier.putMore(node)
        }
        modifier.updated(node)
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        modifier.items(node, node.child(.index(0))?.items ?? [])
    }
}

/// Changes what is handed down.
struct EnvironmentChange: PrimitiveModifier {
    let transform: (inout EnvironmentValues) -> Void

    func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

extension View {
    /// Sets a value of the environment of the view.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        with(EnvironmentChange { $0[keyPath: keyPath] = value })
    }

    /// Hands an observable object down, to be read by its type.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        with(EnvironmentChange { $0[object: T.self] = object })
    }

    /// Hands an object down, to be read by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        with(EnvironmentChange { $0[object: T.self] = object })
    }

    /// Changes a value of the environment of the view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        with(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
    }
}
