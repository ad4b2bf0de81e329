/// How switches look.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes what is shown of a switch.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` has to show.
public struct ToggleStyleConfiguration {
    /// What the switch is called.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// What the switch is called.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether the things that it stands for are on and off; never here.
    public var isMixed: Bool { false }
}

/// Switches as the place would have them: a knob that slides.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The control in this style.
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
    /// The control in this style.
    public func makeBody(configuration: Configuration) -> some View {
        SlidingSwitch(isOn: configuration.$isOn, label: configuration.label)
            .transformEnvironment(\.self) { if let tint { $0.tint = tint } }
    }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A button, on a field in a light tint while it is on.
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
    /// A button with the box before the label.
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
    /// Switches as the place would have them.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that shows a sliding switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
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
    /// Sets the style of toggles.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange {
                $0.toggleStyle = AnyToggleStyle(
                    make: { AnyView(style.makeBody(configuration: $0)) }, style: style)
            })
    }
}
