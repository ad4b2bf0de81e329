/// The appearance of group boxes, made from their label and content.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes what is shown of a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the content of a group box, for its ``GroupBoxStyle``.
public struct GroupBoxStyleConfiguration {
    /// The label of the box, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the box.
        public var body: some View { content }
    }
    /// The content of the box, as a view.
    public struct Content: View {
        let content: AnyView
        /// The content as it was given to the box.
        public var body: some View { content }
    }

    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// Boxes on a rounded background, with the label above.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The label above the content, on a rounded background.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// Boxes on a rounded background, with the label above.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style that the environment carries: makes a view of what is to be shown.
struct AnyViewStyle<Configuration>: @unchecked Sendable {
    // Unchecked: it is used on the main actor only, as all styles are.
    let make: @MainActor (Configuration) -> AnyView

    @MainActor func callAsFunction(_ configuration: Configuration) -> AnyView {
        make(configuration)
    }
}

extension View {
    /// Sets a style that the environment carries.
    func viewStyle<Configuration, Body: View>(
        _ path: WritableKeyPath<EnvironmentValues, AnyViewStyle<Configuration>?>,
        _ body: @escaping @MainActor (Configuration) -> Body
    ) -> some View {
        with(
            EnvironmentChange { environment in
                let outer = environment[keyPath: path]
                // A view of its kind in what the style makes has the style from further out.
                environment[keyPath: path] = AnyViewStyle { configuration in
                    AnyView(body(configuration).transformEnvironment(path) { $0 = outer })
                }
            })
    }
}

extension AnyViewStyle<GroupBoxStyleConfiguration> {
    static var plain: Self {
        Self { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
    }
}

private enum GroupBoxName {}

extension EnvironmentValues {
    var groupBoxStyle: AnyViewStyle<GroupBoxStyleConfiguration>? {
        get { self[LookKey<GroupBoxName, AnyViewStyle<GroupBoxStyleConfiguration>?>.self] }
        set {
            self[LookKey<GroupBoxName, AnyViewStyle<GroupBoxStyleConfiguration>?>.self] = newValue
        }
    }
}

extension View {
    /// Sets the style of group boxes in the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        viewStyle(\.groupBoxStyle) { style.makeBody(configuration: $0) }
    }
}
