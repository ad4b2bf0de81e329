/// The appearance of buttons, with the standard interaction.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes what is shown of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label, the role and the state of a button, for its ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    /// The label of the styled button, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the button.
        public var body: some View { content }
    }

    /// The purpose of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is pressed; always false here, where only taps are reported.
    public var isPressed: Bool { false }
}

/// A style that the environment carries.
struct AnyButtonStyle: @unchecked Sendable {
    // Unchecked: it is used on the main actor only, as all styles are.
    let make: @MainActor (ButtonStyleConfiguration) -> AnyView
    /// The style itself, to tell whether another one is the same.
    let style: any ButtonStyle
}

private enum CustomStyleName {}

extension EnvironmentValues {
    var customButtonStyle: AnyButtonStyle? {
        get { self[LookKey<CustomStyleName, AnyButtonStyle?>.self] }
        set { self[LookKey<CustomStyleName, AnyButtonStyle?>.self] = newValue }
    }
}

extension View {
    /// Sets how buttons look to a style of the app's own.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange {
                $0.buttonKind = .plain
                $0.primitiveButtonStyle = nil
                $0.customButtonStyle = AnyButtonStyle(
                    make: { AnyView(style.makeBody(configuration: $0)) }, style: style)
            })
    }
}
