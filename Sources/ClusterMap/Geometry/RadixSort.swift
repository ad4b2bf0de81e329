/// Stable sorting of 64-bit words by some of their bits, least significant digit first.
///
/// The hot loops of every index build. They work on buffer pointers, whose subscripts release builds do
/// not check; the proof of the bounds stands beside each use.
enum RadixSort {
    private static let digitBits = 12
    private static let buckets = 1 << digitBits

    /// Sorts words ascending by the bits `bits`, keeping the order of equal ones.
    ///
    /// - Complexity: O(n) for every 12 bits; a digit that all words share costs only its count.
    static func sort(_ words: inout [UInt64], bits: Range<Int>) {
        let count = words.count
        guard count > 1, !bits.isEmpty else { return }
        var spare = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
            LargePages.advise(buffer)
            // A pass writes all of it before anybody reads; plain words need no setting up.
            initialized = count
        }
        var shift = bits.lowerBound
        while shift < bits.upperBound {
            let width = min(digitBits, bits.upperBound - shift)
            if pass(from: words, to: &spare, shift: UInt64(shift), mask: (1 << UInt64(width)) - 1) {
                swap(&words, &spare)
            }
            shift += width
        }
    }

    /// Distributes `source` into `target` by one digit; returns false, having written nothing, if all
    /// words have the same digit.
    private static func pass(
        from source: [UInt64], to target: inout [UInt64], shift: UInt64, mask: UInt64
    ) -> Bool {
        precondition(source.count == target.count && Int(mask) < buckets)
        var starts = [Int](repeating: 0, count: buckets)
        return source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                starts.withUnsafeMutableBufferPointer { starts in
                    // BOUNDS: `word >> shift & mask < buckets == starts.count`.
                    for word in source { starts[Int(word &>> shift & mask)] &+= 1 }
                    if starts[Int(source[0] &>> shift & mask)] == source.count { return false }
                    var sum = 0
                    for bucket in 0..<buckets {
                        let size = starts[bucket]
                        starts[bucket] = sum
                        sum &+= size
                    }
                    // BOUNDS: each bucket's cursor starts where the bucket does and advances once a
                    // word counted for it, so it stays below `source.count == target.count`.
                    for word in source {
                        let digit = Int(word &>> shift & mask)
                        let place = starts[digit]
                        starts[digit] = place &+ 1
                        target[place] = word
                    }
                    return true
                }
            }
        }
    }
}
