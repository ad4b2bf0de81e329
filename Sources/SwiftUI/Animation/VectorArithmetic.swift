/// Values that can be added and made larger: what movements are computed with.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Scales it by a factor.
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
    /// Scales it by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The squared magnitude.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Scales it by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The squared magnitude.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Scales it by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The squared magnitude.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates an empty value.
    public init() {}
    /// The zero value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns the empty value.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Returns the empty value.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Has no effect.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The zero value of both.
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
    /// The type of the animatable data.
    associatedtype AnimatableData: VectorArithmetic
    /// The data to animate.
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
    /// No animatable data.
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
