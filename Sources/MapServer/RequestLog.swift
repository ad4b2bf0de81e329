import HTTPTypes

/// Writes one line for each request: method, path, status, bytes, milliseconds.
public final class RequestLog: Sendable {
    private let write: @Sendable ([UInt8]) -> Void
    private let hasColors: Bool

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - hasColors: Whether statuses are colored for a terminal.
    ///   - write: Receives each line, its newline included. Called from any thread.
    public init(hasColors: Bool, write: @escaping @Sendable ([UInt8]) -> Void) {
        self.hasColors = hasColors
        self.write = write
    }

    /// Writes a request's line.
    func record(_ request: HTTPRequest, _ answer: RoutedResponse, elapsed: Duration) {
        record(
            method: request.method.rawValue, path: request.path ?? "",
            status: answer.answer.status.code, byteCount: answer.answer.byteCount,
            elapsed: elapsed)
    }

    func record(method: String, path: String, status: Int, byteCount: Int?, elapsed: Duration) {
        var line: [UInt8] = []
        line.reserveCapacity(path.utf8.count + 64)
        Self.append(method, to: &line, limit: 16)
        line.append(32)
        Self.append(path, to: &line, limit: 300)
        line.append(32)
        if hasColors { line += Self.color(status).utf8 }
        line += String(status).utf8
        if hasColors { line += "\u{1b}[0m".utf8 }
        line.append(32)
        line += (byteCount.map(String.init) ?? "-").utf8
        line += " B ".utf8
        let (seconds, attoseconds) = elapsed.components
        let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
        line += String(hundredths / 100).utf8
        line.append(UInt8(ascii: "."))
        line.append(UInt8(ascii: "0") + UInt8(hundredths / 10 % 10))
        line.append(UInt8(ascii: "0") + UInt8(hundredths % 10))
        line += " ms\n".utf8
        write(line)
    }

    /// Appends what a client sent; whatever could steer a terminal is shown as %XX.
    private static func append(_ text: String, to line: inout [UInt8], limit: Int) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8.prefix(limit) {
            if byte > 32, byte < 127 {
                line.append(byte)
            } else {
                line.append(UInt8(ascii: "%"))
                line.append(digits[Int(byte >> 4)])
                line.append(digits[Int(byte & 15)])
            }
        }
        if text.utf8.count > limit { line += "…".utf8 }
    }

    private static func color(_ status: Int) -> String {
        switch status {
        case ..<300: "\u{1b}[32m"
        case ..<400: "\u{1b}[36m"
        case ..<500: "\u{1b}[33m"
        default: "\u{1b}[31m"
        }
    }
}
