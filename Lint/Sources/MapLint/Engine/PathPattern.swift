/// A pattern for paths: `*` within a component, `**` across components, `?` for one character.
///
/// A pattern without a wildcard also matches everything below the folder that it names.
struct PathPattern: Sendable {
    private let text: String
    private let pattern: [UInt8]
    private let isPlain: Bool
    /// What `**/X` also matches at the top: X.
    private let atTop: [PathPattern]

    init(_ pattern: String) {
        var text = pattern
        while text.hasPrefix("./") { text.removeFirst(2) }
        while text.hasSuffix("/") { text.removeLast() }
        self.text = text
        self.pattern = Array(text.utf8)
        isPlain = !text.contains { $0 == "*" || $0 == "?" }
        atTop = text.hasPrefix("**/") ? [PathPattern(String(text.dropFirst(3)))] : []
    }

    /// Whether a path, relative with `/` between components, matches.
    func matches(_ path: String) -> Bool {
        if isPlain { return path == text || path.hasPrefix(text + "/") }
        return match(0, Array(path.utf8), 0) || atTop.contains { $0.matches(path) }
    }

    private func match(_ at: Int, _ path: [UInt8], _ position: Int) -> Bool {
        let (star, mark, slash) = (UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "/"))
        var (at, position) = (at, position)
        while at < pattern.count {
            if pattern[at] == star {
                let isDeep = at + 1 < pattern.count && pattern[at + 1] == star
                let next = at + (isDeep ? 2 : 1)
                var end = position
                while true {
                    if match(next, path, end) { return true }
                    guard end < path.count, isDeep || path[end] != slash else { return false }
                    end += 1
                }
            }
            guard position < path.count else { return false }
            if pattern[at] == mark, path[position] != slash {
                position += 1
                // The rest of a character beyond ASCII.
                while position < path.count, path[position] & 0xC0 == 0x80 { position += 1 }
            } else if pattern[at] == path[position] {
                position += 1
            } else {
                return false
            }
            at += 1
        }
        return position == path.count
    }
}
