/// A word of a script (ECMAScript, clause 12), without the comments and spaces before it.
package struct ScriptToken: Equatable, Sendable {
    /// The kinds of tokens in a script.
    package enum Kind: Equatable, Sendable {
        /// An identifier, a keyword or a private name.
        case name
        case number
        case string
        /// A piece of a template: up to a `${`, between `}` and `${`, or up to the end.
        case template
        case regularExpression
        case punctuator
    }

    package let kind: Kind
    package let text: String
    /// Whether spaces or comments precede the token.
    package var hasSpaceBefore = false
    /// Whether one of them holds the end of a line.
    package var hasLineEndBefore = false

    /// Whether it is this keyword, name or punctuator.
    func `is`(_ word: String) -> Bool {
        (kind == .name || kind == .punctuator) && text == word
    }

    /// A word that is written without anything before it.
    static func made(_ kind: Kind, _ text: String) -> ScriptToken { .init(kind: kind, text: text) }
}

/// A script that this server cannot minify, and where.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    package var description: String { "line \(line): \(reason)" }
}
