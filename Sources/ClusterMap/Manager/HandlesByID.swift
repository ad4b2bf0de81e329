/// The handles of annotations by their id.
///
/// Filled when somebody first asks, so that adding a million annotations does not hash a million ids.
/// Several annotations may have one id; they are given back last in, first out.
struct HandlesByID<ID: Hashable> {
    private enum Handles {
        case one(UInt32)
        case several([UInt32])
    }

    private var handles: [ID: Handles]?

    /// Whether ids are being kept.
    var isFilled: Bool { handles != nil }

    /// Starts keeping ids.
    mutating func fill(_ all: some Sequence<(handle: UInt32, id: ID)>, count: Int) {
        handles = Dictionary(minimumCapacity: count)
        for (handle, id) in all { insert(handle, id: id) }
    }

    /// Forgets all ids.
    mutating func reset() { handles = nil }

    /// Keeps a handle, if ids are being kept.
    mutating func insert(_ handle: UInt32, id: ID) {
        guard handles != nil else { return }
        switch handles?[id] {
        case nil: handles?[id] = .one(handle)
        case .one(let other): handles?[id] = .several([other, handle])
        case .several(let others): handles?[id] = .several(others + [handle])
        }
    }

    /// The handle that was kept last under an id.
    subscript(id: ID) -> UInt32? {
        switch handles?[id] {
        case nil: nil
        case .one(let handle): handle
        case .several(let handles): handles.last
        }
    }

    /// Forgets the handle that was kept last under an id, and returns it.
    mutating func removeLast(_ id: ID) -> UInt32? {
        switch handles?[id] {
        case nil: return nil
        case .one(let handle):
            handles?[id] = nil
            return handle
        case .several(var others):
            let handle = others.removeLast()
            handles?[id] = others.count == 1 ? .one(others[0]) : .several(others)
            return handle
        }
    }
}
