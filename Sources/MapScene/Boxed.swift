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

    /// The boxed value; setting it makes a new box, so that copies keep theirs.
    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    /// Creates a box around a value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Decodes the value as it would be without the box.
    public init(from decoder: any Decoder) throws {
        box = Box(try Value(from: decoder))
    }

    /// Encodes the value as it would be without the box.
    public func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }

    /// Returns whether the boxed values are equal; quick for copies of one box.
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }

    /// Feeds the boxed value to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
