/// A set of numbers of places, by open addressing.
struct PlaceSet {
    private var slots: [UInt32]
    private var count = 0

    init(capacity: Int) { slots = [UInt32](repeating: .max, count: capacity) }

    /// Adds a number; returns whether it is new.
    mutating func insert(_ place: UInt32) -> Bool {
        if place == .max { return false }
        var slot = Int(place &* 2_654_435_769 >> 7) & (slots.count - 1)
        while slots[slot] != .max {
            if slots[slot] == place { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = place
        count += 1
        if count * 2 > slots.count { grow() }
        return true
    }

    func contains(_ place: UInt32) -> Bool {
        var slot = Int(place &* 2_654_435_769 >> 7) & (slots.count - 1)
        while slots[slot] != .max {
            if slots[slot] == place { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt32](repeating: .max, count: old.count * 2)
        count = 0
        for place in old where place != .max { _ = insert(place) }
    }
}
