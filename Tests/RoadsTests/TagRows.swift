/// A table of tags and what is expected of them, drawn as text: columns are parted by two spaces or
/// more, tags by single spaces, and a plus stands for a space in a value.
struct TagRows: Sequence {
    struct Row: Sendable, CustomStringConvertible {
        let tags: [String: String]
        let expected: [String]
        let description: String
    }

    let rows: [Row]

    init(_ text: String) {
        rows = text.split(separator: "\n").map { line in
            let columns = line.split(separator: "  ")
                .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
            var tags: [String: String] = [:]
            for tag in columns[0].split(separator: " ") where tag != "-" {
                let sign = tag.firstIndex(of: "=") ?? tag.endIndex
                let value = tag[sign...].dropFirst()
                tags[String(tag[..<sign])] = value.map { $0 == "+" ? " " : String($0) }.joined()
            }
            return Row(tags: tags, expected: Array(columns.dropFirst()), description: columns[0])
        }
    }

    func makeIterator() -> IndexingIterator<[Row]> { rows.makeIterator() }
}
