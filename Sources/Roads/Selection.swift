extension MutableSpan<UInt64> {
    /// Moves the smallest `count` of the distinct numbers of a range to its front, in no order (Hoare's *Find*, 1961).
    ///
    /// - Complexity: O(n) on average, O(n log n) at worst.
    package mutating func moveSmallest(_ count: Int, of range: Range<Int>) {
        let place = range.lowerBound + count
        var (low, high) = (range.lowerBound, range.upperBound)
        // After as many bad pivots as no luck explains, what is left is sorted.
        var rounds = 2 * (Int.bitWidth - range.count.leadingZeroBitCount) + 8
        while low < place, place < high, high - low > 1 {
            guard rounds > 0 else { return sort(low..<high) }
            rounds -= 1
            let pivot = median(self[low], self[(low + high) / 2], self[high - 1])
            var (left, right) = (low, high - 1)
            while left <= right {
                while self[left] < pivot { left += 1 }
                while self[right] > pivot { right -= 1 }
                if left <= right {
                    swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            // low...right are at most the pivot, left..<high at least; what may be between them is the pivot.
            if place <= right {
                high = right + 1
            } else if place >= left {
                low = left
            } else {
                return
            }
        }
    }

    private func median(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
        max(min(first, second), min(max(first, second), third))
    }

    private mutating func sort(_ range: Range<Int>) {
        var numbers = range.map { self[$0] }
        numbers.sort()
        for (place, number) in zip(range, numbers) { self[place] = number }
    }
}
