import Answers
import Foundation

/// Questions on standard input, one a line, and their answers on standard output.
enum Batch {
    /// Answers questions until the input ends; one that makes no sense gets an error of its own.
    static func run(_ answer: (Data) throws -> [UInt8]) {
        while let text = readLine(strippingNewline: true) {
            if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
                continue
            }
            var bytes: [UInt8]
            do {
                bytes = try answer(Data(text.utf8))
            } catch {
                bytes = ErrorAnswer.json(error)
            }
            bytes.append(UInt8(ascii: "\n"))
            Terminal.output.write(bytes)
        }
    }
}
