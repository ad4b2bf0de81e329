private enum CaseName {}
private enum UnderlineName {}
private enum StrikeName {}

extension EnvironmentValues {
    /// The case that text is converted to; nil to leave it as it is.
    public var textCase: Text.Case? {
        get { self[LookKey<CaseName, Text.Case?>.self] }
        set { self[LookKey<CaseName, Text.Case?>.self] = newValue }
    }
}

extension EnvironmentValues {
    var isUnderlined: Bool {
        get { self[LookKey<UnderlineName, Bool?>.self] ?? false }
        set { self[LookKey<UnderlineName, Bool?>.self] = newValue }
    }

    var isStruckThrough: Bool {
        get { self[LookKey<StrikeName, Bool?>.self] ?? false }
        set { self[LookKey<StrikeName, Bool?>.self] = newValue }
    }
}

extension View {
    /// Sets whether text in the view is underlined, in its own color.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        with(EnvironmentChange { $0.isUnderlined = isActive })
    }

    /// Sets whether text in the view is struck through, in its own color.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        with(EnvironmentChange { $0.isStruckThrough = isActive })
    }

    /// Sets whether text in the view is underlined; the line has the text's color and no pattern here.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }

    /// Sets whether text in the view is struck through; the line has the text's color and no pattern here.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }

    /// Sets how wide letters are; as those of the font here.
    public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Sets the size of text relative to that of its font; as large here.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Sets how far text is above its line, in points; on the line here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Sets the case that text is converted to; nil to leave it as it is.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets whether text in the view is italic.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { font in
            var slanting = font ?? .body
            slanting.isItalic = isActive
            font = slanting
        }
    }

    /// Sets whether text in the view is monospaced.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { font in
            var even = font ?? .body
            even.isMonospaced = isActive
            font = even
        }
    }

    /// Sets digits of one width, which those of the system are.
    public func monospacedDigit() -> some View { self }
}
