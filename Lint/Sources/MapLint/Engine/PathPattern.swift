/// A pattern for paths: `*` within a component, `**` across components, `?` for one character.
///
/// A pattern without a wildcard also matches everything below the folder that it names.
struct PathPattern: Sendable {
    private let pattern: [Character]
    private let isPlain: Bool

    init(_ pattern: String) {
        var text = pattern
        while text.hasPrefix("./") { text.removeFirst(2) }
        while text.hasSuffix("/") { text.removeLast() }
        self.pattern = Array(text)
        isPlain = !text.contains { $0 == "*" || $0 == "?" }
    }

    /// Whether a path, relative with `/` between components, matches.
    func matches(_ path: String) -> Bool {
        let text = String(pattern)
        if isPlain { return path == text || path.hasPrefix(text + "/") }
        let characters = Array(path)
        if match(0, characters, 0) { return true }
        // `Generated/*` also means what lies deeper; `**/X` also matches at the top.
        if text.hasPrefix("**/"), PathPattern(String(text.dropFirst(3))).matches(path) {
            return true
        }
        return false
    }

    private func match(_ at: Int, _ path: [Character], _ position: Int) -> Bool {
        var (at, position) = (at, position)
        while at < pattern.count {
            if pattern[at] == "*" {
                let isDeep = at + 1 < pattern.count && pattern[at + 1] == "*"
                let next = at + (isDeep ? 2 : 1)
                var end = position
                while true {
                    if match(next, path, end) { return true }
                    guard end < path.count, isDeep || path[end] != "/" else { return false }
                    end += 1
                }
            }
            guard position < path.count else { return false }
            guard pattern[at] == path[position] || (pattern[at] == "?" && path[position] != "/")
            else {
                return false
            }
            at += 1
            position += 1
        }
        return position == path.count
    }
}
