/// A property of a way by direction: at 0 along the way as it is drawn, at 1 against it.
///
/// An array would be an object of its own for each way of an extract.
struct BothWays<Value> {
    var along: Value
    var against: Value

    /// Creates the same value for both directions.
    init(_ both: Value) {
        along = both
        against = both
    }
}

extension BothWays: Sendable where Value: Sendable {}
extension BothWays: Hashable where Value: Hashable {}

extension BothWays: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }

    subscript(direction: Int) -> Value {
        get {
            precondition(direction == 0 || direction == 1, "a way has two directions")
            return direction == 0 ? along : against
        }
        _modify {
            precondition(direction == 0 || direction == 1, "a way has two directions")
            if direction == 0 { yield &along } else { yield &against }
        }
    }
}

extension BothWays: Equatable where Value: Equatable {}
