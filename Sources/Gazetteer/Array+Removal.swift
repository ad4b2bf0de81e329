extension Array {
    /// Takes elements out, and moves those behind them up; others stay in their order.
    ///
    /// Elements are moved and not copied, as `removeAll(where:)` copies them: drafts hold a dozen arrays each.
    ///
    /// - Parameter isGone: Whether each element goes.
    mutating func remove(_ isGone: [Bool]) {
        precondition(isGone.count == count, "each element goes or stays")
        var kept = 0
        // SAFETY: both places are indices of the array, since there is a flag for each element.
        unsafe withUnsafeMutableBufferPointer { buffer in
            for index in isGone.indices where !isGone[index] {
                if kept != index { unsafe buffer.swapAt(kept, index) }
                kept += 1
            }
        }
        removeLast(count - kept)
    }
}
