/// A large value that is copied as one reference.
///
/// Copies of it are known to be equal without a look into them. Otherwise it is coded, compared and hashed as the value is.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    /// Boxes a value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Reads a value.
    public init(from decoder: any Decoder) throws {
        box = Box(try Value(from: decoder))
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }

    /// Whether the values are equal.
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
