// Apple's names begin with an underscore where apps make a style of their own.
// swift-format-ignore-file: NoLeadingUnderscores

/// The appearance of text fields; those of the system all have a border here.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// What the style makes of a field.
    associatedtype _Body: View
    /// The label of a field, as a style sees it.
    typealias _Label = TextFieldStyleLabel
    /// Makes what is shown of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>)
        -> _Body
}

/// The label of a text field, for its ``TextFieldStyle``.
public struct TextFieldStyleLabel: View {
    let content: AnyView
    /// The label as it was given to the field.
    public var body: some View { content }
}

/// A style of the system, which all look alike here.
@MainActor protocol SystemTextFieldStyle: TextFieldStyle {}

extension SystemTextFieldStyle {
    /// The field as it is.
    public func _body(configuration: TextField<TextFieldStyleLabel>) -> some View { configuration }
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// A text field without a border.
public struct PlainTextFieldStyle: SystemTextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// A text field as the place would have it.
public struct DefaultTextFieldStyle: SystemTextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A text field as the place would have it.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

private enum TextFieldStyleName {}

extension EnvironmentValues {
    var textFieldStyle: AnyViewStyle<TextField<TextFieldStyleLabel>>? {
        get {
            self[LookKey<TextFieldStyleName, AnyViewStyle<TextField<TextFieldStyleLabel>>?>.self]
        }
        set {
            self[LookKey<TextFieldStyleName, AnyViewStyle<TextField<TextFieldStyleLabel>>?>.self] =
                newValue
        }
    }
}

extension View {
    /// Sets the style of text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        with(
            EnvironmentChange { environment in
                guard !(style is any SystemTextFieldStyle) else {
                    return environment.textFieldStyle = nil
                }
                // A field in what the style makes has the style from further out.
                let outer = environment.textFieldStyle
                environment.textFieldStyle = AnyViewStyle { field in
                    AnyView(
                        style._body(configuration: field)
                            .transformEnvironment(\.textFieldStyle) { $0 = outer })
                }
            })
    }
}
