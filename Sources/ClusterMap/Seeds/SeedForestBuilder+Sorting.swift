/// The order of the slots.
///
/// The proof of bounds stands at the type.
extension SeedForestBuilder {
    /// Puts the points into Z-order, those of one place by tie, and numbers the slots.
    func sort(_ places: [UInt64], _ handles: [UInt32]?, _ tie: (UInt32) -> UInt64) {
        var words = [UInt64](unsafeUninitializedCapacity: n) { buffer, initialized in
            LargePages.advise(buffer)
            places.withUnsafeBufferPointer { places in
                for number in 0..<n {
                    let place = places[number]
                    buffer[number] = Morton.word(
                        x: UInt32(truncatingIfNeeded: place &>> 32),
                        y: UInt32(truncatingIfNeeded: place), number: number)
                }
            }
            initialized = n
        }
        RadixSort.sort(&words, bits: Morton.numberBits..<64)
        places.withUnsafeBufferPointer { places in
            for slot in 0..<n {
                let source = words[slot] & Morton.numberMask
                points[slot] = Point(place: places[Int(truncatingIfNeeded: source)])
                self.handles[slot] = UInt32(truncatingIfNeeded: source)
            }
        }
        if let handles {
            for slot in 0..<n { self.handles[slot] = handles[Int(self.handles[slot])] }
        }
        finishOrder(tie)
        listSurvivors()
    }

    /// Tells the first of each place from those that follow it.
    private func listSurvivors() {
        absorbed.base.initialize(repeating: 0, count: n)
        for slot in 0..<n {
            ranks[slot] = SeedPriority.rank(lot: SeedPriority.lot(points[slot].place), count: 1)
        }
        state.base.initialize(repeating: State.idle, count: n)
        let (points, state, survivors) = (self.points, self.state, self.survivors)
        var count = 0
        for slot in 0..<n {
            if slot > 0, points[slot].place == points[slot - 1].place {
                let previous = followers.last
                let isSame = previous.map { Int($0.slot) == slot - 1 } ?? false
                let leader = isSame ? previous?.leader : nil
                followers.append(
                    (
                        UInt32(truncatingIfNeeded: slot),
                        leader ?? UInt32(truncatingIfNeeded: slot - 1)
                    ))
                state[slot] = State.gone
            } else {
                survivors[count] = UInt32(truncatingIfNeeded: slot)
                count &+= 1
            }
        }
        survivorCount = count
    }

    /// Finishes the order, which so far knows only the upper bits: insertion sort, since little is left to do,
    /// and a full sort where many points share those bits.
    private func finishOrder(_ tie: (UInt32) -> UInt64) {
        let (points, handles) = (self.points, self.handles)
        func isBefore(_ a: UInt64, _ handleA: UInt32, _ b: UInt64, _ handleB: UInt32) -> Bool {
            if a != b { return Morton.precedes(a, b) }
            let (tieA, tieB) = (tie(handleA), tie(handleB))
            return tieA != tieB ? tieA < tieB : handleA < handleB
        }
        let tolerance = 24
        var slot = 1
        while slot < n {
            let (place, handle) = (points[slot].place, handles[slot])
            var hole = slot
            while hole > 0, slot - hole < tolerance,
                isBefore(place, handle, points[hole - 1].place, handles[hole - 1])
            {
                points[hole] = points[hole - 1]
                handles[hole] = handles[hole - 1]
                hole -= 1
            }
            if hole < slot {
                points[hole] = Point(place: place)
                handles[hole] = handle
            }
            if slot - hole == tolerance {
                // Many points in one spot of the coarse order: sort that spot at once.
                let spot = Morton.upper(place)
                var (start, end) = (hole, slot + 1)
                while end < n, Morton.upper(points[end].place) == spot { end += 1 }
                while start > 0, Morton.upper(points[start - 1].place) == spot { start -= 1 }
                var members = (start..<end).map { (place: points[$0].place, handle: handles[$0]) }
                members.sort { isBefore($0.place, $0.handle, $1.place, $1.handle) }
                for (number, member) in members.enumerated() {
                    points[start + number] = Point(place: member.place)
                    handles[start + number] = member.handle
                }
                slot = end - 1
            }
            slot += 1
        }
    }
}
