/// Keeps a property within a range: what is set beyond an end becomes that end.
///
/// ```swift
/// @Clamping(to: 0...20) var zoom = 10.0
/// ```
@propertyWrapper
public struct Clamping<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    /// The value, within the range.
    ///
    /// The first one is taken as it is given.
    public var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    /// Creates a property with a first value and a range.
    public init(wrappedValue: Value, to range: ClosedRange<Value>) {
        value = wrappedValue
        self.range = range
    }

    /// Creates a property with a first value and a range, whose upper end is counted as part of it.
    public init(wrappedValue: Value, to range: Range<Value>) {
        self.init(wrappedValue: wrappedValue, to: range.lowerBound...range.upperBound)
    }
}

extension Clamping: Sendable where Value: Sendable {}

extension Clamping where Value: FloatingPoint {
    /// Creates a property that has a lower end only.
    public init(wrappedValue: Value, to range: PartialRangeFrom<Value>) {
        self.init(wrappedValue: wrappedValue, to: range.lowerBound...Value.infinity)
    }

    /// Creates a property that stays below a value.
    public init(wrappedValue: Value, to range: PartialRangeUpTo<Value>) {
        self.init(wrappedValue: wrappedValue, to: -Value.infinity...range.upperBound.nextDown)
    }

    /// Creates a property that has an upper end only.
    public init(wrappedValue: Value, to range: PartialRangeThrough<Value>) {
        self.init(wrappedValue: wrappedValue, to: -Value.infinity...range.upperBound)
    }
}

extension Clamping where Value: FixedWidthInteger {
    /// Creates a property that has a lower end only.
    public init(wrappedValue: Value, to range: PartialRangeFrom<Value>) {
        self.init(wrappedValue: wrappedValue, to: range.lowerBound...Value.max)
    }

    /// Creates a property that stays below a value, which is not the smallest of its type.
    public init(wrappedValue: Value, to range: PartialRangeUpTo<Value>) {
        self.init(wrappedValue: wrappedValue, to: Value.min...(range.upperBound - 1))
    }

    /// Creates a property that has an upper end only.
    public init(wrappedValue: Value, to range: PartialRangeThrough<Value>) {
        self.init(wrappedValue: wrappedValue, to: Value.min...range.upperBound)
    }
}
