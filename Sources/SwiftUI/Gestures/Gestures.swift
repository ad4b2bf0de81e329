/// A tap.
public struct TapGesture: Gesture, PrimitiveGesture {
    /// That it was made.
    public typealias Value = Void
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// How many taps make it; here each tap counts.
    public var count: Int

    /// Creates the gesture.
    public nonisolated init(count: Int = 1) { self.count = count }

    package var touches: TouchKinds { .tap }
    package func recognize(_ touch: Touch) -> Void? { touch.kind == .tap ? () : nil }
}

/// A tap, and where it was.
public struct SpatialTapGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// In the view's own points.
        public var location: CGPoint
    }

    /// How many taps make it; here each tap counts.
    public var count: Int

    /// Creates the gesture.
    public nonisolated init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.count = count }

    package var touches: TouchKinds { .tap }
    package func recognize(_ touch: Touch) -> Value? {
        touch.kind == .tap ? Value(location: touch.location) : nil
    }
}

/// A long press.
public struct LongPressGesture: Gesture, PrimitiveGesture {
    /// Whether it was made.
    public typealias Value = Bool
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// How long it takes, in seconds; here as long as where the interface is shown.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates the gesture.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    package var touches: TouchKinds { .longPress }
    package func recognize(_ touch: Touch) -> Bool? { touch.kind == .longPress ? true : nil }
}

/// A gesture whose value can be made of a place alone.
@MainActor protocol DragLike {
    func value(at location: CGPoint) -> Any
}

/// A movement of one finger; begins here only after a long press, see ``SequenceGesture``.
public struct DragGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Where the finger is.
    public struct Value: Equatable, Sendable {
        /// The time of the reading.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// How fast it is, in points a second.
        public var velocity: CGSize { .zero }
        /// Where it would be if it were let go.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would have come if it were let go.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// How far it has to move to begin, in points.
    public var minimumDistance: CGFloat

    /// Creates the gesture.
    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.minimumDistance = minimumDistance }

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Value? { nil }
}

extension DragGesture: DragLike {
    func value(at location: CGPoint) -> Any {
        Value(time: Date(), location: location, startLocation: location)
    }
}

/// A movement of two fingers from each other; does not begin here.
public struct MagnifyGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// How far the fingers are from each other.
    public struct Value: Equatable, Sendable {
        /// The time of the reading.
        public var time: Date
        /// How much farther they are than when they began.
        public var magnification: CGFloat
        /// Where they began.
        public var startLocation: CGPoint
    }

    /// Creates the gesture.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Value? { nil }
}

/// A turn of two fingers about each other; does not begin here.
public struct RotateGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// The time of the reading.
        public var time: Date
        /// How far they have turned.
        public var rotation: Angle
        /// Where they began.
        public var startLocation: CGPoint
    }

    /// Creates the gesture.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Value? { nil }
}

/// A movement of two fingers from each other, as it was called before ``MagnifyGesture``; does not begin here.
public struct MagnificationGesture: Gesture, PrimitiveGesture {
    /// How much farther the fingers are from each other.
    public typealias Value = CGFloat
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates the gesture.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> CGFloat? { nil }
}
