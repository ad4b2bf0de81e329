/// The names of properties that a document's expressions read, each once.
///
/// Whoever draws a layer of a vector tile looks each name up among the layer's keys once and keeps the answers by
/// ``PropertyKey/index``.
public struct PropertyNames: Equatable, Sendable {
    /// The names, in the order of their keys' indices.
    public private(set) var names: [String] = []
    private var indices: [String: Int] = [:]

    /// Creates a list without names.
    public init() {}

    /// The key of a name; it is added if it is new.
    mutating func key(_ name: String) -> PropertyKey {
        if let index = indices[name], names[index].hasSameUnits(as: name) {
            return PropertyKey(name: names[index], index: index)
        }
        // A name that Swift takes for equal to another, though written otherwise, is looked up by itself each time.
        guard indices[name] == nil else { return PropertyKey(name: name) }
        indices[name] = names.count
        names.append(name)
        return PropertyKey(name: name, index: names.count - 1)
    }
}
