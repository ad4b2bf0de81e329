/// The appearance and behavior of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style has to show.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes what is shown of a button, and decides when its action runs.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label, the role and the action of a button, for its ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the styled button, as a view.
    public typealias Label = ButtonStyleConfiguration.Label

    /// The purpose of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor @preconcurrency public func trigger() { action() }
}

/// A style of buttons that the runtime draws itself.
protocol DrawnButtonStyle: PrimitiveButtonStyle {
    var kind: ButtonKind { get }
}

/// The style of buttons that fits the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.automatic
    /// Creates the style.
    public nonisolated init() {}
    /// The button as the system draws it.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// Buttons that show only their label.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.plain
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}
/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.automatic
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button, tinted.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// Buttons with a background in a light tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.bordered
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button on a light tint.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}
/// Buttons with a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    let kind = ButtonKind.prominent
    /// Creates the style.
    public nonisolated init() {}
    /// The label of the button on the tint.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of buttons that fits the context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Buttons that show only their label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Buttons without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Buttons with a background in a light tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Buttons with a background in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

private enum PrimitiveStyleName {}

extension EnvironmentValues {
    /// A style of the app's own that decides when actions run; nil for none.
    var primitiveButtonStyle: AnyViewStyle<PrimitiveButtonStyleConfiguration>? {
        get {
            self[LookKey<PrimitiveStyleName, AnyViewStyle<PrimitiveButtonStyleConfiguration>?>.self]
        }
        set {
            self[
                LookKey<PrimitiveStyleName, AnyViewStyle<PrimitiveButtonStyleConfiguration>?>.self] =
                newValue
        }
    }
}

extension View {
    /// Sets the style of buttons in the view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange { environment in
                environment.customButtonStyle = nil
                guard !(style is any DrawnButtonStyle) else {
                    environment.buttonKind = (style as? any DrawnButtonStyle)?.kind
                    environment.primitiveButtonStyle = nil
                    return
                }
                let outer = environment.primitiveButtonStyle
                environment.buttonKind = .plain
                environment.primitiveButtonStyle = AnyViewStyle { configuration in
                    // A button in what the style makes has the style from further out.
                    AnyView(
                        style.makeBody(configuration: configuration)
                            .transformEnvironment(\.primitiveButtonStyle) { $0 = outer })
                }
            })
    }
}
