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

        /// Shortens the list to a number of elements.
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
        /// The level of that child; 0 until it is looked up.
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
        /// The number of the group it was in; negative for one that comes.
        var group: Int32
        /// Its priority after the change; 0 until it is computed.
        var key: UInt64 = 0
        /// Whether its cluster has, or may have, other members than before.
        var isChanged = false
        var wasSeed = false
        var isSeed = false
        /// Whether `old` and `new` are known; not of the seed of a group that is not open.
        var isCounted = true
        /// Whether it is, or was, to be decided again.
        var isOpen = false
        /// Whether a seed that stays one blocks it, so that it need not be decided.
        var isSettled = false
        /// Whether a seed within the radius came, went or counts for less.
        var isMet = false
        /// Whether it is in `listed`.
        var isListed = false

        var isGone: Bool { new == 0 }
        var isAdded: Bool { old == 0 }
    }

    /// An old seed of a level and what it absorbed there; its seed is the item of the same number.
    struct Group: BitwiseCopyable {
        /// The first of what the seed absorbed at this level, or finer.
        var child: UInt32
        /// Number of points of the seed's cluster at this level.
        var count: UInt32
        /// Whether its members are listed.
        var isOpen = false
        /// Places of its members in `items`, but for the seed.
        var first: Int32 = 0
        var end: Int32 = 0
        /// Places in `beside` of the groups whose seeds can be within the radius of a member.
        var firstBeside: Int32 = 0
        var endBeside: Int32 = 0
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

    /// A point that is to be put into its parent's list, with what the order of lists goes by.
    struct Attachment: BitwiseCopyable {
        var slot: UInt32
        var parent: UInt32
        var level: UInt32
        /// Its place in Z-order.
        var code: UInt64
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
        /// The level's points that were looked at: old seeds, those that come, members of open groups.
        var items = List<Item>()
        /// Places in `items` of those that come.
        var newcomers = 0..<0
        var groups = List<Group>()
        /// For each open group the numbers of others.
        var beside = List<Int32>()
        /// What is to be decided.
        var open = List<Open>()
        /// Places in `items` of what became a seed.
        var risen = List<Int32>()
        /// Places in `items` of whose seed may be another, or whose number of points is.
        var listed = List<Int32>()
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
        /// Points that are to be put into lists.
        var attaching = List<Attachment>()

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
        lists.groups.free()
        lists.beside.free()
        lists.open.free()
        lists.risen.free()
        lists.listed.free()
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
