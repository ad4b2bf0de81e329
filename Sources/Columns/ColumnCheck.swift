/// The condition on a column's numbers that `validate` checks.
public struct ColumnCheck: Sendable {
    private enum Kind: Sendable {
        case any
        case upTo(UInt64)
        case end(Rows)
        case index(Rows, times: Int, orNone: Bool)
        case starts(Rows, times: Int, step: UInt64)
    }

    private let kind: Kind

    /// The check that every number passes.
    public static let any = ColumnCheck(kind: .any)

    /// Numbers from 0 to a greatest one; those below 0 are none of them.
    public static func upTo(_ greatest: some BinaryInteger) -> ColumnCheck {
        ColumnCheck(kind: .upTo(UInt64(greatest)))
    }

    /// Places between rows: from 0 to their number.
    public static func upTo(_ rows: Rows) -> ColumnCheck {
        ColumnCheck(kind: .end(rows))
    }

    /// Numbers of rows, or of what there are several of in each row.
    public static func index(of rows: Rows, times: Int = 1) -> ColumnCheck {
        ColumnCheck(kind: .index(rows, times: times, orNone: false))
    }

    /// Numbers of rows, or the greatest number there is for none.
    public static func indexOrNone(of rows: Rows, times: Int = 1) -> ColumnCheck {
        ColumnCheck(kind: .index(rows, times: times, orNone: true))
    }

    /// The starts of runs of rows: from 0, ascending by `step` at least, to their number.
    public static func starts(in rows: Rows, times: Int = 1, step: Int = 0) -> ColumnCheck {
        ColumnCheck(kind: .starts(rows, times: times, step: UInt64(step)))
    }

    /// A description of the check; empty for any numbers.
    public var text: String {
        switch kind {
        case .any: ""
        case .upTo(let greatest): "0 to \(greatest)"
        case .end(let rows): "0 to \(rows.name)"
        case .index(let rows, let times, let orNone):
            "below " + (times == 1 ? rows.name : "\(times) × \(rows.name)")
                + (orNone ? ", or none" : "")
        case .starts(let rows, let times, let step):
            "0 to " + (times == 1 ? rows.name : "\(times) × \(rows.name)") + ", ascending"
                + (step > 0 ? " by \(step) or more" : "")
        }
    }

    /// The check with numbers for rows.
    public func resolved(_ counts: RowCounts) -> NumberCheck {
        switch kind {
        case .any: .any
        case .upTo(let greatest): .below(greatest + 1)
        case .end(let rows): .below(UInt64(counts[rows] + 1))
        case .index(let rows, let times, false): .below(UInt64(counts[rows] * times))
        case .index(let rows, let times, true): .belowOrNone(UInt64(counts[rows] * times))
        case .starts(let rows, let times, let step):
            .starts(end: UInt64(counts[rows] * times), step: step)
        }
    }
}

/// The condition that the numbers of a column have to meet.
public enum NumberCheck: Sendable, Equatable {
    /// Every number is allowed.
    case any
    /// Below a limit; negative ones are not.
    case below(UInt64)
    /// Below a limit, or the greatest number of their type.
    case belowOrNone(UInt64)
    /// The numbers ascend from 0 to an end, by a step or more.
    case starts(end: UInt64, step: UInt64)

    /// The place of the first number that is not as it has to be; nil if all are.
    ///
    /// Sound columns are looked at without a branch for each number, which the compiler makes wide.
    @inlinable
    public func firstFault<Value: FixedWidthInteger>(in values: Span<Value>) -> Int? {
        switch self {
        case .any: return nil
        case .below(let limit):
            var most: Value.Magnitude = 0
            for index in values.indices {
                most = max(most, Value.Magnitude(truncatingIfNeeded: values[index]))
            }
            if values.isEmpty || most < limit { return nil }
            for index in values.indices
            where Value.Magnitude(truncatingIfNeeded: values[index]) >= limit { return index }
            return nil
        case .belowOrNone(let limit):
            // None is the greatest number of all, and one more of it is 0.
            var most: Value.Magnitude = 0
            for index in values.indices {
                most = max(most, Value.Magnitude(truncatingIfNeeded: values[index]) &+ 1)
            }
            if most <= limit { return nil }
            for index in values.indices
            where Value.Magnitude(truncatingIfNeeded: values[index]) &+ 1 > limit { return index }
            return nil
        case .starts(let end, let step):
            return Self.firstFault(in: values, end: end, step: step)
        }
    }

    @inlinable
    static func firstFault<Value: FixedWidthInteger>(
        in values: Span<Value>, end: UInt64, step: UInt64
    ) -> Int? {
        guard !values.isEmpty, values[0] == 0 else { return 0 }
        let step = Value(clamping: step)
        var falls: UInt32 = 0
        for index in 1..<max(1, values.count) {
            let isLess = values[index] < values[index - 1]
            let isShort = values[index] &- values[index - 1] < step
            falls |= isLess || isShort ? 1 : 0
        }
        if falls != 0 {
            // A closure over a span makes the optimizer of Swift 6.3 fail.
            for index in 1..<values.count {
                let isLess = values[index] < values[index - 1]
                let isShort = values[index] &- values[index - 1] < step
                if isLess || isShort { return index }
            }
        }
        return values[values.count - 1] == end ? nil : values.count - 1
    }
}
