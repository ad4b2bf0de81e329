// What is said of windows. There is one, which is the page's.

/// Whether a window can be made larger; the browser's can.
public struct WindowResizability: Sendable {
    /// The system's default behavior.
    public static let automatic = WindowResizability()
    /// The window follows the size of its content.
    public static let contentSize = WindowResizability()
    /// At least as large as what is in it.
    public static let contentMinSize = WindowResizability()
}

/// The style of windows; the browser's counts here.
public protocol WindowStyle {}
/// Windows as the system has them.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}
/// Windows without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
    /// Windows as the system has them.
    public static var automatic: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Windows without a title.
    public static var hiddenTitleBar: Self { Self() }
}

extension Scene {
    /// Sets whether the window can be made larger; the browser's can.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the size of the window; the browser's counts here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the size of the window; the browser's counts here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the style of the window; the browser's counts here.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Adds commands to the menus of a program; a page has none.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        self
    }
    /// Sets which addresses open the window; none do here.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The window of a program's settings, which is not shown here.
public struct Settings<Content: View>: Scene, PrimitiveScene {
    /// A primitive type: it has no body.
    public typealias Body = Never
    /// Creates the window.
    public init(@ViewBuilder content: () -> Content) {}
    /// A primitive type: it has no body.
    public var body: Never { fatalError("A window has no body.") }
    var firstView: AnyView? { nil }
}
