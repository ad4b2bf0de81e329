/// Values that can be added and made larger: what movements are computed with.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Makes it so many times as large.
    mutating func scale(by rhs: Double)
    /// The square of its length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value so many times as large.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves it a share of the way to another: 0 to stay, 1 to be there.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns what lies a share of the way to another.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Makes it so many times as large.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// Its square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Makes it so many times as large.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// Its square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Makes it so many times as large.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// Its square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// What does not move.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates nothing.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing and nothing.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Nothing without nothing.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Stays nothing.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// One of them.
    public var first: First
    /// The other.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two zeros.
    public static var zero: Self { Self(.zero, .zero) }
    /// Adds both.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    /// Subtracts both.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    /// Makes both so many times as large.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The square of the length of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A value that can be moved: something of it is added and made larger.
public protocol Animatable {
    /// The type of what moves.
    associatedtype AnimatableData: VectorArithmetic
    /// What moves.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}

extension CGPoint: Animatable {
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Width and height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    /// The radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
