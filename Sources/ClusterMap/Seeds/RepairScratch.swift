/// Working memory of a repair, kept from one to the next.
///
/// SAFETY: one owner at a time: `SeedForest` makes another one if a copy of the forest holds it too. So nobody reads
/// what somebody else writes.
final class RepairScratch: @unchecked Sendable {
    /// A list of plain elements in memory that grows.
    ///
    /// BOUNDS: `append` makes room first; everybody else stays below `count`, which is tested in debug builds.
    /// SAFETY: memory of its own until `free`, which the scratch's `deinit` calls.
    @safe struct List<Element: BitwiseCopyable> {
        private(set) var base: UnsafeMutablePointer<Element>
        private(set) var count = 0
        private var capacity: Int

        init(capacity: Int = 64) {
            unsafe base = .allocate(capacity: capacity)
            self.capacity = capacity
        }

        @inline(__always)
        subscript(place: Int) -> Element {
            get {
                assert(place >= 0 && place < count)
                return unsafe base[place]
            }
            nonmutating _modify {
                assert(place >= 0 && place < count)
                yield unsafe &base[place]
            }
        }

        @inline(__always)
        mutating func append(_ element: Element) {
            if count == capacity { grow() }
            unsafe base[count] = element
            count &+= 1
        }

        @inline(never)
        private mutating func grow() {
            let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
            unsafe larger.update(from: base, count: count)
            unsafe base.deallocate()
            unsafe base = unsafe larger
            capacity *= 2
        }

        /// Cuts the list off.
        mutating func truncate(to newCount: Int) {
            assert(newCount <= count)
            count = newCount
        }

        mutating func removeAll() { count = 0 }

        mutating func removeLast() { truncate(to: count - 1) }

        func free() { unsafe base.deallocate() }
    }

    /// A point near the site of a change, as it was at one level.
    struct Near: BitwiseCopyable {
        var slot: UInt32
        var x: UInt32
        var y: UInt32
        /// Number of points of its cluster at that level.
        var count: UInt32
        /// The first of what it absorbed at a finer level.
        var child: UInt32
        /// The level of that child; 0 until somebody looked.
        var childLevel: UInt32 = 0
        /// The coarsest level at which it is a seed.
        var level: UInt32
    }

    /// A point of a level, before and after the change.
    struct Item: BitwiseCopyable {
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

    /// An item that is to be decided.
    struct Open: BitwiseCopyable {
        /// Its priority.
        var key: UInt64
        /// Its place in `items`.
        var place: Int32
    }

    /// A point of a level whose cluster changed.
    struct Change: BitwiseCopyable {
        var slot: UInt32
        var old: UInt32
        var new: UInt32

    }

    /// Where a point ends up.
    struct Outcome: BitwiseCopyable {
        var slot: UInt32
        var level: Int32
        var parent: UInt32
        var count: UInt32
    }

    /// The lists, in plain memory.
    struct Lists {
        /// The points within the search radius of each level, as they were: level by level, the coarsest first.
        ///
        /// Only levels that wait to be decided are kept.
        var near = List<Near>(capacity: 1024)
        /// For each level where it begins in `near`, and at the end where the last one ends.
        var starts = List<Int>()
        /// For each level how far from the site its points are known; exact up to this distance.
        var known = List<UInt64>()
        var items = List<Item>()
        /// Places in `items` of what is, or was, a seed.
        var seeds = List<Int32>()
        /// What is to be decided: a heap by priority.
        var open = List<Open>()
        /// Places in `items` of what became a seed or ceased to be one.
        var turned = List<Int32>()
        var changes = List<Change>()
        var nextChanges = List<Change>()
        /// For each change the seed that its point goes to.
        var owners = List<UInt32>()
        /// What the change comes to; every seed whose cluster changed is in it once.
        var outcomes = List<Outcome>()

        /// Number of points that come.
        var newcomerCount: Int {
            var count = 0
            for place in 0..<changes.count { count += changes[place].old == 0 ? 1 : 0 }
            return count
        }

        /// Slots that the last change gave another successor or first child, or a place in a list.
        var relinked = List<UInt32>()
        /// What each outcome's point counted for in its parent's offset.
        var shares = List<SeedOffset>()
        /// How many matching points each outcome's point counted for.
        var matchShares = List<UInt32>()
        /// Slots that are to be put into lists.
        var attaching = List<UInt32>()

        /// Makes ready for a repair.
        mutating func reset(_ levels: SeedLevels) {
            near.removeAll()
            outcomes.removeAll()
            changes.removeAll()
            starts.removeAll()
            known.removeAll()
            for _ in 0..<levels.count {
                starts.append(0)
                known.append(0)
            }
            starts.append(0)
            starts.append(0)
            known.append(0)
        }
    }

    var lists = Lists()
    /// The change that was planned and waits to be carried out.
    var first: Change?
    /// Whether a filter shows the point that comes or goes: 1, or else 0.
    var match: UInt32 = 0
    /// What it does to the points of one place; nil if the place comes or goes.
    var spot: SpotChange?
    /// Points that stand in other slots since the last change.
    var renamed: [SeedForest.Renamed] = []
    /// The slot that the last removal left.
    var vacated = SeedNode.none

    /// A point that joins or leaves others of its place.
    enum SpotChange {
        case joins(leader: UInt32, slot: UInt32)
        case leaves(leader: UInt32, slot: UInt32)
    }

    deinit {
        lists.near.free()
        lists.starts.free()
        lists.known.free()
        lists.items.free()
        lists.seeds.free()
        lists.open.free()
        lists.turned.free()
        lists.changes.free()
        lists.nextChanges.free()
        lists.outcomes.free()
        lists.owners.free()
        lists.relinked.free()
        lists.attaching.free()
        lists.shares.free()
        lists.matchShares.free()
    }
}
