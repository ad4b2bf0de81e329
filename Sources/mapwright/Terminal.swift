import Answers
import Foundation

/// A stream a person may be looking at.
struct Terminal: Sendable {
    /// Standard output.
    static let output = Terminal(FileHandle.standardOutput)
    /// Standard error.
    static let error = Terminal(FileHandle.standardError)

    private let handle: FileHandle
    /// Whether the stream is a terminal and not a file or a pipe.
    let isInteractive: Bool
    /// Whether to use colors: on a terminal, unless NO_COLOR (no-color.org) or TERM=dumb asks not to.
    let hasColors: Bool

    private init(_ handle: FileHandle) {
        self.handle = handle
        isInteractive = isatty(handle.fileDescriptor) == 1
        let environment = ProcessInfo.processInfo.environment
        hasColors =
            isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }

    /// Number of columns; 80 where the terminal does not say.
    var width: Int {
        var size = winsize()
        guard ioctl(handle.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 80
        }
        return Int(size.ws_col)
    }

    /// Writes a line.
    func line(_ text: String) { write(text + "\n") }

    /// Writes text as it is.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes bytes as they are.
    ///
    /// A reader that has gone away is no reason to stop.
    func write(_ bytes: [UInt8]) {
        // A closed pipe or a full disk: there is nowhere left to say so.
        try? handle.write(contentsOf: bytes)
    }

    /// The characters that take the cursor back to the beginning of its line and empty that.
    static let emptiedLine = "\r\u{1b}[K"

    /// A bar of how much is done, with the blanks before it; empty where the terminal is too narrow.
    ///
    /// - Parameters:
    ///   - share: From 0 to 1; what lies beyond counts as the nearer of these.
    ///   - columns: How many columns everything else in the line takes.
    func bar(_ share: Double, besides columns: Int) -> String {
        let cells = min(24, max(0, width - columns))
        if cells == 0 { return "" }
        let done = Int(Double(cells) * min(max(share, 0), 1))
        return "  " + String(repeating: "━", count: done)
            + style.dim(String(repeating: "─", count: cells - done))
    }

    /// How text is set off.
    var style: TextStyle { TextStyle(usesTerminalColors: hasColors) }
}
