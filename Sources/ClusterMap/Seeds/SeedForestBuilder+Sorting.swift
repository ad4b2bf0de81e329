/// The order of the slots.
///
/// BOUNDS: as proved at the type.
extension SeedForestBuilder {
    /// Puts the points into Z-order, those of one place by tie, and numbers the slots.
    func sort(_ source: [UInt64], _ handles: [UInt32]?, _ tie: (UInt32) -> UInt64) {
        let (n, places, ownHandles) = (self.n, self.places, self.handles)
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
                    }
                }
            }
        }
        if let handles {
            for slot in 0..<n { ownHandles[slot] = handles[Int(ownHandles[slot])] }
        }
        unsafe outcomes.base.initialize(repeating: Outcome(), count: n)
        survivorCount = n
        finishOrder(words, tie)
    }

    /// Finishes the order, which so far knows only the upper bits: sorts the points that have these in common.
    private func finishOrder(_ words: [UInt64], _ tie: (UInt32) -> UInt64) {
        unsafe words.withUnsafeBufferPointer { words in
            let bits = UInt64(Morton.numberBits)
            var slot = 1
            while slot < n {
                if unsafe words[slot] &>> bits != words[slot &- 1] &>> bits {
                    slot &+= 1
                    continue
                }
                let start = slot &- 1
                while slot < n, unsafe words[slot] &>> bits == words[start] &>> bits { slot &+= 1 }
                finishSpot(start..<slot, tie)
            }
        }
    }

    /// Sorts points that only their lower bits tell apart, and tells the first of each place from those that
    /// follow it.
    private func finishSpot(_ spot: Range<Int>, _ tie: (UInt32) -> UInt64) {
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
            // Gone from the start.
            outcomes[slot] = Outcome(
                parent: UInt32(truncatingIfNeeded: leader),
                packed: 1 &<< 5 | UInt32(levels.points))
            survivorCount -= 1
        }
    }
}
