/// Annotations by handle, a small number that stays the same as long as the annotation is there.
///
/// Kept in chunks, so that a copy costs one reference a chunk, and a change after a copy duplicates one
/// chunk instead of everything.
struct AnnotationTable<Annotation: Sendable>: Sendable {
    private static var chunkBits: Int { 10 }
    private static var chunkSize: Int { 1 << chunkBits }
    private var chunks: [[Annotation]] = []
    /// Handles whose annotation was removed and that can be given out again.
    private var free: [UInt32] = []
    /// One more than the largest handle.
    private(set) var end = 0

    /// Number of annotations.
    var count: Int { end - free.count }

    /// The annotation of a handle in use; of another one, what was there last.
    subscript(handle: UInt32) -> Annotation {
        get { chunks[Int(handle) >> Self.chunkBits][Int(handle) & (Self.chunkSize - 1)] }
        set { chunks[Int(handle) >> Self.chunkBits][Int(handle) & (Self.chunkSize - 1)] = newValue }
    }

    /// Stores an annotation and returns its handle.
    mutating func insert(_ annotation: Annotation) -> UInt32 {
        if let handle = free.popLast() {
            self[handle] = annotation
            return handle
        }
        let handle = UInt32(end)
        if end & (Self.chunkSize - 1) == 0 { chunks.append([]) }
        chunks[chunks.count - 1].append(annotation)
        end += 1
        return handle
    }

    /// Stores many annotations behind the others; their handles are consecutive.
    ///
    /// Returns the first.
    mutating func append(contentsOf annotations: [Annotation]) -> UInt32 {
        let first = UInt32(end)
        var rest = annotations[...]
        while !rest.isEmpty {
            if end & (Self.chunkSize - 1) == 0 { chunks.append([]) }
            let part = rest.prefix(Self.chunkSize - end & (Self.chunkSize - 1))
            chunks[chunks.count - 1].append(contentsOf: part)
            end += part.count
            rest = rest.dropFirst(part.count)
        }
        return first
    }

    /// Gives a handle back.
    mutating func remove(_ handle: UInt32) {
        free.append(handle)
    }
}
