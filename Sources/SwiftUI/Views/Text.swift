import MapScene

/// A view that shows text that the user cannot edit.
public struct Text: View, PrimitiveView, Equatable {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The characters that the view shows.
    package nonisolated let string: String
    private var look = Look()

    private struct Look: Equatable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var isMonospaced = false
        var isUnderlined = false
        var isStruckThrough = false
        var color: Color?
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative }
        let kind: Kind

        /// The date in this style.
        func text(of date: Date) -> String {
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .abbreviated, time: .omitted)
            case .relative:
                let seconds = Int(abs(date.timeIntervalSinceNow))
                return seconds < 60
                    ? "\(seconds) sec"
                    : seconds < 3600 ? "\(seconds / 60) min" : "\(seconds / 3600) hr"
            }
        }

        /// The time of day, such as 3:05 PM.
        public static let time = DateStyle(kind: .time)
        /// The day without the time, such as Jun 3, 2026.
        public static let date = DateStyle(kind: .date)
        /// The time since the date or until then, in words.
        public static let relative = DateStyle(kind: .relative)
        /// The difference from now, in words.
        public static let offset = DateStyle(kind: .relative)
        /// The time since the date or until then, in words.
        public static let timer = DateStyle(kind: .relative)
    }

    /// Creates text that is shown as it is.
    public nonisolated init(verbatim content: String) { string = content }

    /// Creates text from a literal, with values interpolated in it.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { string = key.string }

    /// Creates text from a resource, in the language of the program.
    @_disfavoredOverload
    public nonisolated init(_ resource: LocalizedStringResource) {
        string = String(localized: resource)
    }

    /// Creates text from characters, without localization.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { string = String(content) }

    /// Creates text from a value by a formatter; empty where the formatter cannot write it.
    public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates text from a value in a format.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { string = format.format(input) }

    /// Creates text from a date in a style.
    public nonisolated init(_ date: Date, style: DateStyle) { string = style.text(of: date) }

    /// Two texts, one after the other, in the look of the first.
    public static nonisolated func + (left: Text, right: Text) -> Text {
        var text = Text(verbatim: left.string + right.string)
        text.look = left.look
        return text
    }

    /// Whether both are the same text in the same look.
    public static nonisolated func == (left: Text, right: Text) -> Bool {
        left.string == right.string && left.look == right.look
    }

    private nonisolated func changed(_ change: (inout Look) -> Void) -> Text {
        var text = self
        change(&text.look)
        return text
    }

    /// Sets the font of this text; nil for that of the environment.
    public nonisolated func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// Sets the weight of this text; nil for that of the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.weight = weight }
    }
    /// Sets this text in bold.
    public nonisolated func bold() -> Text { changed { $0.weight = .bold } }
    /// Applies a bold weight if active.
    public nonisolated func bold(_ isActive: Bool) -> Text {
        changed { $0.weight = isActive ? .bold : nil }
    }
    /// Sets this text in italics.
    public nonisolated func italic() -> Text { changed { $0.isItalic = true } }
    /// Sets this text in a monospaced font.
    public nonisolated func monospaced() -> Text { changed { $0.isMonospaced = true } }
    /// Sets digits of one width, which those of the system are.
    public nonisolated func monospacedDigit() -> Text { self }
    /// Sets whether this text is underlined, in its own color.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isUnderlined = isActive }
    }
    /// Sets whether this text is struck through, in its own color.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruckThrough = isActive }
    }
    /// Sets the color of the text.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        changed { $0.color = color }
    }

    package func items(_ node: ViewNode) -> [LayoutItem] {
        let (text, font) = described(in: node.environment)
        return [TextItem(node, text, font)]
    }

    /// The text as it is shown, and its font.
    nonisolated func described(in environment: EnvironmentValues) -> (InterfaceText, Font) {
        var font = look.font ?? environment.font ?? .body
        if let weight = look.weight ?? environment.fontWeight { font.heaviness = weight }
        if look.isItalic { font.isItalic = true }
        if look.isMonospaced { font.isMonospaced = true }
        let alignment: SceneView.Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .left
            case .center: .center
            case .trailing: .right
            }
        let text = InterfaceText(
            environment.textCase.map {
                $0 == .uppercase ? string.uppercased() : string.lowercased()
            }
                ?? string, size: Double(font.size), weight: font.heaviness.number,
            isItalic: font.isItalic, isMonospaced: font.isMonospaced,
            isUnderlined: look.isUnderlined, isStruckThrough: look.isStruckThrough,
            color: look.color.map { $0.color(in: environment) } ?? environment.foregroundColor,
            alignment: alignment, lineLimit: environment.lineLimit)
        return (text, font)
    }
}

final class TextItem: LayoutItem {
    private let text: InterfaceText
    private let font: Font

    init(_ node: ViewNode, _ text: InterfaceText, _ font: Font) {
        self.text = text
        self.font = font
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        node.host.textMeasure.size(
            text.string, font, width: proposal.width, lineLimit: text.lineLimit)
    }

    override func elements() -> [InterfaceElement] { [element(.text(text))] }
    override var plainText: String { text.string }
}

private enum CaseName {}

extension EnvironmentValues {
    /// The case that text is converted to; nil to leave it as it is.
    public var textCase: Text.Case? {
        get { self[LookKey<CaseName, Text.Case?>.self] }
        set { self[LookKey<CaseName, Text.Case?>.self] = newValue }
    }
}

extension View {
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
