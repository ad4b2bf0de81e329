/// The appearance of groups that open, made from their label and content.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes what is shown of a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label, the content and the state of a group, for its ``DisclosureGroupStyle``.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the group.
        public var body: some View { content }
    }
    /// The content of the group, as a view; it is made where it is shown.
    public struct Content: View {
        let make: () -> AnyView
        /// The content as it was given to the group.
        public var body: some View { make() }
    }

    /// The label of the group.
    public let label: Label
    /// The content of the group.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

/// Groups with an arrow behind the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The title, and below it the content if the group is open.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// Groups with an arrow behind the label.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension AnyViewStyle<DisclosureGroupStyleConfiguration> {
    static var plain: Self {
        Self { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
    }
}

private enum DisclosureGroupName {}

extension EnvironmentValues {
    var disclosureGroupStyle: AnyViewStyle<DisclosureGroupStyleConfiguration>? {
        get {
            self[
                LookKey<DisclosureGroupName, AnyViewStyle<DisclosureGroupStyleConfiguration>?>.self]
        }
        set {
            self[
                LookKey<DisclosureGroupName, AnyViewStyle<DisclosureGroupStyleConfiguration>?>.self] =
                newValue
        }
    }
}

extension View {
    /// Sets the style of groups that open in the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        viewStyle(\.disclosureGroupStyle) { style.makeBody(configuration: $0) }
    }
}
