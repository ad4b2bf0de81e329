// Modifiers of iOS 16 to 26 that have no effect on a page, or do here what an earlier modifier does.

/// The handling of a button that is held; an action runs once per press here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Chosen according to the button's context.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action repeats while the button is held.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action runs once per press.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The severity of a dialog; has no effect here.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// Chosen according to the dialog's context.
    public static let automatic = DialogSeverity(name: "automatic")
    /// The dialog warns of a loss of data.
    public static let critical = DialogSeverity(name: "critical")
    /// The standard severity.
    public static let standard = DialogSeverity(name: "standard")
}

/// The prominence of a badge; has no effect here.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// The standard prominence.
    public static let standard = BadgeProminence(name: "standard")
    /// Less than the standard prominence.
    public static let decreased = BadgeProminence(name: "decreased")
    /// More than the standard prominence.
    public static let increased = BadgeProminence(name: "increased")
}

/// The availability of writing tools; a page has none.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// Chosen according to the field's context.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// The complete set of writing tools.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// A limited set of writing tools.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// No writing tools.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The effect at the edge of scrolled content below a bar; has no effect here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// Chosen according to the bar's context.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A hard edge, with a dividing line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A soft edge, which fades out.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The position and size of scrolled content; the page does not report them.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content in the upper left corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The margins of the content.
    public var contentInsets: EdgeInsets
    /// The size of what shows the content.
    public var containerSize: CGSize
    /// The part of the content that is in sight.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The rectangle of what shows the content, in the content's points.
    public var bounds: CGRect { visibleRect }
}

/// The repetition and speed of a symbol effect; has no effect here.
public struct SymbolEffectOptions: Equatable, Sendable {
    private enum Times: Equatable {
        case usual, endless
        case some(Int)

        init(_ count: Int?) { self = count.map { .some($0) } ?? .endless }
    }

    private var times = Times.usual
    private var pace = 1.0

    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// The effect repeats indefinitely.
    public static let repeating = SymbolEffectOptions(times: .endless)
    /// The effect runs once.
    public static let nonRepeating = SymbolEffectOptions(times: .some(1))
    /// The effect repeats a number of times; nil for indefinitely.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(times: Times(count))
    }
    /// The effect runs at a multiple of its default speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(pace: speed)
    }
    /// Returns options that repeat the effect a number of times; nil for indefinitely.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(times: Times(count), pace: pace)
    }
    /// Returns options that run the effect at a multiple of its default speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(times: times, pace: speed)
    }
}

/// The look of a group of controls; here they are always in a row.
public struct ControlGroupKind: Hashable, Sendable {
    private let name: String
    /// Chosen according to the context.
    public static let automatic = ControlGroupKind(name: "automatic")
    /// The look of controls in a navigation bar.
    public static let navigation = ControlGroupKind(name: "navigation")
    /// The look of a menu.
    public static let menu = ControlGroupKind(name: "menu")
    /// The look of a menu of small controls.
    public static let compactMenu = ControlGroupKind(name: "compactMenu")
    /// The look of a palette.
    public static let palette = ControlGroupKind(name: "palette")
}

extension View {
    /// Sets how a repeated press of a button is taken; a press acts once here.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// Sets the symbol of a dialog; it is not shown here.
    public func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets how serious a dialog is; all look alike here.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    /// Sets the prominence of a badge; without effect here.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    /// Sets how the system helps with writing; a page has no such help.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets how the edge of what scrolls looks below a bar; it is cut here.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
        -> some View
    { self }

    /// Adds an action for when what scrolls is moved; the page does not tell.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View { self }

    /// Adds an action for views that scroll in and out of sight; the page does not report it.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

    /// Flashes the scroll indicators; without effect here.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Animates symbols with an effect when a value changes; without effect here.
    public func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions, value: U
    ) -> some View { self }

    /// Animates symbols with an effect; without effect here.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true
    ) -> some View { self }

    /// Removes symbol effects; symbols are not animated here.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Sets the style of a group of controls; here they are always in a row.
    public func controlGroupStyle(_ style: ControlGroupKind) -> some View { self }

    /// Hides or shows the labels of controls.
    @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
        if visibility == .hidden { labelsHidden() } else { self }
    }

    /// Adds a view at an edge, below what scrolls.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Sets how a popover or a sheet is shown where there is little room; as the page does here.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Takes items of the system's out of a toolbar; they stay here.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// Adds a gesture that may be switched off.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Applies an animation to what a closure adds; it is there at once.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: self)) }

    /// Adds a text that a pointer shows, and assistive technologies read.
    public func help(_ text: Text) -> some View { accessibilityLabel(text) }

    /// Sets the value by which pickers and lists know the view; also as an optional, which is compared by its value.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }

    /// Reports a change of the user's name for something; a page has no command for it.
    public func renameAction(_ action: @escaping () -> Void) -> some View { self }

    /// Keeps the values of a view that are old from being shown; none are here.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Sets the distance of an icon from its title; it is the stack's here.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

    /// Sets the width reserved for icons of labels; without effect here.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

    /// Sets whether a link to a screen shows an arrow; it is as in the list here.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

    /// Sets the margins of sections of a list; the system's here.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        self
    }

    /// Sets the distance of a row's content from its edges; the system's here.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

    /// Names a view among those of glass that flow together; they stay apart here.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    { self }

    /// Joins views of glass; they stay apart here.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Adds actions for assistive technologies; the page offers none beside the tap.
    public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }

    /// Sets what assistive technologies find in the view; what is shown here.
    public func accessibilityChildren<C: View>(@ViewBuilder children: () -> C) -> some View { self }

    /// Says whether the view takes events; its own buttons say so here.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// Sets where assistive technologies tap; in the middle here.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Adds more that assistive technologies may read; not read here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { self }
}

/// Views of glass that may flow together; they stay apart here.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container; views nearer than the spacing would flow together.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views.
    public var body: some View { content }
}

/// Buttons on glass: on a light tint here.
public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.bordered
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button on a light tint.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

/// Buttons on tinted glass: on the tint here.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.prominent
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button on the tint.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Buttons on glass: on a light tint here.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Buttons on tinted glass: on the tint here.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
