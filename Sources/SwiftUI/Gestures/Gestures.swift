/// A gesture of one tap.
public struct TapGesture: Gesture, PrimitiveGesture {
    /// The gesture has no value: its end says that there was a tap.
    public typealias Value = Void
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The number of taps; here each tap ends the gesture.
    public var count: Int

    /// Creates a tap gesture; the count is stored, but each tap ends the gesture.
    public nonisolated init(count: Int = 1) { self.count = count }

    package var touches: TouchKinds { .tap }
    package func recognize(_ touch: Touch) -> Void? { touch.kind == .tap ? () : nil }
}

/// A tap gesture that reports the location of the tap.
public struct SpatialTapGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the tap in the view's coordinates, in points.
        public var location: CGPoint
    }

    /// The number of taps; here each tap ends the gesture.
    public var count: Int

    /// Creates a tap gesture; the location is in the view's coordinates, whatever the space.
    public nonisolated init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.count = count }

    package var touches: TouchKinds { .tap }
    package func recognize(_ touch: Touch) -> Value? {
        touch.kind == .tap ? Value(location: touch.location) : nil
    }
}

/// A gesture of a finger that is held in place.
public struct LongPressGesture: Gesture, PrimitiveGesture {
    /// True when the press has lasted long enough.
    public typealias Value = Bool
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The time that the press has to last, in seconds; here the renderer decides.
    public var minimumDuration: Double
    /// The distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture with a duration in seconds and a distance in points.
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

/// A gesture of dragging; recognized here only after a long press, see ``SequenceGesture``.
public struct DragGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The location of the finger and where it started.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the finger, in points.
        public var location: CGPoint
        /// The location where the drag started, in points.
        public var startLocation: CGPoint
        /// The offset from the start to the finger, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The velocity in points per second; always zero here.
        public var velocity: CGSize { .zero }
        /// Where the drag would end by its velocity; here the location itself.
        public var predictedEndLocation: CGPoint { location }
        /// The offset at which the drag would end by its velocity; here the translation itself.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The distance that the finger has to move before the gesture starts, in points.
    public var minimumDistance: CGFloat

    /// Creates a drag gesture with the distance that starts it, in points.
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

/// A gesture of two fingers that move apart or together; never recognized here.
public struct MagnifyGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The state of a magnify gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The fingers' distance divided by that at the start.
        public var magnification: CGFloat
        /// The location where the gesture started, in points.
        public var startLocation: CGPoint
    }

    /// Creates a magnify gesture; the smallest change is not kept, as the gesture never starts
    /// here.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Value? { nil }
}

/// A gesture of two fingers that rotate; never recognized here.
public struct RotateGesture: Gesture, PrimitiveGesture {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// The state of a rotation gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle by which the fingers have turned since the start.
        public var rotation: Angle
        /// The location where the gesture started, in points.
        public var startLocation: CGPoint
    }

    /// Creates a rotation gesture; the smallest change is not kept, as the gesture never starts
    /// here.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Value? { nil }
}

/// The gesture that ``MagnifyGesture`` replaces; never recognized here.
public struct MagnificationGesture: Gesture, PrimitiveGesture {
    /// The fingers' distance divided by that at the start.
    public typealias Value = CGFloat
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates a magnification gesture; the smallest change is not kept, as it never starts here.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> CGFloat? { nil }
}

/// The gesture that ``RotateGesture`` replaces; never recognized here.
public struct RotationGesture: Gesture, PrimitiveGesture {
    /// The angle by which the fingers have turned since the start.
    public typealias Value = Angle
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates a rotation gesture; the smallest change is not kept, as it never starts here.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

    package var touches: TouchKinds { [] }
    package func recognize(_ touch: Touch) -> Angle? { nil }
}
