// The program that the compiler starts to expand the macros of `SwiftUI`.
//
// It speaks the compiler's protocol itself: a length of eight bytes, the lowest first, and a document in JSON, one
// question, one answer, until there are no more. Two macros of a line or two do not justify that everybody who builds the
// package builds a parser of Swift first.

import Foundation
import MacroExpansion

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

while let question = MessageFrame.read(from: input) {
    // The compiler reports a macro whose program ends without an answer.
    guard let message = try? JSONDecoder().decode(CompilerQuestion.self, from: question) else {
        break
    }
    // As above.
    guard let answer = try? JSONEncoder().encode(message.answer) else { break }
    output.write(MessageFrame.framed(answer))
}
