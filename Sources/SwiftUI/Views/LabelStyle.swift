/// The appearance of labels, made from their title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = LabelStyleConfiguration
    /// Makes what is shown of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The title and the icon of a label, for its ``LabelStyle``.
public struct LabelStyleConfiguration {
    /// The title of the label, as a view.
    public struct Title: View {
        let content: AnyView
        /// The title as it was given to the label.
        public var body: some View { content }
    }
    /// The icon of the label, as a view.
    public struct Icon: View {
        let content: AnyView
        /// The icon as it was given to the label.
        public var body: some View { content }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// Labels as the place would have them: with both parts.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Icon and title in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// A style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the title alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the icon alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A style that shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Icon and title in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Labels as the place would have them.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows the title only.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows the icon only.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A style that the environment carries.
struct AnyLabelStyle: @unchecked Sendable {
    // Unchecked: it is used on the main actor only, as all styles are.
    let make: @MainActor (LabelStyleConfiguration) -> AnyView
    /// The style itself, to tell whether another one is the same.
    let style: any LabelStyle
}

private enum LabelStyleName {}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle? {
        get { self[LookKey<LabelStyleName, AnyLabelStyle?>.self] }
        set { self[LookKey<LabelStyleName, AnyLabelStyle?>.self] = newValue }
    }
}

extension View {
    /// Sets the style of labels in the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange { environment in
                let outer = environment.labelStyle
                environment.labelStyle = AnyLabelStyle(
                    make: { configuration in
                        // A label in what the style makes has the style from further out.
                        AnyView(
                            style.makeBody(configuration: configuration)
                                .transformEnvironment(\.labelStyle) { $0 = outer })
                    },
                    style: style)
            })
    }
}
