/// The order of the slots.
///
/// BOUNDS: as proved at the type.
extension SeedForestBuilder {
    /// Puts the points into Z-order, those of one place by tie, and numbers the slots.
    func sort(_ source: [UInt64], _ handles: [UInt32]?, _ tie: (UInt32) -> UInt64) {
        let (n, places, ownHandles, outcomes) = (self.n, self.places, self.handles, self.outcomes)
        var words = unsafe [UInt64](unsafeUninitializedCapacity: n) { buffer, initialized in
            unsafe LargePages.advise(buffer)
            unsafe source.withUnsafeBufferPointer { source in
                workers.forEachPart(n) { range in
                    for number in range {
                        let place = unsafe source[number]
                        unsafe buffer[number] = Morton.word(
                            x: UInt32(truncatingIfNeeded: place &>> 32),
                            y: UInt32(truncatingIfNeeded: place), number: number)
                    }
                }
            }
            initialized = n
        }
        RadixSort.sort(&words, bits: Morton.numberBits..<64, workers: workers)
        unsafe words.withUnsafeBufferPointer { words in
            unsafe source.withUnsafeBufferPointer { source in
                workers.forEachPart(n) { range in
                    for slot in range {
                        let number = unsafe words[slot] & Morton.numberMask
                        places[slot] = unsafe source[Int(truncatingIfNeeded: number)]
                        ownHandles[slot] = UInt32(truncatingIfNeeded: number)
                        outcomes[slot] = Outcome()
                    }
                }
            }
        }
        if let handles {
            for slot in 0..<n { ownHandles[slot] = handles[Int(ownHandles[slot])] }
        }
        survivorCount = n
        finishOrder(words, tie)
    }

    /// Finishes the order, which so far knows only the upper bits: sorts the points that have these in common.
    ///
    /// BOUNDS: slots are below `n`, the number of words; each part has a list of its own.
    /// SAFETY: a part sorts the runs that begin in it, and nobody else reads or writes their slots.
    private func finishOrder(_ words: [UInt64], _ tie: (UInt32) -> UInt64) {
        let (n, bits) = (self.n, UInt64(Morton.numberBits))
        var found = [[Follower]](repeating: [], count: workers.count)
        unsafe words.withUnsafeBufferPointer { words in
            @inline(__always) func continues(_ slot: Int) -> Bool {
                unsafe words[slot] &>> bits == words[slot &- 1] &>> bits
            }
            unsafe found.withUnsafeMutableBufferPointer { found in
                workers.forEachPart(n) { part, range in
                    var start = range.lowerBound
                    while start > 0, start < range.upperBound, continues(start) { start &+= 1 }
                    var followers: [Follower] = []
                    while start < range.upperBound {
                        var end = start &+ 1
                        while end < n, continues(end) { end &+= 1 }
                        if end &- start > 1 { finishSpot(start..<end, tie, &followers) }
                        start = end
                    }
                    unsafe found[part] = followers
                }
            }
        }
        followers = workers.count == 1 ? found[0] : Array(found.joined())
        survivorCount -= followers.count
    }

    /// Sorts points that only their lower bits tell apart, and tells the first of each place from those that
    /// follow it.
    private func finishSpot(
        _ spot: Range<Int>, _ tie: (UInt32) -> UInt64, _ followers: inout [Follower]
    ) {
        let (places, handles) = (self.places, self.handles)
        func isBefore(_ a: UInt64, _ handleA: UInt32, _ b: UInt64, _ handleB: UInt32) -> Bool {
            if a != b { return Morton.precedes(a, b) }
            let (tieA, tieB) = (tie(handleA), tie(handleB))
            return tieA != tieB ? tieA < tieB : handleA < handleB
        }
        if spot.count <= 24 {
            for slot in spot.dropFirst() {
                let (place, handle) = (places[slot], handles[slot])
                var hole = slot
                while hole > spot.lowerBound,
                    isBefore(place, handle, places[hole &- 1], handles[hole &- 1])
                {
                    places[hole] = places[hole &- 1]
                    handles[hole] = handles[hole &- 1]
                    hole &-= 1
                }
                places[hole] = place
                handles[hole] = handle
            }
        } else {
            var members = spot.map {
                (place: places[$0], handle: handles[$0], tie: tie(handles[$0]))
            }
            members.sort { one, other in
                if one.place != other.place { return Morton.precedes(one.place, other.place) }
                return (one.tie, one.handle) < (other.tie, other.handle)
            }
            for (number, member) in members.enumerated() {
                places[spot.lowerBound + number] = member.place
                handles[spot.lowerBound + number] = member.handle
            }
        }
        var leader = spot.lowerBound
        for slot in spot.dropFirst() {
            if places[slot] != places[leader] {
                leader = slot
                continue
            }
            followers.append(
                (UInt32(truncatingIfNeeded: slot), UInt32(truncatingIfNeeded: leader)))
            // Absorbed at the finest level already.
            outcomes[slot] = Outcome(
                parent: UInt32(truncatingIfNeeded: leader),
                packed: 1 &<< 5 | UInt32(levels.points))
        }
    }
}
