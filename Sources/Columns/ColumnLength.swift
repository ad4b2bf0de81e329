/// A number that lengths of columns depend on, such as how many places there are.
public struct Rows: Hashable, Sendable {
    /// The name of the rows, such as "places".
    public let name: String
    /// The minimum number of rows.
    public let minimum: Int

    /// Creates a kind of rows from its name and their minimum number.
    public init(_ name: String, atLeast minimum: Int = 0) {
        self.name = name
        self.minimum = minimum
    }
}

/// The number of elements of a column, as a function of a number of rows.
public struct ColumnLength: Sendable {
    let rows: Rows
    private let plus: Int
    private let times: Int
    private let other: (count: @Sendable (Int) -> Int, text: String)?

    /// `(rows + plus) * times` elements.
    public static func per(_ rows: Rows, plus: Int = 0, times: Int = 1) -> ColumnLength {
        ColumnLength(rows: rows, plus: plus, times: times, other: nil)
    }

    /// A length that a function of the rows gives.
    ///
    /// - Parameter text: The function in words, with the rows' name.
    public static func of(
        _ rows: Rows, _ text: String, _ count: @Sendable @escaping (Int) -> Int
    ) -> ColumnLength {
        ColumnLength(rows: rows, plus: 0, times: 1, other: (count, text))
    }

    /// How many elements there are for so many rows.
    func elements(_ rows: Int) -> Int { other?.count(rows) ?? (rows + plus) * times }

    /// How many rows there are for so many elements; nil if the length does not tell them, or there cannot be so many.
    func rows(_ elements: Int) -> Int? {
        guard other == nil, elements % times == 0 else { return nil }
        let count = elements / times - plus
        return count >= rows.minimum ? count : nil
    }

    /// The length as text.
    var text: String {
        if let other { return other.text }
        let sum = plus == 0 ? rows.name : "\(rows.name) + \(plus)"
        return times == 1 ? sum : plus == 0 ? "\(times) × \(sum)" : "\(times) × (\(sum))"
    }
}

/// The number of rows of each kind in a file.
public struct RowCounts: Sendable {
    var counts: [Rows: Int] = [:]

    /// Returns the number of rows.
    subscript(rows: Rows) -> Int {
        guard let count = counts[rows] else {
            preconditionFailure("no column tells how many \(rows.name) there are")
        }
        return count
    }
}
