/// The appearance and behavior of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the view of a toggle from its label and state.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a toggle, for its ``ToggleStyle``.
public struct ToggleStyleConfiguration {
    /// The label of the toggle, as a view.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given to the toggle.
        public var body: some View { content }
    }

    /// The label of the toggle.
    public let label: Label
    /// A binding to whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle represents both on and off values; always false here.
    public var isMixed: Bool { false }
}

/// The toggle style that fits the context: a sliding switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes a sliding switch with the label.
    public func makeBody(configuration: Configuration) -> some View {
        SlidingSwitch(isOn: configuration.$isOn, label: configuration.label)
    }
}

/// A toggle style that shows a sliding switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style in a color.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// Makes a sliding switch with the label.
    public func makeBody(configuration: Configuration) -> some View {
        SlidingSwitch(isOn: configuration.$isOn, label: configuration.label)
            .transformEnvironment(\.self) { if let tint { $0.tint = tint } }
    }
}

/// A toggle style that shows a button, highlighted while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes a button with a background in a light tint while it is on.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .transformEnvironment(\.self) {
            $0.buttonKind = configuration.isOn ? .bordered : .automatic
        }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

/// A toggle style that shows a checkbox.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes a button with a checkbox before the label.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The toggle style that fits the context.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that shows a sliding switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that shows a button, highlighted while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A toggle style that shows a checkbox.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A style that the environment carries.
struct AnyToggleStyle: @unchecked Sendable {
    // Unchecked: it is used on the main actor only, as all styles are.
    let make: @MainActor (ToggleStyleConfiguration) -> AnyView
    /// The style itself, to tell whether another one is the same.
    let style: any ToggleStyle
}

private enum ToggleStyleName {}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle? {
        get { self[LookKey<ToggleStyleName, AnyToggleStyle?>.self] }
        set { self[LookKey<ToggleStyleName, AnyToggleStyle?>.self] = newValue }
    }
}

extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange {
                $0.toggleStyle = AnyToggleStyle(
                    make: { AnyView(style.makeBody(configuration: $0)) }, style: style)
            })
    }
}
