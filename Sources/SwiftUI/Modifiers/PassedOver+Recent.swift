// Recent modifiers that change nothing where an interface is a page: effects of scrolling, glass, transitions of screens.

/// A view as an effect sees it.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect that changes nothing.
    public init() {}
}

/// Changes of a view's look that leave its layout alone; not drawn here.
public protocol VisualEffect: Sendable {}

extension VisualEffect {
    /// Sets how much the view covers.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Scales the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        self
    }
    /// Scales the view.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { self }
    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Moves the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Turns the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        self
    }
    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Sets the brightness of colors.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Sets the saturation of colors.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Sets how gray colors become.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Turns colors about the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The phase of a view that scrolls in and out of sight; always in sight here.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 in it, 1 after.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The way in which a transition follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    /// The transition follows the scroll position.
    public static let interactive = ScrollTransitionConfiguration()
    /// The transition is animated when the view enters or leaves.
    public static let animated = ScrollTransitionConfiguration()
    /// There is no transition.
    public static let identity = ScrollTransitionConfiguration()
}

/// The transition from one screen to another.
public struct NavigationTransition: Sendable {
    /// The system's default transition.
    public static let automatic = NavigationTransition()
    /// From a view that grows.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
        -> NavigationTransition
    { NavigationTransition() }
}

/// The material of controls of recent systems; a translucent layer here.
public struct Glass: Equatable, Sendable {
    let isThin: Bool
    /// The standard material.
    public static let regular = Glass(isThin: false)
    /// A clear, more transparent material.
    public static let clear = Glass(isThin: true)
    /// No material.
    public static let identity = Glass(isThin: true)
    /// Glass with a color.
    public func tint(_ color: Color?) -> Glass { self }
    /// Glass that reacts to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The size of a sheet; as large as the page makes it.
public struct PresentationSizing: Sendable {
    /// Chosen according to the context.
    public static let automatic = PresentationSizing()
    /// A size that fits the content.
    public static let fitted = PresentationSizing()
    /// A size for a form.
    public static let form = PresentationSizing()
    /// A size for a page of text.
    public static let page = PresentationSizing()
}

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is at a point.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// The effect of a pointer above a view; the browser's here.
public struct HoverEffect: Sendable {
    /// Chosen according to the context.
    public static let automatic = HoverEffect()
    /// The view is raised.
    public static let lift = HoverEffect()
    /// The view is highlighted.
    public static let highlight = HoverEffect()
}

extension View {
    /// Changes the view's look by its geometry; as it is here.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }

    /// Changes the view while it scrolls in and out of sight; here it looks as it does in sight.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
            some VisualEffect
    ) -> some View { self }

    /// Sets how a screen becomes the next one; at once here.
    public func navigationTransition(_ style: NavigationTransition) -> some View { self }

    /// Makes the view one that a screen grows from; it is shown at once here.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    { self }

    /// Shows a translucent layer behind the view.
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: Capsule())
    }

    /// Shows a translucent layer of a shape behind the view.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background(glass.isThin ? Material.ultraThin : Material.regular, in: shape)
    }

    /// Sets the size of a sheet; as large as the page makes it.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

    /// Shows a view behind a sheet's content.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }

    /// Adds an action for a pointer that moves above the view; the page does not tell.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Sets the effect of a pointer above the view; the browser's here.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Adds an action for when what scrolls is moved; the page does not tell.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)
        -> some View
    { self }

    /// Adds an action for the view's scrolling in and out of sight: called once, when it appears.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { onAppear { action(true) } }

    /// Sets whether drags at edges are the app's; the browser decides.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Shows colors as how much they cover; they stay here.
    public func luminanceToAlpha() -> some View { self }

    /// Sets the language that text is set in; the browser decides.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
        -> some View
    { self }

    /// Advertises the user's activity to other devices; without effect here.
    public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Sets which addresses the view is for; there is one window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        self
    }

    /// Limits where the fields of the view hand in what is typed; they do as before here.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    /// Shows the background of what scrolls beyond its edges; it ends there here.
    public func backgroundExtensionEffect() -> some View { self }

    /// Sets whether bars have a background; without effect here.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Shows a view beside the content while a value is true: as a sheet here.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View { sheet(isPresented: isPresented, content: content) }

    /// Sets the width of an inspector; the page's here.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of an inspector; the page's here.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { self }

    /// Says which document the screen is of; it is not shown here.
    public func navigationDocument(_ url: URL) -> some View { self }

    /// Adds a menu to the title of the screen, in the bar.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: @escaping () -> C) -> some View {
        toolbar { Menu("⌄") { content() } }
    }

    /// Adds items to the navigation bar; the user cannot arrange them here.
    public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content)
        -> some View
    { toolbar(content: content) }

    /// Sets the title of the screen; it is changed by the program alone here.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title.wrappedValue)
    }
}

/// The phase of scrolling.
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

extension ToolbarItem {
    /// Creates a toolbar item from a view, with an identifier.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content) }
}

extension ToolbarItemGroup {
    /// Creates toolbar items from views, with a label for where there is little room.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) { self.init(placement: placement, content: content) }
}
