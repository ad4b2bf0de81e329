import Bytes

/// Looks words up in an index's vocabulary: whole, by their beginning, or misspelled.
struct TokenTrie {
    let file: PlacesFile

    /// Words with a common beginning: those numbered `low ..< high`.
    struct Found {
        var low: UInt32
        var high: UInt32
        /// Edits between what was asked and these words.
        var edits: Int
    }

    private func length(_ token: Int) -> Int { file.range(file.tokenStart, token).count }

    /// The words that begin with `bytes`, nil if there are none.
    func prefix(_ bytes: some RandomAccessCollection<UInt8>) -> Range<UInt32>? {
        var node = 0
        var depth = 0
        var position = bytes.startIndex
        while position != bytes.endIndex {
            let low = Int(file.nodeLow[node])
            let high = Int(file.nodeHigh[node])
            if high - low <= 1 {
                let word = file.range(file.tokenStart, low)
                guard high > low,
                    word.count - depth >= bytes.distance(from: position, to: bytes.endIndex)
                else { return nil }
                var at = word.lowerBound + depth
                while position != bytes.endIndex {
                    guard file.tokenBytes[at] == bytes[position] else { return nil }
                    at += 1
                    position = bytes.index(after: position)
                }
                return UInt32(low)..<UInt32(high)
            }
            guard let child = child(of: node, label: bytes[position]) else { return nil }
            node = child
            depth += 1
            position = bytes.index(after: position)
        }
        let low = file.nodeLow[node]
        return low..<max(low, file.nodeHigh[node])
    }

    /// The number of a word, nil if the vocabulary does not have it.
    func exact(_ bytes: some RandomAccessCollection<UInt8>) -> UInt32? {
        guard !bytes.isEmpty, let range = prefix(bytes), !range.isEmpty,
            length(Int(range.lowerBound)) == bytes.count
        else { return nil }
        return range.lowerBound
    }

    /// The words that are beginnings of `bytes`, shorter than it: their numbers by length, nil for none.
    func beginnings(of bytes: [UInt8]) -> [UInt32?] {
        var found = [UInt32?](repeating: nil, count: bytes.count)
        var node = 0
        for depth in 1..<max(bytes.count, 1) {
            guard let child = child(of: node, label: bytes[depth - 1]) else { break }
            node = child
            let low = Int(file.nodeLow[node])
            let high = Int(file.nodeHigh[node])
            guard low < high else { break }
            let word = file.range(file.tokenStart, low)
            if high - low > 1 {
                if word.count == depth { found[depth] = UInt32(low) }
                continue
            }
            // The rest of a single word is in the word itself.
            if word.count >= depth, word.count < bytes.count,
                (depth..<word.count).allSatisfy({
                    file.tokenBytes[word.lowerBound + $0] == bytes[$0]
                })
            {
                found[word.count] = UInt32(low)
            }
            break
        }
        return found
    }

    private func child(of node: Int, label: UInt8) -> Int? {
        let children = file.range(file.nodeFirst, node)
        // In a damaged file children may lead anywhere but never back up, so walks end.
        guard children.lowerBound > node else { return nil }
        var low = children.lowerBound
        var high = children.upperBound
        while low < high {
            let middle = (low + high) / 2
            if file.nodeLabel[middle] < label { low = middle + 1 } else { high = middle }
        }
        return low < children.upperBound && file.nodeLabel[low] == label ? low : nil
    }

    /// Words within a number of edits, or, for beginnings, words that begin within that many.
    ///
    /// Words with another first letter have that one edit only, whatever is forgiven: people rarely get two things
    /// wrong, and it divides the work by twenty. At most `limit` are found.
    func near(_ bytes: [UInt8], edits: Int, isPrefix: Bool, limit: Int = 400) -> [Found] {
        guard edits > 0, bytes.count >= 2, bytes.count <= 40 else { return [] }
        var walk = Walk(file: file, word: bytes, edits: edits, isPrefix: isPrefix, limit: limit)
        walk.run()
        return walk.found
    }

    /// A walk down the trie that counts edits on the way.
    ///
    /// For each letter walked and each number of edits there is a set of beginnings of the word, one bit
    /// each, that are so many edits from the letters so far: the automaton of S. Wu and U. Manber, *Fast Text
    /// Searching Allowing Errors*, 1992, with swapped neighbors after G. Navarro, *NR-grep*, 2001.
    private struct Walk {
        let file: PlacesFile
        let word: [UInt8]
        let edits: Int
        let isPrefix: Bool
        let limit: Int
        var found: [Found] = []
        /// Where each letter stands in the word: bit 1 for its first letter.
        private var places = [UInt64](repeating: 0, count: 256)
        /// Sets of beginnings, `edits + 1` for each letter walked.
        private var rows: [UInt64] = []
        private var path: [UInt8] = []
        private var visits = 0
        private let whole: UInt64

        init(file: PlacesFile, word: [UInt8], edits: Int, isPrefix: Bool, limit: Int) {
            self.file = file
            self.word = word
            self.edits = edits
            self.isPrefix = isPrefix
            self.limit = limit
            whole = 1 << UInt64(word.count)
            for (index, letter) in word.enumerated() { places[Int(letter)] |= 2 << UInt64(index) }
        }

        mutating func run() {
            let depth = word.count + edits + 2
            rows = [UInt64](repeating: 0, count: (edits + 1) * (depth + 1))
            // So many letters may have been left out at the start.
            for count in 0...edits { rows[count] = 2 << UInt64(count) - 1 }
            path = [UInt8](repeating: 0, count: depth + 1)
            descend(0, 0, edits)
        }

        /// Adds one more letter; returns the fewest edits of any beginning of the word, and those of the
        /// whole word, `edits + 1` for more than are forgiven.
        private mutating func step(_ letter: UInt8, _ depth: Int) -> (lowest: Int, last: Int) {
            path[depth] = letter
            let row = depth * (edits + 1)
            let above = row - edits - 1
            let all = 2 * whole - 1
            let same = places[Int(letter)]
            // Where this letter and the one before stand in the other order.
            let swapped = depth > 1 ? same << 1 & places[Int(path[depth - 1])] : 0
            var sets = rows[above] << 1 & same
            rows[row] = sets
            var lowest = sets == 0 ? 1 : 0
            var last = sets & whole == 0 ? 1 : 0
            for count in 1...edits {
                let before = rows[above + count - 1]
                var next =
                    (rows[above + count] << 1 & same) | before | before << 1 | sets << 1 | sets
                if swapped != 0 { next |= rows[above - edits - 1 + count - 1] << 2 & swapped }
                sets = next & all
                rows[row + count] = sets
                if sets == 0 { lowest = count + 1 }
                if sets & whole == 0 { last = count + 1 }
            }
            return (lowest, last)
        }

        /// The edits between the whole word and the letters down to a depth.
        private func distance(_ depth: Int) -> Int {
            let row = depth * (edits + 1)
            for count in 0...edits where rows[row + count] & whole != 0 { return count }
            return edits + 1
        }

        /// - Parameter budget: How many edits are forgiven from here on.
        private mutating func descend(_ node: Int, _ depth: Int, _ budget: Int) {
            let low = Int(file.nodeLow[node])
            let high = Int(file.nodeHigh[node])
            visits += 1
            if visits > 60_000 || found.count >= limit { return }
            if high - low == 1 { return finish(low, depth, budget) }
            if !isPrefix, depth > 0, file.range(file.tokenStart, low).count == depth {
                accept(low, low + 1, distance(depth), budget)
            }
            let children = file.range(file.nodeFirst, node)
            guard children.lowerBound > node, depth + 1 < path.count else { return }
            for child in children.prefix(256) {
                let letter = file.nodeLabel[child]
                let budget = depth == 0 && letter != word[0] ? 1 : budget
                let (lowest, last) = step(letter, depth + 1)
                guard lowest <= budget else { continue }
                if isPrefix, last <= budget, depth + 1 >= word.count - budget {
                    accept(Int(file.nodeLow[child]), Int(file.nodeHigh[child]), last, budget)
                    if lowest >= last { continue }
                }
                descend(child, depth + 1, budget)
            }
        }

        /// Walks the rest of a single word.
        private mutating func finish(_ token: Int, _ start: Int, _ budget: Int) {
            let bytes = file.range(file.tokenStart, token)
            var depth = start
            var best = isPrefix || bytes.count > depth ? edits + 1 : distance(depth)
            while depth < bytes.count, depth + 1 < path.count {
                let (lowest, last) = step(file.tokenBytes[bytes.lowerBound + depth], depth + 1)
                depth += 1
                if isPrefix { best = min(best, last) }
                if lowest > budget { break }
                if !isPrefix, depth == bytes.count { best = last }
            }
            if best <= budget { accept(token, token + 1, best, budget) }
        }

        private mutating func accept(_ low: Int, _ high: Int, _ distance: Int, _ budget: Int) {
            guard distance <= budget, distance > 0 || isPrefix, high > low else { return }
            found.append(Found(low: UInt32(low), high: UInt32(high), edits: distance))
        }
    }
}
