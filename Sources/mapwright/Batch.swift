import Answers
import Foundation

/// Questions on standard input, one a line, and their answers on standard output.
enum Batch {
    /// Answers questions until the input ends; an invalid one gets an error of its own, and so does an empty
    /// line, so that there is an answer for every line.
    static func run(_ answer: (Data) throws -> [UInt8]) {
        while let text = readLine(strippingNewline: true) {
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
