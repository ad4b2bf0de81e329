import MapStyle
import VectorTile

/// The features of a tile's layer in groups of one type of geometry that are equal in some properties.
///
/// A tile has thousands of streets and a few dozen kinds of them: what an expression gives for one of a group holds for all.
struct FeatureGroups: Sendable {
    /// The group of each feature, from 0.
    let numbers: [Int32]
    /// How many groups there are.
    private(set) var count: Int32 = 0
    /// The properties in which the features of a group are equal, by their indices in the style's names.
    private let properties: Set<Int>

    /// Finds the groups of a layer's features.
    ///
    /// Features with the same tags in another order may be in several groups.
    ///
    /// - Parameters:
    ///   - keys: For each name that the style reads the layer's key, −1 where it has none.
    ///   - properties: The properties, by their indices in these names, in which features of one group are equal.
    init(_ layer: VectorTile.Layer, keys: [Int32], properties: Set<Int>) {
        self.properties = properties
        var isRead = [Bool](repeating: false, count: layer.keys.count)
        for property in properties where property < keys.count && keys[property] >= 0 {
            isRead[Int(keys[property])] = true
        }
        // Each feature follows a path of its tags from its type's root; where the path ends is its group.
        var tree = TagTree(capacity: layer.features.count)
        var groups: [Int32] = []
        var known: [Int32] = []
        known.reserveCapacity(layer.features.count)
        for feature in layer.features {
            var node = tree.node(
                below: 0, key: layer.geometryType(of: feature).step, value: 0)
            var tag = feature.tags.lowerBound
            while tag < feature.tags.upperBound {
                let key = layer.tags[tag]
                if isRead[Int(key)] {
                    node = tree.node(below: node, key: key, value: layer.tags[tag + 1])
                }
                tag += 2
            }
            while groups.count <= Int(node) { groups.append(-1) }
            if groups[Int(node)] < 0 {
                groups[Int(node)] = count
                count += 1
            }
            known.append(groups[Int(node)])
        }
        numbers = known
    }

    /// Whether expressions that read these give the same values for all features of a group.
    func decide(_ reads: FeatureReads) -> Bool {
        !reads.readsMore && reads.properties.isSubset(of: properties)
    }
}

/// A tree whose steps are tags, in a table of its own: a dictionary takes longer than all else that is done with a tag.
private struct TagTree {
    private struct Step: Equatable {
        let from: Int32
        let key: UInt32
        let value: UInt32
    }

    /// Each node's step from the one above it, from node 1 on.
    private var steps: [Step] = []
    /// Nodes by the hash of their step, a power of two of them; 0 where none is.
    private var slots: [Int32]

    init(capacity: Int) {
        var count = 64
        while count < min(capacity, 1 << 12) { count *= 2 }
        slots = Array(repeating: 0, count: count)
    }

    /// The node that a tag leads to; it is added if it is new.
    mutating func node(below from: Int32, key: UInt32, value: UInt32) -> Int32 {
        let step = Step(from: from, key: key, value: value)
        var slot = place(step)
        while slots[slot] != 0 {
            if steps[Int(slots[slot]) - 1] == step { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        steps.append(step)
        let node = Int32(steps.count)
        slots[slot] = node
        if steps.count * 2 > slots.count { grow() }
        return node
    }

    private func place(_ step: Step) -> Int {
        var hash = UInt64(UInt32(bitPattern: step.from)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= UInt64(step.key) << 32 | UInt64(step.value)
        hash &*= 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for index in steps.indices {
            var slot = place(steps[index])
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index + 1)
        }
    }
}

extension GeometryType {
    /// The number that stands for the type where a tree of tags begins.
    fileprivate var step: UInt32 {
        switch self {
        case .unknown: 0
        case .point: 1
        case .multiPoint: 2
        case .lineString: 3
        case .multiLineString: 4
        case .polygon: 5
        case .multiPolygon: 6
        }
    }
}

/// What is worked out of each feature of a tile, once for each group where that decides it.
struct GroupMemo<Value> {
    private let groups: FeatureGroups
    private let isShared: Bool
    private var known: [Value?]

    /// Creates an empty memo for values that depend on what is read.
    init(_ groups: FeatureGroups, reading reads: FeatureReads) {
        self.groups = groups
        isShared = groups.decide(reads)
        known = Array(repeating: nil, count: isShared ? Int(groups.count) : 0)
    }

    /// The value of the feature with an index; `find` is asked for what is not known.
    mutating func value(_ index: Int, _ find: () throws -> Value) rethrows -> Value {
        guard isShared else { return try find() }
        let group = Int(groups.numbers[index])
        if let value = known[group] { return value }
        let value = try find()
        known[group] = value
        return value
    }
}

extension TileShapes {
    /// The indices of the features that a filter accepts, in order.
    ///
    /// Changes the context's feature.
    func accepted(by filter: StyleFilter, _ context: EvaluationContext) -> [Int] {
        let all = layer.features.indices
        if filter.acceptsAll { return Array(all) }
        var verdicts = GroupMemo<Bool>(groups, reading: filter.reads)
        return all.filter { index in
            verdicts.value(index) {
                context.feature = Feature(shapes: self, index: index)
                return filter.accepts(context)
            }
        }
    }
}
