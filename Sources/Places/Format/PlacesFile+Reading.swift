import Bytes
import Columns

extension PlacesFile {
    /// Opens an index.
    static func opened(_ file: MappedFile) throws(PlacesError) -> PlacesFile {
        do {
            return try PlacesFile(opening: file)
        } catch {
            throw PlacesError(error)
        }
    }

    /// Looks at every number of an index.
    static func validated(_ file: MappedFile) throws(PlacesError) {
        do {
            try PlacesFile.validate(file)
        } catch {
            throw PlacesError(error)
        }
    }

    /// The string with a number.
    func string(_ number: UInt32) -> String {
        stringBytes.string(range(stringStart, Int(number)))
    }

    /// What place `index` owns by a field of starts; empty if it is invalid there.
    @inline(__always)
    func range(_ starts: PlacesField<UInt32>, _ index: Int) -> Range<Int> {
        let low = Int(starts[index])
        return low..<max(low, Int(starts[index &+ 1]))
    }

    /// What element `index` of a "…Start" column owns; empty if the column is invalid there.
    @inline(__always)
    func range(_ starts: PlacesColumn<UInt32>, _ index: Int) -> Range<Int> {
        let low = Int(starts[index])
        return low..<max(low, Int(starts[index &+ 1]))
    }

    /// Returns what is wrong with columns that depend on each other; nil if nothing is.
    package func contentFault() -> LayoutFault? {
        let starts: [(String, PlacesField<UInt32>, Int)] = [
            ("names", placeForward, forward.count),
            ("addresses", placeStreetNumbers, numberText.count),
            ("details", placeDetail, details.count),
        ]
        for (name, field, end) in starts {
            var last: UInt32 = 0
            for place in 0...count {
                guard field[place] >= last else {
                    return LayoutFault(column: "placeHead", "has \(name) out of order")
                }
                last = field[place]
            }
            guard last == end else {
                return LayoutFault(column: "placeHead", "does not tell where its \(name) end")
            }
        }
        let contexts = contextStart.count - 1
        for place in 0..<count
        where placeContext[place] >= contexts || placeSurroundings[place] >= contexts {
            return LayoutFault(column: "placeHead", "has a context set that there is not")
        }
        return nameFault() ?? runFault()
    }

    /// What is wrong with the words of names: each name has as many as its header says.
    private func nameFault() -> LayoutFault? {
        for place in 0..<count {
            let range = range(placeForward, place)
            var next = range.lowerBound
            while next < range.upperBound {
                let header = NameHeader(bits: forward[next])
                next += 1
                guard header.isHeader, header.count <= range.upperBound - next else {
                    return LayoutFault(column: "forward", "has a name without an end")
                }
                for position in next..<(next + header.count) where forward[position] >= tokenCount {
                    return LayoutFault(column: "forward", "has a word that there is not")
                }
                next += header.count
            }
        }
        return nil
    }

    /// What is wrong with the middles of lists in two runs, and with the trie.
    private func runFault() -> LayoutFault? {
        for word in 0..<tokenCount where !Self.holds(range(postingStart, word), postingMiddle[word])
        {
            return LayoutFault(column: "postingMiddle", "lies outside the list of a word")
        }
        for index in 0..<beginningLow.count
        where !Self.holds(range(beginningStart, index), beginningMiddle[index]) {
            return LayoutFault(column: "beginningMiddle", "lies outside the list of a beginning")
        }
        for node in 0..<nodeLabel.count
        where nodeFirst[node] <= node || nodeFirst[node] > nodeFirst[node + 1]
            || nodeLow[node] > nodeHigh[node]
        {
            return LayoutFault(column: "nodeFirst", "has children before their node")
        }
        return nil
    }

    private static func holds(_ range: Range<Int>, _ middle: UInt32) -> Bool {
        Int(middle) >= range.lowerBound && Int(middle) <= range.upperBound
    }
}
