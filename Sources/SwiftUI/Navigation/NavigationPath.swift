/// Values of any types for which the screens of a ``NavigationStack`` are shown, the last one on top.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// Creates a path on which only the root screen is shown.
    public init() { values = [] }

    /// Creates a path from values, that of the top screen last.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// The number of screens above the root.
    public var count: Int { values.count }

    /// Whether the first screen is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Pushes a value, whose screen is shown on top.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Pops a number of screens; traps if there are fewer.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A path somewhere in the program, as a bar reads and writes it.
struct PathBinding {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.values }
        write = { path.wrappedValue.values = $0 }
    }

    init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}
