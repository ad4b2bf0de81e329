import Bytes

/// Looks words up in an index's vocabulary: whole, by their beginning, or misspelt.
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
    /// Two edits leave the first letter alone: people rarely get it wrong, and it divides the work by
    /// twenty. At most `limit` are found.
    func near(_ bytes: [UInt8], edits: Int, isPrefix: Bool, limit: Int = 400) -> [Found] {
        guard edits > 0, bytes.count >= 2, bytes.count <= 40 else { return [] }
        var walk = Walk(file: file, word: bytes, edits: edits, isPrefix: isPrefix, limit: limit)
        walk.run()
        return walk.found
    }

    private struct Walk {
        let file: PlacesFile
        let word: [UInt8]
        let edits: Int
        let isPrefix: Bool
        let limit: Int
        var found: [Found] = []
        /// Rows of the distance table, one for each letter walked: `width` numbers each.
        var rows: [UInt8] = []
        var path: [UInt8] = []
        var visits = 0
        let width: Int

        init(file: PlacesFile, word: [UInt8], edits: Int, isPrefix: Bool, limit: Int) {
            self.file = file
            self.word = word
            self.edits = edits
            self.isPrefix = isPrefix
            self.limit = limit
            width = word.count + 1
        }

        mutating func run() {
            let depth = word.count + edits + 2
            rows = [UInt8](repeating: 0, count: width * (depth + 1))
            for column in 0..<width { rows[column] = UInt8(column) }
            path = [UInt8](repeating: 0, count: depth + 1)
            descend(0, 0)
        }

        /// Fills the row of one more letter; returns its lowest and last number.
        mutating func step(_ letter: UInt8, _ depth: Int) -> (lowest: UInt8, last: UInt8) {
            path[depth] = letter
            let row = depth * width
            let above = row - width
            rows[row] = UInt8(truncatingIfNeeded: depth)
            var lowest = rows[row]
            for column in 1..<width {
                var value = rows[above + column - 1] &+ (word[column - 1] == letter ? 0 : 1)
                value = min(value, rows[above + column] &+ 1, rows[row + column - 1] &+ 1)
                if depth > 1, column > 1, letter == word[column - 2],
                    path[depth - 1] == word[column - 1]
                {
                    value = min(value, rows[above - width + column - 2] &+ 1)
                }
                rows[row + column] = value
                lowest = min(lowest, value)
            }
            return (lowest, rows[row + width - 1])
        }

        mutating func descend(_ node: Int, _ depth: Int) {
            let low = Int(file.nodeLow[node])
            let high = Int(file.nodeHigh[node])
            visits += 1
            if visits > 60_000 || found.count >= limit { return }
            if high - low == 1 { return finish(low, depth) }
            if !isPrefix, depth > 0, file.range(file.tokenStart, low).count == depth {
                accept(low, low + 1, rows[depth * width + width - 1])
            }
            let children = file.range(file.nodeFirst, node)
            guard children.lowerBound > node, depth + 1 < path.count else { return }
            for child in children.prefix(256) {
                let letter = file.nodeLabel[child]
                if depth == 0, edits > 1, letter != word[0] { continue }
                let (lowest, last) = step(letter, depth + 1)
                guard Int(lowest) <= edits else { continue }
                if isPrefix, Int(last) <= edits, depth + 1 >= word.count - edits {
                    accept(Int(file.nodeLow[child]), Int(file.nodeHigh[child]), last)
                    if lowest >= last { continue }
                }
                descend(child, depth + 1)
            }
        }

        /// Walks the rest of a single word.
        mutating func finish(_ token: Int, _ start: Int) {
            let bytes = file.range(file.tokenStart, token)
            var depth = start
            var best = isPrefix || bytes.count > depth ? UInt8.max : rows[depth * width + width - 1]
            while depth < bytes.count, depth + 1 < path.count {
                let (lowest, last) = step(file.tokenBytes[bytes.lowerBound + depth], depth + 1)
                depth += 1
                if isPrefix { best = min(best, last) }
                if Int(lowest) > edits { break }
                if !isPrefix, depth == bytes.count { best = last }
            }
            if Int(best) <= edits { accept(token, token + 1, best) }
        }

        mutating func accept(_ low: Int, _ high: Int, _ distance: UInt8) {
            guard Int(distance) <= edits, distance > 0 || isPrefix, high > low else { return }
            found.append(Found(low: UInt32(low), high: UInt32(high), edits: Int(distance)))
        }
    }
}
