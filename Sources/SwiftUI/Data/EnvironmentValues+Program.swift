/// Fetches anew what is shown.
public struct RefreshAction: Sendable {
    let work: @Sendable () async -> Void
    /// Runs the refresh action.
    public func callAsFunction() async { await work() }
}

/// Opens a URL.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        let url: URL?
        let isAccepted: Bool
        /// The URL was handled.
        public static let handled = Result(url: nil, isAccepted: true)
        /// The URL was discarded.
        public static let discarded = Result(url: nil, isAccepted: false)
        /// The system is to open it; here there is none that can.
        public static let systemAction = Result(url: nil, isAccepted: false)
        /// The system is to open another one; here there is none that can.
        public static func systemAction(_ url: URL) -> Result {
            Result(url: url, isAccepted: false)
        }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Creates what opens addresses.
    public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens an address and tells whether that was done.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

/// Whether a program is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// How much room there is, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum RefreshName {}
private enum OpenName {}
private enum RoomName {}
private enum HeightName {}
private enum PhaseName {}
private enum LettersName {}
private enum RedactionName {}

extension EnvironmentValues {
    /// Fetches anew what is shown; nil where nobody has said how.
    public var refresh: RefreshAction? {
        get { self[LookKey<RefreshName, RefreshAction?>.self] }
        set { self[LookKey<RefreshName, RefreshAction?>.self] = newValue }
    }

    /// Opens addresses.
    ///
    /// Programs have no browser to send them to: without an action of the app's own nothing is done.
    public var openURL: OpenURLAction {
        get { self[LookKey<OpenName, OpenURLAction?>.self] ?? OpenURLAction { _ in .discarded } }
        set { self[LookKey<OpenName, OpenURLAction?>.self] = newValue }
    }

    /// Whether the program is in use: it is, unless somebody says otherwise.
    public var scenePhase: ScenePhase {
        get { self[LookKey<PhaseName, ScenePhase?>.self] ?? .active }
        set { self[LookKey<PhaseName, ScenePhase?>.self] = newValue }
    }

    /// How much room there is across: `compact` below 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[LookKey<RoomName, UserInterfaceSizeClass?>.self] ?? .regular }
        set { self[LookKey<RoomName, UserInterfaceSizeClass?>.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[LookKey<HeightName, UserInterfaceSizeClass?>.self] ?? .regular }
        set { self[LookKey<HeightName, UserInterfaceSizeClass?>.self] = newValue }
    }

    /// How large the user wants letters to be; as usual, unless somebody says otherwise.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[LookKey<LettersName, DynamicTypeSize?>.self] ?? .large }
        set { self[LookKey<LettersName, DynamicTypeSize?>.self] = newValue }
    }

    /// Whether the user wants things to stand still: they do.
    public var accessibilityReduceMotion: Bool { true }

    /// Why placeholders are shown.
    public var redactionReasons: RedactionReasons {
        get { self[LookKey<RedactionName, RedactionReasons?>.self] ?? [] }
        set { self[LookKey<RedactionName, RedactionReasons?>.self] = newValue }
    }

    /// Whether something is presented that the view is in.
    public var isPresented: Bool { self[LookKey<PresentedName, Bool?>.self] ?? false }

    mutating func setPresented() { self[LookKey<PresentedName, Bool?>.self] = true }
}

private enum PresentedName {}
