import CalendarDays
import Foundation
import Logging
import MapServer

/// Writes each entry of a log as one line: text for people, or JSON for collectors.
package struct LineLogHandler: LogHandler {
    /// The format of a line: text or JSON.
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
    ///   - now: Returns the current time.
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
        var line = Line()
        let time = now().timeIntervalSince1970
        switch format {
        case .text:
            line.time(time)
            line.raw(" ")
            line.raw(event.level.rawValue)
            line.raw(" ")
            line.plain("\(event.message)")
        case .json:
            line.raw("{\"time\":\"")
            line.time(time)
            line.raw("\",\"level\":\"")
            line.raw(event.level.rawValue)
            line.raw("\",\"message\":")
            line.json("\(event.message)")
        }
        let told = event.metadata ?? [:]
        let all = metadata.isEmpty ? told : metadata.merging(told) { $1 }
        for (name, value) in all.sorted(by: { $0.key < $1.key }) {
            var text: String
            if case .string(let string) = value { text = string } else { text = "\(value)" }
            switch format {
            case .text:
                line.raw(" ")
                line.raw(name)
                line.raw("=")
                line.plain(text)
            case .json:
                line.raw(",")
                line.json(name)
                line.raw(":")
                if Self.numbers.contains(name) { line.raw(text) } else { line.json(text) }
            }
        }
        if format == .json { line.raw("}") }
        line.raw("\n")
        write(line.bytes)
    }

    /// The bytes of a line while it is written.
    private struct Line {
        var bytes: [UInt8] = []

        init() { bytes.reserveCapacity(256) }

        mutating func raw(_ text: String) { bytes += text.utf8 }

        /// A moment as ISO 8601 has it, in Greenwich and with milliseconds.
        mutating func time(_ secondsSince1970: Double) {
            let milliseconds = max(0, Int(secondsSince1970 * 1000))
            let rest = milliseconds % 86_400_000
            let date = CivilDate(daysSince1970: milliseconds / 86_400_000)
            digits(date.year, 4)
            bytes.append(UInt8(ascii: "-"))
            digits(date.month, 2)
            bytes.append(UInt8(ascii: "-"))
            digits(date.day, 2)
            bytes.append(UInt8(ascii: "T"))
            digits(rest / 3_600_000, 2)
            bytes.append(UInt8(ascii: ":"))
            digits(rest / 60_000 % 60, 2)
            bytes.append(UInt8(ascii: ":"))
            digits(rest / 1000 % 60, 2)
            bytes.append(UInt8(ascii: "."))
            digits(rest % 1000, 3)
            bytes.append(UInt8(ascii: "Z"))
        }

        private mutating func digits(_ number: Int, _ count: Int) {
            var divisor = 1
            for _ in 1..<count { divisor *= 10 }
            while divisor > 0 {
                bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
                divisor /= 10
            }
        }

        /// Text with whatever could steer a terminal or end a line as %XX.
        mutating func plain(_ text: String) {
            guard !text.utf8.allSatisfy({ 32..<127 ~= $0 }) else { return raw(text) }
            for scalar in text.unicodeScalars {
                guard Self.isControl(scalar) else {
                    bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                    continue
                }
                for byte in String(scalar).utf8 {
                    raw("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
                }
            }
        }

        private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value < 32 || (127..<160).contains(scalar.value)
                || scalar.properties.generalCategory == .format
                || scalar.properties.generalCategory == .lineSeparator
        }

        /// Text as a string of JSON.
        mutating func json(_ text: String) {
            bytes.append(UInt8(ascii: "\""))
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\""): raw("\\\"")
                case UInt8(ascii: "\\"): raw("\\\\")
                case _ where byte < 32 || byte == 127:
                    let digits = String(byte, radix: 16)
                    raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
                default: bytes.append(byte)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }
}
