/// Working memory of a repair, kept from one to the next.
struct RepairScratch: Sendable {
    /// A point near the site of a change, as it was at one level.
    struct Near {
        var slot: UInt32
        var x: UInt32
        var y: UInt32
        /// Number of points of its cluster at that level.
        var count: UInt32
        /// The first of what it absorbed at a finer level.
        var child: UInt32
        /// The level of that child; 0 until somebody looked.
        var childLevel: UInt32 = 0
    }

    /// A point of a level, before and after the change.
    struct Item {
        var slot: UInt32
        var x: UInt32
        var y: UInt32
        /// Number of points of its cluster one level below; 0 when it was, or is, not there.
        var old: UInt32
        var new: UInt32
        /// Whether its cluster has, or may have, other members than before.
        var isChanged = false
        var wasSeed = false
        var isSeed = false
        /// Whether it is, or was, to be decided anew.
        var isOpen = false
        /// Whether it is a seed beyond the distance up to which all points are known.
        var isOuter = false
        /// Its priority after the change; 0 until somebody asks.
        var key: UInt64 = 0

        var isGone: Bool { new == 0 }
        var isAdded: Bool { old == 0 }
    }

    /// A point of a level whose cluster changed.
    struct Change {
        var slot: UInt32
        var old: UInt32
        var new: UInt32

        /// Whether it came, went, or has another priority.
        var isStructural: Bool { old == 0 || new == 0 || !SeedPriority.isSameClass(old, new) }
    }

    /// Where a point ends up.
    struct Outcome {
        var slot: UInt32
        var level: Int
        var parent: UInt32
        var count: UInt32
    }

    /// For each level the points within its search radius, as they were.
    var near: [[Near]] = []
    /// The change that was planned and waits to be carried out.
    var first: Change?
    var items: [Item] = []
    /// Places in `items` of what is, or was, a seed.
    var seeds: [Int] = []
    var changes: [Change] = []
    var nextChanges: [Change] = []
    /// What the change comes to; every seed whose cluster changed is in it once.
    var outcomes: [Outcome] = []
}
