/// A point, the clusters it is the seed of, and its links in the forest.
///
/// 32 bytes. A point is a seed from its level downwards; above, it is part of its parent's cluster.
package struct SeedNode: Sendable, BitwiseCopyable, Equatable {
    /// Mercator position in units.
    package var x: UInt32
    package var y: UInt32
    /// What the caller knows the point by.
    package var handle: UInt32
    /// The seed that absorbed it one level above its own; none for a root.
    var parent: UInt32
    /// The first of the points it absorbed: the one absorbed at the coarsest level.
    var firstChild: UInt32
    /// The next one absorbed by the same seed, at the same or a finer level.
    var next: UInt32
    /// The previous one absorbed by the same seed.
    var previous: UInt32
    /// The level in the lower 5 bits, above them the number of points of its cluster at that level.
    private var packed: UInt32

    static let none = UInt32.max

    init(x: UInt32, y: UInt32, handle: UInt32, level: Int, count: UInt32) {
        self.x = x
        self.y = y
        self.handle = handle
        parent = Self.none
        firstChild = Self.none
        next = Self.none
        previous = Self.none
        packed = count << 5 | UInt32(truncatingIfNeeded: level)
    }

    /// The coarsest level at which it is a seed.
    @inline(__always) var level: Int {
        get { Int(packed & 31) }
        set { packed = packed & ~31 | UInt32(truncatingIfNeeded: newValue) }
    }

    /// Number of points of its cluster at its own level, itself included; below 2²⁷.
    @inline(__always) var count: UInt32 {
        get { packed >> 5 }
        set { packed = newValue << 5 | packed & 31 }
    }
}

/// The squared distance of two points, the shorter way around the world, in units.
///
/// From pole to pole it may pass 64 bits: then the largest number.
@inline(__always)
func squaredDistance(_ ax: UInt32, _ ay: UInt32, _ bx: UInt32, _ by: UInt32) -> UInt64 {
    let dx = Int64(Int32(bitPattern: ax &- bx))
    let dy = Int64(ay) &- Int64(by)
    // |dx| ≤ 2³¹ and |dy| < 2³²: each square fits 64 bits without a sign, the sum may not.
    let across = UInt64(bitPattern: dx &* dx)
    let sum = across &+ UInt64(bitPattern: dy &* dy)
    return sum < across ? .max : sum
}
