/// The way in which text in a terminal is emphasized.
public struct TextStyle: Sendable {
    /// Whether control sequences of a terminal are used.
    public let usesTerminalColors: Bool

    /// The style of text without terminal colors.
    public static let plain = TextStyle(usesTerminalColors: false)

    /// Creates a style with or without escape sequences of terminals.
    public init(usesTerminalColors: Bool) { self.usesTerminalColors = usesTerminalColors }

    /// Returns the text in faint letters, where terminal colors are used.
    public func dim(_ text: String) -> String {
        usesTerminalColors ? "\u{1b}[2m\(text)\u{1b}[0m" : text
    }

    /// Returns the text in bold letters, where terminal colors are used.
    public func bold(_ text: String) -> String {
        usesTerminalColors ? "\u{1b}[1m\(text)\u{1b}[0m" : text
    }
}
