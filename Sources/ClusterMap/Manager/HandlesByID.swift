/// The handles of annotations by their id.
///
/// Filled at the first lookup, so that adding a million annotations does not hash a million ids. Several
/// annotations may have one id; they are given back last in, first out.
///
/// A table with open addressing. What is kept under one id stands in the order in which it came, which removals, which
/// close their gap, leave as it is.
struct HandlesByID<Annotation: Identifiable & Sendable>: Sendable {
    /// The lower half of an id's hash above one more than a handle, or 0; at most half are in use.
    private var cells: [UInt64] = []
    private var count = 0

    /// Whether ids are being kept.
    var isFilled: Bool { !cells.isEmpty }

    /// Creates a table that keeps no ids.
    init() {}

    /// Creates a table of some handles.
    init(_ handles: some Sequence<UInt32>, count: Int, in table: AnnotationTable<Annotation>) {
        resize(count)
        for handle in handles { insert(handle, id: table[handle].id) }
    }

    /// Forgets all ids, and keeps none any more.
    mutating func reset() { self = Self() }

    /// Keeps a handle, if ids are being kept.
    mutating func insert(_ handle: UInt32, id: Annotation.ID) {
        guard isFilled else { return }
        if 2 * (count + 1) > cells.count { resize(2 * count) }
        put(Self.fingerprint(id) << 32 | UInt64(handle + 1))
        count += 1
    }

    /// Returns the handle that was kept last under an id.
    func last(_ id: Annotation.ID, in table: AnnotationTable<Annotation>) -> UInt32? {
        place(of: id, in: table).map { UInt32(truncatingIfNeeded: cells[$0]) - 1 }
    }

    /// Forgets the handle that was kept last under an id, and returns it.
    mutating func removeLast(
        _ id: Annotation.ID, in table: AnnotationTable<Annotation>
    ) -> UInt32? {
        guard var gap = place(of: id, in: table) else { return nil }
        let handle = UInt32(truncatingIfNeeded: cells[gap]) - 1
        let mask = cells.count - 1
        var next = (gap + 1) & mask
        while cells[next] != 0 {
            // What would have stood in the gap moves there.
            if (next &- start(cells[next])) & mask >= (next &- gap) & mask {
                cells[gap] = cells[next]
                gap = next
            }
            next = (next + 1) & mask
        }
        cells[gap] = 0
        count -= 1
        return handle
    }

    private static func fingerprint(_ id: Annotation.ID) -> UInt64 {
        UInt64(truncatingIfNeeded: id.hashValue) & 0xffff_ffff
    }

    /// Where the search for a cell begins.
    private func start(_ cell: UInt64) -> Int { Int(cell >> 32) & (cells.count - 1) }

    private mutating func put(_ cell: UInt64) {
        var place = start(cell)
        while cells[place] != 0 { place = (place + 1) & (cells.count - 1) }
        cells[place] = cell
    }

    private func place(of id: Annotation.ID, in table: AnnotationTable<Annotation>) -> Int? {
        guard isFilled else { return nil }
        let fingerprint = Self.fingerprint(id)
        var place = start(fingerprint << 32)
        var last: Int?
        while cells[place] != 0 {
            if cells[place] >> 32 == fingerprint,
                table[UInt32(truncatingIfNeeded: cells[place]) - 1].id == id
            {
                last = place
            }
            place = (place + 1) & (cells.count - 1)
        }
        return last
    }

    /// Makes room for so many handles.
    private mutating func resize(_ wanted: Int) {
        var size = 16
        while size < 2 * wanted + 2 { size *= 2 }
        let old = cells
        cells = Array(repeating: 0, count: size)
        // From a gap on, so that what stands around the end stays in order.
        let first = old.firstIndex(of: 0) ?? 0
        for number in old.indices {
            let cell = old[(first + number) % old.count]
            if cell != 0 { put(cell) }
        }
    }
}
