/// Conditions on tags, found through the tags of an element instead of one after another.
///
/// An element has a handful of tags, the tables hundreds of conditions.
package struct TagConditionIndex: Sendable {
    private struct Entry {
        var condition: TagCondition
        var number: Int
    }

    /// Conditions by the key and the value of their first part; "*" stands for any value.
    private var entries: [String: [String: [Entry]]] = [:]

    package init() {}

    /// Adds a condition under a number; several may share one.
    package mutating func add(_ condition: TagCondition, number: Int) {
        guard let first = condition.parts.first else { return }
        entries[first.key, default: [:]][first.value, default: []].append(
            Entry(condition: condition, number: number))
    }

    /// The numbers of the conditions that an element's tags fulfill, ascending, each once.
    package func numbers(_ tags: [String: String]) -> [Int] {
        var found: [Int] = []
        for (key, value) in tags {
            guard let byValue = entries[key] else { continue }
            func take(_ value: String) {
                for entry in byValue[value] ?? []
                where !found.contains(entry.number) && entry.condition.holds(tags) {
                    found.append(entry.number)
                }
            }
            take(value)
            if value != "*" { take("*") }
            guard value.utf8.contains(UInt8(ascii: ";")) else { continue }
            for part in value.split(separator: ";") { take(String(part.drop { $0 == " " })) }
        }
        return found.sorted()
    }
}
