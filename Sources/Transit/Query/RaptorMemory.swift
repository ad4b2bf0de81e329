/// The labels of a search, kept between searches so that none allocates.
struct RaptorMemory {
    /// How a point was reached by vehicle.
    struct Ride {
        /// The trip of the window.
        var trip: UInt32
        /// Where it was entered: a position, or a continuation with `isContinued` set.
        var entry: UInt32
        /// The position where it is left.
        var exit: UInt16

        /// The bit of `entry` that tells a continuation.
        static let isContinued: UInt32 = 1 << 31
    }

    /// A trip that was reached with passengers on board: of another one, or of itself before a stop on the way.
    struct Continuation {
        /// The trip that goes on, and the position from where.
        var trip: UInt32
        var start: UInt16
        /// The layer in which it does.
        var layer: UInt8
        /// The previous layer.
        var previousLayer: UInt8
        /// The trip before it, and the position up to which.
        var previous: UInt32
        var exit: UInt16
        /// How the trip before was entered.
        var entry: UInt32
    }

    /// The label of a point that was not reached.
    static let unreached = Int32.max

    /// Keys at the points where vehicles are left, round by round.
    var reached: [Int32] = []
    var rides: [Ride] = []
    /// Keys at the points where vehicles are entered, round by round.
    var ready: [Int32] = []
    /// The edge that led to each of them; with the highest bit set, a way of access.
    var ways: [UInt32] = []
    /// The layer from where it led; empty if there is one layer.
    var wayLayers: [UInt8] = []
    /// The number of rounds whose labels are clear.
    var rounds = 0
    private var hasLayers = false

    /// Points that changed in this round and in the one before, and whether a point is among them.
    var improved: [UInt32] = []
    var isImproved: [Bool] = []
    var marked: [UInt32] = []
    var isMarked: [Bool] = []
    /// Points with labels in the last round, to be carried over to the next.
    var touchedReached: [UInt32] = []
    var touchedReady: [UInt32] = []
    /// The runs to look at, and the first and the last position where each may be entered.
    var queue: [UInt32] = []
    var positions: [UInt16] = []
    var lastPositions: [UInt16] = []
    /// Seconds from each point to the end; -1 where the end is out of reach.
    var egress: [Int32] = []
    /// The round in which each trip was first ridden to its end, where trips go on as others.
    var ridden: [UInt8] = []
    /// The round in which each trip was first ridden on from another one.
    var continued: [UInt8] = []
    /// The number of continuations that were followed.
    var followed = 0
    var continuations: [Continuation] = []
    /// Whether each pattern may be used, where not all may.
    var allowed: [Bool] = []
    /// Whether each stop is closed, where some are.
    var closed: [Bool] = []

    static let noPosition = UInt16.max

    /// Makes room for a timetable; numbers count points, runs and trips of all layers.
    mutating func prepare(
        reachedCount: Int, readyCount: Int, runCount: Int, tripCount: Int, hasLayers: Bool
    ) {
        if egress.count != reachedCount || isMarked.count != readyCount
            || self.hasLayers != hasLayers
        {
            self.hasLayers = hasLayers
            wayLayers = []
            reached = []
            rides = []
            ready = []
            ways = []
            egress = Array(repeating: -1, count: reachedCount)
            isImproved = Array(repeating: false, count: reachedCount)
            isMarked = Array(repeating: false, count: readyCount)
        }
        if positions.count != runCount {
            positions = Array(repeating: Self.noPosition, count: runCount)
            lastPositions = positions
        }
        ridden.removeAll(keepingCapacity: true)
        ridden.append(contentsOf: repeatElement(.max, count: tripCount))
        continued.removeAll(keepingCapacity: true)
        continued.append(contentsOf: repeatElement(.max, count: tripCount))
        continuations.removeAll(keepingCapacity: true)
        followed = 0
        rounds = 0
    }

    /// Clears the labels of the next round.
    mutating func addRound() {
        let (one, other) = (egress.count, isMarked.count)
        if reached.count < (rounds + 1) * one || ready.count < (rounds + 1) * other {
            reached.append(contentsOf: repeatElement(Self.unreached, count: one))
            rides.append(
                contentsOf: repeatElement(Ride(trip: .max, entry: 0, exit: 0), count: one))
            ready.append(contentsOf: repeatElement(Self.unreached, count: other))
            ways.append(contentsOf: repeatElement(.max, count: other))
            if hasLayers { wayLayers.append(contentsOf: repeatElement(0, count: other)) }
        } else {
            for index in (rounds * one)..<((rounds + 1) * one) { reached[index] = Self.unreached }
            for index in (rounds * other)..<((rounds + 1) * other) {
                ready[index] = Self.unreached
            }
        }
        rounds += 1
    }
}
