/// The fewest steps from one ordered list of things with identities to another.
struct OrderedDifference<Item: Identifiable & Equatable> where Item.ID == Int {
    /// One step; a place is told by the item just behind it, nil for the back.
    ///
    /// What is put or changed is an item, or its place in the new list, as items are large.
    enum Step<Content> {
        case remove(Int)
        case insert(Content, Int?)
        case move(Int, Int?)
        case update(Content)
    }

    /// Removals first, in the old order; then the others in the new one.
    ///
    /// Contents are places in the new list.
    let steps: [Step<Int>]

    /// Compares two lists; if an id appears twice in one of them, its first item counts.
    init(from old: [Item], to new: [Item]) {
        // Most often nothing but a few things at the end differs.
        var start = 0
        var changed: [Int] = []
        while start < old.count, start < new.count, old[start].id == new[start].id {
            if old[start] != new[start] { changed.append(start) }
            start += 1
        }
        guard start < max(old.count, new.count) else {
            steps = changed.map { .update($0) }
            return
        }
        var places = PlacesByID((start..<old.count).map { old[$0].id })
        let from = (start..<new.count).map { places.take(new[$0].id) }
        let left = places.left
        let stays = Self.longestRise(from)
        var steps: [Step<Int>] = left.map { .remove(old[start + $0].id) }
        for place in changed { steps.append(.update(place)) }
        var back = start > 0 ? new[start - 1].id : nil
        for offset in from.indices {
            let id = new[start + offset].id
            if let place = from[offset] {
                if !stays[offset] { steps.append(.move(id, back)) }
                if old[start + place] != new[start + offset] {
                    steps.append(.update(start + offset))
                }
            } else {
                steps.append(.insert(start + offset, back))
            }
            back = id
        }
        self.steps = steps
    }

    /// Marks the longest subsequence of numbers that ascends; nil numbers are not in it.
    ///
    /// Patience sorting: C. Schensted, *Longest increasing and decreasing subsequences*, 1961.
    static func longestRise(_ numbers: [Int?]) -> [Bool] {
        var tops: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (offset, number) in numbers.enumerated() {
            guard let number else { continue }
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if let top = numbers[tops[middle]], top < number {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            if low > 0 { previous[offset] = tops[low - 1] }
            if low == tops.count { tops.append(offset) } else { tops[low] = offset }
        }
        var marks = [Bool](repeating: false, count: numbers.count)
        var offset = tops.last ?? -1
        while offset >= 0 {
            marks[offset] = true
            offset = previous[offset]
        }
        return marks
    }

    /// Takes steps; those that name an item which is not there change nothing.
    static func apply(_ steps: [Step<Item>], to items: [Item]) -> [Item] {
        guard !steps.isEmpty else { return items }
        // A chain from the back, by id; `nil` stands for what is behind everything.
        var item: [Int: Item] = [:]
        var next: [Int?: Int] = [:]
        var behind: [Int: Int?] = [:]
        func link(_ id: Int, after back: Int?) {
            if let front = next[back] {
                next[id] = front
                behind[front] = id
            }
            next[back] = id
            behind[id] = back
        }
        func unlink(_ id: Int) {
            guard let back = behind.removeValue(forKey: id) else { return }
            if let front = next.removeValue(forKey: id) {
                next[back] = front
                behind[front] = back
            } else {
                next[back] = nil
            }
        }
        var last: Int?
        for one in items where item[one.id] == nil {
            item[one.id] = one
            link(one.id, after: last)
            last = one.id
        }
        for step in steps {
            switch step {
            case .remove(let id):
                if item.removeValue(forKey: id) != nil { unlink(id) }
            case .insert(let new, let back):
                guard item[new.id] == nil, back.map({ item[$0] != nil }) ?? true else { continue }
                item[new.id] = new
                link(new.id, after: back)
            case .move(let id, let back):
                guard item[id] != nil, back != id, back.map({ item[$0] != nil }) ?? true else {
                    continue
                }
                unlink(id)
                link(id, after: back)
            case .update(let new):
                if item[new.id] != nil { item[new.id] = new }
            }
        }
        var result: [Item] = []
        result.reserveCapacity(item.count)
        var id = next[nil]
        while let current = id {
            if let one = item[current] { result.append(one) }
            id = next[current]
        }
        return result
    }
}

/// Where in a list each id is, and which of them have not been asked for.
private struct PlacesByID {
    /// By the difference from the smallest id; -1 where there is none.
    ///
    /// Ids are counted up, so that they lie close.
    private var table: [Int32] = []
    private var smallest = 0
    /// In the place of the table where ids lie far apart.
    private var places: [Int: Int32] = [:]
    private var isLeft: [Bool]

    init(_ ids: [Int]) {
        isLeft = [Bool](repeating: true, count: ids.count)
        guard let low = ids.min(), let high = ids.max() else { return }
        let (span, overflow) = high.subtractingReportingOverflow(low)
        if !overflow, span < 8 * ids.count {
            smallest = low
            table = [Int32](repeating: -1, count: span + 1)
            for (place, id) in ids.enumerated() where table[id - low] < 0 {
                table[id - low] = Int32(truncatingIfNeeded: place)
            }
        } else {
            for (place, id) in ids.enumerated() where places[id] == nil {
                places[id] = Int32(truncatingIfNeeded: place)
            }
        }
    }

    /// Returns the place of an id, the first time it is asked for.
    mutating func take(_ id: Int) -> Int? {
        var place: Int32 = -1
        if table.isEmpty {
            place = places[id] ?? -1
        } else if id >= smallest, id - smallest < table.count {
            place = table[id - smallest]
        }
        guard place >= 0, isLeft[Int(place)] else { return nil }
        isLeft[Int(place)] = false
        return Int(place)
    }

    /// The places that were not asked for.
    var left: [Int] { isLeft.indices.filter { isLeft[$0] } }
}
