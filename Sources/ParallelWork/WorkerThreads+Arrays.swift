extension WorkerThreads {
    /// How many parts a thread gets of what is divided evenly, for parts of which some take longer than others.
    private static let partsOfThread = 8

    /// Returns the results of `transform` for parts of 0 ..< `total` that follow each other, in order.
    ///
    /// One thread gets everything as one part, so that nothing is joined.
    ///
    /// - Parameter least: The least that a part is worth being one.
    package func mapRanges<Result: Sendable>(
        _ total: Int, least: Int = 1, _ transform: (Range<Int>) -> Result
    ) -> [Result] {
        let parts =
            count == 1
            ? min(total, 1) : min(count * Self.partsOfThread, (total + least - 1) / least)
        return map(parts) { transform(total * $0 / parts..<total * ($0 + 1) / parts) }
    }

    /// Calls `body` with the number and the value of each element, to change it.
    ///
    /// What one call changes beside its element no other may read or write.
    package func update<Element>(
        _ elements: inout [Element], _ body: (Int, inout Element) -> Void
    ) {
        let total = elements.count
        unsafe elements.withUnsafeMutableBufferPointer { buffer in
            let parts = count == 1 ? 1 : count * Self.partsOfThread
            share(parts, with: {}) { _, part in
                for index in total * part / parts..<total * (part + 1) / parts {
                    // SAFETY: the parts cover the elements, each of which is in one of them.
                    unsafe body(index, &buffer[index])
                }
            }
        }
    }

    /// Returns the elements of parts in order, as one array.
    package func joined<Element: Sendable>(_ parts: [[Element]]) -> [Element] {
        if parts.count < 2 { return parts.first ?? [] }
        var starts = [0]
        for part in parts { starts.append(starts[starts.count - 1] + part.count) }
        let total = starts[parts.count]
        return unsafe Array(unsafeUninitializedCapacity: total) { buffer, count in
            share(parts.count, with: {}) { _, part in
                // SAFETY: the parts fill the array without a gap, each in a range of its own.
                _ = unsafe UnsafeMutableBufferPointer(
                    rebasing: buffer[starts[part]..<starts[part + 1]]
                ).initialize(from: parts[part])
            }
            count = total
        }
    }

    /// Returns elements in ascending order; equal ones must not be told apart.
    @inlinable
    package func sorted<Element: Comparable & Sendable>(_ elements: [Element]) -> [Element] {
        if count == 1 || elements.count < 4_096 { return elements.sorted() }
        var runs = map(count) { part in
            let first = elements.count * part / count
            return elements[first..<elements.count * (part + 1) / count].sorted()
        }
        while runs.count > 1 {
            let above = runs
            runs = map((above.count + 1) / 2) { pair in
                pair * 2 + 1 < above.count
                    ? Self.merged(above[pair * 2], above[pair * 2 + 1]) : above[pair * 2]
            }
        }
        return runs[0]
    }

    @inlinable
    static func merged<Element: Comparable>(_ a: [Element], _ b: [Element]) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(a.count + b.count)
        var next = 0
        for element in a {
            while next < b.count, b[next] < element {
                result.append(b[next])
                next += 1
            }
            result.append(element)
        }
        result += b[next...]
        return result
    }
}
