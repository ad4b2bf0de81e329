/// An action that reloads the data of a refreshable view.
public struct RefreshAction: Sendable {
    let work: @Sendable () async -> Void
    /// Runs the action of ``SwiftUI/View/refreshable(action:)``, and waits until it has ended.
    public func callAsFunction() async { await work() }
}

/// An action that opens a URL.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        let url: URL?
        let isAccepted: Bool
        /// The handler has dealt with the URL.
        public static let handled = Result(url: nil, isAccepted: true)
        /// The handler does not open the URL.
        public static let discarded = Result(url: nil, isAccepted: false)
        /// The system is to open it; here there is none that can.
        public static let systemAction = Result(url: nil, isAccepted: false)
        /// The system is to open another one; here there is none that can.
        public static func systemAction(_ url: URL) -> Result {
            Result(url: url, isAccepted: false)
        }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Creates an action from a handler that says what it made of the URL.
    public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL, without telling whether that worked.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL and tells the closure whether the handler accepted it.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

/// Whether a scene is in the background, visible but inactive, or in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// A size class: compact or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum RefreshName {}
private enum OpenName {}
private enum WidthClassName {}
private enum HeightClassName {}
private enum PhaseName {}
private enum LettersName {}
private enum RedactionName {}

extension EnvironmentValues {
    /// The action that reloads the view's data; nil if none is set.
    public var refresh: RefreshAction? {
        get { self[LookKey<RefreshName, RefreshAction?>.self] }
        set { self[LookKey<RefreshName, RefreshAction?>.self] = newValue }
    }

    /// The action by which links and views open URLs.
    ///
    /// Programs have no browser to send them to: without an action of the app's own nothing is done.
    public var openURL: OpenURLAction {
        get { self[LookKey<OpenName, OpenURLAction?>.self] ?? OpenURLAction { _ in .discarded } }
        set { self[LookKey<OpenName, OpenURLAction?>.self] = newValue }
    }

    /// The phase of the scene; active by default.
    public var scenePhase: ScenePhase {
        get { self[LookKey<PhaseName, ScenePhase?>.self] ?? .active }
        set { self[LookKey<PhaseName, ScenePhase?>.self] = newValue }
    }

    /// The horizontal size class: `compact` below 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[LookKey<WidthClassName, UserInterfaceSizeClass?>.self] ?? .regular }
        set { self[LookKey<WidthClassName, UserInterfaceSizeClass?>.self] = newValue }
    }

    /// The vertical size class; regular by default.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[LookKey<HeightClassName, UserInterfaceSizeClass?>.self] ?? .regular }
        set { self[LookKey<HeightClassName, UserInterfaceSizeClass?>.self] = newValue }
    }

    /// The size of text that the user prefers; `large` by default, the usual one.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[LookKey<LettersName, DynamicTypeSize?>.self] ?? .large }
        set { self[LookKey<LettersName, DynamicTypeSize?>.self] = newValue }
    }

    /// Whether the user wants reduced motion; always true here.
    public var accessibilityReduceMotion: Bool { true }

    /// The reasons for which views show placeholders instead of their content; none by default.
    public var redactionReasons: RedactionReasons {
        get { self[LookKey<RedactionName, RedactionReasons?>.self] ?? [] }
        set { self[LookKey<RedactionName, RedactionReasons?>.self] = newValue }
    }

    /// Whether the view is in a presentation, such as a sheet.
    public var isPresented: Bool { self[LookKey<PresentedName, Bool?>.self] ?? false }

    mutating func setPresented() { self[LookKey<PresentedName, Bool?>.self] = true }
}

private enum PresentedName {}
