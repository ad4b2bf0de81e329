/// The entry point and the scenes of a program with a SwiftUI interface.
@MainActor @preconcurrency public protocol App {
    /// The type of the body.
    associatedtype Body: Scene
    /// The content of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the program, until it is stopped.
    ///
    /// There is no screen here: what shows programs is ``ViewHost/presenter``. Without one the program says so and
    /// ends.
    @_disfavoredOverload
    @MainActor public static func main() async throws {
        let app = Self()
        ViewHost.willHost?()
        let host = ViewHost(app)
        guard let present = ViewHost.presenter else {
            FileHandle.standardError.write(
                Data(
                    "This program has an interface, and nothing here shows one: link a product that does and set ViewHost.presenter.\n"
                        .utf8))
            host.close()
            return
        }
        try await present(host)
        host.close()
    }
}

/// A part of an app's interface, such as a window.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// The content and behavior.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the runtime itself knows.
@MainActor protocol PrimitiveScene {
    /// The first view in it.
    var firstView: AnyView? { get }
}

/// A result builder that makes one scene from those in a closure.
@resultBuilder public struct SceneBuilder {
    /// Passes a single scene through unchanged.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }

    /// Builds the first of several scenes, the only one that is shown.
    @MainActor public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> First { first }
}

/// A scene that is one window with a view in it.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a window that shows a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a window with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A primitive type: it has no body.
    public var body: Never { fatalError("A window has no body.") }

    var firstView: AnyView? { AnyView(content) }
}

/// Shows what a program's scenes begin with.
struct AppView<A: App>: View {
    let app: A

    var body: some View { view(of: app.body) }

    private func view(of scene: some Scene) -> AnyView {
        if let primitive = scene as? any PrimitiveScene {
            return primitive.firstView ?? AnyView(EmptyView())
        }
        return view(of: scene.body)
    }
}

extension ViewHost {
    /// Shows a program's interface, until the program is to end: set by whatever can.
    public static var presenter: (@MainActor (ViewHost) async throws -> Void)?

    /// Called after a program's app is made and before its views are.
    package static var willHost: (@MainActor () -> Void)?

    /// Hosts the first window of a program.
    ///
    /// - Parameter size: The available space in points, until the host is resized.
    public convenience init(_ app: some App, size: CGSize = CGSize(width: 1024, height: 768)) {
        self.init(AppView(app: app), size: size)
    }
}
