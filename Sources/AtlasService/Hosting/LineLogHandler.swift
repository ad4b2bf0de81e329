import Foundation
import Logging

/// Writes each entry of a log as one line: text for people, or JSON for collectors.
package struct LineLogHandler: LogHandler {
    /// How a line is written.
    package enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    /// The fields whose values are numbers in JSON.
    private static let numbers: Set<String> = ["bytes", "milliseconds", "status"]

    package var logLevel: Logger.Level = .info
    package var metadata: Logger.Metadata = [:]
    private let format: Format
    private let now: @Sendable () -> Date
    private let write: @Sendable ([UInt8]) -> Void

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - now: Tells the time.
    ///   - write: Receives each line, its newline included. Called from any thread.
    package init(
        _ format: Format, now: @escaping @Sendable () -> Date = { .now },
        write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.format = format
        self.now = now
        self.write = write
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let (level, message) = (event.level, event.message)
        let fields = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let time = now().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        var text: String
        switch format {
        case .text:
            text = "\(time) \(level) \(Self.plain("\(message)"))"
            for (name, value) in fields { text += " \(name)=\(Self.plain("\(value)"))" }
        case .json:
            text =
                "{\"time\":\"\(time)\",\"level\":\"\(level)\",\"message\":\(Self.json("\(message)"))"
            for (name, value) in fields {
                let isNumber = Self.numbers.contains(name)
                text += ",\(Self.json(name)):\(isNumber ? "\(value)" : Self.json("\(value)"))"
            }
            text += "}"
        }
        write(Array(text.utf8) + [UInt8(ascii: "\n")])
    }

    /// Shows whatever could steer a terminal or end a line as %XX.
    private static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var plain = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                for byte in String(scalar).utf8 {
                    plain += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || (127..<160).contains(scalar.value)
            || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .lineSeparator
    }

    private static func json(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": json += "\\\""
            case "\\": json += "\\\\"
            case _ where scalar.value < 32 || scalar.value == 127:
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
