/// A binary heap of point indices, least area first, equal areas by index; areas can be changed.
struct AreaQueue {
    private var heap: [Int] = []
    /// Where in the heap each index is; -1 if it is not.
    private var place: [Int]
    private var areas: [Double]

    /// Creates an empty queue for the indices below `capacity`.
    init(capacity: Int) {
        place = Array(repeating: -1, count: capacity)
        areas = Array(repeating: 0, count: capacity)
    }

    /// The index with the least area.
    var first: (index: Int, area: Double)? {
        heap.first.map { ($0, areas[$0]) }
    }

    /// Adds an index without putting it in order; call ``heapify()`` after the last.
    mutating func append(_ index: Int, area: Double) {
        place[index] = heap.count
        areas[index] = area
        heap.append(index)
    }

    /// Puts all that were appended in order, in linear time.
    mutating func heapify() {
        for slot in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(slot) }
    }

    mutating func removeFirst() {
        let last = heap.removeLast()
        guard let first = heap.first else {
            place[last] = -1
            return
        }
        place[first] = -1
        put(last, 0)
        sink(0)
    }

    /// Changes the area of an index; does nothing if it has left the queue.
    mutating func update(_ index: Int, area: Double) {
        let slot = place[index]
        guard slot >= 0 else { return }
        areas[index] = area
        rise(slot)
        sink(place[index])
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        areas[a] < areas[b] || (areas[a] == areas[b] && a < b)
    }

    private mutating func put(_ index: Int, _ slot: Int) {
        heap[slot] = index
        place[index] = slot
    }

    private mutating func rise(_ start: Int) {
        let index = heap[start]
        var slot = start
        while slot > 0, precedes(index, heap[(slot - 1) / 2]) {
            put(heap[(slot - 1) / 2], slot)
            slot = (slot - 1) / 2
        }
        put(index, slot)
    }

    private mutating func sink(_ start: Int) {
        let index = heap[start]
        var slot = start
        while true {
            var child = 2 * slot + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            guard precedes(heap[child], index) else { break }
            put(heap[child], slot)
            slot = child
        }
        put(index, slot)
    }
}
