/// Annotations by handle, a small number that stays the same as long as the annotation is there.
///
/// Kept in chunks, so that a copy costs one reference a chunk, and a change after a copy duplicates one
/// chunk instead of everything. A large batch is not copied: its chunks are slices of the batch.
@usableFromInline
struct AnnotationTable<Annotation: Sendable>: Sendable {
    @inlinable static var chunkBits: Int { 10 }
    @inlinable static var chunkSize: Int { 1 << chunkBits }
    /// Chunks of `chunkSize` annotations, the last one of fewer; their indices are those of the batches.
    @usableFromInline private(set) var chunks: [ArraySlice<Annotation>] = []
    /// Handles whose annotation was removed and that can be given out again.
    private var free: [UInt32] = []
    /// One more than the largest handle.
    private(set) var end = 0

    /// Number of annotations.
    var count: Int { end - free.count }

    /// The annotation of a handle in use; of another one, what was there last.
    @inlinable
    subscript(handle: UInt32) -> Annotation {
        get {
            let chunk = Int(handle) >> Self.chunkBits
            return chunks[chunk][chunks[chunk].startIndex + (Int(handle) & (Self.chunkSize - 1))]
        }
        set {
            let chunk = Int(handle) >> Self.chunkBits
            let place = chunks[chunk].startIndex + (Int(handle) & (Self.chunkSize - 1))
            chunks[chunk][place] = newValue
        }
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
            if chunks[chunks.count - 1].isEmpty {
                chunks[chunks.count - 1] = part
            } else {
                chunks[chunks.count - 1].append(contentsOf: part)
            }
            end += part.count
            rest = rest.dropFirst(part.count)
        }
        return first
    }

    /// Releases a handle for reuse.
    mutating func remove(_ handle: UInt32) {
        free.append(handle)
    }
}
