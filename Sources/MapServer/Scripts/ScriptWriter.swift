/// Writes a script's words with no more between them than they need.
///
/// Names stay as they are but for private ones. The end of a line stays where it could end a statement (ECMAScript, 12.10).
package enum ScriptWriter {
    /// Returns the text of some tokens, with no more space between them than they need.
    package static func text(of tokens: some Sequence<ScriptToken>) -> String {
        var text = ""
        var last: ScriptToken?
        for token in tokens {
            if let last { text += separator(last, token) }
            text += token.text
            last = token
        }
        return text
    }

    /// Words with a short name in the place of each private one: nothing outside of a class can ask for those.
    static func shorteningPrivateNames(_ tokens: [ScriptToken]) -> [ScriptToken] {
        var counts: [String: Int] = [:]
        for token in tokens where token.isPrivateName { counts[token.text, default: 0] += 1 }
        let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let short = Dictionary(
            uniqueKeysWithValues: names.enumerated().map { ($1, "#" + letters($0)) })
        return tokens.map { token in
            guard token.isPrivateName, let name = short[token.text] else { return token }
            var renamed = ScriptToken.made(.name, name)
            renamed.hasSpaceBefore = token.hasSpaceBefore
            renamed.hasLineEndBefore = token.hasLineEndBefore
            return renamed
        }
    }

    /// Words without commas that end a list and semicolons that end a block.
    ///
    /// A comma after another or a bracket is a hole in an array, a semicolon after the head of a loop or a condition is its body
    /// (ECMAScript, 13.2.4 and 14.4).
    package static func leavingOutLastMarks(_ tokens: [ScriptToken]) -> [ScriptToken] {
        var kept: [ScriptToken] = []
        kept.reserveCapacity(tokens.count)
        // Of each parenthesis that is open: whether it is the head of a statement; then of the one closed last.
        var heads: [Bool] = []
        var endsHead = false
        for (index, token) in tokens.enumerated() {
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            let last = kept.last
            if token.is("(") {
                heads.append(
                    ["if", "for", "while", "await", "with"].contains { last?.is($0) == true })
            } else if token.is(")") {
                endsHead = heads.popLast() ?? false
            }
            let isLastComma =
                token.is(",") && ["}", "]", ")"].contains { next?.is($0) == true }
                && last?.is(",") == false && last?.is("[") == false
            let isLastSemicolon =
                token.is(";") && next?.is("}") == true && !(last?.is(")") == true && endsHead)
                && !["else", "do", ":"].contains { last?.is($0) == true }
            if !isLastComma && !isLastSemicolon { kept.append(token) }
        }
        return kept
    }

    /// The letters that stand for a number: a, b, and so on to z, then aa.
    private static func letters(_ number: Int) -> String {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        return (number < 26 ? "" : letters(number / 26 - 1)) + String(alphabet[number % 26])
    }

    private static func separator(_ one: ScriptToken, _ two: ScriptToken) -> String {
        if two.hasLineEndBefore, mayEndStatement(one), mayBeginStatement(two) { return "\n" }
        return grows(one, two) ? " " : ""
    }

    /// Whether the end of a line after a word may be the end of its statement.
    private static func mayEndStatement(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .punctuator: [")", "]", "}", "++", "--"].contains(token.text)
        case .template: !token.text.hasSuffix("${")
        default: true
        }
    }

    /// Whether a word may begin a statement, or a part of a class, so that the end of a line before it has a meaning.
    private static func mayBeginStatement(_ token: ScriptToken) -> Bool {
        switch token.kind {
        case .punctuator:
            ![
                ")", "]", "}", ",", ";", ".", "?.", "?", ":", "==", "===", "!=", "!==", "&&", "||",
                "??", "=>", ">",
                ">=", "<=",
            ].contains(token.text)
        case .template: !token.text.hasPrefix("}")
        default: true
        }
    }

    /// Whether two words would be read as others if nothing stood between them.
    private static func grows(_ one: ScriptToken, _ two: ScriptToken) -> Bool {
        switch (one.kind, two.kind) {
        case (.name, .name), (.name, .number), (.number, .name), (.number, .number),
            (.regularExpression, .name), (.regularExpression, .number):
            true
        case (.number, .punctuator): two.text.hasPrefix(".")
        case (.punctuator, .number):
            two.text.hasPrefix(".") && one.text.hasSuffix(".") || one.text == "?"
        case (.punctuator, .regularExpression): one.text == "/" || one.text == "<"
        case (.punctuator, .punctuator):
            ScriptPunctuator.length(at: Array((one.text + two.text).utf8)) != one.text.utf8.count
                || [("/", "*"), ("/", "/"), ("<", "!")].contains {
                    one.text.hasSuffix($0) && two.text.hasPrefix($1)
                }
        default: false
        }
    }
}

extension ScriptToken {
    fileprivate var isPrivateName: Bool { kind == .name && text.hasPrefix("#") }
}
