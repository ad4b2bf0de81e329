/// How text for a person is set off.
public struct TextStyle: Sendable {
    /// Whether control sequences of a terminal are used.
    public let usesTerminalColors: Bool

    /// Text alone.
    public static let plain = TextStyle(usesTerminalColors: false)

    /// Creates a style.
    public init(usesTerminalColors: Bool) { self.usesTerminalColors = usesTerminalColors }

    /// The text, dimmed.
    public func dim(_ text: String) -> String {
        usesTerminalColors ? "\u{1b}[2m\(text)\u{1b}[0m" : text
    }

    /// The text in bold.
    public func bold(_ text: String) -> String {
        usesTerminalColors ? "\u{1b}[1m\(text)\u{1b}[0m" : text
    }
}
